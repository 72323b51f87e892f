"""Estimates answers: the network plays out the round in every seat and evaluates the position after it."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np

from folsom.game import registry
from folsom.game.observers import observer_of
from folsom.game.worlds import narrow
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.network.network import Network
from folsom.network.weights import Array

ROUNDS = 1  # to play out
CLEAR_MARGIN = 2.5  # standard errors


class PlayoutEvaluator:
    """Evaluates some answers to the question of a view's seat by playouts, all in the same worlds."""

    def __init__(self, network: Network, view: Any, answers: Sequence[int], seed: int) -> None:
        self.network = network
        self.view = view
        self.answers = list(answers)  # still being compared
        self.dice = seeded(seed)
        self.random = np.random.default_rng(seed)
        self.title = registry.title(view.setup.game)
        self.heuristic = self.title.heuristic({}, ROUNDS, True)
        self.even_share = 1 / len(self.title.sides(view.setup))
        self.chances: dict[int, list[float]] = {answer: [] for answer in answers}
        self.dollars: dict[int, list[float]] = {answer: [] for answer in answers}

    def extend(self, playouts: int) -> None:
        """Add about this many playouts, in at least one world."""
        ends: list[Core] = []
        for _ in range(max(1, playouts // len(self.answers))):
            ends += self.branches()
        chances = np.clip(self.even_share + self.play_on(ends), 0, 1)
        for number, end in enumerate(ends):
            answer = self.answers[number % len(self.answers)]
            self.heuristic.value(end, self.view.seat)
            self.chances[answer].append(float(chances[number]))
            self.dollars[answer].append(self.heuristic.dollars)

    def branches(self) -> list[Core]:
        """Copies of one possible world, one after each answer; secret choices of other seats are drawn again."""
        world = self.title.redeal(self.view, seeded(self.dice.below(1 << 30)))
        world.turn_to(self.view.seat)
        self.heuristic.begin(world)
        narrow(world, self.answers)
        found = [world.copy() for _ in self.answers]
        for answer, branch in zip(self.answers, found, strict=True):
            branch.apply(answer)
        return found

    def play_on(self, worlds: Sequence[Core]) -> Array:
        """Play until the seat is asked in the next round or the game is over; return what the seat can expect."""
        seat, setup = self.view.seat, self.view.setup
        live = list(worlds)
        while live := [world for world in live if not self.ends(world)]:
            for world, answer in zip(live, self.network.sample(setup, live, self.random), strict=True):
                world.apply(answer)
        found = np.zeros(len(worlds), np.float32)
        asked = [number for number, world in enumerate(worlds) if not world.over]
        if asked:
            found[asked] = self.network.values(setup, [worlds[number] for number in asked], seat)
        observer = observer_of(setup)
        for number, world in enumerate(worlds):
            if world.over:
                found[number] = observer.shares(world, True)[seat]
        return found

    def ends(self, world: Core) -> bool:
        """Whether a playout ends here; single options are played first, without asking the network."""
        while not world.over and world.offered == 1:
            world.apply(world.options[0])
        return world.over or (world.actor == self.view.seat and self.heuristic.stop(world))

    def drop(self, bonus: Mapping[int, float]) -> None:
        """Drop answers that are clearly worse than the best; `bonus` is added to the chance of each."""
        best = max(self.answers, key=lambda answer: self.value_of(answer) + bonus[answer])
        ahead = np.array(self.chances[best]) + bonus[best]
        remaining = []
        for answer in self.answers:
            differences = ahead - np.array(self.chances[answer]) - bonus[answer]
            if answer == best or differences.mean() < CLEAR_MARGIN * differences.std() / sqrt(len(differences)):
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
