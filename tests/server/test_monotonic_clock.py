"""The clocks of games do not follow changes of the system clock, while the server runs or between two runs."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom.server.entries import Clock
from folsom.server.monotonic_clock import AHEAD, MonotonicClock
from folsom.server.table_registry import TableRegistry
from tests.server.clients import run
from tests.server.in_process import Time, decide, open_registry, start_table

HOUR = 3_600_000
CLOCK = Clock("player", 600)
TABLE = ("me", "me", "me")


@pytest.fixture
def turn(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Set the system clock forward or back by milliseconds."""
    real = time.time_ns

    def turned(by: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)

    return turned


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_a_clock_change_while_running_has_no_effect(turn: Callable[[int], None], by: int) -> None:
    clock = MonotonicClock()
    before = clock()
    turn(by)
    assert 0 <= clock() - before < 60_000


@pytest.mark.parametrize("by", [HOUR, -HOUR, -2 * AHEAD])
def test_a_clock_change_between_runs_has_no_effect(tmp_path: Path, turn: Callable[[int], None], by: int) -> None:
    db = tmp_path / "folsom.db"

    async def first() -> None:
        async with open_registry(db, Time()) as tables:
            room, ann = await start_table(tables, CLOCK, TABLE)
            await decide(tables, room, ann, 0)

    async def second() -> None:
        async with open_registry(db, Time()) as tables:
            latest = await tables.store.latest()
        clock = Time()
        clock.steady = MonotonicClock(latest)
        async with open_registry(db, clock) as tables:
            key = (await tables.store.tables_of((await people(tables))[0], 1))[0].id
            room = await tables.room(key)
            end = room.table.next_deadline()
            assert end is not None
            left = end - tables.clock()
            assert 500_000 < left <= 600_000
            assert not room.bot_tasks

    run(first())
    turn(by)
    run(second())


async def people(tables: TableRegistry) -> list[str]:
    found = await tables.store.read("select id from people")  # type: ignore[attr-defined]
    return [id for (id,) in found]


def test_a_clock_that_was_never_set_continues_from_the_latest_entry(turn: Callable[[int], None]) -> None:
    latest = MonotonicClock()()
    turn(-latest)  # 1970
    assert 0 <= MonotonicClock(latest)() - latest < 60_000
