"""Players on a cluster, with Ray: like those of players.py, but each process has its own buffers.

What a worker writes is sent to the learner, and the answers are sent back.  The games are the same as on one machine.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from folsom.bulk.cluster import connected
from folsom.network.vocabulary import Vocabulary
from folsom.training.mixture import Share
from folsom.training.plan import Plan
from folsom.training.players import PlayerLost, Worker
from folsom.training.shared_memory import HALVES, Arrays, shapes

Output = list[Arrays]  # what a worker wrote for the halves that it has just played


class RemoteWorker:
    """A worker on another machine; it uses only its own rows of its buffers."""

    def __init__(self, rank: int, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary, seats: int) -> None:
        self.buffers = [blank(plan, vocabulary, seats) for _ in range(HALVES)]
        self.rows = rows_of(rank, plan)
        self.worker = Worker(rank, plan, shares, vocabulary, self.buffers)

    def begin(self, segment: int, shaping: float) -> Output:
        self.worker.begin(segment, shaping)
        return [self.output(half) for half in range(HALVES)]

    def step(self, half: int, answers: Any) -> Output:
        self.buffers[half]["actions"][self.rows] = answers
        self.worker.step(half)
        return [self.output(half)]

    def output(self, half: int) -> Arrays:
        return {name: values[self.rows] for name, values in self.buffers[half].items()}


class RemotePlayers:
    """All workers of a cluster, and the buffers that the learner reads."""

    def __init__(self, address: str, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary) -> None:
        self.ray: Any = connected(address)
        self.plan = plan
        self.shares = shares
        self.seats = max(share.setup.players for share in shares)
        self.buffers = [blank(plan, vocabulary, self.seats) for _ in range(HALVES)]
        remote = self.ray.remote(RemoteWorker)
        self.workers = [remote.remote(rank, plan, shares, vocabulary, self.seats) for rank in range(plan.workers)]
        self.pending: deque[tuple[Sequence[int], list[Any]]] = deque()  # halves, and the results of each worker

    def begin(self, segment: int, shaping: float) -> None:
        """Begin new games in all slots; both halves then wait for answers."""
        self.pending.append((range(HALVES), [worker.begin.remote(segment, shaping) for worker in self.workers]))
        self.wait()

    def step(self, half: int) -> None:
        """Play the answers of this half, which are in its buffers."""
        answers = self.buffers[half]["actions"]
        played = [
            worker.step.remote(half, answers[rows_of(rank, self.plan)].copy())
            for rank, worker in enumerate(self.workers)
        ]
        self.pending.append(([half], played))

    def wait(self) -> None:
        """Wait until the results of the oldest pending command are in the buffers."""
        halves, played = self.pending.popleft()
        try:
            outputs: list[Output] = self.ray.get(played)
        except self.ray.exceptions.RayTaskError:
            raise  # a bug in our code: the message says where
        except self.ray.exceptions.RayError as error:
            raise PlayerLost(f"the cluster has lost a process that played games: {error}") from None
        for rank, output in enumerate(outputs):
            rows = rows_of(rank, self.plan)
            for half, arrays in zip(halves, output, strict=True):
                for name, values in arrays.items():
                    self.buffers[half][name][rows] = values

    def quit(self) -> None:
        self.ray.shutdown()


def rows_of(rank: int, plan: Plan) -> slice:
    size = plan.batches * plan.games
    return slice(rank * size, (rank + 1) * size)


def blank(plan: Plan, vocabulary: Vocabulary, seats: int) -> Arrays:
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(plan, vocabulary, seats).items()}
