"""The benchmark: it is frozen, and the same bot gets the same figures."""

import hashlib
import json
from importlib.resources import files
from pathlib import Path

import pytest

from folsom import SetupError
from folsom.arena.benchmark import TERMS, measure, trials
from folsom.arena.runner import workers
from tests.cli.program import refusal, run


def test_it_is_frozen() -> None:
    """Whoever changes the terms raises the version and writes down the new digest."""
    digests = {1: "137a7cdfe442360889c4b108099cdf2530d7576099525ed3c98318eb786161a8"}
    assert TERMS["version"] == max(digests)
    content = (files("folsom.arena") / "benchmark.toml").read_bytes()
    assert hashlib.sha256(content).hexdigest() == digests[TERMS["version"]]


def test_every_setup_is_played_against_every_opponent_but_oneself() -> None:
    found = [(trial.name, trial.opponent, trial.fair) for trial in trials("greenhorn")]
    assert len(found) == len(TERMS["setups"]) * (len(TERMS["opponents"]) - 1)
    assert ("Teams", "planner@50it", 0.5) in found
    assert ("Colt Super Express", "planner@50it", 0.25) in found


def test_the_same_bot_gets_the_same_figures() -> None:
    trial = next(trial for trial in trials("greenhorn", 4) if trial.name == "Colt Super Express")
    first, second = measure(trial, workers(1)), measure(trial, workers(1))
    assert first == second
    assert first.wins.games == 4


def test_bots_that_do_not_exist_are_refused_before_the_first_game() -> None:
    with pytest.raises(SetupError, match="unknown level"):
        list(trials("nobody"))
    assert "nobody" in refusal("benchmark", "nobody")


def test_figures_are_printed_and_written(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = run("benchmark", "drifter", "--games", "1", "--workers", "1", "--json", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "drifter in version 1 of the benchmark" in done.stdout
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["benchmark"], told["bot"]) == (1, "drifter")
    assert [trial["games"] for trial in told["trials"]] == [
        2 if trial["setup"] == "Teams" else 4 for trial in told["trials"]
    ]
