"""Judges of answers: a trained network for set-ups that it knows, a planner for all others."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Protocol

from folsom.bots.budget import Budget, Clock
from folsom.bots.guided import SIDE_BY_SIDE
from folsom.bots.level import able
from folsom.bots.planner import Planner
from folsom.bots.policy import Policy, playout_evaluator
from folsom.game import registry
from folsom.interface.title import Setup

PLAYOUT = 6  # iterations of a planner's budget per playout of the network, which is slower and more accurate


@dataclass(frozen=True)
class Estimate:
    """How good an answer is."""

    visits: int  # how often it was tried
    chance: float  # of winning
    money: float  # dollars at the end of the round on average, or of the game; in Super Express loot cards


class Judge(Protocol):
    """Estimates how good answers are."""

    def estimates(self, view: Any, legal: Sequence[int], asked: int | None) -> dict[int, Estimate]:
        """An estimate for each of these answers, best first; `asked` is the one that the player asked about, if any."""

    def counts_at(self, setup: Setup) -> str:
        """When the money is counted: at the end of the round ("round") or of the game ("end")."""


def judge_of(setup: Setup, seed: int, budget: Budget) -> Judge:
    """The best judge available for a set-up."""
    policy = Policy("judges", seed)
    return NetworkJudge(policy, seed, budget) if able(policy, setup) else PlannerJudge(seed, budget)


class NetworkJudge:
    """Plays out all answers in the same worlds, and ranks them by their chances of winning."""

    def __init__(self, policy: Policy, seed: int, budget: Budget) -> None:
        self.policy = policy
        self.seed = seed
        if budget.iterations is not None:
            budget = Budget(iterations=ceil(budget.iterations / PLAYOUT))
        self.budget = budget

    def estimates(self, view: Any, legal: Sequence[int], asked: int | None) -> dict[int, Estimate]:
        clock = Clock(self.budget)
        evaluator = playout_evaluator(self.policy.network(view.setup.game), view, legal, self.seed)
        while playouts := clock.next(SIDE_BY_SIDE, 0):
            evaluator.extend(playouts)
        ranked = sorted(legal, key=lambda answer: -evaluator.value_of(answer))
        return {
            one: Estimate(evaluator.visits_of(one), evaluator.value_of(one), evaluator.money_of(one)) for one in ranked
        }

    def counts_at(self, setup: Setup) -> str:
        return "round"


class PlannerJudge:
    """Ranks answers by how often a search tried them.

    A search looks more closely at good answers.  The one asked about gets a search of its own, because its poor start
    may have been bad luck.
    """

    def __init__(self, seed: int, budget: Budget) -> None:
        self.planner = Planner("judges", seed, budget)

    def estimates(self, view: Any, legal: Sequence[int], asked: int | None) -> dict[int, Estimate]:
        search = self.planner.search(view, legal)
        found = {
            one: Estimate(search.visits_of(one), search.value_of(one), search.money_of(one))
            for one in self.planner.rank(search, legal)
        }
        if asked is not None and asked != next(iter(found)):
            again = self.planner.search(view, [asked])
            found[asked] = Estimate(found[asked].visits, again.value_of(asked), again.money_of(asked))
        return found

    def counts_at(self, setup: Setup) -> str:
        return "round" if self.planner.horizon(registry.title(setup.game)) else "end"
