"""A trained network that looks ahead."""

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

from folsom.bots.bot import Bot
from folsom.bots.budget import Budget, Clock
from folsom.bots.policy import Policy, playout_evaluator
from folsom.interface.title import Setup

UNLIKELY = 0.003  # answers that the network hardly ever gives are not considered
TRUST = 0.01  # the chance of winning that counts as much as the network giving an answer e times as often
SIDE_BY_SIDE = 48  # playouts at a time, so that the network judges many positions at once
MOST = 4000  # playouts for a decision: more add little, and users of a server may ask for any number


class Guided(Bot):
    """Plays out the round with the network in every seat, and chooses the answer with the best expected result.

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
        likely = [action for action in legal if chances[action] >= UNLIKELY]
        if len(likely) == 1:
            return likely[0]
        bonus = {action: TRUST * log(chances[action]) for action in likely}
        evaluator = playout_evaluator(self.policy.network(view.setup.game), view, likely, self.dice.below(1 << 30))
        while len(evaluator.answers) > 1 and clock.granted < MOST and (playouts := clock.next(SIDE_BY_SIDE, 0)):
            evaluator.extend(playouts)
            evaluator.drop(bonus)
        return max(evaluator.answers, key=lambda action: evaluator.value_of(action) + bonus[action])
