"""Plays all games of a tournament: in this process, on all cores, or on a cluster."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from folsom.arena.ledger import Ledger
from folsom.arena.lineup import STOP, Bout, Tournament
from folsom.arena.match import Result, play
from folsom.bots.process import end_all
from folsom.bulk.cluster import on_ray
from folsom.bulk.workers import in_parallel
from folsom.interface.errors import FolsomError

Playing = Callable[[Iterable[Bout]], Iterator[Result]]
Progress = Callable[[int], None]


class BotFailed(FolsomError):
    """An external bot failed in a tournament that stops on faults."""


def workers(number: int, records: Path | None = None) -> Playing:
    """Play in this many processes; with `records`, save all games in that folder."""
    one = partial(play, records=records)
    return lambda bouts: map(one, bouts) if number == 1 else in_parallel(one, bouts, number, end_all)


def cluster(address: str) -> Playing:
    """Play on a cluster, with Ray."""
    return lambda bouts: on_ray(play, bouts, address)


def run(
    tournament: Tournament, playing: Playing, ledger: Ledger | None = None, progress: Progress = lambda done: None
) -> list[Result]:
    """All results in the order of the games, including those in the ledger.

    A tournament that stops on faults raises BotFailed when a bot fails.  That game is not added to the ledger, so the
    tournament can continue with it when the bot is fixed.
    """
    bouts = list(tournament.bouts())
    kept = [ledger.kept(bout) for bout in bouts] if ledger else []
    results = {(result.players, result.number): result for result in kept if result}
    progress(len(results))
    left = [bout for bout in bouts if (bout.setup.players, bout.number) not in results]
    for result in playing(left) if left else ():
        if result.faults and tournament.on_fault == STOP:
            raise BotFailed(f"game {result.number} with {result.players} players: {result.faults[0]}")
        if ledger:
            ledger.add(result)
        results[result.players, result.number] = result
        progress(len(results))
    return [results[bout.setup.players, bout.number] for bout in bouts]
