"""Memory is bounded: for chat, for outgoing messages, and for presence messages to many spectators."""

import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from folsom.server.entries import Clock
from folsom.server.room import PRESENCE_PER_SECOND
from folsom.server.store import Person
from folsom.server.table import CHAT_TAIL
from tests.server import attacked_table
from tests.server.attacked_table import TEXT, Message, Scene, do, frame, memory
from tests.server.clients import run
from tests.server.in_process import FakeClient, Time, open_registry, start_table, until
from tests.server.server_process import ServerProcess

LINES, DEAF = 400, 12
LONG = "x" * 300  # a line of chat
MEGABYTES = 60  # by which the server may grow


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A table with a long chat."""
    folder = tmp_path_factory.mktemp("memory")
    with ServerProcess(folder / "folsom.db", "--workers", "1", "--limits", "1000") as server:
        tokens = {name: server.person(name) for name in ("Ann", "Dan")}
        table = {"config": {"game": "express", "players": 3}, "seats": ["me"] * 3, "start": True}
        laid = Scene(server, server.ask("POST", "/api/tables", table, tokens["Ann"]).json["id"], tokens)
        with laid.connected("Ann") as ann:
            for number in range(LINES):
                assert do(ann, "say", text=f"{number} {LONG}"[:300])["type"] == "done"
        yield laid


def test_a_new_client_gets_the_latest_lines_and_can_load_older_ones(scene: Scene) -> None:
    with scene.open() as ws:
        ws.send(json.dumps(scene.hello("Dan")))
        chat = attacked_table.until(ws, "chat")
    assert (chat["first"], len(chat["lines"])) == (LINES - CHAT_TAIL, CHAT_TAIL)
    pages: list[Message] = [chat]
    while pages[0]["first"]:
        path = f"/api/tables/{scene.key}/chat?before={pages[0]['first']}"
        pages.insert(0, scene.server.get(path, scene.tokens["Dan"]).json)
    said = [line["text"].split()[0] for page in pages for line in page["lines"]]
    assert said == [str(number) for number in range(LINES)]
    assert scene.server.get(f"/api/tables/{scene.key}/chat").status == 401
    latest = scene.server.get(f"/api/tables/{scene.key}/chat", scene.tokens["Ann"]).json
    assert latest == {"first": chat["first"], "lines": chat["lines"]}


def test_a_client_that_never_reads_costs_little_memory(scene: Scene) -> None:
    before = memory(scene.server)
    asked = [json.dumps({"type": "language", "id": 1, "language": each}).encode() for each in ("fr", "de")]
    with scene.connected("Ann") as ann, ExitStack() as stack:
        not_reading = [stack.enter_context(scene.not_reading("Dan")) for _ in range(DEAF)]
        for raw in not_reading:
            raw.settimeout(0.05)
        for _ in range(20):
            for raw in not_reading:
                send_what_fits(raw, frame(TEXT, asked[0]) + frame(TEXT, asked[1]))
            assert do(ann, "say", text=LONG)["type"] == "done"
        assert memory(scene.server) - before < 1000 * MEGABYTES


def send_what_fits(raw: sockets.socket, data: bytes) -> None:
    with suppress(OSError):  # the buffer is full, or the connection is closed
        raw.sendall(data * 20)


def test_presence_of_many_spectators_is_sent_rarely(tmp_path: Path) -> None:
    """600 clients would get 180 300 presence messages if each new one were announced to all."""

    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, host = await start_table(tables, Clock(), ("me", "drifter", "drifter"))
            begun = time.monotonic()
            watchers = [FakeClient(Person(f"guest-{number}", "Guest", b"", 0)) for number in range(600)]
            for number, watcher in enumerate(watchers, 1):
                await tables.join(room.table.id, watcher, None)
                assert watcher.all("presence")[0] == {
                    "type": "presence",
                    "people": [host.person.id],
                    "watching": number,
                }
            await until(lambda: all(watcher.all("presence")[-1]["watching"] == 600 for watcher in watchers))
            told = sum(len(watcher.all("presence")) for watcher in watchers)
            assert told < 2 * len(watchers) + PRESENCE_PER_SECOND * (time.monotonic() - begun)
            assert told < 60_000
            tables.leave(room, watchers.pop())
            await until(lambda: host.all("presence")[-1]["watching"] == 599)

    run(scenario())


class CountedClient(FakeClient):
    """Counts how often its person is read."""

    asked = 0

    @property
    def person(self) -> Person:
        CountedClient.asked += 1
        return self._person

    @person.setter
    def person(self, person: Person) -> None:
        self._person = person


def test_a_spectator_who_comes_or_goes_costs_the_same_however_many_there_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, _ = await start_table(tables, Clock(), ("me", "drifter", "drifter"))
            watchers = [CountedClient(Person(f"guest-{number}", "Guest", b"", 0)) for number in range(200)]
            for watcher in watchers:
                await tables.join(room.table.id, watcher, None)
            for watcher in watchers:
                tables.leave(room, watcher)
            assert CountedClient.asked < 20 * len(watchers)

    run(scenario())
