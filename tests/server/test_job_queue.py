"""Thinking time is charged to accounts: nobody starves other people's bots, and unwatched tables pause."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from folsom.server.job_queue import JobOwner
from folsom.server.messages import PROTOCOL
from folsom.server.settings import Limits
from folsom.server.worker_pool import WorkerPool
from tests.server.attacked_table import until
from tests.server.server_process import TIMEOUT, ServerProcess
from tests.server.test_worker_pool import asked

SLOW = "planner@2000ms"
TABLES = 40


def with_workers(use: Callable[[WorkerPool], Awaitable[None]], number: int, limits: Limits | None = None) -> None:
    async def run() -> None:
        workers = WorkerPool(number, limits=limits)
        try:
            await asyncio.wait_for(use(workers), TIMEOUT)
        finally:
            await workers.close()

    asyncio.run(run())


async def timed_decision(workers: WorkerPool, table: str, bot: str, owner: JobOwner) -> float:
    view, legal = asked()
    begun = time.monotonic()
    await workers.decide(table, view, legal, bot, 1, owner)
    return time.monotonic() - begun


def test_a_quick_bot_does_not_wait_for_slow_ones() -> None:
    async def use(workers: WorkerPool) -> None:
        await timed_decision(workers, "warm", "drifter", JobOwner())
        long = [
            asyncio.create_task(timed_decision(workers, f"{k}", "planner@100000it", JobOwner("Eve", "far")))
            for k in range(5)
        ]
        await asyncio.sleep(0)
        assert await timed_decision(workers, "quick", "drifter", JobOwner("Ann", "near")) < TIMEOUT / 3
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()

    with_workers(use, 1)


def test_one_address_never_occupies_all_processes() -> None:
    async def use(workers: WorkerPool) -> None:
        long = [
            asyncio.create_task(timed_decision(workers, f"{k}", "planner@100000it", JobOwner("Eve", "far")))
            for k in range(9)
        ]
        await asyncio.sleep(0)
        assert workers.busy == 1
        await timed_decision(workers, "other", "planner@20it", JobOwner("Ann", "near"))
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()

    with_workers(use, 2)


def test_an_account_without_thinking_time_waits_and_others_do_not() -> None:
    async def use(workers: WorkerPool) -> None:
        eve, ann = JobOwner("Eve", "far"), JobOwner("Ann", "near")
        await timed_decision(workers, "a", "planner@200ms", eve)
        again = asyncio.create_task(timed_decision(workers, "a", "planner@200ms", eve))
        sister = asyncio.create_task(timed_decision(workers, "b", "planner@200ms", JobOwner("Liv", "far")))
        await timed_decision(workers, "c", "planner@200ms", ann)
        assert not again.done()
        await asyncio.gather(again, sister)

    with_workers(use, 2, Limits(thinking_share=0.1, thinking_burst=0.01))


def test_tables_with_people_come_first() -> None:
    async def use(workers: WorkerPool) -> None:
        await timed_decision(workers, "warm", "drifter", JobOwner())
        order: list[str] = []

        async def think(name: str, owner: JobOwner) -> None:
            await timed_decision(workers, name, "planner@20it", owner)
            order.append(name)

        first = asyncio.create_task(think("first", JobOwner("Eve", "far", present=False)))
        await asyncio.sleep(0)
        away = [asyncio.create_task(think(f"away {k}", JobOwner(f"{k}", "", present=False))) for k in range(3)]
        here = asyncio.create_task(think("here", JobOwner("Ann", "near", present=True)))
        await asyncio.gather(first, here, *away)
        assert order[:2] == ["first", "here"]

    with_workers(use, 1)


def watch(server: ServerProcess, stack: ExitStack, token: str, key: str, address: str) -> ClientConnection:
    ws = stack.enter_context(
        connect(f"ws://{server.host}/socket", compression=None, max_size=None, source_address=(address, 0))
    )
    ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "table": key}))
    return ws


def lay_bots(server: ServerProcess, token: str, bot: str) -> str:
    table = {"config": {"game": "express", "players": 3}, "seats": [bot] * 3, "start": True}
    key: str = server.ask("POST", "/api/tables", table, token).json["id"]
    return key


def test_bots_play_while_many_slow_tables_wait(tmp_path: Path) -> None:
    """Unwatched slow tables do nothing; watched ones use only their own budget."""
    with ServerProcess(tmp_path / "folsom.db", "--workers", "2") as server, ExitStack() as stack:
        eve = server.person("Eve")
        keys = [lay_bots(server, eve, SLOW) for _ in range(TABLES)]
        time.sleep(1)
        assert server.metric("folsom_bots_busy") == 0
        assert versions(server, keys) == versions(server, keys)
        for key in keys[:12]:
            watch(server, stack, eve, key, "127.0.0.2")
        ann = server.person("Ann")
        honest = watch(server, stack, ann, lay_bots(server, ann, "planner@50ms"), "127.0.0.1")
        slowest = max(seconds_of_update(honest) for _ in range(15))
        assert slowest < TIMEOUT / 3, slowest


def seconds_of_update(ws: ClientConnection) -> float:
    begun = time.monotonic()
    until(ws, "update")
    return time.monotonic() - begun


def versions(server: ServerProcess, keys: list[str]) -> list[Any]:
    return [server.get(f"/api/tables/{key}").json["version"] for key in keys]
