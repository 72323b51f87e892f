"""The points of the Expert variant's events and options."""

from typing import Annotated, NotRequired

from folsom.express.interface.point_types import AboutSeat, Bullets, Cards
from folsom.interface.declarations import ITS_SEAT


class Shuffled(AboutSeat):
    """Expert: a seat shuffled its discard into a new deck."""


class BulletsDiscarded(AboutSeat):
    """Expert: Bullets went from a hand to the discard, open."""

    bullets: Bullets


class Kept(AboutSeat):
    """Expert: how many cards a seat kept and discarded; its own player sees which it kept, if any."""

    kept: Annotated[int, "how many cards were kept"]
    discarded: Annotated[int, "how many cards were discarded"]
    cards: NotRequired[Annotated[Cards, ITS_SEAT]]
