"""Tables that are given up, make way, and expire."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from folsom.interface.errors import SetupError
from folsom.server import messages as m
from folsom.server import retention
from folsom.server.entries import Wishes
from folsom.server.hall import DAY, Hall
from folsom.server.people import People
from folsom.server.settings import Keep
from folsom.server.store import Person
from tests.server.guests import Guest, House, lay, party, run
from tests.server.inside import Sitter, Time, open_hall, until
from tests.server.program import Served

SUPER: dict[str, Any] = {"game": "super", "players": 3}
QUICK = ["me", "drifter", "drifter"]
FOR_EVER = Keep(None, None, None)


def test_a_game_with_bots_is_given_up_and_gone(house: House) -> None:
    async def evening() -> None:
        ann, spectator = await party(house, SUPER, ("Ann", "bot:drifter", "bot:drifter"))
        path = f"/api/tables/{ann.table['id']}"
        assert house.ask("DELETE", path, token=spectator.token).status == 403
        assert house.ask("DELETE", path).status == 401
        assert house.ask("DELETE", path, token=ann.token).status == 200
        for guest in (ann, spectator):
            assert await guest.lost() == {"type": "goodbye", "why": "deleted", "again": False}
        assert house.get(path).status == 404
        assert house.ask("DELETE", path, token=ann.token).status == 404
        assert house.get("/api/mine", ann.token).json["tables"] == []

    run(evening())


def test_nobody_deletes_what_others_play(house: House) -> None:
    async def evening() -> None:
        ann, bob, _ = await party(house, SUPER, ("Ann", "Bob", "bot:drifter"))
        await bob.wish("stand", seat=1)  # a bot keeps his seat
        for token in (ann.token, bob.token):
            assert house.ask("DELETE", f"/api/tables/{ann.table['id']}", token=token).json["code"] == "not-yours"
        assert house.get(f"/api/tables/{ann.table['id']}").status == 200

    run(evening())


def test_a_host_without_guests_deletes_a_table_that_waits(house: House) -> None:
    token = house.person("Ann")
    for seats in (["me", None, None], [None, None, None]):
        table = lay(house, token, SUPER, seats)["id"]
        assert house.ask("DELETE", f"/api/tables/{table}", token=token).status == 200


def test_unfinished_games_with_bots_bar_nobody(tmp_path: Path) -> None:
    with Served(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.1") as server:  # five tables a person
        token = server.person("Ann")
        first, *others = [lay(server, token, SUPER, QUICK, start=True)["id"] for _ in range(6)]
        assert server.get(f"/api/tables/{first}").status == 404  # the oldest has made way
        assert {one["id"] for one in server.get("/api/mine", token).json["tables"]} == set(others)


def test_tables_of_people_do_not_make_way(tmp_path: Path) -> None:
    with Served(tmp_path / "folsom.db", "--workers", "1", "--limits", "0.1") as server:
        token = server.person("Ann")
        kept = [lay(server, token, SUPER)["id"] for _ in range(5)]
        refused = server.ask("POST", "/api/tables", {"wishes": SUPER}, token)
        assert (refused.status, refused.json["code"]) == (429, "too-many")
        assert all(server.get(f"/api/tables/{table}").status == 200 for table in kept)
        assert server.ask("DELETE", f"/api/tables/{kept[0]}", token=token).status == 200
        lay(server, token, SUPER)


# ---- after a time
class Evening:
    """A game with bots, a table that waits, one where two wait, a game of two people, and one that is over."""

    def __init__(self, hall: Hall, ann: Person, bob: Person) -> None:
        self.hall, self.ann, self.bob = hall, ann, bob
        self.ids: dict[str, str] = {}

    async def prepare(self) -> None:
        wishes = Wishes("super", 3)
        self.ids["quick"] = (await self.hall.create(self.ann, wishes, QUICK, True)).id
        self.ids["waiting"] = (await self.hall.create(self.ann, wishes)).id
        for name in ("gathering", "people"):
            now = await self.hall.create(self.ann, wishes, ["me", None, "drifter"])
            ann, bob = Sitter(self.ann), Sitter(self.bob)
            room = await self.hall.join(now.id, ann, None)
            await self.hall.join(now.id, bob, None)
            await self.hall.fulfil(room, bob, m.Sit(id=1, seat=1))
            if name == "people":
                await self.hall.fulfil(room, ann, m.Start(id=1))
            for guest in (ann, bob):
                self.hall.part(room, guest)
            self.ids[name] = now.id
        self.ids["over"] = (await self.hall.create(self.ann, wishes, ["drifter"] * 3, True)).id
        await self.watch(self.ids["over"])

    async def watch(self, table: str) -> None:
        """Look on until a game is over: bots among themselves sleep while nobody does."""
        spectator = Sitter(self.bob)
        room = await self.hall.join(table, spectator, None)
        await until(lambda: room.table.status == "over")
        self.hall.part(room, spectator)

    async def kept(self) -> list[str]:
        """What is left after a look at everything."""
        await self.hall.retention.look_at_some()
        return [name for name, id in self.ids.items() if await self.hall.store.row(id)]


def test_what_is_deleted_when(tmp_path: Path) -> None:
    async def evening() -> None:
        time = Time()
        async with open_hall(tmp_path / "folsom.db", time) as hall:
            hall.retention = retention.Retention(hall, FOR_EVER)
            people = People(hall.store, time)
            (ann, _), (bob, _) = await people.add("Ann"), await people.add("Bob")
            tables = Evening(hall, ann, bob)
            await tables.prepare()
            everything = ["quick", "waiting", "gathering", "people", "over"]
            time.turned = 3650 * DAY
            assert await tables.kept() == everything
            time.turned = 29 * DAY
            hall.retention.keep = Keep()  # as it is usual
            assert await tables.kept() == everything
            time.turned = 31 * DAY
            assert await tables.kept() == ["gathering", "people", "over"]
            time.turned = 3650 * DAY
            assert await tables.kept() == ["gathering", "people", "over"]
            hall.retention.keep = Keep(None, None, 365)
            assert await tables.kept() == ["gathering", "people"]
            assert (await hall.store.bot_tallies("super"))[0].games == 3  # the figures stay
            hall.retention.keep = Keep(None, 365, None)
            assert await tables.kept() == []

    asyncio.run(evening())


def test_a_table_at_which_somebody_sits_is_not_deleted(tmp_path: Path) -> None:
    async def evening() -> None:
        time = Time()
        async with open_hall(tmp_path / "folsom.db", time) as hall:
            ann, _ = await People(hall.store, time).add("Ann")
            now = await hall.create(ann, Wishes("super", 3), QUICK, True)
            await hall.join(now.id, Sitter(ann), None)
            time.turned = 100 * DAY
            await hall.retention.look_at_some()
            assert await hall.store.row(now.id)

    asyncio.run(evening())


def test_every_table_is_looked_at_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        time = Time()
        async with open_hall(tmp_path / "folsom.db", time) as hall:
            monkeypatch.setattr(retention, "AT_ONCE", 3)
            hall.retention = retention.Retention(hall, Keep())
            ann, _ = await People(hall.store, time).add("Ann")
            for _ in range(7):
                await hall.create(ann, Wishes("super", 3))
            time.turned = 31 * DAY
            for left in (4, 1, 0):
                await hall.retention.look_at_some()
                assert len(await hall.store.briefs("", 100)) == left

    asyncio.run(evening())


def test_no_time_is_no_setting() -> None:
    with pytest.raises(SetupError):
        Keep(quick=0)


def test_settings_reach_the_server(tmp_path: Path) -> None:
    with Served(tmp_path / "folsom.db", "--workers", "1", "--keep-quick", "0.00001") as server:
        token = server.person("Ann")
        table = lay(server, token, SUPER, QUICK, start=True)["id"]

        async def evening() -> None:
            await (await Guest(server, token, table).come()).go()
            async with asyncio.timeout(60):
                while server.get(f"/api/tables/{table}").status == 200:
                    await asyncio.sleep(0.5)

        run(evening())
