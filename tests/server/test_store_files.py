"""Which files the store opens, which it refuses, and how fast."""

import os
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from folsom.server import database
from folsom.server.sqlite import SqliteStore
from folsom.server.store import OVER, PLAYING, WAITING, StoreError
from tests.server.store_rows import row, with_store


def test_an_older_file_is_migrated_with_its_contents(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    scripts = [
        f"pragma application_id = {database.APPLICATION}; create table people (id text, name text);",
        "alter table people add column language text not null default 'en';",
        "create table friends (one text, two text); insert into friends select id, name from people;",
    ]
    old = sqlite3.connect(path)
    old.executescript(f"{scripts[0]} insert into people values ('ann', 'Ann'); pragma user_version = 1;")
    old.close()
    new = database.prepare(path, scripts)
    assert new.execute("select * from people").fetchall() == [("ann", "Ann", "en")]
    assert new.execute("select * from friends").fetchall() == [("ann", "Ann")]
    assert database.number(new, "pragma user_version") == 3
    new.close()
    database.prepare(path, scripts).close()


def test_a_failed_migration_leaves_the_previous_schema(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folsom.db"

    async def use(store: SqliteStore) -> None:
        await store.append(row("a"), b"1")

    with_store(path, use)
    scripts = [*database.migrations(), "create table one (x); insert into nowhere values (1);"]
    with pytest.raises(StoreError, match=f"from schema {len(scripts) - 1} to {len(scripts)}"):
        database.prepare(path, scripts)

    async def look(store: SqliteStore) -> None:
        assert await store.entries("a") == [b"1"]
        assert database.number(store.reading, "select count(*) from sqlite_master where name = 'one'") == 0

    with_store(path, look)


def make_newer(path: Path) -> None:
    database.prepare(path, [*database.migrations(), "create table tomorrow (x);"]).close()


def make_foreign(path: Path) -> None:
    other = sqlite3.connect(path)
    other.executescript("create table bookmarks (address); insert into bookmarks values ('mine');")
    other.close()


def make_text(path: Path) -> None:
    path.write_text("Dear diary, " * 100)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (make_newer, "newer Folsom"),
        (make_foreign, "another program"),
        (make_text, "not a database"),
        (Path.mkdir, "is a folder"),
    ],
)
def test_a_file_of_another_program_is_refused_unchanged(
    tmp_path: Path, make: Callable[[Path], None], words: str
) -> None:
    path = tmp_path / "file"
    make(path)
    before = path.read_bytes() if path.is_file() else None
    for _ in range(2):  # a refused file is not locked
        with pytest.raises(StoreError, match=words):
            SqliteStore.open(path)
    assert (path.read_bytes() if path.is_file() else None) == before


def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"folder .*file/inner"):
        SqliteStore.open(tmp_path / "file" / "inner" / "folsom.db")


def test_a_folder_or_a_device_is_not_a_store(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StoreError, match="is a folder; name a file in it"):
        SqliteStore.open(tmp_path / "folder")
    with pytest.raises(StoreError, match="is not a file"):
        SqliteStore.open(tmp_path / "pipe")
    assert not list(tmp_path.glob("*-lock"))


def test_two_servers_cannot_open_one_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folsom.db"

    async def use(store: SqliteStore) -> None:
        link = path.with_name("link.db")
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(StoreError, match="another server uses"):
                SqliteStore.open(name)
        await store.append(row("a"), b"1")

    with_store(path, use)
    with_store(path, use_again)


async def use_again(store: SqliteStore) -> None:
    assert await store.entries("a") == [b"1"]


# ---- many tables
TABLES = 100_000


def fill(path: Path) -> None:
    """A file with many tables, written quickly without syncing."""
    connection = database.prepare(path, database.migrations())
    dice = random.Random(1)
    ids = sorted(f"{dice.getrandbits(64):016x}" for _ in range(TABLES))
    connection.execute("pragma synchronous = off")
    connection.execute("begin")
    rows = (
        (id, f"C{number}", "express", (WAITING, PLAYING, OVER)[number % 3], number % 2, 3, number, None, b"{}" * 100)
        for number, id in enumerate(ids)
    )
    connection.executemany("insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    connection.execute(f"update tables set wake = touched where touched % {TABLES // 100} = 0")
    holders = ((id, f"P{number % 1000}") for number, id in enumerate(ids))
    connection.executemany("insert into holders values (?, ?)", holders)
    entries = ((id, number, b"x" * 60) for id in ids for number in (1, 2, 3))
    connection.executemany("insert into entries values (?, ?, ?)", entries)
    connection.execute("commit")
    connection.close()


def test_a_store_of_a_hundred_thousand_tables_opens_at_once(tmp_path: Path) -> None:
    path = tmp_path / "many.db"
    fill(path)
    begun = time.perf_counter()

    async def use(store: SqliteStore) -> None:
        assert len(await store.due(TABLES, 1000)) == 100
        assert len(await store.public(50)) == 50
        found = await store.row_by_code("C777")
        assert found is not None
        assert len(await store.entries(found.id)) == 3
        await store.append(row("new"), b"1")

    with_store(path, use)
    assert time.perf_counter() - begun < 1.0


def test_a_hard_link_does_not_bypass_the_lock(tmp_path: Path) -> None:
    path, other = tmp_path / "folsom.db", tmp_path / "other" / "folsom.db"
    other.parent.mkdir()

    async def use(store: SqliteStore) -> None:
        other.hardlink_to(path)
        with pytest.raises(StoreError, match="hard link"):
            SqliteStore.open(other)

    with_store(path, use)
