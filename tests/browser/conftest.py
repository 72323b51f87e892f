"""A real Chromium, and a real server whose database has prepared tables."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.server.clients import FastServer
from tools import chromium as programs
from tools import page
from tools.moments import MOMENTS
from tools.prepared import Prepared, prepare
from tools.visitor import PATIENCE, Visitor, launched

expect.set_options(timeout=PATIENCE)

VisitorFactory = Callable[..., Visitor]
Left = dict[tuple[bool, bool], list[BrowserContext]]  # by whether they have a touch screen, and a controlled clock


@pytest.fixture(scope="package")
def playwright(server: FastServer) -> Iterator[Playwright]:
    """While it runs, nothing else in this process can run an event loop."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One browser for this folder."""
    with launched(playwright, programs.find_shell()) as browser:
        yield browser


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, dict[str, Prepared]]:
    db = tmp_path_factory.mktemp("browser") / "folsom.db"
    return db, dict(zip(MOMENTS, prepare(db, list(MOMENTS.values())), strict=True))


@pytest.fixture(scope="session")
def server(prepared: tuple[Any, dict[str, Prepared]]) -> Iterator[FastServer]:
    assert page.up_to_date(), "the page was not built from the current client/: run python -m tools.page"
    with FastServer(prepared[0]) as served:
        yield served
        assert served.stop() == 0
        assert [line for line in served.written if '"fault"' in line] == []


@pytest.fixture(scope="session")
def moments(prepared: tuple[Any, dict[str, Prepared]]) -> dict[str, Prepared]:
    return prepared[1]


@pytest.fixture(scope="package")
def left(chromium: Browser) -> Left:
    """Browser contexts left by the visitors of earlier tests."""
    return defaultdict(list)


@pytest.fixture
def connected(chromium: Browser, server: FastServer, left: Left) -> Iterator[VisitorFactory]:
    """Opens a browser for a new visitor, which draws nothing unless the test looks at colours or pictures; after the
    test, no browser may have reported a fault."""
    came: list[Visitor] = []

    def arrive(
        path: str | None = "/",
        host: str = server.host,
        touch: bool = False,
        clock: bool = False,
        drawn: bool = False,
        **how: Any,
    ) -> Visitor:
        idle = left[touch, clock] if host == server.host else []
        found = idle.pop() if idle else None
        visitor = Visitor(chromium, host, touch=touch, clock=clock, drawn=drawn, left=found, **how)
        came.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield arrive
    for visitor in came:
        if visitor.host != server.host:
            visitor.leave()
        elif context := visitor.make_room():
            left[visitor.touch, visitor.clock].append(context)
    assert [visitor.faults for visitor in came] == [[] for _ in came]
