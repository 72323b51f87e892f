"""The process's use of resources: memory, file descriptors, and the delay of its event loop."""

import asyncio
import os
import sys
from pathlib import Path

if sys.platform != "win32":  # which has no such limits
    import resource

from folsom.server.cpu_time import METER

MOST_FILES = 65_536
TICK = 0.1  # seconds between two measurements
TICKS = 150  # measurements kept, 15 seconds: the usual interval of Prometheus


def allow_many_files() -> int | None:
    """Raise the soft limit of file descriptors as far as possible; return it if it is known."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems report a larger limit than they allow
        return soft
    return wanted


def open_files() -> int:
    """The number of open file descriptors; 0 where it is not known."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        try:
            return sum(1 for _ in Path(folder).iterdir())
        except OSError:
            continue
    return 0


def resident_bytes() -> int:
    """Resident memory in bytes, or its peak where only that is known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0 if sys.platform == "win32" else 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class LoopLag:
    """Measures how late the event loop wakes a task; keeps the recent measurements."""

    def __init__(self) -> None:
        self.ticks: list[float] = []

    @property
    def worst(self) -> float:
        return max(self.ticks, default=0.0)

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            METER.read()
            self.ticks = [*self.ticks[1 - TICKS :], max(0.0, loop.time() - due)]
