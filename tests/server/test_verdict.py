"""What the server says about a configuration, so that the page needs to know nothing about variants and boxes."""

from typing import Any

import pytest

from folsom.server.about import verdict
from folsom.server.api_types import Verdict
from folsom.server.entries import TableConfig
from folsom.server.permissions import validated

BANDITS = {"Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco"}


def verdict_on(players: int, game: str = "express", **options: Any) -> Verdict:
    return verdict(validated(TableConfig(game, players, options)))


@pytest.mark.parametrize(
    ("players", "variant", "claims"),
    [(4, "standard", 1), (2, "duel", 2), (3, "pairs", 0), (4, "teams", 1), (5, "marshal", 1)],
)
def test_how_many_bandits_a_player_may_claim(players: int, variant: str, claims: int) -> None:
    assert verdict_on(players, variant=variant).claims == claims


def test_which_bandits_may_be_in_the_game() -> None:
    assert set(verdict_on(4).bandits) == BANDITS
    assert set(verdict_on(3, variant="pairs", boxes=["horses"]).bandits) == BANDITS
    assert set(verdict_on(4, boxes=["mei"]).bandits) == BANDITS | {"Mei"}
    assert set(verdict_on(4, variant="marshal").bandits) == BANDITS | {"Mei", "Marshal"}
    assert set(verdict_on(7, "super").bandits) == BANDITS | {"Mei"}


def test_every_bandit_that_may_be_in_the_game_can_be_claimed_in_any_seat() -> None:
    for setup in (
        verdict_on(4),
        verdict_on(4, boxes=["mei"]),
        verdict_on(4, variant="marshal"),
        verdict_on(4, "super"),
    ):
        assert setup.config
        for bandit in setup.bandits:
            for seat in range(4):
                named = [bandit if other == seat else "?" for other in range(4)]
                options = {**setup.config.options, "bandits": named}
                assert validated(TableConfig(setup.config.game, 4, options)).options["bandits"] == named


def test_two_bandits_can_be_claimed_in_the_two_player_game() -> None:
    setup = verdict_on(2, variant="duel", boxes=["mei"])
    assert setup.config
    for bandit in setup.bandits:
        named = [f"{bandit}+?", "?+?"]
        config = TableConfig("express", 2, {**setup.config.options, "bandits": named})
        assert validated(config).options["bandits"] == named


def test_who_plays_together() -> None:
    assert verdict_on(6, variant="teams").sides == [[0, 1], [2, 3], [4, 5]]
    assert verdict_on(3).sides == [[0], [1], [2]]
    assert verdict_on(2, variant="duel").sides == [[0], [1]]
    assert verdict_on(3, "super").sides == [[0], [1], [2]]
