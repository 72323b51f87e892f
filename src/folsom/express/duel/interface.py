"""The interface of the two-player game."""

from folsom.express.box_interface import BoxInterface
from folsom.express.interface.question_kinds import Question
from folsom.express.pairs.questions import TWO_BANDITS


class DuelInterface(BoxInterface):
    """Two bandits per seat; everything else belongs to the Expert variant."""

    def questions(self) -> list[Question]:
        return TWO_BANDITS
