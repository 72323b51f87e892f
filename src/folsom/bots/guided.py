"""A planner that a trained network guides."""

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

from folsom.bots.budget import Budget, Clock
from folsom.bots.planner import Planner
from folsom.bots.policy import Policy
from folsom.interface.title import Setup

UNLIKELY = 0.003  # what the network hardly ever does is not thought about
TRUST = 0.03  # how much of a victory it is worth that the network would do something e times as often


class Guided(Planner):
    """The network says how likely each answer is, and the search how good it is; what is best in both counts.

    The hope is that the two err in different ways (docs/learned-players.md has figures).
    """

    def __init__(self, name: str, seed: int, budget: Budget, file: Path | None = None) -> None:
        super().__init__(name, seed, budget)
        self.policy = Policy(name, seed, file)

    def prepare(self, setup: Setup) -> None:
        self.policy.prepare(setup)

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        clock = Clock(self.budget)
        chances = self.policy.chances(view, legal)
        likely = [action for action in legal if chances[action] >= UNLIKELY]
        if len(likely) == 1:
            return likely[0]
        search = self.search(view, likely, clock)
        tried = [action for action in likely if search.visits_of(action)]
        return max(tried, key=lambda action: search.value_of(action) + TRUST * log(chances[action]))
