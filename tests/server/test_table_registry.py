"""The table registry: nobody sees what is not stored, and nothing stored is forgotten."""

import asyncio
import gc
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from folsom.server import table_creation, table_registry
from folsom.server.entries import Acted, Clock, Said, TableConfig
from folsom.server.people import People
from folsom.server.permissions import validated
from folsom.server.refusal import Refusal
from folsom.server.store import StoreError
from folsom.server.table import Chair, Table
from folsom.server.table_registry import TableRegistry, row_of
from tests.server.clients import Client, FastServer, create_table, run
from tests.server.in_process import FakeClient, Time, decide, open_registry, start_table, until


def delayed(call: Callable[..., Awaitable[None]], gate: asyncio.Event) -> Callable[..., asyncio.Future[None]]:
    """The same function, delayed until the event is set."""

    async def wait(*arguments: Any) -> None:
        await gate.wait()
        await call(*arguments)

    return lambda *arguments: asyncio.ensure_future(wait(*arguments))


def test_nobody_sees_what_could_not_be_stored(tmp_path: Path) -> None:
    """The table is unloaded; clients that waited for its lock find it as stored."""

    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, ann = await start_table(tables, Clock(), ("me", "me", "me"))
            version = room.table.version + 1
            said = Said(at=1, person="somebody", name="Else", text="I was here first")
            await tables.store.append(row_of(room.table)._replace(version=version), json.encode(said))
            late = FakeClient(ann.person)
            play = asyncio.create_task(decide(tables, room, ann, 0))
            await asyncio.sleep(0)
            now, joined = await asyncio.gather(tables.now(room.table.id), tables.join(room.table.id, late, None))
            with pytest.raises(Refusal):
                await play
            assert now.version == version
            assert joined is tables.rooms[room.table.id]
            assert joined is not room
            assert late.update["version"] == version
            assert joined.table.session
            assert not joined.table.session.decisions
            assert ann.received[-1]["type"] == "goodbye"
            with pytest.raises(Refusal):
                await decide(tables, room, ann, 0)

    run(scenario())


def test_reads_wait_for_a_write_even_if_its_sender_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, ann = await start_table(tables, Clock(), ("me", "me", "me"))
            version, key, gate = room.table.version, room.table.id, asyncio.Event()
            monkeypatch.setattr(tables.store, "append", delayed(tables.store.append, gate))
            play = asyncio.create_task(decide(tables, room, ann, 0))
            await asyncio.sleep(0.01)
            play.cancel()
            looking = asyncio.create_task(tables.now(key))
            await asyncio.sleep(0.05)
            assert not looking.done()
            assert ann.update["version"] == version
            gate.set()
            assert (await looking).version == version + 1
            assert len(await tables.store.entries(key)) == version + 1
            assert ann.update["version"] == version + 1
            with pytest.raises(asyncio.CancelledError):
                await play

    run(scenario())


def test_a_table_loaded_during_its_creation_has_one_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            host, _ = await People(tables.store, tables.clock).add("Ann")
            table = Table("a-table-of-bots-", "ABCDEF")
            config = validated(TableConfig("super", 3))
            await table_creation.store_table(tables, table, host, config, [Chair(bot="drifter")] * 3, True)
            found = await tables.room(table.id)  # as the sweep does for bots
            assert tables.add_room(table) is found
            await tables.join(table.id, FakeClient(host), None)  # bots among themselves pause while nobody watches
            await until(lambda: found.table.status == "over")
            version = (await tables.now(table.id)).version
            assert len(await tables.store.entries(table.id)) == version

    run(scenario())


def test_a_damaged_table_does_not_stop_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.01)
    monkeypatch.setattr(table_registry, "AT_ONCE", 1)

    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, _ = await start_table(tables, Clock("decision", 5), ("me", "me", "me"))
            tables.unload(room)
            row = row_of(room.table)._replace(version=room.table.version + 1, wake=1)
            await tables.store.append(row, b"no entry")
            with pytest.raises(Refusal, match="damaged"):
                await tables.now(row.id)
            bots, _ = await start_table(tables, Clock(), ("me", "drifter", "drifter"))
            tables.unload(bots)
            assert bots.table.bots_to_act()
            await until(lambda: bots.table.id in tables.rooms and not tables.rooms[bots.table.id].table.bots_to_act())

    run(scenario())


def test_a_game_that_cannot_be_replayed_ends_with_the_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, ann = await start_table(tables, Clock("decision", 5), ("me", "me", "me"))
            tables.unload(room)
            wrong = Acted(at=1, seat=0, action=9999, by=ann.person.id)
            row = row_of(room.table)._replace(version=room.table.version + 1)
            await tables.store.append(row, json.encode(wrong))
            for _ in range(2):
                now = await tables.now(row.id)
                assert (now.status, now.ended, now.scores) == ("over", "replay", [])
                tables.unload(await tables.room(row.id))

    run(scenario())


def test_the_sweep_continues_after_a_disk_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "SWEEP", 0.01)

    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            asked = broken(tables, monkeypatch)
            await until(lambda: len(asked) > 3)

    run(scenario())


def test_a_client_is_told_to_reconnect_while_nothing_can_be_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        with FastServer(tmp_path / "folsom.db") as server:
            token = server.person("Ann")
            key = create_table(server, token, {"game": "super", "players": 3})["code"]
            rename(server, "tables", "elsewhere")
            ann = await Client(server, token, key).connect()
            assert ann.goodbye == {"type": "goodbye", "why": "refused", "again": True}
            assert '"busy"' in ann.received[0]
            rename(server, "elsewhere", "tables")
            await ann.connect()
            assert ann.table["code"] == key

    run(scenario())


def rename(server: FastServer, before: str, after: str) -> None:
    file = sqlite3.connect(server.db)
    file.execute(f"alter table {before} rename to {after}")
    file.close()


def broken(tables: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make all reads of due tables fail; the times at which they were tried."""
    asked: list[int] = []

    async def due(until: int, limit: int) -> list[Any]:
        asked.append(until)
        raise StoreError("the disk is broken")

    monkeypatch.setattr(tables.store, "due", due)
    return asked


class Ring:
    """Garbage that only the garbage collector finds."""

    def __init__(self) -> None:
        self.ring = self


def test_garbage_is_collected_while_clients_are_connected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is collected once memory has doubled, even while clients are connected."""
    monkeypatch.setattr(table_registry, "MANY_BLOCKS", 1_000_000)

    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            await start_table(tables, Clock(), ("me", "me", "me"))
            before = sys.getallocatedblocks()
            for _ in range(max(table_registry.MANY_BLOCKS, before)):
                Ring()
            assert sys.getallocatedblocks() - before > table_registry.MANY_BLOCKS
            await until(lambda: sys.getallocatedblocks() - before < table_registry.MANY_BLOCKS)

    gc.disable()  # as the server does
    try:
        run(scenario())
    finally:
        gc.enable()
