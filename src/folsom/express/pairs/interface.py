"""The interface of Pairs, and of two-bandit play in general."""

from typing import TYPE_CHECKING

from folsom.express.box_interface import BoxInterface
from folsom.express.box_observer import BoxObserver
from folsom.express.interface.fact_kinds import FactKind
from folsom.express.interface.question_kinds import Question
from folsom.express.pairs.facts import FACTS
from folsom.express.pairs.observation import PairsObserver
from folsom.express.pairs.questions import QUESTIONS, TWO_BANDITS
from folsom.express.pairs.view_fields import PairsViewFields

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class PairsInterface(BoxInterface):
    """The three pairs, the chosen card, and Cover."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.view_fields = PairsViewFields()

    def observer(self, of: "ExpressFields") -> BoxObserver:
        return PairsObserver(of)

    def facts(self) -> list[FactKind]:
        return FACTS

    def questions(self) -> list[Question]:
        return TWO_BANDITS + QUESTIONS
