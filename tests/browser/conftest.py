"""A real Chromium, a real server with a real database, and tables prepared in it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.clients import FastServer
from tools import page
from tools.moments import MOMENTS
from tools.prepared import Prepared, prepare
from tools.visitor import Visitor, started_chromium

TrackedRequest = Callable[..., Visitor]


@pytest.fixture(scope="module")
def chromium(server: FastServer) -> Iterator[Browser]:
    """Of one file of tests: while it runs, nothing else in this process can wait for events."""
    with started_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, dict[str, Prepared]]:
    db = tmp_path_factory.mktemp("browser") / "folsom.db"
    return db, dict(zip(MOMENTS, prepare(db, list(MOMENTS.values())), strict=True))


@pytest.fixture(scope="session")
def server(prepared: tuple[Any, dict[str, Prepared]]) -> Iterator[FastServer]:
    assert page.up_to_date(), "the page is not built from what lies in client/: python -m tools.page"
    with FastServer(prepared[0]) as served:
        yield served
        assert served.stop() == 0
        assert '"fault"' not in served.log


@pytest.fixture(scope="session")
def moments(prepared: tuple[Any, dict[str, Prepared]]) -> dict[str, Prepared]:
    return prepared[1]


@pytest.fixture
def connected(chromium: Browser, server: FastServer) -> Iterator[TrackedRequest]:
    """Let somebody come; when the test is over, nothing may have gone wrong in any browser."""
    came: list[Visitor] = []

    def arrive(path: str | None = "/", **how: Any) -> Visitor:
        visitor = Visitor(chromium, **{"host": server.host, **how})
        came.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield arrive
    faults = [visitor.leave() for visitor in came]
    assert faults == [[] for _ in came]
