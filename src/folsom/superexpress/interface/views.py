"""Builds views from scratch, so that a seat sees only the fields that are written for it."""

from collections.abc import Iterable
from typing import Any

from folsom.interface.title import Look, Setup
from folsom.interface.view_cache import Memory
from folsom.superexpress.codes import ABOARD, PROGRAMME, ROOF
from folsom.superexpress.end import LOOT
from folsom.superexpress.interface.names import (
    CARDS,
    FLOORS,
    STATUS,
    bandit_name,
    cards_of,
    facing_name,
    members,
    programme,
)
from folsom.superexpress.interface.view_types import BanditView, OwnView, PlaceView, ProgrammeView, View
from folsom.superexpress.state import State
from folsom.superexpress.train import WIDTH, Pawn


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
    """The fields of a view by name: those that everybody sees alike, and those of this seat."""
    if not memory.moment:
        memory.note(common(s, settled))
    own = None if seat is None else own_view(s.pawns[seat])
    return memory.moment, {"setup": setup, "seat": seat, "own": own}


def common(s: State, settled: bool) -> dict[str, Any]:
    """The fields that everybody sees alike."""
    found = {
        "over": s.ended(),
        "stop": s.stop,
        "round": s.round,
        "first": s.first,
        "wagons": s.last,
        "places": tuple(place_view(s, car, floor) for car in range(s.last + 1) for floor in range(ROOF + 1)),
        "bandits": tuple(bandit_view(s, who) for who in range(s.bandit_count)),
        "programmes": tuple(programme_view(q, who) for who, q in enumerate(s.pawns)),
        "winners": tuple(members(s.winners)),
    }
    if settled:
        found["to_act"] = tuple(s.to_act())
    return found


def line(s: State, car: int, floor: int) -> list[int]:
    """The bandits in a place, from the front on."""
    start = floor * WIDTH
    return [s.line[at] for at in range(start, start + s.size[floor]) if s.pawns[s.line[at]].car == car]


def place_view(s: State, car: int, floor: int) -> PlaceView:
    return PlaceView(car=car, floor=FLOORS[floor], bandits=tuple(bandit_name(s, who) for who in line(s, car, floor)))


def bandit_view(s: State, who: int) -> BanditView:
    q = s.pawns[who]
    loot = tuple(int(LOOT[card]) for card in members(q.loot))
    aboard = q.status == ABOARD
    return BanditView(
        seat=who,
        name=bandit_name(s, who),
        status=STATUS[q.status],
        car=q.car if aboard else None,
        floor=FLOORS[q.floor] if aboard else None,
        facing=facing_name(q.facing) if aboard else None,
        stunned=aboard and q.stunned,
        loot=loot,
    )


def programme_view(q: Pawn, who: int) -> ProgrammeView:
    """SUP-PLAN-1: others only see whether a programme is ready, not how many cards have been chosen."""
    return ProgrammeView(seat=who, ready=q.noted == PROGRAMME, revealed=tuple(CARDS[q.card(k)] for k in range(q.shown)))


def own_view(q: Pawn) -> OwnView:
    return OwnView(programme=tuple(programme(q)), hand=tuple(cards_of(q.hand)))
