"""The time-travel car's part of a view, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields
from folsom.express.timecar.view_types import JourneyView

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class TimecarViewFields(BoxViewFields):
    """The travelling bandit and its destination, as far as the seat knows."""

    def __init__(self, name: str) -> None:
        self.name = name

    def view(self, fields: "ViewFields") -> None:
        journey: JourneyView = fields.v.boxes[self.name]
        if journey.bandit is not None:
            fields.say(f"traveller: {fields.named[journey.bandit]}")
            if journey.destination is not None:
                fields.say(f"destination: {journey.destination}")
