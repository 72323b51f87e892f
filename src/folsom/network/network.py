"""What a network thinks of a position, computed with numpy: one position at a time, on one core."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from folsom.game import registry
from folsom.game.observers import action_indices, observer_of
from folsom.game.worlds import narrow
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.learning.observation import Cells
from folsom.network.vocabulary import Encoder
from folsom.network.weights import Array, BadWeights, Weights, load


class Network:
    """Three layers with a rectifier behind each, the third beside what goes into it; a policy and a value on top.

    Of the first layer only those rows are read whose field is not 0.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        arrays = weights.arrays
        self.rows: Array = np.ascontiguousarray(arrays["first.weight"].T)
        self.bias: Array = arrays["first.bias"]
        self.encoders: dict[str, tuple[Encoder, Array]] = {}

    def prefer(self, view: Any, legal: Sequence[int]) -> Array:
        """How much better each of these answers of the seat of a view is than the others: logits."""
        world = world_of(view)
        asked = world.copy()
        asked.turn_to(view.seat)
        narrow(asked, legal)
        rows = self.encoder(view.setup)[0].actions[action_indices(world, view.setup, view.seat, legal)]
        arrays = self.weights.arrays
        found: Array = arrays["policy.weight"][rows] @ self.hidden(view, world) + arrays["policy.bias"][rows]
        return found

    def value(self, view: Any) -> float:
        """What the seat of a view can expect: its share of the win, less that of an average side."""
        arrays = self.weights.arrays
        hidden = self.hidden(view, world_of(view))
        return float((arrays["value.weight"] @ hidden + arrays["value.bias"])[0])

    def encoder(self, setup: Setup) -> tuple[Encoder, Array]:
        """The encoder of a set-up, and what its constant fields add to the first layer."""
        if setup.game != self.weights.game:
            raise SetupError(f"this network plays {self.weights.game}, not {setup.game}")
        key = repr((setup.players, sorted(setup.options.items())))
        if key not in self.encoders:
            encoder = Encoder(self.weights.vocabulary, setup)
            self.encoders[key] = encoder, self.bias + self.rows[encoder.constant].sum(axis=0)
        return self.encoders[key]

    def hidden(self, view: Any, world: Core) -> Array:
        """What goes into the policy and the value."""
        encoder, first = self.encoder(view.setup)
        cells = Cells()
        observer_of(view.setup).write(world, view.seat, cells)
        rows = encoder.fields[np.asarray(cells.indices)[: cells.size]]
        values = np.asarray(cells.values)[: cells.size].astype(np.float32)
        arrays = self.weights.arrays
        one = np.maximum(first + values @ self.rows[rows], 0)
        two = np.maximum(arrays["second.weight"] @ one + arrays["second.bias"], 0)
        found: Array = two + np.maximum(arrays["third.weight"] @ two + arrays["third.bias"], 0)
        return found


def world_of(view: Any) -> Core:
    """A position that the seat of a view could be in: observers read states, but write only what the View holds."""
    return registry.title(view.setup.game).redeal(view, seeded(0))


def network(file: Path) -> Network:
    """The network of a file: read once in a process, and again if it has been written since."""
    try:
        written = file.stat().st_mtime_ns
    except OSError as error:
        raise BadWeights(f"{file}: {error.strerror or error}") from None
    return read(file, written)


@lru_cache(maxsize=4)
def read(file: Path, written: int) -> Network:
    return Network(load(file))
