"""A level with a temperament, which makes answers that suit it likelier than the network alone would."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from folsom.bots.budget import Budget
from folsom.bots.planner import NEAR, Planner
from folsom.bots.policy import Policy, draw
from folsom.game import registry
from folsom.interface.title import Setup
from folsom.search.tree import Search

UNLIKELY = 0.003  # answers that the network hardly ever gives are not searched
TRUST = 0.03  # the share of a win that counts as much as the network giving an answer e times as often
LEANING = 0.015  # the share of a win that a temperament must add to an answer to make it e times as likely


class Leaning(Planner):
    """Draws an answer at random, weighted by the network, a search and the temperament."""

    def __init__(
        self, name: str, seed: int, budget: Budget, weights: Mapping[str, float], temperatures: Mapping[str, float]
    ) -> None:
        super().__init__(name, seed, budget, weights)
        self.policy = Policy(name, seed)
        self.temperatures = temperatures  # by game: how much is left to chance

    def prepare(self, setup: Setup) -> None:
        self.policy.prepare(setup)

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        """A temperament counts by how much it changes an answer's value in the same worlds, not by the value itself.

        So the bot plays about as well as its level does without a temperament.
        """
        if len(legal) == 1:
            return legal[0]
        temperature = self.temperatures[view.setup.game]
        chances = self.policy.chances(view, legal, temperature)
        likely = [action for action in legal if chances[action] >= UNLIKELY]
        if len(likely) == 1:
            return likely[0]
        title, seed = registry.title(view.setup.game), self.dice.below(1 << 30)
        found, felt = (
            values(Planner(self.name, seed, self.budget.half).search(view, likely, heuristic), likely)
            for heuristic in (title.heuristic({}, NEAR, True), title.heuristic(self.weights, NEAR, True))
        )
        weights = {
            action: chances[action] * exp(value / (TRUST * temperature) + (felt[action] - value) / LEANING)
            for action, value in found.items()
            if action in felt
        }
        return draw(weights or chances, self.dice)


def values(search: Search, actions: Sequence[int]) -> dict[int, float]:
    """The values of the actions that a search has tried."""
    return {action: search.value_of(action) for action in actions if search.visits_of(action)}
