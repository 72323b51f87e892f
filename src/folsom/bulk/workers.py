"""Distributes work over processes; the death of one is noticed, and none outlives us."""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import TypeVar

from folsom.interface.errors import FolsomError

Job = TypeVar("Job")
Done = TypeVar("Done")

UNDER_WAY = 2  # queued jobs per process, so none is idle; never all jobs, as there may be millions


class WorkerLost(FolsomError):
    """A process that played games was killed."""


def in_parallel(
    do: Callable[[Job], Done], work: Iterable[Job], workers: int, leave: Callable[[], None]
) -> Iterator[Done]:
    """The results of `do` for all jobs, in the order in which they finish.

    No process is left behind: one that is stopped during its work calls `leave`, to end those that it has started.
    """
    jobs = iter(work)
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=exit_with_parent, initargs=(theirs, leave))
    try:
        running = submit_first(executor, do, list(islice(jobs, UNDER_WAY * workers)))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {executor.submit(do, job) for job in islice(jobs, len(done))}
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise WorkerLost("a process that played games was ended from outside") from None
    finally:
        ours.close()  # processes still at work stop: a game between planners may take minutes
        executor.shutdown(cancel_futures=True)
        theirs.close()


def submit_first(executor: ProcessPoolExecutor, do: Callable[[Job], Done], first: list[Job]) -> set[Future[Done]]:
    """Submit the first jobs, which starts the processes.  These ignore Ctrl-C, as we do here: we end them ourselves."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return {executor.submit(do, job) for job in first}
    finally:
        signal.signal(signal.SIGINT, before)


def exit_with_parent(parent: "Connection[None, None]", leave: Callable[[], None]) -> None:
    """Exit as soon as the other end of this pipe is closed, or the process that holds it is killed.

    SIGTERM is ignored: the pool sends it to all processes when one is missing, perhaps in the middle of `leave`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: None)

    def watch() -> None:
        connection.wait([parent])
        try:
            leave()
        finally:
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
