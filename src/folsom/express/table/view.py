"""What a seat may know, built from nothing: a field nobody wrote is a field nobody sees."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from folsom.express.bags import cards_in, lead_in
from folsom.express.base.tables import WAGON_NAMES
from folsom.express.codes import ENDING, SCHEMING, SETTING_UP, STEALING
from folsom.express.players import Seat
from folsom.express.points import SPECTATOR
from folsom.express.state import State
from folsom.express.table.box_views import (
    CoachView,
    JourneyView,
    coach_view,
    flask_key,
    flask_view,
    has_coach,
    has_time_car,
    journey_view,
)
from folsom.express.table.names import (
    WHISKEY,
    bandit_name,
    bullets_of,
    card_owner,
    cards_of,
    colour_name,
    kind_name,
    members,
    place_name,
    point_at_place,
    seat_name,
    token_name,
)
from folsom.kernel.title import Memory, Setup

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
    half: bool = False  # a Whiskey that has been used once


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
    ground: int
    screens: int
    phase: int
    seen: int
    gallery: int
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
    coach: CoachView | None  # with Horses & Stagecoach
    journey: JourneyView | None  # with the time-travel car
    engine: EngineView


def view(s: State, setup: Setup, seat: int | None, memory: Memory | None = None) -> View:
    """Everything this seat may know."""
    viewer = SPECTATOR if seat is None else seat
    memory = memory or Memory()
    if not memory.moment:
        memory.moment = common(s)
        memory.look(board_key(s))
    board, known = memory.board, known_to(s, viewer)
    if known not in board:
        places = tuple(place_view(s, viewer, place, board) for place in range(s.ground.places))
        bandits = tuple(bandit_view(s, viewer, who, board) for who in range(s.n))
        board[known] = places, tokens(s, viewer, s.spare), bandits
    places, spare, bandits = board[known]
    return View(
        setup=setup,
        seat=seat,
        places=places,
        spare=spare,
        bandits=bandits,
        pile=pile_view(s, viewer, board),
        own=None if seat is None else own_view(s, seat, board),
        journey=journey_view(s, viewer) if has_time_car(s) else None,
        engine=engine_view(s, viewer),
        **memory.moment,
    )


def common(s: State) -> dict[str, Any]:
    """What looks the same to everybody."""
    return {
        "over": s.over,
        "to_act": tuple(s.to_act()),
        "phase": "over" if s.over else PHASES[s.phase],
        "round": round_view(s),
        "first": s.first,
        "wagons": tuple(WAGON_NAMES[s.wagons[car]] for car in range(1, s.ground.cars + 1)),
        "marshal": s.marshal,
        "neutral": s.neutral,
        "seats": tuple(seat_view(s, q) for q in range(s.rules.seats)),
        "side_bullets": tuple(side_bullets(s, side) for side in range(s.rules.seats // s.rules.allies)),
        "coach": coach_view(s) if has_coach(s) else None,
    }


def board_key(s: State) -> tuple[object, ...]:
    """All that places, bandits and tokens show, and who knows what."""
    bandits = [(b.character, b.place, b.bullets, b.loot, b.cash, b.received) for b in s.bandits]
    places = range(s.ground.places)
    return (
        *(id(s.ground), s.spare, s.faces, s.gallery, flask_key(s) if has_coach(s) else None),
        *(q.knows for q in s.seats),
        *(mask for place in places for mask in (s.here[place], s.floor[place])),
        *bandits,
    )


def known_to(s: State, viewer: int) -> int:
    """The hidden faces that somebody knows."""
    known: int = s.gallery if viewer < 0 else s.seats[viewer].knows
    return known & s.rules.face_down


def tokens(s: State, viewer: int, mask: int) -> tuple[TokenView, ...]:
    return tuple(token_view(s, viewer, token) for token in members(mask))


def token_view(s: State, viewer: int, token: int) -> TokenView:
    hidden = bool(s.rules.face_down >> token & 1)
    knowers = tuple(q for q in range(s.rules.seats) if s.knows(q, token)) if hidden else ()
    known = s.knows(viewer, token)
    kind, half = s.rules.tokens[token], False
    if kind == WHISKEY:
        kind, half = flask_view(s, token, known)
    return TokenView(token, token_name(s, token), kind, s.worth(token) if known else None, knowers, half)


def round_view(s: State) -> RoundView | None:
    if s.round < 0:
        return None
    card = s.card
    event = s.rules.ops[card.event].name if card.event >= 0 else None
    turns = tuple(s.rules.turns[kind].name for kind in card.turns)
    turn = s.turn + 1 if s.turn >= 0 else None
    keep: int = card.keep if s.rules.cards.keeps else 0
    return RoundView(s.round + 1, card.name or None, turns, event, turn, keep)


def place_view(s: State, viewer: int, place: int, board: dict[Any, Any]) -> PlaceView:
    """It looks the same to all who know the same of what lies there."""
    key = "place", place, known_to(s, viewer) & s.floor[place]
    if key not in board:
        names = tuple(bandit_name(s, who) for who in members(s.here[place]))
        where = point_at_place(s, place)
        loot = tokens(s, viewer, s.floor[place])
        board[key] = PlaceView(place, place_name(s, place), where["car"], where["floor"], names, loot)
    seen: PlaceView = board[key]
    return seen


def bandit_view(s: State, viewer: int, who: int, board: dict[Any, Any]) -> BanditView:
    b = s.bandits[who]
    key = "bandit", who, known_to(s, viewer) & b.loot
    if key not in board:
        loot = tokens(s, viewer, b.loot)
        board[key] = BanditView(who, bandit_name(s, who), b.seat, b.place, b.bullets, loot, b.cash, b.received)
    seen: BanditView = board[key]
    return seen


def seat_view(s: State, number: int) -> SeatView:
    q = s.seats[number]
    piles = s.rules.cards.piles(s, number)
    tops: int = piles.tops if piles else 0
    return SeatView(
        seat=number,
        name=seat_name(s, number),
        bandits=tuple(members(q.pawns)),
        hand=cards_in(q.hand) + lead_in(q.held),
        deck=cards_in(q.deck) + lead_in(q.lead) + tops,
        top=tuple(colour_name(s, piles.top[k]) for k in range(tops)) if piles else tuple(bullets_of(s, q.struck)),
        discard=cards_in(piles.cards) + lead_in(piles.lead) if piles else 0,
        discarded=tuple(cards_of(s, number, piles.open_cards)) if piles else (),
        discarded_bullets=tuple(bullets_of(s, piles.open_lead)) if piles else (),
        may_hide=bool(q.veil),
        fresh=piles.drawn if piles else 0,
        sure=tuple(bullets_of(s, piles.sure)) if piles else (),
        tucked=piles.tucked_lead if piles else 0,
        sure_tucked=tuple(bullets_of(s, piles.tucked)) if piles else (),
    )


def side_bullets(s: State, side: int) -> tuple[str, ...]:
    """Who shot whom is public, so these are; in teams they wander between the partners unseen (TEAM-3)."""
    allies: int = s.rules.allies
    bag = sum(s.rules.cards.lead(s, side * allies + k) for k in range(allies))
    return tuple(bullets_of(s, bag))


def pile_view(s: State, viewer: int, board: dict[Any, Any]) -> tuple[PileCard, ...]:
    """The pile looks the same to all who have no card face down in it."""
    entries = [s.pile[k] for k in range(s.piled)]
    own = viewer if any(entry >> 8 and entry & 15 == viewer for entry in entries) else SPECTATOR
    key = "pile", own, s.shown, *entries
    if key not in board:
        board[key] = tuple(pile_card(s, viewer, entry, k < s.shown) for k, entry in enumerate(entries))
    seen: tuple[PileCard, ...] = board[key]
    return seen


def pile_card(s: State, viewer: int, entry: int, resolved: bool) -> PileCard:
    player, card, down = entry & 15, entry >> 4 & 15, bool(entry >> 8)
    if down and player != viewer:
        return PileCard(player, None, None, True, False)
    name = bandit_name(s, card_owner(s, player, card))
    return PileCard(player, kind_name(s, player, card), name, down, resolved)


def own_view(s: State, number: int, board: dict[Any, Any]) -> OwnView:
    q: Seat = s.seats[number]
    piles = s.rules.cards.piles(s, number)
    discard, lead = (piles.cards, piles.lead) if piles else (0, 0)
    key = "own", number, q.hand, q.held, q.kept, q.kept_lead, q.secret, discard, lead
    if key not in board:
        board[key] = OwnView(
            hand=tuple(cards_of(s, number, q.hand)),
            bullets=tuple(bullets_of(s, q.held)),
            kept=tuple(cards_of(s, number, q.kept)),
            kept_bullets=tuple(bullets_of(s, q.kept_lead)),
            discard=tuple(cards_of(s, number, discard)),
            discard_bullets=tuple(bullets_of(s, lead)),
            answer=q.secret,
        )
    seen: OwnView = board[key]
    return seen


def engine_view(s: State, viewer: int) -> EngineView:
    grounds = [g for g in range(len(s.rules.grounds)) if s.rules.grounds[g] is s.ground]
    extras = tuple(extra.show(s, viewer) for extra in s.extras)
    return EngineView(tuple(in_seat_order(s)), grounds[0], s.screens, s.phase, s.seen, s.gallery, extras)


def in_seat_order(s: State) -> list[int]:
    """The agenda; who is asked at the same time is written in the order of seats, as answers come in any order."""
    frames = s.frames()
    together = len(s.waiting())
    if together > 1:
        frames[-together:] = sorted(frames[-together:], reverse=True)
    return frames
