"""A hall in this very process, with people who need no socket, and a clock that can be turned."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from folsom.server import messages as m
from folsom.server.entries import Clock, Wishes
from folsom.server.hall import Hall
from folsom.server.metrics import Metrics
from folsom.server.people import People
from folsom.server.room import Room
from folsom.server.settings import Settings
from folsom.server.sqlite import SqliteStore
from folsom.server.steady import SteadyClock
from folsom.server.store import Person
from folsom.server.workers import Workers
from tests.server.guests import Message
from tests.server.program import PATIENCE


class Time:
    """The time of day, which a test can turn forward."""

    def __init__(self) -> None:
        self.turned = 0
        self.steady = SteadyClock()

    def __call__(self) -> int:
        return self.steady() + self.turned


class Sitter:
    """Somebody at the table, without a socket."""

    language = "en"
    address = ""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[Message] = []

    def send(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def leave(self, why: str, again: bool) -> None:
        self.heard.append({"type": "goodbye"})

    def all(self, type: str) -> list[Message]:
        return [message for message in self.heard if message["type"] == type]

    @property
    def update(self) -> Message:
        return self.all("update")[-1]


@asynccontextmanager
async def open_hall(db: Path, clock: Time, idle: float = 600.0) -> AsyncIterator[Hall]:
    store, workers = SqliteStore.open(db), Workers(1)
    hall = Hall(store, workers, Settings(db=db, idle=idle), Metrics(), clock)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.close()
        await workers.close()
        await store.close()


async def sit_down(hall: Hall, clock: Clock, seats: Sequence[str], game: str = "super") -> tuple[Room, Sitter]:
    """A table that has begun, and its host."""
    person, _ = await People(hall.store, hall.clock).add("Ann")
    now = await hall.create(person, Wishes(game, len(seats), {}, clock), seats, True)
    sitter = Sitter(person)
    return await hall.join(now.id, sitter, None), sitter


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def decide(hall: Hall, room: Room, sitter: Sitter, seat: int) -> None:
    assert room.table.course
    game, version = room.table.course.game, room.table.version
    await hall.fulfil(room, sitter, m.Play(id=1, seat=seat, version=version, action=game.legal(seat)[0]))


async def back(hall: Hall, room: Room, sitter: Sitter, seat: int) -> None:
    await hall.fulfil(room, sitter, m.Back(id=1, seat=seat, version=room.table.version))
