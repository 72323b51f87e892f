"""`folsom backup`: a consistent copy of the store while the server runs.

`VACUUM INTO` reads in one transaction, which in WAL mode does not block writers.  SQLite's backup interface would start
over with every write by another process, and never finish while people play.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from folsom.server.database import APPLICATION, number
from folsom.server.store import StoreError

TIMEOUT = 60.0  # seconds to wait while another process holds the file


def back_up(db: Path, to: Path) -> int:
    """Copy the store completely or not at all, never over another file; return its size in bytes."""
    if not db.is_file():
        raise StoreError(f"there is no store {db}; name another with --db")
    if to.exists():
        raise StoreError(f"{to} exists already; a backup is written to a new file")
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        part.touch(0o600, exist_ok=False)
        copy(db, part)
        check(part)
        sync(part)
        os.link(part, to)  # fails if the file exists by now
        sync(to.parent)
    except sqlite3.Error as error:
        raise StoreError(f"{db} cannot be copied: {error}") from None
    except FileExistsError:
        raise StoreError(f"{to} exists already; a backup is written to a new file") from None
    except OSError as error:
        raise StoreError(f"{to} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return to.stat().st_size


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
