"""The question of the Expert variant."""

from folsom.express.expert.steps import HOLD_ONE
from folsom.express.interface.answers import KeepNoMore, keep
from folsom.express.interface.question_kinds import Question

QUESTIONS = [
    Question(
        HOLD_ONE,
        "keep",
        "Expert, end of a round: the next card to keep, until `keep none`",
        [KeepNoMore(), keep()],
    )
]
