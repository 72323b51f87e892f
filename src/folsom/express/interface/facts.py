"""Turns facts on the tape into events: each kind decides what each viewer sees."""

from folsom.express.interface.event_text import EventText
from folsom.express.state import State
from folsom.interface.title import Event, Outcome
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact


def event(s: State, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
    """A fact as this seat sees it."""
    kind = s.rules.facts[fact[0]]
    t = EventText(s, fact, seat, words)
    points = kind.describe(t)
    key = f"event.{kind.name}.{t.sentence}" if t.sentence else f"event.{kind.name}"
    text = words(key, **t.named) if t.number < 0 else words.count(key, t.number, **t.named)
    return Event(number, kind.name, text, points)


def outcome(s: State, fact: Fact, seat: int, words: Catalogue) -> Outcome | None:
    """The meaning of a fact for a seat."""
    of_kind = s.rules.facts[fact[0]].outcome
    return of_kind(EventText(s, fact, seat, words)) if of_kind is not None else None


def alike(s: State, fact: Fact) -> bool:
    """Whether everybody sees a fact as spectators do."""
    return not s.rules.facts[fact[0]].hides(s, fact)


def discloses(s: State, fact: Fact) -> bool:
    """Whether a fact shows anybody a card, a face or a place that was hidden from them."""
    return s.rules.facts[fact[0]].discloses(s, fact)


def name(s: State, fact: Fact) -> str:
    """The name of a fact in statistics; Round cards and their events have their own names."""
    kind = s.rules.facts[fact[0]]
    return f"{kind.name}: {kind.detail(s, fact)}" if kind.detail is not None else kind.name
