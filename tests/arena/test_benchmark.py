"""The benchmark: it is frozen, and the same bot gets the same figures."""

import hashlib
import json
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from folsom import SetupError
from folsom.arena.benchmark import TERMS, measure, trials
from folsom.arena.runner import workers
from folsom.terminal import benchmark
from tests.cli.program import refusal, run


def test_it_is_frozen() -> None:
    """After changing the terms, increase the version and update the digest."""
    digests = {
        1: "137a7cdfe442360889c4b108099cdf2530d7576099525ed3c98318eb786161a8",
        2: "423f8d8da81790ea2bbe8858a2d92e9cf231a40258601c962c2dd32a571f4592",
    }
    assert TERMS["version"] == max(digests)
    content = (files("folsom.arena") / "benchmark.toml").read_bytes()
    assert hashlib.sha256(content).hexdigest() == digests[TERMS["version"]]


def test_every_setup_is_played_against_every_opponent_but_oneself() -> None:
    found = [(trial.name, trial.opponent, trial.fair) for trial in trials("sense")]
    assert len(found) == len(TERMS["setups"]) * (len(TERMS["opponents"]) - 1)
    assert ("Teams", "planner@50it", 0.5) in found
    assert ("Colt Super Express", "planner@50it", 0.25) in found


def test_the_same_bot_gets_the_same_figures() -> None:
    trial = next(trial for trial in trials("sense", 4) if trial.name == "Colt Super Express")
    first, second = measure(trial, workers(1)), measure(trial, workers(1))
    assert first == second
    assert first.standing.wins.games == 4
    assert first.faults == ()


def test_bots_that_do_not_exist_are_refused_before_the_first_game() -> None:
    with pytest.raises(SetupError, match="unknown level"):
        list(trials("nobody"))
    assert "nobody" in refusal("benchmark", "nobody")


def test_a_bot_that_crashes_loses_is_told_of_and_gives_a_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crashes = f"run:{sys.executable} -c 'raise SystemExit(3)'"
    one = [trial for trial in trials(crashes, 4) if (trial.name, trial.opponent) == ("Colt Super Express", "sense")]
    monkeypatch.setattr(benchmark, "trials", lambda bot, games: one)
    assert benchmark.run(crashes, 4, tmp_path / "figures.json", workers(1)) == 1
    (told,) = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))["trials"]
    assert (told["games"], told["faults"], told["share"]) == (4, 4, 0)
    text = " ".join(capsys.readouterr().out.split())
    assert "External bots that failed, and therefore lost: 4" in text
    assert f"{crashes} at seat 0 ended with status 3." in text


def test_figures_are_printed_and_written(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = run("benchmark", "drifter", "--games", "1", "--workers", "1", "--json", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "drifter in version 2 of the benchmark" in done.stdout
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["benchmark"], told["bot"]) == (2, "drifter")
    assert [trial["games"] for trial in told["trials"]] == [
        2 if trial["setup"] == "Teams" else 4 for trial in told["trials"]
    ]
