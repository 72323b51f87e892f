"""The server stops or is killed during games: nothing acknowledged is lost, and games continue after a restart."""

import asyncio
import random
import signal
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Client, FastServer, create_table, join_table, run
from tests.server.expected_views import check_snapshots, entries_of

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
TABLES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"game": "express", "players": 3, "options": {"boxes": ["horses"]}}, (A, B, C)),
    ({"game": "express", "players": 4}, (A, BOT, B, BOT)),
    ({"game": "super", "players": 4}, (A, B, C, BOT)),
]
Acknowledged = list[tuple[int, int, int]]  # version, seat and action


async def play_until_lost(client: Client, chance: random.Random, acknowledged: Acknowledged) -> None:
    """Decide until the connection is lost, and remember what was acknowledged."""
    with suppress(
        asyncio.CancelledError, AssertionError, OSError
    ):  # the connection is lost during a command or between two
        while True:
            await client.until(lambda: client.over or bool(client.asked))
            if client.over:
                return
            seat = client.asked[0]
            action = chance.choice(client.now[seat].answers)
            acknowledged.append((await client.play(seat, action), seat, action))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_acknowledged_decisions_survive_and_play_continues(tmp_path: Path, how: signal.Signals) -> None:
    async def before(server: FastServer) -> tuple[list[list[Client]], list[Acknowledged], str]:
        tables = [await join_table(server, config, seats) for config, seats in TABLES]
        acknowledged: list[Acknowledged] = [[] for _ in tables]
        playing = [
            asyncio.create_task(play_until_lost(client, random.Random(number), acknowledged[number]))
            for number, clients in enumerate(tables)
            for client in clients
        ]
        while min(len(told) for told in acknowledged) < 8:
            await asyncio.sleep(0.01)
        bots = create_table(server, server.person(), {"game": "express", "players": 3}, ["outlaw"] * 3, start=True)[
            "id"
        ]
        server.process.send_signal(how)
        await asyncio.wait(playing)
        for client in (client for clients in tables for client in clients):
            said = await client.lost()
            assert said == ({"type": "goodbye", "why": "stopping", "again": True} if how == signal.SIGTERM else None)
        return tables, acknowledged, bots

    async def after(server: FastServer, tables: list[list[Client]], acknowledged: list[Acknowledged]) -> None:
        for clients, told in zip(tables, acknowledged, strict=True):
            entries = entries_of(server, clients[0].table["id"])
            for version, seat, action in told:
                entry = entries[version - 1]
                assert (entry["kind"], entry["seat"], entry["action"]) == ("acted", seat, action)
        people = [client for clients in tables for client in clients]
        for client in people:
            client.server = server
            await client.connect(client.seen)
        await asyncio.gather(*(client.play_on(random.Random(k)) for k, client in enumerate(people)))
        for clients in tables:
            assert check_snapshots(server, clients).over

    async def scenario() -> None:
        with FastServer(tmp_path / "folsom.db") as server:
            tables, acknowledged, bots = await before(server)
            assert server.wait() == (0 if how == signal.SIGTERM else -signal.SIGKILL)
        assert status(server, bots) == "playing"
        with FastServer(tmp_path / "folsom.db") as again:
            await after(again, tables, acknowledged)
            assert status(again, bots) == "playing"  # nobody has connected to this table
            await asyncio.to_thread(again.watch_to_the_end, again.person(), bots)
            assert status(again, bots) == "over"
            assert again.stop() == 0
            assert '"fault"' not in again.log

    run(scenario())


def status(server: FastServer, table: str) -> str:
    """Read the status from the file: a request to the server would load the table."""
    file = sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)
    found: str = file.execute("select status from tables where id = ?", (table,)).fetchone()[0]
    file.close()
    return found


def test_a_command_during_shutdown_is_answered_or_not_executed(tmp_path: Path) -> None:
    """Commands in flight when the server stops: what is on the disk afterwards is complete."""

    async def scenario() -> None:
        with FastServer(tmp_path / "folsom.db") as server:
            ann, bob, _ = await join_table(server, {"game": "super", "players": 3}, (A, B, BOT))
            sent = [client.send("say", text=f"{number}") for number in range(50) for client in (ann, bob)]
            server.process.send_signal(signal.SIGTERM)
            done = [
                one["version"] for one in await asyncio.gather(*sent, return_exceptions=True) if isinstance(one, dict)
            ]
            assert await ann.lost()
            assert server.wait() == 0
            assert '"fault"' not in server.log
        with FastServer(tmp_path / "folsom.db") as again:
            entries = entries_of(again, ann.table["id"])
            assert len(entries) >= max(done, default=0)
            ann.server = again
            await ann.connect(ann.seen)
            assert len(ann.chat) == sum(entry["kind"] == "said" for entry in entries)
            await ann.do("say", text="we are back")

    run(scenario())
