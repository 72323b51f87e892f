"""Builds rows and other parts of views, and reuses those that have not changed."""

from typing import Any

from folsom.express.bags import bullets_in, cards_in
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
from folsom.express.interface.view_types import (
    BanditView,
    EngineView,
    OwnView,
    PileCard,
    PlaceView,
    RoundView,
    SeatView,
    TokenView,
)
from folsom.express.players import Seat
from folsom.express.state import State
from folsom.interface.view_cache import Memory
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def known_to(s: State, viewer: int) -> int:
    """The hidden faces that a viewer knows."""
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
        looks[key] = TokenView(
            token=token,
            label=token_name(s, token),
            kind=kind,
            value=value,
            known_by=tuple(members(knowers)),
            half=half,
        )
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
        looks[None] = RoundView(
            number=s.round + 1, card=card.name or None, turns=turns, event=event, turn=turn, keep=keep
        )
    seen: RoundView = looks[None]
    return seen


def place_view(s: State, viewer: int, place: int, memory: Memory) -> PlaceView:
    """A place looks the same to all viewers who know the same faces there."""
    looks = memory.rows("place", place)
    known = known_to(s, viewer) & s.floor[place]
    if known not in looks:
        names = tuple(bandit_name(s, who) for who in members(s.here[place]))
        where = point_at_place(s, place)
        loot = tokens(s, viewer, s.floor[place], memory)
        looks[known] = PlaceView(
            place=place,
            name=place_name(s, place),
            car=where["car"],
            floor=where["floor"],
            bandits=names,
            loot=loot,
        )
    seen: PlaceView = looks[known]
    return seen


def bandit_view(s: State, viewer: int, who: int, memory: Memory) -> BanditView:
    looks = memory.rows("bandit", who)
    b = s.bandits[who]
    known = known_to(s, viewer) & b.loot
    if known not in looks:
        loot = tokens(s, viewer, b.loot, memory)
        looks[known] = BanditView(
            bandit=who,
            name=bandit_name(s, who),
            seat=b.seat,
            place=b.place,
            bullets=b.bullets,
            loot=loot,
            cash=b.cash,
            received=b.received,
        )
    seen: BanditView = looks[known]
    return seen


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
        top=tuple([colour_name(s, piles.top[k]) for k in range(tops)])
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


def side_bullets(s: State, side: int, memory: Memory) -> tuple[str, ...]:
    """The Bullets of a side are public, because all shots are; in teams they move between partners unseen (TEAM-3)."""
    allies: int = s.rules.allies
    bag: int = 0
    for k in range(allies):
        bag += s.rules.cards.bullets(s, side * allies + k)
    looks = memory.rows("bullets", 0)
    if bag not in looks:
        looks[bag] = tuple(bullets_of(s, bag))
    seen: tuple[str, ...] = looks[bag]
    return seen


def pile_card(s: State, viewer: int, k: int, entry: int, cards: dict[Any, Any]) -> PileCard:
    player, card, down = entry & 15, entry >> 4 & 15, bool(entry >> 8)
    resolved, current = k < s.done, s.done <= k < s.shown
    shown = not down or player == viewer
    key = entry << 3 | current << 2 | resolved << 1 | shown
    if key not in cards:
        cards[key] = PileCard(
            seat=player,
            card=kind_name(s, player, card) if shown else None,
            bandit=bandit_name(s, card_owner(s, player, card)) if shown else None,
            face_down=down,
            resolved=resolved and shown,
            current=current and shown,
        )
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
    extras = tuple([extra.show(s, viewer) for extra in s.extras])
    return EngineView(
        agenda=tuple(in_seat_order(s)),
        stop=s.stop,
        ground=grounds[0],
        screens=s.screens,
        phase=s.phase,
        seen=s.seen,
        public_faces=s.public_faces,
        extras=extras,
    )


def in_seat_order(s: State) -> list[int]:
    """The agenda, with seats that are asked at the same time in order, because answers arrive in any order."""
    frames = s.frames()
    together = len(s.waiting())
    if together > 1:
        frames[-together:] = sorted(frames[-together:], reverse=True)
    return frames
