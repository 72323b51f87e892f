"""Colt Super Express on the command line."""

import json
from pathlib import Path

import pytest

import folsom
from tests.cli.program import refusal, run

ALWAYS_FIRST = "1\n" * 400


@pytest.mark.parametrize("setup", ["", "--players 3 --boxes reflex,horse", "--players 7 --boxes horse --people 2"])
def test_a_game_is_played_to_its_end(setup: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "super", "--seed", "3", "--save", str(file), *setup.split(), typed=ALWAYS_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    again = folsom.replay(file)
    assert again.over
    assert again.setup.game == "super"


def test_a_programme_is_taken_back_and_refusals_name_their_rule() -> None:
    typed = "program Move\nprogram Move\ntake back\nwhy program Horse\n" + ALWAYS_FIRST
    done = run("play", "super", "--players", "3", "--seed", "2", typed=typed)
    assert "Move is in your programme already" in done.stdout
    assert "(SUP-PLAN-1)" in done.stdout
    assert "You take your programme back." in done.stdout
    assert "SUP-SET-3" in done.stdout
    assert done.returncode == 0


def test_many_games_are_simulated() -> None:
    done = run("simulate", "super", "--players", "5", "--boxes", "reflex", "--games", "60", "--seed", "1", "--json")
    found = json.loads(done.stdout)
    assert (found["game"], found["games"], found["options"]["boxes"]) == ("super", 60, ["reflex"])
    assert found["events"]["falls"] > 0


def test_what_super_does_not_have_is_refused_in_one_line() -> None:
    assert "unknown box 'resin'" in refusal("play", "super", "--boxes", "resin")
    assert "3 to 7 players" in refusal("simulate", "super", "--players", "2")
    assert "unknown option 'variant'" in refusal("play", "super", "--variant", "duel")
