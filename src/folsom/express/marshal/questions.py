"""The questions of Marshal & Prisoners, and how their answers are spelled and told."""

from folsom.express.base.questions import Knock, PunchQuestion
from folsom.express.base.steps import PUSH_WAY
from folsom.express.codes import GO, PLAY
from folsom.express.interface.answers import CARDS, Card, Pass
from folsom.express.interface.names import OFF
from folsom.express.interface.point_types import Nothing, OfferedCard
from folsom.express.interface.question_kinds import Answer, Offer, Question
from folsom.express.marshal import steps as op
from folsom.express.state import State


class Off(Answer):
    """EVENT-FALL: off the train."""

    def __init__(self) -> None:
        super().__init__("off", Nothing, GO, 24)

    def exists(self, s: State, seat: int, argument: int) -> bool:
        return argument == s.ground.off

    def spell(self, s: State, seat: int, argument: int) -> str:
        return OFF

    def pattern(self) -> str:
        return OFF

    def tell(self, o: Offer, argument: int) -> Nothing:
        return {}


QUESTIONS: list[Question] = [
    PunchQuestion(
        PUSH_WAY, "push", "where a shot of Django's sends its target; `off`: off the train", [Knock(), Off()]
    ),
    Question(
        op.REFLEX_CARD,
        "reflex",
        "Reflex Action: which card of the hand to play at once",
        [Pass(), Card("play", OfferedCard, PLAY, CARDS)],
    ),
]
