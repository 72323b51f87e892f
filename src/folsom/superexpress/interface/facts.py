"""The kinds of facts on the tape: their names, who sees them, and how they become events."""

from collections.abc import Callable
from typing import Any

from folsom.interface.title import Event, Outcome, Points
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact
from folsom.superexpress import codes as c
from folsom.superexpress.end import LOOT
from folsom.superexpress.interface import point_types as p
from folsom.superexpress.interface.names import CARDS, FLOORS, bandit_name, card_words, facing_name, place_words
from folsom.superexpress.state import State

FACING = ("forward", "back")
LEAVING = ("move", "shot", "uncoupling")
# The meaning of facts for the bandit that they are about: their words, and their rough worth in loot cards.
OUTCOMES = {
    c.F_SHOOTS: ("shot", 0.5),
    c.F_MISSES: ("missed", -0.3),
    c.F_LEAVES: ("left", -3.0),
    c.F_SAVED: ("saved", 3.0),
    c.F_LOOT: ("loot", 1.0),
    c.F_WON: ("won", 5.0),
}


class Telling:
    """A fact: the names that its words need, and which of several sentences is used."""

    def __init__(self, s: State, fact: Fact, words: Catalogue) -> None:
        self.s = s
        _, self.a, self.b, self.c = fact
        self.words = words
        self.named: dict[str, object] = {}
        self.shade = ""

    def name_bandit(self) -> str:
        """Name the bandit that the fact is about in its words."""
        name = bandit_name(self.s, self.a)
        self.named["bandit"] = name
        return name


class FactKind:
    """A kind of fact.

    `points` is the TypedDict that `tell` returns; its docstring says what happened.  `tell` also sets the names that
    the words need, and the shade, one of `shades`: `event.turns.back` is the shade `back` of the kind `turns`.  Only
    the seat that a secret fact is about sees it.
    """

    def __init__(
        self,
        code: int,
        name: str,
        points: type[Any],
        tell: Callable[[Telling], Points],
        shades: tuple[str, ...] = (),
        secret: bool = False,
        discloses: bool = False,
    ) -> None:
        self.code = code
        self.name = name
        self.points = points
        self.tell = tell
        self.shades = shades
        self.secret = secret
        self.discloses = discloses  # it reveals something hidden


def only_seen_by(fact: Fact) -> int | None:
    return fact[1] if FACTS[fact[0]].secret else None


def event(s: State, number: int, fact: Fact, words: Catalogue) -> Event:
    """A fact as everybody who notices it sees it."""
    kind = FACTS[fact[0]]
    t = Telling(s, fact, words)
    points = kind.tell(t)
    key = f"event.{kind.name}.{t.shade}" if t.shade else f"event.{kind.name}"
    return Event(number, kind.name, words(key, **t.named), points)


def outcome(s: State, fact: Fact, seat: int, words: Catalogue) -> Outcome | None:
    """The meaning of a fact for a seat: its sentence, and its rough worth in loot cards."""
    code, who, target, _ = fact
    if code == c.F_SHOOTS and target == seat:
        return Outcome(words("outcome.hit", rate="{rate}"), -1.0)
    if code in OUTCOMES and who == seat:
        key, worth = OUTCOMES[code]
        return Outcome(words(f"outcome.{key}", rate="{rate}"), worth)
    return None


# ---- facts as events
def tell_bandit(t: Telling) -> p.AboutBandit:
    return {"bandit": t.name_bandit()}


def tell_number(t: Telling) -> p.RoundBegins:
    t.named["number"] = t.a
    return {"number": t.a}


def tell_place(t: Telling) -> p.AtPlace:
    t.named.update(place=place_words(t.b, "place", t.words), to=place_words(t.b, "to", t.words))
    return {"bandit": t.name_bandit(), "car": t.b >> 1, "floor": FLOORS[t.b & 1]}


def tell_start(t: Telling) -> p.Starts:
    t.shade = facing_name(t.c)
    return {**tell_place(t), "facing": t.shade}


def tell_programs(t: Telling) -> p.Programs:
    """SUP-PLAN-1: only for the seat whose programme it is."""
    t.named.update(card=card_words(CARDS[t.b], t.words), number=t.c)
    return {"bandit": t.name_bandit(), "card": CARDS[t.b], "number": t.c}


def tell_reveals(t: Telling) -> p.Reveals:
    t.named["card"] = card_words(CARDS[t.b], t.words)
    return {"bandit": t.name_bandit(), "card": CARDS[t.b]}


def tell_turns(t: Telling) -> p.Turns:
    t.shade = facing_name(t.b)
    return {"bandit": t.name_bandit(), "facing": t.shade}


def tell_shoots(t: Telling) -> p.Shoots:
    target = bandit_name(t.s, t.b)
    t.named["target"] = target
    return {"bandit": t.name_bandit(), "target": target}


def tell_leaves(t: Telling) -> p.Leaves:
    t.shade = LEAVING[t.b]
    return {"bandit": t.name_bandit(), "why": t.shade}


def tell_uncoupled(t: Telling) -> p.Uncoupled:
    t.named["car"] = t.a
    return {"car": t.a}


def tell_loot(t: Telling) -> p.LootGained:
    value = int(LOOT[t.b])
    t.named["value"] = value
    return {"bandit": t.name_bandit(), "value": value}


def tell_wagon_gone(t: Telling) -> p.WagonGone:
    t.shade = "one" if t.a else "none"
    return {}


KINDS = [
    FactKind(c.F_FIRST, "first", p.First, tell_bandit),
    FactKind(c.F_STARTS, "starts", p.Starts, tell_start, FACING),
    FactKind(c.F_ROUND, "round", p.RoundBegins, tell_number),
    FactKind(c.F_PROGRAMS, "programs", p.Programs, tell_programs, secret=True),
    FactKind(c.F_TAKES_BACK, "takes-back", p.TakesBack, tell_bandit, secret=True),
    FactKind(c.F_TURN, "turn", p.TurnBegins, tell_number),
    FactKind(c.F_REVEALS, "reveals", p.Reveals, tell_reveals, discloses=True),
    FactKind(c.F_STANDS_UP, "stands-up", p.StandsUp, tell_bandit),
    FactKind(c.F_TURNS, "turns", p.Turns, tell_turns, FACING),
    FactKind(c.F_CLIMBS, "climbs", p.Climbs, tell_place),
    FactKind(c.F_MOVES, "moves", p.Moves, tell_place),
    FactKind(c.F_SHOOTS, "shoots", p.Shoots, tell_shoots),
    FactKind(c.F_MISSES, "misses", p.Misses, tell_bandit),
    FactKind(c.F_THROWN, "thrown", p.Thrown, tell_place),
    FactKind(c.F_FALLS, "falls", p.Falls, tell_bandit),
    FactKind(c.F_RIDES, "rides", p.Rides, tell_bandit),
    FactKind(c.F_LEAVES, "leaves", p.Leaves, tell_leaves, LEAVING),
    FactKind(c.F_SAVED, "saved", p.Saved, tell_bandit),
    FactKind(c.F_LOST, "lost", p.Lost, tell_bandit),
    FactKind(c.F_UNCOUPLED, "uncoupled", p.Uncoupled, tell_uncoupled),
    FactKind(c.F_LOOT, "loot", p.LootGained, tell_loot, discloses=True),
    FactKind(c.F_WAGON_GONE, "wagon-gone", p.WagonGone, tell_wagon_gone, ("none", "one")),
    FactKind(c.F_WON, "won", p.Won, tell_bandit),
]
FACTS = {kind.code: kind for kind in KINDS}
