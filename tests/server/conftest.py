"""One server for all tests that need no other settings."""

from collections.abc import Iterator

import pytest

from tests.server.clients import FastServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastServer]:
    with FastServer(tmp_path_factory.mktemp("server") / "folsom.db") as served:
        yield served
        assert served.stop() == 0
        assert [line for line in served.written if '"fault"' in line] == []
