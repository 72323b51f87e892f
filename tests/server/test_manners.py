"""What people may do at a table, and what not: seats, bots, wishes, bandits, chat, languages, advice, a rematch."""

import asyncio
import random
from typing import Any

import pytest

import folsom
from tests.server.guests import Guest, House, lay, party, run, together, when_ripe
from tests.server.program import Served
from tests.server.witness import check_sights

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
THREE: dict[str, Any] = {"game": "express", "players": 3}
SUPER: dict[str, Any] = {"game": "super", "players": 3}


def kinds(guest: Guest) -> list[str]:
    return [chair["kind"] for chair in guest.table["chairs"]]


# ---- before the game
def test_people_sit_down_and_stand_up(house: House) -> None:
    async def evening() -> None:
        token = house.person(A)
        ann = await Guest(house, token, lay(house, token, THREE)["code"].lower()).come()  # the code, as it is typed
        bob = await Guest(house, house.person(B), ann.table["id"]).come()
        await ann.until(lambda: (ann.here["people"], ann.here["watching"]) == ([ann.me], 1))
        assert await bob.refusal("sit", seat=0) == "taken"
        assert await bob.refusal("sit", seat=3) == "unknown"
        assert await bob.refusal("stand", seat=0) == "not-yours"
        assert await bob.refusal("start") == "not-host"
        await bob.wish("sit", seat=2)
        assert await ann.refusal("start") == "not-now"  # a seat is free
        await ann.catch_up()
        assert kinds(ann) == ["person", "open", "person"]
        assert (ann.here["people"], ann.here["watching"]) == ([ann.me, bob.me], 0)
        await bob.wish("sit", seat=1)
        await bob.wish("stand", seat=2)
        await ann.wish("remove", seat=1)
        assert await ann.refusal("remove", seat=1) == "not-now"
        assert kinds(ann) == ["person", "open", "open"]
        assert ann.here["watching"] == 1
        assert await bob.refusal("bot", seat=1, bot="drifter") == "not-host"
        assert await ann.refusal("bot", seat=1, bot="stranger") == "illegal"
        assert await ann.refusal("bot", seat=0, bot="drifter") == "taken"
        await ann.wish("bot", seat=1, bot="drifter")
        assert await bob.refusal("sit", seat=2) == "barred"
        assert await bob.refusal("allow", person=bob.me) == "not-host"
        assert await ann.refusal("allow", person=ann.me) == "unknown"
        await ann.wish("allow", person=bob.me)
        await bob.wish("sit", seat=2)
        assert await ann.refusal("return", seat=0) == "not-now"
        assert await ann.refusal("play", seat=0, version=1, action=0) == "not-now"
        await ann.wish("start")
        for wish in ("start", "sit", "remove"):
            assert await ann.refusal(wish, **({} if wish == "start" else {"seat": 1})) == "not-now"

    run(evening())


def test_while_the_host_is_away_whoever_holds_a_seat_is_host(house: House) -> None:
    async def evening() -> None:
        ann, bob, spectator = await party(house, SUPER, (A, B, BOT), start=False)
        assert await bob.refusal("remove", seat=2) == "not-host"
        await ann.go()
        await bob.until(lambda: bob.here["people"] == [bob.me])
        assert await spectator.refusal("start") == "not-host"
        await when_ripe(bob, "start")
        await ann.come()
        assert ann.table["status"] == "playing"
        assert await bob.refusal("mute", person=spectator.me, on=True) == "not-host"

    run(evening())


def test_the_host_changes_what_is_played(house: House) -> None:
    async def evening() -> None:
        ann, bob, spectator = await party(house, SUPER, (A, BOT, B), start=False)
        two = {"game": "express", "players": 2, "options": {"variant": "pairs"}}
        assert await ann.refusal("change", wishes=two) == "taken"  # Bob would have no seat
        assert await ann.refusal("change", wishes={**two, "players": 5}) == "illegal"
        assert await ann.refusal("change", wishes={**THREE, "clock": {"kind": "sun"}}) == "illegal"
        assert await bob.refusal("change", wishes=THREE) == "not-host"
        await bob.wish("pick", seat=2, bandit="Mei")
        four = {"game": "express", "players": 4, "options": {"boxes": ["timecar"]}}
        await ann.wish("change", wishes=four)
        assert kinds(ann) == ["person", "bot", "person", "open"]
        assert [chair["pick"] for chair in ann.table["chairs"]] == [None] * 4
        assert ann.table["wishes"]["options"]["variant"] == "standard"  # completed
        await ann.wish("bot", seat=3, bot="drifter")
        await ann.wish("start")
        await ann.until(lambda: bool(ann.now))
        assert ann.now[0].view["setup"]["options"]["boxes"] == ["timecar"]
        check_sights(house, [ann, bob, spectator])

    run(evening())


def test_bandits_are_picked(house: House) -> None:
    async def evening() -> None:
        wishes = {**THREE, "options": {"bandits": ["Tuco", "?", "Doc"]}}
        ann, bob, _ = await party(house, wishes, (A, B, BOT), start=False)
        assert await bob.refusal("pick", seat=0, bandit="Belle") == "not-yours"
        assert await ann.refusal("pick", seat=1, bandit="Belle") == "not-yours"
        assert await bob.refusal("pick", seat=1, bandit="Mei") == "illegal"
        await bob.wish("pick", seat=1, bandit="Belle")
        assert await ann.refusal("pick", seat=0, bandit="Belle") == "illegal"
        await ann.wish("pick", seat=2, bandit="Ghost")  # for the bot
        await ann.wish("pick", seat=2, bandit=None)
        await ann.catch_up()
        assert [chair["pick"] for chair in ann.table["chairs"]] == [None, "Belle", None]
        await ann.wish("start")
        await ann.until(lambda: bool(ann.now))
        assert [bandit["name"] for bandit in ann.now[0].view["bandits"]] == ["Tuco", "Belle", "Doc"]

    run(evening())


def test_who_picks_a_bandit_that_the_host_meant_for_another_gets_it(house: House) -> None:
    async def evening() -> None:
        ann, *_ = await party(house, {"game": "express", "players": 2}, (A, B), start=False)
        await ann.wish("pick", seat=0, bandit="Django+Belle")
        await ann.wish("start")
        await ann.until(lambda: bool(ann.now))
        names = [bandit["name"] for bandit in ann.now[0].view["bandits"] if bandit["seat"] == 0]
        assert sorted(names) == ["Belle", "Django"]

    run(evening())


def test_public_tables_are_listed_and_private_ones_are_not(house: House) -> None:
    token = house.person(A)
    public = lay(house, token, {**THREE, "public": True})["id"]
    private = lay(house, token, THREE)["id"]
    listed = [one["id"] for one in house.get("/api/tables").json["tables"]]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {one["id"] for one in house.get("/api/mine", token).json["tables"]}


# ---- at play
def test_two_devices_in_one_seat(house: House) -> None:
    async def evening() -> None:
        ann, bob, spectator = await party(house, SUPER, (A, B, BOT))
        other = await Guest(house, ann.token, ann.key, "de").come()
        sight = ann.now[0]
        version = await ann.play(0, sight.answers[0])
        assert await other.refusal("play", seat=0, version=sight.version, action=sight.answers[0]) == "stale"
        await other.until(together([other], version))
        await asyncio.gather(other.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        await ann.until(lambda: ann.over)
        assert ann.now[0].view == other.now[0].view
        check_sights(house, [ann, bob, other, spectator])
        assert ann.here["people"] == [ann.me, bob.me]

    run(evening())


def test_one_person_in_several_seats_is_shown_each_of_them(house: House) -> None:
    async def evening() -> None:
        ann, bob, spectator = await party(house, THREE, (A, B, A))
        assert (set(ann.now), set(bob.now), set(spectator.now)) == ({0, 2}, {1}, {None})
        assert ann.now[0].view["own"] != ann.now[2].view["own"]
        assert await ann.refusal("play", seat=1, version=ann.now[0].version, action=0) == "not-yours"
        assert await spectator.refusal("play", seat=1, version=ann.now[0].version, action=0) == "not-yours"
        assert await ann.refusal("hint", seat=0) == "not-now"

    run(evening())


def test_a_bot_plays_for_who_is_away_and_lets_him_back(house: House) -> None:
    async def evening() -> None:
        ann, bob, spectator = await party(house, SUPER, (A, B, BOT))
        assert await ann.refusal("bot", seat=1, bot="outlaw") == "taken"  # Bob is there
        await bob.go()
        await ann.until(lambda: bob.me not in ann.here["people"])
        assert await spectator.refusal("bot", seat=1, bot="drifter") == "not-host"
        assert await ann.refusal("bot", seat=1, bot="drifter") == "illegal"  # who is away has a good player
        await when_ripe(ann, "bot", seat=1, bot="outlaw")
        await ann.until(lambda: 1 not in ann.now[0].view["to_act"])
        await bob.come(bob.seen)
        assert bob.table["chairs"][1] == {**bob.table["chairs"][1], "kind": "bot", "person": bob.me, "bot": "outlaw"}
        assert await bob.refusal("play", seat=1, version=bob.now[1].version, action=0) == "not-now"
        assert not bob.now[1].back
        await bob.wish("return", seat=1)
        assert await bob.refusal("return", seat=1) == "not-now"
        await bob.wish("stand", seat=1)
        assert await bob.refusal("stand", seat=1) == "not-now"
        await bob.wish("return", seat=1)
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        check_sights(house, [ann, bob, spectator])

    run(evening())


@pytest.mark.parametrize("language", ["fr", "de"])
def test_another_language_in_the_middle_of_the_game(house: House, language: str) -> None:
    async def evening() -> None:
        ann, bob, spectator = await party(house, SUPER, (A, BOT, B))
        await asyncio.gather(ann.decide(random.Random(1)), bob.decide(random.Random(2)))
        assert await ann.refusal("language", language="tlh") == "unknown"
        await ann.until(lambda: 1 not in ann.now[0].view["to_act"])
        ann.sights.clear()  # what was said in English
        await ann.wish("language", language=language)
        ann.language = language
        assert ann.sights  # before the answer
        await asyncio.gather(ann.play_on(random.Random(3)), bob.play_on(random.Random(4)))
        check_sights(house, [bob, spectator, ann])

    run(evening())


def test_an_answer_that_is_not_offered_is_refused_with_its_rule(house: House) -> None:
    async def evening() -> None:
        who = next(guest for guest in await party(house, THREE, (A, B, C)) if guest.asked)
        seat = who.asked[0]
        version = who.now[seat].version
        for wrong in (-1, 10**6, 2**62, "rob J1", "nonsense", ""):
            assert await refused(who, seat, version, wrong) in ("illegal", "malformed")
        assert await who.refusal("play", seat=seat, version=version + 1, action=0) == "stale"
        because = await who.wish("why", seat=seat, action="rob J1")
        assert because["words"]
        fine = await who.wish("why", seat=seat, action=who.now[seat].answers[0])
        assert (fine["rule"], fine["words"]) == (None, None)
        await who.catch_up()
        assert who.now[seat].version == version
        assert who.now[seat].answers
        text = next(one["text"] for one in who.now[seat].options)
        assert await who.play(seat, text) == version + 1

    run(evening())


async def refused(guest: Guest, seat: int, version: int, action: int | str) -> str:
    """The code; a text that is no wish at all is refused without a number."""
    if action != "":
        return await guest.refusal("play", seat=seat, version=version, action=action)
    before = len(guest.heard)
    guest.send("play", seat=seat, version=version, action=action)
    await guest.until(lambda: any('"malformed"' in text for text in guest.heard[before:]))
    return "malformed"


def test_advice_for_who_plays_with_bots_alone(house: House) -> None:
    async def evening() -> None:
        ann, spectator = await party(house, SUPER, (A, BOT, BOT))
        asked = ann.send("hint", seat=0)
        assert await ann.refusal("hint", seat=0) == "too-many"
        told = await asked
        assert told["words"]
        assert {one["text"] for one in told["figures"]} <= {one["text"] for one in ann.now[0].options}
        assert await spectator.refusal("hint", seat=0) == "not-yours"

    run(evening())


# ---- chat
def test_people_talk_and_the_host_may_mute_them(house: House) -> None:
    async def evening() -> None:
        ann, bob, spectator = guests = await party(house, SUPER, (A, B, BOT))
        await spectator.wish("say", text="  good   evening ")
        await bob.wish("say", text="Bonsoir, déjà là ☺")
        for wrong in (" ", "\u202e", "\x00"):
            assert await bob.refusal("say", text=wrong) == "unreadable"
        assert await bob.refusal("mute", person=spectator.me, on=True) == "not-host"
        assert await ann.refusal("mute", person="nobody", on=True) == "unknown"
        await ann.wish("mute", person=spectator.me, on=True)
        assert await spectator.refusal("say", text="but why?") == "muted"
        await ann.wish("mute", person=spectator.me, on=False)
        await spectator.wish("say", text="thanks")
        late = await Guest(house, house.person("Late"), ann.key).come()
        for guest in (*guests, late):
            await guest.catch_up()
            assert [(line["name"], line["text"]) for line in guest.chat] == [
                ("Spectator", "good evening"),
                (B, "Bonsoir, déjà là ☺"),
                ("Spectator", "thanks"),
            ]
            assert guest.table["muted"] == []

    run(evening())


def test_who_says_too_much_is_told_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def evening(server: Served) -> None:
        ann, spectator = await party(server, SUPER, (A, BOT, BOT))
        lines = 0
        while (answer := await ann.send("say", text=f"{lines}"))["type"] == "done":
            lines += 1
        assert answer["code"] == "too-many"
        assert 20 <= lines < 40  # a line is free again every three seconds
        codes = [answer.get("code") for answer in await asyncio.gather(*(spectator.send("start") for _ in range(200)))]
        assert set(codes) == {"not-host", "too-many"}
        assert codes.index("too-many") >= 60

    with Served(tmp_path_factory.mktemp("limits") / "folsom.db", "--workers", "1") as server:
        run(evening(server))


# ---- again
def test_who_played_with_bots_alone_plays_again_at_once(house: House) -> None:
    async def evening() -> None:
        ann, spectator = await party(house, SUPER, (A, BOT, BOT))
        assert await ann.refusal("rematch") == "not-now"
        await ann.play_on(random.Random(1))
        assert await spectator.refusal("rematch") == "not-yours"
        await ann.wish("rematch")
        assert await ann.refusal("rematch") == "taken"
        await spectator.until(lambda: spectator.table["rematch"] is not None)
        again = await Guest(house, ann.token, ann.table["rematch"]).come()
        assert again.table["status"] == "playing"
        assert again.table["commitment"] != ann.table["commitment"]
        await again.play_on(random.Random(2))

    run(evening())


def test_several_people_play_again_when_they_are_ready(house: House) -> None:
    async def evening() -> None:
        ann, bob, _ = await party(house, SUPER, (A, B, BOT))
        await bob.wish("stand", seat=1)  # a bot keeps his seat
        await ann.play_on(random.Random(1))
        await bob.until(lambda: bob.over)
        await bob.wish("rematch")
        await ann.until(lambda: ann.table["rematch"] is not None)
        again = await Guest(house, ann.token, ann.table["rematch"]).come()
        assert again.table["status"] == "waiting"
        assert again.table["host"] == bob.me
        assert [(chair["kind"], chair["name"], chair["bot"]) for chair in again.table["chairs"]] == [
            ("person", A, None),
            ("person", B, None),
            ("bot", None, "drifter"),
        ]
        record = folsom.replay(house.get(f"/api/tables/{ann.table['id']}/record").body.decode()).record()
        assert record.seed == ann.table["seed"]

    run(evening())


def test_bots_wait_for_the_only_person_to_come_back(house: House) -> None:
    async def evening() -> None:
        ann, spectator = await party(house, SUPER, (A, BOT, BOT))
        await ann.until(lambda: ann.now[0].view["to_act"] == [0])
        await ann.wish("stand", seat=0)
        version = ann.table["version"]
        await asyncio.sleep(0.5)
        await ann.wish("return", seat=0)
        assert ann.table["version"] == version + 1  # nobody has decided anything meanwhile
        await ann.play_on(random.Random(1))
        check_sights(house, [ann, spectator])

    run(evening())
