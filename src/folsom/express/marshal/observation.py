"""The Round cards of Marshal & Prisoners in observations."""

from typing import TYPE_CHECKING

from folsom.express.base.steps import PUSH_WAY
from folsom.express.box_observer import BoxObserver
from folsom.express.marshal.fall import fallen_of
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class FallObserver(BoxObserver):
    """The fallen bandits, and the one that a shot may push."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.pushed: i64 = -1
        self.fallen: i64 = -1

    def add_question(self) -> None:
        self.pushed = self.of.field("pushed", self.of.bandit_names)

    def add_fields(self) -> None:
        self.fallen = self.of.field("fallen", self.of.bandit_names)

    def more_pile(self) -> i64:
        """EVENT-REFLEX: one card at a time."""
        return 1

    def write_question(self, seat: i64, op: i64, x: i64, cells: Cells) -> None:
        if op == PUSH_WAY:
            cells[self.pushed + self.of.bandit_of[seat * self.of.bandit_count + x]] = 1.0

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        fallen = fallen_of(s)
        for who in range(s.bandit_count):
            if fallen.bandits >> who & 1:
                cells[self.fallen + self.of.bandit_of[seat * self.of.bandit_count + who]] = 1.0
