"""What events and options of two-bandit play point at."""

from typing import Annotated, TypedDict

from folsom.express.interface.point_types import AboutSeat, Bandit, OwnCard


class PairChosen(AboutSeat):
    """Pairs: a seat plays these bandits."""

    bandits: Annotated[list[Bandit], "the two bandits of the seat"]


class CardChosen(OwnCard):
    """Pairs: a seat took a card of choice (or, with `number` 0, none)."""


class NoCover(AboutSeat):
    """Pairs: a seat gave no Cover."""


class OfferedBandit(TypedDict):
    """Points at a bandit of one's own."""

    bandit: Annotated[Bandit, "the bandit that starts in the Caboose"]


class OfferedPair(TypedDict):
    """Points at a pair of bandits."""

    pair: Annotated[list[Bandit], "the two bandits"]
