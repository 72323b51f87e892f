"""All clients act at once: they decide, take back, leave seats to bots, chat, disconnect and reconnect.

Nobody waits for anybody else.  Everything that they are shown is what the library shows.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from tests.server.clients import Client, FastServer, Refused, join_table, run
from tests.server.expected_views import check_bytes, check_snapshots, entries_of

A, B, C, BOT = "Ann", "Bob", "Cleo", "bot:drifter"
EXPECTED = {"stale", "not-now", "illegal", "taken", "not-host"}  # refusals that a client with an older version may get


class RestlessClient:
    """A client that does something all the time."""

    def __init__(self, client: Client, chance: random.Random) -> None:
        self.client, self.chance = client, chance
        self.did: Counter[str] = Counter()

    async def play_on(self) -> None:
        while not self.client.over:
            what = self.chance.choices(
                (self.decide, self.back, self.stand, self.reconnect, self.say), (70, 15, 3, 4, 2)
            )[0]
            try:
                if await what():
                    self.did[what.__name__] += 1
                else:
                    await self.wait()
            except Refused as refused:
                self.did[refused.code] += 1
                await self.client.catch_up()

    async def wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.client.until(lambda: self.client.over or bool(self.client.asked)), 0.05)

    async def decide(self) -> bool:
        seats = [seat for seat in self.client.asked if self.client.table["chairs"][seat]["kind"] == "person"]
        for seat in seats[:1]:
            await self.client.play(seat, self.chance.choice(self.client.now[seat].answers))
        return bool(seats)

    async def back(self) -> bool:
        seats = [seat for seat, snapshot in self.client.now.items() if seat is not None and snapshot.back]
        for seat in seats[:1]:
            await self.client.back(seat)
        return bool(seats)

    async def stand(self) -> bool:
        """Leave the seat to a bot for a moment."""
        for seat in self.client.mine[:1]:
            await self.client.do("stand", seat=seat)
            await asyncio.sleep(self.chance.random() / 50)
            await self.client.do("return", seat=seat)
        return bool(self.client.mine)

    async def reconnect(self) -> bool:
        await self.client.reconnect()
        return True

    async def say(self) -> bool:
        await self.client.do("say", text="yee-haw")
        return True


@pytest.mark.parametrize(
    ("config", "seats"),
    [
        ({"game": "express", "players": 4, "options": {"boxes": ["horses", "timecar"]}}, (A, B, BOT, C)),
        ({"game": "express", "players": 3, "options": {"variant": "pairs"}}, (A, BOT, B)),
        ({"game": "super", "players": 5, "options": {"boxes": ["reflex"]}}, (A, B, A, BOT, C)),
        ({"game": "express", "players": 3, "options": {"expert": True}}, (A, BOT, BOT)),
    ],
    ids=("boxes", "pairs", "super", "alone"),
)
def test_all_clients_act_at_once(server: FastServer, config: dict[str, Any], seats: tuple[str, ...]) -> None:
    async def scenario() -> None:
        clients = await join_table(server, config, seats, ("en", "de", "fr"))
        restless = [RestlessClient(client, random.Random(number)) for number, client in enumerate(clients)]
        await asyncio.gather(*(one.play_on() for one in restless))
        assert check_snapshots(server, clients).over
        seed = entries_of(server, clients[0].table["id"])[0]["seed"]
        check_bytes(clients, seed, [client.token for client in clients])
        did = sum((one.did for one in restless), Counter[str]())
        assert {"decide", "back"} <= set(did) <= {"decide", "back", "stand", "reconnect", "say", *EXPECTED}
        for client in clients:
            assert client.chat == clients[0].chat

    run(scenario())
