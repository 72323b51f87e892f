"""Distributes work over a cluster with Ray.  This package must be installed on its machines too."""

import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from folsom.bulk.workers import UNDER_WAY, WorkerLost
from folsom.interface.errors import SetupError

Job = TypeVar("Job")
Done = TypeVar("Done")

SECONDS = 10.0


def on_ray(do: Callable[[Job], Done], work: Iterable[Job], address: str) -> Iterator[Done]:
    """The results of `do` for all jobs, in the order in which they finish; Ray repeats the jobs of a lost machine."""
    ray = connected(address)
    jobs = iter(work)
    remote = ray.remote(do)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        running = [remote.remote(job) for job in islice(jobs, UNDER_WAY * cores)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(job) for job in islice(jobs, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError:
        raise  # a bug in our code: the message says where
    except ray.exceptions.RayError as error:
        raise WorkerLost(f"the cluster has lost a game: {error}") from None
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to this cluster; the caller must call its `shutdown`."""
    try:
        import ray
    except ImportError:
        raise SetupError("a cluster needs the package ray: pip install ray") from None
    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise SetupError(f"Ray cannot be reached at {address}: {error}") from None
    return ray


def check_reachable(address: str) -> None:
    """Raise OSError if nothing listens there; Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), SECONDS).close()
