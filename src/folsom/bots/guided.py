"""A planner that a trained network guides."""

from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Any

from folsom.bots.budget import Budget, Clock
from folsom.bots.planner import NEAR, Planner
from folsom.bots.policy import Policy, draw
from folsom.game import registry
from folsom.interface.title import Setup
from folsom.search.tree import Search

UNLIKELY = 0.003  # answers that the network hardly ever gives are not searched
NEVER = 1e-9  # a chance that is none
TRUST = 0.03  # the share of a win that counts as much as the network playing an answer e times as often
LEANING = 0.015  # the share of a win that a temperament has to add to an answer, to make it e times as likely


class Guided(Planner):
    """The network says how likely each answer is, and the search how good it is; what is best in both counts.

    The hope is that the two err in different ways (docs/learned-players.md has figures).  A temperature, by game,
    leaves the choice to chance: the better an answer is, the likelier.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        file: Path | None = None,
        weights: Mapping[str, float] | None = None,
        temperatures: Mapping[str, float] | None = None,
    ) -> None:
        super().__init__(name, seed, budget, weights)
        self.policy = Policy(name, seed, file)
        self.temperatures = temperatures or {}

    def prepare(self, setup: Setup) -> None:
        self.policy.prepare(setup)

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        clock = Clock(self.budget)
        temperature = self.temperatures.get(view.setup.game, 0.0)
        chances = self.policy.chances(view, legal, temperature or 1.0)
        likely = [action for action in legal if chances[action] >= UNLIKELY]
        if len(likely) == 1:
            return likely[0]
        if self.weights and temperature:
            return self.lean(view, likely, chances, temperature)
        search = self.search(view, likely, clock)
        if not temperature:
            return ranked(search, {action: chances[action] for action in likely})[0]
        found = values(search, likely)
        weights = {action: chances[action] * exp(value / (TRUST * temperature)) for action, value in found.items()}
        return draw(weights or chances, self.dice)

    def lean(self, view: Any, likely: Sequence[int], chances: Mapping[int, float], temperature: float) -> int:
        """A temperament makes an answer likelier by what it adds to its value, in the same worlds.

        Not by the value itself: so it plays about as well as its level does without it.
        """
        title, seed = registry.title(view.setup.game), self.dice.below(1 << 30)
        found, felt = (
            values(Planner(self.name, seed, self.budget.half).search(view, likely, None, heuristic), likely)
            for heuristic in (title.heuristic({}, NEAR, True), title.heuristic(self.weights, NEAR, True))
        )
        weights = {
            action: chances[action] * exp(value / (TRUST * temperature) + (felt[action] - value) / LEANING)
            for action, value in found.items()
            if action in felt
        }
        return draw(weights or chances, self.dice)


def ranked(search: Search, chances: Mapping[int, float]) -> list[int]:
    """From the best on, by what the search found and by what the network would do; what was not tried comes last."""

    def judged(action: int) -> tuple[bool, float]:
        return search.visits_of(action) > 0, search.value_of(action) + TRUST * log(max(chances[action], NEVER))

    return sorted(chances, key=judged, reverse=True)


def values(search: Search, actions: Sequence[int]) -> dict[int, float]:
    """A search's values of the answers that it has tried."""
    return {action: search.value_of(action) for action in actions if search.visits_of(action)}
