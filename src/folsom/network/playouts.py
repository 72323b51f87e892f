"""Estimates answers: the round is played out, and the network evaluates the position after it."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np

from folsom.game import registry
from folsom.game.observers import observer_of
from folsom.game.worlds import narrow
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.network.network import Network, one_thread
from folsom.network.weights import Array
from folsom.search.lanes import Lanes

ROUNDS = 1  # to play out
CLEAR_MARGIN = 3.0  # standard errors
LEAST_SPREAD = 0.01  # two answers may by chance have had the same results so far
FEWEST = 8  # playouts of an answer before it can be clear


class PlayoutEvaluator:
    """Evaluates some answers to the question of a view's seat by playouts, all in the same worlds."""

    def __init__(self, network: Network, view: Any, answers: Sequence[int], seed: int) -> None:
        self.network = network
        self.view = view
        self.answers = list(answers)  # still being compared
        self.dice = seeded(seed)
        self.worlds = 0
        self.title = registry.title(view.setup.game)
        self.heuristic = self.title.heuristic({}, ROUNDS, True)
        self.even_share = 1 / len(self.title.sides(view.setup))
        self.chances: dict[int, list[float]] = {answer: [] for answer in answers}
        self.dollars: dict[int, list[float]] = {answer: [] for answer in answers}

    @one_thread
    def extend(self, playouts: int) -> None:
        """Add about this many playouts, in at least one world."""
        lanes = Lanes(observer_of(self.view.setup), self.heuristic, self.view.seat)
        for _ in range(max(1, playouts // len(self.answers))):
            self.branch(lanes)
        while lanes.look():
            lanes.play(self.network.sample(self.view.setup, lanes))
        chances = np.clip(self.even_share + self.expected(lanes.worlds), 0, 1).tolist()
        for number, (end, chance) in enumerate(zip(lanes.worlds, chances, strict=True)):
            answer = self.answers[number % len(self.answers)]
            self.heuristic.value(end, self.view.seat)
            self.chances[answer].append(chance)
            self.dollars[answer].append(self.heuristic.dollars)

    def branch(self, lanes: Lanes) -> None:
        """Add one possible world after each answer; secret choices of other seats are drawn again."""
        seed = self.dice.below(1 << 30)
        world = self.title.redeal(self.view, seeded(seed))
        world.turn_to(self.view.seat)
        self.heuristic.begin(world)
        narrow(world, self.answers)
        for answer in self.answers:
            lanes.add(world, answer, seed, self.title.heuristic_opponents and self.worlds % 2 == 1)
        self.worlds += 1

    def expected(self, worlds: Sequence[Core]) -> Array:
        """What the seat can expect where playouts have ended."""
        seat, setup = self.view.seat, self.view.setup
        found = np.zeros(len(worlds), np.float32)
        asked = [number for number, world in enumerate(worlds) if not world.over]
        if asked:
            found[asked] = self.network.values(setup, [worlds[number] for number in asked], seat)
        observer = observer_of(setup)
        for number, world in enumerate(worlds):
            if world.over:
                found[number] = observer.shares(world, True)[seat]
        return found

    def drop(self, bonus: Mapping[int, float]) -> None:
        """Drop answers that are clearly worse than the best; `bonus` is added to the chance of each."""
        best = max(self.answers, key=lambda answer: self.value_of(answer) + bonus[answer])
        ahead = np.array(self.chances[best]) + bonus[best]
        if len(ahead) < FEWEST:
            return
        remaining = []
        for answer in self.answers:
            differences = ahead - np.array(self.chances[answer]) - bonus[answer]
            spread = max(differences.std(), LEAST_SPREAD)
            if answer == best or differences.mean() < CLEAR_MARGIN * spread / sqrt(len(differences)):
                remaining.append(answer)
        self.answers = remaining

    def visits_of(self, answer: int) -> int:
        return len(self.chances[answer])

    def value_of(self, answer: int) -> float:
        """The chance of winning."""
        return sum(self.chances[answer]) / len(self.chances[answer])

    def money_of(self, answer: int) -> float:
        """The money of the seat's side at the end of the round."""
        return sum(self.dollars[answer]) / len(self.dollars[answer])
