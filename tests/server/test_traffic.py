"""Limits on frames, CPU time, outgoing bytes and connections."""

import asyncio
import ipaddress
import time

import pytest

from folsom.server.cache import Cache
from folsom.server.cpu_time import metered
from folsom.server.metrics import Metrics
from folsom.server.settings import Limits
from folsom.server.traffic import Address, Traffic


class Reader:
    """A connection that reads, or does not."""

    def __init__(self, traffic: Traffic, address: Address, stuck: bool = True) -> None:
        self.traffic, self.address, self.stuck = traffic, address, stuck
        self.outbox, self.dropped = 0, False
        address.backlogged.add(self)
        traffic.backlogged.add(self)

    def put(self, size: int) -> None:
        self.traffic.queue(self, self.address, size)

    def overflow(self) -> None:
        self.traffic.queue(self, self.address, -self.outbox)
        self.dropped = True


def traffic(**limits: float) -> Traffic:
    return Traffic(Limits(**limits), Metrics())  # type: ignore[arg-type]


def test_a_client_that_does_not_read_is_dropped() -> None:
    all_of_it = traffic(outbox_bytes=100)
    slow, quick = (Reader(all_of_it, all_of_it.address("a"), stuck) for stuck in (True, False))
    for each in (slow, quick):
        for _ in range(5):
            each.put(20)
        assert not each.dropped
        each.put(1)
    assert slow.dropped
    assert not quick.dropped  # its bytes are sent in a moment
    assert all_of_it.outbox == all_of_it.address("a").outbox == 101


def test_the_slowest_connection_of_an_address_or_of_all_is_dropped() -> None:
    all_of_it = traffic(outbox_bytes=1000, outbox_bytes_per_address=300, outbox_bytes_in_all=500)
    a, b = all_of_it.address("a"), all_of_it.address("b")
    large, small, reading = Reader(all_of_it, a), Reader(all_of_it, a), Reader(all_of_it, a, stuck=False)
    large.put(200)
    small.put(90)
    reading.put(20)
    assert (large.dropped, small.dropped, reading.dropped) == (True, False, False)
    other = Reader(all_of_it, b)
    other.put(290)
    Reader(all_of_it, all_of_it.address("c")).put(150)
    assert (other.dropped, small.dropped) == (True, False)
    assert all_of_it.outbox == 90 + 20 + 150


def test_overuse_delays_all_connections_of_the_address() -> None:
    all_of_it = traffic()
    address = all_of_it.address("a")
    one, two = all_of_it.connection(address), all_of_it.connection(address)
    one.spend(240, 0, 0)
    assert one.wait() == 0
    one.spend(60, 0, 0)
    assert 0.9 < one.wait() <= 1
    assert two.wait() == 0
    two.spend_cpu(1)
    assert two.wait() > address.wait() > one.budget.cpu.debt(time.monotonic())
    assert one.wait() == pytest.approx(address.wait(), abs=0.5)
    assert address.wait() > 5
    assert all_of_it.connection(all_of_it.address("b")).wait() == 0


def test_cpu_time_is_counted_while_work_runs_and_not_while_it_waits() -> None:
    spent: list[float] = []

    async def work() -> str:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.3)
        return "done"

    assert asyncio.run(metered(work(), spent.append)) == "done"
    assert 0.015 < sum(spent) < 0.3


def test_proxies_are_not_counted_and_an_address_has_half_of_all_connections() -> None:
    all_of_it = Traffic(Limits(), Metrics(), [ipaddress.ip_network("10.0.0.0/8")], capacity=10)
    assert [all_of_it.open_connection("198.51.100.1") for _ in range(6)] == [True] * 5 + [False]
    assert [all_of_it.open_connection("10.1.2.3") for _ in range(6)] == [True] * 5 + [False]  # the limit
    all_of_it.close_connection("198.51.100.1")
    assert all_of_it.open_connection("198.51.100.2")
    assert all_of_it.open == 10


def test_the_cache_drops_the_oldest_text() -> None:
    cache: Cache[str] = Cache(10)
    cache.put("a", b"1234")
    cache.put("b", b"1234")
    assert cache.get("a") == b"1234"
    cache.put("c", b"123")
    assert (cache.get("a"), cache.get("b"), cache.get("c"), cache.size) == (b"1234", None, b"123", 7)
