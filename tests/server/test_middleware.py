"""The middleware: a client that disconnects during the handshake is not an error."""

import asyncio
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


async def leave_early(db: Path) -> None:
    async def inside(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})

    async def receive() -> Any:
        raise AssertionError("nothing arrives from a client that has gone")

    async def send(message: Any) -> None:
        raise ClientDisconnected

    clock = Time()
    async with open_registry(db, clock) as tables:
        traffic = Traffic(Limits(), Metrics())
        services = Services(tables, tables.store, People(tables.store, clock), Metrics(), Settings(db=db), traffic)
        await RequestMiddleware(inside, services)(
            {"type": "websocket", "headers": [], "path": "/socket"}, receive, send
        )


def test_a_client_that_leaves_during_the_handshake_is_not_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(leave_early(tmp_path / "folsom.db"))
    assert "fault" not in capsys.readouterr().err + caplog.text
