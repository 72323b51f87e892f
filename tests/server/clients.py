"""Test clients over real sockets, which keep everything that they receive."""

import asyncio
import json
import random
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from folsom.game.changes import apply
from folsom.server.messages import PROTOCOL
from tests.server.server_process import TIMEOUT, ServerProcess

Message = dict[str, Any]
Viewer = int | None  # a seat, or a spectator
OPEN: list[ClientConnection] = []  # sockets opened in one scenario


class FastServer(ServerProcess):
    """A server whose bots do not wait for people."""

    PROGRAM = (sys.executable, str(Path(__file__).with_name("fast_server.py")))


class Refused(Exception):
    """The server has refused a command."""

    def __init__(self, message: Message) -> None:
        super().__init__(message["code"], message["words"])
        self.code: str = message["code"]
        self.words: str = message["words"]
        self.rule: str | None = message["rule"]


@dataclass(frozen=True)
class Snapshot:
    """What a seat has been shown, at one moment."""

    seat: Viewer
    version: int
    view: Message
    events: list[Message]
    question: str
    options: list[Message]
    back: bool
    clock: dict[str, int] | None
    task: int | None

    @property
    def answers(self) -> list[int]:
        return [one["action"] for one in self.options if one["verb"] != "take-back"]

    @property
    def lasting(self) -> tuple[Any, ...]:
        """The part that does not depend on the time."""
        return self.view, self.events, self.question, self.options


class Client:
    """A person with a connection, which may be lost and opened again."""

    def __init__(self, server: ServerProcess, token: str, key: str, language: str = "en") -> None:
        self.server, self.token, self.key, self.language = server, token, key, language
        self.received: list[str] = []  # every text, as received
        self.snapshots: list[Snapshot] = []  # all, from the first one on
        self.now: dict[Viewer, Snapshot] = {}
        self.table: Message = {}
        self.me = ""
        self.chat: list[Message] = []
        self.presence: Message = {}
        self.warnings: list[Message] = []
        self.goodbye: Message | None = None
        self.ended = 0  # the version at which the game ended
        self._asked: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # ---- the connection
    async def connect(self, seen: int | None = None) -> "Client":
        """Connect, and wait for the state of the table."""
        self._socket = await connect(f"ws://{self.server.host}/socket", compression=None, max_size=None)
        OPEN.append(self._socket)
        self.presence, self.goodbye = {}, None
        self._reader = asyncio.create_task(self._read(self._socket))
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "token": self.token,
            "table": self.key,
            "language": self.language,
        }
        await self._socket.send(json.dumps({**hello, "seen": seen}))
        await self.until(lambda: bool(self.presence) or self.goodbye is not None)
        return self

    @property
    def seen(self) -> int | None:
        """The version to send when reconnecting: that of the seat which is furthest behind."""
        return min((snapshot.version for snapshot in self.now.values()), default=None)

    async def disconnect(self) -> None:
        assert self._socket
        assert self._reader
        await self._socket.close()
        await self._reader

    async def reconnect(self) -> None:
        await self.disconnect()
        await self.connect(self.seen)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                self.received.append(text)
                self._hear(json.loads(text))
                self._news.set()
        for waiting in self._asked.values():
            waiting.cancel()
        self._asked.clear()
        self._news.set()

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.me = message["person"]
            case "table":
                self.table = message
                if message["status"] == "over" and not self.ended:
                    self.ended = message["version"]
            case "update":
                self._see(message)
            case "chat":
                self.chat = self.chat[: message["first"]] + message["lines"]
            case "presence":
                self.presence = message
            case "warning":
                self.warnings.append(message)
            case "goodbye":
                self.goodbye = message
            case "done" | "refused" | "because" | "forecast" | "advice" | "reviewed" if message["id"] is not None:
                self._asked.pop(message["id"]).set_result(message)

    def _see(self, message: Message) -> None:
        seat = message["seat"]
        view, events = message["view"], [dict(event) for event in message["events"]]
        changes = [event.pop("changes") for event in events]
        if seat in self.now:
            assert message["first"] <= len(self.now[seat].events)
            events = self.now[seat].events[: message["first"]] + events
            if not message["whole"]:
                view = reduce(apply, [*filter(None, changes), view], self.now[seat].view)
        else:
            assert message["whole"]
            assert message["first"] == 0
        rest = (message[name] for name in ("question", "options", "back", "clock", "task"))
        self.now[seat] = Snapshot(seat, message["version"], view, events, *rest)
        self.snapshots.append(self.now[seat])

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(TIMEOUT):
            while not true():
                assert self._reader is None or not self._reader.done(), f"the connection is lost: {self.received[-1:]}"
                self._news.clear()
                await self._news.wait()

    async def lost(self) -> Message | None:
        """Wait until the server closes the connection; its goodbye."""
        assert self._reader
        async with asyncio.timeout(TIMEOUT):
            await self._reader
        return self.goodbye

    # ---- commands
    def send(self, type: str, **fields: Any) -> "asyncio.Future[Message]":
        """Send a command; the answer comes later."""
        assert self._socket
        number = random.getrandbits(31)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        self._sending = asyncio.ensure_future(self._socket.send(json.dumps({"type": type, "id": number, **fields})))
        return answer

    async def do(self, type: str, **fields: Any) -> Message:
        """Send a command and return the answer; raises Refused."""
        async with asyncio.timeout(TIMEOUT):
            answer = await self.send(type, **fields)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    async def refusal(self, type: str, **fields: Any) -> str:
        """Send a command that has to be refused; the code of the refusal."""
        try:
            await self.do(type, **fields)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{type} was not refused")

    async def catch_up(self) -> None:
        """Wait for the answer to a command, and so for everything that was sent before it."""
        assert await self.refusal("sit", seat=15) in ("unknown", "not-now")

    # ---- the game
    @property
    def mine(self) -> list[int]:
        return [chair["seat"] for chair in self.table["chairs"] if chair["person"] == self.me]

    @property
    def over(self) -> bool:
        """Whether all own seats have seen the end of the game."""
        return bool(self.ended) and all(snapshot.version >= self.ended for snapshot in self.now.values())

    @property
    def asked(self) -> list[int]:
        """Own seats that have to decide."""
        return [seat for seat in self.now if seat is not None and self.now[seat].answers]

    async def play(self, seat: int, action: int | str) -> int:
        """Answer the latest question; the version that results."""
        answer = await self.do("play", seat=seat, version=self.now[seat].version, action=action)
        version: int = answer["version"]
        return version

    async def back(self, seat: int) -> None:
        await self.do("back", seat=seat, version=self.now[seat].version)

    async def decide(self, chance: random.Random) -> int | None:
        """Wait for a question and answer it at random; the seat, or None when the game is over."""
        await self.until(lambda: self.over or bool(self.asked))
        if self.over:
            return None
        seat = chance.choice(self.asked)
        await self.play(seat, chance.choice(self.now[seat].answers))
        return seat

    async def play_on(self, chance: random.Random) -> None:
        """Decide at random to the end of the game."""
        while await self.decide(chance) is not None:
            pass


async def do_when_allowed(client: Client, type: str, **fields: Any) -> None:
    """Send a command again until it is no longer too soon for it."""
    async with asyncio.timeout(TIMEOUT):
        while (answer := await client.send(type, **fields))["type"] == "refused":
            if answer["code"] != "too-soon":
                raise Refused(answer)
            await asyncio.sleep(0.1)


# ---- tables
def run(scenario: Coroutine[Any, Any, None], seconds: float = 300.0) -> None:
    """Run a scenario, and close all sockets at the end."""

    async def whole() -> None:
        try:
            async with asyncio.timeout(seconds):
                await scenario
        finally:
            await asyncio.gather(*(socket.close() for socket in OPEN))
            OPEN.clear()

    asyncio.run(whole())


def create_table(
    server: ServerProcess, token: str, config: Message, seats: Sequence[str | None] | None = None, start: bool = False
) -> Message:
    """A new table."""
    answer = server.ask("POST", "/api/tables", {"config": config, "seats": seats, "start": start}, token)
    assert answer.status == 201, answer.body
    table: Message = answer.json
    return table


async def join_table(
    server: ServerProcess, config: Message, seats: Sequence[str], languages: Sequence[str] = ("en",), start: bool = True
) -> list[Client]:
    """A table with people and bots (`bot:drifter`) in the given seats; the clients of all people and of a spectator.

    A person who is named twice holds two seats.
    """
    names = list(dict.fromkeys(name for name in seats if not name.startswith("bot:")))
    tokens = {name: server.person(name) for name in [*names, "Spectator"]}
    bots = [name.removeprefix("bot:") if name.startswith("bot:") else None for name in seats]
    key = create_table(server, tokens[names[0]], config, bots)["id"]
    clients = {}
    for number, (name, token) in enumerate(tokens.items()):
        clients[name] = await Client(server, token, key, languages[number % len(languages)]).connect()
    for seat, name in enumerate(seats):
        if name in clients:
            await clients[name].do("sit", seat=seat)
    everybody = list(clients.values())
    if start:
        await everybody[0].do("start")
        await asyncio.gather(*(client.until(lambda one=client: bool(one.now)) for client in everybody))  # type: ignore[misc]
    return everybody


def all_at(clients: Sequence[Client], version: int) -> Callable[[], bool]:
    """Whether all clients have seen this version."""
    return lambda: all(snapshot.version >= version for client in clients for snapshot in client.now.values())
