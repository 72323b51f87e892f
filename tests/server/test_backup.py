"""`folsom backup` copies the store while people play, and the copy can be served in its place."""

import os
import signal
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import pytest

from folsom.server.backup import back_up
from tests.server.clients import FastServer, create_table
from tests.server.server_process import FOLSOM, TIMEOUT
from tests.server.store_rows import row, with_store

CONFIG = {"game": "super", "players": 3}
BOTS = ["drifter"] * 3


def backup(db: Path, to: Path) -> "subprocess.CompletedProcess[str]":
    command = [*FOLSOM, "backup", str(to), "--db", str(db)]
    return subprocess.run(command, capture_output=True, text=True, timeout=2 * TIMEOUT, check=False)


def test_a_backup_during_games_can_be_served(tmp_path: Path) -> None:
    db, copy = tmp_path / "folsom.db", tmp_path / "copy.db"
    stopping, keys = threading.Event(), list[str]()
    with FastServer(db) as server:
        token = server.person()
        kept = server.finished_table(token)
        shown = server.get(f"/api/tables/{kept}").json

        def play() -> None:
            while not stopping.is_set():
                keys.append(create_table(server, token, CONFIG, BOTS, start=True)["id"])
                stopping.wait(0.05)

        player = threading.Thread(target=play)
        player.start()
        try:
            while len(keys) < 5:
                stopping.wait(0.01)
            before, done = list(keys), backup(db, copy)
        finally:
            stopping.set()
            player.join()
        assert done.returncode == 0, done.stderr
        assert str(copy) in done.stdout
        assert "MB" in done.stdout
        server.process.kill()  # the original is lost
        server.wait()
    assert copy.stat().st_mode & 0o077 == 0
    with FastServer(copy) as server:
        assert server.get("/healthz").json == {"status": "ok"}
        assert server.get(f"/api/tables/{kept}").json == shown
        assert all(server.get(f"/api/tables/{key}").status == 200 for key in before)
        assert server.get("/api/people/me", token).status == 200
        server.finished_table(token)


async def use(store: object) -> None:
    await store.append(row("a"), b"1")  # type: ignore[attr-defined]


def test_backup_errors_are_explained(tmp_path: Path) -> None:
    db, there, foreign = tmp_path / "folsom.db", tmp_path / "there.db", tmp_path / "foreign.db"
    with_store(db, use)
    there.write_text("mine")
    with sqlite3.connect(foreign) as file:
        file.execute("create table other (x)")
    file.close()
    for source, to, words in (
        (db, there, "exists already"),
        (db, tmp_path, "is a folder"),
        (db, there / "new.db", "cannot be written: Not a directory"),
        (db, tmp_path / ("x" * 250), "cannot be written: File name too long"),
        (db, Path(os.fsdecode(bytes(tmp_path / "new") + b"\xff")), "not valid text"),
        (tmp_path / "none.db", tmp_path / "new.db", "there is no store"),
        (foreign, tmp_path / "new.db", "not a store of Folsom"),
        (db, tmp_path / "no" / "new.db", "cannot be written"),
    ):
        done = backup(source, to)
        assert (done.returncode, words in done.stderr) == (2, True), done.stderr
    assert there.read_text() == "mine"
    assert not list(tmp_path.glob(".*.part"))


def test_a_terminated_backup_leaves_nothing(tmp_path: Path) -> None:
    db = tmp_path / "folsom.db"
    with_store(db, use)
    with sqlite3.connect(db, isolation_level=None) as file:
        file.execute("create table filling (x)")
        file.execute("insert into filling values (zeroblob(200000000))")
    file.close()
    process = subprocess.Popen([*FOLSOM, "backup", str(tmp_path / "copy.db"), "--db", str(db)])
    deadline = time.monotonic() + TIMEOUT
    while not any(part.stat().st_size for part in tmp_path.glob(".*.part")):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.001)
    process.terminate()
    assert process.wait(TIMEOUT) == 128 + signal.SIGTERM
    assert not list(tmp_path.glob(".*"))
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_needs_no_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a USB stick."""
    db, copy = tmp_path / "folsom.db", tmp_path / "copy.db"
    with_store(db, use)

    def link(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    assert back_up(db, copy) == copy.stat().st_size > 0
    assert not list(tmp_path.glob(".*"))
