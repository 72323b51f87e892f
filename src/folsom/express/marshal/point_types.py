"""The points of events and options of Marshal & Prisoners."""

from typing import Annotated, NotRequired, TypedDict

from folsom.express.interface.point_types import (
    AboutBandit,
    AboutSeat,
    ActionCard,
    AtPlace,
    Bandit,
    Nothing,
    TokenLabel,
    TokenName,
    TokenNumber,
)
from folsom.interface.declarations import ITS_SEAT, OneOf

GoalName = Annotated[str, OneOf("Goal"), "a bandit to be arrested, or a Special Target"]
Prisoner = Annotated[str, OneOf("Prisoner"), "the Prisoner, named after the bandit whose power it lends"]
GoalNumber = Annotated[int, "the number of the goal, from 1"]


# ---- events without a Marshal player
class CarriedUp(AtPlace):
    """Safekeeping: a token goes from inside the Marshal's car to its roof."""

    token: TokenNumber
    label: TokenLabel
    loot: Annotated[TokenName, "the kind of token"]


class HeldBack(AboutSeat):
    """Reflex Action: a seat plays no card."""


class Fell(AboutBandit):
    """Deadly Fall: a bandit fell off the train, for good."""


# ---- the Marshal player and the prison
class GoalDrawn(TypedDict):
    """The Marshal drew a goal, in secret."""

    number: GoalNumber
    goal: NotRequired[Annotated[GoalName, ITS_SEAT]]


class GoalShown(TypedDict):
    """Rumors: the Marshal shows a goal to everybody."""

    number: GoalNumber
    goal: GoalName


class GoalMet(GoalShown):
    """The end: a goal is turned over."""

    met: Annotated[bool, "whether the Marshal has met it"]


class BrawlerTaken(AboutBandit):
    """A bandit who punched the Marshal took a Brawler card."""

    dollars: Annotated[int, "how much it is worth"]


class AboutPrisoner(AboutBandit):
    """Points at a Prisoner."""

    prisoner: Prisoner


class PrisonerFreed(AboutPrisoner):
    """A bandit freed a Prisoner."""


class PrisonerLockedUp(AboutPrisoner):
    """An arrested bandit's Prisoner is locked up again."""


class Rescued(AboutBandit):
    """A bandit freed another from the cell."""

    target: Annotated[Bandit, "the bandit that was in the cell"]


class Copied(AboutBandit):
    """A Brilliant Idea does what another bandit's card did."""

    card: Annotated[ActionCard, "the Action card"]


class NoPlus(AboutSeat):
    """The Marshal plays no card on top of a +."""


class HeldFire(AboutBandit):
    """The Marshal does not fire, or not again."""


class Stood(AboutBandit):
    """Angry Marshal: the Marshal does not move."""


# ---- options
class OfferedPrisoner(TypedDict):
    """Points at a Prisoner."""

    prisoner: Prisoner


class OfferedCopy(Nothing):
    """Points at nothing: there is one card to copy."""
