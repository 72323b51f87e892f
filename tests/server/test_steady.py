"""Clocks of games do not follow the machine's clock when it is set, while the server runs or between two runs."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom.server.entries import Clock
from folsom.server.hall import Hall
from folsom.server.steady import AHEAD, SteadyClock
from tests.server.guests import run
from tests.server.inside import Time, decide, open_hall, sit_down

HOUR = 3_600_000
CLOCK = Clock("player", 600)
TABLE = ("me", "me", "me")


@pytest.fixture
def turn(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Set the machine's clock forward or back by milliseconds."""
    real = time.time_ns

    def turned(by: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)

    return turned


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_a_jump_while_it_runs_moves_nothing(turn: Callable[[int], None], by: int) -> None:
    clock = SteadyClock()
    before = clock()
    turn(by)
    assert 0 <= clock() - before < 60_000


@pytest.mark.parametrize("by", [HOUR, -HOUR, -2 * AHEAD])
def test_a_jump_between_two_runs_neither_takes_time_nor_gives_any(
    tmp_path: Path, turn: Callable[[int], None], by: int
) -> None:
    db = tmp_path / "folsom.db"

    async def first() -> None:
        async with open_hall(db, Time()) as hall:
            room, ann = await sit_down(hall, CLOCK, TABLE)
            await decide(hall, room, ann, 0)

    async def second() -> None:
        async with open_hall(db, Time()) as hall:
            latest = await hall.store.latest()
        clock = Time()
        clock.steady = SteadyClock(latest)
        async with open_hall(db, clock) as hall:
            key = (await hall.store.tables_of((await people(hall))[0], 1))[0].id
            room = await hall.room(key)
            end = room.table.next_deadline()
            assert end is not None
            left = end - hall.clock()
            assert 500_000 < left <= 600_000
            assert not room.thinking

    run(first())
    turn(by)
    run(second())


async def people(hall: Hall) -> list[str]:
    found = await hall.store.read("select id from people")  # type: ignore[attr-defined]
    return [id for (id,) in found]
