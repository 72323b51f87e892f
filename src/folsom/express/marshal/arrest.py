"""Arrest, and its consequences for a bandit (MP-MAR-4, MP-CELL-1, MP-CELL-2)."""

from folsom.express.codes import AIM
from folsom.express.marshal.house_rules import ARRESTS_BOTH_FLOORS, PRISONERS
from folsom.express.marshal.law import law_of
from folsom.express.marshal.steps import BY_ARREST, F_LOCKED_UP
from folsom.express.ops import Ask
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def within_reach(s: State, place: i64) -> i64:
    """The pawns in reach of an arrest from a place: those there, and those on the other floor of the car."""
    other = s.ground.other[place]
    return s.here[place] | s.here[other] if ARRESTS_BOTH_FLOORS and other >= 0 else s.here[place]


class Arrest(Ask):
    """MP-MAR-4: a bandit in his car goes to the cell; BELLE-1 does not apply."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add_all(AIM, s.bandits_among(within_reach(s, s.bandits[who].place)))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        victim = action - AIM
        law = law_of(s)
        law.arrested |= bit(victim)
        s.put(victim, law.cell, BY_ARREST)
        give_back(s, victim)


def give_back(s: State, who: i64) -> None:
    """MP-CELL-2: an arrested bandit's Prisoners are locked up again, and their powers are gone."""
    law = law_of(s)
    for prisoner in range(len(PRISONERS)):
        if law.holder(prisoner) == who:
            law.freed &= ~(15 * bit(4 * prisoner))
            law.locked |= bit(prisoner)
            s.report(F_LOCKED_UP, who, prisoner, 0)
    s.empower(who)
