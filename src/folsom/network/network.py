"""Evaluates positions with a network, one or many at once, using numpy on one core."""

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np
from threadpoolctl import ThreadpoolController

from folsom.game import registry
from folsom.game.observers import action_indices, observer_of
from folsom.game.worlds import narrow
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.learning.observation import Cells
from folsom.network.vocabulary import Encoder, Indices
from folsom.network.weights import Array, BadWeights, Weights, load
from folsom.search.lanes import Lanes

BLAS = ThreadpoolController().select(user_api="blas")
NOISE = 1 << 16
GUMBEL = np.random.default_rng(0).gumbel(size=NOISE)  # a position's answers use successive numbers, from its luck on
P = ParamSpec("P")
R = TypeVar("R")


def one_thread(function: Callable[P, R]) -> Callable[P, R]:
    """Lets numpy multiply matrices on one thread during a call.

    By default it spreads even small products over all cores, where the threads wait for each other: on two cores a
    decision took seven times as long.  Other numpy code of the process is not affected.
    """

    @wraps(function)
    def limited(*arguments: P.args, **named: P.kwargs) -> R:
        with BLAS.limit(limits=1):
            return function(*arguments, **named)

    return limited


class Network:
    """Three layers with rectifiers, the third with a skip connection; perhaps residual blocks; a policy and a value.

    Only those rows of the first layer are read whose field is not 0 in at least one world.  The last row, of zeros, is
    for fields that are not in the vocabulary.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        arrays = weights.arrays
        self.rows: Array = np.pad(arrays["first.weight"].T, ((0, 1), (0, 0)))
        self.bias: Array = arrays["first.bias"]
        self.encoders: dict[str, tuple[Encoder, Array]] = {}

    @one_thread
    def logits(self, view: Any, legal: Sequence[int]) -> Array:
        """The logits of these answers of the view's seat: how much the network prefers each."""
        world = world_of(view)
        asked = world.copy()
        asked.turn_to(view.seat)
        narrow(asked, legal)
        rows = self.encoder(view.setup)[0].actions[action_indices(world, view.setup, view.seat, legal)]
        arrays = self.weights.arrays
        hidden = self.hidden(view.setup, [world], [view.seat])[0]
        found: Array = arrays["policy.weight"][rows] @ hidden + arrays["policy.bias"][rows]
        return found

    def value(self, view: Any) -> float:
        """What the view's seat can expect: its share of the win, minus that of an average side."""
        return float(self.values(view.setup, [world_of(view)], view.seat)[0])

    @one_thread
    def values(self, setup: Setup, worlds: Sequence[Core], seat: int) -> Array:
        """The same for a seat in each of these worlds."""
        arrays = self.weights.arrays
        found: Array = self.hidden(setup, worlds, [seat] * len(worlds)) @ arrays["value.weight"][0]
        return found + arrays["value.bias"]

    def sample(self, setup: Setup, lanes: Lanes) -> list[int]:
        """An answer in each position in which something is asked, with the network's probabilities: its index.

        The caller limits the threads, since a search calls this hundreds of times.
        """
        actions = self.encoder(setup)[0].actions
        weights, bias = self.weights.arrays["policy.weight"][actions], self.weights.arrays["policy.bias"][actions]
        hidden = self.trunk(setup, lanes.cells, np.asarray(lanes.ends)[: lanes.asked])
        row, index = np.divmod(np.asarray(lanes.legal.indices)[: lanes.legal.size], len(actions))
        keys = (hidden @ weights.T + bias)[row, index] + GUMBEL[(np.asarray(lanes.luck)[row] + index) % NOISE]
        best = np.maximum.reduceat(keys, np.flatnonzero(np.diff(row, prepend=-1)))
        found: list[int] = index[keys == best[row]].tolist()  # the highest key in each row, with its own probability
        return found

    def encoder(self, setup: Setup) -> tuple[Encoder, Array]:
        """The encoder of a set-up, and the bias of the first layer including its constant fields."""
        if setup.game != self.weights.game:
            raise SetupError(f"this network plays {self.weights.game}, not {setup.game}")
        key = repr((setup.players, sorted(setup.options.items())))
        if key not in self.encoders:
            encoder = Encoder(self.weights.vocabulary, setup)
            self.encoders[key] = encoder, self.bias + self.rows[encoder.constant].sum(axis=0)
        return self.encoders[key]

    def hidden(self, setup: Setup, worlds: Sequence[Core], seats: Sequence[int]) -> Array:
        """The input of the policy and the value: a row for each world, as a seat sees it."""
        observer, cells, ends = observer_of(setup), Cells(), []
        for world, seat in zip(worlds, seats, strict=True):
            observer.write(world, seat, cells)
            ends.append(cells.size)
        return self.trunk(setup, cells, np.array(ends))

    def trunk(self, setup: Setup, cells: Cells, ends: Indices) -> Array:
        """The same for observations that have been written one after the other, with the places where each ends."""
        encoder, first = self.encoder(setup)
        fields = encoder.fields[np.asarray(cells.indices)[: cells.size]]
        row = np.repeat(np.arange(len(ends)), np.diff(ends, prepend=0))
        inputs = np.zeros((len(ends), len(self.rows)), np.float32)
        inputs[row, fields] = np.asarray(cells.values)[: cells.size]
        used = np.flatnonzero(np.bincount(fields))
        one = np.maximum(first + inputs[:, used] @ self.rows[used], 0)
        found = np.maximum(self.layer("second", one), 0)
        found = found + np.maximum(self.layer("third", found), 0)
        for number in range(self.weights.units[2]):
            found = found + self.layer(
                f"blocks.{number}.out", np.maximum(self.layer(f"blocks.{number}.into", found), 0)
            )
        return found

    def layer(self, name: str, inputs: Array) -> Array:
        """What a layer gives for these inputs, before any rectifier."""
        found: Array = inputs @ self.weights.arrays[f"{name}.weight"].T + self.weights.arrays[f"{name}.bias"]
        return found


def world_of(view: Any) -> Core:
    """A position that the view's seat could be in: observers read states, but write only what the view contains."""
    return registry.title(view.setup.game).redeal(view, seeded(0))


def network(file: Path) -> Network:
    """The network in a file: read once per process, and again if the file has changed."""
    try:
        modified = file.stat().st_mtime_ns
    except OSError as error:
        raise BadWeights(f"{file}: {error.strerror or error}") from None
    return read(file, modified)


@lru_cache(maxsize=4)
def read(file: Path, modified: int) -> Network:
    return Network(load(file))
