"""A client that reconnects misses nothing, whenever it was away and whatever version it names."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from folsom.game import registry
from folsom.game.game import Game
from folsom.server.game_session import GameSession
from tests.server.clients import Client, FastServer, all_at, join_table, run
from tests.server.expected_views import check_snapshots

A, B, C = "Ann", "Bob", "Cleo"
RIGHT, OLD, TOO_NEW, NOTHING = range(4)


class Restless:
    """Two clients of one person: one reconnects again and again, the other one stays connected."""

    def __init__(self, restless: Client, steady: Client, chance: random.Random) -> None:
        self.restless, self.steady, self.chance = restless, steady, chance
        self.moments: set[tuple[str, int]] = set()

    async def at(self, moment: str) -> None:
        """Reconnect in each way at each kind of moment once, and later at random."""
        for seen in (RIGHT, OLD, TOO_NEW, NOTHING):
            if (moment, seen) not in self.moments or self.chance.random() < 0.05:
                self.moments.add((moment, seen))
                await self.restless.disconnect()
                await self.restless.connect(self.version(seen))
                await self.compare()

    def version(self, seen: int) -> int | None:
        right = self.restless.seen
        if seen == OLD and right is not None:
            return self.chance.randrange(right)
        return {RIGHT: right, OLD: 1, TOO_NEW: 10**6, NOTHING: None}[seen]

    async def compare(self) -> None:
        await self.steady.catch_up()
        assert {seat: snapshot.lasting for seat, snapshot in self.restless.now.items()} == {
            seat: snapshot.lasting for seat, snapshot in self.steady.now.items()
        }
        assert self.restless.chat == self.steady.chat
        table = {**self.restless.table, "version": 0}
        assert table == {**self.steady.table, "version": 0}

    async def between_command_and_answer(self, seat: int) -> None:
        """The answer is lost, but the decision may be stored: sending it again does no harm."""
        snapshot = self.restless.now[seat]
        action = self.chance.choice(snapshot.answers)
        self.restless.send("play", seat=seat, version=snapshot.version, action=action)
        await asyncio.sleep(self.chance.choice((0, 0.001, 0.01)))
        await self.restless.reconnect()
        again = await self.restless.send("play", seat=seat, version=snapshot.version, action=action)
        assert again["type"] == "done" or again["code"] in ("stale", "not-now"), again
        acted = [one for one in self.restless.snapshots if one.seat == seat and one.version > snapshot.version]
        assert acted
        self.moments.add(("between command and answer", RIGHT))


def moment_of(asked: Sequence[int], mine: Sequence[int]) -> str:
    if len(asked) > 1:
        return "several decide"
    return "own decision" if asked[0] in mine else "another's decision"


@pytest.mark.parametrize(
    ("config", "seats"),
    [
        ({"game": "express", "players": 3, "options": {"boxes": ["horses"]}}, (A, B, C)),
        ({"game": "express", "players": 2, "options": {"variant": "pairs"}}, (A, B)),
        ({"game": "express", "players": 3}, (A, B, A)),
    ],
    ids=("horses", "pairs", "two seats of one person"),
)
def test_a_reconnecting_client_misses_nothing(server: FastServer, config: dict[str, Any], seats: Sequence[str]) -> None:
    async def scenario() -> None:
        clients = await join_table(server, config, seats, start=False)
        ann, others = clients[0], clients[1:]
        steady = await Client(server, ann.token, ann.key).connect()
        chance = random.Random(7)
        walk = Restless(ann, steady, chance)
        await walk.at("before the start")
        await ann.do("start")
        while not ann.over:
            await go_on(walk, [ann, *others], chance)
        await walk.at("after the end")
        wanted = {"before the start", "own decision", "another's decision", "after taking back", "after the end"}
        wanted |= {"between command and answer"} | ({"several decide"} if "options" in config else set())
        assert {moment for moment, _ in walk.moments} >= wanted
        check_snapshots(server, [*clients, steady])

    run(scenario())


async def go_on(walk: Restless, clients: Sequence[Client], chance: random.Random) -> None:
    """One decision, with a reconnection before or after it."""
    for client in clients:
        await client.until(lambda one=client: bool(one.now) and (one.over or bool(to_act(one))))  # type: ignore[misc]
    ann = clients[0]
    if ann.over:
        return
    await walk.at(moment_of(to_act(ann), ann.mine))
    who = chance.choice([client for client in clients if client.asked])
    seat = who.asked[0]
    if who is ann and chance.random() < 0.1:
        await walk.between_command_and_answer(seat)
        version = max(snapshot.version for snapshot in ann.now.values())
    else:
        version = await who.play(seat, chance.choice(who.now[seat].answers))
    await all_see(clients, version)
    if chance.random() < 0.1:
        version = (await who.do("say", text=f"said at {version}"))["version"]
    if not who.over and who.now[seat].back and chance.random() < 0.3:
        version = (await who.do("back", seat=seat, version=version))["version"]
        await all_see(clients, version)
        await walk.at("after taking back")


def to_act(client: Client) -> list[int]:
    """The seats that have to decide, as everybody can see."""
    snapshot = next(iter(client.now.values()))
    seats: list[int] = snapshot.view["to_act"]
    return seats


async def all_see(clients: Sequence[Client], version: int) -> None:
    for client in clients:
        await client.until(all_at([client], version))


def test_the_game_is_replayed_once_for_all_seats_of_a_person_who_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = registry.title("express").setup(4, {})
    session, version = GameSession(setup, "00" * 32, 1), 1
    while version < 20:
        seat, version = session.game.to_act[0], version + 1
        session.play(seat, session.game.legal(seat)[0], True, version)
    begun: list[Game] = []

    def begin() -> Game:
        begun.append(GameSession.begin(session))
        return begun[-1]

    monkeypatch.setattr(session, "begin", begin)
    together = session.changes_since([0, 1, 2, 3], 5)
    assert len(begun) == 1
    assert together == {seat: session.changes_since([seat], 5)[seat] for seat in range(4)}
    assert all(together.values())
