"""A trained network that looks ahead."""

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget, Clock
from folsom.bots.policy import Policy, playout_evaluator
from folsom.interface.title import Setup

TRUST = 0.001  # the chance of winning that counts as much as the network giving an answer e times as often
LEAST_CHANCE = 0.001  # the network is often too sure of itself: no answer counts as less likely than this
SIDE_BY_SIDE = 96  # playouts at a time, so that the network judges many positions at once
FIRST = 48  # playouts at first, which take about 45 ms
SHORT, FEW = 40, 16  # with a budget of fewer milliseconds, so many playouts at first
MOST = 4000  # playouts for a decision: more add little, and users of a server may ask for any number


class Guided(Bot):
    """Plays out the round after every answer, and chooses the one with the best expected result.

    The network's own preference counts a little too: many answers are nearly equal, and playouts are few.
    """

    def __init__(self, name: str, seed: int, budget: Budget, file: Path | None = None) -> None:
        super().__init__(name, seed)
        self.budget: Budget = budget
        self.policy = Policy(name, seed, file)

    def prepare(self, setup: Setup) -> None:
        self.policy.prepare(setup)

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        clock = Clock(self.budget)
        chances = self.policy.chances(view, legal)
        bonus = {action: TRUST * log(max(chances[action], LEAST_CHANCE)) for action in legal}
        evaluator = playout_evaluator(self.policy.network(view.setup.game), view, legal, self.dice.below(1 << 30))
        wanted = FEW if self.budget.milliseconds is not None and self.budget.milliseconds < SHORT else FIRST
        while len(evaluator.answers) > 1 and clock.granted < MOST and (playouts := clock.next(wanted, 0)):
            evaluator.extend(playouts)
            evaluator.drop(bonus)
            if not clock.fits():
                break
            wanted = SIDE_BY_SIDE
        return max(evaluator.answers, key=lambda action: evaluator.value_of(action) + bonus[action])
