"""Planners that hold seats in the games of a batch, so that a network learns to answer as they do."""

from collections.abc import Iterable

from folsom.game import registry
from folsom.game.observers import observer_of
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.network.vocabulary import Encoder
from folsom.search.quick_planner import QuickPlanner

HORIZON = 1  # they look ahead to the end of the round
NO_ANSWER = -1  # of a seat that no planner holds


class PlannerSeats:
    """In every game planners hold every other side, beginning with the first or the second one in turn."""

    def __init__(self, setup: Setup, encoder: Encoder, iterations: int) -> None:
        title = registry.title(setup.game)
        self.observer = observer_of(setup)
        self.encoder = encoder
        self.heuristic = title.heuristic({}, HORIZON, True)
        self.iterations = iterations
        sides = title.sides(setup)
        self.held = [[seat for side in sides[first::2] for seat in side] for first in range(2)]

    def begin(self, seed: int) -> None:
        """Forget the planner's dice, so that the same seed leads to the same answers."""
        self.planner = QuickPlanner(self.heuristic, self.iterations, seed)

    def answers(self, games: Iterable[Core]) -> list[int]:
        """What the asked seat of each game answers, as an action of the vocabulary, if a planner holds it."""
        return [self.answer(s) if s.actor in self.held[n % 2] else NO_ANSWER for n, s in enumerate(games)]

    def answer(self, s: Core) -> int:
        op = s.agenda[s.depth - 1] & 255
        return int(self.encoder.actions[self.observer.index(op, s.actor, self.planner.answer(s))])
