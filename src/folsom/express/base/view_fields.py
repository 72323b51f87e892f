"""The base game's part of a view, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields
from folsom.express.interface.view_types import TokenView

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class BaseViewFields(BoxViewFields):
    """The questions of the base game, and its tokens."""

    def question(self, fields: "ViewFields", name: str, x: int) -> None:
        if name in ("drop", "knock"):
            fields.say(f"punched: {fields.bandit[x]}")
        elif name == "plan":
            fields.say("place in the turn", (x >> 8) / 12)

    def token(self, fields: "ViewFields", token: TokenView) -> None:
        if token.kind == "purse" and token.value is not None:
            fields.say(f"face: {token.label}", token.value / 500)
