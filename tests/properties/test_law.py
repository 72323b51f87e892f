"""The laws of all games, in games with a Marshal player."""

import random
from collections import Counter

import pytest

from folsom.express.interface.audit import audit
from folsom.express.marshal.fall import fallen_of
from folsom.express.marshal.law import goals_met, law_of, marshal_of
from tests.properties.bulk import fresh, play_configurations
from tests.properties.configurations import LAW, Configuration
from tests.properties.laws import check_changes, check_images, check_observations
from tests.properties.redeals import deal_again
from tests.properties.sampled import check_records, check_words
from tests.properties.secrecy import play_twins

GAMES = 20  # games of each configuration that are only played and audited
AUDITED = 8  # games of each configuration with all checks of bulk.py
FACTS = ("goal", "goal-met", "brawler", "freed", "rescued", "copied", "locked-up", "no-plus", "held-fire")
HAPPENS = (
    "arrested",
    "freed a Prisoner",
    "took a Brawler card",
    "copied",
    "the Marshal won",
    "a bandit won",
    "asked second-shot",
    "asked idea",
    "asked freed",
    "asked plus",
    "asked angry-fire",
    "asked angry-move",
    "asked arrest",
)


def play(configuration: Configuration, seed: int) -> Counter[str]:
    """A random game with everything audited."""
    seen: Counter[str] = Counter()
    s, chance, copied = fresh(configuration, seed, None), random.Random(seed), 0
    while not s.over:
        seen[f"asked {s.rules.ops[s.agenda[s.depth - 1] & 255].name}"] += 1
        s.apply(chance.choice(s.legal()))
        copied |= law_of(s).copied
        if chance.random() < 0.1:
            audit(s)
    audit(s)
    law, marshal = law_of(s), marshal_of(s)
    won = bool(s.winners >> marshal & 1)
    assert won == (goals_met(s) >= 4 and not fallen_of(s).bandits >> marshal & 1)
    seen["the Marshal won" if won else "a bandit won"] += 1
    seen["arrested"] += bool(law.arrested)
    seen["freed a Prisoner"] += bool(law.freed)
    seen["took a Brawler card"] += bool(law.brawlers)
    seen["copied"] += bool(copied)
    return seen


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    return sum((play(one, seed) for one in LAW for seed in range(GAMES)), Counter[str]())


def test_everything_happens_and_nothing_is_lost(seen: Counter[str]) -> None:
    assert not [what for what in HAPPENS if not seen[what]]


def test_everything_is_conserved_and_the_scores_are_those_of_the_model() -> None:
    """Copies, replays and every card, Bullet and token; see bulk.py and law_model.py."""
    reports = play_configurations((list(LAW), 7000, AUDITED))
    assert sum(report.games for report in reports) == AUDITED * len(LAW)
    seen = sum((report.seen for report in reports), Counter[str]())
    assert not [fact for fact in FACTS if not seen[f"fact {fact}"]]


def test_options_words_refusals_and_scenes() -> None:
    found: Counter[str] = Counter()
    for number, configuration in enumerate(LAW):
        found += check_words((configuration, [number]))
    assert found["scenes"]


def test_records_give_the_games_again() -> None:
    for number, configuration in enumerate(LAW):
        check_records((configuration, [number]))


def test_goals_are_the_marshals_secret_byte_by_byte() -> None:
    """Events, view, options and question of a viewer are the same in worlds that differ only in secrets."""
    found: Counter[str] = Counter()
    for number, configuration in enumerate(LAW):
        found += deal_again((configuration, [number]))
        found += play_twins((configuration, 100 * number, 2))
    assert found["another goals"]
    assert found["both plus"]


def test_the_changes_of_events_and_the_rest_give_the_next_view() -> None:
    check_changes(LAW)


def test_learning_programs_see_in_a_view_what_they_see_in_a_position() -> None:
    check_observations(LAW)


def test_the_image_holds_every_field_of_their_own_parts() -> None:
    check_images(LAW)
