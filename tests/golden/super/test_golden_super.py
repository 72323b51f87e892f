"""Golden games: the same seed produces exactly the same game, compiled or not, with fast and with fair dice."""

import json

import pytest

from tests.golden.super.games import DIGESTS, FOLDER, GAMES, Golden, digests, printed

STALE = "run python -m tools.regold and read the difference"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_told_as_before(golden: Golden) -> None:
    assert printed(golden) == golden.file.read_text(encoding="utf-8"), STALE


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden.file.name for golden in GAMES}


def test_games_of_every_configuration_are_the_same_as_before() -> None:
    assert digests() == json.loads(DIGESTS.read_text(encoding="utf-8")), STALE
