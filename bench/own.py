"""The engine's own measurements, of whichever engine this process has imported."""

import tracemalloc
from collections.abc import Mapping
from random import Random

import folsom
from bench.cases import Case
from bench.clock import Batch
from folsom.express.boxes import play_out
from folsom.express.state import State
from folsom.express.table.setup import rules_of
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded

LOOP = 100  # copies in one batch
GAMES = 20 if folsom.compiled else 1  # in one batch: a moment's work
COPIES = 1000  # that bytes are measured by
CHECKED_GAMES = 20


MEASURES = ("inside", "core", "table", "starts", "copies", "assigns", "views", "redeals")


def as_state(core: Core) -> State:
    assert isinstance(core, State)
    return core


class Bench:
    """The measurements of one case; most methods are a batch."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = folsom.new_game("express", case.players, seed=1, **case.options)
        self.setup = self.game.setup
        self.title = self.game.title
        self.rules = rules_of(self.setup)
        self.dice = seeded(1)
        self.random = Random(1).random  # the choices of random play from Python: alike for every library
        self.half_way()
        # What a scene draws is the position itself: copies of the state and views of the game are of the same.
        self.state = as_state(self.title.read_scene(str(self.game), self.dice, None)[1])

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

    def start(self) -> State:
        return as_state(self.title.start(self.setup, self.dice, None))

    # ---- playing
    def inside(self) -> Mapping[str, int]:
        return {"games": GAMES, "inside": play_out(self.rules, self.dice, GAMES)}

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
        game = folsom.new_game("express", self.case.players, seed=self.dice.below(1 << 30), **self.case.options)
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
        state, assign = self.state, self.start().assign

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
        }

    # ---- once
    def size(self) -> float:
        """Bytes of a copy.  Compiled objects come from Python's allocator too, so that tracemalloc sees them."""
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [self.state.copy() for _ in range(COPIES)]
        bytes_used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return bytes_used / len(kept)

    def facts(self) -> dict[str, float | str]:
        """What does not depend on speed; `games` is equal in engines that play the same games."""
        dice = seeded(7)
        decisions = play_out(self.rules, dice, CHECKED_GAMES)
        return {"bytes": self.size(), "games": f"{CHECKED_GAMES} games, {decisions} decisions, dice at {dice.mark()}"}
