"""The Horses & Stagecoach part of a view, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields
from folsom.express.horses.components import OLD_WHISKEY
from folsom.express.horses.view_types import CoachView
from folsom.express.interface.view_types import TokenView

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class HorsesViewFields(BoxViewFields):
    """Everything is public except which Whiskey is the Old one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def question(self, fields: "ViewFields", name: str, x: int) -> None:
        if name in ("board", "jump"):
            fields.say(f"wagon to board: {x}")

    def token(self, fields: "ViewFields", token: TokenView) -> None:
        fields.say(f"half-full: {token.label}", float(token.half))
        if token.kind == OLD_WHISKEY:
            fields.say(f"face: {token.label}")

    def view(self, fields: "ViewFields") -> None:
        coach: CoachView = fields.v.boxes[self.name]
        fields.say(f"coach beside: {coach.car}")
        fields.say("shotgun on the train", float(coach.shotgun != "coach roof"))
        fields.say("horses: ahead", coach.horses_ahead / 4)
        for car, horses in enumerate(coach.horses):
            fields.say(f"horses: {car}", horses / 4)
        for hostage in coach.hostages:
            fields.say(f"hostage left: {hostage}")
        for who, taken in enumerate(coach.taken):
            if taken is not None:
                fields.say(f"has hostage: {fields.bandit[who]} {taken}")
        for name in coach.escaped:
            fields.say(f"escaped: {fields.named[name]}")
        for who, bullets in enumerate(coach.round_bullets):
            fields.say(f"bullets in this round: {fields.bandit[who]}", bullets / 4)
