"""The laws of all games, in games with the boxes of Marshal & Prisoners: each is checked as for the other boxes."""

from collections import Counter

import pytest

from tests.properties.bulk import play_configurations
from tests.properties.configurations import MARSHAL
from tests.properties.laws import check_changes, check_images, check_observations
from tests.properties.redeals import deal_again
from tests.properties.sampled import check_records, check_words
from tests.properties.secrecy import play_twins

GAMES = 24  # of each configuration
READ_GAMES = 1  # of each, in which all words, refusals and scenes are checked
ROUND_CARDS = ("Safekeeping", "Reflex Action", "Canyon", "Hairpin Bend", "Deadly Fall")
HAPPENS = (
    "fact carried-up",
    "fact held-back",
    "fact fell",
    "turn jarring",
    "ask floor",  # MEI-1
    "ask reflex",
    "step hands-away",
    "modelled floor",
    "modelled knock",
)


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """Random games in which everything is conserved, replayed frame by frame and compared with the models."""
    reports = play_configurations((list(MARSHAL), 3000, GAMES))
    assert sum(report.games for report in reports) == GAMES * len(MARSHAL)
    return sum((report.seen for report in reports), Counter[str]())


def test_everything_that_the_boxes_add_happens(seen: Counter[str]) -> None:
    assert not [what for what in HAPPENS if not seen[what]]
    assert not [card for card in ROUND_CARDS if not seen[f"round {card}"]]


def test_all_its_facts_are_told(seen: Counter[str]) -> None:
    for fact in ("carried-up", "held-back", "fell"):
        assert seen[f"fact {fact}"], fact


def test_options_words_refusals_and_scenes() -> None:
    found: Counter[str] = Counter()
    for number, configuration in enumerate(MARSHAL):
        found += check_words((configuration, list(range(number, number + READ_GAMES))))
    assert found["read reflex"]
    assert found["refused by JARRING-1"] + found["refused by EVENT-REFLEX"]


def test_records_give_the_games_again() -> None:
    for number, configuration in enumerate(MARSHAL):
        check_records((configuration, [number]))


def test_nobody_is_sent_a_byte_that_depends_on_what_they_may_not_know() -> None:
    found: Counter[str] = Counter()
    for number, configuration in enumerate(MARSHAL):
        found += deal_again((configuration, [number]))
        found += play_twins((configuration, 100 * number, 1))
    assert found["both reflex"]


def test_the_changes_of_events_and_the_rest_give_the_next_view() -> None:
    check_changes(MARSHAL)


def test_learning_programs_see_in_a_view_what_they_see_in_a_position() -> None:
    check_observations(MARSHAL)


def test_the_image_holds_every_field_of_their_own_parts() -> None:
    check_images(MARSHAL)
