"""What search needs to know of a game: sensible answers, where to stop, and what a position is worth."""

from folsom.kernel.bits import BLANK
from folsom.kernel.core import Core
from folsom.kernel.fast import i64


class Heuristic:
    """One for each search: it remembers where the search began.

    `horizon` is how many ends of a round the search looks ahead, 0 to the end of the game; a `sharp` one imagines
    everybody playing by good sense, another at random.
    """

    def __init__(self, horizon: i64, sharp: bool) -> None:
        self.horizon = horizon
        self.sharp = sharp
        self.stay: i64 = 24  # iterations in a world before another is dealt, where a deal costs about as much
        self.dollars = 0.0  # what the last position valued has brought, as people count it
        self.promise = BLANK[:]  # of each option of the question on top

    # ---- what a game supplies
    def begin(self, s: Core) -> None:
        """A search begins here."""
        raise NotImplementedError

    def set_out(self, s: Core) -> None:
        """An iteration begins; a heuristic that needs to know what happens attaches a tape."""

    def stop(self, s: Core) -> bool:
        """Whether the search stops here."""
        raise NotImplementedError

    def weigh(self, s: Core) -> i64:
        """Write how promising each option is (at least 1); returns the sum.  Hidden things do not count."""
        raise NotImplementedError

    def value(self, s: Core, seat: i64) -> float:
        """How good a position is for a seat: from 0, lost, to 1, won; `dollars` is what its side has by then."""
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
        """The most promising answer; of several, one at random."""
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
