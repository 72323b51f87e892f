"""Planners that hold seats in the games of a batch, so that a network learns to answer as they do."""

from collections.abc import Iterable

from folsom.bots.planner import NEAR
from folsom.game import registry
from folsom.game.observers import observer_of
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.network.vocabulary import Encoder
from folsom.search.quick_planner import QuickPlanner

NO_ANSWER = -1  # of a seat that no planner holds


class PlannerSeats:
    """Planners hold every other side of each game: alternately from the first side on and from the second."""

    def __init__(self, setup: Setup, encoder: Encoder, iterations: int) -> None:
        title = registry.title(setup.game)
        self.observer = observer_of(setup)
        self.encoder = encoder
        heuristic = title.heuristic({}, NEAR, True)
        self.planner = QuickPlanner(heuristic, iterations, 0)
        sides = title.sides(setup)
        self.held = [[seat for side in sides[first::2] for seat in side] for first in range(2)]

    def begin(self, seed: int) -> None:
        """Begin with new dice: the same seed leads to the same answers."""
        self.planner.dice = seeded(seed)

    def answers(self, games: Iterable[Core]) -> list[int]:
        """What the asked seat of each game answers, as an action of the vocabulary, if a planner holds it."""
        return [self.answer(s) if s.actor in self.held[n % 2] else NO_ANSWER for n, s in enumerate(games)]

    def answer(self, s: Core) -> int:
        op = s.agenda[s.depth - 1] & 255
        return int(self.encoder.actions[self.observer.index(op, s.actor, self.planner.answer(s))])
