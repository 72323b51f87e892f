"""Tokens that are renewed and revoked, and codes that nobody can guess."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from folsom.server.codes import LIFE, Codes
from folsom.server.entries import Wishes
from folsom.server.people import People
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits
from tests.server.guests import Guest, House, lay, party, run
from tests.server.inside import Time, open_hall
from tests.server.program import Served

THREE: dict[str, Any] = {"game": "express", "players": 3}


# ---- tokens
def test_a_renewed_token_makes_the_old_one_worthless(house: House) -> None:
    old = house.person("Ann")
    renewed = house.ask("POST", "/api/people/me/token", token=old)
    assert renewed.status == 201
    new = renewed.json["token"]
    assert new != old
    assert house.get("/api/people/me", old).status == 401
    assert house.get("/api/people/me", new).json["name"] == "Ann"
    assert house.get("/api/people/me", new).json["person"] == old.partition(".")[0]


def test_who_came_by_the_old_token_has_to_go(house: House) -> None:
    async def evening() -> None:
        ann, bob, _ = await party(house, {"game": "super", "players": 3}, ("Ann", "Bob", "bot:drifter"))
        thief = await Guest(house, ann.token, ann.key).come()
        new = house.ask("POST", "/api/people/me/token", token=ann.token).json["token"]
        for gone in (ann, thief):
            assert await gone.lost() == {"type": "goodbye", "why": "renewed", "again": True}
        await thief.come()
        assert '"code":"who"' in thief.heard[-2]
        ann.token = new
        await ann.come(ann.seen)
        assert ann.mine == [0]
        await bob.until(lambda: set(bob.here["people"]) == {ann.me, bob.me})

    run(evening())


def test_a_revoked_person_is_nobody_ever_again(house: House) -> None:
    async def evening() -> None:
        token = house.person("Ann")
        ann = await Guest(house, token, lay(house, token, THREE)["id"]).come()
        assert house.ask("DELETE", "/api/people/me/token", token=token).status == 200
        await ann.lost()
        for method, path in (("GET", "/api/people/me"), ("POST", "/api/people/me/token"), ("GET", "/api/mine")):
            assert house.ask(method, path, token=token).status == 401
        await ann.come()
        assert '"code":"who"' in ann.heard[-2]

    run(evening())


def test_renewing_outlasts_the_server(tmp_path: Path) -> None:
    with Served(tmp_path / "folsom.db", "--workers", "1") as server:
        old = server.person("Ann")
        new = server.ask("POST", "/api/people/me/token", token=old).json["token"]
        assert server.stop() == 0
    with Served(tmp_path / "folsom.db", "--workers", "1") as server:
        assert server.get("/api/people/me", old).status == 401
        assert server.get("/api/people/me", new).status == 200


# ---- codes
def test_a_code_is_good_until_the_game_begins(house: House) -> None:
    async def evening() -> None:
        ann, *_ = await party(house, THREE, ("Ann", "Bob", "bot:drifter"), start=False)
        code = ann.table["code"]
        assert house.get(f"/api/tables/{code.lower()}").json["id"] == ann.table["id"]
        await ann.wish("start")
        await ann.until(lambda: ann.table["status"] == "playing")
        assert house.get(f"/api/tables/{code}").status == 404
        stranger = await Guest(house, house.person("Eve"), code).come()
        assert '"code":"unknown"' in stranger.heard[0]
        assert house.get(f"/api/tables/{ann.table['id']}").status == 200  # the link stays the way in

    run(evening())


def test_a_code_expires_when_everybody_has_gone(tmp_path: Path) -> None:
    async def evening() -> None:
        time = Time()
        async with open_hall(tmp_path / "folsom.db", time, idle=1.0) as hall:
            codes = Codes(hall, Limits())
            ann, _ = await People(hall.store, time).add("Ann")
            now = await hall.create(ann, Wishes("express", 3))
            assert now.code
            room = hall.rooms[now.id]
            time.turned = 2 * LIFE
            assert await codes.table_id(now.code, "") == now.id  # somebody was there a moment ago
            hall.forget(room)
            with pytest.raises(Refusal, match="no such table"):
                await codes.table_id(now.code, "")
            time.turned = LIFE // 2
            assert await codes.table_id(now.code, "") == now.id

    asyncio.run(evening())


def test_who_guesses_codes_is_stopped_and_the_link_still_leads_in(tmp_path: Path) -> None:
    with Served(tmp_path / "folsom.db", "--workers", "1") as server:
        token = server.person("Ann")
        table = lay(server, token, THREE)
        guesses = [server.get(f"/api/tables/ZZZZ{a}{b}").status for a in "ABCDEFGH" for b in "ABCDEFGHJK"]
        assert set(guesses) == {404, 429}
        assert guesses.index(429) == 60
        assert server.get(f"/api/tables/{table['code']}").status == 429  # nobody learns whether it is right
        assert server.get(f"/api/tables/{table['id']}").status == 200


def test_guesses_from_many_addresses_are_counted_together(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_hall(tmp_path / "folsom.db", Time()) as hall:
            codes = Codes(hall, Limits())
            ann, _ = await People(hall.store, hall.clock).add("Ann")
            right = (await hall.create(ann, Wishes("express", 3))).code
            assert right
            refused = []
            for number in range(400):
                with pytest.raises(Refusal) as caught:
                    await codes.table_id("ZZZZZZ", f"192.0.2.{number}")
                refused.append(caught.value.code)
            assert refused[:300] == ["unknown"] * 300
            assert refused[-1] == "too-many"
            with pytest.raises(Refusal):
                await codes.table_id(right, "198.51.100.1")

    asyncio.run(evening())


def test_right_codes_are_not_counted(house: House) -> None:
    code = lay(house, house.person("Ann"), THREE)["code"]
    assert {house.get(f"/api/tables/{code}").status for _ in range(80)} == {200}
