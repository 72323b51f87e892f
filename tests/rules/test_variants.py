"""VAR-1: which options go together, and which are refused."""

from typing import Any

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, stealing

VARIANTS = (None, "standard", "duel", "pairs", "teams")
Expert = dict[bool | None, bool]  # from the requested to the effective value
WITH_OR_WITHOUT: Expert = {None: False, False: False, True: True}
ALWAYS: Expert = {None: True, True: True}
NEVER: Expert = {None: False, False: False}
EXPERT_IN: dict[tuple[int, str | None], Expert] = {
    **{(players, "standard"): WITH_OR_WITHOUT for players in (3, 4, 5, 6)},
    **{(players, None): WITH_OR_WITHOUT for players in (3, 4, 5, 6)},
    (2, None): ALWAYS,
    (2, "duel"): ALWAYS,
    (2, "pairs"): NEVER,
    (3, "pairs"): NEVER,
    (4, "teams"): WITH_OR_WITHOUT,
    (6, "teams"): WITH_OR_WITHOUT,
}


@rule("VAR-1", "DUEL-4", "PAIR-1")
@pytest.mark.parametrize("printing", ["later", "first"])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", range(1, 8))
def test_every_combination_is_played_or_refused(players: int, variant: str | None, printing: str) -> None:
    for expert in (None, False, True):
        allowed = EXPERT_IN.get((players, variant), {})
        options: dict[str, Any] = {"variant": variant, "expert": expert, "printing": printing}
        if expert not in allowed:
            with pytest.raises(folsom.SetupError):
                Begun(players, **options)
            continue
        game = Begun(players, **options).game
        assert game.setup.options["variant"] == (variant or ("duel" if players == 2 else "standard"))
        assert game.setup.options["expert"] is allowed[expert]
        assert game.setup.options["printing"] == printing
        assert game.to_act


@rule("VAR-1")
@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (1, {}, "Colt Express is for 2 to 6 players, not 1"),
        (7, {}, "Colt Express is for 2 to 6 players, not 7"),
        (2, {"variant": "standard"}, "variant 'standard' is for 3 or 4 or 5 or 6 players, not 2 (VAR-1)"),
        (3, {"variant": "duel"}, "variant 'duel' is for 2 players, not 3 (VAR-1)"),
        (4, {"variant": "pairs"}, "variant 'pairs' is for 2 or 3 players, not 4 (VAR-1)"),
        (5, {"variant": "teams"}, "variant 'teams' is for 4 or 6 players, not 5 (VAR-1)"),
        (2, {"expert": False}, "the two-player game is always played with the Expert variant (VAR-1, DUEL-4)"),
        (3, {"variant": "pairs", "expert": True}, "Pairs are never played with the Expert variant (VAR-1, PAIR-1)"),
        (4, {"expert": "yes"}, "expert is True or False, not 'yes'"),
        (4, {"variant": "team"}, "unknown variant 'team'; did you mean 'teams'?"),
        (4, {"printing": "second"}, "unknown printing 'second'; there are: later, first"),
    ],
)
def test_a_refusal_says_why(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(folsom.SetupError) as refused:
        Begun(players, **options)
    assert str(refused.value) == reason


@rule("VAR-1", "PAIR-1")
def test_a_drawn_scene_is_refused_in_the_same_way() -> None:
    with pytest.raises(folsom.NotationError, match=r"Pairs are never played with the Expert variant \(VAR-1, PAIR-1\)"):
        Drawn("""
            express players=2 variant=pairs expert
            seats Ghost+Tuco Doc+Django
            roof   . | . | . | .
            inside Marshal | . | Ghost Doc | Tuco Django
            """)


DUEL = """
    express printing=first
    seats Django+Doc Tuco+Ghost
    roof   . | . | . | . | .
    inside Django Doc | . | Marshal | Ghost | Tuco
    pile Django: Django Fire
    """
PAIRS = """
    express variant=pairs printing=first
    seats Doc+Django Ghost+Tuco
    roof   . | . | . | .
    inside Django Doc | Marshal | Ghost | Tuco
    pile Django: Django Fire
    """
TEAMS = """
    express players=4 variant=teams printing=first
    seats Django Doc Tuco Ghost
    roof   . | . | . | . | .
    inside Django Doc | . | Marshal | Ghost | Tuco
    pile Doc: Django Fire
    """
EXPERT_TEAMS = TEAMS.replace("teams", "teams expert")


@rule("VAR-1", "PRINT-1")
@pytest.mark.parametrize("scene", [DUEL, PAIRS, TEAMS, EXPERT_TEAMS], ids=["duel", "pairs", "teams", "expert teams"])
def test_in_the_first_printing_a_mate_next_to_django_does_not_spoil_his_long_shot(scene: str) -> None:
    game = stealing(scene)
    assert set(game.offers("Django")) == {"fire Tuco", "fire Ghost"}
    assert game.refuses("Django", "fire Doc") == "FIRE-2"
    game.play("Django", "fire Tuco")
    assert game.all_told() == ["Django: Fire.", "Django fires at Tuco."]


@rule("VAR-1", "PRINT-1")
@pytest.mark.parametrize("scene", [DUEL, PAIRS, TEAMS, EXPERT_TEAMS], ids=["duel", "pairs", "teams", "expert teams"])
def test_a_stranger_next_to_django_spoils_his_long_shot(scene: str) -> None:
    game = stealing(scene.replace("Ghost |", "|").replace("Django Doc |", "Django Doc Ghost |"))
    assert game.all_told() == ["Django: Fire.", "Django has nobody in sight."]
