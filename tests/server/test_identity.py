"""Replacing and revoking tokens, and limits on guessing codes."""

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from folsom.server.codes import LIFETIME, Codes
from folsom.server.entries import TableConfig
from folsom.server.people import People
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits
from tests.server.clients import Client, FastServer, create_table, join_table, run
from tests.server.in_process import Time, open_registry
from tests.server.server_process import TIMEOUT, ServerProcess

THREE: dict[str, Any] = {"game": "express", "players": 3}


# ---- tokens
def test_renewing_a_token_invalidates_the_old_one(server: FastServer) -> None:
    old = server.person("Ann")
    renewed = server.ask("POST", "/api/people/me/token", token=old)
    assert renewed.status == 201
    new = renewed.json["token"]
    assert new != old
    assert server.get("/api/people/me", old).status == 401
    assert server.get("/api/people/me", new).json["name"] == "Ann"
    assert server.get("/api/people/me", new).json["person"] == old.partition(".")[0]


def test_connections_with_the_old_token_are_closed(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, _ = await join_table(server, {"game": "super", "players": 3}, ("Ann", "Bob", "bot:drifter"))
        thief = await Client(server, ann.token, ann.key).connect()
        new = server.ask("POST", "/api/people/me/token", token=ann.token).json["token"]
        for gone in (ann, thief):
            assert await gone.lost() == {"type": "goodbye", "why": "renewed", "again": True}
        await thief.connect()
        assert '"code":"who"' in thief.received[-2]
        ann.token = new
        await ann.connect(ann.seen)
        assert ann.mine == [0]
        await bob.until(lambda: set(bob.presence["people"]) == {ann.me, bob.me})

    run(scenario())


def test_a_revoked_token_stays_invalid(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person("Ann")
        ann = await Client(server, token, create_table(server, token, THREE)["id"]).connect()
        assert server.ask("DELETE", "/api/people/me/token", token=token).status == 200
        await ann.lost()
        for method, path in (("GET", "/api/people/me"), ("POST", "/api/people/me/token"), ("GET", "/api/mine")):
            assert server.ask(method, path, token=token).status == 401
        await ann.connect()
        assert '"code":"who"' in ann.received[-2]

    run(scenario())


def test_a_renewed_token_survives_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        old = server.person("Ann")
        new = server.ask("POST", "/api/people/me/token", token=old).json["token"]
        assert server.stop() == 0
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        assert server.get("/api/people/me", old).status == 401
        assert server.get("/api/people/me", new).status == 200


def slow_request(server: FastServer, method: str, path: str, token: str, body: Any) -> tuple[socket.socket, bytes]:
    """Send a request without the end of its body; the connection, and the rest of the body."""
    content = json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {server.host}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    connection = socket.create_connection(("127.0.0.1", server.port), TIMEOUT)
    connection.sendall(head.encode() + content[:1])
    time.sleep(0.3)  # the server has checked the token
    return connection, content[1:]


def test_a_slow_request_does_not_bring_an_old_token_back(server: FastServer) -> None:
    for method, path, body in (
        ("PATCH", "/api/people/me", {"name": "Thief"}),
        ("POST", "/api/tables", {"config": THREE}),
    ):
        for how in ("POST", "DELETE"):
            old = server.person("Ann")
            connection, rest = slow_request(server, method, path, old, body)
            changed = server.ask(how, "/api/people/me/token", token=old)
            with connection:
                connection.sendall(rest)
                assert connection.recv(4096).startswith(b"HTTP/1.1 401")
            assert server.get("/api/people/me", old).status == 401
            if how == "POST":
                assert server.get("/api/people/me", changed.json["token"]).json["name"] == "Ann"


def test_parallel_changes_of_a_person_do_not_undo_each_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            people = People(tables.store, tables.clock)
            person, _ = await people.add("Ann")
            _, (_, new) = await asyncio.gather(people.rename(person, "Anna"), people.renew(person))
            for known in (people, People(tables.store, tables.clock)):
                assert (await known.authenticate(new)).name == "Anna"
            with pytest.raises(Refusal, match="renewed"):
                await people.rename(person, "Thief")
            person = await people.authenticate(new)
            first, second = await asyncio.gather(people.renew(person), people.renew(person), return_exceptions=True)
            assert isinstance(first, tuple)
            assert isinstance(second, Refusal)
            assert await people.authenticate(first[1])

    run(scenario())


# ---- codes
def test_a_code_is_valid_until_the_game_starts(server: FastServer) -> None:
    async def scenario() -> None:
        ann, *_ = await join_table(server, THREE, ("Ann", "Bob", "bot:drifter"), start=False)
        code = ann.table["code"]
        assert server.get(f"/api/tables/{code.lower()}").json["id"] == ann.table["id"]
        await ann.do("start")
        await ann.until(lambda: ann.table["status"] == "playing")
        assert server.get(f"/api/tables/{code}").status == 404
        stranger = await Client(server, server.person("Eve"), code).connect()
        assert '"code":"unknown"' in stranger.received[0]
        assert server.get(f"/api/tables/{ann.table['id']}").status == 200  # the link still works

    run(scenario())


def test_a_code_expires_after_everybody_has_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with open_registry(tmp_path / "folsom.db", time, idle=1.0) as tables:
            codes = Codes(tables, Limits())
            ann, _ = await People(tables.store, time).add("Ann")
            now = await tables.create(ann, TableConfig("express", 3))
            assert now.code
            room = tables.rooms[now.id]
            time.turned = 2 * LIFETIME
            assert await codes.table_id(now.code, "") == now.id  # the table was used a moment ago
            tables.unload(room)
            with pytest.raises(Refusal, match="no such table"):
                await codes.table_id(now.code, "")
            time.turned = LIFETIME // 2
            assert await codes.table_id(now.code, "") == now.id

    asyncio.run(scenario())


def test_guessing_codes_is_limited_and_links_still_work(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        token = server.person("Ann")
        table = create_table(server, token, THREE)
        guesses = [server.get(f"/api/tables/ZZZZ{a}{b}").status for a in "ABCDEFGH" for b in "ABCDEFGHJK"]
        assert set(guesses) == {404, 429}
        assert guesses.index(429) == 60
        assert server.get(f"/api/tables/{table['code']}").status == 429  # even the right code is refused
        assert server.get(f"/api/tables/{table['id']}").status == 200


def test_guesses_from_many_addresses_are_counted_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            codes = Codes(tables, Limits())
            ann, _ = await People(tables.store, tables.clock).add("Ann")
            right = (await tables.create(ann, TableConfig("express", 3))).code
            assert right
            refused = []
            for number in range(400):
                with pytest.raises(Refusal) as caught:
                    await codes.table_id("ZZZZZZ", f"192.0.2.{number}")
                refused.append(caught.value.code)
            assert refused[:300] == ["unknown"] * 300
            assert refused[-1] == "too-many"
            with pytest.raises(Refusal):
                await codes.table_id(right, "198.51.100.1")

    asyncio.run(scenario())


def test_right_codes_are_not_counted(server: FastServer) -> None:
    code = create_table(server, server.person("Ann"), THREE)["code"]
    assert {server.get(f"/api/tables/{code}").status for _ in range(80)} == {200}
