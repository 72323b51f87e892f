"""Write a table file that every later version must open: `python -m tests.server.write_file rules-3 [GAME …]`.

People and bots play games of every kind over real sockets, or only the named ones of test_games.py.  Some games are
finished, some are left in the middle.  People chat, take moves back, leave their seats to bots and come back.
`files/NAME.db.xz` is the file, `files/NAME.json.xz` what everybody was shown of it at the end.  A file that has been
released is never written again: a new version of the rules gets a new one.
"""

import asyncio
import json
import lzma
import random
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from folsom.game import registry
from folsom.server.archive import MOST_STEPS
from tests.server.clients import Client, FastServer, Message, Refused, create_table, join_table, run
from tests.server.test_games import GAMES

FOLDER = Path(__file__).with_name("files")
CHAT, BACK, LEAVE = 0.04, 0.15, 0.03  # how often a client chats, takes back, and leaves its seat to a bot
DAY_CLOCK: Message = {"clock": {"kind": "decision", "seconds": 86_400}}  # longer than the file takes to write
CLOCKS: tuple[Message, ...] = ({}, DAY_CLOCK, {}, {"clock": {"kind": "player", "seconds": 86_400, "plus": 30}})
LINES = ("Howdy!", "Hände hoch!", "Haut les mains !", "🤠 nice shot")
BOTS = ["outlaw"] * 7


async def play_until(client: Client, stop: int, chance: random.Random) -> None:
    """Play at random until the game is over or the table has this version."""
    while True:
        await client.until(lambda: client.over or bool(client.asked) or version(client) >= stop)
        if client.over or version(client) >= stop:
            return
        try:
            await act_at_random(client, chance)
        except Refused as refused:
            if refused.code not in ("stale", "not-now"):
                raise


def version(client: Client) -> int:
    shown: int = client.table["version"]
    return max([shown, *(snapshot.version for snapshot in client.now.values())])


async def act_at_random(client: Client, chance: random.Random) -> None:
    seat, luck = chance.choice(client.asked), chance.random()
    if luck < CHAT:
        await client.do("say", text=chance.choice(LINES))
    elif luck < CHAT + BACK and any(snapshot.back for snapshot in client.now.values()):
        await client.back(next(one for one, snapshot in client.now.items() if one is not None and snapshot.back))
    elif luck < CHAT + BACK + LEAVE:
        await client.do("stand", seat=seat)
        await client.do("return", seat=seat)
    else:
        await client.play(seat, chance.choice(client.now[seat].answers))


async def played(server: FastServer, name: str, number: int, share: float) -> list[Client]:
    """Play a game at a table; with a share below 1, stop after about this share of its decisions."""
    config, seats = GAMES[name]
    people = [name for name in seats if not name.startswith("bot:")]
    public = number % 2 == 0 and len(set(people)) == len(people)  # at a public table each person has one seat
    clock = CLOCKS[number % len(CLOCKS)] or (DAY_CLOCK if public else {})
    config = {**config, "public": public, **clock}
    clients = await join_table(server, config, seats)
    decisions = 120 if config["game"] == "express" else 25
    stop = 10**6 if share == 1 else int(clients[0].table["version"] + share * decisions)
    chances = [random.Random(f"{name} {share} {k}") for k in range(len(clients))]
    await asyncio.gather(*(play_until(client, stop, chance) for client, chance in zip(clients, chances, strict=True)))
    await wait_until_quiet(server, clients)
    return clients


async def wait_until_quiet(server: FastServer, clients: Sequence[Client]) -> None:
    """Wait until bots have nothing left to do and all clients are up to date."""
    path, before = f"/api/tables/{clients[0].key}", 0
    while (now := server.get(path).json["version"]) != before:
        before = now
        await asyncio.sleep(0.5)
    for client in clients:
        await client.catch_up()


async def others(server: FastServer) -> list[Client]:
    """A waiting table, a rematch, and a game left to stand-ins."""
    waiting = await join_table(server, *GAMES["four"], start=False)
    await waiting[0].do("pick", seat=0, bandit="Belle")
    await waiting[1].do("say", text="Where is everybody?")
    await waiting[0].do("mute", person=waiting[-1].me, on=True)
    over = await played(server, "super", 0, 1)
    await over[0].do("rematch")
    left = await join_table(server, *GAMES["three"])
    for client in left[:2]:
        await client.do("stand", seat=client.mine[0])
    await wait_until_quiet(server, left)
    return [*waiting, *over, *left]


async def scenario(server: FastServer, names: Sequence[str], tables: list[Message]) -> None:
    everybody: list[Client] = []
    for number, name in enumerate(names):
        everybody += await played(server, name, number, 1)
        everybody += await played(server, name, number + 1, 0.2 + 0.6 * (number % 5) / 4)
        print(name, flush=True)
    everybody += await others(server)
    keys = dict.fromkeys([client.table["id"] for client in everybody])
    tables += [whole_table(server, key, [g for g in everybody if g.table["id"] == key]) for key in keys]
    for client in everybody:
        await client.disconnect()


def whole_table(server: FastServer, key: str, clients: Sequence[Client]) -> Message:
    """What can be seen of a table, and the tokens of its people."""
    now = server.get(f"/api/tables/{key}").json
    tokens = {client.me: client.token for client in clients}
    found: Message = {"now": now, "tokens": tokens, "chat": clients[0].chat}
    if now["status"] == "over":
        found["record"] = server.get(f"/api/tables/{key}/record").json
        found["events"] = {str(seat): events(server, key, seat) for seat in (None, *range(len(now["chairs"])))}
    else:
        found["sights"] = {str(s.seat): s.lasting for client in clients for s in client.now.values()}
    return found


def events(server: FastServer, key: str, seat: int | None) -> list[Message]:
    """All events that a seat saw in a finished game, in English."""
    steps: list[Message] = []
    query = "" if seat is None else f"&seat={seat}"
    while len(steps) % MOST_STEPS == 0:
        path = f"/api/tables/{key}/steps?first={len(steps)}&count={MOST_STEPS}{query}"
        more = server.get(path).json["steps"]
        steps += more
        if not more:
            break
    return [event for step in steps for event in step["events"]]


def main(name: str, *games: str) -> None:
    tables: list[Message] = []
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "folsom.db"
        with FastServer(db) as server:
            run(scenario(server, games or list(GAMES), tables), 1800.0)
            token = server.person("Nobody")
            busy = create_table(server, token, {"game": "super", "players": 7}, BOTS, start=True)["id"]
            assert server.stop() == 0
        write(db, FOLDER / f"{name}.db.xz")
        with sqlite3.connect(db) as file:
            status = dict(file.execute("select id, status from tables").fetchall())
        assert status[busy] == "playing"
    rules = {name: registry.title(name).rules for name in registry.names()}
    told = json.dumps({"rules": rules, "tables": tables}, ensure_ascii=False, separators=(",", ":")).encode()
    (FOLDER / f"{name}.json.xz").write_bytes(lzma.compress(told, preset=9))
    print({one: list(status.values()).count(one) for one in set(status.values())})


def write(db: Path, to: Path) -> None:
    with sqlite3.connect(db) as file:
        assert file.execute("pragma journal_mode = delete").fetchone() == ("delete",)
        file.execute("vacuum")
    file.close()
    to.write_bytes(lzma.compress(db.read_bytes(), preset=9))


if __name__ == "__main__":
    main(*sys.argv[1:])
