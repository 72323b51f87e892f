"""What the store has acknowledged survives the death of its process and a failing disk."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from folsom.server.sqlite import SqliteStore
from folsom.server.store import StoreError
from tests.server.store_appender import TABLES, body

KILLS = 20
AMPLE = 2**40


class Appender:
    """A writing process, and the lines that it prints."""

    def __init__(self, maker: "subprocess.Popen[str]") -> None:
        assert maker.stdin
        assert maker.stdout
        print("go", file=maker.stdin, flush=True)
        self.lines = maker.stdout
        self.pid = int(self.line("started"))
        self.first = self.lines.readline()

    def line(self, kind: str) -> str:
        found, _, rest = self.lines.readline().rstrip("\n").partition(" ")
        assert found == kind
        return rest

    def rest(self) -> Iterator[str]:
        """All lines of the process, and how it ended."""
        line = self.first
        while not line.startswith("ended"):
            assert line
            yield line
            line = self.lines.readline()
        yield line

    def kill(self) -> list[str]:
        os.kill(self.pid, signal.SIGKILL)
        *lines, last = self.rest()
        assert last == f"ended {-signal.SIGKILL}\n"
        return lines


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folsom.db"


def maker(path: Path, size: int = AMPLE) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.server.store_appender", str(path), str(size)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def acknowledged(lines: Iterable[str]) -> dict[str, int]:
    """Table -> its latest acknowledged entry; the last line may be incomplete."""
    said = (line.split() for line in lines)
    return {words[0]: int(words[1]) for words in said if words[2:] == ["stored"]}


async def stored(path: Path) -> dict[str, int]:
    """Table -> number of its entries, after a check of their contents."""
    store = SqliteStore.open(path)
    lengths = {}
    for number in range(TABLES):
        table = f"t{number}"
        entries = await store.entries(table)
        assert entries == [body(table, version) for version in range(1, len(entries) + 1)]
        row = await store.row(table)
        assert (row.version if row else 0) == len(entries)
        lengths[table] = len(entries)
    await store.close()
    return lengths


def test_everything_acknowledged_survives_kill_9(path: Path) -> None:
    dice = random.Random(9)
    before = 0
    with maker(path) as made:
        for _ in range(KILLS):
            appender = Appender(made)
            time.sleep(dice.uniform(0, 0.1))
            latest = acknowledged(appender.kill())
            found = asyncio.run(stored(path))
            assert latest
            for table, version in latest.items():
                assert version <= found[table] <= version + 1  # one more may be stored but not acknowledged
            assert sum(found.values()) > before
            before = sum(found.values())


def test_a_file_in_use_is_refused_until_its_server_is_killed(path: Path) -> None:
    with maker(path) as made:
        appender = Appender(made)
        with pytest.raises(StoreError, match="another server uses"):
            SqliteStore.open(path)
        appender.kill()
    assert asyncio.run(stored(path))


def test_a_failing_disk_stops_the_store_with_a_clear_error(path: Path) -> None:
    """The system limits the size of files: for the store that is a disk that fails."""
    with maker(path, 300_000) as made:
        *lines, failed, late, _, ended = Appender(made).rest()
    assert ended == "ended 0\n"
    assert failed.startswith("failed the store has failed, and the server must be restarted: ")
    assert late.removeprefix("late ") == failed.removeprefix("failed ")
    found = asyncio.run(stored(path))
    for table, version in acknowledged(lines).items():
        assert found[table] >= version
