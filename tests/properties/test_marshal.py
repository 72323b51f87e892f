"""The laws of all games, in games with the boxes of Marshal & Prisoners: each is checked as for the other boxes."""

import random
from collections import Counter

import pytest

from folsom.environments import vector
from folsom.environments.spaces import space_of
from folsom.game import begin
from folsom.kernel.dice import seeded
from tests.environments.worlds import written
from tests.properties.bulk import fresh, play_configurations
from tests.properties.configurations import MARSHAL, TITLE
from tests.properties.sampled import check_records, check_words
from tests.properties.secrecy import deal_again, play_twins
from tests.properties.test_changes import UNTOLD, follow
from tests.properties.test_images import PARTS, fields

GAMES = 24  # of each configuration
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
    """Random games with everything conserved, replayed frame by frame and held against the models."""
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
        found += check_words((configuration, [number]))
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
    untold: Counter[str] = Counter()
    for number, configuration in enumerate(MARSHAL):
        viewer = configuration.viewers[number % len(configuration.viewers)]
        game = begin.start(TITLE, configuration.setup, "fast", number, "en")
        untold += follow(game, viewer, random.Random(number))
    untold.pop("events")
    assert set(untold) <= UNTOLD


def test_learning_programs_see_in_a_view_what_they_see_in_a_position() -> None:
    for number, configuration in enumerate(MARSHAL):
        game = begin.start(TITLE, configuration.setup, "fast", number, "en")
        chance, of = random.Random(number), space_of(TITLE, configuration.setup)
        decisions = 0
        while not game.over:
            seat = chance.choice(game.to_act)
            game.play(seat, chance.choice(game.legal(seat)))
            decisions += 1
            if decisions % 29 == 0:
                view = game.view(seat)
                assert written(of, TITLE.redeal(view, seeded(number)), seat) == vector(view)


def test_the_image_holds_every_field_of_their_own_parts() -> None:
    for configuration in MARSHAL:
        for extra in fresh(configuration, 1, None).extras:
            assert fields(extra) == PARTS[type(extra).__name__]
