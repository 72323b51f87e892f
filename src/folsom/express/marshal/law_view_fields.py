"""The Marshal player's and the prison's part of a view, as fields of an observation."""

from typing import TYPE_CHECKING

from folsom.express.box_view_fields import BoxViewFields
from folsom.express.interface.view_types import TokenView
from folsom.express.marshal.house_rules import BRAWLERS, TARGETS
from folsom.express.marshal.law import GOALS
from folsom.express.marshal.view_types import LawView

if TYPE_CHECKING:
    from folsom.express.view_fields import ViewFields


class LawViewFields(BoxViewFields):
    """Includes only the goals that the viewer knows."""

    def __init__(self, name: str) -> None:
        self.name = name

    def token(self, fields: "ViewFields", token: TokenView) -> None:
        if token.kind == "mailbag" and token.value is not None:
            fields.say(f"face: {token.label}", token.value / 500)

    def view(self, fields: "ViewFields") -> None:
        law: LawView = fields.v.boxes[self.name]
        if law.seat is not None:
            fields.say(f"plays the Marshal: {fields.seat[law.seat]}")
        for number, left in enumerate(law.cylinders, 1):
            fields.say(f"cylinder: {number}", left / 6)
        for value, name in zip(BRAWLERS, law.brawlers, strict=True):
            if name is not None:
                fields.say(f"brawler card: {fields.named[name]} {value}")
        for name in law.arrested:
            fields.say(f"arrested: {fields.named[name]}")
        for name in law.hit:
            fields.say(f"hit by the Marshal: {fields.named[name]}")
        for prisoner in law.prisoners:
            fields.say(f"prisoner: {prisoner}")
        for who, freed in enumerate(law.freed):
            for prisoner in freed:
                fields.say(f"has freed: {fields.bandit[who]} {prisoner}")
        self.goals(fields, law)

    def goals(self, fields: "ViewFields", law: LawView) -> None:
        fields.say("goals drawn", len(law.goals) / GOALS)
        for goal in law.goals:
            if goal in TARGETS:
                fields.say(f"target: {goal}")
            elif goal is not None:
                fields.say(f"warrant: {fields.named[goal]}")
