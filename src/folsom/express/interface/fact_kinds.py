"""Kinds of facts, declared by the boxes: the name of a fact on the tape, and how it becomes an event.

The engine writes a fact as four integers: its code and three arguments.
"""

from collections.abc import Callable
from typing import Any

from folsom.express.interface.event_text import Telling
from folsom.express.state import State
from folsom.interface.title import Outcome, Points
from folsom.kernel.core import Fact


def never(s: State, fact: Fact) -> bool:
    return False


def always(s: State, fact: Fact) -> bool:
    return True


class FactKind:
    """A kind of fact.

    `points` is the TypedDict that `tell` returns; its docstring says what happened.  `tell` also names what its words
    need, and which of the `shades` it is told with: `event.rode.goes` is the shade `goes` of the kind `rode`, and
    `hidden.other` stands for all forms of a sentence about a number.  `hides` says whether some seat sees less of a
    fact than another, `discloses` whether it shows anybody a card, a face or a place that was hidden from them.
    `outcome` says what it means for the seat that it is told to.
    """

    def __init__(
        self,
        code: int,
        name: str,
        points: type[Any],
        tell: Callable[[Telling], Points],
        shades: tuple[str, ...] = (),
        hides: Callable[[State, Fact], bool] = never,
        discloses: Callable[[State, Fact], bool] = never,
        detail: Callable[[State, Fact], str] | None = None,
        outcome: Callable[[Telling], Outcome | None] | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.points = points
        self.tell = tell
        self.shades = shades
        self.hides = hides
        self.discloses = discloses
        self.detail = detail  # by what name statistics tell facts of this kind apart
        self.outcome = outcome


class FactAddition:
    """What a box adds to a kind of fact of another box: shades of its words, and fields of its points."""

    def __init__(self, name: str, shades: tuple[str, ...] = (), points: type[Any] | None = None) -> None:
        self.name = name
        self.shades = shades
        self.points = points


class MoveReason:
    """Why a bandit is moved: a code of the engine, and its name in events and in their words."""

    def __init__(self, code: int, name: str, discloses: bool = False) -> None:
        self.code = code
        self.name = name
        self.discloses = discloses  # that they come there shows what was hidden
