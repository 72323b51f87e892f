"""Clients that keep playing while the server is killed, and remember what it has acknowledged."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from folsom.server.messages import PROTOCOL
from tests.server.clients import Client, Message, Snapshot
from tests.server.server_process import TIMEOUT, ServerProcess

BACK, CHAT = 0.1, 0.05  # how often a client takes a decision back, and chats
KINDS = {"play": "acted", "back": "took-back", "say": "said", "sit": "sat", "start": "started"}


@dataclass
class Ledger:
    """What was acknowledged at a table, to any client."""

    key: str
    version: int  # the newest one that a client has seen
    granted: dict[int, Message] = field(default_factory=dict)  # version -> acknowledged entry

    def check(self, entries: list[Message]) -> None:
        """Compare with the stored entries."""
        told, found = self.version, len(entries)
        assert told <= found, f"table {self.key}: version {told} was sent to a client, but only {found} are stored"
        for version, granted in self.granted.items():
            stored = entries[version - 1]
            assert granted.items() <= stored.items(), (
                f"table {self.key}, version {version}: {granted} was acknowledged, {stored} is stored"
            )


class CrashClient(Client):
    """Plays as long as the connection lasts, and continues after reconnecting."""

    def __init__(
        self, server: ServerProcess, token: str, ledger: Ledger, seats: list[int], dice: random.Random
    ) -> None:
        super().__init__(server, token, ledger.key)
        self.ledger = ledger
        self.seats = seats  # that this client should take
        self.dice = dice
        self.pending: dict[int, Message] = {}  # commands without an answer yet

    async def connected(self, server: ServerProcess, told: Callable[[], None]) -> None:
        """Play until the game is over or the server is gone; report everything received to the caller."""
        seen = self.dice.choice((None, self.seen))
        self.pending, self.presence = {}, {}
        try:
            async with connect(
                f"ws://{server.host}/socket", compression=None, max_size=None, open_timeout=TIMEOUT
            ) as socket:
                hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "table": self.key, "seen": seen}
                await socket.send(json.dumps(hello))
                async for text in socket:
                    message = json.loads(text)
                    self._hear(message)
                    if "version" in message:
                        self.ledger.version = max(self.ledger.version, message["version"])
                        told()
                    if self.presence and self.over:
                        return
                    for do in self._new_commands():
                        await socket.send(json.dumps(do))
        except (OSError, WebSocketException):
            pass

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "done":
                do = self.pending.pop(message["id"])
                granted = {"kind": KINDS[do["type"]]}
                granted |= {name: do[name] for name in ("seat", "action", "text") if name in do}
                self.ledger.granted[message["version"]] = granted
            case "refused":
                do = self.pending.pop(message["id"])
                assert message["code"] in ("stale", "not-now"), f"table {self.key}: {do} was {message}"
            case _:
                super()._hear(message)

    # ---- commands
    def _new_commands(self) -> list[Message]:
        """Send one command at a time for each seat, once the client is up to date."""
        if not self.presence or self.table["status"] == "over":
            return []
        busy = {do.get("seat") for do in self.pending.values()}
        if self.table["status"] == "waiting":
            free = [chair["seat"] for chair in self.table["chairs"] if chair["kind"] == "open"]
            commands = [{"type": "sit", "seat": seat} for seat in self.seats if seat in free and seat not in busy]
            if self.table["host"] == self.me and not free and not self.pending:
                commands.append({"type": "start"})
        else:
            commands = [self._choice(seat, self.now[seat]) for seat in self.asked if seat not in busy]
        return [self._numbered(do) for do in commands]

    def _choice(self, seat: int, snapshot: Snapshot) -> Message:
        if self.dice.random() < CHAT:
            return {"type": "say", "text": f"I saw {snapshot.version}"}
        if snapshot.back and self.dice.random() < BACK:
            return {"type": "back", "seat": seat, "version": snapshot.version}
        return {"type": "play", "seat": seat, "version": snapshot.version, "action": self.dice.choice(snapshot.answers)}

    def _numbered(self, do: Message) -> Message:
        id = self.dice.getrandbits(31)
        self.pending[id] = do
        return {**do, "id": id}
