"""Players on a cluster, with a stand-in that has Ray's interface: Ray itself is too large for a test."""

import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from folsom import SetupError
from folsom.network.vocabulary import vocabulary
from folsom.training.cluster import RemotePlayers, blank
from folsom.training.mixture import mixture
from folsom.training.plan import Plan
from folsom.training.players import PlayerLost, Worker

PLAN = Plan(workers=2, batches=2, games=3)
SHARES = mixture("super", [3, 4], {})
WORDS = vocabulary([share.setup for share in SHARES])
SEATS = 4


class RayError(Exception):
    """As in ray.exceptions."""


class RayTaskError(RayError):
    """As in ray.exceptions."""


class Ray(ModuleType):
    """Actors live in this process; their methods run when the results are requested."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.address = ""
        self.ended = 0
        self.fault: Exception | None = None

    def init(self, address: str, **_: object) -> None:
        self.address = address

    def remote(self, kind: type) -> SimpleNamespace:
        def made(*arguments: Any) -> SimpleNamespace:
            actor = kind(*arguments)
            return SimpleNamespace(begin=self.method(actor.begin), step=self.method(actor.step))

        return SimpleNamespace(remote=made)

    def method(self, do: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *arguments: (do, arguments))

    def get(self, asked: list[Any]) -> list[Any]:
        if self.fault:
            raise self.fault
        return [do(*arguments) for do, arguments in asked]

    def shutdown(self) -> None:
        self.ended += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    stand_in = Ray()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def test_a_cluster_plays_the_same_games_as_processes_here(ray: Ray) -> None:
    players = RemotePlayers("local", PLAN, SHARES, WORDS)
    buffers = [blank(PLAN, WORDS, SEATS) for _ in range(2)]
    workers = [Worker(rank, PLAN, SHARES, WORDS, buffers) for rank in range(PLAN.workers)]
    players.begin(3, 0.5)
    for worker in workers:
        worker.begin(3, 0.5)
    random = np.random.default_rng(1)
    seen = 0
    for step in range(24):
        half = step % 2
        for name in buffers[half]:
            assert np.array_equal(players.buffers[half][name], buffers[half][name]), name
        masks = buffers[half]["masks"]
        chosen = (random.random(masks.shape) * masks).argmax(axis=1)
        players.buffers[half]["actions"][:] = buffers[half]["actions"][:] = chosen
        players.step(half)
        players.wait()
        for worker in workers:
            worker.step(half)
        seen += int(buffers[half]["dones"].sum())
    assert seen, "games that never end show little"
    players.quit()
    assert (ray.address, ray.ended) == ("local", 1)


def test_what_was_told_first_is_waited_for_first(ray: Ray) -> None:
    """While one half is played, the network answers for the other."""
    players = RemotePlayers("local", PLAN, SHARES, WORDS)
    players.begin(0, 0.0)
    before = [half["masks"].copy() for half in players.buffers]
    for half in (0, 1):
        players.buffers[half]["actions"][:] = before[half].argmax(axis=1)
        players.step(half)
    players.wait()
    assert not np.array_equal(players.buffers[0]["masks"], before[0])
    assert np.array_equal(players.buffers[1]["masks"], before[1])
    players.wait()
    assert not np.array_equal(players.buffers[1]["masks"], before[1])


def test_a_process_that_the_cluster_loses_is_reported(ray: Ray) -> None:
    players = RemotePlayers("local", PLAN, SHARES, WORDS)
    ray.fault = RayError("the actor died")
    with pytest.raises(PlayerLost, match="lost a process that played games: the actor died"):
        players.begin(0, 0.0)


def test_a_fault_of_ours_is_not_hidden(ray: Ray) -> None:
    players = RemotePlayers("local", PLAN, SHARES, WORDS)
    ray.fault = RayTaskError("ValueError")
    with pytest.raises(RayTaskError):
        players.begin(0, 0.0)


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="needs the package ray"):
        RemotePlayers("local", PLAN, SHARES, WORDS)
