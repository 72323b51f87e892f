"""Bad frames, lost connections and floods: the client is refused or disconnected, others are not affected."""

import json
import socket as sockets
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from tests.server.attacked_table import (
    ANSWERS,
    FRAMES,
    MORE_MEMORY,
    PING,
    REFUSED,
    TEXT,
    Scene,
    attacked_table,
    check_rejected,
    closing_code,
    descriptors,
    do,
    frame,
    memory,
    until,
    wait_until,
)
from tests.server.server_process import TIMEOUT, ServerProcess

TOO_LARGE, NO_TEXT = 1009, 1007  # close codes
LARGE = 16_384


def head(size: int) -> bytes:
    """The start of a frame that is too large: a client that sent more might not receive the reason."""
    return struct.pack("!BH", 0x80 | 126, size) + bytes(4)


PIECE = head(1000) + b"x" * 1000


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with attacked_table(tmp_path_factory.mktemp("siege")) as laid:
        yield laid


@pytest.fixture(scope="module", autouse=True)
def silent(scene: Scene) -> Iterator[ClientConnection]:
    """A silent connection during the other tests."""
    with scene.open() as ws:
        yield ws


@pytest.fixture
def unchanged(scene: Scene) -> Iterator[None]:
    before = scene.state()
    yield
    assert scene.state() == before


# ---- frames
@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("greeted", [True, False])
def test_a_message_may_be_fragmented_but_not_too_large(scene: Scene, greeted: bool) -> None:
    with scene.connected("Dan") if greeted else scene.open() as ws:
        ws.send(iter(["{", '"type": "language", "id": 1,', "", ' "language": "fr"}']))
        assert until(ws, *ANSWERS)["type"] == ("done" if greeted else "refused")
    for sent in (b"\x81" + head(LARGE + 1), b"\x01" + PIECE + (b"\x00" + PIECE) * 15 + b"\x00" + head(1000)):
        with scene.connected("Dan") if greeted else scene.open() as ws:
            ws.socket.sendall(sent)
            assert closing_code(ws) == TOO_LARGE


@pytest.mark.usefixtures("unchanged")
def test_invalid_utf8_closes_the_connection(scene: Scene) -> None:
    for sent in (b"\xff\xfe", b'{"type": "say", "id": 1, "text": "\xc3"}', b"\xed\xa0\x80"):
        with scene.connected("Dan") as ws:
            ws.send(sent, text=True)
            assert closing_code(ws) == NO_TEXT


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("name", FRAMES)
def test_invalid_frames_close_the_connection(scene: Scene, name: str) -> None:
    with scene.connected("Dan") as ws:
        ws.socket.sendall(FRAMES[name])
        closing_code(ws)


@pytest.mark.usefixtures("unchanged")
def test_broken_connections_do_not_affect_others(scene: Scene) -> None:
    """Connections closed or left open at once, and during the handshake, a frame or a message."""
    before = descriptors(scene.server)
    request = f"GET /socket HTTP/1.1\r\nHost: {scene.server.host}\r\nUpgrade: websocket\r\n".encode()
    with ExitStack() as stack:
        for number in range(60):
            raw = stack.enter_context(sockets.create_connection(("127.0.0.1", scene.server.port), TIMEOUT))
            raw.sendall(request[: number * len(request) // 60])
            cut(raw, number)
        for number in range(20):
            raw = stack.enter_context(scene.not_reading("Dan"))
            raw.sendall(b"\x01\x90" + bytes(number % 16 + 4))
            cut(raw, number)
        with scene.connected("Ann") as ann:
            assert do(ann, "play", seat=0, version=0, action=0)["code"] == "stale"
    wait_until(lambda: descriptors(scene.server) <= before, "connections that have ended are kept")


def cut(raw: sockets.socket, number: int) -> None:
    """Some are left open, some are closed, and some vanish without a close frame."""
    if number % 3 == 1:
        raw.close()
    elif number % 3 == 2:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
        raw.close()


# ---- floods
def pour(raw: sockets.socket, data: bytes, times: int) -> None:
    """Send it again and again, until the server accepts no more."""
    raw.settimeout(0.3)
    with suppress(OSError):
        for _ in range(times):
            raw.sendall(data)


def test_a_slow_reader_is_dropped_and_others_are_not(scene: Scene) -> None:
    before, files = memory(scene.server), descriptors(scene.server)
    asked = frame(TEXT, json.dumps({"type": "language", "id": 1, "language": "en"}).encode())
    with scene.connected("Ann") as ann, scene.not_reading("Dan") as not_reading:
        for _ in range(500):
            pour(not_reading, asked, 10)
            assert do(ann, "say", text="Still here")["type"] == "done"
        wait_until(lambda: descriptors(scene.server) <= files + 1, "the slow reader is still connected")
        assert do(ann, "say", text="Still here")["type"] == "done"
        assert memory(scene.server) - before < MORE_MEMORY


def test_pings_of_a_client_that_does_not_read_do_not_pile_up(scene: Scene) -> None:
    before = memory(scene.server)
    with scene.connected("Ann") as ann, scene.not_reading("Dan") as not_reading:
        pour(not_reading, frame(PING, bytes(125)) * 1000, 400)
        assert do(ann, "say", text="Still here")["type"] == "done"
        assert memory(scene.server) - before < MORE_MEMORY


def test_too_many_messages_and_connections_are_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server, ExitStack() as stack:
        token = server.person()
        table = server.ask("POST", "/api/tables", {"config": {"game": "express", "players": 3}}, token).json
        scene = Scene(server, table["id"], {"Ann": token})
        visits = [stack.enter_context(scene.connected("Ann")) for _ in range(16)]
        with scene.open() as one_more:
            one_more.send(json.dumps(scene.hello("Ann")))
            assert until(one_more, "refused")["code"] == "too-many"
            assert closing_code(one_more) == REFUSED
        codes = []
        for number in range(100):
            visits[0].send(json.dumps({"type": "back", "id": number, "seat": 0, "version": 1}))
            codes.append(until(visits[0], "refused")["code"])
        assert set(codes) == {"not-now", "too-many"}
        assert codes[:50] == ["not-now"] * 50
        assert do(visits[1], "back", seat=0, version=1)["code"] == "not-now"  # other clients are not affected
        said = [do(visits[1], "say", text="Hands up").get("code") for _ in range(30)]
        assert said[:20] == [None] * 20
        assert "too-many" in said
        assert server.metric("folsom_connections") == 16


def test_a_connection_without_hello_is_closed(silent: ClientConnection) -> None:
    check_rejected(silent, "malformed")
