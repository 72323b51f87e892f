"""What people may do at a table: seats, bots, configuration, bandits, chat, languages, rematches."""

import asyncio
import random
from typing import Any

import pytest

import folsom
from tests.server.clients import Client, FastServer, all_at, create_table, do_when_allowed, join_table, run
from tests.server.expected_views import check_snapshots
from tests.server.server_process import ServerProcess

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
THREE: dict[str, Any] = {"game": "express", "players": 3}
SUPER: dict[str, Any] = {"game": "super", "players": 3}


def names(client: Client) -> list[str]:
    return [chair["name"] for chair in client.table["chairs"]]


def kinds(client: Client) -> list[str]:
    return [chair["kind"] for chair in client.table["chairs"]]


# ---- before the game
def test_everybody_at_one_device_has_a_name(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person(A)
        ann = await Client(server, token, create_table(server, token, THREE, seats=["me", "me", None])["id"]).connect()
        await ann.do("sit", seat=2)
        assert names(ann) == ["Ann", "Ann 2", "Ann 3"]
        await ann.do("sit", seat=1, name=" Cleo ")
        assert names(ann) == ["Ann", "Cleo", "Ann 3"]
        assert await ann.refusal("sit", seat=1) == "taken"
        assert await ann.refusal("sit", seat=1, name="x" * 25) == "unreadable"
        bob = await Client(server, server.person(B), ann.table["id"]).connect()
        assert await bob.refusal("sit", seat=1, name="Bob") == "taken"

    run(scenario())


def test_people_sit_down_and_stand_up(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person(A)
        ann = await Client(
            server, token, create_table(server, token, THREE)["code"].lower()
        ).connect()  # the code in lower case
        bob = await Client(server, server.person(B), ann.table["id"]).connect()
        await ann.until(lambda: (ann.presence["people"], ann.presence["watching"]) == ([ann.me], 1))
        assert await bob.refusal("sit", seat=0) == "taken"
        assert await bob.refusal("sit", seat=3) == "unknown"
        assert await bob.refusal("stand", seat=0) == "not-yours"
        assert await bob.refusal("start") == "not-host"
        await bob.do("sit", seat=2)
        assert await ann.refusal("start") == "not-now"  # a seat is free
        await ann.catch_up()
        assert kinds(ann) == ["person", "open", "person"]
        await ann.until(lambda: (ann.presence["people"], ann.presence["watching"]) == ([ann.me, bob.me], 0))
        await bob.do("sit", seat=1)
        await bob.do("stand", seat=2)
        await ann.do("remove", seat=1)
        assert await ann.refusal("remove", seat=1) == "not-now"
        assert kinds(ann) == ["person", "open", "open"]
        await ann.until(lambda: ann.presence["watching"] == 1)
        assert await bob.refusal("bot", seat=1, bot="drifter") == "not-host"
        assert await ann.refusal("bot", seat=1, bot="stranger") == "illegal"
        assert await ann.refusal("bot", seat=0, bot="drifter") == "taken"
        await ann.do("bot", seat=1, bot="drifter")
        assert await bob.refusal("sit", seat=2) == "barred"
        assert await bob.refusal("allow", person=bob.me) == "not-host"
        assert await ann.refusal("allow", person=ann.me) == "unknown"
        await ann.do("allow", person=bob.me)
        await bob.do("sit", seat=2)
        assert await ann.refusal("return", seat=0) == "not-now"
        assert await ann.refusal("play", seat=0, version=1, action=0) == "not-now"
        await ann.do("start")
        for do in ("start", "sit", "remove"):
            assert await ann.refusal(do, **({} if do == "start" else {"seat": 1})) == "not-now"

    run(scenario())


def test_somebody_who_joins_gets_the_first_free_seat(server: FastServer) -> None:
    async def scenario() -> None:
        key = create_table(server, (token := server.person(A)), THREE)["id"]
        ann = await Client(server, token, key).connect()
        bob, cleo, dan = [await Client(server, server.person(name), key).connect() for name in (B, C, "Dan")]
        await ann.do("sit", seat=1)  # a second seat, for somebody who shares the browser
        assert await ann.refusal("sit") == "not-now"  # which has to be named
        await bob.do("sit")
        await ann.until(lambda: [chair["person"] for chair in ann.table["chairs"]] == [ann.me, ann.me, bob.me])
        assert await bob.refusal("sit") == "not-now"
        assert await cleo.refusal("sit", seat=None) == "taken"
        await ann.do("remove", seat=2)
        assert await bob.refusal("sit") == "barred"
        await cleo.do("sit", seat=None)
        await ann.do("start")
        assert await dan.refusal("sit") == "not-now"
        assert [chair["person"] for chair in ann.table["chairs"]] == [ann.me, ann.me, cleo.me]

    run(scenario())


def test_while_the_host_is_away_seat_holders_may_start(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, spectator = await join_table(server, SUPER, (A, B, BOT), start=False)
        assert await bob.refusal("remove", seat=2) == "not-host"
        await ann.disconnect()
        await bob.until(lambda: bob.presence["people"] == [bob.me])
        assert await spectator.refusal("start") == "not-host"
        await do_when_allowed(bob, "start")
        await ann.connect()
        assert ann.table["status"] == "playing"
        assert await bob.refusal("mute", person=spectator.me, on=True) == "not-host"

    run(scenario())


def test_the_host_changes_what_is_played(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, spectator = await join_table(server, SUPER, (A, BOT, B), start=False)
        two = {"game": "express", "players": 2, "options": {"variant": "pairs"}}
        assert await ann.refusal("change", config=two) == "taken"  # Bob would lose a seat
        assert await ann.refusal("change", config={**two, "players": 5}) == "illegal"
        assert await ann.refusal("change", config={**THREE, "clock": {"kind": "sun"}}) == "illegal"
        assert await bob.refusal("change", config=THREE) == "not-host"
        await bob.do("pick", seat=2, bandit="Mei")
        four = {"game": "express", "players": 4, "options": {"boxes": ["timecar"]}}
        await ann.do("change", config=four)
        assert kinds(ann) == ["person", "bot", "person", "open"]
        assert [chair["pick"] for chair in ann.table["chairs"]] == [None] * 4
        assert ann.table["config"]["options"]["variant"] == "standard"  # completed
        await ann.do("bot", seat=3, bot="drifter")
        await ann.do("start")
        await ann.until(lambda: bool(ann.now))
        assert ann.now[0].view["setup"]["options"]["boxes"] == ["timecar"]
        check_snapshots(server, [ann, bob, spectator])

    run(scenario())


def test_bandits_are_picked(server: FastServer) -> None:
    async def scenario() -> None:
        config = {**THREE, "options": {"bandits": ["Tuco", "?", "Doc"]}}
        ann, bob, _ = await join_table(server, config, (A, B, BOT), start=False)
        assert await bob.refusal("pick", seat=0, bandit="Belle") == "not-yours"
        assert await ann.refusal("pick", seat=1, bandit="Belle") == "not-yours"
        assert await bob.refusal("pick", seat=1, bandit="Mei") == "illegal"
        await bob.do("pick", seat=1, bandit="Belle")
        assert await ann.refusal("pick", seat=0, bandit="Belle") == "taken"
        assert await ann.refusal("pick", seat=0, bandit="belle") == "taken"
        await ann.do("pick", seat=2, bandit="Ghost")  # for the bot
        await ann.do("pick", seat=2, bandit=None)
        await ann.catch_up()
        assert [chair["pick"] for chair in ann.table["chairs"]] == [None, "Belle", None]
        await ann.do("start")
        await ann.until(lambda: bool(ann.now))
        assert [bandit["name"] for bandit in ann.now[0].view["bandits"]] == ["Tuco", "Belle", "Doc"]

    run(scenario())


def test_a_bandit_is_claimed_with_a_new_table_and_with_a_rematch(server: FastServer) -> None:
    async def scenario() -> None:
        token, bots = server.person(A), ["drifter", "me", "drifter"]
        body = {"config": SUPER, "seats": bots, "start": True}
        assert server.ask("POST", "/api/tables", {**body, "bandit": "Nobody"}, token).status == 422
        key = server.ask("POST", "/api/tables", {**body, "bandit": "mei"}, token).json["id"]
        ann = await Client(server, token, key).connect()
        assert [chair["pick"] for chair in ann.table["chairs"]] == [None, "Mei", None]
        assert ann.now[1].view["bandits"][1]["name"] == "Mei"
        await ann.play_on(random.Random(1))
        assert await ann.refusal("rematch", bandit="Nobody") == "illegal"
        await ann.do("rematch", bandit="Tuco")
        again = await Client(server, token, ann.table["rematch"]).connect()
        assert again.table["status"] == "playing"
        assert again.now[1].view["bandits"][1]["name"] == "Tuco"

    run(scenario())


def test_a_picked_bandit_overrides_the_hosts_choice(server: FastServer) -> None:
    async def scenario() -> None:
        ann, *_ = await join_table(server, {"game": "express", "players": 2}, (A, B), start=False)
        await ann.do("pick", seat=0, bandit="Django+Belle")
        await ann.do("start")
        await ann.until(lambda: bool(ann.now))
        names = [bandit["name"] for bandit in ann.now[0].view["bandits"] if bandit["seat"] == 0]
        assert sorted(names) == ["Belle", "Django"]

    run(scenario())


def test_public_tables_are_listed_and_private_ones_are_not(server: FastServer) -> None:
    token = server.person(A)
    public = create_table(server, token, {**THREE, "public": True})["id"]
    private = create_table(server, token, THREE)["id"]
    listed = [one["id"] for one in server.get("/api/tables").json["tables"]]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {one["id"] for one in server.get("/api/mine", token).json["tables"]}


# ---- during the game
def test_two_devices_in_one_seat(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, spectator = await join_table(server, SUPER, (A, B, BOT))
        other = await Client(server, ann.token, ann.key, "de").connect()
        snapshot = ann.now[0]
        version = await ann.play(0, snapshot.answers[0])
        assert await other.refusal("play", seat=0, version=snapshot.version, action=snapshot.answers[0]) == "stale"
        await other.until(all_at([other], version))
        await asyncio.gather(other.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        await ann.until(lambda: ann.over)
        assert ann.now[0].view == other.now[0].view
        check_snapshots(server, [ann, bob, other, spectator])
        assert ann.presence["people"] == [ann.me, bob.me]

    run(scenario())


def test_a_person_in_several_seats_gets_an_update_for_each(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, spectator = await join_table(server, THREE, (A, B, A))
        assert (set(ann.now), set(bob.now), set(spectator.now)) == ({0, 2}, {1}, {None})
        assert ann.now[0].view["own"] != ann.now[2].view["own"]
        assert await ann.refusal("play", seat=1, version=ann.now[0].version, action=0) == "not-yours"
        assert await spectator.refusal("play", seat=1, version=ann.now[0].version, action=0) == "not-yours"
        assert await ann.refusal("hint", seat=0) == "not-now"

    run(scenario())


def test_a_bot_plays_for_an_absent_person_until_they_return(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, spectator = await join_table(server, SUPER, (A, B, BOT))
        assert await ann.refusal("bot", seat=1, bot="outlaw") == "taken"  # Bob is there
        await bob.disconnect()
        await ann.until(lambda: bob.me not in ann.presence["people"])
        assert await spectator.refusal("bot", seat=1, bot="drifter") == "not-host"
        assert await ann.refusal("bot", seat=1, bot="drifter") == "illegal"  # only the strong stand-in may play for Bob
        await do_when_allowed(ann, "bot", seat=1, bot="outlaw")
        await ann.until(lambda: 1 not in ann.now[0].view["to_act"])
        await bob.connect(bob.seen)
        assert bob.table["chairs"][1] == {**bob.table["chairs"][1], "kind": "bot", "person": bob.me, "bot": "outlaw"}
        assert await bob.refusal("play", seat=1, version=bob.now[1].version, action=0) == "not-now"
        assert not bob.now[1].back
        await bob.do("return", seat=1)
        assert await bob.refusal("return", seat=1) == "not-now"
        await bob.do("stand", seat=1)
        assert await bob.refusal("stand", seat=1) == "not-now"
        await bob.do("return", seat=1)
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        check_snapshots(server, [ann, bob, spectator])

    run(scenario())


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_language_can_change_during_the_game(server: FastServer, language: str) -> None:
    async def scenario() -> None:
        ann, bob, spectator = await join_table(server, SUPER, (A, BOT, B))
        await asyncio.gather(ann.decide(random.Random(1)), bob.decide(random.Random(2)))
        assert await ann.refusal("language", language="tlh") == "unknown"
        await ann.until(lambda: 1 not in ann.now[0].view["to_act"])
        ann.snapshots.clear()  # events from before, which were in English
        await ann.do("language", language=language)
        ann.language = language
        assert ann.snapshots  # before the answer
        await asyncio.gather(ann.play_on(random.Random(3)), bob.play_on(random.Random(4)))
        check_snapshots(server, [bob, spectator, ann])

    run(scenario())


def test_an_illegal_answer_is_refused_with_its_rule(server: FastServer) -> None:
    async def scenario() -> None:
        who = next(client for client in await join_table(server, THREE, (A, B, C)) if client.asked)
        seat = who.asked[0]
        version = who.now[seat].version
        for wrong in (-1, 10**6, 2**62, "rob J1", "nonsense", ""):
            assert await refused(who, seat, version, wrong) in ("illegal", "malformed")
        assert await who.refusal("play", seat=seat, version=version + 1, action=0) == "stale"
        because = await who.do("why", seat=seat, action="rob J1")
        assert because["words"]
        fine = await who.do("why", seat=seat, action=who.now[seat].answers[0])
        assert (fine["rule"], fine["words"]) == (None, None)
        await who.catch_up()
        assert who.now[seat].version == version
        assert who.now[seat].answers
        text = next(one["text"] for one in who.now[seat].options)
        assert await who.play(seat, text) == version + 1

    run(scenario())


async def refused(client: Client, seat: int, version: int, action: int | str) -> str:
    """The code of a refusal; an invalid message is refused without an id."""
    if action != "":
        return await client.refusal("play", seat=seat, version=version, action=action)
    before = len(client.received)
    client.send("play", seat=seat, version=version, action=action)
    await client.until(lambda: any('"malformed"' in text for text in client.received[before:]))
    return "malformed"


# ---- chat
def test_people_chat_and_the_host_may_mute_them(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, spectator = clients = await join_table(server, SUPER, (A, B, BOT))
        await spectator.do("say", text="  good   evening ")
        await bob.do("say", text="Bonsoir, déjà là ☺")
        for wrong in (" ", "\u202e", "\x00"):
            assert await bob.refusal("say", text=wrong) == "unreadable"
        assert await bob.refusal("mute", person=spectator.me, on=True) == "not-host"
        assert await ann.refusal("mute", person="nobody", on=True) == "unknown"
        await ann.do("mute", person=spectator.me, on=True)
        assert await spectator.refusal("say", text="but why?") == "muted"
        await ann.do("mute", person=spectator.me, on=False)
        await spectator.do("say", text="thanks")
        late = await Client(server, server.person("Late"), ann.key).connect()
        for client in (*clients, late):
            await client.catch_up()
            assert [(line["name"], line["text"]) for line in client.chat] == [
                ("Spectator", "good evening"),
                (B, "Bonsoir, déjà là ☺"),
                ("Spectator", "thanks"),
            ]
            assert client.table["muted"] == []

    run(scenario())


def test_chat_is_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def scenario(server: ServerProcess) -> None:
        ann, spectator = await join_table(server, SUPER, (A, BOT, BOT))
        lines = 0
        while (answer := await ann.send("say", text=f"{lines}"))["type"] == "done":
            lines += 1
        assert answer["code"] == "too-many"
        assert 20 <= lines < 40  # a line is free again every three seconds
        codes = [answer.get("code") for answer in await asyncio.gather(*(spectator.send("start") for _ in range(200)))]
        assert set(codes) == {"not-host", "too-many"}
        assert codes.index("too-many") >= 60

    with ServerProcess(tmp_path_factory.mktemp("limits") / "folsom.db", "--workers", "1") as server:
        run(scenario(server))


# ---- rematches
def test_a_rematch_against_bots_starts_at_once(server: FastServer) -> None:
    async def scenario() -> None:
        ann, spectator = await join_table(server, SUPER, (A, BOT, BOT))
        assert await ann.refusal("rematch") == "not-now"
        await ann.play_on(random.Random(1))
        assert await spectator.refusal("rematch") == "not-yours"
        await ann.do("rematch")
        assert await ann.refusal("rematch") == "taken"
        await spectator.until(lambda: spectator.table["rematch"] is not None)
        again = await Client(server, ann.token, ann.table["rematch"]).connect()
        assert again.table["status"] == "playing"
        assert again.table["commitment"] != ann.table["commitment"]
        await again.play_on(random.Random(2))

    run(scenario())


def test_a_rematch_of_several_people_waits_for_them(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, _ = await join_table(server, SUPER, (A, B, BOT))
        await bob.do("stand", seat=1)  # a bot plays for Bob
        await ann.play_on(random.Random(1))
        await bob.until(lambda: bob.over)
        await bob.do("rematch")
        await ann.until(lambda: ann.table["rematch"] is not None)
        again = await Client(server, ann.token, ann.table["rematch"]).connect()
        assert again.table["status"] == "waiting"
        assert again.table["host"] == bob.me
        assert [(chair["kind"], chair["name"], chair["bot"]) for chair in again.table["chairs"]] == [
            ("person", A, None),
            ("person", B, None),
            ("bot", None, "drifter"),
        ]
        record = folsom.replay(server.get(f"/api/tables/{ann.table['id']}/record").body.decode()).record()
        assert record.seed == ann.table["seed"]

    run(scenario())


def test_bots_wait_for_the_only_person_to_return(server: FastServer) -> None:
    async def scenario() -> None:
        ann, spectator = await join_table(server, SUPER, (A, BOT, BOT))
        await ann.until(lambda: ann.now[0].view["to_act"] == [0])
        await ann.do("stand", seat=0)
        version = ann.table["version"]
        await asyncio.sleep(0.5)
        await ann.do("return", seat=0)
        assert ann.table["version"] == version + 1  # nobody has decided anything in between
        await ann.play_on(random.Random(1))
        check_snapshots(server, [ann, spectator])

    run(scenario())
