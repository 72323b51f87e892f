"""Limits what connections use: per connection, per address and in total.

Frames, bytes and CPU time are charged after use.  A connection in debt waits until the debt is paid; until then nothing
is read or done for it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from folsom.server.limits import KEYS, Bucket, Network, address_key, is_within
from folsom.server.log import log_event
from folsom.server.metrics import Metrics
from folsom.server.read_queue import ReadQueue
from folsom.server.settings import Limits

PER_ADDRESS = 8  # an address has the budget of this many connections
PAUSE = 0.05  # the shortest wait in seconds
# Smaller amounts are only counted and charged later: charging costs more than counting.
FEW_FRAMES, FEW_BYTES, SHORT_TIME = 8, 2048, 0.002
LOG_INTERVAL = 60.0  # seconds between two log lines about the same thing


class Outgoing(Protocol):
    """A connection with queued messages."""

    outbox: int  # queued bytes

    @property
    def stuck(self) -> bool:
        """Whether the client has stopped reading."""

    def overflow(self) -> None:
        """Close the connection because too much is queued."""


class Budget:
    """The rate limits of a connection or an address."""

    __slots__ = ("frames", "size", "cpu")

    def __init__(self, limits: Limits, connections: float, share: float, now: float) -> None:
        self.frames = Bucket(connections * limits.frames_per_second, connections * limits.frames_burst, now)
        self.size = Bucket(connections * limits.bytes_per_second, connections * limits.bytes_burst, now)
        self.cpu = Bucket(share * limits.cpu_share, share * limits.cpu_burst, now)

    def charge(self, frames: int, size: int, seconds: float, now: float) -> None:
        self.frames.spend(frames, now)
        self.size.spend(size, now)
        self.cpu.spend(seconds, now)

    def wait(self, now: float) -> float:
        """The number of seconds until all debts are paid."""
        return max(self.frames.debt(now), self.size.debt(now), self.cpu.debt(now))


class Account:
    """The usage of a connection or an address; a connection's usage also counts for its address."""

    def __init__(self, budget: Budget, address: "Account | None" = None) -> None:
        self.budget = budget
        self.address = address
        self.turn = asyncio.Lock()
        self.frames = self.size = 0  # used since the budget was last charged
        self.seconds = 0.0
        self.in_debt = False  # as of the last charge

    def spend_cpu(self, seconds: float) -> None:
        self.seconds += seconds
        if self.address:
            self.address.seconds += seconds

    def spend(self, frames: int, size: int, seconds: float) -> None:
        self.frames += frames
        self.size += size
        self.seconds += seconds
        if self.address:
            self.address.spend(frames, size, seconds)

    def debt(self) -> float:
        """The number of seconds until the budget is out of debt.  Small amounts are charged together, later."""
        if not self.in_debt and self.frames < FEW_FRAMES and self.size < FEW_BYTES and self.seconds < SHORT_TIME:
            return 0.0
        now = time.monotonic()
        self.budget.charge(self.frames, self.size, self.seconds, now)
        self.frames, self.size, self.seconds = 0, 0, 0.0
        wait = self.budget.wait(now)
        self.in_debt = wait > 0
        return wait

    def wait(self) -> float:
        """Seconds until more may be used: 0, or at least PAUSE, so that waiting costs little."""
        wait = self.debt()
        if self.address:
            wait = max(wait, self.address.debt())
        return max(wait, PAUSE) if wait > 0 else 0.0

    async def until_ready(self) -> None:
        """Wait until more may be used.  Waiting tasks queue for a lock, so that only one of them wakes up at a time."""
        if not self.wait():
            return
        async with (self.address or self).turn:
            while wait := self.wait():
                await asyncio.sleep(wait)


class Address(Account):
    """An address and its connections."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.open = 0  # TCP connections
        self.outbox = 0  # queued bytes
        self.backlogged: set[Outgoing] = set()
        self.requests = asyncio.Lock()

    async def until_turn(self) -> None:
        """Wait until a request may begin.

        Requests from an address start one at a time, each in a separate pass of the event loop: other work runs in
        between, and the cost of a request is known before the next one starts.
        """
        async with self.requests:
            while wait := self.wait():
                await asyncio.sleep(wait)
            await asyncio.sleep(0)


class Traffic:
    """All addresses and open connections."""

    def __init__(
        self, limits: Limits, metrics: Metrics, proxies: Sequence[Network] = (), capacity: int | None = None
    ) -> None:
        self.limits = limits
        self.metrics = metrics
        self.proxies = proxies
        self.capacity = capacity  # limit of TCP connections in total
        self.most = limits.tcp_per_address if capacity is None else min(limits.tcp_per_address, max(1, capacity // 2))
        self.open = 0
        self.outbox = 0
        self.backlogged: set[Outgoing] = set()
        self.reads = ReadQueue()
        self._addresses: OrderedDict[str, Address] = OrderedDict()
        self._logged_at = 0.0

    # ---- addresses
    def address(self, key: str) -> Address:
        found = self._addresses.get(key)
        if found is None:
            found = self._addresses[key] = self.new_address()
            if len(self._addresses) > KEYS:
                self._addresses.popitem(last=False)
        self._addresses.move_to_end(key)
        return found

    def new_address(self) -> Address:
        return Address(Budget(self.limits, PER_ADDRESS, 1, time.monotonic()))

    def peer(self, host: str | None) -> Address | None:
        """The address that a TCP connection counts for; None if it comes from a proxy."""
        return None if is_within(host, self.proxies) else self.address(address_key(host))

    def connection(self, address: Address) -> Account:
        """A connection's account, with half of the CPU time of its address."""
        return Account(Budget(self.limits, 1, 0.5, time.monotonic()), address)

    # ---- TCP connections
    def open_connection(self, host: str | None) -> bool:
        """Count one more connection and return True, or False at a limit."""
        peer = self.peer(host)
        if self.capacity is not None and self.open >= self.capacity:
            self.drop("full")
            self._log_full()
            return False
        if peer and peer.open >= self.most:
            self.drop("too-many")
            return False
        self.open += 1
        if peer:
            peer.open += 1
        return True

    def close_connection(self, host: str | None) -> None:
        self.open -= 1
        if peer := self.peer(host):
            peer.open -= 1

    def drop(self, why: str) -> None:
        """Count a connection that the server closes."""
        self.metrics.dropped.add(why)

    def _log_full(self) -> None:
        """Log that the limit is reached, but not too often."""
        now = time.monotonic()
        if not self._logged_at or now - self._logged_at > LOG_INTERVAL:
            self._logged_at = now
            log_event("connection limit reached", open=self.open, limit=self.capacity)

    # ---- outgoing messages
    def queue(self, connection: Outgoing, address: Address, size: int) -> None:
        """Count queued bytes (negative once sent); above a limit, close the connection that is furthest behind."""
        connection.outbox += size
        address.outbox += size
        self.outbox += size
        limits = self.limits
        if size < 0:
            return
        if connection.stuck and connection.outbox > limits.outbox_bytes:
            connection.overflow()
        elif address.outbox > limits.outbox_bytes_per_address:
            drop_largest(address.backlogged)
        elif self.outbox > limits.outbox_bytes_in_all:
            drop_largest(self.backlogged)


def drop_largest(backlogged: set[Outgoing]) -> None:
    """Close the stuck connection with the most queued bytes; the others will send theirs shortly."""
    stuck = [connection for connection in backlogged if connection.stuck]
    if stuck:
        max(stuck, key=lambda connection: connection.outbox).overflow()
