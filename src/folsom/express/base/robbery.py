"""Robbery."""

from folsom.express.codes import F_TOOK, TAKE
from folsom.express.ops import Ask
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class Rob(Ask):
    """ROB-1: tokens that everybody sees alike are one choice; face-down tokens are separate choices (COMP-6)."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        loot = s.floor[s.bandits[who].place]
        if loot:
            s.add_all(TAKE, loot & s.rules.face_down)
            for kind in s.rules.kinds:
                alike = loot & kind & ~s.rules.face_down
                s.add_all(TAKE, alike & -alike)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        s.floor[s.bandits[who].place] &= ~bit(action - TAKE)
        s.gain(who, action - TAKE, F_TOOK)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return "ROB-2" if TAKE <= action < TAKE + len(s.rules.tokens) else self.cites
