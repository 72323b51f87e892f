"""Move and Floor Change."""

from folsom.express.codes import BY_CARD, FLOOR, GO, MOVE, TAKE
from folsom.express.ops import Ask
from folsom.express.players import STRIDE
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def within_walk(s: State, who: i64) -> i64:
    """MOVE-1, MOVE-2: the places that a bandit can reach."""
    b = s.bandits[who]
    if b.stride == STRIDE:
        return s.ground.walk3[b.place]
    if b.stride == 2:
        return s.ground.walk2[b.place]
    return s.ground.walk1[b.place]


class Move(Ask):
    """MOVE-1 to MOVE-3: the Ground lists where a Move leads."""

    def __init__(self, cites: str) -> None:
        super().__init__(cites)
        self.solitary = True

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add_all(GO, s.rules.destinations(s, MOVE, who, who, within_walk(s, who)))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        place = action - GO
        if s.watched & s.ground.roofs:
            passed = s.ground.between(s.bandits[who].place, place) & s.watched
            if passed:
                for rule in s.rules.passes:
                    rule.passes(s, who, passed)
        s.put(who, place, BY_CARD)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        here = s.bandits[who].place
        if not GO <= action < TAKE or action - GO == here:
            return self.cites
        closed = s.rules.blame_way(s, MOVE, who, who, within_walk(s, who), action - GO)
        return closed or s.ground.move_cites[here]


class FloorChange(Ask):
    """FLOOR-1."""

    def __init__(self, cites: str) -> None:
        super().__init__(cites)
        self.solitary = True

    def offer(self, s: State, who: i64, x: i64) -> None:
        other = s.ground.other[s.bandits[who].place]
        places: i64 = 0
        if other >= 0:
            places = bit(other)
        s.add_all(GO, s.rules.destinations(s, FLOOR, who, who, places))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        s.put(who, action - GO, BY_CARD)
