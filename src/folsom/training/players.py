"""The processes that play: each steps its batches of games, and writes the observations of the seats to act."""

from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.game.observers import observer_of
from folsom.interface.errors import FolsomError
from folsom.learning.batch import GameBatch
from folsom.network.vocabulary import Encoder, Vocabulary
from folsom.training.mixture import Share
from folsom.training.plan import Plan
from folsom.training.planner_seats import NO_ANSWER, PlannerSeats
from folsom.training.shared_memory import HALVES, ROOM, Arrays, Shapes, allocate, arrays, shapes

HEAD_START = 60  # the most random steps played first, so that not all batches are at the same point
QUIT = -1  # in a command, instead of a half


class PlayerLost(FolsomError):
    """A process that played games has ended."""


class Slot:
    """A batch of games of one set-up, and its rows of the buffer."""

    def __init__(self, vocabulary: Vocabulary, share: Share, buffer: Arrays, first: int, plan: Plan) -> None:
        self.observer = observer_of(share.setup)
        self.first = first
        self.games = plan.games
        self.buffer = {name: values[first : first + plan.games] for name, values in buffer.items()}
        self.encoder = Encoder(vocabulary, share.setup)
        self.fields = self.encoder.fields.astype(np.int16)
        self.action_count = len(vocabulary.actions)
        self.game_actions = np.zeros(self.action_count, np.int64)  # by index in the vocabulary
        self.game_actions[self.encoder.actions] = np.arange(len(self.encoder.actions))
        self.planners = PlannerSeats(share.setup, self.encoder, plan.planner) if plan.planner else None

    def begin(self, seed: int, shaping: float) -> None:
        self.buffer["constants"].fill(-1)
        self.buffer["constants"][:, : len(self.encoder.constant)] = self.encoder.constant
        self.buffer["rewards"].fill(0)
        self.batch = GameBatch(self.observer, self.games, seed, True, shaping)
        self.write()
        random = np.random.default_rng(seed)
        for _ in range(int(random.integers(HEAD_START))):
            masks = self.buffer["masks"]
            self.buffer["actions"][:] = (random.random(masks.shape) * masks).argmax(axis=1)
            self.step()
        self.buffer["planned"].fill(NO_ANSWER)
        if self.planners:
            self.planners.begin(seed)
        self.ask_planners()

    def ask_planners(self) -> None:
        if self.planners:
            self.buffer["planned"][:] = self.planners.answers(self.batch.games)

    def step(self) -> None:
        refused = self.batch.refused(self.game_actions[self.buffer["actions"]].data)
        if refused >= 0:
            raise ValueError(
                f"game {refused} does not offer action {self.buffer['actions'][refused]} of the vocabulary"
            )
        self.batch.play()
        self.write()

    def write(self) -> None:
        """Write what changed.  After the engine, this takes most of the time: hence few numpy calls and no loops."""
        batch, buffer = self.batch, self.buffer
        batch.look()
        starts, size = np.asarray(batch.starts), batch.cells.size
        counts = buffer["counts"]
        np.subtract(starts[1:], starts[:-1], out=counts)
        if size > self.games * ROOM:
            raise ValueError(f"{size} numbers are not 0, and there is room for {self.games * ROOM}")
        np.add(starts[:-1], self.first * ROOM, out=buffer["offsets"])
        indices = np.asarray(batch.cells.indices)[:size]
        np.take(self.fields, indices, out=buffer["indices"].reshape(-1)[:size], mode="clip")  # "clip" is the fastest
        buffer["values"].reshape(-1)[:size] = np.asarray(batch.cells.values)[:size]
        rows, actions = np.divmod(np.asarray(batch.legal.indices)[: batch.legal.size], len(self.encoder.actions))
        buffer["masks"].fill(0)
        buffer["masks"].reshape(-1)[rows * self.action_count + self.encoder.actions[actions]] = 1
        seats = self.observer.seats
        buffer["rewards"][:, :seats] = np.asarray(batch.rewards).reshape(-1, seats)
        buffer["dones"][:] = batch.dones
        buffer["seats"][:] = batch.seats


def assign_setups(plan: Plan, shares: Sequence[Share], segment: int) -> NDArray[np.int64]:
    """Which set-up each slot plays in this segment: in proportion to the weights, and in random order."""
    slots = HALVES * plan.workers * plan.batches
    random = np.random.default_rng([plan.seed, segment])
    ends = np.cumsum([share.weight for share in shares])
    points = (np.arange(slots) + random.random()) * ends[-1] / slots
    found = np.minimum(np.searchsorted(ends, points), len(shares) - 1)
    random.shuffle(found)
    shaped: NDArray[np.int64] = found.reshape(HALVES, plan.workers * plan.batches)
    return shaped


class Worker:
    """The slots of one process, in both halves."""

    def __init__(
        self, rank: int, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary, buffers: Sequence[Arrays]
    ) -> None:
        self.plan = plan
        self.shares = shares
        self.vocabulary = vocabulary
        self.buffers = buffers
        self.numbers = range(rank * plan.batches, (rank + 1) * plan.batches)
        self.slots: list[list[Slot]] = []

    def begin(self, segment: int, shaping: float) -> None:
        """Begin new games in all slots."""
        plan, setups = self.plan, assign_setups(self.plan, self.shares, segment)
        self.slots = [[], []]
        for half in range(HALVES):
            for number in self.numbers:
                share = self.shares[setups[half, number]]
                slot = Slot(self.vocabulary, share, self.buffers[half], number * plan.games, plan)
                seed = np.random.default_rng([plan.seed, segment, half, number]).integers(1 << 60)
                slot.begin(int(seed), shaping)
                self.slots[half].append(slot)

    def step(self, half: int) -> None:
        for slot in self.slots[half]:
            slot.step()
            slot.ask_planners()  # not during the head start, from which nothing is learned


def work(
    rank: int, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary, memory: Any, wanted: Shapes, pipe: Any
) -> None:
    """Run a process: begin segments and step halves as commanded, until QUIT."""
    worker = Worker(rank, plan, shares, vocabulary, [arrays(half, wanted) for half in memory])
    while True:
        try:
            half, segment, shaping = pipe.recv()
        except EOFError:
            return
        if half == QUIT:
            return
        if segment is not None:
            worker.begin(segment, shaping)
        else:
            worker.step(half)
        pipe.send(half)


class Players:
    """All processes, and the buffers that they write to."""

    def __init__(self, context: BaseContext, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary) -> None:
        self.shares = shares
        self.seats = max(share.setup.players for share in shares)
        wanted = shapes(plan, vocabulary, self.seats)
        memory = [allocate(context, wanted) for _ in range(HALVES)]
        self.buffers = [arrays(half, wanted) for half in memory]
        self.pipes: list[Connection[Any, Any]] = []
        for rank in range(plan.workers):
            ours, theirs = context.Pipe()
            process = context.Process(  # type: ignore[attr-defined]
                target=work, args=(rank, plan, shares, vocabulary, memory, wanted, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)

    def begin(self, segment: int, shaping: float) -> None:
        """Begin new games in all slots; both halves then wait for answers."""
        self.send((0, segment, shaping))
        self.wait()

    def step(self, half: int) -> None:
        """Play the answers of this half, which are in its buffer."""
        self.send((half, None, 0.0))

    def wait(self) -> None:
        """Wait until the oldest pending command is done; commands are executed one after another."""
        for pipe in self.pipes:
            try:
                pipe.recv()
            except (EOFError, OSError):
                raise PlayerLost("a process that played games has ended: its message is above") from None

    def send(self, command: tuple[int, int | None, float]) -> None:
        for pipe in self.pipes:
            try:
                pipe.send(command)
            except OSError:
                raise PlayerLost("a process that played games has ended: its message is above") from None

    def quit(self) -> None:
        for pipe in self.pipes:
            pipe.send((QUIT, None, 0.0))
            pipe.close()
