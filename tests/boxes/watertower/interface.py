"""The interface of the Water Tower."""

from typing import TYPE_CHECKING

from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.interface.answers import Go
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactAddition, FactKind
from folsom.express.interface.question_kinds import Question
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.state import State
from folsom.kernel.bits import count
from folsom.kernel.fast import i64

from .observation import TowerObserver, TowerViewFields
from .picture import TowerPicture
from .rules import DO_CLIMB, F_SPOUTED, FULL, WATCH, WATCHES, tower_of
from .scenes import TowerScenes
from .view_types import Spouted, TowerView

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


def describe_spouted(t: EventText) -> Spouted:
    t.named["water"] = t.a
    return {"water": t.a}


FACTS = [FactKind(F_SPOUTED, "spouted", Spouted, describe_spouted)]


class TowerInterface(BoxInterface):
    """Everything about it is public."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.view_type = TowerView
        self.rules_page = "watertower.md"
        self.scenes = TowerScenes()
        self.picture = TowerPicture()
        self.view_fields = TowerViewFields()

    def refuses(self, players: i64, variant: str, boxes: list[str]) -> str:
        if len(boxes) > 2:
            return "the Water Tower is played with at most one other box (TOWER-1)"
        return ""

    def view(self, s: State, viewer: i64) -> TowerView:
        return TowerView(water=tower_of(s).water)

    def same_view(self, before: State, now: State) -> bool:
        return tower_of(now).same(tower_of(before))

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return TowerObserver(of)

    def audit(self, s: State) -> None:
        tower = tower_of(s)
        assert 0 <= tower.water <= FULL, "the Tower holds water for three times"
        lying = sum(s.floor) | sum(b.loot for b in s.bandits)
        assert count(lying & tower.watches) == len(WATCHES), "a Pocket Watch is missing"

    def facts(self) -> list[FactKind]:
        return FACTS

    def fact_additions(self) -> list[FactAddition]:
        return [FactAddition("nothing", ("climb",)), FactAddition("event", ("spout",))]

    def token_kinds(self) -> list[TokenKind]:
        return [TokenKind(WATCH, "T")]

    def questions(self) -> list[Question]:
        return [Question(DO_CLIMB, "climb", "where to go, on a Climb", [Go()])]
