"""Many games over several processes."""

from fractions import Fraction

import pytest

import folsom
from folsom.bots.process import end_all
from folsom.bulk.figures import Spread, Wins
from folsom.bulk.workers import WorkerLost, in_parallel
from folsom.interface.title import Setup
from folsom.terminal.bulk import CHUNK, chunks, play_chunk
from folsom.terminal.tally import Tally
from tests.forked import workers


@pytest.fixture
def setup() -> Setup:
    return folsom.new_game("express", players=3).setup


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK])
def test_chunks_cover_every_game_once(setup: Setup, games: int) -> None:
    seeds = [seed for chunk in chunks(setup, 100, games) for seed in range(chunk.seed, chunk.seed + chunk.games)]
    assert seeds == list(range(100, 100 + games))


def test_the_order_in_which_games_are_added_does_not_matter(setup: Setup) -> None:
    parts = [play_chunk(chunk) for chunk in chunks(setup, 7, 3 * CHUNK)]
    forth, back = Tally(), Tally()
    for part in parts:
        forth.merge(part)
    for part in reversed(parts):
        back.merge(part)
    assert forth == back
    assert forth.games == 3 * CHUNK


def test_who_wins_together_shares_the_win(setup: Setup) -> None:
    tally = play_chunk(next(chunks(setup, 1, CHUNK)))
    assert sum(wins.won for wins in tally.by_seat.values()) == CHUNK
    assert sum(wins.won for wins in tally.by_name.values()) == CHUNK


def test_the_interval_is_wilsons() -> None:
    """The example of 10 successes in 100 trials: 5.52 % to 17.44 %."""
    wins = Wins()
    for game in range(100):
        wins.merge(Wins(1, Fraction(game < 10)))
    assert wins.interval() == pytest.approx((0.0552, 0.1744), abs=0.0001)
    assert Wins(5).interval()[0] == 0.0


def test_a_spread_knows_mean_least_and_most() -> None:
    spread = Spread()
    for number in (5, -1, 2):
        spread.add(number)
    assert (spread.mean(), spread.low, spread.high) == (2.0, -1, 5)


def test_a_process_that_is_killed_is_noticed_and_the_others_end(setup: Setup) -> None:
    results = in_parallel(play_chunk, chunks(setup, 1, 10**6), 2, end_all)
    next(results)
    workers()[0].kill()
    with pytest.raises(WorkerLost):
        list(results)
    assert not workers()
