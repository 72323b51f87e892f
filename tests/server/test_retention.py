"""Deleting tables: on request, to make room for others, and after a time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from folsom.interface.errors import SetupError
from folsom.server import messages as m
from folsom.server import retention
from folsom.server.entries import Said, TableConfig
from folsom.server.people import People
from folsom.server.room import Room
from folsom.server.settings import KeepDays
from folsom.server.store import Brief, Person
from folsom.server.table_registry import DAY, TableRegistry
from tests.server.clients import Client, FastServer, create_table, join_table, run
from tests.server.in_process import FakeClient, Time, open_registry, until
from tests.server.server_process import TIMEOUT, ServerProcess

SUPER: dict[str, Any] = {"game": "super", "players": 3}
QUICK = ["me", "drifter", "drifter"]
FOR_EVER = KeepDays(None, None, None)


def test_a_person_can_delete_a_game_with_bots(server: FastServer) -> None:
    async def scenario() -> None:
        ann, spectator = await join_table(server, SUPER, ("Ann", "bot:drifter", "bot:drifter"))
        path = f"/api/tables/{ann.table['id']}"
        assert server.ask("DELETE", path, token=spectator.token).status == 403
        assert server.ask("DELETE", path).status == 401
        assert server.ask("DELETE", path, token=ann.token).status == 200
        for client in (ann, spectator):
            assert await client.lost() == {"type": "goodbye", "why": "deleted", "again": False}
        assert server.get(path).status == 404
        assert server.ask("DELETE", path, token=ann.token).status == 404
        assert server.get("/api/mine", ann.token).json["tables"] == []

    run(scenario())


def test_nobody_deletes_a_table_of_others(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, _ = await join_table(server, SUPER, ("Ann", "Bob", "bot:drifter"))
        await bob.do("stand", seat=1)  # a bot plays for Bob
        for token in (ann.token, bob.token):
            assert server.ask("DELETE", f"/api/tables/{ann.table['id']}", token=token).json["code"] == "not-yours"
        assert server.get(f"/api/tables/{ann.table['id']}").status == 200

    run(scenario())


def test_a_host_who_is_alone_can_delete_a_waiting_table(server: FastServer) -> None:
    token = server.person("Ann")
    for seats in (["me", None, None], [None, None, None]):
        table = create_table(server, token, SUPER, seats)["id"]
        assert server.ask("DELETE", f"/api/tables/{table}", token=token).status == 200


def game_at_rest(server: ServerProcess, token: str) -> str:
    """A new game whose bots have programmed their three cards each: nothing more happens there by itself."""
    table = create_table(server, token, SUPER, QUICK, start=True)
    deadline = time.monotonic() + TIMEOUT
    while server.get(f"/api/tables/{table['id']}").json["version"] < table["version"] + 6:
        assert time.monotonic() < deadline
        time.sleep(0.25)  # this server allows five requests a second
    key: str = table["id"]
    return key


def test_at_the_limit_the_oldest_game_with_bots_is_deleted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.1") as server:  # five tables a person
        token = server.person("Ann")
        first, *others = [game_at_rest(server, token) for _ in range(6)]
        assert server.get(f"/api/tables/{first}").status == 404  # the oldest one was deleted
        assert {one["id"] for one in server.get("/api/mine", token).json["tables"]} == set(others)


def test_at_the_limit_tables_with_people_are_kept(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.1") as server:
        token = server.person("Ann")
        kept = [create_table(server, token, SUPER)["id"] for _ in range(5)]
        refused = server.ask("POST", "/api/tables", {"config": SUPER}, token)
        assert (refused.status, refused.json["code"]) == (429, "too-many")
        assert all(server.get(f"/api/tables/{table}").status == 200 for table in kept)
        assert server.ask("DELETE", f"/api/tables/{kept[0]}", token=token).status == 200
        create_table(server, token, SUPER)


def test_a_refused_table_or_seat_costs_no_game(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.1") as server:
        token = server.person("Ann")
        mine = {create_table(server, token, SUPER, QUICK, start=True)["id"] for _ in range(5)}
        for body in (
            {"config": {"game": "super", "players": 99}},
            {"config": SUPER, "seats": ["me", "nobody", None]},
            {"config": SUPER, "seats": ["me", None, None], "start": True},
        ):
            assert server.ask("POST", "/api/tables", body, token).status in (409, 422)
        other = create_table(server, server.person("Bob"), SUPER, ["me", None, None])["id"]

        async def sit() -> None:
            ann = await Client(server, token, other).connect()
            assert await ann.refusal("sit", seat=0) == "taken"
            assert await ann.refusal("sit", seat=9) == "unknown"
            assert {one["id"] for one in server.get("/api/mine", token).json["tables"]} == mine
            await ann.do("sit", seat=1)

        run(sit())
        assert len(mine - {one["id"] for one in server.get("/api/mine", token).json["tables"]}) == 1


# ---- expiry
class PreparedTables:
    """Tables of all kinds: a game with bots, two waiting tables, a game of two people, and a finished one."""

    def __init__(self, tables: TableRegistry, ann: Person, bob: Person) -> None:
        self.tables, self.ann, self.bob = tables, ann, bob
        self.ids: dict[str, str] = {}

    async def prepare(self) -> None:
        config = TableConfig("super", 3)
        self.ids["quick"] = (await self.tables.create(self.ann, config, QUICK, True)).id
        player = FakeClient(self.ann)
        quick = await self.tables.join(self.ids["quick"], player, None)
        await self.settle(quick)
        self.tables.leave(quick, player)
        self.ids["waiting"] = (await self.tables.create(self.ann, config)).id
        for name in ("gathering", "people"):
            now = await self.tables.create(self.ann, config, ["me", None, "drifter"])
            ann, bob = FakeClient(self.ann), FakeClient(self.bob)
            room = await self.tables.join(now.id, ann, None)
            await self.tables.join(now.id, bob, None)
            await self.tables.execute_command(room, bob, m.Sit(id=1, seat=1))
            if name == "people":
                await self.tables.execute_command(room, ann, m.Start(id=1))
                await self.settle(room)
            for client in (ann, bob):
                self.tables.leave(room, client)
            self.ids[name] = now.id
        self.ids["over"] = (await self.tables.create(self.ann, config, ["drifter"] * 3, True)).id
        await self.watch(self.ids["over"])

    async def watch(self, table: str) -> None:
        """Watch a game until it is over: bots among themselves pause while nobody watches."""
        spectator = FakeClient(self.bob)
        room = await self.tables.join(table, spectator, None)
        await until(lambda: room.table.status == "over")
        self.tables.leave(room, spectator)

    async def settle(self, room: Room) -> None:
        """Wait until only people have to decide: a bot that decides later would make the table look younger."""
        session = room.table.session
        assert session
        await until(lambda: room.table.people_to_act() == list(session.game.to_act))

    async def kept(self) -> list[str]:
        """The names of the tables that are left after a sweep."""
        await self.tables.retention.sweep()
        return [name for name, id in self.ids.items() if await self.tables.store.row(id)]


def test_tables_expire_by_kind(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with open_registry(tmp_path / "folsom.db", time) as tables:
            tables.retention = retention.Retention(tables, FOR_EVER)
            people = People(tables.store, time)
            (ann, _), (bob, _) = await people.add("Ann"), await people.add("Bob")
            prepared = PreparedTables(tables, ann, bob)
            await prepared.prepare()
            everything = ["quick", "waiting", "gathering", "people", "over"]
            time.turned = 3650 * DAY
            assert await prepared.kept() == everything
            time.turned = 29 * DAY
            tables.retention.keep = KeepDays()  # the defaults
            assert await prepared.kept() == everything
            time.turned = 31 * DAY
            assert await prepared.kept() == ["gathering", "people", "over"]
            time.turned = 3650 * DAY
            assert await prepared.kept() == ["gathering", "people", "over"]
            tables.retention.keep = KeepDays(None, None, 365)
            assert await prepared.kept() == ["gathering", "people"]
            assert (await tables.store.bot_tallies("super"))[0].games == 3  # the statistics are kept
            tables.retention.keep = KeepDays(None, 365, None)
            assert await prepared.kept() == []

    asyncio.run(scenario())


def test_a_table_with_a_client_is_not_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with open_registry(tmp_path / "folsom.db", time) as tables:
            ann, _ = await People(tables.store, time).add("Ann")
            now = await tables.create(ann, TableConfig("super", 3), QUICK, True)
            await tables.join(now.id, FakeClient(ann), None)
            time.turned = 100 * DAY
            await tables.retention.sweep()
            assert await tables.store.row(now.id)

    asyncio.run(scenario())


def test_a_table_that_changed_after_it_was_listed_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        time = Time()
        async with open_registry(tmp_path / "folsom.db", time) as tables:
            ann, _ = await People(tables.store, time).add("Ann")
            now = await tables.create(ann, TableConfig("super", 3))
            listed = await tables.store.briefs("", 10)
            time.turned = 100 * DAY
            async with tables.locked_room(now.id) as room:
                await tables.write(room, Said(at=time(), person=ann.id, name="Ann", text="Howdy!"))

            async def briefs(after: str, limit: int) -> list[Brief]:
                return listed

            monkeypatch.setattr(tables.store, "briefs", briefs)
            await tables.retention.sweep()
            assert await tables.store.row(now.id)

    asyncio.run(scenario())


def test_sweeps_cover_all_tables_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        time = Time()
        async with open_registry(tmp_path / "folsom.db", time) as tables:
            monkeypatch.setattr(retention, "AT_ONCE", 3)
            tables.retention = retention.Retention(tables, KeepDays())
            ann, _ = await People(tables.store, time).add("Ann")
            for _ in range(7):
                await tables.create(ann, TableConfig("super", 3))
            time.turned = 31 * DAY
            for left in (4, 1, 0):
                await tables.retention.sweep()
                assert len(await tables.store.briefs("", 100)) == left

    asyncio.run(scenario())


def test_zero_days_are_refused() -> None:
    with pytest.raises(SetupError):
        KeepDays(quick=0)


def test_the_keep_options_reach_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "folsom.db", "--workers", "1", "--keep-quick", "0.00001") as server:
        token = server.person("Ann")
        table = create_table(server, token, SUPER, QUICK, start=True)["id"]

        async def scenario() -> None:
            await (await Client(server, token, table).connect()).disconnect()
            async with asyncio.timeout(60):
                while server.get(f"/api/tables/{table}").status == 200:
                    await asyncio.sleep(0.5)

        run(scenario())
