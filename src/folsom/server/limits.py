"""Rate limits (token buckets) and limits on open connections.

Keys are addresses and people.  Memory is bounded: when there are too many keys, the least recently used one is dropped.
"""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence

from folsom.server.refusal import Refusal

KEYS = 20_000


class Bucket:
    """A token bucket: tokens are added over time, and each action takes one."""

    __slots__ = ("per_second", "burst", "tokens", "at")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.tokens = burst
        self.at = now

    def fill(self, now: float) -> float:
        """Add the tokens due since the last call; return how many there are."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        return self.tokens

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        if self.fill(now) < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self) -> int:
        """The number of seconds until a token is available."""
        return math.ceil((1 - self.tokens) / self.per_second)

    def spend(self, amount: float, now: float) -> None:
        """Charge for work already done; the number of tokens may become negative (a debt)."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second) - amount
        self.at = now

    def debt(self, now: float) -> float:
        """The number of seconds until the debt is paid; 0 if there is none."""
        return max(0.0, (self.at - now) - self.tokens / self.per_second) if self.tokens < 0 else 0.0


class Buckets:
    """A bucket for each key."""

    def __init__(
        self, per_second: float, burst: float, keys: int = KEYS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.keys = keys
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.per_second, self.burst, self.clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > self.keys:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, key: str) -> bool:
        """Take a token, if there is one."""
        return self.bucket(key).take(self.clock())

    def spend(self, key: str, amount: float) -> None:
        """Charge for work already done."""
        self.bucket(key).spend(amount, self.clock())

    def debt(self, key: str) -> float:
        """The number of seconds until the debt is paid."""
        bucket = self._buckets.get(key)
        return bucket.debt(self.clock()) if bucket else 0.0

    def check(self, key: str, words: str) -> None:
        """Refuse with these words while there is a debt."""
        if debt := self.debt(key):
            raise Refusal("too-many", words, after=math.ceil(debt))

    def has_token(self, key: str) -> bool:
        """Whether there is a token to take."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.fill(self.clock()) >= 1

    def require(self, key: str, words: str) -> None:
        """Take a token, or refuse with these words."""
        if not self.take(key):
            raise Refusal("too-many", words, after=self._buckets[key].wait())

    def __len__(self) -> int:
        return len(self._buckets)


def hourly(number: float, clock: Callable[[], float] = time.monotonic) -> Buckets:
    """Allow this many per hour, all at once if necessary."""
    return Buckets(number / 3600, number, clock=clock)


class ConnectionLimit:
    """Limits how many connections are open at once, by key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def acquire(self, key: str) -> bool:
        """Count one more connection and return True, or False at the limit; each acquire needs a release."""
        if self._open[key] >= self.most:
            return False
        self._open[key] += 1
        return True

    def release(self, key: str) -> None:
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]

    @property
    def total(self) -> int:
        return self._open.total()


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def is_within(host: str | None, networks: Sequence[Network]) -> bool:
    """Whether an address belongs to one of the networks."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return False
    return any(address in network for network in networks)


def address_key(host: str | None) -> str:
    """The key of an address: for IPv6 its /64 network, which usually belongs to one household."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return (host or "")[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address.packed, 64), strict=False).network_address)
