"""Words, notation, scenes and records, in some games of every configuration (`sampled.py` says what is checked)."""

from collections import Counter

from tests.properties.configurations import CONFIGURATIONS, PLAIN
from tests.properties.sampled import check_records, check_words

# Some of the rules by which actions are refused in random positions: those that a few games suffice for.
REFUSING = (
    "ACT-1, EXPERT-3, FIRE-1, GHOST-1, MOVE-2, PAIR-1, PAIR-2, PAIR-3, PLAN-1, PLAN-3, PLAN-4, PUNCH-3, ATTACK-1, "
    "TURMOIL-1, RIDE-2, WHISKEY-2"
)
QUESTIONS = (
    "plan, move, rob, fire, punch, drop, knock, marshal, pick, keep, rear, pair, choose, cover, board, jump, ride, "
    "flee, hostage, turmoil, drink, save, set-out"
)


def test_options_refusals_and_scenes_are_what_they_say() -> None:
    """A game of every base: options at each decision, and at some of them texts, refusals and scenes."""
    seen: Counter[str] = Counter()
    parts = [(configuration, [k]) for k, configuration in enumerate(PLAIN)]
    for part in map(check_words, parts):
        seen += part
    assert seen["options"] > 20_000
    assert seen["scenes"] > 500
    assert {key.removeprefix("read ") for key in seen if key.startswith("read ")} >= set(QUESTIONS.split(", "))
    refusing = {key.removeprefix("refused by ") for key in seen if key.startswith("refused by ")}
    assert refusing >= set(REFUSING.split(", "))


def test_records_give_every_game_again() -> None:
    """One game of every configuration, half of them with fair dice."""
    parts = [(configuration, [k]) for k, configuration in enumerate(CONFIGURATIONS)]
    assert sum(map(check_records, parts)) == len(CONFIGURATIONS)
