"""The client side of the two measured servers: Folsom's protocol, and boardgame.io's over socket.io."""

import asyncio
import http.client
import json
import re
import time
from random import Random
from typing import Any

from bench.websocket_client import WebSocketClient, connect
from folsom.server.messages import PROTOCOL

SEATS = 4
TIMEOUT = 120.0  # seconds for each step of setting up a table
ACTION = re.compile(rb'"action":(\d+)')


class Table:
    """A table and its four connections; of the messages, only what the next move needs is parsed."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.sockets: list[WebSocketClient] = []
        self.version = 0
        self.seen = [0] * SEATS
        self.answers: list[list[bytes]] = [[] for _ in range(SEATS)]  # the options of each seat
        self.done: asyncio.Future[float] | None = None
        self.bytes = 0  # of updates

    @property
    def over(self) -> bool:
        return not any(self.answers)

    def update(self, seat: int, version: int, answers: list[bytes], size: int) -> None:
        self.seen[seat] = version
        self.answers[seat] = answers
        self.bytes += size
        if self.done is not None and not self.done.done() and min(self.seen) > self.version:
            self.version = min(self.seen)
            self.done.set_result(time.perf_counter())  # the event loop's own clock is too coarse


class Folsom:
    """Four people at a table of Colt Express."""

    name = "Folsom"

    def __init__(self, host: str) -> None:
        self.host = host
        self.dice = Random(1)
        self.people: list[str] = []

    def ask(self, web: http.client.HTTPConnection, path: str, body: Any, token: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        web.request("POST", path, json.dumps(body), headers)
        answer = web.getresponse()
        found = answer.read()
        assert answer.status == 201, found
        return json.loads(found)

    def create_tables(self, number: int) -> list[tuple[str, list[str]]]:
        """The keys of new tables, and the tokens of their players: four people share up to fifty tables."""
        found = []
        web = http.client.HTTPConnection(self.host)
        for count in range(number):
            if count % 50 == 0:
                tokens = [self.ask(web, "/api/people", {"name": f"Player {seat}"})["token"] for seat in range(SEATS)]
            body = {"config": {"game": "express", "players": SEATS}, "seats": ["me", None, None, None]}
            found.append((self.ask(web, "/api/tables", body, tokens[0])["id"], tokens))
        web.close()
        return found

    async def start_table(self, key: str, tokens: list[str]) -> Table:
        table = Table(key)
        for seat, token in enumerate(tokens):
            table.sockets.append(await self.connect_client(table, seat, token))
        for seat in range(1, SEATS):
            await self.command(table.sockets[seat], {"type": "sit", "seat": seat})
        table.done = asyncio.get_running_loop().create_future()
        await self.command(table.sockets[0], {"type": "start"})
        await asyncio.wait_for(table.done, TIMEOUT)
        return table

    async def connect_client(self, table: Table, seat: int | None, token: str) -> WebSocketClient:
        socket = await connect(self.host, "/socket")
        here = asyncio.get_running_loop().create_future()

        def on_text(socket: WebSocketClient, text: bytes) -> None:
            if text.startswith(b'{"type":"update"'):
                if seat is not None:
                    self.receive(table, seat, text)
            elif text.startswith(b'{"type":"refused"'):
                raise RuntimeError(text)
            elif not here.done() and text.startswith(b'{"type":"presence"'):
                here.set_result(None)

        socket.on_text = on_text
        hello = {"type": "hello", "protocol": PROTOCOL, "token": token, "table": table.key}
        socket.send(json.dumps(hello).encode())
        await asyncio.wait_for(here, TIMEOUT)
        return socket

    async def command(self, socket: WebSocketClient, command: dict[str, Any]) -> None:
        done, before = asyncio.get_running_loop().create_future(), socket.on_text

        def wait(socket: WebSocketClient, text: bytes) -> None:
            before(socket, text)
            if text.startswith(b'{"type":"done"'):
                done.set_result(None)

        socket.on_text = wait
        socket.send(json.dumps({**command, "id": 1}).encode())
        await asyncio.wait_for(done, TIMEOUT)
        socket.on_text = before

    def receive(self, table: Table, seat: int, text: bytes) -> None:
        options = text.rfind(b'"options":[')
        version = int(text[27 : text.index(b",", 27)])  # {"type":"update","version":
        table.update(seat, version, ACTION.findall(text, options), len(text))

    def move(self, table: Table) -> None:
        seat = self.dice.choice([seat for seat, answers in enumerate(table.answers) if answers])
        action = self.dice.choice(table.answers[seat])
        table.sockets[seat].send(
            b'{"type":"play","id":2,"seat":%d,"version":%d,"action":%s}' % (seat, table.seen[seat], action)
        )

    async def watch(self, table: Table, token: str) -> WebSocketClient:
        return await self.connect_client(table, None, token)

    def new_spectator(self) -> str:
        web = http.client.HTTPConnection(self.host)
        token: str = self.ask(web, "/api/people", {"name": "Watcher"})["token"]
        web.close()
        return token


class BoardgameIo:
    """Four players of the game in bench/boardgameio; a match starts with its first request."""

    name = "boardgame.io"
    moves = 112  # in a match, as many as in a game of Colt Express

    def __init__(self, host: str) -> None:
        self.host = host
        self.dice = Random(1)
        self.created = 0

    def create_tables(self, number: int) -> list[tuple[str, list[str]]]:
        self.created += number
        return [(f"match{self.created - count}", [str(seat) for seat in range(SEATS)]) for count in range(number)]

    async def start_table(self, key: str, tokens: list[str]) -> Table:
        table = Table(key)
        table.version = -1
        table.seen = [-1] * SEATS
        table.done = asyncio.get_running_loop().create_future()
        for seat in range(SEATS):
            table.sockets.append(await self.connect_client(table, seat))
        await asyncio.wait_for(table.done, TIMEOUT)
        return table

    async def connect_client(self, table: Table, seat: int | None) -> WebSocketClient:
        socket = await connect(self.host, "/socket.io/?EIO=4&transport=websocket")
        joined, synced = (asyncio.get_running_loop().create_future() for _ in range(2))

        def on_text(socket: WebSocketClient, text: bytes) -> None:
            if text.startswith((b'42/train,["update"', b'42/train,["sync"')):
                if seat is not None:
                    self.receive(table, seat, text)
                if not synced.done():
                    synced.set_result(None)
            elif text == b"2":
                socket.send(b"3")
            elif text.startswith(b"40/train") and not joined.done():
                joined.set_result(None)

        socket.on_text = on_text
        socket.send(b"40/train,")
        await asyncio.wait_for(joined, TIMEOUT)
        player = None if seat is None else str(seat)
        socket.send(b"42/train," + json.dumps(["sync", table.key, player, None, SEATS]).encode())
        await asyncio.wait_for(synced, TIMEOUT)
        return socket

    def receive(self, table: Table, seat: int, text: bytes) -> None:
        start = text.index(b'"_stateID":') + 11
        version = int(re.match(rb"\d+", text[start : start + 10])[0])  # type: ignore[index]
        turn = int(text[text.index(b'"currentPlayer":"') + 17 :][:1])
        answers = [b"0", b"1", b"2"] if turn == seat and version < self.moves else []
        table.update(seat, version, answers, len(text))

    def move(self, table: Table) -> None:
        seat = next(seat for seat, answers in enumerate(table.answers) if answers)
        number = self.dice.choice(table.answers[seat])
        table.sockets[seat].send(
            b'42/train,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%s],"playerID":"%d"}},%d,"%s","%d"]'
            % (number, seat, table.version, table.key.encode(), seat)
        )

    async def watch(self, table: Table, token: str) -> WebSocketClient:
        return await self.connect_client(table, None)

    def new_spectator(self) -> str:
        return ""


GameProtocol = Folsom | BoardgameIo
