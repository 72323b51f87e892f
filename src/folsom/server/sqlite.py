"""The store in SQLite."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from folsom.server import database
from folsom.server.store import Brief, Ending, Person, Result, Row, Store, StoreError, Tally
from folsom.server.writer import Writer, is_damage

ROW = "id, code, game, status, public, version, touched, wake, summary"
ADD_ROW = (
    "insert into tables (game, status, public, version, touched, wake, summary, id, code)"
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CHANGE_ROW = (
    "update tables set game = ?, status = ?, public = ?, version = ?, touched = ?, wake = ?, summary = ?"
    " where id = ? and version = ?"
)
BRIEF = "id, status, touched, public, (select count(*) from holders where table_id = id)"
BANDIT, BOT = "bandit", "bot"
SAID = b'{"kind":"said"'  # the beginning of every chat entry


class SqliteStore(Store):
    """One thread writes and another reads, each on its own connection: the event loop never waits for the disk."""

    def __init__(
        self, path: Path, lock: sqlite3.Connection, writing: sqlite3.Connection, reading: sqlite3.Connection
    ) -> None:
        self.path = path
        self.file = database.identity(path)
        self.lock = lock
        self.writing = writing
        self.reading = reading
        self.writer = Writer(writing, self.report_damage)
        self.reader = ThreadPoolExecutor(1, "store reader")
        self.damage = ""
        self.examining: sqlite3.Connection | None = None

    @staticmethod
    def open(path: Path) -> "SqliteStore":
        """Create the folder and the file if necessary, and migrate an older file."""
        path = path.resolve()
        try:
            database.refuse_other_kinds(path)
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the folder {path.parent} cannot be created: {error.strerror}") from None
        database.refuse_hard_link(path)
        lock = database.lock_file(path)
        try:
            writing = database.prepare(path, database.migrations())
        except BaseException:
            lock.close()
            raise
        try:
            writing.execute("update pulse set at = 0")
        except sqlite3.Error as error:
            writing.close()
            lock.close()
            raise StoreError(f"nothing can be written to {path}: {error}") from None
        reading = database.connect(path)
        reading.execute("pragma query_only = on")
        return SqliteStore(path, lock, writing, reading)

    @property
    def fault(self) -> str:
        """Why nothing can be stored any more, in a sentence; empty if the store works."""
        return self.writer.fault

    async def close(self) -> None:
        await self.writer.close()
        if self.examining:
            self.examining.interrupt()
        await asyncio.to_thread(self.reader.shutdown)
        for connection in (self.reading, self.writing, self.lock):
            connection.close()

    # ---- health
    def check_file(self) -> None:
        """If the file was removed or replaced, accept no more changes: they would be lost when the server stops."""
        if not self.fault and self.is_misplaced:
            self.writer.fault = f"{self.path} was removed or replaced while the server was running"

    @property
    def is_misplaced(self) -> bool:
        """Whether another file, or none, has the name of the store; a disk that does not answer says nothing."""
        try:
            return database.identity(self.path) != self.file
        except OSError:
            return False

    async def rescue(self) -> Path:
        """Copy the store next to its former file; its contents can be read as long as the connections are open."""

        def copy() -> Path:
            to = database.unused_name(self.path, "rescued")
            try:
                to.parent.mkdir(parents=True, exist_ok=True)
                self.reading.execute("pragma query_only = off")
                self.reading.execute("vacuum into ?", (str(to),))
            except (sqlite3.Error, OSError) as error:
                raise StoreError(str(error)) from None
            return to

        return await asyncio.get_running_loop().run_in_executor(self.reader, copy)

    async def check_writable(self, at: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("update pulse set at = ?", (at,))

        await self.writer.write(write)

    def examine(self) -> None:
        """Check the whole file for damage, on a separate connection; this may take a while."""
        with closing(database.connect(self.path)) as connection:
            self.examining = connection
            try:
                (found,) = connection.execute("pragma quick_check(1)").fetchone()
            except sqlite3.Error as error:
                found = str(error)
            self.examining = None
        if found != "ok" and not self.writer.closed:
            self.damage = f"the file is damaged: {found}"

    def report_damage(self, error: sqlite3.Error) -> None:
        self.damage = f"the file is damaged: {error}"

    # ---- people
    async def add_person(self, person: Person) -> None:
        values = (person.id, person.name, person.secret, person.created)

        def add(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("insert into people (id, name, secret, created) values (?, ?, ?, ?)", values)
            except sqlite3.IntegrityError:
                raise StoreError(f"there is a person {person.id} already") from None

        await self.writer.write(add)

    async def rename(self, id: str, name: str) -> None:
        await self._change_person(id, "name", name)

    async def change_secret(self, id: str, secret: bytes) -> None:
        await self._change_person(id, "secret", secret)

    async def _change_person(self, id: str, column: str, value: str | bytes) -> None:
        def change(connection: sqlite3.Connection) -> None:
            if connection.execute(f"update people set {column} = ? where id = ?", (value, id)).rowcount == 0:
                raise StoreError(f"there is no person {id}")

        await self.writer.write(change)

    async def person(self, id: str) -> Person | None:
        found = await self.read("select id, name, secret, created from people where id = ?", id)
        return Person(*found[0]) if found else None

    # ---- tables
    def append(
        self,
        row: Row,
        entry: bytes,
        people: Sequence[str] | None = None,
        results: Sequence[Result] = (),
        scores: bytes | None = None,
    ) -> "asyncio.Future[None]":
        def add(connection: sqlite3.Connection) -> None:
            save_row(connection, row)
            connection.execute("insert into entries values (?, ?, ?)", (row.id, row.version, entry))
            if people is not None:
                save_holders(connection, row.id, people)
            if results:
                save_results(connection, row, results)
                connection.execute("insert into endings (table_id, scores) values (?, ?)", (row.id, scores))

        return self.writer.write(add)

    async def delete(self, id: str) -> None:
        def remove(connection: sqlite3.Connection) -> None:
            connection.execute("delete from tables where id = ?", (id,))
            connection.execute("delete from entries where table_id = ?", (id,))
            connection.execute("delete from holders where table_id = ?", (id,))
            connection.execute("delete from endings where table_id = ?", (id,))

        await self.writer.write(remove)

    async def row(self, id: str) -> Row | None:
        return first(await self.rows("where id = ?", id))

    async def row_by_code(self, code: str) -> Row | None:
        return first(await self.rows("where code = ?", code))

    async def entries(self, id: str) -> list[bytes]:
        found = await self.read("select body from entries where table_id = ? order by number", id)
        return [body for (body,) in found]

    async def chat_entries(self, id: str, skip: int, count: int) -> list[bytes]:
        lines = "where table_id = ? and substr(body, 1, ?) = ? order by number desc limit ? offset ?"
        found = await self.read(f"select body from entries {lines}", id, len(SAID), SAID, count, skip)
        return [body for (body,) in reversed(found)]

    async def public(self, limit: int) -> list[Row]:
        return await self.rows("where public and status <> 'over' order by touched desc limit ?", limit)

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        held = "(select table_id from holders where person = ?)"
        return await self.rows(f"where id in {held} order by touched desc limit ?", person, limit)

    async def unfinished(self, person: str, limit: int) -> list[Brief]:
        held = "(select table_id from holders where person = ?)"
        query = f"select {BRIEF} from tables where id in {held} and status <> 'over' order by touched desc limit ?"
        return [Brief(*found) for found in await self.read(query, person, limit)]

    async def briefs(self, after: str, limit: int) -> list[Brief]:
        query = f"select {BRIEF} from tables where id > ? order by id limit ?"
        return [Brief(*found) for found in await self.read(query, after, limit)]

    async def records(self, limit: int, before: int | None) -> list[Row]:
        until = "" if before is None else "and touched < ?"
        values = (limit,) if before is None else (before, limit)
        return await self.rows(f"where public and status = 'over' {until} order by touched desc limit ?", *values)

    async def latest(self) -> int:
        ((found,),) = await self.read("select coalesce(max(touched), 0) from tables")
        return int(found)

    async def due(self, until: int, limit: int) -> list[Row]:
        held = "exists (select 1 from holders where table_id = tables.id)"
        return await self.rows(f"where wake is not null and wake <= ? and {held} order by wake limit ?", until, limit)

    # ---- finished games
    async def results(self, id: str) -> list[Result]:
        query = "select seat, person, bot, bandits, dollars, won from results where table_id = ? order by seat"
        return [
            Result(seat, person, bot, tuple(json.loads(bandits)), dollars, bool(won))
            for seat, person, bot, bandits, dollars, won in await self.read(query, id)
        ]

    async def ending(self, id: str) -> Ending | None:
        found = await self.read("select scores, story from endings where table_id = ?", id)
        return Ending(*found[0]) if found else None

    async def without_transcript(self, limit: int) -> list[str]:
        found = await self.read("select table_id from endings where story is null limit ?", limit)
        return [id for (id,) in found]

    async def save_transcript(self, id: str, transcript: bytes) -> None:
        def keep(connection: sqlite3.Connection) -> None:
            connection.execute("update endings set story = ? where table_id = ?", (transcript, id))

        await self.writer.write(keep)

    # ---- statistics
    async def bandit_tallies(self, game: str) -> list[Tally]:
        return await self.tallies(BANDIT, game)

    async def bot_tallies(self, game: str) -> list[Tally]:
        return await self.tallies(BOT, game)

    async def person_tallies(self, person: str) -> list[Tally]:
        sums = "game, count(*), sum(won), sum(dollars)"
        found = await self.read(f"select {sums} from results where person = ? group by game order by game", person)
        return [Tally(*values) for values in found]

    async def tallies(self, kind: str, game: str) -> list[Tally]:
        query = "select name, games, wins, dollars from tallies where kind = ? and game = ? order by name"
        return [Tally(*values) for values in await self.read(query, kind, game)]

    # ---- reading
    async def rows(self, condition: str, *values: object) -> list[Row]:
        return [row_of(found) for found in await self.read(f"select {ROW} from tables {condition}", *values)]

    async def read(self, query: str, *values: object) -> list[Any]:
        def ask() -> list[Any]:
            try:
                return self.reading.execute(query, values).fetchall()
            except sqlite3.Error as error:
                if is_damage(error):
                    self.report_damage(error)
                raise StoreError(f"the store cannot be read: {error}") from None

        if self.writer.closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.reader, ask)


def first(rows: list[Row]) -> Row | None:
    return rows[0] if rows else None


def row_of(found: tuple[Any, ...]) -> Row:
    id, code, game, status, public, *others = found
    return Row(id, code, game, status, bool(public), *others)


def save_row(connection: sqlite3.Connection, row: Row) -> None:
    """The first entry adds the row, every other one updates it.  A wrong version number matches no row.

    The code is not updated: SQLite would rewrite its index with each entry.
    """
    values = (row.game, row.status, row.public, row.version, row.touched, row.wake, row.summary, row.id)
    if row.version == 1:
        try:
            connection.execute(ADD_ROW, (*values, row.code))
        except sqlite3.IntegrityError:
            raise StoreError(f"there is another table with the id {row.id} or the code {row.code}") from None
        return
    if connection.execute(CHANGE_ROW, (*values, row.version - 1)).rowcount == 0:
        raise StoreError(f"{row.version} is not the number of the next entry of table {row.id}")


def save_holders(connection: sqlite3.Connection, table: str, people: Sequence[str]) -> None:
    connection.execute("delete from holders where table_id = ?", (table,))
    connection.executemany("insert into holders values (?, ?)", [(table, person) for person in set(people)])


def save_results(connection: sqlite3.Connection, row: Row, results: Sequence[Result]) -> None:
    rows = [
        (row.id, each.seat, row.game, each.person, each.bot, json.dumps(each.bandits), each.dollars, each.won)
        for each in results
    ]
    try:
        connection.executemany("insert into results values (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise StoreError(f"the results of table {row.id} are stored already") from None
    counted = [(BANDIT, bandit, each) for each in results for bandit in each.bandits]
    counted += [(BOT, each.bot, each) for each in results if each.bot is not None]
    connection.executemany(
        "insert into tallies values (?, ?, ?, 1, ?, ?) on conflict (kind, game, name) do update set"
        " games = games + 1, wins = wins + excluded.wins, dollars = dollars + excluded.dollars",
        [(kind, row.game, name, each.won, each.dollars) for kind, name, each in counted],
    )
