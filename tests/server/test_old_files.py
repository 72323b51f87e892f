"""This version opens the table files of earlier versions: finished games are unchanged, the others continue.

If the rules of a game have changed since, its results are unchanged, and unfinished games end with that reason.  If a
test fails after a change of the rules, raise `Title.rules` and write a new file (ADR 7).
"""

import asyncio
import json
import lzma
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from folsom.game import registry
from folsom.interface.title import Setup
from tests.server.clients import Client, FastServer, Message, run
from tests.server.test_games import GAMES
from tests.server.write_file import FOLDER, events

FILES = sorted(path.name.removesuffix(".db.xz") for path in FOLDER.glob("*.db.xz"))


@pytest.fixture(scope="module", params=FILES)
def old(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[FastServer, Message]]:
    """A server with an old file, and what clients saw when it was written."""
    name = request.param
    db = tmp_path_factory.mktemp("old") / "folsom.db"
    db.write_bytes(lzma.decompress((FOLDER / f"{name}.db.xz").read_bytes()))
    with FastServer(db) as server:
        yield server, shown(name)
        assert server.stop() == 0
        assert '"level": "error"' not in server.log, server.log


@cache
def shown(name: str) -> Message:
    """What clients saw when a file was written; the first one does not name its rules."""
    told: Message = json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))
    for table in told["tables"]:  # older versions of the protocol called it `wishes`
        table["now"]["config"] = table["now"].pop("wishes", None) or table["now"]["config"]
    return {"rules": {"express": 1, "super": 1}, **told}


def tables(told: Message, *status: str) -> list[Message]:
    return [table for table in told["tables"] if table["now"]["status"] in status]


def same_rules(told: Message, table: Message) -> bool:
    """Whether the rules of a game are the same as when the file was written."""
    now = table["now"]
    title = registry.title(now["config"]["game"])
    setup = Setup(title.name, now["config"]["players"], now["config"]["options"])
    return title.unchanged(setup, told["rules"][title.name])


def kind(config: Message) -> tuple[object, ...]:
    """What kind of game a configuration describes."""
    options = registry.title(config["game"]).setup(config["players"], config["options"]).options
    return config["game"], options.get("variant"), options.get("expert"), tuple(sorted(options["boxes"]))


@pytest.mark.parametrize("status", ["playing", "over"])
def test_games_of_every_kind_are_kept(status: str) -> None:
    kept = {kind(table["now"]["config"]) for name in FILES for table in tables(shown(name), status)}
    assert {kind(config) for config, _ in GAMES.values()} <= kept


def results(table: Message) -> list[tuple[int, int, bool]]:
    return [(score["seat"], score["dollars"], score["won"]) for score in table["scores"]]


def holds(found: Any, shown: Any) -> bool:
    """Whether everything that was shown is still there; newer versions may show more."""
    if isinstance(shown, dict):
        return all(key in found and holds(found[key], value) for key, value in shown.items() if key != "words")
    if isinstance(shown, list):
        return len(found) == len(shown) and all(map(holds, found, shown))
    return bool(found == shown)


def test_finished_games_have_their_results_and_events(old: tuple[FastServer, Message]) -> None:
    server, told = old
    finished = tables(told, "over")
    assert finished
    for table in finished:
        key, now = table["now"]["id"], server.get(f"/api/tables/{table['now']['id']}").json
        assert results(now) == results(table["now"])
        if not same_rules(told, table):
            continue
        assert holds(now, table["now"])
        assert holds(server.get(f"/api/tables/{key}/record").json, table["record"])
        for seat, seen in table["events"].items():
            assert holds(events(server, key, None if seat == "None" else int(seat)), seen)


def test_unfinished_games_continue(old: tuple[FastServer, Message]) -> None:
    server, told = old

    async def scenario() -> None:
        unfinished = tables(told, "playing")
        assert unfinished
        await asyncio.gather(*(go_on(server, table) for table in unfinished if same_rules(told, table)))
        for table in unfinished:
            if not same_rules(told, table):
                assert server.get(f"/api/tables/{table['now']['id']}").json["ended"] == "rules"

    run(scenario())


async def go_on(server: FastServer, table: Message) -> None:
    """All clients reconnect, see what they saw before, and play to the end."""
    clients = [await Client(server, token, table["now"]["id"]).connect() for token in table["tokens"].values()]
    for client in clients:
        assert holds({**client.table, "version": 0}, {**table["now"], "version": 0})
        assert holds(client.chat, table["chat"])
        for seat, snapshot in client.now.items():
            view, seen, _, options = table["sights"][str(seat)]
            assert holds([snapshot.view, snapshot.events, snapshot.options], [view, seen, options])
    for client in clients:
        for seat in client.mine:
            if client.table["chairs"][seat]["bot"] is not None:
                await client.do("return", seat=seat)
    await asyncio.gather(*(client.play_on(random.Random(k)) for k, client in enumerate(clients)))


def test_waiting_tables_can_start(old: tuple[FastServer, Message]) -> None:
    server, told = old

    async def scenario() -> None:
        waiting = tables(told, "waiting")
        assert waiting
        for table in waiting:
            host = await Client(server, table["tokens"][table["now"]["host"]], table["now"]["id"]).connect()
            assert holds(host.table, table["now"])
            assert holds(host.chat, table["chat"])
            await host.do("start")

    run(scenario())
