"""Temperaments show in what bots do."""

from typing import Any

import pytest

from folsom import bots
from tests.bots.tables import Trial, watch, watch_super


@pytest.fixture(scope="module", params=[("planner", "40it"), ("outlaw", "100it")], ids=str)
def deeds(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The deeds of a planner, and of a level with a network."""
    level, budget = request.param
    names = (level, *(f"{level}:{temperament}" for temperament in bots.TEMPERAMENTS))
    trials = [Trial(f"{name}@{budget}", 128) for name in names]
    return dict(zip(("plain", *bots.TEMPERAMENTS), map(watch, trials), strict=True))


def test_a_gunslinger_fires_more_and_a_greedy_one_less(deeds: dict[str, Any]) -> None:
    assert deeds["gunslinger"].fired > 1.3 * deeds["plain"].fired
    assert deeds["greedy"].fired < 0.7 * deeds["plain"].fired


def test_a_greedy_one_robs_more_than_a_gunslinger(deeds: dict[str, Any]) -> None:
    assert deeds["greedy"].robberies > 1.15 * deeds["gunslinger"].robberies


def test_a_cautious_one_is_hit_by_fewer_neutral_bullets(deeds: dict[str, Any]) -> None:
    assert deeds["cautious"].hit_by_neutral < 0.9 * deeds["plain"].hit_by_neutral
    assert deeds["cautious"].hit_by_neutral < 0.9 * deeds["greedy"].hit_by_neutral


def test_a_marshal_herder_plays_more_marshal_cards(deeds: dict[str, Any]) -> None:
    assert deeds["marshal-herder"].marshals > 1.25 * deeds["plain"].marshals


@pytest.mark.parametrize("level", ["planner", "outlaw"])
def test_temperaments_in_super_express(level: str) -> None:
    """Counted per card played, because games differ in length."""
    names = (level, f"{level}:gunslinger", f"{level}:cautious", f"{level}:greedy")
    plain, gunslinger, cautious, greedy = map(watch_super, [Trial(f"{name}@400it", 64) for name in names])
    assert gunslinger.shot / gunslinger.cards > 1.25 * plain.shot / plain.cards
    assert cautious.struck / cautious.cards < 0.9 * plain.struck / plain.cards
    assert greedy.loot / greedy.cards > 1.25 * plain.loot / plain.cards
