"""A minimal WebSocket client (RFC 6455) for the load generator: it supports only unfragmented texts."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
OnText = Callable[["WebSocketClient", bytes], None]


class WebSocketClient(asyncio.Protocol):
    """One connection."""

    def __init__(self, path: str, host: str) -> None:
        self.request = HANDSHAKE.format(path=path, host=host).encode()
        self.on_text: OnText = lambda socket, text: None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened = False
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transports are not subclasses of it
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("the server has closed the connection"))

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a frame; clients must mask, and a mask of zeros changes nothing."""
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        start = 0 if self.opened else self.handshake_end(data)
        while len(data) - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < body + size:
                break
            self.frame(data[start] & 0x0F, data[body : body + size])
            start = body + size
        self.rest = data[start:]

    def handshake_end(self, data: bytes) -> int:
        """The position of the first frame, after the response to the handshake."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(data[:200])
        self.opened = True
        self.ready.set_result(None)
        return end + 4

    def frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.on_text(self, body)
        elif kind == PING:
            self.send(body, PONG)


async def connect(host: str, path: str) -> WebSocketClient:
    name, _, port = host.partition(":")
    _, socket = await asyncio.get_running_loop().create_connection(lambda: WebSocketClient(path, host), name, int(port))
    await socket.ready
    return socket
