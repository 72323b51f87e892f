"""Spreads the parsing of requests over passes of the event loop, so that other work is not delayed."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

SLICE = 0.002  # seconds of parsing in a pass


class ReadQueue:
    """Parses requests in order of arrival.  One takes a fifth of a millisecond, and hundreds may arrive at once."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()
        self.scheduled = False

    def add(self, parse: Callable[[], None]) -> None:
        self.waiting.append(parse)
        self.schedule()

    def schedule(self) -> None:
        if self.waiting and not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_soon(self.run)

    def run(self) -> None:
        self.scheduled = False
        end = perf_counter() + SLICE
        try:
            while self.waiting and perf_counter() < end:
                self.waiting.popleft()()
        finally:
            self.schedule()
