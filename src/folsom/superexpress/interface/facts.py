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


class EventText:
    """A fact: the names that its words need, and which of several sentences is used."""

    def __init__(self, s: State, fact: Fact, words: Catalogue) -> None:
        self.s = s
        _, self.a, self.b, self.c = fact
        self.words = words
        self.named: dict[str, object] = {}
        self.sentence = ""

    def name_bandit(self) -> str:
        """Name the bandit that the fact is about in its words."""
        name = bandit_name(self.s, self.a)
        self.named["bandit"] = name
        return name


class FactKind:
    """A kind of fact.

    `points` is the TypedDict that `describe` returns; its docstring says what happened.  `describe` also sets the names
    that the words need, and which of `sentences` is used: `event.turns.back` is the sentence `back` of the kind
    `turns`.  Only the seat that a secret fact is about sees it.
    """

    def __init__(
        self,
        code: int,
        name: str,
        points: type[Any],
        describe: Callable[[EventText], Points],
        sentences: tuple[str, ...] = (),
        secret: bool = False,
        discloses: bool = False,
    ) -> None:
        self.code = code
        self.name = name
        self.points = points
        self.describe = describe
        self.sentences = sentences
        self.secret = secret
        self.discloses = discloses  # it reveals something hidden


def only_seen_by(fact: Fact) -> int | None:
    return fact[1] if FACTS[fact[0]].secret else None


def event(s: State, number: int, fact: Fact, words: Catalogue) -> Event:
    """A fact as everybody who notices it sees it."""
    kind = FACTS[fact[0]]
    t = EventText(s, fact, words)
    points = kind.describe(t)
    key = f"event.{kind.name}.{t.sentence}" if t.sentence else f"event.{kind.name}"
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
def describe_bandit(t: EventText) -> p.AboutBandit:
    return {"bandit": t.name_bandit()}


def describe_number(t: EventText) -> p.RoundBegins:
    t.named["number"] = t.a
    return {"number": t.a}


def describe_place(t: EventText) -> p.AtPlace:
    t.named.update(place=place_words(t.b, "place", t.words), to=place_words(t.b, "to", t.words))
    return {"bandit": t.name_bandit(), "car": t.b >> 1, "floor": FLOORS[t.b & 1]}


def describe_start(t: EventText) -> p.Starts:
    t.sentence = facing_name(t.c)
    return {**describe_place(t), "facing": t.sentence}


def describe_programs(t: EventText) -> p.Programs:
    """SUP-PLAN-1: only for the seat whose programme it is."""
    t.named.update(card=card_words(CARDS[t.b], t.words), number=t.c)
    return {"bandit": t.name_bandit(), "card": CARDS[t.b], "number": t.c}


def describe_reveals(t: EventText) -> p.Reveals:
    t.named["card"] = card_words(CARDS[t.b], t.words)
    return {"bandit": t.name_bandit(), "card": CARDS[t.b]}


def describe_turns(t: EventText) -> p.Turns:
    t.sentence = facing_name(t.b)
    return {"bandit": t.name_bandit(), "facing": t.sentence}


def describe_shoots(t: EventText) -> p.Shoots:
    target = bandit_name(t.s, t.b)
    t.named["target"] = target
    return {"bandit": t.name_bandit(), "target": target}


def describe_leaves(t: EventText) -> p.Leaves:
    t.sentence = LEAVING[t.b]
    return {"bandit": t.name_bandit(), "why": t.sentence}


def describe_uncoupled(t: EventText) -> p.Uncoupled:
    t.named["car"] = t.a
    return {"car": t.a}


def describe_loot(t: EventText) -> p.LootGained:
    value = int(LOOT[t.b])
    t.named["value"] = value
    return {"bandit": t.name_bandit(), "value": value}


def describe_wagon_gone(t: EventText) -> p.WagonGone:
    t.sentence = "one" if t.a else "none"
    return {}


KINDS = [
    FactKind(c.F_FIRST, "first", p.First, describe_bandit),
    FactKind(c.F_STARTS, "starts", p.Starts, describe_start, FACING),
    FactKind(c.F_ROUND, "round", p.RoundBegins, describe_number),
    FactKind(c.F_PROGRAMS, "programs", p.Programs, describe_programs, secret=True),
    FactKind(c.F_TAKES_BACK, "takes-back", p.TakesBack, describe_bandit, secret=True),
    FactKind(c.F_TURN, "turn", p.TurnBegins, describe_number),
    FactKind(c.F_REVEALS, "reveals", p.Reveals, describe_reveals, discloses=True),
    FactKind(c.F_STANDS_UP, "stands-up", p.StandsUp, describe_bandit),
    FactKind(c.F_TURNS, "turns", p.Turns, describe_turns, FACING),
    FactKind(c.F_CLIMBS, "climbs", p.Climbs, describe_place),
    FactKind(c.F_MOVES, "moves", p.Moves, describe_place),
    FactKind(c.F_SHOOTS, "shoots", p.Shoots, describe_shoots),
    FactKind(c.F_MISSES, "misses", p.Misses, describe_bandit),
    FactKind(c.F_THROWN, "thrown", p.Thrown, describe_place),
    FactKind(c.F_FALLS, "falls", p.Falls, describe_bandit),
    FactKind(c.F_RIDES, "rides", p.Rides, describe_bandit),
    FactKind(c.F_LEAVES, "leaves", p.Leaves, describe_leaves, LEAVING),
    FactKind(c.F_SAVED, "saved", p.Saved, describe_bandit),
    FactKind(c.F_LOST, "lost", p.Lost, describe_bandit),
    FactKind(c.F_UNCOUPLED, "uncoupled", p.Uncoupled, describe_uncoupled),
    FactKind(c.F_LOOT, "loot", p.LootGained, describe_loot, discloses=True),
    FactKind(c.F_WAGON_GONE, "wagon-gone", p.WagonGone, describe_wagon_gone, ("none", "one")),
    FactKind(c.F_WON, "won", p.Won, describe_bandit),
]
FACTS = {kind.code: kind for kind in KINDS}
