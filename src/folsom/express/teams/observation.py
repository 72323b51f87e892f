"""Teams in observations."""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver
from folsom.express.state import State
from folsom.express.teams.score import friendly_fire
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class TeamsObserver(BoxObserver):
    """Which of the two partners the seat is, and Bullets that partners fired at each other (TEAM-7)."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.second: i64 = -1
        self.hits: i64 = -1

    def add_fields(self) -> None:
        self.second = self.of.field("second of its team", [""])
        self.hits = self.of.field("hits within the team", self.of.seat_names)

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        if seat & 1:
            cells[self.second] = 1.0
        for q in range(self.of.seats):
            hits = friendly_fire(s, q // 2)
            if hits:
                cells[self.hits + self.of.seat_of[seat * self.of.seats + q]] = float(hits) / 4.0
