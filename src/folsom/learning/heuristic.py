"""The knowledge of a game that search needs: sensible answers, where to stop, and the value of a position."""

from folsom.kernel.bits import BLANK
from folsom.kernel.core import Core
from folsom.kernel.fast import i64


class Heuristic:
    """One per search: it remembers where the search began.

    `horizon` is the number of round ends that the search looks ahead, or 0 for the end of the game; a `sharp` heuristic
    assumes that everybody plays sensibly, otherwise at random.
    """

    def __init__(self, horizon: i64, sharp: bool) -> None:
        self.horizon = horizon
        self.sharp = sharp
        self.stay: i64 = 24  # iterations in a world before another is dealt; a deal costs about as much
        self.dollars = 0.0  # the dollars (or loot cards) of the last valued position
        self.promise = BLANK[:]  # how promising each option of the question on top is

    # ---- what a game supplies
    def begin(self, s: Core) -> None:
        """Begin a search from this position."""
        raise NotImplementedError

    def set_out(self, s: Core) -> None:
        """Begin an iteration; a heuristic that needs to follow the facts attaches a tape."""

    def stop(self, s: Core) -> bool:
        """Whether the search stops here."""
        raise NotImplementedError

    def weigh(self, s: Core) -> i64:
        """Write how promising each option is (at least 1) and return the sum; ignores hidden information."""
        raise NotImplementedError

    def value(self, s: Core, seat: i64) -> float:
        """The value of a position for a seat, from 0 (lost) to 1 (won); sets `dollars` to the money of its side."""
        raise NotImplementedError

    # ---- answers
    def choose(self, s: Core) -> i64:
        """A random answer, weighted by how promising the options are."""
        if not self.sharp or s.offered == 1:
            return s.options[s.dice.below(s.offered)]
        drawn = s.dice.below(self.weigh(s))
        k: i64 = 0
        while drawn >= self.promise[k]:
            drawn -= self.promise[k]
            k += 1
        return s.options[k]

    def best(self, s: Core) -> i64:
        """The most promising answer; ties are broken at random."""
        self.weigh(s)
        best: i64 = 0
        equal: i64 = 1
        for k in range(1, s.offered):
            if self.promise[k] > self.promise[best]:
                best = k
                equal = 1
            elif self.promise[k] == self.promise[best]:
                equal += 1
                if s.dice.below(equal) == 0:
                    best = k
        return s.options[best]
