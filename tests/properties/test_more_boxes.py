"""The laws of all games, in games with further boxes: those that need no model of their rules.

What has to happen with each of them is written out here, because the rules could not miss what they lack.
"""

import random
from collections import Counter

import pytest

from folsom.express.boxes import INTERFACES
from folsom.express.points import EVERYTHING
from folsom.express.state import State
from tests.properties.bulk import fresh, play_configurations
from tests.properties.configurations import MORE, UNMODELLED
from tests.properties.laws import check_changes, check_observations
from tests.properties.redeals import deal_again
from tests.properties.sampled import check_records, check_words
from tests.properties.secrecy import play_twins
from tests.properties.test_images import PARTS, fields

GAMES = 24  # of each configuration
# For each box that the models do not know: `fact rode`, `step ride`, `ask ride`, `card Ride done`, `round Escape`,
# `event rage: neutral`, `came to coach roof by Move`, and the powers that steps.py watches (`widen TUCO-1`).
HAPPENS: dict[str, tuple[str, ...]] = {}


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """Random games in which everything is conserved, replayed frame by frame."""
    reports = play_configurations((list(MORE), 5000, GAMES))
    assert sum(report.games for report in reports) == GAMES * len(MORE)
    return sum((report.seen for report in reports), Counter[str]())


def test_the_games_are_seen(seen: Counter[str]) -> None:
    assert seen["step scheme"] > len(MORE)
    assert not [what for box in UNMODELLED for what in HAPPENS.get(box, ()) if not seen[what]]


def test_everything_that_a_box_adds_has_to_happen() -> None:
    assert set(HAPPENS) == set(UNMODELLED)
    added: dict[str, set[str]] = {box: set() for box in UNMODELLED}
    for interface in INTERFACES:
        if interface.name in added:
            added[interface.name] |= {f"fact {kind.name}" for kind in interface.facts()}
            added[interface.name] |= {f"ask {question.name}" for question in interface.questions()}
    for rules in [configuration.rules for configuration in MORE]:
        for op in rules.ops:
            if op.name and op.box in added:
                added[op.box].add(f"step {op.name}")
    assert not [f"{box}: {what}" for box in added for what in sorted(added[box] - set(HAPPENS[box]))]


def test_options_words_refusals_and_scenes() -> None:
    for number, configuration in enumerate(MORE):
        assert check_words((configuration, [number]))["scenes"]


def test_records_give_the_games_again() -> None:
    for number, configuration in enumerate(MORE):
        check_records((configuration, [number]))


def test_nobody_is_sent_a_byte_that_depends_on_what_they_may_not_know() -> None:
    for number, configuration in enumerate(MORE):
        deal_again((configuration, [number]))
        play_twins((configuration, 100 * number, 1))


def test_the_changes_of_events_and_the_rest_give_the_next_view() -> None:
    check_changes(MORE)


def test_learning_programs_see_in_a_view_what_they_see_in_a_position() -> None:
    check_observations(MORE)


def test_what_a_box_does_not_show_never_changes() -> None:
    """Images contain what `show` returns: anything else must be constant.  test_images.py lists known parts."""
    for number, configuration in enumerate(MORE):
        s, chance = fresh(configuration, number, None), random.Random(number)
        before = unshown(s)
        while not s.over:
            s.apply(chance.choice(s.legal()))
        assert unshown(s) == before, configuration


def unshown(s: State) -> dict[str, object]:
    """The fields of boxes' own parts that they do not show."""
    found: dict[str, object] = {}
    for extra in s.extras:
        kind = type(extra).__name__
        if kind not in PARTS:
            names = fields(extra) - set(extra.show(s, EVERYTHING))
            found |= {f"{kind}.{name}": getattr(extra, name) for name in names}
    return found
