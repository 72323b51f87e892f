"""A flood from another address of this machine: `python -m tests.server.flooder KIND PORT SOCKETS SECONDS`.

It runs in a separate process, so as not to disturb measurements.  It prints `ready` when its first connections are
open and, at the end, how many bytes it has sent and how often it had to connect.
"""

import os
import selectors
import socket as sockets
import sys
import time
from contextlib import suppress

from tests.server.attacked_table import PING, TEXT, frame

ADDRESS = "127.0.0.2"  # not the address of the measured player
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def request(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


LOADS = {  # sent once, then sent repeatedly
    "pings": (HANDSHAKE, frame(PING, b"") * 10_000),
    "large pings": (HANDSHAKE, frame(PING, bytes(125)) * 500),
    "braces": (HANDSHAKE, frame(TEXT, b"{}") * 8_000),
    "pieces": (
        HANDSHAKE,
        frame(TEXT, b"")[:1].replace(b"\x81", b"\x01") + b"\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 8_000,
    ),
    "handshakes": (HANDSHAKE, None),
    "openapi": (b"", request("/openapi.json") * 50),
    "unknown": (b"", request("/api/tables/nosuch") * 50),
    "silence": (b"", b""),
}


class Flood:
    """Connections that send as much as the server accepts; closed ones are opened again."""

    def __init__(self, kind: str, port: int, number: int) -> None:
        self.first, self.load = LOADS[kind]
        self.port = port
        self.ready = selectors.DefaultSelector()
        self.sent, self.opened = 0, 0
        self.rest: dict[sockets.socket, bytes] = {}
        for _ in range(number):
            self.open()

    def open(self) -> None:
        raw = sockets.socket()
        raw.bind((ADDRESS, 0))
        raw.settimeout(2)
        try:
            raw.connect(("127.0.0.1", self.port))
            raw.sendall(self.first)
            if self.first:
                raw.recv(1000)
        except OSError:
            pass  # try again after a refused connection
        raw.setblocking(False)
        self.opened += 1
        self.rest[raw] = b""
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if self.load else 0)
        self.ready.register(raw, events)

    def step(self) -> None:
        for key, events in self.ready.select(0.05):
            raw = key.fileobj
            assert isinstance(raw, sockets.socket)
            try:
                if self.load is None or (events & selectors.EVENT_READ and not raw.recv(1 << 20)):
                    raise ConnectionError
                if events & selectors.EVENT_WRITE:
                    rest = self.rest[raw] or self.load
                    done = raw.send(rest)
                    self.sent += done
                    self.rest[raw] = rest[done:]
            except BlockingIOError:
                pass
            except OSError:
                self.ready.unregister(raw)
                del self.rest[raw]
                raw.close()
                self.open()


def main() -> None:
    kind, port, number, seconds = sys.argv[1:]
    with suppress(OSError):
        os.nice(10)  # a real flood would come from another machine and leave the CPU to the server
    flood = Flood(kind, int(port), int(number))
    print("ready", flush=True)
    end = time.monotonic() + float(seconds)
    while time.monotonic() < end:
        flood.step()
    print(flood.sent, flood.opened, flush=True)


if __name__ == "__main__":
    main()
