"""Kinds of facts, declared by the boxes: the name of a fact on the tape, and how it becomes an event.

The engine writes a fact as four integers: its code and three arguments.
"""

from collections.abc import Callable
from typing import Any

from folsom.express.interface.event_text import EventText
from folsom.express.state import State
from folsom.interface.title import Outcome, Points
from folsom.kernel.core import Fact


def never(s: State, fact: Fact) -> bool:
    return False


def always(s: State, fact: Fact) -> bool:
    return True


class FactKind:
    """A kind of fact.

    `points` is the TypedDict that `describe` returns; its docstring says what happened.  `describe` also sets the names
    that the words need, and which of `sentences` is used: `event.rode.goes` is the sentence `goes` of the kind `rode`,
    and `hidden.other` stands for all plural forms of a sentence.  `hides` says whether some seats see less of a fact
    than others, `discloses` whether it shows anybody a card, a face or a place that was hidden from them.  `outcome`
    returns what the fact means for the viewer.
    """

    def __init__(
        self,
        code: int,
        name: str,
        points: type[Any],
        describe: Callable[[EventText], Points],
        sentences: tuple[str, ...] = (),
        hides: Callable[[State, Fact], bool] = never,
        discloses: Callable[[State, Fact], bool] = never,
        detail: Callable[[State, Fact], str] | None = None,
        outcome: Callable[[EventText], Outcome | None] | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.points = points
        self.describe = describe
        self.sentences = sentences
        self.hides = hides
        self.discloses = discloses
        self.detail = detail  # the name that distinguishes facts of this kind in statistics
        self.outcome = outcome


class FactAddition:
    """A box's additions to a kind of fact of another box: sentences of its words, and fields of its points."""

    def __init__(self, name: str, sentences: tuple[str, ...] = (), points: type[Any] | None = None) -> None:
        self.name = name
        self.sentences = sentences
        self.points = points


class MoveReason:
    """Why a bandit is moved: a code of the engine, and its name in events and in their words."""

    def __init__(self, code: int, name: str, discloses: bool = False) -> None:
        self.code = code
        self.name = name
        self.discloses = discloses  # whether arriving there reveals something hidden
