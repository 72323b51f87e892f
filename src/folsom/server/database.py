"""The database file of the store: locked by one server at a time, migrated to the newest schema."""

import itertools
import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from folsom.server.store import StoreError

APPLICATION = 0x466F6C73  # "Fols": marks our files; 0001.sql writes it
TIMEOUT = 5.0  # seconds to wait while another program holds the file


def migrations() -> list[str]:
    """The migration scripts in order; number n leads from schema n - 1 to n."""
    folder = files("folsom.server") / "migrations"
    return [script.read_text(encoding="utf-8") for script in sorted(folder.iterdir(), key=lambda script: script.name)]


def connect(path: Path) -> sqlite3.Connection:
    """A connection for one thread at a time, not always the one that opened it.  Transactions are explicit."""
    connection = sqlite3.connect(path, timeout=TIMEOUT, isolation_level=None, check_same_thread=False)
    connection.execute("pragma synchronous = full")
    connection.execute("pragma fullfsync = on")  # needed on macOS; ignored elsewhere
    return connection


def prepare(path: Path, scripts: Sequence[str]) -> sqlite3.Connection:
    """A connection to a file, migrated to the newest schema.  A file of another program is refused unchanged."""
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
            raise StoreError(f"{path} is not a database") from None
        raise StoreError(f"{path} cannot be opened: {error}") from None
    return connection


def migrate(connection: sqlite3.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Run the missing migrations, each in one transaction: after a crash, the next start continues where it stopped."""
    version = number(connection, "pragma user_version")
    mark = number(connection, "pragma application_id")
    if mark != APPLICATION and (mark or version or number(connection, "select count(*) from sqlite_master")):
        raise StoreError(f"{path} is a database of another program")
    if version > len(scripts):
        raise StoreError(
            f"{path} has schema {version} of a newer Folsom; this version supports schemas up to {len(scripts)}"
        )
    for step, script in enumerate(scripts[version:], version + 1):
        try:
            connection.executescript(f"begin immediate;\n{script}\npragma user_version = {step};\ncommit;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.rollback()
            raise StoreError(f"{path} cannot be migrated from schema {step - 1} to {step}: {error}") from None


def number(connection: sqlite3.Connection, query: str) -> int:
    found: int = connection.execute(query).fetchone()[0]
    return found


def refuse_other_kinds(path: Path) -> None:
    """Refuse a folder or a device, before a lock file is made next to it."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder; name a file in it")
    if path.exists() and not path.is_file():
        raise StoreError(f"{path} is not a file")


def refuse_hard_link(path: Path) -> None:
    """Refuse a file with a second name: SQLite and our lock go by the name, so two servers could damage the file."""
    if path.is_file() and path.stat().st_nlink > 1:  # folders always have several links
        raise StoreError(f"{path} has another name (a hard link), so two servers could use it at once; remove one name")


def lock_file(path: Path) -> sqlite3.Connection:
    """Lock the store for as long as the returned connection is open; the system releases it when the process ends.

    The lock is on a separate file: a lock on the database would block our own readers.
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


def identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one with the same name; None if there is no file."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def unused_name(path: Path, ending: str) -> Path:
    """The name of a new file next to another one."""
    names = (path.with_name(f"{path.name}.{ending}{f'-{number}' if number else ''}") for number in itertools.count())
    return next(name for name in names if not name.exists())
