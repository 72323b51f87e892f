"""What events and options of Marshal & Prisoners point at."""

from typing import Annotated

from folsom.express.interface.point_types import AboutBandit, AboutSeat, AtPlace, TokenLabel, TokenName, TokenNumber


class CarriedUp(AtPlace):
    """Safekeeping: a token goes from inside the Marshal's car to its roof."""

    token: TokenNumber
    label: TokenLabel
    loot: Annotated[TokenName, "the kind of token"]


class HeldBack(AboutSeat):
    """Reflex Action: a seat plays no card."""


class Fell(AboutBandit):
    """Deadly Fall: a bandit fell off the train, for good."""
