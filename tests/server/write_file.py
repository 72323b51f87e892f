"""Write a table file that every later version must open: `python -m tests.server.write_file rules-1`.

People and bots play games of every kind over real sockets.  Some are finished, some are left in the middle.  They chat,
take moves back, leave their seats to bots and come back.  `files/NAME.db.xz` is the file, `files/NAME.json.xz` what
everybody was shown of it at the end.  A file that has been released is never written again: a new version of the rules
gets a new one.
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
from tests.server.guests import Guest, House, Message, Refused, lay, party, run
from tests.server.test_games import GAMES

FOLDER = Path(__file__).with_name("files")
CHAT, BACK, LEAVE = 0.04, 0.15, 0.03  # how often a person says something, takes a move back, leaves their seat to a bot
CLOCKS: tuple[Message, ...] = (
    {},
    {"clock": {"kind": "decision", "seconds": 86_400}},
    {},
    {"clock": {"kind": "player", "seconds": 86_400, "plus": 30}},
)
LINES = ("Howdy!", "Hände hoch!", "Haut les mains !", "🤠 nice shot")
BOTS = ["outlaw"] * 7


async def play_until(guest: Guest, stop: int, chance: random.Random) -> None:
    """Somebody plays at random until the game is over or the table has this version."""
    while True:
        await guest.until(lambda: guest.over or bool(guest.asked) or version(guest) >= stop)
        if guest.over or version(guest) >= stop:
            return
        try:
            await decide_or_dawdle(guest, chance)
        except Refused as refused:
            if refused.code not in ("stale", "not-now"):
                raise


def version(guest: Guest) -> int:
    shown: int = guest.table["version"]
    return max([shown, *(sight.version for sight in guest.now.values())])


async def decide_or_dawdle(guest: Guest, chance: random.Random) -> None:
    seat, luck = chance.choice(guest.asked), chance.random()
    if luck < CHAT:
        await guest.wish("say", text=chance.choice(LINES))
    elif luck < CHAT + BACK and any(sight.back for sight in guest.now.values()):
        await guest.back(next(one for one, sight in guest.now.items() if one is not None and sight.back))
    elif luck < CHAT + BACK + LEAVE:
        await guest.wish("stand", seat=seat)
        await guest.wish("return", seat=seat)
    else:
        await guest.play(seat, chance.choice(guest.now[seat].answers))


async def played(house: House, name: str, number: int, share: float) -> list[Guest]:
    """A game at a table; with a share below 1 it is left after about this share of its decisions."""
    wishes, seats = GAMES[name]
    people = [name for name in seats if not name.startswith("bot:")]
    public = number % 2 == 0 and len(set(people)) == len(people)  # at a public table everybody has one seat
    wishes = {**wishes, "public": public, **CLOCKS[number % len(CLOCKS)]}
    guests = await party(house, wishes, seats)
    decisions = 120 if wishes["game"] == "express" else 25
    stop = 10**6 if share == 1 else int(guests[0].table["version"] + share * decisions)
    chances = [random.Random(f"{name} {share} {k}") for k in range(len(guests))]
    await asyncio.gather(*(play_until(guest, stop, chance) for guest, chance in zip(guests, chances, strict=True)))
    await quiet(house, guests)
    return guests


async def quiet(house: House, guests: Sequence[Guest]) -> None:
    """Wait until bots have nothing left to do and everybody has heard of everything."""
    path, before = f"/api/tables/{guests[0].key}", 0
    while (now := house.get(path).json["version"]) != before:
        before = now
        await asyncio.sleep(0.5)
    for guest in guests:
        await guest.catch_up()


async def others(house: House) -> list[Guest]:
    """A table that waits, a rematch, a game left to stand-ins, and one that bots play while the server stops."""
    waiting = await party(house, *GAMES["four"], start=False)
    await waiting[0].wish("pick", seat=0, bandit="Belle")
    await waiting[1].wish("say", text="Where is everybody?")
    await waiting[0].wish("mute", person=waiting[-1].me, on=True)
    over = await played(house, "super", 0, 1)
    await over[0].wish("rematch")
    left = await party(house, *GAMES["three"])
    for guest in left[:2]:
        await guest.wish("stand", seat=guest.mine[0])
    await quiet(house, left)
    return [*waiting, *over, *left]


async def evening(house: House, tables: list[Message]) -> None:
    everybody: list[Guest] = []
    for number, name in enumerate(GAMES):
        everybody += await played(house, name, number, 1)
        everybody += await played(house, name, number + 1, 0.2 + 0.6 * (number % 5) / 4)
        print(name, flush=True)
    everybody += await others(house)
    keys = dict.fromkeys([guest.table["id"] for guest in everybody])
    tables += [whole_table(house, key, [g for g in everybody if g.table["id"] == key]) for key in keys]
    for guest in everybody:
        await guest.go()


def whole_table(house: House, key: str, guests: Sequence[Guest]) -> Message:
    """What is to be seen of a table, and the tokens of the people at it."""
    now = house.get(f"/api/tables/{key}").json
    tokens = {guest.me: guest.token for guest in guests}
    found: Message = {"now": now, "tokens": tokens, "chat": guests[0].chat}
    if now["status"] == "over":
        found["record"] = house.get(f"/api/tables/{key}/record").json
        found["events"] = {str(seat): events(house, key, seat) for seat in (None, *range(len(now["chairs"])))}
    else:
        found["sights"] = {str(s.seat): s.lasting for guest in guests for s in guest.now.values()}
    return found


def events(house: House, key: str, seat: int | None) -> list[Message]:
    """All that a seat saw happen in a finished game, in English."""
    steps: list[Message] = []
    query = "" if seat is None else f"&seat={seat}"
    while len(steps) % MOST_STEPS == 0:
        path = f"/api/tables/{key}/steps?first={len(steps)}&count={MOST_STEPS}{query}"
        more = house.get(path).json["steps"]
        steps += more
        if not more:
            break
    return [event for step in steps for event in step["events"]]


def main(name: str) -> None:
    tables: list[Message] = []
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "folsom.db"
        with House(db) as house:
            run(evening(house, tables), 1800.0)
            token = house.person("Nobody")
            busy = lay(house, token, {"game": "super", "players": 7}, BOTS, start=True)["id"]
            assert house.stop() == 0
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
    main(sys.argv[1])
