"""Benchmarks of the engine that this process has imported, compiled or not."""

import tracemalloc
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

import folsom
from bench.cases import Case
from bench.clock import Batch
from folsom.express import boxes as express
from folsom.express.interface.setup import rules_of as express_rules
from folsom.express.state import State
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice, seeded
from folsom.search.tree import EXPLORE, Search
from folsom.superexpress import setup as superexpress
from folsom.superexpress.interface.setup import rules_of as super_rules
from folsom.superexpress.state import State as SuperState

LOOP = 100  # copies in one batch
GAMES = 20 if folsom.compiled else 1  # in one batch
COPIES = 1000  # for measuring bytes
CHECKED_GAMES = 20


MEASURES = ("inside", "core", "table", "starts", "copies", "assigns", "views", "redeals", "searches")
WORLDS = 4  # of a search in one batch


def player(setup: Setup) -> Callable[[Dice, int], int]:
    """Random games of this set-up inside the engine."""
    if setup.game == "super":
        return partial(superexpress.play_out, super_rules(setup))
    return partial(express.play_out, express_rules(setup))


def assigner(core: Core) -> Callable[[Any], None]:
    """The game's function that assigns one state to another."""
    assert isinstance(core, State | SuperState)
    return core.assign


class Bench:
    """The measurements of one case; most methods are a batch."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = folsom.new_game(case.game, case.players, seed=1, **case.options)
        self.setup = self.game.setup
        self.title = self.game.title
        self.play_out = player(self.setup)
        self.dice = seeded(1)
        self.random = Random(1).random  # chooses in random play from Python, as for every library
        self.half_way()
        # Read from a scene, the state has the same position as the game: copies and views can be compared.
        self.state = self.title.read_scene(str(self.game), self.dice, None)[1]

    def half_way(self) -> None:
        """Play half of a random game, the same in every engine."""
        whole = self.game.copy()
        actions = []
        choice = seeded(2)
        while not whole.over:
            seat = whole.to_act[0]
            legal = whole.legal(seat)
            actions.append((seat, legal[choice.below(len(legal))]))
            whole.play(*actions[-1])
        for seat, action in actions[: len(actions) // 2]:
            self.game.play(seat, action)

    def start(self) -> Core:
        return self.title.start(self.setup, self.dice, None)

    # ---- playing
    def inside(self) -> Mapping[str, int]:
        return {"games": GAMES, "inside": self.play_out(self.dice, GAMES)}

    def core(self) -> Mapping[str, int]:
        """A game driven from Python through the engine's own state."""
        random = self.random
        decisions = 0
        core = self.start()
        while not core.over:
            legal = core.legal()
            core.apply(legal[int(random() * len(legal))])
            decisions += 1
        return {"core": decisions}

    def table(self) -> Mapping[str, int]:
        """A game driven from Python through `folsom.Game`, which checks every action and keeps a record."""
        random = self.random
        decisions = 0
        game = folsom.new_game(self.case.game, self.case.players, seed=self.dice.below(1 << 30), **self.case.options)
        while not game.over:
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.play(seat, legal[int(random() * len(legal))])
            decisions += 1
        return {"table": decisions}

    def starts(self) -> Mapping[str, int]:
        for _ in range(GAMES):
            self.start()
        return {"starts": GAMES}

    # ---- positions for search
    def copies(self) -> Mapping[str, int]:
        copy = self.state.copy
        for _ in range(LOOP):
            copy()
        return {"copies": LOOP}

    def assigns(self) -> Batch:
        state, assign = self.state, assigner(self.start())

        def batch() -> Mapping[str, int]:
            for _ in range(LOOP):
                assign(state)
            return {"assigns": LOOP}

        return batch

    def views(self) -> Mapping[str, int]:
        for seat in range(self.case.players):
            self.game.view(seat)
        return {"views": self.case.players}

    def redeals(self) -> Batch:
        views = [self.game.view(seat) for seat in range(self.case.players)]

        def batch() -> Mapping[str, int]:
            for view in views:
                self.title.redeal(view, self.dice)
            return {"redeals": len(views)}

        return batch

    def searches(self) -> Batch:
        """A planner's search from the first decision, with random play to the end of the game."""
        first = folsom.new_game(self.case.game, self.case.players, seed=1, **self.case.options)
        seat = first.to_act[0]
        view = first.view(seat)

        def batch() -> Mapping[str, int]:
            search = Search(self.title.heuristic({}, 0, False), seat, EXPLORE)
            for _ in range(WORLDS):
                world = self.title.redeal(view, self.dice)
                world.turn_to(seat)
                search.heuristic.begin(world)
                search.iterate(world, search.heuristic.stay)
            return {"searches": WORLDS * search.heuristic.stay}

        return batch

    def batches(self) -> dict[str, Batch]:
        return {
            "inside": self.inside,
            "core": self.core,
            "table": self.table,
            "starts": self.starts,
            "copies": self.copies,
            "assigns": self.assigns(),
            "views": self.views,
            "redeals": self.redeals(),
            "searches": self.searches(),
        }

    # ---- once
    def size(self) -> float:
        """Bytes of a copy.  Compiled objects use Python's allocator too, so tracemalloc sees them."""
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [self.state.copy() for _ in range(COPIES)]
        bytes_used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return bytes_used / len(kept)

    def facts(self) -> dict[str, float | str]:
        """Results that do not depend on speed; `games` is equal for engines that play the same games."""
        dice = seeded(7)
        decisions = self.play_out(dice, CHECKED_GAMES)
        return {"bytes": self.size(), "games": f"{CHECKED_GAMES} games, {decisions} decisions, dice at {dice.mark()}"}
