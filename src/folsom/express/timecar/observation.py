"""The time-travel car in observations."""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver
from folsom.express.state import State
from folsom.express.timecar.car import journey_of
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class TimecarObserver(BoxObserver):
    """TCAR-8: only its player knows where a traveller will appear."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.traveller: i64 = -1
        self.destination: i64 = -1

    def add_fields(self) -> None:
        self.traveller = self.of.field("traveller", self.of.bandit_names)
        self.destination = self.of.field("destination", self.of.place_names[:-1])

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        journey = journey_of(s)
        if journey.who >= 0:
            cells[self.traveller + self.of.bandit_of[seat * self.of.bandit_count + journey.who]] = 1.0
            if journey.to >= 0 and s.bandits[journey.who].seat == seat:
                cells[self.destination + journey.to] = 1.0
