"""What Pairs, and two-bandit play as such, show of themselves."""

from folsom.express.box_interface import BoxInterface
from folsom.express.interface.fact_kinds import FactKind
from folsom.express.interface.question_kinds import Question
from folsom.express.pairs.facts import FACTS
from folsom.express.pairs.questions import QUESTIONS, TWO_BANDITS


class PairsInterface(BoxInterface):
    """The three pairs, the card of choice, and Cover."""

    def facts(self) -> list[FactKind]:
        return FACTS

    def questions(self) -> list[Question]:
        return TWO_BANDITS + QUESTIONS
