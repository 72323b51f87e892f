"""The memory that players and learner share: a row for each game, in two halves.

While the games of one half are played, the network answers for those of the other.
"""

from collections.abc import Mapping
from math import prod
from multiprocessing.context import BaseContext
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folsom.network.vocabulary import Vocabulary
from folsom.training.plan import Plan

ROOM = 256  # the most nonzero numbers in an observation, on average over a batch
CONSTANTS = 8  # the most fields of a set-up that are always 1
HALVES = 2

Shapes = Mapping[str, tuple[tuple[int, ...], type[np.generic]]]
Arrays = dict[str, NDArray[Any]]


def shapes(plan: Plan, vocabulary: Vocabulary, seats: int) -> Shapes:
    """The arrays of a half.

    The observations of a batch are stored one after another, without gaps, starting in its first row.
    """
    n = plan.rows
    return {
        "indices": ((n, ROOM), np.int16),  # of the vocabulary's fields
        "values": ((n, ROOM), np.float32),
        "offsets": ((n,), np.int64),  # where the observation of each row begins, counted from the first row
        "counts": ((n,), np.int64),  # how many numbers it has
        "constants": ((n, CONSTANTS), np.int16),  # indices of fields that are 1; -1: none
        "masks": ((n, len(vocabulary.actions)), np.int8),
        "rewards": ((n, seats), np.float32),
        "dones": ((n,), np.int8),
        "seats": ((n,), np.int64),
        "planned": ((n,), np.int64),  # a planner's answer, or a negative number
        "actions": ((n,), np.int64),  # of the vocabulary: the learner's answers
    }


def allocate(context: BaseContext, wanted: Shapes) -> dict[str, Any]:
    """Memory that can be shared with processes of this context."""
    return {
        name: context.RawArray("b", prod(shape) * np.dtype(kind).itemsize) for name, (shape, kind) in wanted.items()
    }


def arrays(memory: Mapping[str, Any], wanted: Shapes) -> Arrays:
    """The same memory as arrays."""
    return {
        name: np.frombuffer(memory[name], dtype=kind, count=prod(shape)).reshape(shape)
        for name, (shape, kind) in wanted.items()
    }
