"""A server that cannot store says so, and stops when its store has failed; damage affects only the damaged tables."""

import asyncio
import json
import resource
import sqlite3
import time
from pathlib import Path

import pytest

from folsom.server import database
from folsom.server.sqlite import SqliteStore
from folsom.server.store import StoreError
from folsom.server.store_health import FRESH
from tests.server.clients import Client, FastServer, create_table, run
from tests.server.server_process import TIMEOUT
from tests.server.store_rows import with_store

MARK = "a line that is nowhere else"
PAGE = 4096


def test_a_file_that_cannot_be_written_is_not_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "folsom.db"

    async def nothing(store: SqliteStore) -> None:
        await store.check_writable(1)

    with_store(path, nothing)

    def connect(file: Path) -> sqlite3.Connection:
        uri = f"{file.as_uri()}?mode=ro"
        return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)

    monkeypatch.setattr(database, "connect", connect)
    with pytest.raises(StoreError, match="nothing can be written"):
        SqliteStore.open(path)


def test_the_health_check_writes_to_the_disk(tmp_path: Path) -> None:
    """While another program locks the file, nothing can be written; afterwards it can."""
    with FastServer(tmp_path / "folsom.db") as server:
        assert server.get("/healthz").json == {"status": "ok"}
        time.sleep(FRESH)
        with sqlite3.connect(server.db, isolation_level=None) as file:
            assert file.execute("select at from pulse").fetchone() > (0,)
            file.execute("begin immediate")
            assert server.get("/healthz").status == 503
            file.rollback()
        file.close()
        deadline = time.monotonic() + TIMEOUT
        while server.get("/healthz").status != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_failed_store_stops_the_server_with_a_message_and_a_status(tmp_path: Path) -> None:
    with FastServer(tmp_path / "folsom.db") as server:
        token = server.person()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, 1))  # every write fails, as on a broken disk
        assert server.ask("PATCH", "/api/people/me", {"name": "Doc"}, token).status == 503
        assert server.wait() == 74
        assert "folsom: the store has failed" in server.log


def test_a_command_that_cannot_be_stored_is_refused_before_the_goodbye(tmp_path: Path) -> None:
    with FastServer(tmp_path / "folsom.db") as server:
        token = server.person()
        key = create_table(server, token, {"game": "super", "players": 3})["id"]

        async def scenario() -> None:
            client = await Client(server, token, key).connect()
            with sqlite3.connect(server.db, isolation_level=None) as file:
                file.execute("begin immediate")  # the server gives up after a while
                assert await client.refusal("say", text="Hello") == "busy"
                assert await client.lost() == {"type": "goodbye", "why": "stopping", "again": True}
            file.close()
            await client.connect()
            await client.do("say", text="Hello")
            assert [line["text"] for line in client.chat] == ["Hello"]

        run(scenario())


@pytest.mark.parametrize("how", ["removed", "replaced", "stopped"])
def test_a_file_removed_while_the_server_runs_is_noticed_and_rescued(tmp_path: Path, how: str) -> None:
    db, new = tmp_path / "folsom.db", tmp_path / "new.db"
    with FastServer(db) as server:
        token = server.person("Ann")
        if how == "replaced":
            new.write_bytes(db.read_bytes())
            new.replace(db)
        else:
            for file in tmp_path.glob("folsom.db*"):
                file.unlink()
        status = server.stop() if how == "stopped" else server.wait()
        assert status == 74
        assert f"folsom: {db} was removed or replaced" in server.log
        assert f"everything that was stored is now in {db}.rescued" in server.log
    with FastServer(tmp_path / "folsom.db.rescued") as server:
        assert server.get("/healthz").json == {"status": "ok"}
        assert server.get("/api/people/me", token).json["name"] == "Ann"


def test_a_write_that_meets_damage_is_reported(tmp_path: Path) -> None:
    with FastServer(tmp_path / "folsom.db") as server:
        token = server.person()
        with sqlite3.connect(server.db, isolation_level=None) as file:
            file.execute("pragma wal_checkpoint(truncate)")
            (root,) = file.execute("select rootpage from sqlite_master where name = 'tables'").fetchone()
        file.close()
        with server.db.open("r+b") as content:
            content.seek(PAGE * (root - 1))
            content.write(bytes(PAGE))
        server.ask("POST", "/api/tables", {"config": {"game": "super", "players": 3}}, token)
        assert server.get("/healthz").json["status"] == "damaged"


def damage(db: Path) -> None:
    """Erase the database page that contains the mark."""
    content = bytearray(db.read_bytes())
    at = content.index(f"{MARK} 30".encode()) // PAGE * PAGE
    content[at : at + PAGE] = bytes(PAGE)
    db.write_bytes(content)


def test_damage_is_reported_and_other_tables_stay_playable(tmp_path: Path) -> None:
    db = tmp_path / "folsom.db"
    config = {"game": "super", "players": 3}
    with FastServer(db) as server:
        token = server.person()
        whole, broken = (create_table(server, token, config, ["me", "drifter", "drifter"])["id"] for _ in range(2))

        async def scenario() -> None:
            client = await Client(server, token, broken).connect()
            for number in range(60):
                await client.do("say", text=f"{MARK} {number}")

        run(scenario())
        assert server.stop() == 0
    damage(db)
    with FastServer(db) as server:

        async def health() -> str:
            async with asyncio.timeout(TIMEOUT):
                while (found := server.get("/healthz").json["status"]) == "ok":
                    await asyncio.sleep(0.1)
            return str(found)

        assert asyncio.run(health()) == "damaged"
        assert server.get(f"/api/tables/{whole}").json["status"] == "waiting"
        assert server.get(f"/api/tables/{broken}").status == 409

        async def start_other_table() -> None:
            client = await Client(server, token, whole).connect()
            await client.do("start")

        run(start_other_table())
        assert server.stop() == 0
        events = [json.loads(line)["event"] for line in server.log.splitlines()]
        assert {"damaged", "table cannot be loaded"} <= set(events)
