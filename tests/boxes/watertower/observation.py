"""What a learning program sees of the Water Tower, from a state and from a view."""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver
from folsom.express.box_view_fields import BoxViewFields
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

from .rules import FULL, tower_of

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields
    from folsom.express.view_fields import ViewFields


class TowerObserver(BoxObserver):
    """One number."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.water: i64 = -1

    def add_fields(self) -> None:
        self.water = self.of.field("water", [""])

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        cells[self.water] = float(tower_of(s).water) / FULL


class TowerViewFields(BoxViewFields):
    """The same from what a seat sees."""

    def view(self, fields: "ViewFields") -> None:
        fields.say("water", fields.v.boxes["watertower"].water / FULL)
