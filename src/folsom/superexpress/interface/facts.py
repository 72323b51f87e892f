"""Facts of the tape as events: each says to whom it shows what."""

from typing import Any

from folsom.interface.title import Event
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact
from folsom.superexpress import codes as c
from folsom.superexpress.end import LOOT
from folsom.superexpress.interface.names import CARDS, FLOORS, bandit_name, card_words, facing_name, place_words
from folsom.superexpress.state import State

KINDS: dict[int, str] = {
    c.F_FIRST: "first",
    c.F_STARTS: "starts",
    c.F_ROUND: "round",
    c.F_PROGRAMS: "programs",
    c.F_TAKES_BACK: "takes-back",
    c.F_TURN: "turn",
    c.F_REVEALS: "reveals",
    c.F_STANDS_UP: "stands-up",
    c.F_TURNS: "turns",
    c.F_CLIMBS: "climbs",
    c.F_MOVES: "moves",
    c.F_SHOOTS: "shoots",
    c.F_MISSES: "misses",
    c.F_THROWN: "thrown",
    c.F_FALLS: "falls",
    c.F_RIDES: "rides",
    c.F_LEAVES: "leaves",
    c.F_SAVED: "saved",
    c.F_LOST: "lost",
    c.F_UNCOUPLED: "uncoupled",
    c.F_LOOT: "loot",
    c.F_WAGON_GONE: "wagon-gone",
    c.F_WON: "won",
}
ABOUT_NOBODY = (c.F_ROUND, c.F_TURN, c.F_UNCOUPLED, c.F_WAGON_GONE)
SECRET = (c.F_PROGRAMS, c.F_TAKES_BACK)  # SUP-PLAN-1: for the seat alone whose programme it is
DISCLOSING = (c.F_REVEALS, c.F_LOOT)
LEAVING = ("move", "shot", "uncoupling")


def alike(fact: Fact) -> bool:
    """Whether everybody sees it."""
    return fact[0] not in SECRET


def event(s: State, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event | None:
    """A fact as this seat saw it."""
    code, a, _, _ = fact
    if code in SECRET and a != seat:
        return None
    points: dict[str, Any] = {}
    if code not in ABOUT_NOBODY:
        points["bandit"] = bandit_name(s, a)
    shade = tell(s, fact, points)
    kind = KINDS[code]
    return Event(number, kind, words(f"event.{kind}{shade}", **named(points, words)), points)


def tell(s: State, fact: Fact, points: dict[str, Any]) -> str:
    """What a fact points at, besides its bandit; which sentence of several it is told with."""
    code, a, b, k = fact
    if code in (c.F_ROUND, c.F_TURN):
        points["number"] = a
    elif code == c.F_UNCOUPLED:
        points["car"] = a
    elif code == c.F_STARTS:
        point_at(points, b)
        points["facing"] = facing_name(k)
        return f".{points['facing']}"
    elif code in (c.F_CLIMBS, c.F_MOVES, c.F_THROWN):
        point_at(points, b)
    elif code == c.F_TURNS:
        points["facing"] = facing_name(b)
        return f".{points['facing']}"
    elif code in (c.F_PROGRAMS, c.F_REVEALS):
        points["card"] = CARDS[b]
        if code == c.F_PROGRAMS:
            points["number"] = k
    elif code == c.F_SHOOTS:
        points["target"] = bandit_name(s, b)
    elif code == c.F_LEAVES:
        points["why"] = LEAVING[b]
        return f".{LEAVING[b]}"
    elif code == c.F_LOOT:
        points["value"] = int(LOOT[b])
    elif code == c.F_WAGON_GONE:
        return ".one" if a else ".none"
    return ""


def point_at(points: dict[str, Any], place: int) -> None:
    points.update(car=place >> 1, floor=FLOORS[place & 1])


def named(points: dict[str, Any], words: Catalogue) -> dict[str, object]:
    """What the sentences need."""
    names: dict[str, object] = dict(points)
    if "floor" in points:
        place = 2 * points["car"] + FLOORS.index(points["floor"])
        names.update(place=place_words(place, "place", words), to=place_words(place, "to", words))
    if "card" in points:
        names["card"] = card_words(points["card"], words)
    return names
