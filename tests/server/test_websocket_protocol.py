"""A client that does not read: its connection is closed all the same, and the application learns of it."""

import asyncio
import gc
import logging
import socket as sockets
from asyncio import BaseTransport
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import pytest
import uvicorn
from uvicorn.loops.auto import auto_loop_factory
from websockets.server import ServerProtocol

from folsom.server.http_protocol import HttpProtocol
from folsom.server.metrics import Metrics
from folsom.server.settings import Limits
from folsom.server.traffic import Traffic
from folsom.server.websocket_protocol import FLOOD, WebSocketProtocol
from tests.server.attacked_table import FRAMES, frame
from tests.server.server_process import TIMEOUT

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
CLOSE = b"\x88\x80\0\0\0\0"
TEXT = bytes(50_000)  # less than a transport buffers before it pauses
PING = 1.0  # seconds between two pings, and for an answer


class Quick(WebSocketProtocol):
    """A protocol with short timeouts."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = 0.3


class Speaker:
    """Serves one connection: sends so much that some of it has to wait, and then nothing more."""

    def __init__(self) -> None:
        self.stuck, self.gone = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        protocol: WebSocketProtocol = scope["state"]["protocol"]
        while not protocol.transport.is_closing() and not protocol.transport.get_write_buffer_size():
            protocol.send_text(TEXT)
            await asyncio.sleep(0.001)
        assert protocol.writable.is_set()
        assert not protocol.transport.is_closing()
        self.stuck.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.gone.set()


@asynccontextmanager
async def served(app: Any, ping: float | None) -> AsyncIterator[tuple[uvicorn.Server, Any]]:
    """A server with one application, and its address."""
    listener = sockets.create_server(("127.0.0.1", 0))
    traffic = Traffic(Limits().times(1000), Metrics())
    config = uvicorn.Config(
        app,
        ws=partial(Quick, traffic),  # type: ignore[arg-type]
        http=partial(HttpProtocol, traffic),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        ws_per_message_deflate=False,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield server, listener.getsockname()
    finally:
        server.should_exit = True
        await serving


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not true():
            await asyncio.sleep(0.05)


async def send_to_a_client_that_does_not_read(ping: float | None, says: bytes) -> None:
    speaker = Speaker()
    async with served(speaker, ping) as (server, address):
        with sockets.create_connection(address) as not_reading:
            not_reading.sendall(HANDSHAKE)
            async with asyncio.timeout(TIMEOUT):
                await speaker.stuck.wait()
            not_reading.sendall(says)
            await until(speaker.gone.is_set)
            await until(lambda: not server.server_state.connections)


@pytest.mark.parametrize(
    ("ping", "says"), [(PING, b""), (None, CLOSE)], ids=["it answers no ping", "it wants to close"]
)
def test_a_client_that_does_not_read_is_dropped(ping: float | None, says: bytes) -> None:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(send_to_a_client_that_does_not_read(ping, says))


async def listen(scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
    while (event := await receive())["type"] != "websocket.disconnect":
        if event["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})


def connections() -> int:
    """The number of connection objects in memory, including garbage, but not those that were there before the test."""
    return sum(isinstance(one, ServerProtocol) for one in gc.get_objects())


async def end_badly(bad: bytes) -> None:
    async with served(listen, None) as (_, address):
        with sockets.create_connection(address) as client:
            client.sendall(HANDSHAKE)
            await until(lambda: connections() == 1)
            client.sendall(bad)
        await until(lambda: connections() == 0)


@pytest.mark.parametrize("name", FRAMES)
def test_a_connection_with_a_bad_frame_leaves_no_garbage(name: str) -> None:
    """The server collects garbage only about once a day."""
    gc.disable()
    gc.freeze()  # so that `connections` looks at new objects only, not at all those of the test process
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(end_badly(FRAMES[name]))
    finally:
        gc.unfreeze()
        gc.enable()


async def connect_many(number: int) -> list[int]:
    """Send handshakes over open connections at the same moment; how many were read in each pass of the event loop."""
    begun = [0]

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        begun[-1] += 1
        await listen(scope, receive, send)

    async with served(app, None) as (server, address), asyncio.timeout(TIMEOUT):
        clients = [sockets.create_connection(address) for _ in range(number)]
        await until(lambda: len(server.server_state.connections) == number)
        for client in clients:
            client.sendall(HANDSHAKE)
        while sum(begun) < number:
            begun.append(0)
            await asyncio.sleep(0)
        for client in clients:
            client.close()
    return begun


def test_many_handshakes_do_not_fill_a_pass_of_the_event_loop() -> None:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        begun = runner.run(connect_many(100))
    assert sum(begun) == 100
    assert max(begun) < 50, begun


class Late:
    """Accepts a connection when told to, and keeps the first text that arrives."""

    def __init__(self) -> None:
        self.asked, self.accept, self.over = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.text: str | None = None

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        self.asked.set()
        try:
            await self.accept.wait()
            await send({"type": "websocket.accept"})
            self.text = (await receive()).get("text")
        finally:
            self.over.set()


async def speak_too_early(says: bytes, accepted_early: bool) -> str | None:
    """Send frames before the handshake is answered, or right after; the text that arrives."""
    late = Late()
    async with served(late, None) as (server, address), asyncio.timeout(TIMEOUT):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(HANDSHAKE)
        await late.asked.wait()
        if accepted_early:
            late.accept.set()
            await reader.readuntil(b"\r\n\r\n")
        writer.write(says)
        if len(says) > FLOOD:
            with suppress(ConnectionError):
                await reader.read()
        late.accept.set()
        await late.over.wait()
        writer.close()
        await until(lambda: not server.server_state.connections)
    return late.text


@pytest.mark.parametrize(
    ("says", "accepted_early", "text"),
    [
        (frame(1, b"{}"), False, "{}"),
        (frame(9, b"") * 3 + frame(1, b"{}"), False, "{}"),
        (FRAMES["not masked"], False, None),
        (frame(1, b"{}") * 20_000, False, None),
        (frame(1, b"\xff") + CLOSE, True, None),
    ],
    ids=["a text", "pings", "a bad frame", "a flood", "invalid text, and a close frame"],
)
def test_frames_at_a_bad_moment_cause_no_error(
    caplog: pytest.LogCaptureFixture, says: bytes, accepted_early: bool, text: str | None
) -> None:
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        assert runner.run(speak_too_early(says, accepted_early)) == text
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
