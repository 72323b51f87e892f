"""What the process uses of the machine: memory, file descriptors, and how late its loop is."""

import asyncio
import os
import sys
from pathlib import Path

if sys.platform != "win32":  # which knows no such limits
    import resource

from folsom.server.cpu_time import METER

MOST_FILES = 65_536
TICK = 0.1  # seconds between two looks at the clock
REMEMBERED = 150  # ticks: as long as Prometheus usually leaves between two questions


def allow_many_files() -> int | None:
    """Raise the soft limit of file descriptors as far as it goes: how many there may be, if that is known."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems name a larger limit than they allow
        return soft
    return wanted


def open_files() -> int:
    """0 where the system does not tell."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        try:
            return sum(1 for _ in Path(folder).iterdir())
        except OSError:
            continue
    return 0


def resident_bytes() -> int:
    """Memory that the process holds; where the system does not tell, the most that it has held."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0 if sys.platform == "win32" else 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class LoopLag:
    """How much later than it wanted the loop has done something, at worst, in the last while."""

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
            self.ticks = [*self.ticks[1 - REMEMBERED :], max(0.0, loop.time() - due)]
