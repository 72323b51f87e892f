"""`folsom backup`: a consistent copy of the store while the server runs.

`VACUUM INTO` reads in one transaction, which in WAL mode does not block writers.  SQLite's backup interface would start
over with every write by another process, and never finish while people play.
"""

import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from folsom.server.database import APPLICATION, number
from folsom.server.store import StoreError

TIMEOUT = 60.0  # seconds to wait while another process holds the file
TERMINATED = 128 + signal.SIGTERM


def back_up(db: Path, to: Path) -> int:
    """Copy the store completely or not at all, never over another file; return its size in bytes."""
    if not db.is_file():
        raise StoreError(f"there is no store {db}; name another with --db")
    if to.is_dir():
        raise StoreError(f"{to} is a folder; name a new file in it")
    if to.exists():
        raise StoreError(f"{to} exists already; a backup is written to a new file")
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        with exit_when_terminated():
            part.touch(0o600, exist_ok=False)
            copy(db, part)
            check(part)
            sync(part)
            publish(part, to)
            sync(to.parent)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
            raise StoreError(f"{to} cannot be written: the disk is full") from None
        raise StoreError(f"{db} cannot be copied: {error}") from None
    except FileExistsError:
        raise StoreError(f"{to} exists already; a backup is written to a new file") from None
    except OSError as error:
        raise StoreError(f"{to} cannot be written: {error.strerror}") from None
    except UnicodeEncodeError:
        raise StoreError("the name of the file is not valid text; choose another") from None
    finally:
        for rest in (part, part.with_name(f"{part.name}-journal")):
            with suppress(OSError):
                rest.unlink()
    return to.stat().st_size


@contextmanager
def exit_when_terminated() -> Iterator[None]:
    """Make SIGTERM an exception, so that no unfinished copy is left."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def publish(part: Path, to: Path) -> None:
    """Give the copy its name; FileExistsError if a file has it by now."""
    try:
        os.link(part, to)
    except FileExistsError:
        raise
    except OSError:  # a USB stick may not support hard links
        to.touch(0o600, exist_ok=False)
        part.replace(to)


def copy(db: Path, to: Path) -> None:
    with closing(sqlite3.connect(f"{db.resolve().as_uri()}?mode=rw", uri=True, timeout=TIMEOUT)) as connection:
        if number(connection, "pragma application_id") != APPLICATION:
            raise StoreError(f"{db} is not a store of Folsom")
        connection.execute("vacuum into ?", (str(to),))


def check(copied: Path) -> None:
    with closing(sqlite3.connect(copied)) as connection:
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
    if found != "ok":
        raise StoreError(f"the copy is damaged, and so is the store: {found}")


def sync(path: Path) -> None:
    """Flush a file or folder to the disk; folders only where the system supports it."""
    if path.is_dir() and os.name != "posix":
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
