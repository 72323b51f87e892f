"""The interfaces of Mei and of the Round cards that need no Marshal player."""

from typing import TYPE_CHECKING, Final

from folsom.express.base.score import side_of
from folsom.express.base.steps import PUNCH_WAY
from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.interface.answers import GoOff
from folsom.express.interface.fact_kinds import FactAddition, FactKind
from folsom.express.interface.names import bandit_name, members
from folsom.express.interface.question_kinds import Answer, Question
from folsom.express.marshal.facts import ADDITIONS, FACTS, FALLEN
from folsom.express.marshal.fall import fallen_of
from folsom.express.marshal.observation import FallObserver
from folsom.express.marshal.picture import FallPicture
from folsom.express.marshal.questions import QUESTIONS
from folsom.express.marshal.scenes import FallScenes
from folsom.express.marshal.view_fields import FallViewFields
from folsom.express.marshal.view_types import FallView
from folsom.express.state import State
from folsom.kernel.fast import i64

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields

RULES_PAGE: Final = "marshal.md"


class MeiInterface(BoxInterface):
    """One more bandit to choose from."""

    def __init__(self, name: str, folder: str) -> None:
        super().__init__(name, folder)
        self.rules_page = RULES_PAGE

    def refuses(self, players: i64, variant: str, boxes: list[str]) -> str:
        if variant == "marshal":
            return "Mei is one of the bandits of Marshal & Prisoners anyway (MEI-1)"
        if variant == "pairs":
            return "the three pairs are fixed, and Mei is in none of them (PAIR-1)"
        return ""


class RoundsInterface(BoxInterface):
    """Jarring turns, Safekeeping, Reflex Action and Deadly Fall."""

    def __init__(self, name: str, folder: str) -> None:
        super().__init__(name, folder)
        self.rules_page = RULES_PAGE
        self.view_type = FallView
        self.scenes = FallScenes()
        self.picture = FallPicture(name)
        self.view_fields = FallViewFields(name)
        self.score_lines = {"EVENT-FALL": "left-behind"}

    def refuses(self, players: i64, variant: str, boxes: list[str]) -> str:
        if variant == "marshal":
            return "all Round cards of Marshal & Prisoners are in that game anyway (MP-SET-10)"
        return ""

    def view(self, s: State, viewer: i64) -> FallView:
        """Everything in it is public."""
        return FallView(fallen=tuple(bandit_name(s, who) for who in members(fallen_of(s).bandits)))

    def same_view(self, before: State, now: State) -> bool:
        return fallen_of(now).same(fallen_of(before))

    def counted(self, s: State, side: i64) -> dict[str, int]:
        """The number of a side's bandits that have fallen; if all have, the side cannot win."""
        return {"fallen": sum(side_of(s, who) == side for who in members(fallen_of(s).bandits))}

    def audit(self, s: State) -> None:
        assert not fallen_of(s).bandits & ~s.here[s.ground.off], "a fallen bandit is on the train"

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return FallObserver(of)

    def facts(self) -> list[FactKind]:
        return FACTS

    def fact_additions(self) -> list[FactAddition]:
        return ADDITIONS

    def forbidden_by(self, s: State, who: int, kind: int) -> str:
        return FALLEN if fallen_of(s).bandits >> who & 1 else ""

    def questions(self) -> list[Question]:
        return QUESTIONS

    def more_answers(self) -> list[tuple[int, Answer]]:
        return [(PUNCH_WAY, GoOff("off"))]

    def texts(self) -> dict[str, tuple[str, ...]]:
        return {"ForbiddenBy": (FALLEN,)}
