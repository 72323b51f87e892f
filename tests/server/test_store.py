"""What the store acknowledges is stored; what it refuses changes nothing."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom.server.sqlite import SqliteStore
from folsom.server.store import OVER, PLAYING, Person, Result, Row, StoreError, Tally
from tests.server.store_rows import row, with_store


class Pause:
    """Blocks the writer during a transaction, so that the changes queued in the meantime form one batch."""

    def __init__(self, store: SqliteStore) -> None:
        self.begun, self.over = threading.Event(), threading.Event()
        self.task = asyncio.ensure_future(store.writer.write(self.hold))

    def hold(self, _: sqlite3.Connection) -> None:
        self.begun.set()
        assert self.over.wait(10)

    async def end(self) -> None:
        self.over.set()
        await self.task


async def paused(store: SqliteStore) -> Pause:
    pause = Pause(store)
    assert await asyncio.to_thread(pause.begun.wait, 10)
    return pause


# ---- contents
def test_people_are_stored_and_renamed(tmp_path: Path) -> None:
    ann = Person("ann", "Ann", b"\x00\xffhash", 17)

    async def first(store: SqliteStore) -> None:
        await store.add_person(ann)
        await store.rename("ann", "Anna ’n’ co")
        with pytest.raises(StoreError, match="already"):
            await store.add_person(ann)
        with pytest.raises(StoreError, match="no person bob"):
            await store.rename("bob", "Bob")

    async def again(store: SqliteStore) -> None:
        assert await store.person("ann") == Person("ann", "Anna ’n’ co", b"\x00\xffhash", 17)
        assert await store.person("bob") is None

    with_store(tmp_path / "folsom.db", first)
    with_store(tmp_path / "folsom.db", again)


def test_a_table_is_its_entries_and_is_found(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append(row("a", 1), b"one")
        latest = row("a", 2, game="super", status=PLAYING, public=False, touched=99, wake=5, summary=b"[]")
        await store.append(latest, b"\x00two")
        assert await store.entries("a") == [b"one", b"\x00two"]
        assert await store.row("a") == latest
        assert await store.row_by_code("A") == latest
        assert (await store.row("b"), await store.row_by_code("a"), await store.entries("b")) == (None, None, [])

    with_store(tmp_path / "folsom.db", use)


def test_only_the_next_entry_is_accepted(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for version in (1, 2):
            await store.append(row("a", version), b"%d" % version, people=["ann"])
        before = await store.row("a")
        for version in (-1, 0, 1, 2, 4, 100):
            with pytest.raises(StoreError):
                await store.append(row("a", version, touched=77), b"no", people=["bob"])
        with pytest.raises(StoreError, match="number of the next"):
            await store.append(row("b", 2), b"no")
        with pytest.raises(StoreError, match="code A"):
            await store.append(row("c", 1, code="A"), b"no")
        assert await store.row("a") == before
        assert await store.entries("a") == [b"1", b"2"]
        assert [await store.row(id) for id in "bc"] == [None, None]
        assert await store.tables_of("bob", 9) == []

    with_store(tmp_path / "folsom.db", use)


def test_tables_are_listed_in_their_order(tmp_path: Path) -> None:
    rows = [
        row("old", touched=10, wake=300),
        row("new", touched=30, status=PLAYING, wake=100),
        row("mid", touched=20, wake=200),
        row("hidden", touched=40, public=False, wake=400),
        row("first", touched=5, status=OVER),
        row("second", touched=6, status=OVER),
        row("third", touched=7, status=OVER),
        row("secret", touched=8, status=OVER, public=False),
    ]

    async def use(store: SqliteStore) -> None:
        for each in rows:
            await store.append(each, b"", people=["ann", "bob", "ann"] if each.public else ["bob"])
        await store.append(row("mid", 2, touched=50, wake=None), b"", people=["bob"])

        def ids(found: list[Row]) -> list[str]:
            return [each.id for each in found]

        assert ids(await store.public(10)) == ["mid", "new", "old"]
        assert ids(await store.public(2)) == ["mid", "new"]
        assert ids(await store.records(10, None)) == ["third", "second", "first"]
        assert ids(await store.records(1, 7)) == ["second"]
        assert ids(await store.records(10, 5)) == []
        assert ids(await store.due(299, 10)) == ["new"]
        assert ids(await store.due(400, 10)) == ["new", "old", "hidden"]
        assert ids(await store.due(400, 2)) == ["new", "old"]
        assert ids(await store.tables_of("ann", 10)) == ["new", "old", "third", "second", "first"]
        assert ids(await store.tables_of("bob", 3)) == ["mid", "hidden", "new"]

    with_store(tmp_path / "folsom.db", use)


def test_a_table_where_nobody_holds_a_seat_is_never_due(tmp_path: Path) -> None:
    """Stores of earlier versions have a wake time for tables of bots alone."""

    async def use(store: SqliteStore) -> None:
        await store.append(row("bots", status=PLAYING, wake=100), b"")
        await store.append(row("left", status=PLAYING, wake=100), b"", people=["ann"])
        assert [each.id for each in await store.due(100, 10)] == ["left"]
        await store.append(row("left", 2, status=PLAYING, wake=100), b"", people=[])
        assert await store.due(100, 10) == []

    with_store(tmp_path / "folsom.db", use)


def test_results_are_counted_once(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for number, won in enumerate((True, False)):
            results = [
                Result(0, "ann", None, ("Belle",), 1000, won),
                Result(1, None, "outlaw", ("Doc", "Ghost"), 250, not won),
                Result(2, "bob", "greenhorn", ("Tuco",), -100, False),
            ]
            await store.append(row(f"t{number}", status=OVER), b"", results=results)
        await store.append(row("s", game="super"), b"", results=[Result(0, "ann", None, ("Belle",), 7, True)])
        with pytest.raises(StoreError, match="stored already"):
            await store.append(row("s", 2, game="super"), b"", results=[Result(0, "ann", None, ("Belle",), 7, True)])
        assert await store.bandit_tallies("express") == [
            Tally("Belle", 2, 1, 2000),
            Tally("Doc", 2, 1, 500),
            Tally("Ghost", 2, 1, 500),
            Tally("Tuco", 2, 0, -200),
        ]
        assert await store.bot_tallies("express") == [Tally("greenhorn", 2, 0, -200), Tally("outlaw", 2, 1, 500)]
        assert await store.bandit_tallies("super") == [Tally("Belle", 1, 1, 7)]
        assert await store.bot_tallies("super") == []
        assert await store.person_tallies("ann") == [Tally("express", 2, 1, 2000), Tally("super", 1, 1, 7)]
        assert await store.person_tallies("carl") == []
        assert len(await store.entries("s")) == 1

    with_store(tmp_path / "folsom.db", use)


# ---- many at once
def test_concurrent_changes_share_one_commit(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        pause = await paused(store)
        work = [asyncio.ensure_future(store.append(row(f"t{number}"), b"%d" % number)) for number in range(200)]
        await asyncio.sleep(0)
        await pause.end()
        await asyncio.gather(*work)
        assert store.writer.commits == 2
        assert [await store.entries(f"t{number}") for number in range(200)] == [[b"%d" % n] for n in range(200)]

        async def play(table: str) -> None:
            for version in range(2, 12):
                await store.append(row(table, version), b"")

        await asyncio.gather(*(play(f"t{number}") for number in range(200)))
        assert store.writer.commits < 200  # of 2000 changes
        assert {each.version for each in await store.public(1000)} == {11}

    with_store(tmp_path / "folsom.db", use)


def test_a_bad_change_does_not_affect_others(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append(row("a"), b"1")
        pause = await paused(store)
        changes = [store.append(row(f"t{number}"), b"good") for number in range(100)]
        changes[13:13] = [store.append(row("a", 3), b"gap")]
        changes[50:50] = [store.append(row("a", 2), b"2"), store.append(row("a", 2), b"twice")]
        changes[77:77] = [store.append(row("x", 1, game=None), b"no game"), store.append(row("a", 3), b"3")]
        work = [asyncio.ensure_future(change) for change in changes]
        await asyncio.sleep(0)
        await pause.end()
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        bad = [number for number, outcome in enumerate(outcomes) if outcome is not None]
        assert bad == [13, 51, 77]
        assert all(isinstance(outcomes[number], StoreError) for number in bad)
        assert await store.entries("a") == [b"1", b"2", b"3"]
        assert [await store.entries(f"t{number}") for number in range(100)] == [[b"good"]] * 100
        assert await store.row("x") is None

    with_store(tmp_path / "folsom.db", use)


def test_reads_do_not_wait_for_writes(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append(row("a"), b"1")
        pause = await paused(store)
        second = asyncio.ensure_future(store.append(row("a", 2), b"2"))
        assert await asyncio.wait_for(store.entries("a"), 5) == [b"1"]
        assert not second.done()
        await pause.end()
        await second
        assert await store.entries("a") == [b"1", b"2"]

    with_store(tmp_path / "folsom.db", use)


def test_a_cancelled_wait_does_not_block_others(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        pause = await paused(store)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.append(row("a"), b"1"), 0.01)
        await pause.end()
        await store.append(row("b"), b"1")
        assert await store.entries("b") == [b"1"]

    with_store(tmp_path / "folsom.db", use)


def test_queued_changes_are_written_before_the_store_closes(tmp_path: Path) -> None:
    async def close_early() -> None:
        store = SqliteStore.open(tmp_path / "folsom.db")
        pause = await paused(store)
        work = [asyncio.ensure_future(store.append(row(f"t{number}"), b"x")) for number in range(600)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="closed"):
            await store.append(row("late"), b"x")
        await pause.end()
        await closing
        await asyncio.gather(*work)
        with pytest.raises(StoreError, match="closed"):
            await store.row("t1")

    async def look(store: SqliteStore) -> None:
        assert len(await store.public(1000)) == 600

    asyncio.run(close_early())
    with_store(tmp_path / "folsom.db", look)


# ---- a full disk
async def append_until_refused(store: SqliteStore) -> tuple[int, str]:
    """How many changes were stored, and the error that ended it."""
    for number in range(1, 401):
        try:
            await store.append(row("a", number), bytes(1000))
        except StoreError as error:
            return number - 1, str(error)
    return 400, ""


def test_after_a_full_disk_the_store_continues(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        def pages(number: int) -> Callable[[sqlite3.Connection], None]:
            return lambda connection: connection.execute(f"pragma max_page_count = {number}").close()

        await store.writer.write(pages(60))
        kept, why = await append_until_refused(store)
        assert kept > 10
        assert "full" in why
        all_at = await asyncio.gather(
            *(store.append(row(f"t{k}"), bytes(4000)) for k in range(20)), return_exceptions=True
        )
        assert any(isinstance(outcome, StoreError) for outcome in all_at)
        assert len(await store.entries("a")) == kept
        assert store.fault == ""
        await store.writer.write(pages(10_000))
        await store.append(row("a", kept + 1), b"more")
        assert len(await store.entries("a")) == kept + 1

    with_store(tmp_path / "folsom.db", use)
