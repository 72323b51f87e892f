"""A decision that told nobody anything can be taken back; it was never made then."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import folsom
from tests.server.guests import Guest, House, party, run, together
from tests.server.inside import until
from tests.server.witness import check_sights, course

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
SECRET = ("board", "turmoil", "rear", "choose", "program")


def may_be_taken_back(game: folsom.Game, seat: int) -> bool:
    """Between people: the latest decision of a seat, unless it revealed something or was answered."""
    own = max((number for number, (who, _) in enumerate(game.actions) if who == seat), default=None)
    if own is None:
        return False
    since = range(own, len(game.actions))
    alone = len(since) == 1 or all(game.in_secret(number) for number in since)
    return alone and not any(game.revealing(number) for number in since)


class Evening:
    """People who decide at random, and change their minds as often as they may; the library plays along."""

    def __init__(self, guests: Sequence[Guest], chance: random.Random) -> None:
        self.guests, self.chance = guests, chance
        self.done: Counter[str] = Counter()
        self.verbs: dict[int, str] = {}

    async def go_on(self, guest: Guest, seat: int) -> None:
        sight = guest.now[seat]
        action = self.chance.choice(sight.answers)
        self.verbs[seat] = next(one["verb"] for one in sight.options if one["action"] == action)
        before = {id(each): dict(each.now) for each in self.guests}
        version = await guest.play(seat, action)
        await self.all_see(version)
        if guest.over:
            return
        if not guest.now[seat].back:
            assert await guest.refusal("back", seat=seat, version=version) == "not-now"
            self.done["refused"] += 1
        elif self.chance.random() < 0.5:
            await self.change_mind(guest, seat, version, before)

    async def change_mind(self, guest: Guest, seat: int, version: int, before: dict[int, dict[Any, Any]]) -> None:
        assert await guest.refusal("back", seat=seat, version=version - 1) == "stale"
        assert await guest.refusal("back", seat=seat, version=version + 1) == "stale"
        await guest.wish("back", seat=seat, version=version)
        assert await guest.refusal("back", seat=seat, version=version) == "stale"
        await self.all_see(version + 1)
        for each in self.guests:
            for viewer, sight in each.now.items():
                assert sight.lasting == before[id(each)][viewer].lasting
        verb = self.verbs[seat]
        self.done["secret" if verb in SECRET else "plan" if verb == "plan" else "act"] += 1

    async def all_see(self, version: int) -> None:
        for guest in self.guests:
            await guest.until(together([guest], version))


@pytest.mark.parametrize(
    ("wishes", "seats", "wanted"),
    [
        ({"game": "express", "players": 3, "options": {"boxes": ["horses"]}}, (A, B, C), {"plan", "act", "secret"}),
        ({"game": "express", "players": 2, "options": {"variant": "pairs"}}, (A, B), {"plan", "act", "secret"}),
        ({"game": "super", "players": 3, "options": {}}, (A, B, C), {"secret"}),
    ],
    ids=("horses", "pairs", "super"),
)
def test_between_people(house: House, wishes: dict[str, Any], seats: Sequence[str], wanted: set[str]) -> None:
    async def evening() -> None:
        guests = await party(house, wishes, seats)
        people = Evening(guests, random.Random(1))
        while not guests[0].over:
            guest = people.chance.choice([guest for guest in guests if guest.asked])
            await people.go_on(guest, guest.asked[0])
        assert wanted <= set(people.done), people.done
        assert people.done["refused"]
        check_sights(house, guests)
        check_offers(house, guests)

    run(evening())


def check_offers(house: House, guests: Sequence[Guest]) -> None:
    """Taking back was offered when it is possible, and only then."""
    offered = {(sight.version, sight.seat): sight.back for guest in guests for sight in guest.sights}
    for version, game in course(house, guests[0].table["id"]):
        for seat in range(game.players):
            if (version, seat) in offered:
                assert offered[version, seat] == (not game.over and may_be_taken_back(game, seat)), (version, seat)


# ---- alone with bots
def test_who_is_alone_with_bots_goes_back_as_far_as_nothing_was_learned(house: House) -> None:
    """Several decisions in a row, with what the bots did since; up to where somebody learned something."""

    async def evening() -> None:
        guest, spectator = await party(house, {"game": "express", "players": 3}, (A, BOT, BOT))
        chance, deepest = random.Random(4), 0
        while await guest.decide(chance) is not None:
            if chance.random() < 0.7:
                deepest = max(deepest, await retreat(house, guest))
        assert deepest
        check_sights(house, [guest, spectator])

    run(evening())


def test_several_decisions_are_taken_back_in_a_row(house: House) -> None:
    async def evening() -> None:
        guest, spectator = await party(house, {"game": "super", "players": 3}, (A, BOT, BOT))
        await guest.until(lambda: guest.now[0].view["to_act"] == [0])
        await spectator.catch_up()
        before, seen = guest.now[0].lasting, spectator.now[None].lasting
        for _ in range(2):
            await guest.decide(random.Random(6))
        assert await retreat(house, guest) == 2
        assert guest.now[0].lasting == before
        await spectator.catch_up()
        assert spectator.now[None].lasting == seen

    run(evening())


async def retreat(house: House, guest: Guest) -> int:
    """As far back as one can: how many decisions that were."""
    steps = 0
    await guest.until(lambda: guest.over or bool(guest.asked))
    while not guest.over and guest.now[0].back:
        *_, (_, game) = course(house, guest.table["id"])
        own = max(number for number, (who, _) in enumerate(game.actions) if who == 0)
        assert not any(game.revealing(number) for number in range(own, len(game.actions)))
        version = guest.now[0].version
        await guest.back(0)
        await guest.until(together([guest], version + 1))
        *_, (_, before) = course(house, guest.table["id"])
        assert before.actions == game.actions[:own]
        steps += 1
    if not guest.over:
        assert await guest.refusal("back", seat=0, version=guest.now[0].version) == "not-now"
    return steps


def test_what_a_person_did_who_has_left_is_not_taken_back(house: House) -> None:
    async def evening() -> None:
        guests = await party(house, {"game": "express", "players": 3}, (A, B, BOT))
        ann, bob = guests[:2]
        chance, met = random.Random(5), 0
        while not met:
            await until(lambda: bool(ann.asked or bob.asked))  # whoever of them hears of it later
            if ann.asked:
                await ann.play(0, card(ann, chance))
                continue
            version = await bob.play(1, card(bob, chance))
            await bob.wish("stand", seat=1)
            await ann.until(lambda: bool(ann.asked))
            at_bobs = next(game for at, game in course(house, ann.table["id"]) if at == version)
            *_, (_, game) = course(house, ann.table["id"])
            since = range(len(at_bobs.actions) - 2, len(game.actions))
            if game.actions[since[0]][0] == 0 and not any(game.revealing(each) for each in since):
                met += 1  # nothing has been learned: bots alone would be undone, but Bob is not
                assert not ann.now[0].back
                assert await ann.refusal("back", seat=0, version=ann.now[0].version) == "not-now"
            await bob.wish("return", seat=1)

    run(evening())


def card(guest: Guest, chance: random.Random) -> int:
    """Rather a card, which tells nothing, than anything else."""
    (sight,) = guest.now.values()
    cards: list[int] = [one["action"] for one in sight.options if one["text"].startswith("play ")]
    return chance.choice(cards or sight.answers)
