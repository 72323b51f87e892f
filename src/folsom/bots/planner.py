"""The planner: a search over the worlds that its seat could be in."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget, Clock
from folsom.game import registry
from folsom.game.worlds import narrow
from folsom.interface.title import Title
from folsom.kernel.dice import seeded
from folsom.learning.heuristic import Heuristic
from folsom.search.tree import EXPLORE, Search

NEAR = 1


class Planner(Bot):
    """Searches its own decisions, and predicts the other players by the heuristic (docs/how-bots-think.md)."""

    def __init__(self, name: str, seed: int, budget: Budget, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(name, seed)
        self.budget: Budget = budget
        self.weights = dict(weights or {})

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return self.rank(self.search(view, legal), legal)[0]

    def search(self, view: Any, legal: Sequence[int], heuristic: Heuristic | None = None) -> Search:
        """Search these answers to the question of the view's seat, with the planner's own heuristic or another."""
        title = registry.title(view.setup.game)
        heuristic = heuristic or title.heuristic(self.weights, self.horizon(title), True)
        search = Search(heuristic, view.seat, EXPLORE)
        clock = Clock(self.budget)
        while number := clock.next(heuristic.stay, search.lead()):
            world = title.redeal(view, seeded(self.dice.below(1 << 30)))
            world.turn_to(view.seat)
            heuristic.begin(world)
            narrow(world, legal)
            search.iterate(world, number)
        return search

    def rank(self, search: Search, actions: Iterable[int]) -> list[int]:
        """These answers, best first, by the results of a search."""
        return sorted(actions, key=lambda action: (-search.visits_of(action), -search.value_of(action)))

    def horizon(self, title: Title) -> int:
        """How far it looks ahead.  A temperament changes how the end of a round is valued, not the end of the game."""
        return title.far if self.budget.large and not self.weights else NEAR
