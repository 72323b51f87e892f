"""Stored games after a change of the rules: finished ones stay as they were, unfinished ones are not rewritten.

A server with changed rules is a copy of the package, as plain Python, in which a rule was edited.
"""

import json
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from folsom.game import registry
from tests.plain import copy_package
from tests.server.clients import Client, FastServer, Message, join_table, run
from tests.server.server_process import FOLSOM
from tests.server.write_file import events, play_until, wait_until_quiet

SCORE, EVENTS = "express/base/score.py", "express/base/events.py"
VARIANT = "express/variant.py"
SCORING = (SCORE, "GUNSLINGER: Final = 1000", "GUNSLINGER: Final = 350")
BRAKING = (
    (EVENTS, "g.fore[place] >= 0", "g.back[place] >= 0"),
    (EVENTS, "s.put(q, g.fore[place]", "s.put(q, g.back[place]"),
)
SWIVEL = (EVENTS, "last = 2 * s.ground.cars + 1", "last = 2 * (s.ground.cars - 1) + 1")
TODAY = registry.title("express").rules
RAISED = (VARIANT, "self.since: i64 = 3", f"self.since: i64 = {TODAY + 1}")  # for all variants
FINISHED, UNFINISHED = 5, 8  # games
EXPRESS: Message = {"game": "express", "players": 4}


@dataclass
class Played:
    """A file, and what was shown of its games."""

    db: Path
    finished: list[Message] = field(default_factory=list)
    unfinished: list[Message] = field(default_factory=list)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Games under today's rules."""
    found = Played(tmp_path_factory.mktemp("today") / "folsom.db")

    async def scenario(server: FastServer) -> None:
        for number in range(FINISHED):
            clients = await join_table(server, EXPRESS, ["Ann", *["bot:drifter"] * 3])
            await play_until(clients[0], 10**6, random.Random(number))
            await wait_until_quiet(server, clients)
            game = shown(server, clients[0].table["id"])
            found.finished.append({**game, "events": told(clients[-1].now[None].events)})
        for number in range(UNFINISHED):
            clients = await join_table(server, EXPRESS, ["Ann", *["bot:drifter"] * 3])
            await play_until(clients[0], 100, random.Random(number))
            await wait_until_quiet(server, clients)
            snapshot = next(iter(clients[0].now.values()))
            found.unfinished.append(
                {"id": clients[0].table["id"], "token": clients[0].token, "sight": snapshot.lasting}
            )

    with FastServer(found.db) as server:
        run(scenario(server))
        assert server.stop() == 0
    return found


def told(seen: list[Message]) -> list[Message]:
    """Events without their changes, which are sent only with new events."""
    return [{name: event[name] for name in ("number", "kind", "words", "points")} for event in seen]


def shown(server: FastServer, key: str) -> Message:
    """Everything that can be seen of a finished game except its steps."""
    table = server.get(f"/api/tables/{key}").json
    return {"table": table, "record": server.get(f"/api/tables/{key}/record").json}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of a package with each change; Python compiles it once for all tests."""
    found = {}
    for title, changes in CHANGES.items():
        package = found[title] = copy_package(tmp_path_factory.mktemp("changed"))
        for name, before, after in changes:
            path = package / "folsom" / name
            text = path.read_text(encoding="utf-8")
            assert text.count(before) == 1
            path.write_text(text.replace(before, after), encoding="utf-8")
    return found


@pytest.fixture
def changed(
    tmp_path: Path, played: Played, packages: dict[str, Path], request: pytest.FixtureRequest
) -> Iterator[tuple[FastServer, Path]]:
    """A server with changed rules on a copy of the file, and the folder of its package."""
    package = packages[request.param]
    db = tmp_path / "folsom.db"
    shutil.copy2(played.db, db)
    with FastServer(db, PYTHONPATH=str(package)) as server:
        yield server, package


CHANGES = {
    "scoring": (SCORING,),
    "scoring, raised": (SCORING, RAISED),
    "events": (*BRAKING, SWIVEL),
    "events, raised": (*BRAKING, SWIVEL, RAISED),
}
every_change = pytest.mark.parametrize("changed", list(CHANGES), indirect=True)
silent_events = pytest.mark.parametrize("changed", ["events"], indirect=True)
raised = pytest.mark.parametrize("changed", ["scoring, raised"], indirect=True)


@every_change
def test_finished_games_stay_as_they_were(played: Played, changed: tuple[FastServer, Path]) -> None:
    server, _ = changed
    for game in played.finished:
        assert game == {**shown(server, game["table"]["id"]), "events": game["events"]}
    run(see_stories(server, played))


async def see_stories(server: FastServer, played: Played) -> None:
    """A new client sees the same events as before, in each language."""
    for game in played.finished:
        for language in ("en", "fr", "de"):
            client = await Client(server, server.person(), game["table"]["id"], language).connect()
            seen = client.now[None]
            assert seen.view
            assert language != "en" or told(seen.events) == game["events"]
            assert [event["kind"] for event in seen.events] == [event["kind"] for event in game["events"]]
            await client.disconnect()


@every_change
def test_unfinished_games_continue_or_end_with_the_reason(played: Played, changed: tuple[FastServer, Path]) -> None:
    server, package = changed
    same_number = RAISED[2] not in (package / "folsom" / VARIANT).read_text(encoding="utf-8")

    async def scenario() -> None:
        ended = 0
        for game in played.unfinished:
            ann = await Client(server, game["token"], game["id"]).connect()
            if ann.table["ended"] is None:
                assert same_number
                assert next(iter(ann.now.values())).lasting == game["sight"]
                await ann.play_on(random.Random(1))
            else:
                ended += 1
                assert ann.table["ended"] == ("replay" if same_number else "rules")
                assert (ann.table["status"], ann.table["scores"], ann.now) == ("over", [], {})
        assert ended == UNFINISHED or same_number

    run(scenario())


@silent_events
def test_an_undeclared_change_of_the_rules_is_noticed(played: Played, changed: tuple[FastServer, Path]) -> None:
    server, _ = changed
    states = [server.get(f"/api/tables/{game['id']}").json for game in played.unfinished]
    assert any(state["ended"] == "replay" for state in states)


@raised
def test_under_other_rules_a_replay_is_refused(
    tmp_path: Path, played: Played, changed: tuple[FastServer, Path]
) -> None:
    server, package = changed
    key = played.finished[0]["table"]["id"]
    refused = server.get(f"/api/tables/{key}/steps")
    assert (refused.status, refused.json["code"]) == (410, "rules")
    record = server.get(f"/api/tables/{key}/record").body
    assert json.loads(record)["rules"] == TODAY
    promised = played.finished[0]["table"]["commitment"]
    for hash, status in ((promised, 3), ("0" * 64, 1)):
        done = folsom(package, "verify", "-", "--commitment", hash, stdin=record)
        assert done.returncode == status, done.stdout
        assert f"version {TODAY} of its rules" in done.stdout.decode()
    file = tmp_path / "record.json"
    file.write_bytes(record)
    done = folsom(package, "replay", str(file))
    assert done.returncode == 2
    assert f"version {TODAY} of its rules" in done.stderr.decode()


def folsom(package: Path, *arguments: str, stdin: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    env = {**os.environ, "PYTHONPATH": str(package), "COLUMNS": "1000"}
    return subprocess.run([*FOLSOM, *arguments], input=stdin, env=env, capture_output=True, check=False)


def test_under_the_same_rules_each_decision_has_the_same_checksum(played: Played) -> None:
    """All checksums are there and right, and the steps show the events of the transcript."""
    with sqlite3.connect(played.db) as file:
        bodies = [json.loads(body) for (body,) in file.execute("select body from entries")]
    file.close()
    assert all(isinstance(body["leads"], int) for body in bodies if body["kind"] == "acted")
    with FastServer(played.db) as server:
        for game in played.finished:
            assert told(events(server, game["table"]["id"], None)) == game["events"]
        run(see_stories(server, played))
        assert server.stop() == 0
        assert "differs" not in server.log
