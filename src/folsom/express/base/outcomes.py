"""The meaning of the base game's facts for a player; hints count them in playouts."""

from folsom.express.interface.event_text import EventText
from folsom.express.interface.names import bandit_name
from folsom.interface.title import Outcome

RATE = "{rate}"  # stays in the sentence until all playouts have been counted
# Rough costs and gains in later rounds, in dollars.
HIT, PUNCHED, IDLE, SHOT = -120.0, -60.0, -80.0, 60.0
NO_MONEY = 100.0  # loot that is not counted in dollars
OTHERS = -0.3  # factor for loot that another player takes


def outcome_of_taking(t: EventText) -> Outcome | None:
    """ROB-1, CHEYENNE-1: loot that the seat takes, and loot that others take before it can."""
    token = t.words(f"loot.{t.s.rules.tokens[t.b]}.a")
    if t.about_me(t.a):
        return Outcome(t.words("outcome.took", token=token, rate=RATE), worth(t))
    part = 1.0 if t.about_us(t.a) else OTHERS
    words = t.words("outcome.taken", token=token, bandit=bandit_name(t.s, t.a), rate=RATE)
    return Outcome(words, part * worth(t))


def outcome_of_losing(t: EventText) -> Outcome | None:
    """PUNCH-2, EVENT-REVENGE: loot that falls or leaves the game."""
    if not t.about_me(t.a):
        return None
    token = t.words(f"loot.{t.s.rules.tokens[t.b]}.a")
    return Outcome(t.words("outcome.lost", token=token, rate=RATE), -worth(t))


def worth(t: EventText) -> float:
    """The value of a fact's token in the imagined world."""
    return float(t.s.rules.token_kinds[t.s.rules.tokens[t.b]].value(t.c & 0xFFFF) or NO_MONEY)


def outcome_of_cash(t: EventText) -> Outcome | None:
    return Outcome(t.words("outcome.cash", rate=RATE), float(t.b)) if t.about_me(t.a) else None


def outcome_of_shot(t: EventText) -> Outcome | None:
    if t.about_me(t.b):
        return Outcome(t.words("outcome.hit", rate=RATE), HIT)
    return Outcome(t.words("outcome.shot", rate=RATE), SHOT) if t.about_me(t.a) else None


def outcome_of_neutral(t: EventText) -> Outcome | None:
    return Outcome(t.words("outcome.neutral", rate=RATE), HIT) if t.about_me(t.a) else None


def outcome_of_punch(t: EventText) -> Outcome | None:
    if t.about_me(t.b):
        return Outcome(t.words("outcome.punched", rate=RATE), PUNCHED)
    return Outcome(t.words("outcome.punches", rate=RATE), -PUNCHED) if t.about_me(t.a) else None


def outcome_of_nothing(t: EventText) -> Outcome | None:
    return Outcome(t.words("outcome.nothing", rate=RATE), IDLE) if t.about_me(t.a) else None
