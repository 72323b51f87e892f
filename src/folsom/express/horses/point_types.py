"""The points of events and options of Horses & Stagecoach."""

from typing import Annotated, TypedDict

from folsom.express.interface.point_types import (
    AboutBandit,
    AboutSeat,
    Bandit,
    Car,
    OwnCards,
    TokenLabel,
    TokenNumber,
)
from folsom.interface.declarations import WHO_KNOWS_IT, OneOf

BesideCar = int | Annotated[str, OneOf("PlaceName")]
HostageName = Annotated[str, OneOf("Hostage")]


# ---- events
class RidesOn(AboutBandit):
    """A bandit did not board this wagon."""


class Rode(AboutBandit):
    """A bandit rode a Horse from beside one car to beside another, or stayed; the next `moved` is where they got in."""

    start: Annotated[BesideCar, "beside which car the Horse stood: its number, or the name of what is no car"]
    end: Annotated[BesideCar, "beside which car the Horse stands now"]


class Escaped(AboutBandit):
    """A bandit rode away for good (Escape)."""


class Felled(AboutBandit):
    """A bandit punched the Shotgun off the Stagecoach, onto the roof next to it; his Strongbox stays on its roof."""


class CoachFellBack(TypedDict):
    """The Stagecoach fell back to a car, with everybody in and on it and the Shotgun."""

    car: Car


class HostageTaken(AboutBandit):
    """A bandit took a Hostage."""

    hostage: Annotated[HostageName, "the Hostage"]


class PoodleBullet(AboutBandit):
    """A bandit got a neutral Bullet from the Poodle."""


class Drank(AboutBandit):
    """A bandit used a Whiskey: it is half-full now, or `empty` and out of the game; its kind is public."""

    token: TokenNumber
    label: TokenLabel
    old: Annotated[bool, "whether it is the Old Whiskey"]
    empty: Annotated[bool, "whether the Whiskey is empty; else it is half-full now"]


class NoCard(AboutSeat):
    """After a Whiskey, a seat had no card to play."""


class WillDraw(AboutSeat):
    """A Turmoil is revealed: a seat draws."""


class Saved(OwnCards):
    """Horses & Stagecoach: how many cards a seat keeps for the next round; its own player sees which, if any."""


class HorseGone(TypedDict):
    """A Horse left the game (Panting Horses)."""

    start: Annotated[BesideCar, "beside which car the Horse stood: its number, or the name of what is no car"]


class FlaskGone(TypedDict):
    """The Marshal emptied a Whiskey, out of the game."""

    token: TokenNumber
    label: TokenLabel
    old: Annotated[bool, "whether it is the Old Whiskey"]


class Caught(AboutBandit):
    """The end, with Escape: a bandit was in or on the train."""


class FlaskFace(TypedDict, total=False):
    """Added to the points of a token that changes hands, if it is a Whiskey."""

    old: Annotated[bool | None, "whether it is the Old Whiskey; only present for a Whiskey", WHO_KNOWS_IT]


# ---- options
class Boarding(TypedDict):
    """Points at the player's own bandits, and a wagon."""

    bandits: Annotated[list[Bandit], "those that board; empty: nobody"]
    car: Annotated[int, "the wagon that is asked about"]


class OfferedHostage(TypedDict):
    """Points at a Hostage."""

    hostage: Annotated[HostageName, "the Hostage"]
