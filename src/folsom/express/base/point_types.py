"""The points of the base game's events and options."""

from typing import Annotated, Literal, NotRequired, TypedDict

from folsom.express.interface.point_types import (
    AboutBandit,
    AboutSeat,
    ActionCard,
    AtPlace,
    Bandit,
    Car,
    Nothing,
    OfferedCard,
    OwnCards,
    Target,
    TokenLabel,
    TokenName,
    TokenNumber,
    TurnName,
)
from folsom.interface.declarations import ITS_SEAT, WHO_KNOWS_IT, OneOf

MoveReasonName = Annotated[str, OneOf("MoveReason")]


# ---- events: rounds and turns
class First(AboutSeat):
    """The First Player was drawn or has changed."""


class RoundBegins(TypedDict):
    """A Round card was revealed."""

    round: Annotated[int, "the number of the round, from 1"]
    card: Annotated[str, OneOf("RoundCard"), "the Round card"]
    turns: Annotated[list[TurnName], "the kinds of turns on the card"]


class TurnBegins(TypedDict):
    """A turn of Schemin' begins."""

    turn: Annotated[int, "the number of the turn, from 1"]
    kind: Annotated[TurnName, "the kind of turn"]


class Drew(OwnCards):
    """A seat drew cards; its own player sees which, unless it drew none."""


class Played(AboutSeat):
    """A seat played a card; only a card that is face down is hidden."""

    face_down: Annotated[bool, "whether the card was played face down"]
    card: NotRequired[Annotated[ActionCard, "the Action card", ITS_SEAT]]
    bandit: NotRequired[Annotated[Bandit, "whose card it is", ITS_SEAT]]


class Passed(AboutSeat):
    """A seat had nothing to play and nothing to draw."""


class StealingBegins(Nothing):
    """Stealin' begins."""


class Turned(AboutSeat):
    """Stealin': the next card of the pile is turned up."""

    bandit: Annotated[Bandit, "whose card it is"]
    card: Annotated[ActionCard, "the Action card"]


class NoEffect(AboutBandit):
    """A card had no effect."""

    card: Annotated[ActionCard, "the Action card"]
    why: NotRequired[Annotated[str, OneOf("ForbiddenBy"), "what forbids it; only present if something does"]]


# ---- events: what the cards do
class Moved(AboutBandit, AtPlace):
    """A bandit is somewhere else; one that travels in time is at the place `off` until they are back."""

    why: Annotated[MoveReasonName, "what moved the bandit; `push` is a shot of Django's, `flight` the Marshal"]


class Stayed(AboutBandit):
    """A bandit was sent past an end of the train, and stays."""

    why: Annotated[MoveReasonName, "what would have moved the bandit"]


class Shot(AboutBandit):
    """A bandit fired at another."""

    target: Annotated[Bandit, "the bandit fired at"]
    bullet: Annotated[int, "which of the bandit's Bullets it was, as printed on the card"]


class NeutralBullet(AboutBandit):
    """A bandit got a neutral Bullet."""

    by: Annotated[str, OneOf("Shooter"), "who fired it"]


class StockGone(Nothing):
    """There were too few neutral Bullets: nobody got one, and the rest left the game."""


class Punched(AboutBandit):
    """A bandit punched another."""

    target: Annotated[Bandit, "the bandit punched"]


class AboutToken(AboutBandit):
    """Points at a token that changes hands."""

    token: TokenNumber
    label: TokenLabel
    loot: Annotated[TokenName, "the kind of token"]
    value: Annotated[int | None, "what the token is worth; None for seats that do not know it", WHO_KNOWS_IT]


class Took(AboutToken):
    """A bandit took a token."""


class Dropped(AboutToken):
    """A bandit dropped a token where they were."""


class Grabbed(AboutToken):
    """A bandit (Cheyenne) took what another would have dropped."""


class Lost(AboutToken):
    """A bandit lost a token to the Marshal, out of the game."""


class MarshalMoved(TypedDict):
    """The Marshal went to a car."""

    car: Car


# ---- events: Round cards' events, and the end
class EventBegins(TypedDict):
    """The event of the Round card begins."""

    event: Annotated[str, OneOf("RoundEventName"), "the event, as in `view.round.event`"]


class SecondStrongbox(AtPlace):
    """The second Strongbox came into play."""

    token: TokenNumber
    label: TokenLabel


class Cash(AboutBandit):
    """A bandit gained dollars."""

    dollars: Annotated[int, "how much"]


class Spared(AboutBandit):
    """A bandit took nothing (Pickpocketing)."""


class AboutSide(TypedDict):
    """Points at a side."""

    seats: Annotated[list[int], "the side that it is about: one seat, or both of a team"]


class SideScore(AboutSide):
    """The end: what a seat or team has."""

    dollars: Annotated[int, "how much"]


class Gunslinger(AboutSide):
    """The end: a side gets $1000 as Gunslinger."""


class Won(AboutSide):
    """The end: a side wins."""


class NoWinner(Nothing):
    """The end: no side can win."""


# ---- options
class PlayedCard(OfferedCard):
    """Points at a card to play."""

    face_down: NotRequired[Annotated[Literal[True], "the card is played face down; only present if it is"]]


class HiddenCard(OfferedCard):
    """Points at a card to play face down."""

    face_down: Annotated[Literal[True], "the card is played face down"]


class OfferedLoot(TypedDict):
    """Points at a kind of loot."""

    loot: Annotated[str, OneOf("LootKind"), "the kind of loot"]


class OfferedTarget(TypedDict):
    """Points at a target."""

    bandit: Annotated[Target, "the target"]


class OfferedCar(TypedDict):
    """Points at a car."""

    car: Car
