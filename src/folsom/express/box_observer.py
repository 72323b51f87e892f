"""A box's part of an observation: its fields, and how they are written from a state.

The order of fields is fixed, because trained players depend on it: `ExpressFields` calls the methods below in a fixed
order, and for each of them the boxes in the order in which they were added.
"""

from typing import TYPE_CHECKING

from folsom.express.ops import Turn
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


def each(ones: list[str], others: list[str]) -> list[str]:
    """The names of a table, row by row."""
    return [f"{one} {other}" for one in ones for other in others]


class BoxObserver:
    """One for each box of a set-up; `of` has the base game's fields and helpers for writing."""

    def __init__(self, of: "ExpressFields") -> None:
        self.of = of

    # ---- fields, in this order
    def add_question(self) -> None:
        """Add fields after those of the round and of the question."""

    def add_cards(self) -> None:
        """Add fields after those of the players' cards."""

    def add_fields(self) -> None:
        """Add fields after those of the pile."""

    def add_last(self) -> None:
        """Add fields after those that all boxes have added so far."""

    def more_cards(self, turn: Turn) -> i64:
        """How many additional cards a player may put on the pile in a turn."""
        return 0

    def more_pile(self) -> i64:
        """How many additional cards there may be on the pile in a round, from all players together."""
        return 0

    # ---- writing
    def write_question(self, seat: i64, op: i64, x: i64, cells: Cells) -> None:
        """Write the subject of a question of this box to the seat."""

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        """Write all other fields of the box."""
