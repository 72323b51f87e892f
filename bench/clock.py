"""Measures speed in CPU time of this process."""

import os
import time
from collections import Counter
from collections.abc import Callable, Mapping

Batch = Callable[[], Mapping[str, int]]
"""Does some work, and returns how much it was, by name."""


def rates(batch: Batch, seconds: float) -> dict[str, float]:
    """Work per second, measured for at least this many seconds."""
    done: Counter[str] = Counter()
    begun = time.process_time()
    spent = 0.0
    while spent < seconds or not spent:
        done.update(batch())
        spent = time.process_time() - begun
    return {name: number / spent for name, number in done.items()}


def pin() -> int | None:
    """Pin this process, and those that it starts, to one core; return the core, if the system supports this."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
