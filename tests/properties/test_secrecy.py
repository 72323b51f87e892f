"""Nobody is sent a byte that depends on what they may not know (`redeals.py` and `secrecy.py` say what is compared)."""

from collections import Counter

from tests.properties.configurations import PLAIN
from tests.properties.redeals import deal_again
from tests.properties.secrecy import play_twins

GAMES = 2  # games of twins for each base, each for another viewer: the bases of a variant cover all viewers
HIDDEN_ANSWERS = ("plan", "keep", "rear", "choose", "cover", "board", "turmoil", "drink", "save", "set-out")


def test_a_re_deal_looks_the_same_to_its_seat() -> None:
    """A game of every base, at every sixteenth decision or so, for every seat and a spectator: the view as JSON, the
    options, the question; in some the picture too; and re-dealt worlds can be played to their end."""
    seen: Counter[str] = Counter()
    for part in map(deal_again, [(configuration, [k]) for k, configuration in enumerate(PLAIN)]):
        seen += part
    assert seen["re-deals"] > 2_500
    assert seen["differ"] > 0.9 * seen["re-deals"], "re-deals that change nothing show nothing"
    for name in HIDDEN_ANSWERS:
        assert seen[f"re-dealt at {name}"], name
    for name in ("board", "turmoil", "save", "keep", "rear", "choose", "set-out", "set-out in teams"):
        assert seen[f"noted {name}"] > 2, name


def test_two_worlds_that_look_alike_go_on_looking_alike() -> None:
    """Events, view, options, question and whose turn it is, after every decision of 2 games of every base;
    hidden things do not even move the dice."""
    seen: Counter[str] = Counter()
    for part in map(play_twins, [(configuration, 100 * k, GAMES) for k, configuration in enumerate(PLAIN)]):
        seen += part
    assert seen["differ"] > 0.9 * seen["twins"], "twins that are the same world show nothing"
    assert seen["compared"] > 12_000
    assert seen["facts that differ unseen"] > 3_000
    for name in HIDDEN_ANSWERS:
        assert seen[f"both {name}"] > 40, name
    assert seen["another old"] > 200  # WHISKEY-1: which token is the Old Whiskey
    assert seen["another to"] > 100  # TCAR-8: where a traveller will be
    assert seen["another answer"] > 100  # ATTACK-1, TURMOIL-1, PAIR-2, PAIR-3
    assert seen["other cards kept"] > 100  # KEEP-1, EXPERT-3
    assert {name for name in seen if name.startswith("another ")} == {"another old", "another to", "another answer"}
