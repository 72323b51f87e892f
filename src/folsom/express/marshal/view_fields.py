"""The part of a view for the Round cards of Marshal & Prisoners, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class FallViewFields(BoxViewFields):
    """The pushed and the fallen bandits, which are public."""

    def __init__(self, name: str) -> None:
        self.name = name

    def question(self, fields: "ViewFields", name: str, x: int) -> None:
        if name == "push":
            fields.say(f"pushed: {fields.bandit[x]}")

    def view(self, fields: "ViewFields") -> None:
        for name in fields.v.boxes[self.name].fallen:
            fields.say(f"fallen: {fields.named[name]}")
