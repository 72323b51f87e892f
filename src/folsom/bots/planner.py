"""The planner: a search over the worlds that its seat could be in."""

from collections.abc import Mapping, Sequence
from typing import Any

from folsom.bots.bot import Bot, narrow
from folsom.bots.budget import Budget, Clock
from folsom.game import registry
from folsom.interface.title import Title
from folsom.kernel.dice import seeded
from folsom.search.tree import Search

EXPLORE = 0.5
NEAR = 1


class Planner(Bot):
    """Searches its own decisions, and imagines the other players by plain good sense (docs/how-bots-think.md)."""

    def __init__(self, name: str, seed: int, budget: Budget, weights: Mapping[str, float] | None = None) -> None:
        super().__init__(name, seed)
        self.budget = budget
        self.weights = dict(weights or {})

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        search = self.search(view, legal)
        return max(legal, key=lambda action: (search.visits_of(action), search.value_of(action)))

    def search(self, view: Any, legal: Sequence[int], clock: Clock | None = None) -> Search:
        """Think about these answers to the question that the seat of this view is asked; a clock may run already."""
        title = registry.title(view.setup.game)
        mind = title.mind(self.weights, self.horizon(title), True)
        search = Search(mind, view.seat, EXPLORE)
        clock = clock or Clock(self.budget)
        while number := clock.next(mind.stay, search.lead()):
            world = title.redeal(view, seeded(self.dice.below(1 << 30)))
            world.turn_to(view.seat)
            mind.begin(world)
            narrow(world, legal)
            search.iterate(world, number)
        return search

    def horizon(self, title: Title) -> int:
        """How far it looks; a temperament shows in how a round that has ended is valued, and not in who wins."""
        return title.far if self.budget.large and not self.weights else NEAR
