"""The file of the store: opened by one server at a time, brought to the newest schema."""

import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from folsom.server.store import StoreError

APPLICATION = 0x466F6C73  # "Fols": says whose file it is; 0001.sql writes it
TIMEOUT = 5.0  # seconds to wait for somebody who looks into the file with another program


def migrations() -> list[str]:
    """The scripts that make the newest schema from nothing; number n leads from version n - 1 to n."""
    folder = files("folsom.server") / "migrations"
    return [script.read_text(encoding="utf-8") for script in sorted(folder.iterdir(), key=lambda script: script.name)]


def connect(path: Path) -> sqlite3.Connection:
    """Used by one thread at a time, but not always by the one that opened it.  Transactions are begun by hand."""
    connection = sqlite3.connect(path, timeout=TIMEOUT, isolation_level=None, check_same_thread=False)
    connection.execute("pragma synchronous = full")
    connection.execute("pragma fullfsync = on")  # macOS does not reach the disk otherwise; the others ignore it
    return connection


def prepare(path: Path, scripts: Sequence[str]) -> sqlite3.Connection:
    """A connection to a file of the newest schema.  A file that is not ours is refused and stays as it is."""
    try:
        connection = connect(path)
        try:
            migrate(connection, path, scripts)
            connection.execute("pragma journal_mode = wal")
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StoreError(f"{path} is no database") from None
        raise StoreError(f"{path} cannot be opened: {error}") from None
    return connection


def migrate(connection: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Each step is one transaction: a server that is killed in between starts where it was."""
    version = number(connection, "pragma user_version")
    mark = number(connection, "pragma application_id")
    if mark != APPLICATION and (mark or version or number(connection, "select count(*) from sqlite_master")):
        raise StoreError(f"{path} is a database of another program")
    if version > len(scripts):
        raise StoreError(f"{path} has schema {version}, of a newer Folsom: this one knows them up to {len(scripts)}")
    for step, script in enumerate(scripts[version:], version + 1):
        try:
            connection.executescript(f"begin immediate;\n{script}\npragma user_version = {step};\ncommit;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.rollback()
            raise StoreError(f"{path} cannot be brought from schema {step - 1} to {step}: {error}") from None


def number(connection: sqlite3.Connection, query: str) -> int:
    found: int = connection.execute(query).fetchone()[0]
    return found


def refuse_hard_link(path: Path) -> None:
    """SQLite and our lock know a file by its name: under another one a second server would damage it."""
    if path.is_file() and path.stat().st_nlink > 1:  # a folder has several links by nature
        raise StoreError(
            f"{path} has another name too (a hard link): two servers could use it at once; remove one name"
        )


def lock_file(path: Path) -> sqlite3.Connection:
    """Held for as long as this connection is open; the system frees it when the process ends, however it ends.

    The lock lies on a file of its own: on the database it would keep our own readers away.
    """
    connection = sqlite3.connect(path.with_name(f"{path.name}-lock"), timeout=0, isolation_level=None)
    try:
        connection.execute("begin exclusive")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(f"another server uses {path}") from None
        raise StoreError(f"{path} cannot be opened: {error}") from None
    return connection
