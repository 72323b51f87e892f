"""Other libraries, driven from Python like the engine: random play, and copies of a position.

They are imported by name, because they are installed only for benchmarks; `available` says which are.
"""

import importlib
import importlib.util
from collections.abc import Mapping
from random import Random
from typing import Any

from bench.clock import Batch

NAME = "peers"
LOOP = 100  # copies in one batch
ITERATIONS = 200  # of a search in one batch

# OpenSpiel deals the cards of hearts one by one, as chance nodes.  All outcomes are equally likely, so the fastest way
# is to draw any of them; code for all games has to respect their weights.  The engine deals by itself, and the time for
# this counts against it; the third way counts every card dealt in hearts as if it were a decision.
HEARTS = "OpenSpiel hearts"
HEARTS_WEIGHTED = "OpenSpiel hearts, chance by weights"
HEARTS_ALL = "OpenSpiel hearts, chance nodes count too"
CHESS = "python-chess"
NEEDS = {HEARTS: "pyspiel", HEARTS_WEIGHTED: "pyspiel", HEARTS_ALL: "pyspiel", CHESS: "chess"}
MEASURES = {
    HEARTS: ("decisions", "copies", "searches"),
    HEARTS_WEIGHTED: ("decisions",),
    HEARTS_ALL: ("decisions",),
    CHESS: ("decisions", "copies"),
}


def available() -> list[str]:
    return [name for name, module in NEEDS.items() if importlib.util.find_spec(module) is not None]


class Hearts:
    """A card game with hidden hands in C++, behind Python bindings."""

    def __init__(self, weighted: bool, count_chance: bool) -> None:
        self.game: Any = importlib.import_module("pyspiel").load_game("hearts")
        self.random = Random(1)
        self.weighted = weighted
        self.count_chance = count_chance
        self.state = self.game.new_initial_state()
        for _ in range(1 + 52 + 30):  # the direction of passing, the deal, and about half of the play
            self.chance(self.state) if self.state.is_chance_node() else self.decide(self.state)

    def chance(self, state: Any) -> None:
        outcomes = state.chance_outcomes()
        if self.weighted:
            actions, weights = zip(*outcomes, strict=True)
            state.apply_action(self.random.choices(actions, weights)[0])
        else:
            state.apply_action(outcomes[int(self.random.random() * len(outcomes))][0])

    def decide(self, state: Any) -> None:
        legal = state.legal_actions()
        state.apply_action(legal[int(self.random.random() * len(legal))])

    def decisions(self) -> Mapping[str, int]:
        random, weighted = self.random.random, self.weighted
        decisions = dealt = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
                continue
            dealt += 1
            if weighted:
                self.chance(state)
            else:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
        return {"decisions": decisions + dealt if self.count_chance else decisions}

    def searches(self) -> Batch:
        """The library's own search over information sets, from the first real choice; random play to the end."""
        spiel: Any = importlib.import_module("pyspiel")
        dealt = self.game.new_initial_state()
        while dealt.is_chance_node() or len(dealt.legal_actions()) == 1:  # a forced card needs no search
            self.chance(dealt) if dealt.is_chance_node() else self.decide(dealt)
        rollouts = spiel.RandomRolloutEvaluator(1, 1)
        most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = spiel.ISMCTSBot(1, rollouts, 2.0, ITERATIONS, -1, most_visited, False, False)

        def batch() -> Mapping[str, int]:
            bot.step(dealt)
            return {"searches": ITERATIONS}

        return batch

    def copies(self) -> Mapping[str, int]:
        clone = self.state.clone
        for _ in range(LOOP):
            clone()
        return {"copies": LOOP}


class Chess:
    """Chess in plain Python."""

    def __init__(self) -> None:
        self.chess: Any = importlib.import_module("chess")
        self.random = Random(1).random
        self.board = self.chess.Board()
        for _ in range(40):
            legal = list(self.board.legal_moves)
            self.board.push(legal[int(self.random() * len(legal))])

    def decisions(self) -> Mapping[str, int]:
        random = self.random
        decisions = 0
        board = self.chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            decisions += 1
        return {"decisions": decisions}

    def copies(self) -> Mapping[str, int]:
        """Copies without the move history, which no other library copies."""
        copy = self.board.copy
        for _ in range(LOOP):
            copy(stack=False)
        return {"copies": LOOP}


def batches(name: str) -> dict[str, Batch]:
    if name == CHESS:
        chess = Chess()
        return {"decisions": chess.decisions, "copies": chess.copies}
    hearts = Hearts(name == HEARTS_WEIGHTED, name == HEARTS_ALL)
    return {"decisions": hearts.decisions, "copies": hearts.copies, "searches": hearts.searches()}
