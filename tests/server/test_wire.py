"""Who does not read what he is sent: his connection ends all the same, and whoever serves it learns of it."""

import asyncio
import socket as sockets
from asyncio import BaseTransport
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from folsom.server.wire import Wire
from tests.server.program import PATIENCE

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
CLOSE = b"\x88\x80\0\0\0\0"
TEXT = bytes(50_000)  # less than a transport holds before it says that it is full
PING = 1.0  # seconds between two pings, and until one has to be answered


class Quick(Wire):
    """Has little patience."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = 0.3


class Speaker:
    """Serves one connection: says so much that some of it has to wait, and then nothing more."""

    def __init__(self) -> None:
        self.stuck, self.gone = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        wire: Wire = scope["state"]["wire"]
        while not wire.transport.is_closing() and not wire.transport.get_write_buffer_size():
            wire.put(TEXT)
            await asyncio.sleep(0.001)
        assert wire.writable.is_set()
        assert not wire.transport.is_closing()
        self.stuck.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.gone.set()


async def speak_to_the_deaf(ping: float | None, says: bytes) -> None:
    speaker = Speaker()
    listener = sockets.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(
        uvicorn.Config(
            speaker,
            ws=Quick,
            http="h11",
            lifespan="off",
            log_config=None,
            ws_per_message_deflate=False,
            ws_ping_interval=ping,
            ws_ping_timeout=ping,
            timeout_graceful_shutdown=1,
        )
    )
    serving = asyncio.create_task(server.serve([listener]))
    with sockets.create_connection(listener.getsockname()) as deaf:
        deaf.sendall(HANDSHAKE)
        async with asyncio.timeout(PATIENCE):
            await speaker.stuck.wait()
            deaf.sendall(says)
            with suppress(TimeoutError):
                await asyncio.wait_for(speaker.gone.wait(), 5)
        for _ in range(50):
            if not server.server_state.connections:
                break
            await asyncio.sleep(0.1)
        left = len(server.server_state.connections)
    server.should_exit = True
    await serving
    assert speaker.gone.is_set()
    assert not left


@pytest.mark.parametrize(
    ("ping", "says"), [(PING, b""), (None, CLOSE)], ids=["he answers no ping", "he wants to close"]
)
def test_who_does_not_read_is_let_go(ping: float | None, says: bytes) -> None:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(speak_to_the_deaf(ping, says))
