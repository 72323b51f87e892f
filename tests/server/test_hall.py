"""The hall between memory and disk: nobody sees what is not stored, and nothing that is stored is forgotten."""

import asyncio
import gc
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from folsom.server import hall as halls
from folsom.server import opening
from folsom.server.entries import Acted, Clock, Said, Wishes
from folsom.server.etiquette import checked
from folsom.server.hall import Hall, row_of
from folsom.server.people import People
from folsom.server.refusal import Refusal
from folsom.server.store import StoreError
from folsom.server.table import Chair, Table
from tests.server.guests import Guest, House, lay, run
from tests.server.inside import Sitter, Time, decide, open_hall, sit_down, until


def delayed(call: Callable[..., Awaitable[None]], gate: asyncio.Event) -> Callable[..., asyncio.Future[None]]:
    """The same, when the gate is open."""

    async def wait(*arguments: Any) -> None:
        await gate.wait()
        await call(*arguments)

    return lambda *arguments: asyncio.ensure_future(wait(*arguments))


def test_nobody_looks_at_what_could_not_be_stored(tmp_path: Path) -> None:
    """The table is forgotten; who stood at its door meanwhile finds it as the disk has it."""

    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            room, ann = await sit_down(hall, Clock(), ("me", "me", "me"))
            version = room.table.version + 1
            said = Said(at=1, person="somebody", name="Else", text="I was here first")
            await hall.store.append(row_of(room.table)._replace(version=version), json.encode(said))
            late = Sitter(ann.person)
            play = asyncio.create_task(decide(hall, room, ann, 0))
            await asyncio.sleep(0)
            now, joined = await asyncio.gather(hall.now(room.table.id), hall.join(room.table.id, late, None))
            with pytest.raises(Refusal):
                await play
            assert now.version == version
            assert joined is hall.rooms[room.table.id]
            assert joined is not room
            assert late.update["version"] == version
            assert joined.table.course
            assert not joined.table.course.acts
            assert ann.heard[-1]["type"] == "goodbye"
            with pytest.raises(Refusal):
                await decide(hall, room, ann, 0)

    run(evening())


def test_nobody_looks_while_something_is_being_stored_even_if_its_sender_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            room, ann = await sit_down(hall, Clock(), ("me", "me", "me"))
            version, key, gate = room.table.version, room.table.id, asyncio.Event()
            monkeypatch.setattr(hall.store, "append", delayed(hall.store.append, gate))
            play = asyncio.create_task(decide(hall, room, ann, 0))
            await asyncio.sleep(0.01)
            play.cancel()
            looking = asyncio.create_task(hall.now(key))
            await asyncio.sleep(0.05)
            assert not looking.done()
            assert ann.update["version"] == version
            gate.set()
            assert (await looking).version == version + 1
            assert len(await hall.store.entries(key)) == version + 1
            assert ann.update["version"] == version + 1
            with pytest.raises(asyncio.CancelledError):
                await play

    run(evening())


def test_a_table_that_is_found_before_its_host_has_it_is_one_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            host, _ = await People(hall.store, hall.clock).add("Ann")
            table = Table("a-table-of-bots-", "ABCDEF")
            wishes = checked(Wishes("super", 3))
            await opening.store_table(hall, table, host, wishes, [Chair(bot="drifter")] * 3, True)
            found = await hall.room(table.id)  # as the sweep does, for the bots
            assert hall.take_in(table) is found
            await hall.join(table.id, Sitter(host), None)  # bots among themselves sleep while nobody looks
            await until(lambda: found.table.status == "over")
            version = (await hall.now(table.id)).version
            assert len(await hall.store.entries(table.id)) == version

    run(evening())


def test_a_table_that_cannot_be_loaded_keeps_no_other_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.01)
    monkeypatch.setattr(halls, "AT_ONCE", 1)

    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            room, _ = await sit_down(hall, Clock("decision", 5), ("me", "me", "me"))
            hall.forget(room)
            row = row_of(room.table)._replace(version=room.table.version + 1, wake=1)
            await hall.store.append(row, b"no entry")
            with pytest.raises(Refusal, match="damaged"):
                await hall.now(row.id)
            bots, _ = await sit_down(hall, Clock(), ("me", "drifter", "drifter"))
            hall.forget(bots)
            assert bots.table.bots_to_act()
            await until(lambda: bots.table.id in hall.rooms and not hall.rooms[bots.table.id].table.bots_to_act())

    run(evening())


def test_a_game_that_cannot_be_replayed_is_ended_and_says_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            room, ann = await sit_down(hall, Clock("decision", 5), ("me", "me", "me"))
            hall.forget(room)
            wrong = Acted(at=1, seat=0, action=9999, by=ann.person.id)
            row = row_of(room.table)._replace(version=room.table.version + 1)
            await hall.store.append(row, json.encode(wrong))
            for _ in range(2):
                now = await hall.now(row.id)
                assert (now.status, now.ended, now.scores) == ("over", "replay", [])
                hall.forget(await hall.room(row.id))

    run(evening())


def test_the_sweep_goes_on_when_the_disk_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.01)

    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            asked = broken(hall, monkeypatch)
            await until(lambda: len(asked) > 3)

    run(evening())


def test_who_comes_while_nothing_can_be_read_is_told_to_come_again(tmp_path: Path) -> None:
    async def evening() -> None:
        with House(tmp_path / "folsom.db") as server:
            token = server.person("Ann")
            key = lay(server, token, {"game": "super", "players": 3})["code"]
            rename(server, "tables", "elsewhere")
            ann = await Guest(server, token, key).come()
            assert ann.goodbye == {"type": "goodbye", "why": "refused", "again": True}
            assert '"busy"' in ann.heard[0]
            rename(server, "elsewhere", "tables")
            await ann.come()
            assert ann.table["code"] == key

    run(evening())


def rename(server: House, before: str, after: str) -> None:
    file = sqlite3.connect(server.db)
    file.execute(f"alter table {before} rename to {after}")
    file.close()


def broken(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A disk that cannot be read; when it was tried."""
    asked: list[int] = []

    async def due(until: int, limit: int) -> list[Any]:
        asked.append(until)
        raise StoreError("the disk is broken")

    monkeypatch.setattr(hall.store, "due", due)
    return asked


class Ring:
    """Garbage that only a collector finds."""

    def __init__(self) -> None:
        self.ring = self


def test_garbage_is_looked_for_while_somebody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once memory has doubled: who sits at a table must not keep what others leave behind."""
    monkeypatch.setattr(halls, "MUCH", 1_000_000)

    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            await sit_down(hall, Clock(), ("me", "me", "me"))
            before = sys.getallocatedblocks()
            for _ in range(max(halls.MUCH, before)):
                Ring()
            assert sys.getallocatedblocks() - before > halls.MUCH
            await until(lambda: sys.getallocatedblocks() - before < halls.MUCH)

    gc.disable()  # as the server does
    try:
        run(evening())
    finally:
        gc.enable()
