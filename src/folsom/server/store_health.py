"""Checks whether the store accepts writes, at most once a second for any number of requests."""

import asyncio
import time
from collections.abc import Callable

from folsom.server.store import Store

FRESH = 1.0  # seconds for which a result is reused


class StoreHealth:
    """The health of a store."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock
        self.probe: asyncio.Task[None] | None = None
        self.at = 0.0

    async def check(self) -> None:
        """StoreError if nothing can be stored; concurrent checks share one write."""
        now = time.monotonic()
        if self.probe is None or (self.probe.done() and now - self.at > FRESH):
            self.probe, self.at = asyncio.ensure_future(self.store.check_writable(self.clock())), now
        await asyncio.shield(self.probe)
