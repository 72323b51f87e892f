"""What a box adds to the picture of a view for the terminal."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from folsom.express.interface.view_types import BanditView, PlaceView, SeatView, TokenView, View
from folsom.interface.words import Catalogue

NARROWEST = 8


@dataclass(frozen=True)
class Car:
    """A drawn car: the lines of its roof and of its inside, and what is beside it."""

    label: str
    roof: list[str]
    inside: list[str]
    beside: str
    least: int  # the width

    @property
    def width(self) -> int:
        return max(self.least, *(len(item) for item in (self.label, self.beside, *self.roof, *self.inside)))


@dataclass(frozen=True)
class Sheet:
    """A view that is being drawn, in one language."""

    v: View
    words: Catalogue
    boxes: tuple["BoxPicture", ...]
    in_row: int = 2  # tokens per line

    def spot(self, place: PlaceView) -> list[str]:
        """Everybody and everything on a spot: a line for each bandit, then the loot, kind by kind."""
        lines = [name.upper() for name in place.bandits]
        for box in self.boxes:
            lines += box.lying(self, place.loot)
        return lines

    def named(self, name: str) -> PlaceView:
        return next(place for place in self.v.places if place.name == name)

    def counted(self, kind: str, number: int) -> str:
        """`1 Purse`, `2 Purses`."""
        return self.words.count(f"picture.count.{kind}", number)


class BoxPicture:
    """A box overrides only the methods it needs."""

    # ---- the train
    def on_roof(self, sheet: Sheet, car: int) -> list[str]:
        """Figures on the roof of a car."""
        return []

    def inside(self, sheet: Sheet, car: int) -> list[str]:
        """Figures inside a car."""
        return []

    def beside(self, sheet: Sheet, car: int | None) -> str:
        """What is beside a car; None means the car in front of the Locomotive."""
        return ""

    def in_front(self, sheet: Sheet) -> Car | None:
        """A car in front of the Locomotive, with one floor as high as two; other boxes add what is beside it."""
        return None

    def alongside(self, sheet: Sheet) -> tuple[int, Car] | None:
        """A car beside the train, and the number of the car that it faces."""
        return None

    # ---- tokens
    def lying(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        """Its tokens on a spot, abbreviated."""
        return []

    def held(self, sheet: Sheet, loot: tuple[TokenView, ...]) -> list[str]:
        """Its tokens that a bandit holds, in words."""
        return []

    def elsewhere(self, sheet: Sheet) -> list[TokenView]:
        """Tokens off the train that are drawn with something else."""
        return []

    # ---- lines
    def away(self, sheet: Sheet) -> list[str]:
        """Bandits off the train whose whereabouts a line describes."""
        return []

    def lines(self, sheet: Sheet, others: list[str]) -> Iterator[str]:
        """Lines below the train; `others` are bandits off the train that no box has located."""
        yield from ()

    def seat_name(self, sheet: Sheet, seat: int, name: str) -> str:
        """A player's name, with the box's additions."""
        return name

    def seat(self, sheet: Sheet, seat: SeatView) -> str:
        """Text after a player's cards."""
        return ""

    def on_card(self, sheet: Sheet, bandit: BanditView) -> str:
        """Text after a bandit's loot."""
        return ""


def alike(letter: str, tokens: Iterable[TokenView]) -> list[str]:
    """`P`, `2x P`: tokens of a kind that the viewer cannot tell apart; an empty list if there are none."""
    number = len(list(tokens))
    return [f"{number}x {letter}" if number > 1 else letter] if number else []
