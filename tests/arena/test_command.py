"""`folsom arena` as people run it."""

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import folsom
from tests.cli.program import FOLSOM, PATIENCE, Terminal, refusal, run

LONG = ("arena", "greenhorn", "drifter", "--players", "3", "--games", "60", "--seed", "4", "--workers", "2")


def arena(*arguments: str, file: Path) -> dict[str, Any]:
    """The figures of a tournament."""
    done = run("arena", *arguments, "--json", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    values: dict[str, Any] = json.loads(file.read_text())
    return values


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for(file: Path, number: int) -> None:
    """Wait until this many lines have been written."""
    deadline = time.monotonic() + PATIENCE
    while lines(file) < number:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_tournament_is_summed_up_in_a_table() -> None:
    done = run("arena", "drifter", "greenhorn", "outlaw", "--budget", "5it", "--games", "12", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    text = " ".join(done.stdout.split())
    assert "12 games of express, 4 players, seed 1" in text
    assert "Deals: 1. Each was played 12 times, everybody in every seat equally often." in text
    assert "Equally strong contestants would have 25.0%." in text
    for name in ("outlaw@5it", "greenhorn", "drifter"):
        assert re.search(
            rf"^{name} +16 +[\d.]+ +[\d.]+% +[\d.]+% – [\d.]+% +[\d.]+ +[\d.]+ ± [\d.]+$", done.stdout, re.M
        )


def test_the_games_of_a_tournament_can_be_saved(tmp_path: Path) -> None:
    command = ("arena", "sense", "drifter", "--players", "3", "--games", "6", "--workers", "2")
    assert run(*command, "--records", str(tmp_path)).returncode == 0
    records = [folsom.Record.load(file) for file in tmp_path.iterdir()]
    assert len(records) == 6
    assert all(set(record.bots or ()) == {"sense", "drifter"} for record in records)
    assert all(folsom.replay(record).over for record in records)
    assert "there is no such folder" in refusal(*command, "--records", str(tmp_path / "nowhere"))
    cluster = ("arena", "sense", "drifter", "--ray", "local", "--records", str(tmp_path))
    assert "--records does not go with --ray" in refusal(*cluster)


def test_the_same_command_gives_the_same_file_with_any_number_of_processes(tmp_path: Path) -> None:
    command = ("arena", "outlaw@4it", "greenhorn", "--players", "3,4", "--games", "4", "--seed", "9")
    contents = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        assert run(*command, "--workers", workers, "--json", str(file)).returncode == 0
        contents.append(file.read_bytes())
    assert contents[0] == contents[1]
    tables = json.loads(contents[0])["tables"]
    assert [(table["players"], table["games"], table["fair_share"]) for table in tables] == [
        (3, 6, 1 / 3),
        (4, 4, 0.25),
    ]
    for table in tables:
        wins = sum(standing["wins"] for standing in table["standings"])
        assert wins + table["won_by_nobody"] == pytest.approx(table["games"])
        assert all(standing["low"] <= standing["share"] <= standing["high"] for standing in table["standings"])
        assert all(standing["rating"]["deviation"] > 0 for standing in table["standings"])


@pytest.mark.parametrize(
    ("arguments", "sides", "options"),
    [
        ("--players 4 --variant teams", 2, {"variant": "teams"}),
        ("--players 2", 2, {"variant": "duel", "expert": True}),
        ("--players 3 --variant pairs", 3, {"variant": "pairs"}),
        ("--players 3 --expert --printing first --boxes timecar", 3, {"printing": "first", "boxes": ["timecar"]}),
        ("--players 3 --bandits Doc,?,Belle --mix-seats", 3, {"bandits": ["Doc", "?", "Belle"], "seats": "random"}),
        ("--game super --players 3 --boxes reflex", 3, {"boxes": ["reflex"]}),
    ],
)
def test_every_set_up_has_its_tournament(arguments: str, sides: int, options: dict[str, Any], tmp_path: Path) -> None:
    given = ("greenhorn", "drifter", "--one-against-all", "--games", "1", "--workers", "1", *arguments.split())
    (table,) = arena(*given, file=tmp_path / "a.json")["tables"]
    assert table["games"] == sides
    assert {key: table["options"][key] for key in options} == options
    assert {one["name"]: one["sides"] for one in table["standings"]} == {
        "greenhorn": sides,
        "drifter": sides * (sides - 1),
    }


def test_the_figures_of_the_marshal_and_of_the_bandits_stand_apart(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    command = ("arena", "greenhorn", "drifter", "--variant", "marshal", "--players", "4", "--games", "4")
    done = run(*command, "--workers", "1", "--seed", "1", "--json", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    everybody, marshal, bandit = re.split(r"^As the Marshal$|^As a bandit$", done.stdout, flags=re.M)
    assert re.search(r"^greenhorn +8 ", everybody, re.M)
    assert re.search(r"^greenhorn +2 ", marshal, re.M)
    assert re.search(r"^greenhorn +6 ", bandit, re.M)
    assert "All together:" in marshal
    (table,) = json.loads(file.read_text())["tables"]
    assert {role: sum(one["sides"] for one in ones) for role, ones in table["roles"].items()} == {
        "marshal": 4,
        "bandit": 12,
    }
    wins = [one["wins"] for ones in table["roles"].values() for one in ones]
    assert sum(wins) == pytest.approx(sum(one["wins"] for one in table["standings"]))


def test_in_teams_sides_are_counted() -> None:
    command = ("arena", "greenhorn", "drifter", "--variant", "teams", "--games", "2", "--seed", "1")
    done = run(*command, "--workers", "1")
    assert re.search(r"^contestant +sides ", done.stdout, re.M)
    assert re.search(r"^greenhorn +2 ", done.stdout, re.M)
    assert "Equally strong contestants would have 50.0%." in done.stdout


def test_plots_are_written(tmp_path: Path) -> None:
    command = ("arena", "greenhorn", "drifter", "--games", "1", "--workers", "1")
    for name, first in (("a.svg", b"<svg"), ("a.png", b"\x89PNG")):
        done = run(*command, "--plot", str(tmp_path / name))
        assert done.returncode == 0
        assert (tmp_path / name).read_bytes().startswith(first)


def test_a_tournament_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    kept, whole, again = (tmp_path / name for name in ("games.jsonl", "whole.json", "again.json"))
    assert run(*LONG, "--json", str(whole)).returncode == 0
    killed = []
    for number in (3, 9, 16):
        process = subprocess.Popen([*FOLSOM, *LONG, "--keep", str(kept)], stderr=subprocess.DEVNULL)
        wait_for(kept, number)
        process.kill()
        assert process.wait(PATIENCE) == -signal.SIGKILL
        killed.append(kept.read_bytes())
    assert run(*LONG, "--keep", str(kept), "--json", str(again)).returncode == 0
    assert again.read_bytes() == whole.read_bytes()
    assert lines(kept) == 61
    for earlier in killed:
        assert kept.read_bytes().startswith(earlier[: earlier.rindex(b"\n") + 1])


def test_ctrl_c_ends_a_tournament_and_it_goes_on_with_its_own_seed(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    command = (
        "arena",
        "greenhorn",
        "drifter",
        "--players",
        "3",
        "--games",
        "3000",
        "--workers",
        "2",
        "--keep",
        str(kept),
    )
    terminal = Terminal(*command)
    terminal.until(r" [1-9]\d* of 3000 games")
    assert "folsom: interrupted" in terminal.interrupt()
    assert terminal.close() == 130
    before = kept.read_bytes()
    fewer = [word if word != "3000" else "3" for word in command]
    done = run(*fewer)
    assert done.returncode == 0
    assert f"seed {json.loads(before.splitlines()[0])['seed']}" in " ".join(done.stdout.split())
    assert kept.read_bytes().startswith(before)


def test_ctrl_c_does_not_wait_for_a_game() -> None:
    terminal = Terminal("arena", "planner@600000ms", "planner:greedy@600000ms", "--players", "3", "--workers", "2")
    terminal.until(" 0 of 402 games")
    time.sleep(3)  # until the processes are thinking
    began = time.monotonic()
    last = terminal.interrupt()
    assert "folsom: interrupted" in last
    assert "Traceback" not in last
    assert terminal.close() == 130
    assert time.monotonic() - began < 20


def test_the_bar_shows_how_far_it_is() -> None:
    terminal = Terminal("arena", "greenhorn", "drifter", "--players", "3", "--games", "6", "--seed", "1")
    shown = terminal.rest()
    assert shown.index("6 of 6 games\r\x1b[K") < shown.index("contestant")
    assert terminal.close() == 0


def test_a_program_is_named_by_its_path(tmp_path: Path) -> None:
    program = tmp_path / "mybot"
    example = Path(__file__).parent.parent.parent / "examples" / "mybot.py"
    program.write_text(f"#!/bin/sh\nexec {shlex.join([sys.executable, str(example)])}\n", encoding="utf-8")
    program.chmod(0o755)
    given = (f"{program}@5000ms", "drifter", "--game", "super", "--players", "3", "--games", "1", "--workers", "1")
    (table,) = arena(*given, file=tmp_path / "a.json")["tables"]
    assert {one["name"] for one in table["standings"]} == {f"run:{program}@5000ms", "drifter"}
    assert table["faults"] == 0


CRASHES = f"run:{sys.executable} -c 'raise SystemExit(3)'"
CRASHING = ("arena", CRASHES, "drifter", "--one-against-all", "--games", "4", "--seed", "1", "--workers", "2")


def test_a_bot_that_crashes_loses_is_told_of_and_gives_a_status(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    done = run(*CRASHING, "--json", str(file))
    assert (done.returncode, done.stderr) == (1, "")
    text = " ".join(done.stdout.split())
    assert "External bots that failed, and therefore lost: 4" in text
    assert f"{CRASHES} at seat 0 ended with status 3." in text
    values = json.loads(file.read_text())
    assert values["on_fault"] == "loss"
    (table,) = values["tables"]
    assert table["faults"] == 4
    assert {one["name"]: one["wins"] for one in table["standings"]} == {CRASHES: 0, "drifter": 4}


def test_a_greenhorn_plays_on_for_a_bot_that_crashes_if_that_is_wanted() -> None:
    done = run(*CRASHING, "--on-fault", "greenhorn")
    assert (done.returncode, done.stderr) == (1, "")
    assert "External bots that failed, and were replaced by a greenhorn: 4" in " ".join(done.stdout.split())


def test_a_tournament_stops_at_a_bot_that_crashes_if_that_is_wanted() -> None:
    assert f"with 4 players: {CRASHES} at seat" in refusal(*CRASHING, "--on-fault", "stop")


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    kept = str(tmp_path / "games.jsonl")
    assert run("arena", "drifter", "greenhorn", "--games", "1", "--workers", "1", "--keep", kept).returncode == 0
    for other in (("drifter", "outlaw"), ("drifter", "greenhorn", "--expert"), ("drifter", "greenhorn", "--seed", "5")):
        assert "holds another tournament" in refusal("arena", *other, "--keep", kept)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("", "required: NAME"),
        ("drifter", "at least two contestants"),
        ("drifter drifter", "'drifter' is named twice"),
        ("drifter sheriff", "unknown level 'sheriff'"),
        ("drifter outlaw:gready", "did you mean 'greedy'"),
        ("drifter outlaw@5", "40ms or 500it, not '5'"),
        ("drifter@5it outlaw", "a drifter does not think"),
        ("drifter outlaw --budget soon", "40ms or 500it, not 'soon'"),
        ("drifter greenhorn outlaw --one-against-all", "between two contestants, not 3"),
        ("drifter greenhorn --game chess", "no game 'chess'"),
        ("drifter greenhorn --players four", "--players: invalid"),
        ("drifter greenhorn --players 3,9", "2 to 6 players"),
        ("drifter greenhorn --players 3 --variant teams", "teams"),
        ("drifter greenhorn --games 0", "--games must be"),
        ("drifter greenhorn --games 0 --ray local", "--games must be"),
        ("drifter greenhorn --on-fault sulk", "--on-fault: invalid choice: 'sulk'"),
        ("drifter greenhorn --workers 0", "--workers must be"),
        ("drifter greenhorn --workers 1 --ray local", "not allowed with"),
        ("drifter greenhorn --plot plot.pdf", "ends in .svg or .png"),
        ("drifter greenhorn --plot nowhere/plot.svg", "no such folder"),
        ("drifter greenhorn --json nowhere/a.json", "no such folder"),
        ("drifter greenhorn --keep nowhere/a.jsonl", "no such folder"),
        ("drifter greenhorn --keep .", "not a plain file"),
        ("drifter greenhorn --json .", "not a plain file"),
        ("drifter greenhorn --keep a.json --json ./a.json", "is named twice"),
        ("drifter ./mybot", "no program './mybot'"),
        (f"drifter greenhorn --seed {'9' * 200}", "256 bits"),
    ],
)
def test_a_wrong_command_line_is_answered_with_one_line(
    arguments: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in refusal("arena", *arguments.split())
    assert list(tmp_path.iterdir()) == []
