"""The points of events and options of two-bandit play."""

from typing import Annotated, TypedDict

from folsom.express.interface.point_types import AboutSeat, Bandit, OwnCard


class PairChosen(AboutSeat):
    """Pairs: a seat plays these bandits."""

    bandits: Annotated[list[Bandit], "the two bandits of the seat"]


class CardChosen(OwnCard):
    """Pairs: a seat chose a card and took it (or, with `number` 0, none)."""


class NoCover(AboutSeat):
    """Pairs: a seat gave no Cover."""


class OfferedBandit(TypedDict):
    """Points at one of the player's own bandits."""

    bandit: Annotated[Bandit, "the bandit that starts in the Caboose"]


class OfferedPair(TypedDict):
    """Points at a pair of bandits."""

    pair: Annotated[list[Bandit], "the two bandits"]
