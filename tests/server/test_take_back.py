"""A decision that has revealed nothing can be taken back; the game is then as if it had never been made."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import folsom
from tests.server.clients import Client, FastServer, all_at, join_table, run
from tests.server.expected_views import check_snapshots, replayed
from tests.server.in_process import until

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
SECRET = ("board", "turmoil", "rear", "choose", "program")


def may_be_taken_back(game: folsom.Game, seat: int) -> bool:
    """Whether the latest decision of a seat can be taken back: it revealed nothing, and nobody has decided since."""
    own = max((number for number, (who, _) in enumerate(game.actions) if who == seat), default=None)
    if own is None:
        return False
    since = range(own, len(game.actions))
    alone = len(since) == 1 or all(game.in_secret(number) for number in since)
    return alone and not any(game.revealing(number) for number in since)


class RandomPlayers:
    """Clients decide at random and take back as often as they may; the library computes what should be possible."""

    def __init__(self, clients: Sequence[Client], chance: random.Random) -> None:
        self.clients, self.chance = clients, chance
        self.done: Counter[str] = Counter()
        self.verbs: dict[int, str] = {}

    async def go_on(self, client: Client, seat: int) -> None:
        snapshot = client.now[seat]
        action = self.chance.choice(snapshot.answers)
        self.verbs[seat] = next(one["verb"] for one in snapshot.options if one["action"] == action)
        before = {id(each): dict(each.now) for each in self.clients}
        version = await client.play(seat, action)
        await self.all_see(version)
        if client.over:
            return
        if not client.now[seat].back:
            assert await client.refusal("back", seat=seat, version=version) == "not-now"
            self.done["refused"] += 1
        elif self.chance.random() < 0.5:
            await self.change_mind(client, seat, version, before)

    async def change_mind(self, client: Client, seat: int, version: int, before: dict[int, dict[Any, Any]]) -> None:
        assert await client.refusal("back", seat=seat, version=version - 1) == "stale"
        assert await client.refusal("back", seat=seat, version=version + 1) == "stale"
        await client.do("back", seat=seat, version=version)
        assert await client.refusal("back", seat=seat, version=version) == "stale"
        await self.all_see(version + 1)
        for each in self.clients:
            for viewer, snapshot in each.now.items():
                assert snapshot.lasting == before[id(each)][viewer].lasting
        verb = self.verbs[seat]
        self.done["secret" if verb in SECRET else "plan" if verb == "plan" else "act"] += 1

    async def all_see(self, version: int) -> None:
        for client in self.clients:
            await client.until(all_at([client], version))


@pytest.mark.parametrize(
    ("config", "seats", "wanted"),
    [
        ({"game": "express", "players": 3, "options": {"boxes": ["horses"]}}, (A, B, C), {"plan", "act", "secret"}),
        ({"game": "express", "players": 2, "options": {"variant": "pairs"}}, (A, B), {"plan", "act", "secret"}),
        ({"game": "super", "players": 3, "options": {}}, (A, B, C), {"secret"}),
    ],
    ids=("horses", "pairs", "super"),
)
def test_people_take_back_exactly_what_they_may(
    server: FastServer, config: dict[str, Any], seats: Sequence[str], wanted: set[str]
) -> None:
    async def scenario() -> None:
        clients = await join_table(server, config, seats)
        people = RandomPlayers(clients, random.Random(1))
        while not clients[0].over:
            client = people.chance.choice([client for client in clients if client.asked])
            await people.go_on(client, client.asked[0])
        assert wanted <= set(people.done), people.done
        assert people.done["refused"]
        check_snapshots(server, clients)
        check_offers(server, clients)

    run(scenario())


def check_offers(server: FastServer, clients: Sequence[Client]) -> None:
    """Taking back was offered exactly when it was possible."""
    offered = {(snapshot.version, snapshot.seat): snapshot.back for client in clients for snapshot in client.snapshots}
    for version, game in replayed(server, clients[0].table["id"]):
        for seat in range(game.players):
            if (version, seat) in offered:
                assert offered[version, seat] == (not game.over and may_be_taken_back(game, seat)), (version, seat)


# ---- one person against bots
def test_a_person_alone_with_bots_takes_back_to_the_last_revelation(server: FastServer) -> None:
    """Take back several decisions, with what the bots did since, up to the last one that revealed something."""

    async def scenario() -> None:
        client, spectator = await join_table(server, {"game": "express", "players": 3}, (A, BOT, BOT))
        chance, deepest = random.Random(4), 0
        while await client.decide(chance) is not None:
            if chance.random() < 0.7:
                deepest = max(deepest, await retreat(server, client))
        assert deepest
        check_snapshots(server, [client, spectator])

    run(scenario())


def test_several_decisions_are_taken_back_in_a_row(server: FastServer) -> None:
    async def scenario() -> None:
        client, spectator = await join_table(server, {"game": "super", "players": 3}, (A, BOT, BOT))
        await client.until(lambda: client.now[0].view["to_act"] == [0])
        await spectator.catch_up()
        before, seen = client.now[0].lasting, spectator.now[None].lasting
        for _ in range(2):
            await client.decide(random.Random(6))
        assert await retreat(server, client) == 2
        assert client.now[0].lasting == before
        await spectator.catch_up()
        assert spectator.now[None].lasting == seen

    run(scenario())


async def retreat(server: FastServer, client: Client) -> int:
    """Take back as far as possible; how many decisions were undone."""
    steps = 0
    await client.until(lambda: client.over or bool(client.asked))
    while not client.over and client.now[0].back:
        *_, (_, game) = replayed(server, client.table["id"])
        own = max(number for number, (who, _) in enumerate(game.actions) if who == 0)
        assert not any(game.revealing(number) for number in range(own, len(game.actions)))
        version = client.now[0].version
        await client.back(0)
        await client.until(all_at([client], version + 1))
        *_, (_, before) = replayed(server, client.table["id"])
        assert before.actions == game.actions[:own]
        steps += 1
    if not client.over:
        assert await client.refusal("back", seat=0, version=client.now[0].version) == "not-now"
    return steps


def test_decisions_of_a_person_who_has_left_are_not_undone(server: FastServer) -> None:
    async def scenario() -> None:
        clients = await join_table(server, {"game": "express", "players": 3}, (A, B, BOT))
        ann, bob = clients[:2]
        chance, met = random.Random(5), 0
        while not met:
            await until(lambda: bool(ann.asked or bob.asked))  # the other clients get the update later
            if ann.asked:
                await ann.play(0, card(ann, chance))
                continue
            version = await bob.play(1, card(bob, chance))
            await bob.do("stand", seat=1)
            await ann.until(lambda: bool(ann.asked))
            at_bobs = next(game for at, game in replayed(server, ann.table["id"]) if at == version)
            *_, (_, game) = replayed(server, ann.table["id"])
            since = range(len(at_bobs.actions) - 2, len(game.actions))
            if game.actions[since[0]][0] == 0 and not any(game.revealing(each) for each in since):
                met += 1  # nothing was revealed, but Bob decided as a person, so this cannot be undone
                assert not ann.now[0].back
                assert await ann.refusal("back", seat=0, version=ann.now[0].version) == "not-now"
            await bob.do("return", seat=1)

    run(scenario())


def card(client: Client, chance: random.Random) -> int:
    """Prefer a card, which reveals nothing, to any other option."""
    (snapshot,) = client.now.values()
    cards: list[int] = [one["action"] for one in snapshot.options if one["text"].startswith("play ")]
    return chance.choice(cards or snapshot.answers)
