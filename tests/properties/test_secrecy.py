"""Nobody is sent a byte that depends on what he may not know (`secrecy.py` says what is compared)."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.properties.configurations import PLAIN
from tests.properties.secrecy import deal_again, play_twins

GAMES = 7  # of twins for each base: every viewer once or more
HIDDEN_ANSWERS = ("plan", "keep", "rear", "choose", "cover")


def test_a_re_deal_looks_the_same_to_its_seat(pool: ProcessPoolExecutor) -> None:
    """A game of every base, at every sixth decision or so, for every seat and a spectator: the view as JSON, the
    picture, the options, the question."""
    seen: Counter[str] = Counter()
    for part in pool.map(deal_again, [(configuration, [k]) for k, configuration in enumerate(PLAIN)]):
        seen += part
    assert seen["re-deals"] > 2_500
    assert seen["differ"] > 0.9 * seen["re-deals"], "re-deals that change nothing show nothing"


def test_two_worlds_that_look_alike_go_on_looking_alike(pool: ProcessPoolExecutor) -> None:
    """Events, view, picture, options, question and whose turn it is, after every decision of 7 games of every base;
    hidden things do not even move the dice."""
    seen: Counter[str] = Counter()
    for part in pool.map(play_twins, [(configuration, 100 * k, GAMES) for k, configuration in enumerate(PLAIN)]):
        seen += part
    assert seen["differ"] > 0.9 * seen["twins"], "twins that are the same world show nothing"
    assert seen["compared"] > 12_000
    assert seen["facts that differ unseen"] > 3_000
    for name in HIDDEN_ANSWERS:
        assert seen[f"both {name}"] > 50, name
