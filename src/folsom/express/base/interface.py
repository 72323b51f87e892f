"""The interface of the base game."""

from folsom.express.base.facts import FACTS, REASONS, SHOOTERS
from folsom.express.base.picture import BasePicture
from folsom.express.base.questions import QUESTIONS
from folsom.express.base.scenes import BaseScenes
from folsom.express.base.tokens import TOKEN_KINDS
from folsom.express.base.view_fields import BaseViewFields
from folsom.express.box_interface import BoxInterface
from folsom.express.interface.fact_kinds import FactKind, MoveReason
from folsom.express.interface.question_kinds import Question
from folsom.express.interface.token_kinds import TokenKind
from folsom.express.state import State
from folsom.kernel.fast import i64


class BaseInterface(BoxInterface):
    """The train, the bandits, their cards and their loot."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.scenes = BaseScenes()
        self.picture = BasePicture()
        self.view_fields = BaseViewFields()

    def facts(self) -> list[FactKind]:
        return FACTS

    def reasons(self) -> list[MoveReason]:
        return REASONS

    def token_kinds(self) -> list[TokenKind]:
        return TOKEN_KINDS

    def questions(self) -> list[Question]:
        return QUESTIONS

    def refused_text(self, text: str) -> str:
        return "PLAN-2" if text.startswith("play bullet") else ""

    def warning(self, s: State, who: i64, place: i64) -> str:
        """MARSHAL-2, unless a variant has switched it off."""
        watched = place == 2 * s.marshal and s.watched >> place & 1
        return "warning.marshal" if watched and s.is_bandit(who) and s.neutral else ""

    def texts(self) -> dict[str, tuple[str, ...]]:
        return {"Shooter": tuple(SHOOTERS.values())}
