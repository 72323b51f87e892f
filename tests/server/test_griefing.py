"""Griefing: what a malicious player cannot do, and what the others can do about it."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from folsom.server.api import fair_order
from folsom.server.room import Room
from folsom.server.store import WAITING, Row
from folsom.server.table import Table
from tests.server.clients import Client, FastServer, create_table, do_when_allowed, join_table, run
from tests.server.expected_views import check_snapshots
from tests.server.server_process import ServerProcess

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
SUPER: dict[str, Any] = {"game": "super", "players": 3}
PUBLIC = {**SUPER, "public": True}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the default timeouts: a minute for a disconnected person."""
    with ServerProcess(tmp_path_factory.mktemp("patient") / "folsom.db", "--workers", "1") as server:
        yield server


# ---- absent people
def test_a_host_who_has_just_left_is_still_the_host(patient: ServerProcess) -> None:
    async def scenario() -> None:
        ann, bob, cleo, _ = await join_table(patient, SUPER, (A, B, C), start=False)
        await ann.disconnect()
        await bob.until(lambda: ann.me not in bob.presence["people"])
        assert await bob.refusal("start") == "too-soon"
        assert await bob.refusal("bot", seat=0, bot="drifter") == "too-soon"
        for do, fields in (
            ("remove", {"seat": 2}),
            ("change", {"config": {"game": "express", "players": 3}}),
            ("mute", {"person": cleo.me, "on": True}),
            ("allow", {"person": cleo.me}),
        ):
            assert await bob.refusal(do, **fields) == "not-host"
        await bob.catch_up()
        assert [chair["name"] for chair in bob.table["chairs"]] == [A, B, C]

    run(scenario())


def test_only_the_host_removes_people_or_changes_the_configuration(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, *_ = await join_table(server, SUPER, (A, B, C), start=False)
        await ann.disconnect()
        await bob.until(lambda: ann.me not in bob.presence["people"])
        await asyncio.sleep(1.5)
        assert await bob.refusal("remove", seat=2) == "not-host"
        assert await bob.refusal("change", config=SUPER) == "not-host"
        await do_when_allowed(bob, "start")

    run(scenario())


def test_a_player_who_has_just_left_is_not_replaced(patient: ServerProcess) -> None:
    async def scenario() -> None:
        ann, bob, *_ = await join_table(patient, SUPER, (A, B, BOT))
        await bob.disconnect()
        await ann.until(lambda: bob.me not in ann.presence["people"])
        assert await ann.refusal("bot", seat=1, bot="outlaw") == "too-soon"
        assert await ann.refusal("vote", seat=1) == "too-soon"
        await bob.connect(bob.seen)
        assert bob.table["chairs"][1]["bot"] is None

    run(scenario())


def test_one_opponent_cannot_replace_an_absent_player_while_the_host_is_away(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, cleo, spectator = await join_table(server, SUPER, (A, B, C))
        for gone in (ann, bob):
            await gone.disconnect()
        await cleo.until(lambda: cleo.presence["people"] == [cleo.me])
        await asyncio.sleep(1.5)
        for bot in ("drifter", "outlaw"):
            assert await cleo.refusal("bot", seat=1, bot=bot) == "not-host"
        assert await spectator.refusal("vote", seat=1) == "not-yours"
        await do_when_allowed(cleo, "vote", seat=1)  # all connected players agree
        assert cleo.table["chairs"][1]["bot"] == "outlaw"  # a strong bot
        await bob.connect(bob.seen)
        await bob.do("return", seat=1)

    run(scenario())


# ---- votes
def test_an_idle_player_without_a_clock_is_replaced_by_a_vote(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, cleo, _ = clients = await join_table(server, SUPER, (A, B, C))
        assert await bob.refusal("vote", seat=1) == "not-now"  # their own seat
        await do_when_allowed(ann, "vote", seat=2)
        await bob.until(lambda: bool(bob.table["votes"]))
        assert bob.table["votes"] == [{"seat": 2, "people": [ann.me]}]
        assert await ann.refusal("vote", seat=2) == "taken"
        assert bob.table["chairs"][2]["bot"] is None
        await bob.do("vote", seat=2)
        await cleo.until(lambda: cleo.table["chairs"][2]["bot"] == "outlaw")
        assert cleo.table["votes"] == []
        await cleo.do("return", seat=2)
        await asyncio.gather(*(client.play_on(random.Random(1)) for client in (ann, bob, cleo)))
        check_snapshots(server, [*clients])

    run(scenario())


def test_a_decision_clears_the_votes_against_its_player(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, cleo, _ = await join_table(server, SUPER, (A, B, C))
        await do_when_allowed(ann, "vote", seat=2)
        await bob.until(lambda: bool(bob.table["votes"]))
        await cleo.decide(random.Random(1))
        await bob.until(lambda: bob.table["votes"] == [])
        assert await bob.refusal("vote", seat=2) == "too-soon"

    run(scenario())


def test_with_a_clock_idle_players_are_not_voted_out(server: FastServer) -> None:
    async def scenario() -> None:
        ann, *_ = await join_table(server, {**SUPER, "clock": {"kind": "decision", "seconds": 3600}}, (A, B, BOT))
        await asyncio.sleep(2.5)
        assert await ann.refusal("vote", seat=1) == "not-now"

    run(scenario())


def test_before_the_game_one_vote_removes_nobody(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, cleo, _ = await join_table(server, SUPER, (A, B, C), start=False)
        await bob.do("vote", seat=2)
        await bob.catch_up()
        assert bob.table["chairs"][2]["person"] == cleo.me
        await ann.do("vote", seat=2)
        await cleo.until(lambda: cleo.table["chairs"][2]["kind"] == "open")
        assert cleo.table["barred"] == [{"person": cleo.me, "name": C}]
        assert cleo.table["votes"] == []
        assert await cleo.refusal("sit", seat=2) == "barred"
        await bob.disconnect()
        two = await Client(server, server.person("Dan"), ann.key).connect()
        await two.do("sit", seat=2)
        await two.do("vote", seat=0)
        await two.catch_up()
        assert two.table["chairs"][0]["person"] == ann.me  # one of two is not a majority

    run(scenario())


# ---- removed people
def test_a_removed_person_cannot_take_any_seat(server: FastServer) -> None:
    async def scenario() -> None:
        four = {"game": "express", "players": 4}
        ann, bob, _ = await join_table(server, four, (A, B, B, BOT), start=False)
        await ann.do("remove", seat=1)
        await ann.catch_up()
        assert [chair["kind"] for chair in ann.table["chairs"]] == ["person", "open", "open", "bot"]
        assert await bob.refusal("sit", seat=2) == "barred"
        await bob.reconnect()
        assert await bob.refusal("sit", seat=1) == "barred"
        await ann.do("allow", person=bob.me)
        await bob.do("sit", seat=1)
        await ann.do("remove", seat=3)  # a bot is not barred
        await ann.do("remove", seat=0)  # nor is the host
        await ann.do("sit", seat=0)

    run(scenario())


# ---- public tables
def test_public_tables_have_a_clock(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person(A)
        table = create_table(server, token, PUBLIC)
        assert table["config"]["clock"] == {"kind": "decision", "seconds": 120}
        own = {"kind": "player", "seconds": 600, "plus": 5}
        assert create_table(server, token, {**PUBLIC, "clock": own})["config"]["clock"] == own
        assert create_table(server, token, SUPER)["config"]["clock"] == {}
        ann = await Client(server, token, create_table(server, token, SUPER)["id"]).connect()
        await ann.do("change", config=PUBLIC)
        await ann.catch_up()
        assert ann.table["config"]["clock"] == {"kind": "decision", "seconds": 120}

    run(scenario())


def test_everybody_has_one_seat_at_a_public_table(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person(A)
        ann = await Client(server, token, create_table(server, token, PUBLIC)["id"]).connect()
        assert await ann.refusal("sit", seat=1) == "not-now"
        await ann.do("stand", seat=0)
        await ann.do("sit", seat=1)

    run(scenario())


def test_one_person_cannot_wait_at_many_public_tables(patient: ServerProcess) -> None:
    async def scenario() -> None:
        tables = [create_table(patient, patient.person(A), PUBLIC)["id"] for _ in range(6)]
        token, codes = patient.person("Eve"), []
        for table in tables:
            eve = await Client(patient, token, table).connect()
            codes.append((await eve.send("sit", seat=1)).get("code"))
        assert codes == [None] * 5 + ["too-many"]
        await (await Client(patient, token, tables[0]).connect()).do("stand", seat=1)
        await eve.do("sit", seat=1)

    run(scenario())


def test_one_address_can_create_few_public_tables(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        token = server.person(A)
        answers = [server.ask("POST", "/api/tables", {"config": PUBLIC}, token) for _ in range(21)]
        assert [answer.status for answer in answers] == [201] * 20 + [429]
        assert 0 < int(answers[-1].headers["retry-after"]) <= 3600
        ann = await Client(
            server, token, create_table(server, token, SUPER)["id"]
        ).connect()  # private tables can still be created
        assert await ann.refusal("change", config=PUBLIC) == "too-many"

    with ServerProcess(tmp_path / "folsom.db", "--workers", "1") as server:
        run(scenario(server))


def test_one_address_cannot_fill_the_list_of_public_tables() -> None:
    def row(id: str, touched: int) -> Row:
        return Row(id, id, "super", WAITING, True, 1, touched, None, b"{}")

    def room(id: str, origin: str) -> Room:
        made = Room(Table(id, id), 0)
        made.origin = origin
        return made

    grief = [row(f"grief{n}", 1000 - n) for n in range(199)]
    empty = [row(f"empty{n}", 700 - n) for n in range(100)]
    honest = [row(f"honest{n}", 500 - n) for n in range(20)]
    rooms = {one.id: room(one.id, "203.0.113.9") for one in grief}
    rooms |= {one.id: room(one.id, f"198.51.100.{n}") for n, one in enumerate(honest)}
    shown = [one.id for one in fair_order([*grief, *empty, *honest], rooms)][:100]
    assert shown[:3] == ["grief0", "empty0", "honest0"]
    assert {one.id for one in honest} <= set(shown[:22])


def test_the_list_of_public_tables_alternates_between_addresses(patient: ServerProcess) -> None:
    token = patient.person(A)
    latest = create_table(patient, token, PUBLIC)["id"]
    listed = [one["id"] for one in patient.get("/api/tables").json["tables"]]
    assert listed[0] == latest
