"""Types of the points of events and options that several boxes use.

They are read at run time, so modules with such types are not compiled.
"""

from typing import Annotated, NotRequired, TypedDict

from folsom.interface.declarations import ITS_SEAT, OneOf

Bandit = Annotated[str, OneOf("ExpressBandit")]
Target = Annotated[str, OneOf("ExpressTarget")]
Bullet = Annotated[str, OneOf("Bullet")]
ActionCard = Annotated[str, OneOf("ActionCard")]
TokenName = Annotated[str, OneOf("TokenKind")]
TurnName = Annotated[str, OneOf("TurnKind")]
Floor = Annotated[str, OneOf("Floor")]
TokenNumber = Annotated[int, "the number of the token, as in views"]
TokenLabel = Annotated[str, "the name of the token in the notation: `P9`"]
Car = Annotated[int, "the number of the car; 0 is the Locomotive"]
Cards = Annotated[list[str], "Action cards, with their bandits if a hand has cards of two"]
Bullets = Annotated[list[Bullet], "Bullets, by the bandits that fired them"]


class Nothing(TypedDict):
    """Points at nothing."""


class AboutSeat(TypedDict):
    """Points at a seat."""

    seat: Annotated[int, "the seat that it is about"]


class AboutBandit(TypedDict):
    """Points at a bandit."""

    bandit: Annotated[Bandit, "the bandit that it is about"]


class AtPlace(TypedDict):
    """Points at a place."""

    place: Annotated[int, "the number of the place: an index of `view.places`; `len(view.places)` is off the train"]
    car: Annotated[int | None, "the number of its car, 0 is the Locomotive; None: it is not in a car, and has a `name`"]
    floor: Annotated[Floor | None, "of `car`"]
    name: NotRequired[Annotated[str, OneOf("PlaceName"), "the name of the place; only present if it is not in a car"]]


class OwnCards(AboutSeat):
    """Points at cards of a seat."""

    number: Annotated[int, "how many cards"]
    cards: NotRequired[Annotated[Cards, ITS_SEAT]]
    bullets: NotRequired[Annotated[Bullets, ITS_SEAT]]


class OwnCard(AboutSeat):
    """Points at one card of a seat, or none."""

    number: Annotated[int, "how many cards: one or none"]
    card: NotRequired[Annotated[ActionCard, "the Action card", ITS_SEAT]]
    bandit: NotRequired[Annotated[Bandit, "whose card it is", ITS_SEAT]]
    bullets: NotRequired[Annotated[Bullets, "the Bullet, by the bandit that fired it", ITS_SEAT]]


class OfferedCard(TypedDict):
    """Points at one of the player's own cards."""

    card: Annotated[ActionCard, "the Action card"]
    bandit: NotRequired[Annotated[Bandit, "whose card it is; only present if a hand has cards of two bandits"]]


class OfferedBullet(TypedDict):
    """Points at one of the player's own Bullets."""

    colour: Annotated[Bullet, "the Bullet, by the bandit that fired it"]


class OfferedToken(TypedDict):
    """Points at a token."""

    token: TokenNumber
    label: TokenLabel
