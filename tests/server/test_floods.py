"""One address sends as much as it can: people at other addresses can still play, and the server can be stopped."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.latency import check_play_goes_on, flood
from tests.server.server_process import ServerProcess

STOPPING = 10.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("floods") / "folsom.db", "--workers", "1") as served:
        yield served
        assert served.stop() == 0
        errors = [line for line in served.written if '"level": "error"' in line]
        assert errors == []


@pytest.mark.parametrize(
    ("kind", "number"),
    [("pings", 8), ("pings", 64), ("large pings", 64), ("braces", 64), ("pieces", 64), ("handshakes", 64)],
)
def test_moves_are_fast_during_a_flood_of_frames(server: ServerProcess, kind: str, number: int) -> None:
    check_play_goes_on(server, kind, number)


@pytest.mark.parametrize("kind", ["openapi", "unknown"])
def test_moves_are_fast_during_a_flood_of_requests(server: ServerProcess, kind: str) -> None:
    check_play_goes_on(server, kind, 64)


@pytest.mark.parametrize("kind", ["pings", "braces"])
def test_a_flooded_server_can_be_stopped(tmp_path: Path, kind: str) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server, flood(server, kind, 64, 60):
        time.sleep(2)
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < STOPPING
