"""Bots at the command line: seats, hints, and Ctrl-C while a bot thinks."""

import json
import os
import re
import shlex
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import folsom
from tests.cli.program import PATIENCE, Terminal, refusal, run

ROOT = Path(__file__).parent.parent.parent
PYTHON = shlex.quote(sys.executable)
EXAMPLE = f"run:{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'mybot.py'))}"
THREE = ("--players", "3", "--bandits", "Doc,Belle,Tuco", "--seed", "3")
PROMPT = "Your choice: "


# ---- who plays
def test_bots_play_by_their_names() -> None:
    """The same seed and the same people; only the bots differ."""
    games = {}
    for bots in ("greenhorn", "drifter", "outlaw@10it", "outlaw:greedy@10it", "drifter,greenhorn,drifter"):
        done = run("play", "--people", "1", "--seed", "3", "--bots", bots, typed="1\n" * 400)
        assert (done.returncode, done.stderr) == (0, "")
        games[bots] = done.stdout.split("What has happened", 1)[1]
    assert len(set(games.values())) == len(games)


def test_a_network_that_cannot_play_a_set_up_is_refused_before_the_game() -> None:
    for command in (("play", "--bots", "policy"), ("simulate", "--bots", "policy"), ("arena", "policy", "drifter")):
        assert "not trained for printing first" in refusal(*command, "--printing", "first")


def test_nothing_said_is_greenhorns() -> None:
    said, unsaid = (run("play", "--people", "0", *THREE, *more).stdout for more in (["--bots", "greenhorn"], []))
    assert said == unsaid


def test_a_program_plays_at_the_table() -> None:
    done = run("play", "--people", "0", *THREE, "--bots", f"greenhorn,{EXAMPLE},greenhorn")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Belle (a bot: {EXAMPLE})" in " ".join(done.stdout.split())


def test_a_program_that_fails_is_reported_once_and_the_game_goes_on() -> None:
    done = run("play", "--people", "0", *THREE, "--bots", f"run:{PYTHON} -c 'raise SystemExit(\"no bot today\")'")
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    told = re.findall(
        r"^folsom: A greenhorn takes over: run:.* at seat (\d) ended with status 1\. .*: no bot today$",
        done.stderr,
        re.M,
    )
    assert sorted(told) == ["0", "1", "2"]
    assert len(done.stderr.splitlines()) == 3


# ---- games that go on
def test_bots_are_kept_with_the_game(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    run("play", *THREE, "--bots", "drifter,outlaw:greedy@5it", "--save", str(place), typed="1\n1\n")
    assert json.loads(place.read_text())["bots"] == ["", "drifter", "outlaw:greedy@5it"]
    shown = run("play", "--resume", str(place), typed="quit\n").stdout
    assert "Doc (you); Belle (a bot: drifter); Tuco (a bot: outlaw:greedy@5it)." in " ".join(shown.split())
    shown = run("play", "--resume", str(place), "--bots", "greenhorn", typed="quit\n").stdout
    assert "Doc (you); Belle and Tuco (bots: greenhorn)." in " ".join(shown.split())
    assert json.loads(place.read_text())["bots"] == ["", "greenhorn", "greenhorn"]


def test_who_was_a_person_is_the_usual_bot_when_nothing_is_said(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    run("play", *THREE, "--bots", "drifter", "--save", str(place), typed="1\n")
    shown = run("play", "--resume", str(place), "--people", "0").stdout
    assert "Doc (a bot: greenhorn); Belle and Tuco (bots: drifter)." in " ".join(shown.split())


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    """Somebody else may have written it."""
    place, touched = tmp_path / "game.json", tmp_path / "touched"
    run("play", *THREE, "--save", str(place), typed="1\n")
    content = json.loads(place.read_text())
    content["bots"] = ["", f"run:touch {touched}", "greenhorn"]
    place.write_text(json.dumps(content))
    assert "name it again with --bots" in refusal("play", "--resume", str(place))
    assert not touched.exists()
    assert run("play", "--resume", str(place), "--bots", "drifter", typed="quit\n").returncode == 0
    assert folsom.Record.load(place).bots == ("", "drifter", "drifter")


@pytest.mark.parametrize(("name", "complaint"), [("soup", "unknown level 'soup'"), ("outlaw@x", "a budget is written")])
def test_a_record_with_a_bot_that_is_none_is_refused(name: str, complaint: str, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    run("play", *THREE, "--save", str(place), typed="1\n")
    content = json.loads(place.read_text())
    content["bots"] = ["", name, "greenhorn"]
    place.write_text(json.dumps(content))
    assert complaint in refusal("play", "--resume", str(place))


# ---- hints
@pytest.mark.parametrize("game", ["express", "super"])
@pytest.mark.parametrize("command", ["!", "hint"])
def test_a_hint_is_a_sentence_and_figures(game: str, command: str) -> None:
    done = run("play", game, "--seed", "3", typed=f"{command}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    told = done.stdout.split(PROMPT)[1]
    assert re.match(r"\S.*: a chance of \d+ %", " ".join(told.split()))
    assert "The next best is" in " ".join(told.split())
    rows = re.findall(r"^(.+?)  +(\d+)%  +(-?[\d.]+)  +(\d+)$", told, re.MULTILINE)
    assert 3 <= len(rows) <= 4
    tried = [int(row[3]) for row in rows]
    assert tried == sorted(tried, reverse=True)
    assert re.search(r"^option +chance +brings +tried$", told, re.MULTILINE)


def test_a_hint_about_an_option_by_number_or_text_plays_nothing(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    typed = "! 2\n! draw\n! 99\n! nonsense\n! fire Belle\nquit\n"
    done = run("play", *THREE, "--save", str(place), typed=typed)
    second, draw, far, unread, refused = done.stdout.split(PROMPT)[1:6]
    words = re.search(r"^   2  (.*?) {2,}(.*)$", done.stdout, re.MULTILINE)
    assert words
    assert " ".join(second.split()).startswith(f"{words[1]}: a chance of")
    assert second.splitlines()[-4].startswith(words[2])
    assert draw.startswith("Draw 3 cards: a chance of")
    assert far.startswith("The options are numbered 1 to ")
    assert unread.startswith("cannot read 'nonsense'")
    assert refused.strip()
    assert "a chance of" not in refused
    assert not [seat for seat, _ in folsom.Record.load(place).actions if seat == 0]


def test_there_is_no_hint_about_taking_back() -> None:
    done = run("play", "super", "--seed", "3", typed="1\n! take back\nquit\n")
    assert "only answers to what this seat is asked can be explained" in done.stdout.split(PROMPT)[2]


# ---- Ctrl-C
@pytest.mark.parametrize("bots", ["planner@60000ms", f"run:{PYTHON} -c 'import time; time.sleep(60)'"])
def test_ctrl_c_is_heard_while_a_bot_thinks(bots: str, tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    terminal = Terminal("play", *THREE, "--people", "0", "--bots", bots, "--save", str(place))
    terminal.until("At the table")
    time.sleep(0.5)
    began = time.monotonic()
    last = terminal.interrupt()
    assert "folsom: interrupted" in last
    assert "Traceback" not in last
    assert terminal.close() == 130
    assert time.monotonic() - began < 8.0
    assert folsom.Record.load(place).people == ()


def test_ctrl_c_is_heard_in_a_simulation_of_bots_that_think() -> None:
    terminal = Terminal("simulate", "--games", "1000", "--workers", "2", "--bots", "planner@60000ms")
    terminal.until("0 of 1000 games")
    time.sleep(2.0)
    began = time.monotonic()
    assert "folsom: interrupted" in terminal.interrupt()
    assert terminal.close() == 130
    assert time.monotonic() - began < 8.0


STUBBORN = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open(f"{sys.argv[1]}/{os.getpid()}", "w").close()
time.sleep(120)
"""


@pytest.mark.parametrize(
    "command",
    [
        ("play", *THREE, "--people", "0", "--bots"),
        ("simulate", *THREE, "--games", "9", "--workers", "1", "--bots"),
        ("simulate", *THREE, "--games", "9", "--workers", "2", "--bots"),
        ("arena", "--game", "super", "--games", "24", "--workers", "2", "drifter"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("impatient", [False, True], ids=["once", "again and again"])
def test_ctrl_c_leaves_no_stubborn_program_behind(command: tuple[str, ...], impatient: bool, tmp_path: Path) -> None:
    """It ignores both the end of its input and SIGTERM."""
    file, started = tmp_path / "stubborn.py", tmp_path / "started"
    file.write_text(STUBBORN, encoding="utf-8")
    started.mkdir()
    terminal = Terminal(*command, f"run:{PYTHON} {shlex.quote(str(file))} {shlex.quote(str(started))}")
    wait_until(lambda: any(started.iterdir()))
    if impatient:
        for _ in range(5):
            os.killpg(terminal.process.pid, signal.SIGINT)
            time.sleep(0.15)
    terminal.interrupt()
    assert terminal.close() != 0
    wait_until(lambda: not any(Path("/proc", one.name).exists() for one in started.iterdir()))


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# ---- simulations
def test_a_simulation_of_bots_gives_the_same_figures_with_any_number_of_processes() -> None:
    found = []
    for workers in ("1", "3"):
        arguments = (
            "--games",
            "5",
            "--seed",
            "1",
            "--players",
            "3",
            "--bots",
            "greenhorn,drifter,outlaw@5it",
            "--json",
        )
        values = json.loads(run("simulate", *arguments, "--workers", workers).stdout)
        del values["seconds"], values["games_per_second"]
        found.append(values)
    assert found[0] == found[1]
    assert found[0]["bots"] == ["greenhorn", "drifter", "outlaw@5it"]
    assert found[0]["games"] == 5
    assert found[0]["faults"] == {}


def test_a_simulation_says_who_plays_and_what_went_wrong() -> None:
    bad = f"run:{PYTHON} -c 'raise SystemExit(3)'"
    arguments = (
        "--games",
        "3",
        "--seed",
        "1",
        "--players",
        "3",
        "--workers",
        "2",
        "--bots",
        f"greenhorn,drifter,{bad}",
    )
    done = run("simulate", "super", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    text = " ".join(done.stdout.split())
    assert f"3 players, played by greenhorn, drifter, {bad}, seed 1" in text
    assert f"In 3 games a greenhorn played on: {bad} at seat 2 ended with status 3." in text


def test_good_sense_does_better_than_drifters() -> None:
    arguments = ("--games", "24", "--seed", "1", "--bots", "sense,drifter,drifter,drifter", "--json")
    values = json.loads(run("simulate", *arguments).stdout)
    assert values["wins_by_seat"][0]["wins"] > 12
