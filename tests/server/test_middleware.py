"""The middleware: clients that disconnect are not errors, and requests of one address leave room for others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from folsom.server.metrics import Metrics
from folsom.server.people import People
from folsom.server.services import Services
from folsom.server.settings import Limits, Settings
from folsom.server.traffic import Traffic
from folsom.server.web import RequestMiddleware
from tests.server.in_process import Time, open_registry


@asynccontextmanager
async def middleware(db: Path, inside: Any) -> AsyncIterator[RequestMiddleware]:
    clock = Time()
    async with open_registry(db, clock) as tables:
        traffic = Traffic(Limits(), Metrics())
        services = Services(tables, tables.store, People(tables.store, clock), Metrics(), Settings(db=db), traffic)
        yield RequestMiddleware(inside, services)


async def leave_early(db: Path) -> None:
    async def inside(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})

    async def receive() -> Any:
        raise AssertionError("nothing arrives from a client that has gone")

    async def send(message: Any) -> None:
        raise ClientDisconnected

    async with middleware(db, inside) as handle:
        await handle({"type": "websocket", "headers": [], "path": "/socket"}, receive, send)


def test_a_client_that_leaves_during_the_handshake_is_not_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(leave_early(tmp_path / "folsom.db"))
    assert "fault" not in capsys.readouterr().err + caplog.text


async def most_at_once(db: Path, addresses: list[str]) -> int:
    """How many requests that arrive together begin in one pass of the event loop."""
    begun, most, left = 0, 0, len(addresses)

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        nonlocal begun, left
        begun, left = begun + 1, left - 1

    async def nothing(*_: Any) -> Any: ...

    async with middleware(db, inside) as handle:
        scope = {"type": "http", "headers": [], "path": "/openapi.json", "method": "GET"}
        requests = [asyncio.create_task(handle({**scope, "client": (one, 1)}, nothing, nothing)) for one in addresses]
        while left:
            await asyncio.sleep(0)
            most, begun = max(most, begun), 0
        await asyncio.gather(*requests)
    return most


def test_requests_of_one_address_begin_one_by_one(tmp_path: Path) -> None:
    assert asyncio.run(most_at_once(tmp_path / "one.db", ["192.0.2.1"] * 64)) == 1
    assert asyncio.run(most_at_once(tmp_path / "many.db", [f"192.0.2.{number}" for number in range(64)])) == 64
