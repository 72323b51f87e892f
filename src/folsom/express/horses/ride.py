"""Ride."""

from typing import Final

from folsom.express.base.absence import bar_absent
from folsom.express.codes import BY_CARD, GO
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of, rank_of
from folsom.express.horses.steps import ESCAPE, F_ESCAPED, F_RODE
from folsom.express.ops import Ask
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

FARTHEST: Final = 3


class Ride(Ask):
    """RIDE-1 to RIDE-3; in the round of the Escape, also away for good (EVENT-ESCAPE)."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        g = s.ground
        start = rank_of(s, c, s.bandits[who].place)
        if not c.horses >> 4 * start & 15:
            return
        rank: i64 = FRONT
        if start > FARTHEST + FRONT:
            rank = start - FARTHEST
        while rank <= start + FARTHEST and rank < len(g.entry):
            if g.entry[rank] >= 0:
                s.add(GO + g.entry[rank])
            if rank == c.at + FRONT + 1:
                s.add_all(GO, g.beside_inside)
            rank += 1
        if s.card.event == ESCAPE:
            s.add(GO + g.off)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        c = coach_of(s)
        place = action - GO
        start = rank_of(s, c, s.bandits[who].place)
        c.horses -= bit(4 * start)
        if place == s.ground.off:
            c.gone |= bit(who)
            bar_absent(s, c.gone)
            s.set_down(who, place)
            s.report(F_ESCAPED, who, 0, 0)
            return
        end = rank_of(s, c, place)
        c.horses += bit(4 * end)
        s.report(F_RODE, who, start, end)
        s.put(who, place, BY_CARD)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        if action - GO == s.ground.off:
            return "EVENT-ESCAPE"
        if s.ground.train_roofs >> action - GO & 1 or s.ground.beside_roof >> action - GO & 1:
            return "RIDE-3"
        return self.cites
