"""Advice from bots: hints during a game against bots, and reviews of what a decision in a past round has cost."""

import asyncio
import random
from pathlib import Path
from typing import Any, cast

from folsom.bots import Explanation
from folsom.server.advice import advise
from folsom.server.entries import Clock
from folsom.server.job_queue import JobOwner
from folsom.server.messages import Hint
from folsom.server.worker_pool import WorkerPool
from tests.server.clients import FastServer, join_table, run
from tests.server.in_process import Time, open_registry, start_table

A, B, BOT = "Ann", "Bob", "bot:drifter"
THREE: dict[str, Any] = {"game": "express", "players": 3}
SUPER: dict[str, Any] = {"game": "super", "players": 3}


def test_advice_is_given_only_to_a_person_alone_with_bots(server: FastServer) -> None:
    async def scenario() -> None:
        ann, spectator = await join_table(server, SUPER, (A, BOT, BOT))
        asked = ann.send("hint", seat=0)
        assert await ann.refusal("hint", seat=0) == "too-many"
        told = await asked
        assert told["words"]
        assert {one["text"] for one in told["figures"]} <= {one["text"] for one in ann.now[0].options}
        assert all(one["reason"] for one in told["figures"])
        assert await spectator.refusal("hint", seat=0) == "not-yours"
        assert await spectator.refusal("review", seat=0, round=1) == "not-yours"
        assert await ann.refusal("review", seat=0, round=1) == "not-now"  # the round is not over

    run(scenario())


def test_a_round_is_reviewed_when_it_is_over(server: FastServer) -> None:
    """The review uses the texts of the seat's own options; nobody else may ask for it."""

    async def scenario() -> None:
        ann, _ = await join_table(server, SUPER, (A, BOT, BOT))
        asked = []
        while ann.now[0].view["round"] == 1 and not ann.over:
            asked.append({one["text"] for one in ann.now[0].options})
            await ann.decide(random.Random(1))
            await ann.until(lambda: ann.over or bool(ann.asked) or ann.now[0].view["round"] > 1)
        told = await ann.send("review", seat=0, round=1)
        assert (told["type"], told["round"], told["decisions"]) == ("reviewed", 1, 3)
        worst = told["worst"]
        if worst is not None:
            assert worst["best"]["chance"] > worst["chosen"]["chance"]
            assert any({worst["chosen"]["text"], worst["best"]["text"]} <= options for options in asked)
        assert await ann.refusal("review", seat=1, round=1) == "not-yours"
        if not ann.over:
            assert await ann.refusal("review", seat=0, round=ann.now[0].view["round"]) == "not-now"

    run(scenario())


def test_games_between_people_are_reviewed_only_at_their_end(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, _ = await join_table(server, SUPER, (A, B, BOT))
        assert await ann.refusal("review", seat=0, round=1) == "not-now"
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        told = await bob.send("review", seat=1, round=1)
        assert (told["type"], told["decisions"]) == ("reviewed", 3)

    run(scenario())


class Adviser:
    """A worker pool that notes whose turn a job takes and who is charged for it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, JobOwner]] = []

    async def explain(self, turn: str, view: Any, language: str, seed: int, owner: JobOwner) -> Explanation:
        self.asked.append((turn, owner))
        return Explanation("", (), True)


def test_advice_is_charged_to_the_person_who_asks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_registry(tmp_path / "folsom.db", Time()) as tables:
            room, client = await start_table(tables, Clock(), ("me", "drifter", "drifter"))
            room.origin, client.address = "203.0.113.1", "198.51.100.7"
            adviser = Adviser()
            await advise(cast(WorkerPool, adviser), room, client, Hint(id=1, seat=0))
            assert adviser.asked == [(client.person.id, JobOwner(client.person.id, "198.51.100.7"))]

    run(scenario())
