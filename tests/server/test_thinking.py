"""Bots think on somebody's account: nobody starves the bots of others, and tables that nobody looks at sleep."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from folsom.server.messages import PROTOCOL
from folsom.server.settings import Limits
from folsom.server.thinking import Client
from folsom.server.workers import Workers
from tests.server.program import PATIENCE, Served
from tests.server.siege import until
from tests.server.test_workers import asked

SLOW = "legend@2000ms"
TABLES = 40


def with_workers(use: Callable[[Workers], Awaitable[None]], number: int, limits: Limits | None = None) -> None:
    async def run() -> None:
        workers = Workers(number, limits=limits)
        try:
            await asyncio.wait_for(use(workers), PATIENCE)
        finally:
            await workers.close()

    asyncio.run(run())


async def hurry(workers: Workers, table: str, bot: str, client: Client) -> float:
    view, legal = asked()
    begun = time.monotonic()
    await workers.decide(table, view, legal, bot, 1, client)
    return time.monotonic() - begun


def test_a_quick_bot_does_not_wait_for_those_that_think() -> None:
    async def use(workers: Workers) -> None:
        await hurry(workers, "warm", "drifter", Client())
        long = [asyncio.create_task(hurry(workers, f"{k}", "legend@100000it", Client("Eve", "far"))) for k in range(5)]
        await asyncio.sleep(0)
        assert await hurry(workers, "quick", "drifter", Client("Ann", "near")) < PATIENCE / 3
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()

    with_workers(use, 1)


def test_one_address_never_has_all_processes() -> None:
    async def use(workers: Workers) -> None:
        long = [asyncio.create_task(hurry(workers, f"{k}", "legend@100000it", Client("Eve", "far"))) for k in range(9)]
        await asyncio.sleep(0)
        assert workers.busy == 1
        await hurry(workers, "other", "outlaw@20it", Client("Ann", "near"))
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()

    with_workers(use, 2)


def test_who_has_used_up_his_thinking_time_waits_and_others_do_not() -> None:
    async def use(workers: Workers) -> None:
        eve, ann = Client("Eve", "far"), Client("Ann", "near")
        await hurry(workers, "a", "outlaw@200ms", eve)
        again = asyncio.create_task(hurry(workers, "a", "outlaw@200ms", eve))
        sister = asyncio.create_task(hurry(workers, "b", "outlaw@200ms", Client("Liv", "far")))
        await hurry(workers, "c", "outlaw@200ms", ann)
        assert not again.done()
        await asyncio.gather(again, sister)

    with_workers(use, 2, Limits(thinking_share=0.1, thinking_burst=0.01))


def test_tables_where_people_are_come_first() -> None:
    async def use(workers: Workers) -> None:
        await hurry(workers, "warm", "drifter", Client())
        order: list[str] = []

        async def think(name: str, client: Client) -> None:
            await hurry(workers, name, "outlaw@20it", client)
            order.append(name)

        first = asyncio.create_task(think("first", Client("Eve", "far", present=False)))
        await asyncio.sleep(0)
        away = [asyncio.create_task(think(f"away {k}", Client(f"{k}", "", present=False))) for k in range(3)]
        here = asyncio.create_task(think("here", Client("Ann", "near", present=True)))
        await asyncio.gather(first, here, *away)
        assert order[:2] == ["first", "here"]

    with_workers(use, 1)


def watch(server: Served, stack: ExitStack, token: str, key: str, address: str) -> ClientConnection:
    ws = stack.enter_context(
        connect(f"ws://{server.host}/socket", compression=None, max_size=None, source_address=(address, 0))
    )
    ws.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token, "table": key}))
    return ws


def lay_bots(server: Served, token: str, bot: str) -> str:
    table = {"wishes": {"game": "express", "players": 3}, "seats": [bot] * 3, "start": True}
    key: str = server.ask("POST", "/api/tables", table, token).json["id"]
    return key


def test_bots_of_an_honest_table_play_beside_many_slow_ones(tmp_path: Path) -> None:
    """Slow tables that nobody looks at do nothing; those that somebody looks at use what is theirs."""
    with Served(tmp_path / "folsom.db", "--workers", "2") as server, ExitStack() as stack:
        eve = server.person("Eve")
        keys = [lay_bots(server, eve, SLOW) for _ in range(TABLES)]
        time.sleep(1)
        assert server.metric("folsom_bots_busy") == 0
        assert versions(server, keys) == versions(server, keys)
        for key in keys[:12]:
            watch(server, stack, eve, key, "127.0.0.2")
        ann = server.person("Ann")
        honest = watch(server, stack, ann, lay_bots(server, ann, "outlaw@50ms"), "127.0.0.1")
        slowest = max(seconds_of_update(honest) for _ in range(15))
        assert slowest < PATIENCE / 3, slowest


def seconds_of_update(ws: ClientConnection) -> float:
    begun = time.monotonic()
    until(ws, "update")
    return time.monotonic() - begun


def versions(server: Served, keys: list[str]) -> list[Any]:
    return [server.get(f"/api/tables/{key}").json["version"] for key in keys]
