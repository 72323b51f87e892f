"""What a seat may know: a view in plain values.  views.py builds it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from folsom.express.codes import ENDING, SCHEMING, SETTING_UP, STEALING
from folsom.interface.title import Setup

PHASES = {SETTING_UP: "setting up", SCHEMING: "schemin'", STEALING: "stealin'", ENDING: "end of round"}


@dataclass(frozen=True)
class TokenView:
    """A loot token; its value is None where it lies face down and this seat does not know it.

    A label is the token's own while it lies on the train.  On a Character card Purses are mixed: there it is only a
    slot.  The face that leaves under it need not be the one that came, and then nobody but the holder knows any more
    which faces stayed (COMP-6).
    """

    token: int
    label: str  # `P3`: the third Purse
    kind: str
    value: int | None
    known_by: tuple[int, ...]  # the seats that know a hidden face; that they do is public
    half: bool = False  # half of it has been used up


@dataclass(frozen=True)
class PlaceView:
    """A spot: who stands there, and what lies there."""

    place: int
    name: str  # `2 roof`, `coach inside`
    car: int | None  # None: it is no car of the train
    floor: str | None
    bandits: tuple[str, ...]
    loot: tuple[TokenView, ...]


@dataclass(frozen=True)
class BanditView:
    """A pawn and its Character card."""

    bandit: int
    name: str
    seat: int
    place: int
    bullets: int
    loot: tuple[TokenView, ...]
    cash: int
    received: int


@dataclass(frozen=True)
class SeatView:
    """What everybody knows of a player's cards (PLAN-9; with a discard, EXPERT-1 and EXPERT-4)."""

    seat: int
    name: str
    bandits: tuple[int, ...]
    hand: int
    deck: int
    top: tuple[str, ...]  # the Bullets on top of the deck; in the Expert variant the latest is the last
    discard: int
    discarded: tuple[str, ...]  # what went to the discard openly
    discarded_bullets: tuple[str, ...]
    may_hide: bool  # the next card may be played face down
    fresh: int  # at most so many cards in hand can be Bullets,
    sure: tuple[str, ...]  # and these are
    tucked: int  # at most so many cards of the discard that nobody saw can be Bullets,
    sure_tucked: tuple[str, ...]  # and these are


@dataclass(frozen=True)
class PileCard:
    """A card of the common pile; a face-down card of somebody else shows nothing but who played it."""

    seat: int
    card: str | None
    bandit: str | None
    face_down: bool
    resolved: bool
    current: bool  # it is turned over and still asks something


@dataclass(frozen=True)
class OwnView:
    """A player's own secrets."""

    hand: tuple[str, ...]
    bullets: tuple[str, ...]
    kept: tuple[str, ...]
    kept_bullets: tuple[str, ...]
    discard: tuple[str, ...]
    discard_bullets: tuple[str, ...]
    answer: int  # to a question put to several seats at once


@dataclass(frozen=True)
class RoundView:
    """The Round card that lies open."""

    number: int  # from 1
    card: str | None  # None before it is revealed
    turns: tuple[str, ...]
    event: str | None
    turn: int | None  # from 1, during Schemin'
    keep: int  # how many cards everybody may keep for the next round (KEEP-1)


@dataclass(frozen=True)
class EngineView:
    """What the library needs to rebuild a position: numbers of its own, all of them public."""

    agenda: tuple[int, ...]
    stop: int  # what a scene stops before
    ground: int
    screens: int
    phase: int
    seen: int
    public_faces: int
    extras: tuple[Mapping[str, int], ...]


@dataclass(frozen=True)
class View:
    """A game as one seat sees it; `seat` is None for a spectator."""

    setup: Setup
    seat: int | None
    over: bool
    to_act: tuple[int, ...]
    phase: str
    round: RoundView | None
    first: int
    wagons: tuple[str, ...]
    places: tuple[PlaceView, ...]
    marshal: int
    neutral: int
    spare: tuple[TokenView, ...]
    bandits: tuple[BanditView, ...]
    seats: tuple[SeatView, ...]
    side_bullets: tuple[tuple[str, ...], ...]  # the Bullets among each side's cards, wherever they are
    pile: tuple[PileCard, ...]
    own: OwnView | None
    boxes: Mapping[str, Any]  # what each box that is played shows of itself, by its name: a dataclass of its own
    winners: tuple[int, ...]  # the seats that have won; nobody before the end
    engine: EngineView

    @property
    def stopped(self) -> bool:
        """A scene has come to its line `stop`: nobody is asked, but the game is not over."""
        return not self.over and not self.to_act
