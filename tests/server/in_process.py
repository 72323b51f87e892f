"""A table registry in the test process, with clients without sockets and an adjustable clock."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from folsom.server import messages as m
from folsom.server.entries import Clock, TableConfig
from folsom.server.metrics import Metrics
from folsom.server.monotonic_clock import MonotonicClock
from folsom.server.people import People
from folsom.server.room import Room
from folsom.server.settings import Settings
from folsom.server.sqlite import SqliteStore
from folsom.server.store import Person
from folsom.server.table_registry import TableRegistry
from folsom.server.worker_pool import WorkerPool
from tests.server.clients import Message
from tests.server.server_process import TIMEOUT


class Time:
    """A clock that a test can set forward."""

    def __init__(self) -> None:
        self.turned = 0
        self.steady = MonotonicClock()

    def __call__(self) -> int:
        return self.steady() + self.turned


class FakeClient:
    """A client without a socket, which keeps all messages."""

    language = "en"
    address = ""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.received: list[Message] = []

    def send(self, text: bytes) -> None:
        self.received.append(json.loads(text))

    def disconnect(self, why: str, again: bool) -> None:
        self.received.append({"type": "goodbye"})

    def all(self, type: str) -> list[Message]:
        return [message for message in self.received if message["type"] == type]

    @property
    def update(self) -> Message:
        return self.all("update")[-1]


@asynccontextmanager
async def open_registry(db: Path, clock: Time, idle: float = 600.0) -> AsyncIterator[TableRegistry]:
    store, workers = SqliteStore.open(db), WorkerPool(1)
    tables = TableRegistry(store, workers, Settings(db=db, idle=idle), Metrics(), clock)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()
        await workers.close()
        await store.close()


async def start_table(
    tables: TableRegistry, clock: Clock, seats: Sequence[str], game: str = "super"
) -> tuple[Room, FakeClient]:
    """A table with a running game, and its host."""
    person, _ = await People(tables.store, tables.clock).add("Ann")
    now = await tables.create(person, TableConfig(game, len(seats), {}, clock), seats, True)
    client = FakeClient(person)
    return await tables.join(now.id, client, None), client


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not true():
            await asyncio.sleep(0.01)


async def decide(tables: TableRegistry, room: Room, client: FakeClient, seat: int) -> None:
    assert room.table.session
    game, version = room.table.session.game, room.table.version
    await tables.execute_command(room, client, m.Play(id=1, seat=seat, version=version, action=game.legal(seat)[0]))


async def back(tables: TableRegistry, room: Room, client: FakeClient, seat: int) -> None:
    await tables.execute_command(room, client, m.Back(id=1, seat=seat, version=room.table.version))
