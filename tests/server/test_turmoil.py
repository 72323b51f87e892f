"""Everybody does everything at once: decides, changes his mind, leaves the play to a bot, talks, goes and comes.

Nobody waits for anybody.  Whatever each of them is shown meanwhile is what the library shows.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from tests.server.guests import Guest, House, Refused, party, run
from tests.server.witness import check_bytes, check_sights, entries_of

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
EXPECTED = {"stale", "not-now", "illegal", "taken", "not-host"}  # what may be refused to who does not know the latest


class Whirl:
    """Somebody who cannot sit still."""

    def __init__(self, guest: Guest, chance: random.Random) -> None:
        self.guest, self.chance = guest, chance
        self.did: Counter[str] = Counter()

    async def play_on(self) -> None:
        while not self.guest.over:
            what = self.chance.choices(
                (self.decide, self.back, self.stand, self.come_back, self.say), (70, 15, 3, 4, 2)
            )[0]
            try:
                if await what():
                    self.did[what.__name__] += 1
                else:
                    await self.wait()
            except Refused as refused:
                self.did[refused.code] += 1
                await self.guest.catch_up()

    async def wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.guest.until(lambda: self.guest.over or bool(self.guest.asked)), 0.05)

    async def decide(self) -> bool:
        seats = [seat for seat in self.guest.asked if self.guest.table["chairs"][seat]["kind"] == "person"]
        for seat in seats[:1]:
            await self.guest.play(seat, self.chance.choice(self.guest.now[seat].answers))
        return bool(seats)

    async def back(self) -> bool:
        seats = [seat for seat, sight in self.guest.now.items() if seat is not None and sight.back]
        for seat in seats[:1]:
            await self.guest.back(seat)
        return bool(seats)

    async def stand(self) -> bool:
        """Away for a moment."""
        for seat in self.guest.mine[:1]:
            await self.guest.wish("stand", seat=seat)
            await asyncio.sleep(self.chance.random() / 50)
            await self.guest.wish("return", seat=seat)
        return bool(self.guest.mine)

    async def come_back(self) -> bool:
        await self.guest.come_back()
        return True

    async def say(self) -> bool:
        await self.guest.wish("say", text="yee-haw")
        return True


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        ({"game": "express", "players": 4, "options": {"boxes": ["horses", "timecar"]}}, (A, B, BOT, C)),
        ({"game": "express", "players": 3, "options": {"variant": "pairs"}}, (A, BOT, B)),
        ({"game": "super", "players": 5, "options": {"boxes": ["reflex"]}}, (A, B, A, BOT, C)),
        ({"game": "express", "players": 3, "options": {"expert": True}}, (A, BOT, BOT)),
    ],
    ids=("boxes", "pairs", "super", "alone"),
)
def test_everything_at_once(house: House, wishes: dict[str, Any], seats: tuple[str, ...]) -> None:
    async def evening() -> None:
        guests = await party(house, wishes, seats, ("en", "de", "fr"))
        whirls = [Whirl(guest, random.Random(number)) for number, guest in enumerate(guests)]
        await asyncio.gather(*(whirl.play_on() for whirl in whirls))
        assert check_sights(house, guests).over
        seed = entries_of(house, guests[0].table["id"])[0]["seed"]
        check_bytes(guests, seed, [guest.token for guest in guests])
        did = sum((whirl.did for whirl in whirls), Counter[str]())
        assert {"decide", "back"} <= set(did) <= {"decide", "back", "stand", "come_back", "say", *EXPECTED}
        for guest in guests:
            assert guest.chat == guests[0].chat

    run(evening())
