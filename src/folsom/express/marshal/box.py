"""Adds the boxes of this folder to a set of rules."""

from typing import Final

from folsom.express.base.bandits import PushWay
from folsom.express.base.schemin import HandsAway
from folsom.express.base.steps import HANDS_AWAY, PUSH_WAY
from folsom.express.marshal import steps as op
from folsom.express.marshal.components import FEW_BANDITS, MANY_BANDITS, STATIONS
from folsom.express.marshal.events import ReflexAction, ReflexCard, Safekeeping
from folsom.express.marshal.fall import DeadlyFall, Fallen, LastingEvent
from folsom.express.marshal.jarring import jarring
from folsom.express.marshal.mei import Mei
from folsom.express.rules import Rules

FOLDER: Final = "marshal"
MEI: Final = "mei"
ROUNDS: Final = "rounds"
LAW: Final = "marshal"


def mei(r: Rules) -> None:
    """Add Mei to a game without a Marshal player."""
    add_mei(r)


def rounds(r: Rules) -> None:
    """MP-EVENT-1: add the Round cards that need no Marshal player."""
    add_rounds(r, FEW_BANDITS, MANY_BANDITS, STATIONS)


def add_mei(r: Rules) -> None:
    """Add Mei (MEI-1)."""
    r.character("Mei", Mei("MEI-1"))


def add_rounds(
    r: Rules,
    few: tuple[tuple[str, str, int, int], ...],
    many: tuple[tuple[str, str, int, int], ...],
    stations: tuple[tuple[str, str, int], ...],
) -> None:
    """Add Jarring turns, Safekeeping, Reflex Action, Deadly Fall, and the given Round cards."""
    r.extra(Fallen(), op.FALL_SLOT)
    r.turn("J", jarring(r))
    r.op(op.SAFE, "safekeeping", Safekeeping())
    r.op(op.REFLEX, "reflex-action", ReflexAction())
    r.op(op.REFLEX_CARD, "reflex", ReflexCard("EVENT-REFLEX", True))
    r.op(op.FALL, "deadly-fall", LastingEvent())
    r.op(HANDS_AWAY, "hands-away", HandsAway())
    r.op(PUSH_WAY, "push", PushWay("DJANGO-1"))
    r.rule(DeadlyFall("EVENT-FALL"))
    for name, turns, event, keep in few if r.outlaws <= 4 else many:
        r.round_card(name, turns, event, keep, False, hands_kept=event == op.REFLEX)
    for name, turns, event in stations:
        r.round_card(name, turns, event, 0, True)
