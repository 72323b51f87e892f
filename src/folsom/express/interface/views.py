"""Builds views from scratch, so that a seat sees only the fields that are written for it."""

from collections.abc import Iterable
from typing import Any

from folsom.express.box_interface import BoxInterface
from folsom.express.interface.names import members
from folsom.express.interface.view_changes import EVERYTHING, News, all_news, news
from folsom.express.interface.view_rows import (
    bandit_view,
    engine_view,
    known_to,
    own_view,
    pile_card,
    place_view,
    round_view,
    seat_view,
    side_bullets,
    tokens,
)
from folsom.express.interface.view_types import PHASES, BanditView, PileCard, PlaceView, SeatView, View
from folsom.express.points import SPECTATOR
from folsom.express.state import State
from folsom.interface.title import Look, Setup
from folsom.interface.view_cache import Memory
from folsom.kernel.fast import i64


def view(s: State, setup: Setup, seat: int | None, memory: Memory | None = None) -> View:
    """Everything that a seat may know."""
    shared, own = look(s, setup, seat, memory or Memory(), True)
    return View(**shared, **own)


def looks(
    s: State, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
) -> dict[int | None, Look]:
    """The fields of the views of these viewers."""
    found: dict[int | None, Look] = {}
    for seat in viewers:
        found[seat] = look(s, setup, seat, memory, settled)
    return found


def look(s: State, setup: Setup, seat: int | None, memory: Memory, settled: bool) -> Look:
    """The fields of a view by name: those that everybody sees alike, and those of this seat.

    A value that looks the same as before is the same object.
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
    """Find out what looks different from the previous position, and rebuild the fields that everybody sees alike."""
    what = memory.news = news(memory.position, s)
    memory.position = s.copy() if settled else s  # a position at an event no longer changes
    forget_rows(s, memory, what)
    if settled or what.common:
        memory.note(common(s, memory, settled, what))
    else:
        memory.stay()
    if what.pile:
        memory.pile = pile(s, memory)


def common(s: State, memory: Memory, settled: bool, what: News) -> dict[str, Any]:
    """The fields that everybody sees alike."""
    found: dict[str, Any] = {
        "over": s.ended(),
        "phase": "over" if s.ended() else PHASES[s.phase],
        "round": round_view(s, memory),
        "first": s.first,
        "wagons": wagons(s, memory),
        "marshal": s.marshal,
        "neutral": s.neutral,
        "seats": seats_view(s, memory, what),
        "side_bullets": all_bullets(s, memory) if what.seats or not memory.had("seats") else memory.had("side_bullets"),
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
    """The wagons, which stay the same throughout a game."""
    looks = memory.looks("wagons", s.ground.cars)
    if None not in looks:
        looks[None] = tuple(s.rules.wagon_names[s.wagons[car]] for car in range(1, s.ground.cars + 1))
    seen: tuple[str, ...] = looks[None]
    return seen


def look_at_board(s: State, viewer: int, memory: Memory, what: News, own: dict[str, Any]) -> None:
    """Look at the places, the bandits, and the tokens that are not in the game yet."""
    if what.places:
        own["places"] = places_view(s, viewer, memory, what, own.get("places"))
    if what.bandits:
        bandits: list[BanditView] = list(own.get("bandits") or [None] * s.bandit_count)
        for who in range(s.bandit_count):
            if what.bandits >> who & 1:
                bandits[who] = bandit_view(s, viewer, who, memory)
        own["bandits"] = tuple(bandits)
    if what.spare:
        own["spare"] = tokens(s, viewer, s.spare, memory)


def places_view(
    s: State, viewer: int, memory: Memory, what: News, before: tuple[PlaceView, ...] | None
) -> tuple[PlaceView, ...]:
    """All places; one object for all viewers who know the same faces of loot on the train."""
    lying: i64 = 0
    for place in range(s.ground.places):
        lying |= s.floor[place]
    looks = memory.rows("places", 0)
    known = known_to(s, viewer) & lying
    if known not in looks:
        places: list[Any] = list(before or [None] * s.ground.places)
        for place in range(s.ground.places):
            if what.places >> place & 1:
                places[place] = place_view(s, viewer, place, memory)
        looks[known] = tuple(places)
    seen: tuple[PlaceView, ...] = looks[known]
    return seen


def forget_rows(s: State, memory: Memory, what: News) -> None:
    """Drop the cached places, bandits and boxes that look different now."""
    if what.places:
        memory.forget("places", 0)
    if what.seats == EVERYTHING:
        memory.forget("bullets", 0)
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
    """A box's part of the view; viewers to whom it looks the same share one object."""
    if not box.private:
        viewer = SPECTATOR
    if viewer not in looks:
        part = box.view(s, viewer)
        looks[viewer] = next((seen for seen in looks.values() if seen == part), part)
    return looks[viewer]


def seats_view(s: State, memory: Memory, what: News) -> tuple[SeatView, ...]:
    before: tuple[SeatView, ...] | None = memory.had("seats")
    if before and not what.seats:
        return before
    return tuple(seat_view(s, q) if what.seats >> q & 1 or not before else before[q] for q in range(s.rules.seats))


def all_bullets(s: State, memory: Memory) -> tuple[tuple[str, ...], ...]:
    return tuple([side_bullets(s, side, memory) for side in range(s.rules.seats // s.rules.allies)])


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
        looks[own] = tuple([pile_card(s, viewer, k, entry, cards) for k, entry in enumerate(looks["entries"])])
    seen: tuple[PileCard, ...] = looks[own]
    return seen
