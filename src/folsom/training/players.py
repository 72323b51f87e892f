"""The processes that play: each steps its batches of games, and writes what the seats to act see."""

from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.environments.batch_env import Batch
from folsom.interface.errors import FolsomError
from folsom.network.vocabulary import Encoder, Vocabulary
from folsom.training.desk import HALVES, ROOM, Arrays, Shapes, allocate, arrays, shapes
from folsom.training.plan import Plan, Share

HEAD_START = 60  # steps at random that games may have behind them, so that not all are at the same point
QUIT = -1


class PlayerLost(FolsomError):
    """A process that played games has ended."""


class Slot:
    """A batch of games of one set-up, and its rows of the desk."""

    def __init__(self, vocabulary: Vocabulary, share: Share, desk: Arrays, first: int, plan: Plan) -> None:
        setup = share.setup
        self.setup = setup
        self.rows = slice(first, first + plan.games)
        self.desk = {name: values[self.rows] for name, values in desk.items()}
        encoder = Encoder(vocabulary, setup)
        self.fields = encoder.fields.astype(np.int16)
        self.actions = encoder.actions
        self.constant = encoder.constant.astype(np.int16)
        self.back = np.zeros(len(vocabulary.actions), np.int64)
        self.back[encoder.actions] = np.arange(len(encoder.actions))

    def begin(self, games: int, seed: int, shaping: float) -> None:
        setup = self.setup
        self.batch = Batch(setup.game, setup.players, games, seed, True, shaping, setup.options)
        self.out = self.batch.sparse_buffers()
        self.batch.reset(self.out)
        random = np.random.default_rng(seed)
        for _ in range(int(random.integers(HEAD_START))):
            self.batch.step((random.random(self.out.masks.shape) * self.out.masks).argmax(axis=1), self.out)
        self.write()

    def step(self) -> None:
        self.batch.step(self.back[self.desk["actions"]], self.out)
        self.write()

    def write(self) -> None:
        out, desk, fixed = self.out, self.desk, len(self.constant)
        counts = np.diff(out.starts)
        if int(counts.max()) + fixed > ROOM:
            raise ValueError(f"{counts.max()} numbers are not 0, and there is room for {ROOM - fixed}")
        total = int(out.starts[-1])
        used = np.arange(ROOM - fixed) < counts[:, None]
        desk["indices"][:, :fixed] = self.constant
        desk["values"][:, :fixed] = 1
        desk["values"][:, fixed:] = 0
        desk["indices"][:, fixed:][used] = np.take(self.fields, out.indices[:total])
        desk["values"][:, fixed:][used] = out.values[:total]
        desk["masks"].fill(0)
        desk["masks"][:, self.actions] = out.masks
        desk["rewards"][:, : out.rewards.shape[1]] = out.rewards
        desk["dones"][:] = out.dones
        desk["seats"][:] = out.seats


def assigned(plan: Plan, shares: Sequence[Share], segment: int) -> NDArray[np.int64]:
    """Which set-up each slot plays in this segment: as often as its weight says, and in any order."""
    slots = HALVES * plan.workers * plan.batches
    random = np.random.default_rng([plan.seed, segment])
    ends = np.cumsum([share.weight for share in shares])
    points = (np.arange(slots) + random.random()) * ends[-1] / slots
    found = np.minimum(np.searchsorted(ends, points), len(shares) - 1)
    random.shuffle(found)
    shaped: NDArray[np.int64] = found.reshape(HALVES, plan.workers * plan.batches)
    return shaped


def work(
    rank: int, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary, memory: Any, wanted: Shapes, line: Any
) -> None:
    """A process: begins the segments that it is told of, and steps the half that it is told to, until it is to quit."""
    desks = [arrays(half, wanted) for half in memory]
    slots: list[list[Slot]] = []
    while True:
        try:
            order, segment, shaping = line.recv()
        except EOFError:
            return
        if order == QUIT:
            return
        if segment is not None:
            setups = assigned(plan, shares, segment)
            slots = [[], []]
            for half in range(HALVES):
                for number in range(rank * plan.batches, (rank + 1) * plan.batches):
                    slot = Slot(vocabulary, shares[setups[half, number]], desks[half], number * plan.games, plan)
                    seed = np.random.default_rng([plan.seed, segment, half, number]).integers(1 << 60)
                    slot.begin(plan.games, int(seed), shaping)
                    slots[half].append(slot)
        else:
            for slot in slots[order]:
                slot.step()
        line.send(order)


class Players:
    """All these processes, and the desks that they write on."""

    def __init__(self, context: BaseContext, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary) -> None:
        self.seats = max(share.setup.players for share in shares)
        wanted = shapes(plan, vocabulary, self.seats)
        memory = [allocate(context, wanted) for _ in range(HALVES)]
        self.desks = [arrays(half, wanted) for half in memory]
        self.lines: list[Connection[Any, Any]] = []
        for rank in range(plan.workers):
            mine, theirs = context.Pipe()
            process = context.Process(  # type: ignore[attr-defined]
                target=work, args=(rank, plan, shares, vocabulary, memory, wanted, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self.lines.append(mine)

    def begin(self, segment: int, shaping: float) -> None:
        """New games in all slots; both halves wait for answers then."""
        self.tell((0, segment, shaping))
        self.wait()

    def step(self, half: int) -> None:
        """The answers of this half are on its desk."""
        self.tell((half, None, 0.0))

    def wait(self) -> None:
        """Until what was told last is done; orders are obeyed one after the other."""
        for line in self.lines:
            try:
                line.recv()
            except (EOFError, OSError):
                raise PlayerLost("a process that played games has ended: its message is above") from None

    def tell(self, order: tuple[int, int | None, float]) -> None:
        for line in self.lines:
            try:
                line.send(order)
            except OSError:
                raise PlayerLost("a process that played games has ended: its message is above") from None

    def quit(self) -> None:
        for line in self.lines:
            line.send((QUIT, None, 0.0))
            line.close()
