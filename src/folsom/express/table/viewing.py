"""What a seat may know, built from nothing: a field nobody wrote is a field nobody sees."""

from typing import Any

from folsom.express.bags import cards_in, lead_in
from folsom.express.base.tables import WAGON_NAMES
from folsom.express.piles import Piles
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
from folsom.kernel.memory import Memory
from folsom.kernel.title import Look, Setup


def view(s: State, setup: Setup, seat: int | None, memory: Memory | None = None) -> View:
    """Everything this seat may know."""
    shared, own = look(s, setup, seat, memory or Memory())
    return View(**shared, **own)


def look(s: State, setup: Setup, seat: int | None, memory: Memory, settled: bool = True) -> Look:
    """The same by the names of its fields: what looks the same to everybody, and what this seat sees."""
    viewer = SPECTATOR if seat is None else seat
    if not memory.moment:
        memory.note(common(s, memory, settled))
        memory.board = board(s, memory)
        memory.pile = pile(s, memory)
    places, spare, bandits = board_view(s, viewer, memory.board)
    own: dict[str, Any] = {
        "setup": setup,
        "seat": seat,
        "places": places,
        "spare": spare,
        "bandits": bandits,
        "pile": pile_view(s, viewer, memory),
        "own": None if seat is None else own_view(s, seat, memory),
        "journey": journey_view(s, viewer) if has_time_car(s) else None,
    }
    if s.extras and settled:
        own["engine"] = engine_view(s, viewer)
    return memory.moment, own


def common(s: State, memory: Memory, settled: bool) -> dict[str, Any]:
    """What looks the same to everybody."""
    found: dict[str, Any] = {
        "over": s.ended(),
        "phase": "over" if s.ended() else PHASES[s.phase],
        "round": round_view(s, memory),
        "first": s.first,
        "wagons": wagons(s, memory),
        "marshal": s.marshal,
        "neutral": s.neutral,
        "seats": tuple(seat_view(s, q, memory) for q in range(s.rules.seats)),
        "side_bullets": tuple(side_bullets(s, side) for side in range(s.rules.seats // s.rules.allies)),
        "coach": coach_view(s) if has_coach(s) else None,
        "winners": tuple(members(s.winners)),
    }
    if settled:
        found["to_act"] = tuple(s.to_act())
    if settled and not s.extras:
        found["engine"] = engine_view(s, SPECTATOR)
    return found


def wagons(s: State, memory: Memory) -> tuple[str, ...]:
    """They are the same in all of a game."""
    looks = memory.looks("wagons", s.ground.cars)
    if None not in looks:
        looks[None] = tuple(WAGON_NAMES[s.wagons[car]] for car in range(1, s.ground.cars + 1))
    seen: tuple[str, ...] = looks[None]
    return seen


def board(s: State, memory: Memory) -> dict[Any, Any]:
    """How places and bandits look, as far as they were built already; and all together, by what somebody knows."""
    looks = memory.looks("board", board_key(s))
    if not looks:
        looks["places"] = [memory.looks(("place", place), place_key(s, place)) for place in range(s.ground.places)]
        looks["bandits"] = [memory.looks(("bandit", who), bandit_key(s, who)) for who in range(s.n)]
        looks["floors"] = union([s.floor[place] for place in range(s.ground.places)])
        looks["cards"] = union([b.loot for b in s.bandits])
    return looks


def union(masks: list[int]) -> int:
    """The tokens of several masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


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


def place_key(s: State, place: int) -> tuple[object, ...]:
    """All that a place shows, and who knows what of it."""
    here = [s.bandits[who].character for who in members(s.here[place])]
    return s.here[place], here, s.floor[place], token_key(s, s.floor[place])


def bandit_key(s: State, who: int) -> tuple[object, ...]:
    """All that a bandit and its card show, and who knows what of it."""
    b = s.bandits[who]
    return b.character, b.place, b.bullets, b.loot, b.cash, b.received, token_key(s, b.loot)


def token_key(s: State, mask: int) -> tuple[object, ...]:
    """All that some tokens show, and who knows what of them; and how places are called now."""
    if not mask:
        return (id(s.ground),)
    flasks = flask_key(s) if has_coach(s) else None
    return (id(s.ground), s.faces, flasks, s.gallery & mask, *[q.knows & mask for q in s.seats])


Board = tuple[tuple[PlaceView, ...], tuple[TokenView, ...], tuple[BanditView, ...]]


def board_view(s: State, viewer: int, board: dict[Any, Any]) -> Board:
    """Places, tokens that are not in the game yet, and bandits: the same for all who know the same faces."""
    known = known_to(s, viewer)
    if known not in board:
        board[known] = places_view(s, viewer, board), tokens(s, viewer, s.spare), bandits_view(s, viewer, board)
    seen: Board = board[known]
    return seen


def places_view(s: State, viewer: int, board: dict[Any, Any]) -> tuple[PlaceView, ...]:
    """The same for all who know the same of what lies on the train."""
    key = "places", known_to(s, viewer) & board["floors"]
    if key not in board:
        board[key] = tuple(place_view(s, viewer, place, board["places"][place]) for place in range(s.ground.places))
    seen: tuple[PlaceView, ...] = board[key]
    return seen


def bandits_view(s: State, viewer: int, board: dict[Any, Any]) -> tuple[BanditView, ...]:
    """The same for all who know the same of what lies on Character cards."""
    key = "bandits", known_to(s, viewer) & board["cards"]
    if key not in board:
        board[key] = tuple(bandit_view(s, viewer, who, board["bandits"][who]) for who in range(s.n))
    seen: tuple[BanditView, ...] = board[key]
    return seen


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


def round_view(s: State, memory: Memory) -> RoundView | None:
    if s.round < 0:
        return None
    card = s.card
    looks = memory.looks("round", (s.round, s.turn, card.name))
    if None not in looks:
        event = s.rules.ops[card.event].name if card.event >= 0 else None
        turns = tuple(s.rules.turns[kind].name for kind in card.turns)
        turn = s.turn + 1 if s.turn >= 0 else None
        keep: int = card.keep if s.rules.cards.keeps else 0
        looks[None] = RoundView(s.round + 1, card.name or None, turns, event, turn, keep)
    seen: RoundView = looks[None]
    return seen


def place_view(s: State, viewer: int, place: int, looks: dict[Any, Any]) -> PlaceView:
    """It looks the same to all who know the same of what lies there."""
    known = known_to(s, viewer) & s.floor[place]
    if known not in looks:
        names = tuple(bandit_name(s, who) for who in members(s.here[place]))
        where = point_at_place(s, place)
        loot = tokens(s, viewer, s.floor[place])
        looks[known] = PlaceView(place, place_name(s, place), where["car"], where["floor"], names, loot)
    seen: PlaceView = looks[known]
    return seen


def bandit_view(s: State, viewer: int, who: int, looks: dict[Any, Any]) -> BanditView:
    b = s.bandits[who]
    known = known_to(s, viewer) & b.loot
    if known not in looks:
        loot = tokens(s, viewer, b.loot)
        looks[known] = BanditView(who, bandit_name(s, who), b.seat, b.place, b.bullets, loot, b.cash, b.received)
    seen: BanditView = looks[known]
    return seen


def seat_view(s: State, number: int, memory: Memory) -> SeatView:
    q = s.seats[number]
    piles = s.rules.cards.piles(s, number)
    hand, deck = cards_in(q.hand) + lead_in(q.held), cards_in(q.deck) + lead_in(q.lead)
    stamp = s.bandits[q.first].character, hand, deck, q.struck, q.veil, piles_key(piles) if piles else None
    looks = memory.looks(("seat", number), stamp)
    if None not in looks:
        tops: int = piles.tops if piles else 0
        looks[None] = SeatView(
            seat=number,
            name=seat_name(s, number),
            bandits=tuple(members(q.pawns)),
            hand=hand,
            deck=deck + tops,
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
    seen: SeatView = looks[None]
    return seen


def piles_key(piles: Piles) -> tuple[object, ...]:
    """All that the piles of a seat show."""
    return (
        *(piles.cards, piles.lead, piles.open_cards, piles.open_lead),
        *(piles.drawn, piles.sure, piles.tucked, piles.tucked_lead),
        *(piles.top[k] for k in range(piles.tops)),
    )


def side_bullets(s: State, side: int) -> tuple[str, ...]:
    """Who shot whom is public, so these are; in teams they wander between the partners unseen (TEAM-3)."""
    allies: int = s.rules.allies
    bag = sum(s.rules.cards.lead(s, side * allies + k) for k in range(allies))
    return tuple(bullets_of(s, bag))


def pile(s: State, memory: Memory) -> dict[Any, Any]:
    """How the pile looks, as far as it was built already: what was played, and who has played face down."""
    entries = [s.pile[k] for k in range(s.piled)]
    looks = memory.looks("pile", (s.shown, s.done, *entries))
    if not looks:
        looks["entries"] = entries
        looks["hiding"] = [entry & 15 for entry in entries if entry >> 8]
    return looks


def pile_view(s: State, viewer: int, memory: Memory) -> tuple[PileCard, ...]:
    """The pile looks the same to all who have no card face down in it."""
    looks = memory.pile
    own = viewer if viewer in looks["hiding"] else SPECTATOR
    if own not in looks:
        cards = memory.looks("cards", None)
        looks[own] = tuple(pile_card(s, viewer, k, entry, cards) for k, entry in enumerate(looks["entries"]))
    seen: tuple[PileCard, ...] = looks[own]
    return seen


def pile_card(s: State, viewer: int, k: int, entry: int, cards: dict[Any, Any]) -> PileCard:
    player, card, down = entry & 15, entry >> 4 & 15, bool(entry >> 8)
    resolved, current = k < s.done, s.done <= k < s.shown
    shown = not down or player == viewer
    key = entry << 3 | current << 2 | resolved << 1 | shown
    if key not in cards:
        cards[key] = PileCard(player, None, None, True, False, False)
        if shown:
            name = bandit_name(s, card_owner(s, player, card))
            cards[key] = PileCard(player, kind_name(s, player, card), name, down, resolved, current)
    seen: PileCard = cards[key]
    return seen


def own_view(s: State, number: int, memory: Memory) -> OwnView:
    q: Seat = s.seats[number]
    piles = s.rules.cards.piles(s, number)
    discard, lead = (piles.cards, piles.lead) if piles else (0, 0)
    looks = memory.looks(("own", number), (q.hand, q.held, q.kept, q.kept_lead, q.secret, discard, lead))
    if None not in looks:
        looks[None] = OwnView(
            hand=tuple(cards_of(s, number, q.hand)),
            bullets=tuple(bullets_of(s, q.held)),
            kept=tuple(cards_of(s, number, q.kept)),
            kept_bullets=tuple(bullets_of(s, q.kept_lead)),
            discard=tuple(cards_of(s, number, discard)),
            discard_bullets=tuple(bullets_of(s, lead)),
            answer=q.secret,
        )
    seen: OwnView = looks[None]
    return seen


def engine_view(s: State, viewer: int) -> EngineView:
    grounds = [g for g in range(len(s.rules.grounds)) if s.rules.grounds[g] is s.ground]
    extras = tuple(extra.show(s, viewer) for extra in s.extras)
    return EngineView(tuple(in_seat_order(s)), s.stop, grounds[0], s.screens, s.phase, s.seen, s.gallery, extras)


def in_seat_order(s: State) -> list[int]:
    """The agenda; who is asked at the same time is written in the order of seats, as answers come in any order."""
    frames = s.frames()
    together = len(s.waiting())
    if together > 1:
        frames[-together:] = sorted(frames[-together:], reverse=True)
    return frames
