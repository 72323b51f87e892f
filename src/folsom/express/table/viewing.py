"""What a seat may know, built from nothing: a field nobody wrote is a field nobody sees."""

from typing import Any

from folsom.express.bags import cards_in, lead_in
from folsom.express.base.tables import WAGON_NAMES
from folsom.express.players import Seat
from folsom.express.points import SPECTATOR
from folsom.express.state import State
from folsom.express.table.box_views import (
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
from folsom.express.table.view import (
    PHASES,
    BanditView,
    EngineView,
    OwnView,
    PileCard,
    PlaceView,
    RoundView,
    SeatView,
    TokenView,
    View,
)
from folsom.kernel.title import Memory, Setup


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
