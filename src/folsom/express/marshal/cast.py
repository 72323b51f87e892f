"""Who plays the Marshal, and where everybody starts (MP-SET-7, MP-SET-9)."""

from folsom.express.base.fire import magazine
from folsom.express.base.setup import Cast, Positions, become, seated
from folsom.express.codes import AT_START, F_FIRST
from folsom.express.marshal.law import marshal_of
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class CastMarshal(Cast):
    """As chosen, or at random: one seat plays the Marshal, and each of the others a bandit."""

    def run(self, s: State, who: i64, x: i64) -> None:
        chosen = seated(s)
        lawman = s.rules.lawman
        left = bit(len(s.rules.characters)) - 1 & ~bit(lawman)
        free: i64 = 0  # seats without a chosen character
        marshal: i64 = -1
        for q in range(s.bandit_count):
            named = chosen[q] if chosen else -1
            if named == lawman:
                marshal = q
            elif named >= 0:
                left &= ~bit(named)
                become(s, q, named)
            else:
                free |= bit(q)
        if marshal < 0:
            marshal = s.one_of(free)
            free &= ~bit(marshal)
        become(s, marshal, lawman)
        for q in range(s.bandit_count):
            if free >> q & 1:
                drawn = s.one_of(left)
                left &= ~bit(drawn)
                become(s, q, drawn)
        deal(s, marshal)


def deal(s: State, marshal: i64) -> None:
    """SETUP-1 for the bandits; the Marshal's cards and cylinders, and his place inside the Locomotive."""
    purse: i64 = 0
    for q in range(s.bandit_count):
        if q != marshal:
            s.bandits[q].loot = bit(purse)
            purse += 1
    s.seats[marshal].deck = s.rules.law_deck
    s.bandits[marshal].bullets = magazine(s, marshal)
    s.put(marshal, 0, AT_START)


class LawPositions(Positions):
    """MP-SET-9: SETUP-6 and SETUP-7 for the bandits, who start in front of the Prison car."""

    def run(self, s: State, who: i64, x: i64) -> None:
        marshal = marshal_of(s)
        s.first = s.one_of(bit(s.bandit_count) - 1 & ~bit(marshal))
        s.report(F_FIRST, s.first, 0, 0)
        place: i64 = 0
        for k in range(s.bandit_count):
            q = (s.first + k) % s.bandit_count
            if q != marshal:
                s.put(q, 2 * (s.ground.wagons - (place & 1)), AT_START)
                place += 1
