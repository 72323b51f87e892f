"""A box's part of an observation: its fields, and how they are written from a state.

The order of fields is fixed, because learned players depend on it: `ExpressFields` calls the boxes at the points below,
always in the order in which the boxes were added.
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
    """One for each box of a set-up; `of` has the fields of the base game, and helps to write."""

    def __init__(self, of: "ExpressFields") -> None:
        self.of = of

    # ---- fields, in this order
    def add_question(self) -> None:
        """After the fields of the round and of the question."""

    def add_cards(self) -> None:
        """After those of the cards of players."""

    def add_fields(self) -> None:
        """After those of the pile."""

    def add_last(self) -> None:
        """After those that all boxes have added so far."""

    def more_cards(self, turn: Turn) -> i64:
        """How many cards more a player may put on the pile in a turn."""
        return 0

    def more_pile(self) -> i64:
        """How many additional cards there may be on the pile in a round, from all players together."""
        return 0

    # ---- writing
    def write_question(self, seat: i64, op: i64, x: i64, cells: Cells) -> None:
        """The subject of a question of this box to the seat."""

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        """All other fields of the box."""
