"""People and bots play every game and box to the end, each in his language; nobody is shown what he may not know."""

import asyncio
import json
import random
import subprocess
from typing import Any

import pytest

import folsom
from tests.server.guests import House, party, run
from tests.server.program import FOLSOM
from tests.server.witness import check_bytes, check_sights, plain

LANGUAGES = ("en", "fr", "de")
A, B, C, D, BOT = "Ann", "Bob", "Cleo", "Dora", "bot:drifter"


def express(*seats: str, **options: Any) -> tuple[dict[str, Any], list[str]]:
    return {"game": "express", "players": len(seats), "options": options}, list(seats)


def super_express(*seats: str, **options: Any) -> tuple[dict[str, Any], list[str]]:
    return {"game": "super", "players": len(seats), "options": options}, list(seats)


BOTH = ["horses", "timecar"]
GAMES = {
    "three": express(A, B, C),
    "four": express(A, BOT, B, C),
    "five": express(A, BOT, B, BOT, A),
    "six": express(A, B, C, D, "bot:greenhorn", BOT),
    "expert": express(A, B, BOT, expert=True),
    "first printing": express(A, B, BOT, printing="first", bandits=["Doc", "?", "?"], seats="random"),
    "duel": express(A, B),
    "pairs for two": express(A, B, variant="pairs"),
    "pairs for three": express(A, B, BOT, variant="pairs"),
    "teams of two": express(A, B, C, BOT, variant="teams"),
    "teams of three": express(A, B, BOT, BOT, C, BOT, variant="teams", expert=True),
    "horses": express(A, B, C, boxes=["horses"]),
    "timecar": express(A, BOT, B, boxes=["timecar"]),
    "both": express(A, B, BOT, C, boxes=BOTH),
    "both in a duel": express(A, B, boxes=BOTH),
    "both in pairs": express(A, B, variant="pairs", boxes=BOTH),
    "both in teams": express(A, BOT, B, BOT, variant="teams", boxes=BOTH, expert=True),
    "super": super_express(A, B, BOT),
    "super with reflexes": super_express(A, B, C, BOT, boxes=["reflex"]),
    "super with the horse": super_express(A, BOT, A, B, boxes=["horse"]),
    "super with both": super_express(A, B, C, D, BOT, BOT, BOT, boxes=["reflex", "horse"]),
}


async def played(house: House, name: str) -> None:
    wishes, seats = GAMES[name]
    guests = await party(house, wishes, seats, LANGUAGES)
    promised = guests[0].table["commitment"]
    await asyncio.gather(*(guest.play_on(random.Random(f"{name} {k}")) for k, guest in enumerate(guests)))
    game = check_sights(house, guests)
    record = house.get(f"/api/tables/{guests[0].table['id']}/record").body
    check_bytes(guests, json.loads(record)["seed"], [guest.token for guest in guests])
    again = folsom.replay(record.decode())
    assert again.over
    assert again.actions == game.actions
    for guest in guests:
        assert guest.table["scores"] == plain(again.scores)
        assert guest.table["commitment"] == promised == folsom.commitment(guest.table["seed"])


@pytest.mark.parametrize("name", GAMES)
def test_it_is_played_to_the_end(house: House, name: str) -> None:
    run(played(house, name))


def test_what_was_promised_can_be_verified_by_everybody(house: House) -> None:
    key = house.finished_table(house.person())
    promised = house.get(f"/api/tables/{key}").json["commitment"]
    record = house.get(f"/api/tables/{key}/record").body
    for hash, status in ((promised, 0), (folsom.commitment("0" * 64), 1)):
        command = [*FOLSOM, "verify", "-", "--commitment", hash]
        done = subprocess.run(command, input=record, capture_output=True, check=False)
        assert done.returncode == status, done.stdout
