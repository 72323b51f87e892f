"""The questions of the Marshal player and the prison."""

from folsom.express.base.questions import Aim, Shoot, Take
from folsom.express.base.steps import LAW_TAKES
from folsom.express.codes import CHOOSE, PLAY
from folsom.express.interface.answers import CARDS, Card, Go, Pass
from folsom.express.interface.point_types import Nothing, OfferedCard
from folsom.express.interface.question_kinds import Answer, Offer, Question
from folsom.express.marshal import steps as op
from folsom.express.marshal.house_rules import PRISONERS
from folsom.express.marshal.idea import COPY
from folsom.express.marshal.law import marshal_of
from folsom.express.marshal.names import prisoner_words
from folsom.express.marshal.point_types import OfferedCopy, OfferedPrisoner
from folsom.express.state import State


class FreePrisoner(Answer):
    """MP-IDEA-2: a Prisoner to free."""

    def __init__(self) -> None:
        super().__init__("free", OfferedPrisoner, CHOOSE, len(PRISONERS))

    def spell(self, s: State, seat: int, argument: int) -> str:
        return f"prisoner {PRISONERS[argument]}"

    def pattern(self) -> str:
        return f"prisoner {super().pattern()}"

    def describe(self, o: Offer, argument: int) -> OfferedPrisoner:
        o.named["prisoner"] = prisoner_words(o.words, argument)
        return {"prisoner": PRISONERS[argument]}


class CopyCard(Answer):
    """MP-IDEA-3: never offered, because there is nothing to choose."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return False

    def __init__(self) -> None:
        super().__init__("copy", OfferedCopy, CHOOSE + COPY, 1, sentences=())

    def spell(self, s: State, seat: int, argument: int) -> str:
        return "copy"

    def pattern(self) -> str:
        return "copy"

    def describe(self, o: Offer, argument: int) -> Nothing:
        return {}


class Arrest(Aim):
    """MP-MAR-4: a bandit for the Marshal to arrest."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return seat == marshal_of(s) and super().possible(s, seat, argument)


class MarshalShot(Shoot):
    """A bandit for the Marshal to fire at."""

    def possible(self, s: State, seat: int, argument: int) -> bool:
        return seat == marshal_of(s) and super().possible(s, seat, argument)


QUESTIONS: list[Question] = [
    Question(
        op.DO_IDEA,
        "idea",
        "a Brilliant Idea: where to escape to, or whom to free",
        [Go(), Aim(), FreePrisoner(), CopyCard()],
    ),
    Question(LAW_TAKES, "take-drink", "a drink for the Marshal: which one he takes", [Take()]),
    Question(op.FREED, "freed", "freed from the cell: where to go", [Go()]),
    Question(op.DO_ARREST, "arrest", "whom to arrest", [Arrest()]),
    Question(op.SECOND_SHOT, "second-shot", "at whom to fire from the second cylinder", [Pass(), MarshalShot()]),
    Question(op.PLUS, "plus", "a card to play on top of a +", [Pass(), Card("play", OfferedCard, PLAY, CARDS)]),
    Question(op.ANGRY_FIRE, "angry-fire", "Angry Marshal: at whom to fire", [Pass(), MarshalShot()]),
    Question(op.ANGRY_MOVE, "angry-move", "Angry Marshal: where to go", [Pass(), Go()]),
]
