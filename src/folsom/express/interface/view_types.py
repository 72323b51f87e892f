"""Views: what a seat may know, in plain values.  views.py builds them."""

from collections.abc import Mapping
from typing import Annotated, Any

from folsom.express.codes import ENDING, SCHEMING, SETTING_UP, STEALING
from folsom.express.interface.point_types import TurnName
from folsom.interface.declarations import OneOf
from folsom.interface.title import Setup
from folsom.interface.view_row import view_row

PHASES = {SETTING_UP: "setting up", SCHEMING: "schemin'", STEALING: "stealin'", ENDING: "end of round"}


@view_row
class TokenView:
    """A loot token; its value is None if it is face down and this seat does not know it.

    On the train a label identifies a token.  On a Character card Purses are mixed, and a label is only a slot: the face
    that leaves under it need not be the one that arrived, and then only the holder knows which faces stayed (COMP-6).
    """

    token: Annotated[int, "its number; among the Purses of a bandit only a slot, as they are mixed (COMP-6)"]
    label: Annotated[str, "its name in the notation: `P3`, `J1`, `S1`, `W1`"]
    kind: Annotated[str, OneOf("SeenTokenKind"), "as far as this seat knows it"]
    value: Annotated[int | None, "in dollars; `None` if it is face down and this seat does not know it"]
    known_by: Annotated[tuple[int, ...], "for a token that has a hidden face, the seats that know it"]
    half: Annotated[bool, "whether half of it is used up; then everybody knows its kind"]


@view_row
class PlaceView:
    """A spot: who stands there, and what lies there."""

    place: Annotated[int, "its number"]
    name: Annotated[str, "`2 roof`, `2 inside`; a place that is not in a car has its own name"]
    car: Annotated[int | None, "the number of the car; `None`: it is not in a car of the train"]
    floor: Annotated[Annotated[str, OneOf("Floor")] | None, "of the car; `None` likewise"]
    bandits: Annotated[tuple[str, ...], "who stands there"]
    loot: Annotated[tuple[TokenView, ...], "what lies there"]


@view_row
class BanditView:
    """A pawn and its Character card."""

    bandit: Annotated[int, "its number; that of its seat if each seat has one bandit"]
    name: Annotated[str, "its name; `bandit-1` and so on until pairs are chosen"]
    seat: Annotated[int, "its player"]
    place: Annotated[int, "where it stands; `len(places)`: nowhere, before the start, away in time, or gone for good"]
    bullets: Annotated[int, "its own Bullets that are left"]
    loot: Annotated[tuple[TokenView, ...], "its tokens"]
    cash: Annotated[int, "dollars without a token, from an event or a box"]
    received: Annotated[int, "Bullets received, including neutral ones"]


@view_row
class SeatView:
    """What everybody knows about a player's cards (PLAN-9; with a discard, EXPERT-1 and EXPERT-4)."""

    seat: Annotated[int, "its number"]
    name: Annotated[str, "its bandits; `Player 1` and so on until pairs are chosen"]
    bandits: Annotated[tuple[int, ...], "the numbers of its bandits"]
    hand: Annotated[int, "how many cards, including Bullets"]
    deck: Annotated[int, "how many cards, including Bullets"]
    top: Annotated[
        tuple[str, ...],
        "the Bullets received since the deck was shuffled: in it; with Expert on top of it, the latest last",
    ]
    discard: Annotated[int, "Expert: how many cards"]
    discarded: Annotated[tuple[str, ...], "Expert: Action cards that went to the discard openly"]
    discarded_bullets: Annotated[tuple[str, ...], "Expert: Bullets that did"]
    may_hide: Annotated[bool, "whether it may play the next card face down (Ghost)"]
    fresh: Annotated[int, "Expert: at most this many cards in hand are Bullets"]
    sure: Annotated[tuple[str, ...], "Expert: Bullets that are certainly in hand"]
    tucked: Annotated[int, "Expert: at most this many cards that were discarded unseen are Bullets"]
    sure_tucked: Annotated[tuple[str, ...], "Expert: Bullets that certainly are among those"]


@view_row
class PileCard:
    """A card of the common pile; of somebody else's face-down card, only who played it is known."""

    seat: Annotated[int, "who played it"]
    card: Annotated[str | None, "the Action card; `None` if somebody else's lies face down"]
    bandit: Annotated[str | None, "whose card it is; `None` likewise"]
    face_down: Annotated[bool, "whether it lies face down"]
    resolved: Annotated[bool, "whether it is resolved, and back with its owner"]
    current: Annotated[bool, "whether it is turned up and still asks something"]


@view_row
class OwnView:
    """A player's own secrets."""

    hand: Annotated[tuple[str, ...], "the Action cards in hand"]
    bullets: Annotated[tuple[str, ...], "the Bullets in hand"]
    kept: Annotated[tuple[str, ...], "the cards of the hand that stay for the next round"]
    kept_bullets: Annotated[tuple[str, ...], "the Bullets of the hand that stay for the next round"]
    discard: Annotated[tuple[str, ...], "Expert: the Action cards of the discard"]
    discard_bullets: Annotated[tuple[str, ...], "Expert: the Bullets of the discard"]
    answer: Annotated[int, "the engine's own: the noted answer to a question put to several seats at once"]


@view_row
class RoundView:
    """The Round card that lies open."""

    number: Annotated[int, "from 1"]
    card: Annotated[Annotated[str, OneOf("RoundCard")] | None, "its name; `None` before it is revealed"]
    turns: Annotated[tuple[TurnName, ...], "the kinds of its turns"]
    event: Annotated[Annotated[str, OneOf("RoundEventName")] | None, "the event at the end of the round, if any"]
    turn: Annotated[int | None, "from 1; `None` outside Schemin'"]
    keep: Annotated[int, "how many cards everybody may keep for the next round; 0 in the Expert variant"]


@view_row
class EngineView:
    """Internal numbers that the library needs to rebuild a position; all of them are public."""

    agenda: tuple[int, ...]
    stop: Annotated[int, "what a scene stops before"]
    ground: int
    screens: int
    phase: int
    seen: int
    public_faces: int
    extras: tuple[Mapping[str, int], ...]


@view_row
class View:
    """A game as one seat sees it; `seat` is None for a spectator."""

    setup: Annotated[Setup, "the set-up"]
    seat: Annotated[int | None, "whose view it is; `None` for spectators"]
    over: Annotated[bool, "whether the game is over"]
    to_act: Annotated[tuple[int, ...], "the seats that have to decide now"]
    phase: Annotated[str, OneOf("Phase"), "what is going on"]
    round: Annotated[RoundView | None, "the Round card; `None` before the first round"]
    first: Annotated[int, "the seat of the First Player"]
    wagons: Annotated[tuple[str, ...], "their names, from car 1 on"]
    places: Annotated[
        tuple[PlaceView, ...], "all spots, those beside the train last; `places[bandit.place]` is where a bandit stands"
    ]
    marshal: Annotated[int, "the car of the Marshal"]
    neutral: Annotated[int, "neutral Bullets left in the stock"]
    spare: Annotated[tuple[TokenView, ...], "tokens beside the train that may still come into play"]
    bandits: Annotated[tuple[BanditView, ...], "all bandits, by number"]
    seats: Annotated[tuple[SeatView, ...], "what everybody knows about the cards of each seat"]
    side_bullets: Annotated[
        tuple[tuple[str, ...], ...],
        "the Bullets among the cards of each side (a seat, in Teams two partners), wherever they are",
    ]
    pile: Annotated[tuple[PileCard, ...], "the common pile, the first card first"]
    own: Annotated[OwnView | None, "the secrets of this seat; `None` for spectators"]
    boxes: Annotated[
        Mapping[str, Any],
        "the view of each box that is played, by its name",
    ]
    winners: Annotated[tuple[int, ...], "the seats that have won; empty before the end"]
    engine: Annotated[EngineView, "internal, for re-deals: contains nothing secret, and may change"]

    @property
    def stopped(self) -> bool:
        """Whether a scene has reached its line `stop`: nobody is asked, but the game is not over."""
        return not self.over and not self.to_act
