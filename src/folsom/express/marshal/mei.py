"""Mei, the seventh bandit."""

from folsom.express.codes import FLOOR
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.fast import i64


class Mei(Rule):
    """MEI-1: her Floor Change may also lead to the other floor of a neighbouring car of the train."""

    def ways(self, s: State, verb: i64, who: i64, subject: i64, places: i64) -> i64:
        g = s.ground
        here = s.bandits[subject].place
        if verb == FLOOR and g.car[here] >= 0:
            places |= g.walk1[g.other[here]] & (g.train_insides | g.train_roofs)
        return places
