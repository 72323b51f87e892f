"""A study: the same seed leads to the same findings, and the page shows them."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import folsom
from folsom import SetupError
from folsom.bots.policy import Policy
from folsom.study.findings import Findings, Mean
from folsom.study.games import player, study
from folsom.study.page import Page, Source
from tests.cli.program import refusal, run

EXPRESS = folsom.new_game("express", 3, seed=1).setup
SUPER = folsom.new_game("super", 3, seed=1).setup


def watched(setup: folsom.Setup, games: int, seed: int = 5, seconds: float | None = None) -> Findings:
    return study(setup, "greenhorn", seed, games, 1, seconds, lambda done: None)


def test_the_same_seed_finds_the_same_things_in_any_portions() -> None:
    together, parts = watched(EXPRESS, 4), watched(EXPRESS, 2)
    parts.merge(watched(EXPRESS, 2, seed=7))
    assert together == parts
    assert together != watched(EXPRESS, 4, seed=6)


@pytest.mark.parametrize("setup", [EXPRESS, SUPER], ids=["express", "super"])
def test_everything_is_counted_once(setup: folsom.Setup) -> None:
    found = watched(setup, 4)
    assert found.games == 4
    assert sum(wins.games for wins in found.bandits.values()) == 4 * 3
    assert {place: wins.games for place, wins in found.places.items()} == {1: 4, 2: 4, 3: 4}
    assert sum(wins.won for wins in found.places.values()) == sum(wins.won for wins in found.bandits.values()) <= 4
    assert sum(choices.answers() for choices in found.openings.values()) == 4 * 3
    assert {place: choices.answers() for place, choices in found.openings_in_turn.items()} == {1: 4, 2: 4, 3: 4}
    assert found.cards.answers() > 4 * 3
    assert "take back" not in found.cards.offered


def test_wagons_are_counted_by_name_and_car() -> None:
    found = watched(EXPRESS, 4)
    cars = [number for _, number in found.wagons]
    assert set(cars) == {1, 2, 3}
    assert sum(dollars.count for (_, number), dollars in found.wagons.items() if number == 2) == 4
    assert not watched(SUPER, 1).wagons


def test_no_game_begins_when_the_time_is_up() -> None:
    assert watched(SUPER, 50, seconds=0).games == 1


def test_a_mean_has_an_interval() -> None:
    mean = Mean()
    for number in (1, 2, 3, 4):
        mean.add(number)
    assert mean.mean() == 2.5
    assert mean.reach() == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)
    assert Mean(1, 3, 9).reach() == float("inf")


def test_the_page_shows_every_bandit_and_its_pictures(tmp_path: Path) -> None:
    found = watched(EXPRESS, 4)
    page = tmp_path / "page.md"
    Page(page, Source(EXPRESS, "greenhorn", "folsom study …"), found).write()
    text = page.read_text(encoding="utf-8")
    for bandit in found.bandits:
        assert text.count(f"| {bandit} |") == 2  # its first cards, and its wins
    pictures = sorted(file.name for file in tmp_path.glob("*.svg"))
    assert [f"({name})" in text for name in pictures] == [True] * 6
    for name in pictures:
        ElementTree.parse(tmp_path / name)


def test_policies_play_as_they_were_trained_so_that_games_differ() -> None:
    made = player("policy", 1, "super")
    assert isinstance(made, Policy)
    assert made.temperatures == {"super": 1}
    game = folsom.new_game("super", 3, seed=1)
    answers = {player("policy", seed, "super").decide(game.view(1), game.legal(1)) for seed in range(60)}
    assert len(answers) > 1


def test_bots_that_cannot_play_are_refused() -> None:
    with pytest.raises(SetupError, match="unknown level"):
        study(EXPRESS, "nobody", 1, 1, 1, None, lambda done: None)


def test_the_command_says_what_it_wrote_and_how_to_write_it_again(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    asked = ("study", "super", "--players", "3", "--boxes", "horse", "--bot", "drifter", "--games", "2", "--seed", "4")
    done = run(*asked, "--out", str(file), "--workers", "1")
    assert (done.returncode, done.stdout) == (0, f"{file}: written from 2 games\n")
    assert f"folsom {' '.join(asked)} --out {file}" in file.read_text(encoding="utf-8")


def test_a_bot_that_crashes_is_told_of_and_gives_a_status(tmp_path: Path) -> None:
    crashes = f"run:{sys.executable} -c 'raise SystemExit(3)'"
    asked = ("study", "super", "--players", "3", "--bot", crashes, "--games", "1", "--workers", "1")
    done = run(*asked, "--out", str(tmp_path / "page.md"))
    assert (done.returncode, done.stderr) == (1, "")
    text = " ".join(done.stdout.split())
    assert "External bots that failed, and were replaced by a greenhorn: 3" in text
    assert f"{crashes} at seat 0 ended with status 3." in text


def test_pages_that_cannot_be_written_are_refused_at_once(tmp_path: Path) -> None:
    assert "ends in .md" in refusal("study", "--out", str(tmp_path / "page.html"))
    assert "no such folder" in refusal("study", "--out", str(tmp_path / "none" / "page.md"))
