"""What a seat may know, built from scratch: a field that nobody writes is a field that nobody sees."""

from collections.abc import Iterable
from typing import Any

from folsom.express.bags import bullets_in, cards_in
from folsom.express.box_interface import BoxInterface
from folsom.express.interface.names import (
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
from folsom.express.interface.view_changes import News, all_news, news
from folsom.express.interface.view_types import (
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
from folsom.express.players import Seat
from folsom.express.points import SPECTATOR
from folsom.express.state import State
from folsom.interface.title import Look, Setup
from folsom.interface.view_cache import Memory
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def view(s: State, setup: Setup, seat: int | None, memory: Memory | None = None) -> View:
    """Everything this seat may know."""
    shared, own = look(s, setup, seat, memory or Memory(), True)
    return View(**shared, **own)


def looks(
    s: State, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
) -> dict[int | None, Look]:
    """What each of these viewers sees."""
    found: dict[int | None, Look] = {}
    for seat in viewers:
        found[seat] = look(s, setup, seat, memory, settled)
    return found


def look(s: State, setup: Setup, seat: int | None, memory: Memory, settled: bool) -> Look:
    """The same by the names of its fields: what looks the same to everybody, and what this seat sees.

    What looks as it did before is the same object.
    """
    viewer = SPECTATOR if seat is None else seat
    if not memory.moment:
        refresh(s, memory, settled)
    what: News = memory.news
    before = memory.own_before(viewer)
    if before and not settled and not what.for_viewer(viewer):
        memory.keep_own(viewer, before)
        return memory.moment, before
    own: dict[str, Any] = dict(before) if before else {"setup": setup, "seat": seat, "own": None}
    if not before or what.board():
        look_at_board(s, viewer, memory, what if before else all_news(), own)
    if not before or what.pile:
        own["pile"] = pile_view(s, viewer, memory)
    if seat is not None and (not before or what.own >> seat & 1):
        own["own"] = own_view(s, seat, memory)
    if s.rules.private_views and (not before or what.boxes):
        own["boxes"] = boxes_view(s, viewer, memory)
    if len(s.extras) and settled:
        own["engine"] = engine_view(s, viewer)
    memory.keep_own(viewer, own)
    return memory.moment, own


def refresh(s: State, memory: Memory, settled: bool) -> None:
    """Find out what looks otherwise than in the position before, and build anew what everybody sees of it."""
    what = memory.news = news(memory.position, s)
    memory.position = s.copy() if settled else s  # a position at an event does not change any more
    forget_rows(s, memory, what)
    if settled or what.common:
        memory.note(common(s, memory, settled, what))
    else:
        memory.stay()
    if what.pile:
        memory.pile = pile(s, memory)


def common(s: State, memory: Memory, settled: bool, what: News) -> dict[str, Any]:
    """What looks the same to everybody."""
    found: dict[str, Any] = {
        "over": s.ended(),
        "phase": "over" if s.ended() else PHASES[s.phase],
        "round": round_view(s, memory),
        "first": s.first,
        "wagons": wagons(s, memory),
        "marshal": s.marshal,
        "neutral": s.neutral,
        "seats": seats_view(s, memory, what),
        "side_bullets": all_bullets(s) if what.seats or not memory.had("seats") else memory.had("side_bullets"),
        "winners": tuple(members(s.winners)),
    }
    if not s.rules.private_views:
        found["boxes"] = boxes_view(s, SPECTATOR, memory)
    if settled:
        found["to_act"] = tuple(s.to_act())
    if settled and not len(s.extras):
        found["engine"] = engine_view(s, SPECTATOR)
    return found


def wagons(s: State, memory: Memory) -> tuple[str, ...]:
    """They are the same in all of a game."""
    looks = memory.looks("wagons", s.ground.cars)
    if None not in looks:
        looks[None] = tuple(s.rules.wagon_names[s.wagons[car]] for car in range(1, s.ground.cars + 1))
    seen: tuple[str, ...] = looks[None]
    return seen


def look_at_board(s: State, viewer: int, memory: Memory, what: News, own: dict[str, Any]) -> None:
    """Places, bandits, and tokens that are not in the game yet."""
    if what.places:
        places: list[PlaceView] = list(own.get("places") or [None] * s.ground.places)
        for place in range(s.ground.places):
            if what.places >> place & 1:
                places[place] = place_view(s, viewer, place, memory)
        own["places"] = tuple(places)
    if what.bandits:
        bandits: list[BanditView] = list(own.get("bandits") or [None] * s.bandit_count)
        for who in range(s.bandit_count):
            if what.bandits >> who & 1:
                bandits[who] = bandit_view(s, viewer, who, memory)
        own["bandits"] = tuple(bandits)
    if what.spare:
        own["spare"] = tokens(s, viewer, s.spare, memory)


def forget_rows(s: State, memory: Memory, what: News) -> None:
    """Drop the cached places, bandits and boxes that look different now."""
    for place in range(s.ground.places):
        if what.places >> place & 1:
            memory.forget("place", place)
    for who in range(s.bandit_count):
        if what.bandits >> who & 1:
            memory.forget("bandit", who)
    if what.boxes:
        memory.forget("boxes", 0)
        for number in range(len(s.rules.interfaces)):
            if what.boxes >> number & 1:
                memory.forget("box", number)


def boxes_view(s: State, viewer: int, memory: Memory) -> dict[str, Any]:
    """The boxes' parts of the view, by name."""
    parts: dict[str, Any] = {}
    for number, box in enumerate(s.rules.interfaces):
        if box.view_type is not None:
            parts[box.name] = box_view(s, viewer, box, memory.rows("box", number))
    looks: dict[Any, Any] = memory.rows("boxes", 0)
    seen: dict[str, Any] = looks.setdefault(tuple(id(part) for part in parts.values()), parts)
    return seen


def box_view(s: State, viewer: int, box: BoxInterface, looks: dict[Any, Any]) -> Any:
    """Viewers to whom something looks the same share one object."""
    if not box.private:
        viewer = SPECTATOR
    if viewer not in looks:
        part = box.view(s, viewer)
        looks[viewer] = next((seen for seen in looks.values() if seen == part), part)
    return looks[viewer]


def known_to(s: State, viewer: int) -> int:
    """The hidden faces that somebody knows."""
    known: int = s.public_faces if viewer < 0 else s.seats[viewer].knows
    return known & s.rules.face_down


def tokens(s: State, viewer: int, mask: int, memory: Memory) -> tuple[TokenView, ...]:
    looks = memory.looks("tokens", None)
    return tuple([token_view(s, viewer, token, looks) for token in members(mask)])


def token_view(s: State, viewer: int, token: int, looks: dict[Any, Any]) -> TokenView:
    hidden = bool(s.rules.face_down >> token & 1)
    knowers = seats_that_know(s, token) if hidden else 0
    known = s.knows(viewer, token)
    kind, half = s.rules.token_boxes[token].token(s, token, known)
    value = s.worth(token) if known else None
    key = (token, kind, half, value, knowers)
    if key not in looks:
        looks[key] = TokenView(token, token_name(s, token), kind, value, tuple(members(knowers)), half)
    seen: TokenView = looks[key]
    return seen


def seats_that_know(s: State, token: int) -> int:
    """The seats that know a hidden face."""
    found: i64 = 0
    for q in range(s.rules.seats):
        if s.seats[q].knows >> token & 1:
            found |= bit(q)
    return found


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


def place_view(s: State, viewer: int, place: int, memory: Memory) -> PlaceView:
    """It looks the same to all viewers who know the same faces there."""
    looks = memory.rows("place", place)
    known = known_to(s, viewer) & s.floor[place]
    if known not in looks:
        names = tuple(bandit_name(s, who) for who in members(s.here[place]))
        where = point_at_place(s, place)
        loot = tokens(s, viewer, s.floor[place], memory)
        looks[known] = PlaceView(place, place_name(s, place), where["car"], where["floor"], names, loot)
    seen: PlaceView = looks[known]
    return seen


def bandit_view(s: State, viewer: int, who: int, memory: Memory) -> BanditView:
    looks = memory.rows("bandit", who)
    b = s.bandits[who]
    known = known_to(s, viewer) & b.loot
    if known not in looks:
        loot = tokens(s, viewer, b.loot, memory)
        looks[known] = BanditView(who, bandit_name(s, who), b.seat, b.place, b.bullets, loot, b.cash, b.received)
    seen: BanditView = looks[known]
    return seen


def seats_view(s: State, memory: Memory, what: News) -> tuple[SeatView, ...]:
    before: tuple[SeatView, ...] | None = memory.had("seats")
    if before and not what.seats:
        return before
    return tuple(seat_view(s, q) if what.seats >> q & 1 or not before else before[q] for q in range(s.rules.seats))


def seat_view(s: State, number: int) -> SeatView:
    q = s.seats[number]
    piles = s.rules.cards.piles(s, number)
    hand, deck = cards_in(q.hand) + bullets_in(q.hand_bullets), cards_in(q.deck) + bullets_in(q.deck_bullets)
    tops: int = piles.tops if piles else 0
    return SeatView(
        seat=number,
        name=seat_name(s, number),
        bandits=tuple(members(q.pawns)),
        hand=hand,
        deck=deck + tops,
        top=tuple(colour_name(s, piles.top[k]) for k in range(tops))
        if piles
        else tuple(bullets_of(s, q.bullets_on_top)),
        discard=cards_in(piles.cards) + bullets_in(piles.bullets) if piles else 0,
        discarded=tuple(cards_of(s, number, piles.open_cards)) if piles else (),
        discarded_bullets=tuple(bullets_of(s, piles.open_bullets)) if piles else (),
        may_hide=bool(q.may_hide),
        fresh=piles.drawn if piles else 0,
        sure=tuple(bullets_of(s, piles.sure)) if piles else (),
        tucked=piles.tucked_limit if piles else 0,
        sure_tucked=tuple(bullets_of(s, piles.tucked)) if piles else (),
    )


def all_bullets(s: State) -> tuple[tuple[str, ...], ...]:
    return tuple(side_bullets(s, side) for side in range(s.rules.seats // s.rules.allies))


def side_bullets(s: State, side: int) -> tuple[str, ...]:
    """All shots are public, and so are these; in teams they move between the partners unseen (TEAM-3)."""
    allies: int = s.rules.allies
    bag = sum(s.rules.cards.bullets(s, side * allies + k) for k in range(allies))
    return tuple(bullets_of(s, bag))


def pile(s: State, memory: Memory) -> dict[Any, Any]:
    """The cached view of the pile: the cards, and the seats with face-down cards."""
    entries = [s.pile[k] for k in range(s.piled)]
    looks = memory.looks("pile", (s.shown, s.done, *entries))
    if not looks:
        looks["entries"] = entries
        looks["hiding"] = [entry & 15 for entry in entries if entry >> 8]
    return looks


def pile_view(s: State, viewer: int, memory: Memory) -> tuple[PileCard, ...]:
    """The pile looks the same to all viewers without a face-down card in it."""
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
    discard, bullets = (piles.cards, piles.bullets) if piles else (0, 0)
    looks = memory.looks(("own", number), (q.hand, q.hand_bullets, q.kept, q.kept_bullets, q.secret, discard, bullets))
    if None not in looks:
        looks[None] = OwnView(
            hand=tuple(cards_of(s, number, q.hand)),
            bullets=tuple(bullets_of(s, q.hand_bullets)),
            kept=tuple(cards_of(s, number, q.kept)),
            kept_bullets=tuple(bullets_of(s, q.kept_bullets)),
            discard=tuple(cards_of(s, number, discard)),
            discard_bullets=tuple(bullets_of(s, bullets)),
            answer=q.secret,
        )
    seen: OwnView = looks[None]
    return seen


def engine_view(s: State, viewer: int) -> EngineView:
    grounds = [g for g in range(len(s.rules.grounds)) if s.rules.grounds[g] is s.ground]
    extras = tuple(extra.show(s, viewer) for extra in s.extras)
    return EngineView(tuple(in_seat_order(s)), s.stop, grounds[0], s.screens, s.phase, s.seen, s.public_faces, extras)


def in_seat_order(s: State) -> list[int]:
    """The agenda; seats that are asked at the same time are written in order, as answers come in any order."""
    frames = s.frames()
    together = len(s.waiting())
    if together > 1:
        frames[-together:] = sorted(frames[-together:], reverse=True)
    return frames
