"""The Marshal: his card, and what happens to bandits who meet him."""

from folsom.express.codes import BY_FLIGHT, F_MARSHAL, SEND, THE_MARSHAL
from folsom.express.ops import Ask, Step
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class MoveMarshal(Ask):
    """MARSHAL-1."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        if s.marshal > 0:
            s.add(SEND + s.marshal - 1)
        if s.marshal < s.ground.cars:
            s.add(SEND + s.marshal + 1)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        marshal_to(s, action - SEND)


def marshal_to(s: State, car: i64) -> None:
    """Move him to a car: all bandits inside are hit at the same moment, and flee (MARSHAL-2)."""
    s.marshal = car
    s.report(F_MARSHAL, car, 0, 0)
    s.watch()
    caught = s.here[2 * car]
    if caught:
        s.wound(caught, THE_MARSHAL)
        for who in range(s.bandit_count):
            if caught >> who & 1:
                s.put(who, 2 * car + 1, BY_FLIGHT)


class TheMarshal(Rule):
    """MARSHAL-2, MARSHAL-3: a bandit that enters his car flees to its roof with a Bullet."""

    def watches(self, s: State) -> i64:
        return bit(2 * s.marshal)

    def arrive(self, s: State, who: i64, place: i64) -> bool:
        if place != 2 * s.marshal:
            return False
        s.wound(bit(who), THE_MARSHAL)
        s.put(who, place + 1, BY_FLIGHT)
        return True


class Arrive(Step):
    """A bandit (who) has arrived at a watched place (x): the rules that watch it apply while the bandit is there."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if s.bandits[who].place != x:
            return
        for rule in s.rules.arrive:
            if rule.arrive(s, who, x):
                return
