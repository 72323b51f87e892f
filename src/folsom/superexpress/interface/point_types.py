"""The points of events and options of Colt Super Express.  They are read at run time, so they are not compiled."""

from typing import Annotated, TypedDict

from folsom.interface.declarations import OneOf

Bandit = Annotated[str, OneOf("SuperBandit")]
Card = Annotated[str, OneOf("SuperCard")]
Facing = Annotated[str, OneOf("Facing")]


class Nothing(TypedDict):
    """Points at nothing."""


class AboutBandit(TypedDict):
    """Points at a bandit."""

    bandit: Annotated[Bandit, "the bandit that it is about"]


class AtPlace(AboutBandit):
    """Points at a bandit and a place."""

    car: Annotated[int, "the number of the car; 0 is the Locomotive"]
    floor: Annotated[str, OneOf("Floor"), "of `car`"]


# ---- events
class First(AboutBandit):
    """The First Player was drawn or has changed."""


class Starts(AtPlace):
    """Where a bandit starts."""

    facing: Annotated[Facing, "where the bandit looks"]


class RoundBegins(TypedDict):
    """A round begins."""

    number: Annotated[int, "the number of the round, from 1"]


class Programs(AboutBandit):
    """You programmed a card."""

    card: Annotated[Card, "the card"]
    number: Annotated[int, "the number of the card in the programme, from 1"]


class TakesBack(AboutBandit):
    """You took your programme back."""


class TurnBegins(TypedDict):
    """Everybody's card of this number is revealed."""

    number: Annotated[int, "the number of the cards in the programmes, from 1"]


class Reveals(AboutBandit):
    """A card is revealed."""

    card: Annotated[Card, "the card"]


class StandsUp(AboutBandit):
    """A stunned bandit stood up."""


class Turns(AboutBandit):
    """A bandit turned round."""

    facing: Annotated[Facing, "where the bandit looks now"]


class Climbs(AtPlace):
    """A bandit changed floor."""


class Moves(AtPlace):
    """A bandit went to another car."""


class Shoots(AboutBandit):
    """A bandit shot another."""

    target: Annotated[Bandit, "the bandit shot"]


class Misses(AboutBandit):
    """A bandit had nobody to shoot at."""


class Thrown(AtPlace):
    """A bandit was shot, and lies stunned there."""


class Falls(AboutBandit):
    """A bandit fell down, stunned, by its own Reflex."""


class Rides(AboutBandit):
    """A bandit rode to the front of the line inside the Locomotive."""


class Leaves(AboutBandit):
    """A bandit left the train."""

    why: Annotated[str, OneOf("LeaveReason"), "how the bandit left the train"]


class Saved(AboutBandit):
    """The Horse brought a bandit back, to the front of the line inside the Locomotive."""


class Lost(AboutBandit):
    """A bandit had no Horse, and is out for good."""


class Uncoupled(TypedDict):
    """The last wagon was uncoupled."""

    car: Annotated[int, "the number of the wagon"]


class LootGained(AboutBandit):
    """A bandit got a loot card for the wagon."""

    value: Annotated[int, "of the loot card, in dollars"]


class WagonGone(Nothing):
    """Nobody got the wagon."""


class Won(AboutBandit):
    """The end: a bandit wins."""


# ---- options
class OfferedCard(TypedDict):
    """Points at a card to program."""

    card: Annotated[Card, "the card to program"]
    number: Annotated[int, "which card of the programme it will be, from 1"]
