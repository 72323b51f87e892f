"""The server is killed again and again while people and bots play: nothing that a client was sent is lost."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.clients import FastServer, Message, create_table
from tests.server.crash_clients import CrashClient, Ledger
from tests.server.expected_views import check_snapshots
from tests.server.server_process import TIMEOUT

KILLS = 50
MOST = 150  # messages between a start and a kill
LATER = 0.02  # seconds after the last of them
PEOPLE = ("Belle", "Doc", "Django", "Tuco", "Cheyenne")
# Configurations and seats: people by number, or bots.
TABLES: tuple[tuple[Message, list[int | str]], ...] = (
    ({"game": "express", "players": 4}, [0, 1, 2, 3]),
    ({"game": "express", "players": 3, "options": {"boxes": ["horses"]}}, [0, 0, 1]),
    ({"game": "express", "players": 2, "clock": {"kind": "decision", "seconds": 600}}, [0, "drifter"]),
    ({"game": "super", "players": 5, "clock": {"kind": "player", "seconds": 600}}, [0, 1, 2, 3, 4]),
    ({"game": "super", "players": 3}, [0, 1, "drifter"]),
    ({"game": "super", "players": 4}, ["drifter"] * 4),
)


class Company:
    """A table, its clients, and what was acknowledged to them."""

    def __init__(self, server: FastServer, tokens: list[str], number: int, dice: random.Random) -> None:
        config, seats = TABLES[number]
        people = sorted({seat for seat in seats if isinstance(seat, int)})
        bots = [seat if isinstance(seat, str) else None for seat in seats]
        table = create_table(server, tokens[0], config, bots, start=not people)
        self.ledger = Ledger(table["id"], table["version"])
        self.clients = [
            CrashClient(
                server, tokens[person], self.ledger, [k for k, seat in enumerate(seats) if seat == person], dice
            )
            for person in people or [0]
        ]

    @property
    def over(self) -> bool:
        return all(client.over for client in self.clients)


class Town:
    """Tables at which clients play whenever a server runs; after each game they start the next one."""

    def __init__(self, db: Path, seed: int) -> None:
        self.db = db
        self.dice = random.Random(seed)
        self.tokens: list[str] = []
        self.playing: dict[int, Company] = {}  # by the number of their table
        self.finished: list[Company] = []

    async def play(self, messages: int) -> None:
        """Play until the server is killed."""
        with FastServer(self.db) as server:
            self.tokens = self.tokens or [server.person(name) for name in PEOPLE]
            for number in range(len(TABLES)):
                if number not in self.playing:
                    self.playing[number] = Company(server, self.tokens, number, self.dice)
            await self.connected(server, messages)
            server.process.kill()
            server.wait()
            assert '"level": "error"' not in server.log, server.log
        self.check()

    async def connected(self, server: FastServer, messages: int | None) -> None:
        """All clients play until every game is over, or kill the server after this many messages."""
        left, loop = messages, asyncio.get_running_loop()

        def told() -> None:
            nonlocal left
            if left is not None:
                left -= 1
                if left == 0:
                    loop.call_later(self.dice.uniform(0, LATER), server.process.kill)

        async with asyncio.timeout(TIMEOUT), asyncio.TaskGroup() as visits:
            for company in self.playing.values():
                for client in company.clients:
                    visits.create_task(client.connected(server, told))

    def check(self) -> None:
        """Everything acknowledged is stored."""
        stored: dict[str, list[Message]] = {}
        with closing(sqlite3.connect(self.db)) as file:
            for key, body in file.execute("select table_id, body from entries order by table_id, number"):
                stored.setdefault(key, []).append(json.loads(body))
        for company in (*self.finished, *self.playing.values()):
            company.ledger.check(stored[company.ledger.key])
        over = [number for number, company in self.playing.items() if company.over]
        self.finished += [self.playing.pop(number) for number in over]


async def go_through(town: Town) -> None:
    for _ in range(KILLS):
        await town.play(town.dice.randrange(1, MOST))
    with FastServer(town.db) as server:
        await town.connected(server, None)
        town.check()
        for company in town.finished:
            check_snapshots(server, company.clients)
            assert server.get(f"/api/tables/{company.ledger.key}/record").status == 200


def test_nothing_sent_to_a_client_is_lost_by_kill_9(tmp_path: Path) -> None:
    town = Town(tmp_path / "folsom.db", 9)
    asyncio.run(go_through(town))
    assert not town.playing
    assert sum(len(company.ledger.granted) for company in town.finished) > 10 * KILLS
