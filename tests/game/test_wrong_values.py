"""Values of a wrong type are refused with one of our own errors."""

from typing import Any

import pytest

import folsom


@pytest.mark.parametrize("text", [None, 5, b"express", ["express"]])
def test_a_scene_that_is_no_text_is_refused(text: Any) -> None:
    with pytest.raises(folsom.NotationError, match="a scene is a text"):
        folsom.scene(text)


@pytest.mark.parametrize("upto", ["3", 1.5, True, -1, 1])
def test_a_number_of_actions_that_is_none_is_refused(upto: Any) -> None:
    record = folsom.new_game("express", seed=1).record()
    with pytest.raises(folsom.RecordError, match="it cannot be played up to number"):
        folsom.replay(record, upto=upto)


@pytest.mark.parametrize("name", ["express", "super"])
@pytest.mark.parametrize("width", [0, -3, "80", None, True, 1.5])
def test_a_picture_of_no_width_is_refused(name: str, width: Any) -> None:
    game = folsom.new_game(name, seed=1)
    with pytest.raises(folsom.FolsomError, match="wide"):
        game.picture(0, width)
    assert game.picture(0, 1)


def test_events_from_no_number_and_deals_from_no_seed_are_refused() -> None:
    game = folsom.new_game("express", seed=1)
    bad: Any
    for bad in ("3", None, 1.5):
        with pytest.raises(folsom.FolsomError):
            game.events(0, bad)
        with pytest.raises(folsom.SetupError):
            game.redeal(0, bad)


@pytest.mark.parametrize("seed", [None, 5, b"0" * 64, "", "0" * 63, "0" * 65, "G" * 64, "A" * 64, " " * 64])
def test_nobody_commits_himself_to_what_is_no_seed_of_fair_dice(seed: Any) -> None:
    with pytest.raises(folsom.SetupError, match="64 hexadecimal digits"):
        folsom.commitment(seed)
