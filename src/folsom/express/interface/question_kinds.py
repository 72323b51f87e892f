"""Questions and the kinds of their answers, as the boxes declare them.

An action is a byte (codes.py).  A kind of answer is a range of actions: from its first action on, each stands for an
argument, such as a card or a place.
"""

from typing import Any

from folsom.express.interface.names import Speech, bandit_name
from folsom.express.state import State
from folsom.interface.title import Points
from folsom.kernel.fast import mypyc_attr


class Offer:
    """An answer offered to a seat: the names that its words need, and which sentence is used."""

    def __init__(self, speech: Speech, seat: int, who: int, x: int, sentence: str, named: dict[str, object]) -> None:
        self.s = speech.s
        self.seat = seat
        self.who = who  # the bandit that the question is about, if it is about one
        self.x = x  # the argument of the question
        self.words = speech.words
        self.speech = speech
        self.sentence = sentence
        self.number = -1  # of things, for a sentence with plural forms; -1: it has none
        self.warning = ""  # the key of a sentence about what happens to the bandit then, if that is not obvious
        self.named = named


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """A kind of answer.

    `points` is the TypedDict that `describe` returns.  Its text in the notation is `verb`, or else the question's name,
    followed by what `spell` returns for the argument.  Its words are one of `sentences`: `option.plan.draw` is the
    sentence `draw` of an answer to `plan`, and `draw-last.other` stands for all plural forms of a sentence.  An answer
    without sentences is never offered, only understood and refused.
    """

    def __init__(
        self,
        name: str,
        points: type[Any],
        first: int,
        number: int,
        verb: str = "",
        sentences: tuple[str, ...] | None = None,
    ) -> None:
        self.name = name
        self.points = points
        self.first = first
        self.number = number
        self.verb = verb
        self.sentences = (name,) if sentences is None else sentences

    def exists(self, s: State, seat: int, argument: int) -> bool:
        """Whether a set-up like this one has such an answer."""
        return True

    def in_game(self, s: State, argument: int) -> bool:
        """Whether this particular game has it, too."""
        return True

    def possible(self, s: State, seat: int, argument: int) -> bool:
        """Whether it can be legal for this seat in some position of this game: only such texts are suggested."""
        return True

    def spell(self, s: State, seat: int, argument: int) -> str:
        """The argument in the notation."""
        raise NotImplementedError

    def pattern(self) -> str:
        """The placeholder for arguments in its text, for documentation."""
        return f"<{next(iter(self.points.__annotations__))}>"

    def label(self, s: State, argument: int) -> str | None:
        """The argument for learning programs, with bandits by number, from seat 0; None if it can never be legal."""
        return self.spell(s, 0, argument)

    def describe(self, o: Offer, argument: int) -> Points:
        """Return what it points at, and set the names that its words need and which sentence is used."""
        raise NotImplementedError

    def choice(self, s: State, seat: int) -> str:
        """Its name in the question of a turn (`choice.first.draw`); empty if it is not mentioned there."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A question: the op that asks it, its name, what is asked, and the kinds of answers, by their first actions.

    Its words are `question.` and its name, or its name and one of its `sentences`.
    """

    def __init__(self, op: int, name: str, asked: str, answers: list[Answer], sentences: tuple[str, ...] = ()) -> None:
        self.op = op
        self.name = name
        self.asked = asked
        self.answers = answers
        self.sentences = sentences

    def named(self, speech: Speech, seat: int, who: int, x: int) -> dict[str, object]:
        """The names that its words and those of its answers need."""
        to_seat = speech.s.rules.ops[self.op].to_seat
        return {"name": speech.seat(seat) if to_seat else bandit_name(speech.s, who)}

    def ask(self, speech: Speech, seat: int, who: int, x: int) -> str:
        """The question as people read it."""
        return speech.words(f"question.{self.name}", **self.named(speech, seat, who, x))


def answer_to(s: State, op: int, seat: int, action: int) -> Answer | None:
    """The kind of answer to a question that an action belongs to; None if there is none in this game."""
    for answer in s.rules.answers[op]:
        argument = action - answer.first
        if 0 <= argument < answer.number and answer.exists(s, seat, argument):
            return answer
    return None
