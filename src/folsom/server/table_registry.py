"""All tables.  A table is loaded when it is first used and unloaded when it has been idle for a while.

Every change takes the same path: a command is checked, the entry that it becomes is applied and stored, and clients
are notified only when the entry is on the disk.  If an entry cannot be stored, its table is unloaded; the next use
loads the stored state.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from folsom.game.record import Record
from folsom.lessons import Lesson
from folsom.server import archive, table_creation, table_loader
from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.cache import Cache
from folsom.server.log import log_event
from folsom.server.metrics import Metrics
from folsom.server.permissions import entry_for, forecast, why_not
from folsom.server.refusal import Refusal
from folsom.server.requester import Requester
from folsom.server.retention import Retention
from folsom.server.room import ENCODE, Client, Room
from folsom.server.scheduler import Scheduler
from folsom.server.settings import Settings
from folsom.server.store import OVER, PLAYING, Person, Row, Store, StoreError
from folsom.server.table import CHAT_TAIL, Table
from folsom.server.worker_pool import WorkerPool

SWEEP = 5.0  # seconds between two checks for due and idle tables
DAY = 86_400_000  # milliseconds
MANY_BLOCKS = 10_000_000  # allocated blocks, about a gigabyte
REPLAY_BYTES = 16 << 20  # size of the cache for steps of finished games
AT_ONCE = 64  # tables woken in one sweep


class TableRegistry:
    """Loads, changes and unloads tables; `rooms` holds the loaded ones by table id."""

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], int],
    ) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.scheduler = Scheduler(self, workers)
        self.retention = Retention(self, settings.keep)
        self.rooms: dict[str, Room] = {}
        self.started = clock()
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._damaged: set[str] = set()  # ids of tables that could not be loaded
        self.without_transcript: set[str] = set()  # ids of tables whose transcript could not be written
        self._tasks: set[asyncio.Task[Any]] = set()
        self._collected_at, self._blocks_left, self._changed = self.started, sys.getallocatedblocks(), False
        self._writes: set[asyncio.Future[None]] = set()
        self._replaying = asyncio.Lock()  # one replay at a time: it shares the interpreter with the event loop
        self._replays: Cache[tuple[str, int | None, str, int, int]] = Cache(REPLAY_BYTES)

    async def start(self) -> None:
        """Start the background tasks."""
        self.spawn(self._sweep())
        self.spawn(archive.transcript_loop(self))

    async def close(self) -> None:
        """Disconnect all clients with the advice to reconnect, finish pending writes, and accept no more commands."""
        with suppress(TimeoutError, StoreError):
            async with asyncio.timeout(archive.LAST_TRANSCRIPTS):
                await archive.write_transcripts(self)
        self.closing = True
        for room in list(self.rooms.values()):
            self._disconnect_all(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._writes, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log_event("fault", error=error)

    # ---- rooms
    async def room(self, key: str) -> Room:
        """The room of a table, by id; loads the table if necessary."""
        if self.closing:
            raise Refusal("busy", "the server is stopping")
        room = self.rooms.get(key)
        if room is None:
            row = await self.store.row(key)
            if row is None:
                raise Refusal("unknown", "there is no such table")
            room = self.rooms.get(row.id) or await self._load_once(row)
        room.last_used = self.clock()
        return room

    @asynccontextmanager
    async def locked_room(self, key: str) -> AsyncIterator[Room]:
        """The room of a table with its lock held: it matches the store, and nobody else can change it."""
        while True:
            room = await self.room(key)
            async with room.lock:
                if self.is_current_room(room):
                    yield room
                    return

    def is_current_room(self, room: Room) -> bool:
        """Whether a room is still loaded.  One unloaded during the wait for its lock may hold unstored changes."""
        return self.rooms.get(room.table.id) is room

    async def _load_once(self, row: Row) -> Room:
        task = self._loading.get(row.id)
        if task is None:
            task = self._loading[row.id] = asyncio.create_task(self._load(row))
            task.add_done_callback(lambda _: self._loading.pop(row.id, None))
        return await asyncio.shield(task)

    async def _load(self, row: Row) -> Room:
        try:
            table, why = await table_loader.load(self.store, row)
        except (table_loader.DamagedTable, StoreError) as error:
            if isinstance(error, StoreError) and not self.store.damage:
                raise
            self._damaged.add(row.id)
            log_event("table cannot be loaded", error=error)
            raise Refusal("not-now", "what is stored of this table is damaged") from None
        if why and table.status == PLAYING:
            log_event("game ended", why=why)
            await self.store_entry(table, e.Ended(at=self.clock(), why=why))
        room = self.add_room(table)
        away = not self.started <= table.touched <= self.clock()  # last touched before this server started
        if away and table.status == PLAYING and table.next_deadline() is not None:
            async with room.lock:
                await self.write(room, e.Resumed(at=self.started))
        return room

    def damage(self) -> str:
        """A sentence about the known damage to the store; empty if there is none."""
        found = [self.store.damage] if self.store.damage else []
        if self._damaged:
            found.append(f"{len(self._damaged)} tables cannot be loaded")
        return "; ".join(found)

    def unload(self, room: Room) -> None:
        """Remove a room from memory; the next use loads its table again."""
        self._disconnect_all(room)
        if self.is_current_room(room):
            del self.rooms[room.table.id]

    def _unload_soon(self, room: Room) -> None:
        """Remove a room from memory at once; disconnect its clients when the refusal of the command has been sent."""
        if self.is_current_room(room):
            del self.rooms[room.table.id]
        self.scheduler.stop(room)
        asyncio.get_running_loop().call_soon(self._disconnect_all, room)

    async def delete(self, room: Room) -> None:
        """Delete a table from memory and the store; the caller holds the lock."""
        await self.store.delete(room.table.id)
        self._disconnect_all(room, "deleted", again=False)
        self.unload(room)

    def disconnect_person(self, person: str) -> None:
        """Close all connections of a person, who must reconnect with a valid token."""
        for room in self.rooms.values():
            for client in list(room.clients):
                if client.person.id == person:
                    client.disconnect("renewed", again=True)

    def _disconnect_all(self, room: Room, why: str = "stopping", again: bool = True) -> None:
        for client in list(room.clients):
            client.disconnect(why, again)
        room.remove_all()
        self.scheduler.stop(room)

    async def _sweep(self) -> None:
        while True:
            now = self.clock()
            for room in list(self.rooms.values()):
                quiet = not room.clients and not room.bot_tasks and not room.lock.locked()
                if quiet and now - room.last_used > 1000 * self.settings.idle:
                    self.unload(room)
            self._collect_garbage(now)
            try:
                await self._wake(now)
                await self.retention.sweep()
            except Exception as error:  # the disk may work again next time
                log_event("sweep failed", error=error)
            await asyncio.sleep(SWEEP)

    def _collect_garbage(self, now: int) -> None:
        """Run the garbage collector, which takes a second: when the last client has gone, or once a day.

        Also when memory use is high and has doubled, in case something leaves cyclic garbage.
        """
        empty = not any(room.clients for room in self.rooms.values())
        grown = sys.getallocatedblocks() - self._blocks_left > max(MANY_BLOCKS, self._blocks_left)
        if grown or now - self._collected_at > DAY or (empty and self._changed):
            gc.collect()
            self._collected_at, self._blocks_left, self._changed = now, sys.getallocatedblocks(), False

    async def _wake(self, now: int) -> None:
        """Load tables at which a bot or a clock has to act, whether or not anybody is connected."""
        known = len(self.rooms) + len(self._damaged)
        for row in await self.store.due(now + int(1000 * SWEEP), AT_ONCE + known):
            if row.id not in self._damaged:
                with suppress(Refusal):  # the reason is in the log
                    self.scheduler.update(self.rooms.get(row.id) or await self.room(row.id))

    # ---- changes
    async def write(self, room: Room, entry: e.AnyEntry) -> None:
        """Apply and store an entry, then send it; the caller holds the lock.  A cancellation waits for it."""
        if not self.is_current_room(room):
            raise Refusal("busy", "the table is being loaded; try again")
        begun, gone = time.perf_counter(), None
        try:
            stored = self.store_entry(room.table, entry)
            self._writes.add(stored)
            stored.add_done_callback(self._writes.discard)
            gone = await wait_despite_cancellation(stored)
            stored.result()
        except StoreError as error:
            log_event("not stored", error=error)
            self._unload_soon(room)
            raise gone or Refusal("busy", "this could not be stored; try again") from None
        except BaseException:
            self.unload(room)
            raise
        self.metrics.store_seconds.observe(time.perf_counter() - begun)
        self._changed = True
        room.last_used = self.clock()
        room.publish(entry, room.last_used)
        self.scheduler.update(room)
        if gone:
            raise gone

    def store_entry(self, table: Table, entry: e.AnyEntry) -> "asyncio.Future[None]":
        """Apply an entry; the returned future completes when it is stored."""
        before = table.holders
        table.apply(entry)
        people = table.holders if table.holders != before else None
        if table.status == OVER and isinstance(entry, e.Acted):
            results, scores = table.results(), ENCODE(table.scores)
            return self.store.append(row_of(table), ENCODE(entry), people, results, scores)
        return self.store.append(row_of(table), ENCODE(entry), people)

    def add_room(self, table: Table) -> Room:
        """The room of a stored table; if another task has already added one, that one."""
        room = self.rooms.setdefault(table.id, Room(table, self.clock()))
        self.scheduler.update(room)
        return room

    async def execute_command(self, room: Room, client: Client, command: m.Command) -> m.ServerMessage:
        """Execute a client's command and return the answer."""
        begun = time.perf_counter()
        try:
            async with room.lock:
                if not self.is_current_room(room):
                    raise Refusal("busy", "the table is being loaded; try again")
                requester = self._requester(room, client)
                if isinstance(command, m.Why):
                    return why_not(room.table, requester, command)
                if isinstance(command, m.Plan):
                    return forecast(room.table, requester, command)
                if isinstance(command, m.Rematch):
                    await table_creation.rematch(self, room, client.person, command.bandit)
                else:
                    await self.write(room, entry_for(room.table, requester, command, self.clock()))
                version = room.table.version
        finally:
            self.metrics.decision_seconds.observe(time.perf_counter() - begun)
        if isinstance(command, m.Play):
            self.metrics.decisions.add()
        return m.Done(id=command.id, version=version)

    def check_command(self, room: Room, client: Client, command: m.Command) -> None:
        """Refuse a command that would be refused now; changes nothing."""
        entry_for(room.table, self._requester(room, client), command, self.clock())

    def _requester(self, room: Room, client: Client) -> Requester:
        now = self.clock()
        return Requester(
            client.person,
            client.language,
            room.people,
            lambda person: room.seconds_away(person, now),
            self.settings.timeouts,
        )

    async def create(
        self,
        person: Person,
        config: e.TableConfig,
        seats: Sequence[str | None] | None = None,
        start: bool = False,
        address: str = "",
        bandit: str | None = None,
    ) -> m.TableNow:
        """Create a table, with its host in the first seat unless `seats` says otherwise."""
        room = await table_creation.new_table(self, person, config, seats, start, bandit)
        room.origin = address
        return room.table.now()

    async def create_lesson(self, person: Person, lesson: Lesson, address: str = "") -> m.TableNow:
        """Create a table for a lesson."""
        room = await table_creation.new_lesson(self, person, lesson)
        room.origin = address
        return room.table.now()

    # ---- reading
    async def now(self, key: str) -> m.TableNow:
        async with self.locked_room(key) as room:
            return room.table.now()

    async def record(self, key: str) -> Record:
        async with self.locked_room(key) as room:
            return archive.record(room)

    async def steps(self, key: str, seat: int | None, language: str, first: int, count: int) -> tuple[bytes, float]:
        """Steps of a finished game as JSON, and the CPU time that they took: 0 if they were cached."""
        async with self.locked_room(key) as room:
            asked = (room.table.id, seat, language, first, count)
            if (known := self._replays.get(asked)) is not None:
                return known, 0.0
            async with self._replaying:
                text, seconds = await asyncio.to_thread(archive.steps_text, room, seat, language, first, count)
            self._replays.put(asked, text)
            return text, seconds

    async def chat(self, key: str, before: int) -> tuple[int, list[m.ChatLine]]:
        """A page of chat lines before a line number, and the number of its first line."""
        async with self.locked_room(key) as room:
            last = min(before, room.table.said)
            first = max(0, last - CHAT_TAIL)
            bodies = await self.store.chat_entries(room.table.id, room.table.said - last, last - first)
        lines = [entry for entry in map(table_loader.DECODE, bodies) if isinstance(entry, e.Said)]
        return first, [m.ChatLine(each.at, each.person, each.name, each.text) for each in lines]

    # ---- clients
    async def join(self, key: str, client: Client, seen: int | None) -> Room:
        """Connect a client to a table and send it what it has missed."""
        async with self.locked_room(key) as room:
            room.send_missed(client, seen, self.clock())
            room.add(client)
            if client.person.id == room.table.host:
                room.origin = client.address
            client.send(room.presence())
            room.announce_presence()
            self.scheduler.update(room)  # bots pause while nobody watches
            return room

    def leave(self, room: Room, client: Client) -> None:
        if client in room.clients:
            room.remove(client)
            room.last_used = self.clock()
            if client.person.id not in room.people:
                room.note_departure(client.person.id, room.last_used)
            room.announce_presence()


async def wait_despite_cancellation(work: "asyncio.Future[None]") -> asyncio.CancelledError | None:
    """Wait for a write even if the waiting task is cancelled; return the cancellation, to be raised afterwards."""
    gone = None
    while not work.done():
        try:
            await asyncio.shield(work)
        except StoreError:
            pass  # the caller reads it from the result
        except asyncio.CancelledError as error:
            gone = error
    return gone


def row_of(table: Table) -> Row:
    return Row(
        id=table.id,
        code=table.code,
        game=table.config.game,
        status=table.status,
        public=table.config.public,
        version=table.version,
        touched=table.touched,
        wake=table.wake_time(),
        summary=ENCODE(table.summary()),
    )
