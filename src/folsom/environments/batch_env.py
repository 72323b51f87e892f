"""Many games in one call: a step answers one question in each, and writes the results into the caller's arrays."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.environments.shaping import weight
from folsom.environments.spaces import space_of
from folsom.game import registry
from folsom.game.record import SEED_BITS, is_fast_seed
from folsom.interface.errors import IllegalAction, SetupError, shown
from folsom.learning.batch import GameBatch


@dataclass(frozen=True)
class Outcome:
    """A row for each game.  The caller owns them: `reset` and `step` write them and keep no reference."""

    masks: NDArray[np.int8]  # games × actions
    rewards: NDArray[np.float32]  # games × seats: each seat's reward for the step
    dones: NDArray[np.int8]  # 1: the step ended a game, and the rest of the row describes the next one
    seats: NDArray[np.int64]  # the seat to act


@dataclass(frozen=True)
class Buffers(Outcome):
    """An outcome with all numbers that the seat to act sees."""

    observations: NDArray[np.float32]  # games × fields


@dataclass(frozen=True)
class SparseBuffers(Outcome):
    """An outcome with only the numbers that are not 0: `values[starts[k] : starts[k + 1]]` for game k, in any order."""

    indices: NDArray[np.int32]  # of fields; the first starts[-1] are written
    values: NDArray[np.float32]
    starts: NDArray[np.int64]  # games + 1


class Batch:
    """Games of one set-up.  Seats that decide together are asked one after another, and see nothing of each other."""

    def __init__(
        self,
        game: str,
        players: int | None,
        games: int,
        seed: int,
        zero_sum: bool,
        shaping: float,
        options: Mapping[str, Any],
    ) -> None:
        title = registry.title(game)
        self.setup = title.setup(players, options)
        self.space = space_of(title, self.setup)
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise SetupError(f"games is a whole number from 1 on, not {shown(games)}")
        self.games = games
        self.zero_sum = zero_sum
        self.shaping = weight(shaping)
        if not is_fast_seed(seed):
            raise SetupError(f"the seed is a whole number of at most {SEED_BITS} bits, not {shown(seed)}")
        self.seed = seed
        self.batch: GameBatch | None = None

    def shapes(self, sparse: bool = False) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        """The shapes and types of the arrays in the buffers."""
        n, observer = self.games, self.space.observer
        fields = len(observer.fields)
        seen: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {"observations": ((n, fields), np.float32)}
        if sparse:
            room = (n * fields,)  # memory is used only for what is written
            seen = {"indices": (room, np.int32), "values": (room, np.float32), "starts": ((n + 1,), np.int64)}
        return seen | {
            "masks": ((n, len(observer.actions)), np.int8),
            "rewards": ((n, self.setup.players), np.float32),
            "dones": ((n,), np.int8),
            "seats": ((n,), np.int64),
        }

    def buffers(self) -> Buffers:
        """New arrays of the right sizes; you may use your own if they have the same shapes and types."""
        return Buffers(**arrays(self.shapes()))

    def sparse_buffers(self) -> SparseBuffers:
        return SparseBuffers(**arrays(self.shapes(sparse=True)))

    def reset(self, out: Buffers | SparseBuffers) -> None:
        """Restart all games; the same seed leads to the same games."""
        self.check(out)
        self.batch = GameBatch(self.space.observer, self.games, self.seed, self.zero_sum, self.shaping)
        self.look(self.batch, out)

    def step(self, actions: NDArray[np.int64], out: Buffers | SparseBuffers) -> None:
        """Answer in every game, by an action's index.  If one is illegal, raise IllegalAction and play nothing."""
        if self.batch is None:
            raise SetupError("nothing has begun: call reset() first")
        self.check(out)
        wanted = np.asarray(actions)
        if wanted.shape != (self.games,) or wanted.dtype.kind not in "iu":
            raise SetupError(f"actions are {self.games} whole numbers, not {wanted.dtype} of shape {wanted.shape}")
        refused = self.batch.refused(flat(np.ascontiguousarray(wanted, np.int64)))
        if refused >= 0:
            named = self.space.describe(int(wanted[refused]))
            raise IllegalAction(f"game {refused} does not offer {named} now: its mask says what it does", "")
        self.batch.play()
        self.look(self.batch, out)

    def look(self, batch: GameBatch, out: Buffers | SparseBuffers) -> None:
        batch.look()
        out.rewards.reshape(-1)[:] = batch.rewards
        out.dones[:] = batch.dones
        out.seats[:] = batch.seats
        out.masks.fill(0)
        out.masks.reshape(-1)[np.asarray(batch.legal.indices)[: batch.legal.size]] = 1
        size, starts = batch.cells.size, np.asarray(batch.starts)
        indices, values = np.asarray(batch.cells.indices)[:size], np.asarray(batch.cells.values)[:size]
        if isinstance(out, SparseBuffers):
            out.indices[:size], out.values[:size], out.starts[:] = indices, values, starts
        else:
            rows = np.arange(self.games) * out.observations.shape[1]
            out.observations.fill(0)
            out.observations.reshape(-1)[indices + np.repeat(rows, np.diff(starts))] = values

    def check(self, out: Buffers | SparseBuffers) -> None:
        for name, (shape, kind) in self.shapes(isinstance(out, SparseBuffers)).items():
            if not fits(getattr(out, name, None), shape, kind):
                raise SetupError(f"{name} has to be a contiguous, writable {kind.__name__} array of shape {shape}")


def arrays(shapes: Mapping[str, tuple[tuple[int, ...], type[np.generic]]]) -> dict[str, Any]:
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()}


def fits(given: object, shape: tuple[int, ...], kind: type[np.generic]) -> bool:
    return isinstance(given, np.ndarray) and given.shape == shape and given.dtype == kind and given.flags.carray


def flat(values: NDArray[Any]) -> Any:
    """All cells of an array as a one-dimensional memoryview, without a copy."""
    return values.reshape(-1).data
