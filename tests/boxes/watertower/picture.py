"""The Water Tower in pictures for the terminal."""

from collections.abc import Iterator

from folsom.express.box_picture import BoxPicture, Sheet, alike
from folsom.express.interface.view_types import TokenView

from .rules import WATCH


class TowerPicture(BoxPicture):
    """A line with everybody and everything on the platform, and Pocket Watches wherever they are."""

    def lying(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        return alike("T", (token for token in loot if token.kind == WATCH))

    def held(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        number = sum(token.kind == WATCH for token in loot)
        return [sheet.counted(WATCH, number)] if number else []

    def lines(self, sheet: Sheet, others: list[str]) -> Iterator[str]:
        there = " ".join(sheet.spot(sheet.named("tower")))
        yield sheet.words("picture.tower", water=sheet.v.boxes["watertower"].water, there=there)
