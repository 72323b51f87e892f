"""A running table to attack, and checks that the server survives."""

import json
import socket as sockets
import sqlite3
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from folsom.server.messages import PROTOCOL
from tests.server.server_process import TIMEOUT, ServerProcess

Message = dict[str, Any]
PLAYERS = ("Ann", "Bob", "Cal")  # in seats 0 to 2; Ann is the host
ANSWERS = ("refused", "done", "because", "forecast", "advice", "reviewed", "goodbye")
REFUSED = 4000
TEXT, PING = 1, 9  # opcodes
MORE_MEMORY = 12_000  # kilobytes by which the server may grow
# Invalid frames, by what is wrong with them.
FRAMES = {
    "not masked": b"\x81\x02{}",
    "reserved bits": b"\xf1\x82\0\0\0\0{}",
    "a reserved kind": b"\x83\x82\0\0\0\0{}",
    "a ping in pieces": b"\x09\x82\0\0\0\0{}",
    "a large ping": b"\x89\xfe\x00\x7e\0\0\0\0" + bytes(126),
    "a continuation of nothing": b"\x80\x82\0\0\0\0{}",
    "a text in a text": b"\x01\x82\0\0\0\0{}\x81\x82\0\0\0\0{}",
    "a text that is far too long": b"\x81\xff\x7f" + bytes(7) + bytes(4),
    "a length with its top bit set": b"\x81\xff\xff" + bytes(7) + bytes(4),
    "an invalid close code": b"\x88\x82\0\0\0\0\0\1",
}


@dataclass(frozen=True)
class Scene:
    """A table at which Ann, Bob and Cal play, and Dan, who is muted, watches."""

    server: ServerProcess
    key: str
    tokens: dict[str, str]

    def hello(self, who: str, **others: Any) -> Message:
        return {"type": "hello", "protocol": PROTOCOL, "token": self.tokens[who], "table": self.key, **others}

    @contextmanager
    def connected(self, who: str) -> Iterator[ClientConnection]:
        """A connection of a person that has received the whole state."""
        with self.open() as ws:
            ws.send(json.dumps(self.hello(who)))
            until(ws, "presence")
            yield ws

    def open(self) -> ClientConnection:
        return connect(f"ws://{self.server.host}/socket", compression=None, max_size=None, max_queue=None)

    @contextmanager
    def not_reading(self, who: str) -> Iterator[sockets.socket]:
        """A connection of a person that never reads what it is sent."""
        with sockets.create_connection(("127.0.0.1", self.server.port), 1) as raw:
            fields = {"Host": self.server.host, "Upgrade": "websocket", "Connection": "Upgrade"}
            fields |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg=="}
            lines = ("GET /socket HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", "")
            raw.sendall("\r\n".join(lines).encode())
            assert raw.recv(12) == b"HTTP/1.1 101"
            raw.sendall(frame(TEXT, json.dumps(self.hello(who)).encode()))
            yield raw

    def asked(self) -> tuple[str, Message]:
        """A player who has to decide, and the update they got."""
        for name in PLAYERS:
            with self.open() as ws:
                ws.send(json.dumps(self.hello(name)))
                update = until(ws, "update")
            if update["options"]:
                return name, update
        raise AssertionError("nobody has to decide")

    def entries(self) -> list[bytes]:
        with closing(sqlite3.connect(f"file:{self.server.db}?mode=ro", uri=True)) as file:
            return [body for (body,) in file.execute("select body from entries order by table_id, number")]

    def state(self) -> tuple[list[bytes], Any]:
        """Everything that can change."""
        return self.entries(), self.server.get(f"/api/tables/{self.key}").json


def frame(opcode: int, data: bytes) -> bytes:
    """A frame as a client has to send it, masked with zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([0x80 | opcode]) + length + bytes(4) + data


def until(ws: ClientConnection, *kinds: str) -> Message:
    """The next message of one of these kinds."""
    while True:
        message: Message = json.loads(ws.recv(TIMEOUT))
        if message["type"] in kinds:
            return message


def do(ws: ClientConnection, type: str, **fields: Any) -> Message:
    ws.send(json.dumps({"type": type, "id": 1, **fields}))
    return until(ws, *ANSWERS)


def closing_code(ws: ClientConnection) -> int | None:
    """Read to the end; the server's close code."""
    with suppress(ConnectionClosed):
        while True:
            ws.recv(TIMEOUT)
    return ws.close_code


@contextmanager
def attacked_table(folder: Path) -> Iterator[Scene]:
    """A running table; at the end the server must be as healthy as at the start."""
    with ServerProcess(folder / "folsom.db", "--limits", "10000", "--workers", "1") as server:
        tokens = {name: server.person(name) for name in (*PLAYERS, "Dan")}
        config = {"game": "express", "players": 3}
        table = server.ask("POST", "/api/tables", {"config": config, "seats": ["me", None, None]}, tokens["Ann"]).json
        scene = Scene(server, table["id"], tokens)
        with ExitStack() as stack:
            sockets = {name: stack.enter_context(scene.connected(name)) for name in tokens}
            assert do(sockets["Bob"], "sit", seat=1)["type"] == "done"
            assert do(sockets["Cal"], "sit", seat=2)["type"] == "done"
            assert do(sockets["Ann"], "start")["type"] == "done"
            dan = tokens["Dan"].partition(".")[0]
            assert do(sockets["Ann"], "mute", person=dan, on=True)["type"] == "done"
        yield scene
        assert server.process.poll() is None
        assert server.metric('folsom_refused_total{code="fault"}') == 0
        assert server.stop() == 0
        assert '"level": "error"' not in server.log
        assert "Traceback" not in server.log


def check_rejected(ws: ClientConnection, code: str) -> None:
    refused = json.loads(ws.recv(TIMEOUT))
    assert (refused["type"], refused["code"], refused["id"]) == ("refused", code, None)
    assert refused["words"]
    assert json.loads(ws.recv(TIMEOUT)) == {"type": "goodbye", "why": "refused", "again": False}
    assert closing_code(ws) == REFUSED


def memory(server: ServerProcess) -> int:
    """The resident memory of the process in kilobytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def descriptors(server: ServerProcess) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def wait_until(true: Callable[[], bool], words: str) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not true():
        assert time.monotonic() < deadline, words
        time.sleep(0.1)
