"""Many random games, over all cores."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from folsom.bulk.workers import in_parallel
from folsom.kernel.dice import FAST, seeded
from folsom.kernel.title import Setup
from folsom.table import titles
from folsom.table.begin import start
from folsom.terminal.tally import Tally

CHUNK = 50  # games a process plays before it reports: a moment's work, so that Ctrl-C is heard soon
Progress = Callable[[int], None]


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
    for part in map(play_chunk, work) if workers == 1 else in_parallel(play_chunk, work, workers):
        total.merge(part)
        progress(total.games)
    return total
