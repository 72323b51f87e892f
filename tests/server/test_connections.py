"""Silent connections, too many connections, requests with two lengths, proxies, and the port for metrics."""

import json
import resource
import socket as sockets
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from folsom.server.http_protocol import TIMEOUT as SILENCE
from folsom.server.settings import Limits
from tests.server.attacked_table import wait_until
from tests.server.server_process import FOLSOM, TIMEOUT, ServerProcess

ELSEWHERE, THIRD = "127.0.0.2", "127.0.0.3"  # other addresses of this machine


class Poor(ServerProcess):
    """A server with few file descriptors: its soft limit is half of the hard one."""

    PROGRAM = ("/bin/sh", "-c", 'ulimit -Sn 70; ulimit -Hn 140; exec "$@"', "sh", *FOLSOM, "serve")


def silent(server: ServerProcess, stack: ExitStack, address: str = ELSEWHERE) -> sockets.socket:
    """A connection from another address that sends nothing."""
    raw = stack.enter_context(sockets.socket())
    raw.bind((address, 0))
    raw.settimeout(TIMEOUT)
    raw.connect(("127.0.0.1", server.port))
    return raw


def is_closed(raw: sockets.socket) -> bool:
    """Whether the server has closed a connection."""
    raw.settimeout(0.01)
    with suppress(TimeoutError):
        try:
            return raw.recv(1) == b""
        except ConnectionError:
            return True
    return False


def test_silent_connections_are_limited_and_closed(tmp_path: Path) -> None:
    most = Limits().tcp_per_address
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server, ExitStack() as stack:
        opened = [silent(server, stack) for _ in range(most + 20)]
        half = opened[0]
        half.sendall(b"GET /healthz HTTP/1.1\r\nHost: ")
        wait_until(lambda: sum(map(is_closed, opened)) >= 20, "too many connections are open")
        assert sum(map(is_closed, opened)) == 20
        assert server.get("/healthz").status == 200  # from this address
        begun = time.monotonic()
        wait_until(lambda: all(map(is_closed, opened)), "silent connections stay open")
        assert time.monotonic() - begun < SILENCE + TIMEOUT / 2
        assert silent(server, stack).fileno() > 0
        assert server.metric('folsom_dropped_total{why="silent"}') == most
        assert server.metric('folsom_dropped_total{why="too-many"}') == 20


def test_a_slow_request_is_closed(tmp_path: Path) -> None:
    """Here the second one of a connection; the test above has a slow first one."""
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server, ExitStack() as stack:
        raw = silent(server, stack)
        raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert raw.recv(12) == b"HTTP/1.1 200"
        raw.sendall(b"GET /healthz HTTP/1.1\r\n")
        wait_until(lambda: cannot_send(raw, b"X-A: 1\r\n"), "the request is still waited for")


def cannot_send(raw: sockets.socket, data: bytes) -> bool:
    try:
        raw.sendall(data)
    except ConnectionError:
        return True
    return False


def test_one_address_cannot_use_up_all_file_descriptors(tmp_path: Path) -> None:
    with Poor(tmp_path / "folsom.db", "--workers", "1") as server, ExitStack() as stack:
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert limits == (140, 140)
        assert server.metric("process_max_fds") == 140
        for _ in range(100):
            silent(server, stack)
        assert server.get("/healthz").status == 200
        assert 0 < server.metric("process_open_fds") < 140
        for _ in range(100):
            silent(server, stack, THIRD)
        wait_until(lambda: "connection limit reached" in server.log, "nothing is logged")
        assert server.log.count("connection limit reached") == 1

    with Poor(tmp_path / "folsom.db", "--workers", "1") as again:
        assert again.get("/healthz").status == 200


def test_a_request_with_two_lengths_is_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server, ExitStack() as stack:
        raw = silent(server, stack)
        hidden = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
        head = "POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
        both = f"Content-Length: {5 + len(hidden)}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        raw.sendall(head.encode() + both.encode() + hidden)
        answer = b""
        with suppress(ConnectionError):
            while part := raw.recv(65_536):
                answer += part
        assert answer.startswith(b"HTTP/1.1 400")
        assert answer.count(b"HTTP/1.1") == 1
        assert b"connection: close" in answer.lower()


def test_a_refused_handshake_is_not_logged_as_an_error(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://{server.host}/socket", origin=Origin("https://elsewhere.example")),
        ):
            pass
        assert refused.value.response.status_code == 403
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.written]
        assert [line for line in lines if line["level"] != "info"] == []
        assert [line["status"] for line in lines if line.get("route") == "/socket"] == [403]


@pytest.mark.parametrize(("proxies", "status"), [("127.0.0.0/8,10.0.0.1", 201), ("10.0.0.0/8", 429)])
def test_proxies_are_trusted_by_their_networks(tmp_path: Path, proxies: str, status: int) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.02", "--proxy", proxies) as server:

        def connect(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return server.ask("POST", "/api/people", {"name": "Belle"}, headers=headers).status

        assert [connect("198.51.100.1") for _ in range(2)] == [201, 201]
        assert connect("198.51.100.1") == 429
        assert connect("198.51.100.2") == status


def test_metrics_are_not_on_the_public_port(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        assert server.get("/metrics").status == 404
        assert server.ask("GET", "/", port=server.metrics_port).status == 404
        assert server.metric("process_resident_memory_bytes") > 10_000_000
        assert 0 <= server.metric("folsom_loop_lag_seconds") < TIMEOUT
        assert sys.platform != "linux" or server.metric("process_open_fds") > 5
