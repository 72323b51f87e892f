"""The powers of the six bandits, in both printings."""

from folsom.express.base.steps import PUSH_WAY
from folsom.express.codes import BY_PUSH, F_STAYED, FIRE, GO, LOSE, PUNCH, PURSE, TO_ME
from folsom.express.ops import Ask
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class Belle(Rule):
    """BELLE-1: cannot be chosen while anybody else could be."""

    def narrow(self, s: State, verb: i64, who: i64, targets: i64) -> i64:
        rest = targets
        for q in range(s.bandit_count):
            if s.bandits[q].powers & self.bit:
                rest &= ~bit(q)
        return rest if rest else targets


class Cheyenne(Rule):
    """CHEYENNE-1: she may take a Purse that her target drops."""

    def loot(self, s: State, who: i64, victim: i64) -> None:
        if s.bandits[victim].loot & s.rules.purses:
            s.add(LOSE + PURSE + TO_ME)


class Push(Rule):
    """DJANGO-1 (Tuco's power in the first printing, PRINT-1): the bandit that is hit is pushed one car further."""

    def hit(self, s: State, who: i64, victim: i64) -> None:
        place = s.bandits[victim].place
        beyond = s.ground.beyond(s.bandits[who].place, place)
        if beyond < 0:
            return
        ways = s.rules.destinations(s, FIRE, who, victim, bit(beyond))
        if ways == bit(beyond):
            pushed(s, victim, beyond)
        elif not ways:
            pushed(s, victim, place)
        else:
            s.push(PUSH_WAY, who, victim)


def pushed(s: State, victim: i64, place: i64) -> None:
    """A shot pushes a bandit to a place; at the end of the train, the bandit stays."""
    if place == s.bandits[victim].place:
        s.report(F_STAYED, victim, BY_PUSH, place)
    else:
        s.put(victim, place, BY_PUSH)


class PushWay(Ask):
    """DJANGO-1, if a box adds ways: where the shot pushes the bandit that it hit (x)."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        beyond = s.ground.beyond(s.bandits[who].place, s.bandits[x].place)
        s.add_all(GO, s.rules.destinations(s, FIRE, who, x, bit(beyond)))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        pushed(s, x, action - GO)


class LongShot(Rule):
    """PRINT-1, Django's power: with no opponent on his spot he may fire at anybody on his floor of the train."""

    def widen(self, s: State, verb: i64, who: i64, targets: i64) -> i64:
        if verb != FIRE:
            return targets
        here = s.bandits[who].place
        mates = s.seats[s.bandits[who].seat].pawns
        if s.rules.allies == 2:
            mates |= s.seats[s.bandits[who].seat ^ 1].pawns
        if s.here[here] & ~mates:
            return targets
        g = s.ground
        floor: i64 = 0
        if g.train_roofs >> here & 1:
            floor = g.train_roofs
        elif g.train_insides >> here & 1:
            floor = g.train_insides
        for q in range(s.bandit_count):
            if s.bandits[q].place != here and floor >> s.bandits[q].place & 1:
                targets |= bit(q)
        return targets


class Doc(Rule):
    """DOC-1."""

    def hand(self, s: State, seat: i64, size: i64) -> i64:
        return size + 1


class Ghost(Rule):
    """GHOST-1: his player's first card of a round may be played face down."""

    def hand(self, s: State, seat: i64, size: i64) -> i64:
        if not s.seats[seat].open:
            s.seats[seat].may_hide = 1
        return size


class ThroughTheRoof(Rule):
    """TUCO-1."""

    def widen(self, s: State, verb: i64, who: i64, targets: i64) -> i64:
        if verb == FIRE:
            other = s.ground.other[s.bandits[who].place]
            if other >= 0:
                targets |= s.here[other]
        return targets


class OutwardPunch(Rule):
    """PRINT-2: at an end of the train a Punch may be aimed outward, and the target stays."""

    def ways(self, s: State, verb: i64, who: i64, subject: i64, places: i64) -> i64:
        if verb == PUNCH:
            here = s.bandits[subject].place
            if s.ground.car[here] >= 0 and (s.ground.fore[here] < 0 or s.ground.back[here] < 0):
                places |= bit(here)
        return places
