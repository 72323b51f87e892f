"""Work for all cores, in processes whose death is noticed and that do not outlive us."""

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
    """What `do` makes of each job, in the order in which they finish.

    No process is left behind: one that is stopped at its work does `leave`, to end those that it has started itself.
    """
    jobs = iter(work)
    context = get_context("spawn")
    told, line = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=follow, initargs=(told, leave))
    try:
        running = submit_unheard(executor, do, list(islice(jobs, UNDER_WAY * workers)))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {executor.submit(do, job) for job in islice(jobs, len(done))}
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise WorkerLost("a process that played games was ended from outside") from None
    finally:
        line.close()  # processes still at work stop: a game between planners may take minutes
        executor.shutdown(cancel_futures=True)
        told.close()


def submit_unheard(executor: ProcessPoolExecutor, do: Callable[[Job], Done], first: list[Job]) -> set[Future[Done]]:
    """The first jobs start the processes.  They inherit that they ignore Ctrl-C: it is up to us to end them."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return {executor.submit(do, job) for job in first}
    finally:
        signal.signal(signal.SIGINT, heard)


def follow(told: "Connection[None, None]", leave: Callable[[], None]) -> None:
    """End the process as soon as the other end of this pipe is closed, or the process that holds it is killed.

    The pool would end it in the middle of `leave`, with a signal that it sends to all when it misses one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: None)

    def watch() -> None:
        connection.wait([told])
        try:
            leave()
        finally:
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
