"""Clocks warn, run out, and survive a restart.  Where days pass, the registry gets an adjustable clock."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from folsom.server import messages as m
from folsom.server import table_registry
from folsom.server.entries import Clock
from folsom.server.room import Room
from folsom.server.table import STAND_IN
from folsom.server.table_registry import TableRegistry
from tests.server.clients import FastServer, Message, join_table, run
from tests.server.expected_views import check_snapshots, entries_of
from tests.server.in_process import FakeClient, Time, back, decide, open_registry, start_table, until

SECOND, HOUR = 1000, 3_600_000
DAY = 24 * HOUR


def left(tables: TableRegistry, room: Room, seat: int) -> float:
    """The seconds that a seat has left."""
    assert room.table.clocks
    until = room.table.clocks.deadline(seat)
    assert until is not None
    return (until - tables.clock()) / SECOND


def about(number: float, off: float = 5.0) -> Any:
    return pytest.approx(number, abs=off)  # a machine may be busy


# ---- over real sockets
def test_a_bot_decides_once_at_the_deadline_and_clocks_restart_with_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = {"game": "super", "players": 3, "clock": {"kind": "decision", "seconds": 5}}
        with FastServer(tmp_path / "folsom.db") as server:
            clients = await join_table(server, config, ("Ann", "Bob", "bot:drifter"))
            ann = clients[0]
            assert ann.now[0].clock == {"0": about(5000, 2000), "1": about(5000, 2000)}
            await asyncio.sleep(2)
            server.process.kill()
            await ann.lost()
        with FastServer(tmp_path / "folsom.db") as again:
            start = time.monotonic()
            for client in clients:
                client.server = again
                await client.connect(client.seen)
            assert 3500 < (ann.now[0].clock or {})["0"] <= 5000
            events = len(ann.now[0].events)
            await ann.until(lambda: len(ann.now[0].events) > events and 0 in ann.now[0].view["to_act"])
            assert time.monotonic() - start > 4
            await ann.play(0, ann.now[0].answers[0])  # the next decision is the person's own again
            entries = entries_of(again, ann.table["id"])
            acts = [entry["by"] for entry in entries if entry["kind"] == "acted" and entry["seat"] == 0]
            assert acts == [STAND_IN, ann.me]
            assert sum(entry["kind"] == "resumed" for entry in entries) == 1
            check_snapshots(again, clients)

    run(scenario())


# ---- with an adjustable clock
def test_decisions_of_bots_cost_no_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock) as tables:
            room, ann = await start_table(tables, Clock("player", 600, plus=20), ("me", "me", "me"))
            clock.turned += 100 * SECOND
            await tables.execute_command(room, ann, m.Stand(id=1, seat=0))
            await until(lambda: room.table.bots_to_act() == [])
            await decide(tables, room, ann, 1)
            await decide(tables, room, ann, 2)
            await tables.execute_command(room, ann, m.Return(id=1, seat=0))
            clocks = room.table.clocks
            assert clocks
            assert clocks.left == [about(500 * SECOND, 5000), about(520 * SECOND, 5000), about(520 * SECOND, 5000)]

    run(scenario())


def test_warnings_come_once_each_and_then_a_bot_decides(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock) as tables:
            room, ann = await start_table(tables, Clock("decision", 3 * 3600), ("me", "me", "drifter"))
            await until(lambda: room.table.people_to_act() == [0, 1] and not room.table.bots_to_act())
            end = clock() + int(1000 * left(tables, room, 0))
            for seconds in (3600, 60, 10):
                clock.turned += end - clock() - 1000 * seconds + 100
                await tables.execute_command(room, ann, m.Say(id=1, text="tick"))
                await until(lambda wanted=seconds: len(warned(ann, wanted)) == 2)  # type: ignore[misc]
            assert [one["seconds"] for one in ann.all("warning")] == [3600, 3600, 60, 60, 10, 10]
            assert {one["seat"] for one in warned(ann, 10)} == {0, 1}
            clock.turned += 11 * SECOND
            await tables.execute_command(room, ann, m.Say(id=1, text="tick"))
            await until(lambda: bool(room.table.session and sum(a.seat < 2 for a in room.table.session.decisions) == 2))
            assert left(tables, room, 0) == about(3 * 3600)  # for the next decision

    run(scenario())


def warned(client: FakeClient, seconds: int) -> list[Message]:
    return [one for one in client.all("warning") if one["seconds"] == seconds]


def test_a_late_client_gets_only_the_latest_warning(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock) as tables:
            room, ann = await start_table(tables, Clock("decision", 3 * 3600), ("me", "drifter", "drifter"))
            await until(lambda: room.table.people_to_act() == [0])
            clock.turned += 3 * HOUR - 30 * SECOND
            await tables.execute_command(room, ann, m.Say(id=1, text="tick"))
            await until(lambda: bool(ann.all("warning")))
            assert [one["seconds"] for one in ann.all("warning")] == [60]

    run(scenario())


def test_a_player_clock_adds_up_decisions_and_gives_extra_time_for_each(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock) as tables:
            room, ann = await start_table(tables, Clock("player", 600, plus=20), ("me", "me", "me"))
            clock.turned += 100 * SECOND
            await decide(tables, room, ann, 0)
            assert left(tables, room, 0) == about(520)
            assert left(tables, room, 1) == about(500)  # has not decided yet
            await back(tables, room, ann, 0)
            assert left(tables, room, 0) == about(500)  # nothing is gained by taking back,
            clock.turned += 100 * SECOND
            await decide(tables, room, ann, 0)
            assert left(tables, room, 0) == about(420)  # nor is anything lost twice
            assert ann.update["clock"] == {
                "0": about(420_000, 5000),
                "1": about(400_000, 5000),
                "2": about(400_000, 5000),
            }
            clock.turned += 430 * SECOND
            await tables.execute_command(room, ann, m.Say(id=1, text="tick"))
            await until(lambda: bool(room.table.session) and len(room.table.session.decisions) >= 4)  # type: ignore[union-attr]

    run(scenario())


def test_taking_back_gains_no_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock) as tables:
            room, ann = await start_table(tables, Clock("decision", 600), ("me", "me", "me"))
            for used in (100, 200, 300):
                clock.turned += 100 * SECOND
                await decide(tables, room, ann, 0)
                assert left(tables, room, 0) == about(600)  # the next card of the programme
                await back(tables, room, ann, 0)
                assert left(tables, room, 0) == about(600 - used)

    run(scenario())


def test_the_clock_of_a_returning_player_starts_on_return(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock) as tables:
            room, ann = await start_table(tables, Clock("decision", 600), ("me", "me", "me"))
            tables.workers.closed = True  # no bot ever answers
            clock.turned += 100 * SECOND
            await tables.execute_command(room, ann, m.Stand(id=1, seat=0))
            clock.turned += 400 * SECOND
            await tables.execute_command(room, ann, m.Return(id=1, seat=0))
            assert left(tables, room, 0) == about(500)  # time used before is not given back
            assert left(tables, room, 1) == about(100)

    run(scenario())


@pytest.mark.parametrize("stopped", [False, True])
def test_a_game_over_days_is_woken_without_clients(
    tmp_path: Path, stopped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.05)

    async def scenario() -> None:
        clock = Time()
        async with open_registry(tmp_path / "folsom.db", clock, idle=1.0) as tables:
            room, ann = await start_table(tables, Clock("decision", 3 * 24 * 3600), ("me", "me", "me"), "express")
            key = room.table.id
            tables.leave(room, ann)
            if not stopped:
                clock.turned += 2 * DAY
                await until(lambda: key not in tables.rooms)
                await asyncio.sleep(0.2)
                assert key not in tables.rooms  # it is not in memory
                clock.turned += DAY
                await until(lambda: decisions(tables, key) == 1)
        if not stopped:
            return
        clock.turned += DAY
        async with open_registry(tmp_path / "folsom.db", clock, idle=1.0) as again:
            clock.turned += 2 * DAY + HOUR  # three days after the question, two after the restart
            await asyncio.sleep(0.2)
            assert decisions(again, key) in (None, 0)
            clock.turned += DAY
            await until(lambda: decisions(again, key) == 1)

    run(scenario())


def decisions(tables: TableRegistry, key: str) -> int | None:
    """The number of decisions, if the table is in memory."""
    room = tables.rooms.get(key)
    return len(room.table.session.decisions) if room and room.table.session else None
