"""Many games, random or of bots, over all cores."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from folsom.arena.match import play_out
from folsom.bots.process import end_all
from folsom.bulk.workers import in_parallel
from folsom.game import registry
from folsom.game.begin import start
from folsom.interface.title import Setup
from folsom.kernel.dice import FAST, seeded
from folsom.terminal.seating import sit_down
from folsom.terminal.tally import Tally

CHUNK = 50  # games a process plays before it reports: a moment's work, so that Ctrl-C is heard soon
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
    """One random game; the players' dice are not the game's."""
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
    """One game of bots; faults of external bots are counted, not reported game by game."""
    game = start(registry.title(setup.game), setup, FAST, seed, "en")
    bots = sit_down(dict(enumerate(names)), setup, seeded(~seed))
    play_out(game, bots)
    tally.add(game, len(game.record().actions))
    tally.faults.update(bot.fault for bot in bots.values() if bot.fault)


def chunks(setup: Setup, seed: int, games: int, bots: Names = ()) -> Iterator[Chunk]:
    """A game of bots is work enough by itself."""
    size = 1 if bots else CHUNK
    for first in range(0, games, size):
        yield Chunk(setup, seed + first, min(size, games - first), bots)


def simulate(setup: Setup, seed: int, games: int, workers: int, progress: Progress, bots: Names = ()) -> Tally:
    """The same result with any number of processes, as long as no bot thinks by the clock."""
    total = Tally()
    work = chunks(setup, seed, games, bots)
    workers = min(workers, games if bots else -(-games // CHUNK))
    for part in map(play_chunk, work) if workers == 1 else in_parallel(play_chunk, work, workers, end_all):
        total.merge(part)
        progress(total.games)
    return total
