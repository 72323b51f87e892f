"""Golden games: the same seed produces exactly the same game, compiled or not, with fast and with fair dice."""

import json
from pathlib import Path

import pytest

import folsom
from tests.golden.games import DIGESTS, FOLDER, GAMES, Golden, digests, printed
from tests.golden.perft import SCENES, kept_counts, perft, start
from tests.plain import copy_package, run_module
from tests.properties.configurations import ALLOWED, BASES, BOXES, CONFIGURATIONS, LAW, MARSHAL_BOXES

STALE = "run python -m tools.regold and read the difference"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_told_as_before(golden: Golden) -> None:
    assert printed(golden) == golden.file.read_text(encoding="utf-8"), STALE


def test_every_variant_and_both_kinds_of_dice_are_golden() -> None:
    games = [golden.play() for golden in GAMES]
    assert {game.setup.options["variant"] for game in games} == {*ALLOWED, "marshal"}
    assert {game.setup.options["printing"] for game in games} == {"later", "first"}
    assert {game.setup.options["expert"] for game in games} == {False, True}
    assert {tuple(game.setup.options["boxes"]) for game in games} == {*BOXES, MARSHAL_BOXES[0]}
    assert {golden.dice for golden in GAMES} == {"fast", "fair"}


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.file.name for golden in GAMES}


@pytest.fixture(scope="module")
def kept() -> dict[str, str]:
    found: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    return found


def test_every_configuration_is_in_a_digest_with_both_kinds_of_dice(kept: dict[str, str]) -> None:
    bases = [*BASES, *(configuration.base for configuration in LAW)]
    assert list(kept) == [f"{base}, {dice}" for base in bases for dice in ("fast", "fair")]
    assert 2 * len(CONFIGURATIONS) > 1_000


def test_games_of_every_configuration_are_the_same_as_before(kept: dict[str, str]) -> None:
    assert differing(digests(), kept) == [], STALE


def test_the_engine_as_plain_python_plays_the_same_games(tmp_path: Path) -> None:
    """In a separate process, on a copy without extension modules."""
    told = json.loads(run_module("tests.golden.games", copy_package(tmp_path)))
    assert told["compiled"] is False
    assert differing(told["digests"], digests()) == []


def differing(some: dict[str, str], others: dict[str, str]) -> list[str]:
    return [name for name in {**some, **others} if some.get(name) != others.get(name)]


@pytest.mark.parametrize("name", SCENES)
def test_the_number_of_reachable_positions_is_unchanged(name: str) -> None:
    counts = kept_counts()[name]
    assert len(counts) == SCENES[name][1]
    assert [perft(start(name), depth) for depth in range(1, len(counts) + 1)] == counts, STALE


def test_counting_positions_does_not_change_the_scene() -> None:
    for name in SCENES:
        before = folsom.scene(SCENES[name][0], seed=1).image()
        perft(start(name), 2)
        assert folsom.scene(SCENES[name][0], seed=1).image() == before
