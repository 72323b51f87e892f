"""A thread that writes to the database; changes that arrive while the disk is busy share one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

from folsom.server.store import StoreError

AT_ONCE = 256  # changes in one transaction
# Errors after which writing may continue; a damaged file can still take changes that do not touch the damage.
TRANSIENT = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_CORRUPT)

Operation = Callable[[sqlite3.Connection], None]


@dataclass
class Change:
    """A database operation, and the future that waits for it."""

    operation: Operation
    done: "asyncio.Future[None]"
    error: StoreError | None = None


class Writer:
    """Takes changes from an event loop and notifies it when they are on the disk."""

    def __init__(self, connection: sqlite3.Connection, on_damage: Callable[[sqlite3.Error], None]) -> None:
        self.connection = connection
        self.on_damage = on_damage
        self.queue: SimpleQueue[Change | None] = SimpleQueue()
        self.commits = 0
        self.closed = False
        self.fault = ""  # why nothing can be written any more, in a sentence
        self.thread = Thread(target=self.work, name="store writer")
        self.thread.start()

    def write(self, operation: Operation) -> "asyncio.Future[None]":
        """Queue an operation; the future completes when it is on the disk."""
        if self.closed:
            raise StoreError("the store is closed")
        change = Change(operation, asyncio.get_running_loop().create_future())
        self.queue.put(change)
        return change.done

    async def close(self) -> None:
        """Stop after the queued changes are written."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def work(self) -> None:
        last = False
        while not last:
            batch, last = self.next()
            if batch:
                self.transact(batch)
                notify(batch)

    def next(self) -> tuple[list[Change], bool]:
        """The queued changes, and whether they are the last."""
        batch: list[Change] = []
        change = self.queue.get()
        while change is not None:
            batch.append(change)
            if len(batch) == AT_ONCE:
                return batch, False
            try:
                change = self.queue.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def transact(self, batch: Sequence[Change]) -> None:
        """Write all changes in one transaction.  If that fails, split the batch, until only faulty changes fail."""
        if not self.fault:
            error = self.attempt(batch)
            if error is None:
                return
            if len(batch) > 1 and not self.fault:
                middle = len(batch) // 2
                self.transact(batch[:middle])
                self.transact(batch[middle:])
                return
        else:
            error = StoreError(self.fault)
        for change in batch:
            change.error = error

    def attempt(self, batch: Sequence[Change]) -> StoreError | None:
        """Write a batch; return the error if nothing was stored, None if everything was."""
        try:
            self.connection.execute("begin immediate")
            for change in batch:
                change.operation(self.connection)
            self.connection.execute("commit")
            self.commits += 1
            return None
        except Exception as error:
            self.undo()
            if isinstance(error, StoreError):
                return error
            if isinstance(error, sqlite3.OperationalError | sqlite3.InternalError) and not is_transient(error):
                self.fault = f"the store has failed, and the server must be restarted: {error}"
                return StoreError(self.fault)
            if isinstance(error, sqlite3.DatabaseError) and is_damage(error):
                self.on_damage(error)
            return StoreError(f"not stored: {error}")

    def undo(self) -> None:
        """Roll back, unless the error has ended the transaction already."""
        if self.connection.in_transaction:
            with suppress(sqlite3.Error):
                self.connection.execute("rollback")


def is_transient(error: sqlite3.Error) -> bool:
    """Whether writing may continue after an error; its low byte is the kind.

    After any other error a later commit cannot be trusted: a failed disk may lose what it has acknowledged.
    """
    return error.sqlite_errorcode & 0xFF in TRANSIENT


def is_damage(error: sqlite3.Error) -> bool:
    """Whether an error means that part of the file is damaged."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def notify(batch: Sequence[Change]) -> None:
    """Wake the event loop once for the whole batch; the loop may be closed already."""
    with suppress(RuntimeError):
        batch[0].done.get_loop().call_soon_threadsafe(settle, batch)


def settle(batch: Sequence[Change]) -> None:
    for change in batch:
        if change.done.done():
            continue
        if change.error is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(change.error)
