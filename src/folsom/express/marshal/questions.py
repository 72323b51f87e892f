"""The questions of Marshal & Prisoners, and the notation and words of their answers."""

from folsom.express.base.questions import Knock, PunchQuestion
from folsom.express.base.steps import PUSH_WAY
from folsom.express.codes import PLAY
from folsom.express.interface.answers import CARDS, Card, GoOff, Pass
from folsom.express.interface.point_types import OfferedCard
from folsom.express.interface.question_kinds import Question
from folsom.express.marshal import steps as op

QUESTIONS: list[Question] = [
    PunchQuestion(
        PUSH_WAY, "push", "where a shot of Django's sends its target; `off`: off the train", [Knock(), GoOff("off")]
    ),
    Question(
        op.REFLEX_CARD,
        "reflex",
        "Reflex Action: which card of the hand to play at once",
        [Pass(), Card("play", OfferedCard, PLAY, CARDS)],
    ),
]
