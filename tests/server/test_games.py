"""People and bots play every game and box to the end, in several languages; nobody is shown what they may not know."""

import asyncio
import json
import random
import subprocess
from typing import Any

import pytest

import folsom
from folsom.interface.words import LANGUAGES
from tests.server.clients import FastServer, join_table, run
from tests.server.expected_views import check_bytes, check_snapshots, plain
from tests.server.server_process import FOLSOM

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
    "Mei and Round cards": express(A, BOT, B, boxes=["mei", "rounds"]),
    "a person is the Marshal": express(A, B, BOT, C, variant="marshal", bandits=["Marshal", "?", "Mei", "?"]),
    "a bot is the Marshal": express(A, BOT, B, variant="marshal", bandits=["?", "Marshal", "?"]),
    "anybody is the Marshal": express(A, B, C, D, BOT, BOT, BOT, A, variant="marshal", boxes=BOTH),
    "super": super_express(A, B, BOT),
    "super with reflexes": super_express(A, B, C, BOT, boxes=["reflex"]),
    "super with the horse": super_express(A, BOT, A, B, boxes=["horse"]),
    "super with both": super_express(A, B, C, D, BOT, BOT, BOT, boxes=["reflex", "horse"]),
}


async def played(server: FastServer, name: str) -> None:
    config, seats = GAMES[name]
    clients = await join_table(server, config, seats, LANGUAGES)
    promised = clients[0].table["commitment"]
    await asyncio.gather(*(client.play_on(random.Random(f"{name} {k}")) for k, client in enumerate(clients)))
    game = check_snapshots(server, clients)
    record = server.get(f"/api/tables/{clients[0].table['id']}/record").body
    check_bytes(clients, json.loads(record)["seed"], [client.token for client in clients])
    again = folsom.replay(record.decode())
    assert again.over
    assert again.actions == game.actions
    for client in clients:
        assert client.table["scores"] == plain(again.scores)
        assert client.table["commitment"] == promised == folsom.commitment(client.table["seed"])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_to_the_end(server: FastServer, name: str) -> None:
    run(played(server, name))


def test_anybody_can_verify_the_commitment(server: FastServer) -> None:
    key = server.finished_table(server.person())
    promised = server.get(f"/api/tables/{key}").json["commitment"]
    record = server.get(f"/api/tables/{key}/record").body
    for hash, status in ((promised, 0), (folsom.commitment("0" * 64), 1)):
        command = [*FOLSOM, "verify", "-", "--commitment", hash]
        done = subprocess.run(command, input=record, capture_output=True, check=False)
        assert done.returncode == status, done.stdout
