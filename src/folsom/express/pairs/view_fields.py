"""The Pairs part of a view, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields
from folsom.express.interface.names import members
from folsom.express.pairs.cast import LEADERS, MATES

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class PairsViewFields(BoxViewFields):
    """The variant's part of the state, all of it public."""

    def view(self, fields: "ViewFields") -> None:
        shown = next(extra for extra in fields.v.engine.extras if "covered" in extra)
        for number in members(shown["left"]):
            fields.say(f"pair left: {LEADERS[number]}")
        for leader in LEADERS:
            mate = shown[f"mate of {leader}"]
            if mate >= 0:
                fields.say(f"mate of: {leader} {MATES[mate]}")
        round = fields.v.round
        for seat, name in fields.seat.items():
            fields.say(f"took a card of choice: {name}", float(shown["took"] >> seat & 1))
            covered = shown["covered"] >> 4 * seat & 15
            fields.say(f"has covered: {name}", float(round is not None and covered == round.turn))
