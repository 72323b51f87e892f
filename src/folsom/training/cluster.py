"""Players on a cluster, if Ray is installed: as players.py has them, but each with buffers of its own.

What a crew writes travels to the learner, and the answers travel back.  The games are the same ones as here.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from folsom.bulk.cluster import connected
from folsom.network.vocabulary import Vocabulary
from folsom.training.plan import Plan, Share
from folsom.training.players import Crew, PlayerLost
from folsom.training.shared_memory import HALVES, Arrays, shapes

Written = list[Arrays]  # what a crew wrote on the halves that it has just played


class RemoteCrew:
    """A crew on another machine; of its buffers it uses its own rows alone."""

    def __init__(self, rank: int, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary, seats: int) -> None:
        self.buffers = [blank(plan, vocabulary, seats) for _ in range(HALVES)]
        self.rows = rows_of(rank, plan)
        self.crew = Crew(rank, plan, shares, vocabulary, self.buffers)

    def begin(self, segment: int, shaping: float) -> Written:
        self.crew.begin(segment, shaping)
        return [self.written(half) for half in range(HALVES)]

    def step(self, half: int, answers: Any) -> Written:
        self.buffers[half]["actions"][self.rows] = answers
        self.crew.step(half)
        return [self.written(half)]

    def written(self, half: int) -> Arrays:
        return {name: values[self.rows] for name, values in self.buffers[half].items()}


class RemotePlayers:
    """All crews of a cluster, and the buffers that the learner reads."""

    def __init__(self, address: str, plan: Plan, shares: Sequence[Share], vocabulary: Vocabulary) -> None:
        self.ray: Any = connected(address)
        self.plan = plan
        self.shares = shares
        self.seats = max(share.setup.players for share in shares)
        self.buffers = [blank(plan, vocabulary, self.seats) for _ in range(HALVES)]
        crew = self.ray.remote(RemoteCrew)
        self.crews = [crew.remote(rank, plan, shares, vocabulary, self.seats) for rank in range(plan.workers)]
        self.told: deque[tuple[Sequence[int], list[Any]]] = deque()  # halves, and what each crew makes of them

    def begin(self, segment: int, shaping: float) -> None:
        """New games in all slots; both halves wait for answers then."""
        self.told.append((range(HALVES), [crew.begin.remote(segment, shaping) for crew in self.crews]))
        self.wait()

    def step(self, half: int) -> None:
        """The answers of this half are in its buffers."""
        answers = self.buffers[half]["actions"]
        played = [
            crew.step.remote(half, answers[rows_of(rank, self.plan)].copy()) for rank, crew in enumerate(self.crews)
        ]
        self.told.append(([half], played))

    def wait(self) -> None:
        """Until what was told first, and is not done yet, is in the buffers."""
        halves, played = self.told.popleft()
        try:
            found: list[Written] = self.ray.get(played)
        except self.ray.exceptions.RayTaskError:
            raise  # a fault of ours: it says where
        except self.ray.exceptions.RayError as error:
            raise PlayerLost(f"the cluster has lost a process that played games: {error}") from None
        for rank, written in enumerate(found):
            rows = rows_of(rank, self.plan)
            for half, arrays in zip(halves, written, strict=True):
                for name, values in arrays.items():
                    self.buffers[half][name][rows] = values

    def quit(self) -> None:
        self.ray.shutdown()


def rows_of(rank: int, plan: Plan) -> slice:
    size = plan.batches * plan.games
    return slice(rank * size, (rank + 1) * size)


def blank(plan: Plan, vocabulary: Vocabulary, seats: int) -> Arrays:
    return {name: np.zeros(shape, kind) for name, (shape, kind) in shapes(plan, vocabulary, seats).items()}
