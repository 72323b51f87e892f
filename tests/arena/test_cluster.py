"""Playing on a cluster, with a stand-in that has Ray's interface: Ray itself is too large for a test."""

import socket
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import folsom
from folsom import SetupError
from folsom.arena import Tournament, cluster, run, workers
from folsom.bulk.workers import WorkerLost


class RayError(Exception):
    """As in ray.exceptions."""


class RayTaskError(RayError):
    """As in ray.exceptions."""


class Ray(ModuleType):
    """Runs each task when its result is requested, the latest first, and counts."""

    def __init__(self, cores: int = 2) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.cores = cores
        self.address = ""
        self.most = 0
        self.ended = 0
        self.fault: Exception | None = None

    def init(self, address: str, **_: object) -> None:
        if address == "nowhere":
            raise ConnectionError("no such cluster")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores)}

    def remote(self, do: Callable[[Any], Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda job: (do, job))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(tasks))
        return tasks[-1:], tasks[:-1]

    def get(self, tasks: list[Any]) -> list[Any]:
        if self.fault:
            raise self.fault
        return [do(job) for do, job in tasks]

    def shutdown(self) -> None:
        self.ended += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    stand_in = Ray()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


@pytest.fixture
def tournament() -> Tournament:
    return Tournament(("drifter", "greenhorn"), (folsom.new_game("express", 3, 1).setup,), 1, 12)


def test_a_cluster_plays_the_same_games(ray: Ray, tournament: Tournament) -> None:
    assert run(tournament, cluster("local")) == run(tournament, workers(1))
    assert (ray.address, ray.most, ray.ended) == ("local", 4, 1)


def test_a_game_that_the_cluster_loses_is_reported(ray: Ray, tournament: Tournament) -> None:
    ray.fault = RayError("the worker died")
    with pytest.raises(WorkerLost, match="lost a game: the worker died"):
        run(tournament, cluster("local"))
    assert ray.ended == 1


def test_a_fault_of_ours_is_not_hidden(ray: Ray, tournament: Tournament) -> None:
    ray.fault = RayTaskError("ZeroDivisionError")
    with pytest.raises(RayTaskError):
        run(tournament, cluster("local"))
    assert ray.ended == 1


def test_a_cluster_that_is_not_there_is_named(ray: Ray, tournament: Tournament) -> None:
    with pytest.raises(SetupError, match="cannot be reached at nowhere: no such cluster"):
        run(tournament, cluster("nowhere"))


@pytest.mark.parametrize("prefix", ["", "ray://"])
def test_nobody_waits_where_nobody_listens(ray: Ray, tournament: Tournament, prefix: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"{prefix}127.0.0.1:{server.getsockname()[1]}"
        assert len(run(tournament, cluster(address))) == 12
        assert ray.address == address
    ray.address = ""
    with pytest.raises(SetupError, match=rf"cannot be reached at {address}: .*refused"):
        run(tournament, cluster(address))
    assert ray.address == ""


def test_without_ray_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch, tournament: Tournament) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="needs the package ray"):
        run(tournament, cluster("local"))
