"""Plays many games, random or between bots, on all cores."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from folsom.arena.match import play_out
from folsom.bots.process import end_all
from folsom.bulk.workers import in_parallel
from folsom.game import registry
from folsom.game.begin import start
from folsom.interface.title import Setup
from folsom.kernel.dice import FAST, seeded
from folsom.terminal.seating import make_bots
from folsom.terminal.tally import Tally

CHUNK = 50  # games a process plays before it reports: few, so that it responds to Ctrl-C soon
Progress = Callable[[int], None]
Names = tuple[str, ...]  # of bots, seat by seat


@dataclass(frozen=True)
class Chunk:
    """Some games of a simulation.  Each has its own seed, so it does not matter which process plays it."""

    setup: Setup
    seed: int
    games: int
    bots: Names  # none in random games


def play_chunk(chunk: Chunk) -> Tally:
    tally = Tally()
    for seed in range(chunk.seed, chunk.seed + chunk.games):
        if chunk.bots:
            play_with_bots(chunk.setup, chunk.bots, seed, tally)
        else:
            play_one(chunk.setup, seed, tally)
    return tally


def play_one(setup: Setup, seed: int, tally: Tally) -> None:
    """Play one random game; the players' choices have their own dice."""
    game = start(registry.title(setup.game), setup, FAST, seed, "en")
    choice = seeded(~seed)
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[choice.below(len(legal))])
        decisions += 1
    tally.add(game, decisions)


def play_with_bots(setup: Setup, names: Names, seed: int, tally: Tally) -> None:
    """Play one game between bots; faults of external bots are counted, not reported game by game."""
    game = start(registry.title(setup.game), setup, FAST, seed, "en")
    bots = make_bots(dict(enumerate(names)), setup, seeded(~seed))
    play_out(game, bots)
    tally.add(game, len(game.record().actions))
    tally.faults.update(bot.fault for bot in bots.values() if bot.fault)


def chunks(setup: Setup, seed: int, games: int, bots: Names = ()) -> Iterator[Chunk]:
    """Split a simulation into chunks; a game between bots is a chunk by itself."""
    size = 1 if bots else CHUNK
    for first in range(0, games, size):
        yield Chunk(setup, seed + first, min(size, games - first), bots)


def simulate(setup: Setup, seed: int, games: int, workers: int, progress: Progress, bots: Names = ()) -> Tally:
    """Play all games; the result is the same with any number of processes, unless a bot has a time budget."""
    total = Tally()
    work = chunks(setup, seed, games, bots)
    workers = min(workers, games if bots else -(-games // CHUNK))
    for part in map(play_chunk, work) if workers == 1 else in_parallel(play_chunk, work, workers, end_all):
        total.merge(part)
        progress(total.games)
    return total
