"""A planner for millions of positions, from which networks learn how planners answer."""

from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.kernel.fast import i64
from folsom.learning.heuristic import Heuristic
from folsom.search.tree import EXPLORE, Search


class QuickPlanner:
    """Searches in the real position, with dice of its own: to deal others would take longer than the search itself.

    So it knows hidden cards and, where all choose at once, what others have already chosen; a planner that plays a game
    does not.
    """

    def __init__(self, heuristic: Heuristic, iterations: i64, seed: int) -> None:
        self.heuristic = heuristic
        self.iterations = iterations
        self.dice = seeded(seed)

    def answer(self, s: Core) -> i64:
        """The answer of the seat that is asked."""
        if s.offered == 1:
            return s.options[0]
        search = Search(self.heuristic, s.actor, EXPLORE)
        self.heuristic.begin(s)
        world = s.copy()
        for _ in range(self.iterations):
            world.copy_from(s)
            world.dice.assign(self.dice)
            search.once(world)
            self.dice.assign(world.dice)
        return search.best()
