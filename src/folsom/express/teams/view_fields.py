"""The Teams part of a view, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class TeamsViewFields(BoxViewFields):
    """Which of the two partners the seat is, and Bullets that partners fired at each other."""

    def view(self, fields: "ViewFields") -> None:
        v = fields.v
        fields.say("second of its team", float((v.seat or 0) % 2))
        for seat, name in fields.seat.items():
            team = [v.seats[mate].name for mate in (seat, seat ^ 1)]
            fields.say(f"hits within the team: {name}", sum(b in team for b in v.side_bullets[seat // 2]) / 4)
