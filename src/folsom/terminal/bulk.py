"""Many random games, over all cores."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import connection, get_context, parent_process

from folsom.kernel.dice import FAST, seeded
from folsom.kernel.errors import FolsomError
from folsom.kernel.title import Setup
from folsom.table import titles
from folsom.table.begin import start
from folsom.terminal.tally import Tally

CHUNK = 50  # games a process plays before it reports: a moment's work, so that Ctrl-C is heard soon
Progress = Callable[[int], None]


class WorkerLost(FolsomError):
    """A process of the simulation was ended from outside."""


@dataclass(frozen=True)
class Chunk:
    """Some games of a simulation.  Each has its own seed, so that it does not matter which process plays it."""

    setup: Setup
    seed: int
    games: int


def play_chunk(chunk: Chunk) -> Tally:
    tally = Tally()
    for seed in range(chunk.seed, chunk.seed + chunk.games):
        play_one(chunk.setup, seed, tally)
    return tally


def play_one(setup: Setup, seed: int, tally: Tally) -> None:
    """One random game; the players' dice are not the game's."""
    game = start(titles.title(setup.game), setup, FAST, seed, "en")
    choice = seeded(~seed)
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[choice.below(len(legal))])
        decisions += 1
    tally.add(game, decisions)


def chunks(setup: Setup, seed: int, games: int) -> Iterator[Chunk]:
    for first in range(0, games, CHUNK):
        yield Chunk(setup, seed + first, min(CHUNK, games - first))


def simulate(setup: Setup, seed: int, games: int, workers: int, progress: Progress) -> Tally:
    """The same result with any number of processes."""
    total = Tally()
    work = chunks(setup, seed, games)
    workers = min(workers, -(-games // CHUNK))
    for part in map(play_chunk, work) if workers == 1 else in_parallel(work, workers):
        total.merge(part)
        progress(total.games)
    return total


def in_parallel(work: Iterator[Chunk], workers: int) -> Iterator[Tally]:
    """Two chunks for each process are under way, never all; whatever happens, no process is left behind."""
    executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=follow_parent)
    try:
        running = submit_unheard(executor, list(islice(work, 2 * workers)))
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {executor.submit(play_chunk, chunk) for chunk in islice(work, len(done))}
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise WorkerLost("a process of the simulation was ended from outside") from None
    finally:
        executor.shutdown(cancel_futures=True)


def submit_unheard(executor: ProcessPoolExecutor, first: list[Chunk]) -> set[Future[Tally]]:
    """The first work starts the processes.  They inherit that Ctrl-C is not for them: it is ours to end them."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return {executor.submit(play_chunk, chunk) for chunk in first}
    finally:
        signal.signal(signal.SIGINT, heard)


def follow_parent() -> None:
    """A process whose parent is gone, killed perhaps, ends as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
