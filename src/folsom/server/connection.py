"""A WebSocket connection: one person at one table."""

import asyncio
import time
from contextlib import suppress

from msgspec import DecodeError, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from folsom.game import registry
from folsom.game.version import __version__
from folsom.server import advice, retention
from folsom.server import messages as m
from folsom.server.codes import Codes
from folsom.server.cpu_time import metered
from folsom.server.limits import Bucket, Buckets, ConnectionLimit, hourly
from folsom.server.log import log_event
from folsom.server.people import People
from folsom.server.refusal import Refusal
from folsom.server.room import Room, text_of
from folsom.server.settings import Limits
from folsom.server.store import StoreError
from folsom.server.table_registry import TableRegistry
from folsom.server.websocket_protocol import WebSocketProtocol

MESSAGES: json.Decoder[m.AnyClientMessage] = json.Decoder(m.AnyClientMessage)
TIMEOUT = 20.0  # seconds until the hello must arrive
CLOSE_TIMEOUT = 3.0  # seconds for sending queued messages before closing
# Close codes.
NORMAL, GOING_AWAY, REFUSED, SLOW = 1000, 1001, 4000, 4001


class ConnectionContext:
    """What all connections share: tables, people, codes and limits."""

    def __init__(self, tables: TableRegistry, people: People, codes: Codes, limits: Limits) -> None:
        self.tables = tables
        self.people = people
        self.codes = codes
        self.limits = limits
        self.persons = ConnectionLimit(limits.connections_per_person)
        self.chat = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute)
        self.public_tables = hourly(limits.public_tables_per_address_per_hour)
        self.seats = hourly(limits.seats_per_address_per_hour)

    def require_public_table(self, address: str) -> None:
        self.public_tables.require(address, "Too many public tables from this address; try again in an hour.")


class Connection:
    """One WebSocket.  Its protocol queues messages, and reports a client that reads too slowly."""

    def __init__(self, socket: WebSocket, context: ConnectionContext, address: str) -> None:
        self.socket = socket
        self.address = address
        self.protocol: WebSocketProtocol = socket.scope["state"]["protocol"]
        self.protocol.on_too_slow = self._drop
        self.context = context
        self.tables = context.tables
        self.message_budget = Bucket(
            context.limits.messages_per_second, context.limits.messages_burst, time.monotonic()
        )
        self.language = "en"
        self.code: int | None = None  # the close code, set when the connection is to be closed
        self.closing_requested: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hint_task: asyncio.Task[None] | None = None

    # ---- sending
    def send(self, text: bytes) -> None:
        if self.code is not None:
            return
        self.protocol.send_text(text)

    def send_message(self, answer: m.ServerMessage) -> None:
        self.send(text_of(answer))

    def disconnect(self, why: str, again: bool, code: int = GOING_AWAY) -> None:
        """Send a goodbye, and close the connection when it is sent."""
        if self.code is None:
            self.protocol.send_text(text_of(m.Goodbye(why=why, again=again)))
            self.code = code
            if not self.closing_requested.done():
                self.closing_requested.set_result(None)

    def _drop(self) -> None:
        self.disconnect("slow", again=True, code=SLOW)

    async def _close(self, code: int) -> None:
        """Close when everything is sent, or after a timeout."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                self.protocol.flush()
                while self.protocol.waiting:
                    await self.protocol.writable.wait()
                await self.socket.close(code)

    # ---- receiving
    async def serve(self) -> None:
        """Serve the connection until it is closed."""
        receiving = asyncio.create_task(metered(self._receive_all(), self.protocol.account.spend_cpu))
        try:
            await asyncio.wait((receiving, self.closing_requested), return_when=asyncio.FIRST_COMPLETED)
            if self.code is not None:
                await self._close(self.code)
        finally:
            tasks = [receiving, *([self.hint_task] if self.hint_task else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if not receiving.cancelled() and (error := receiving.exception()):
                log_event("fault", error=error)

    async def _receive(self) -> str:
        """The next text message, as soon as the budget allows; bytes are refused."""
        await self.protocol.until_ready()
        message = await self.protocol.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        text = message.get("text")
        if not isinstance(text, str):
            raise Refusal("malformed", "messages must be text frames")
        return text

    async def _receive_all(self) -> None:
        try:
            async with asyncio.timeout(TIMEOUT):
                hello = await self._hello()
        except (TimeoutError, Refusal, StoreError) as problem:
            self._reject(problem)
            return
        except WebSocketDisconnect:
            return
        if not self.context.persons.acquire(self.person.id):
            self._reject(Refusal("too-many", "you have too many connections"))
            return
        try:
            await self._serve_table(hello)
        finally:
            self.context.persons.release(self.person.id)

    async def _hello(self) -> m.Hello:
        hello = read(await self._receive())
        if not isinstance(hello, m.Hello):
            raise Refusal("malformed", "the first message has to be hello")
        if hello.protocol != m.PROTOCOL:
            raise Refusal("malformed", f"this server uses version {m.PROTOCOL} of the protocol")
        check_language(hello.language)
        self.person = await self.context.people.authenticate(hello.token)
        self.language = hello.language
        return hello

    async def _serve_table(self, hello: m.Hello) -> None:
        """Join the table and handle messages until the connection ends."""
        try:
            room = await self.tables.room(await self.context.codes.table_id(hello.table, self.address))
            self.send_message(
                m.Welcome(
                    protocol=m.PROTOCOL,
                    folsom=__version__,
                    person=self.person.id,
                    name=self.person.name,
                    table=room.table.id,
                )
            )
            room = await self.tables.join(room.table.id, self, hello.seen)
            if not await self.context.people.is_current(self.person):
                self.tables.leave(room, self)
                raise Refusal("who", "this token has been renewed")
        except (Refusal, StoreError) as problem:
            self._reject(problem)
            return
        try:
            while self.code is None:
                await self._handle_message(room)
        except WebSocketDisconnect:
            pass
        finally:
            self.tables.leave(room, self)

    async def _handle_message(self, room: Room) -> None:
        """Receive and handle one message; a bad one is refused and changes nothing."""
        id: int | None = None
        try:
            text = await self._receive()
            within_budget = self.message_budget.take(time.monotonic())
            command = read(text)
            if not isinstance(command, m.Command):
                raise Refusal("malformed", "hello was sent already")
            id = command.id
            if not within_budget:
                raise Refusal("too-many", "too many messages; send fewer per second")
            await self._execute(room, command)
        except Refusal as refusal:
            self._refuse(id, refusal)

    async def _execute(self, room: Room, command: m.Command) -> None:
        if isinstance(command, m.Speak):
            check_language(command.language)
            async with room.lock:
                self.language = command.language
                self.send_message(room.table.now())
                room.send_game(self, None, self.tables.clock())
                self.send_message(m.Done(id=command.id, version=room.table.version))
        elif isinstance(command, m.Hint | m.Review):
            if self.hint_task and not self.hint_task.done():
                raise Refusal("too-many", "wait for the answer to the previous hint")
            work = metered(self._advise(room, command), self.protocol.account.spend_cpu)
            self.hint_task = asyncio.create_task(work)
        else:
            await self._check_limits(room, command)
            self.send_message(await self.tables.execute_command(room, self, command))

    async def _check_limits(self, room: Room, command: m.Command) -> None:
        """Check the rate limits of single commands."""
        table = room.table
        match command:
            case m.Say():
                self.context.chat.require(self.person.id, "too many lines of chat; wait a little")
            case m.Change() if command.config.public and not table.config.public:
                self.context.require_public_table(self.address)
            case m.Sit() if self.person.id not in table.holders:
                self.tables.check_command(room, self, command)  # a refused one must not cost another game
                self.context.seats.require(self.address, "too many seats for this address; try again in an hour")
                await retention.free_table_slot(self.tables, self.person, table.config.public)

    async def _advise(self, room: Room, command: m.Hint | m.Review) -> None:
        workers = self.tables.workers
        try:
            if isinstance(command, m.Hint):
                self.send_message(await advice.advise(workers, room, self, command))
            else:
                self.send_message(await advice.review(workers, room, self, command))
        except Refusal as refusal:
            self._refuse(command.id, refusal)

    def _reject(self, problem: TimeoutError | Refusal | StoreError) -> None:
        """Refuse the connection; say why, and whether to try again."""
        refusal = problem if isinstance(problem, Refusal) else Refusal("malformed", "no hello was sent")
        if isinstance(problem, StoreError):
            refusal = Refusal("busy", "the store cannot be read; try again")
        self._refuse(None, refusal)
        self.disconnect("refused", again=refusal.code == "busy", code=REFUSED)

    def _refuse(self, id: int | None, refusal: Refusal) -> None:
        self.tables.metrics.refused.add(refusal.code)
        self.send_message(m.Refused(id=id, code=refusal.code, words=refusal.words, rule=refusal.rule))


def read(text: str) -> m.AnyClientMessage:
    try:
        return MESSAGES.decode(text)
    except (ValidationError, DecodeError, UnicodeError) as error:
        raise Refusal("malformed", f"this is not a message: {error}") from None
    except RecursionError:
        raise Refusal("malformed", "this is not a message: it is nested too deeply") from None


def check_language(language: str) -> None:
    known = {one for name in registry.names() for one in registry.title(name).languages}
    if language not in known:
        raise Refusal("unknown", f"the languages are {', '.join(sorted(known))}")


async def serve(socket: WebSocket, context: ConnectionContext, address: str) -> None:
    """Accept a WebSocket and serve it."""
    await socket.accept()
    await Connection(socket, context, address).serve()
