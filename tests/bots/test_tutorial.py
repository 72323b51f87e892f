"""The tutorial about a first bot: its commands work, and its statements are true."""

import re
import shlex
import sys
from pathlib import Path

import pytest

import folsom
from folsom import cli
from folsom.arena import Tournament, run, standings, workers
from folsom.terminal.screen import catalogue

PAGE = (Path(__file__).parent.parent.parent / "docs" / "tutorial.md").read_text(encoding="utf-8")
LOOK, *PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"^folsom (.*)$", PAGE, re.MULTILINE)


def share(program: str, folder: Path, opponent: str) -> float:
    """How many of the first games a program wins, one against three."""
    file = folder / "firstbot.py"
    file.write_text(program, encoding="utf-8")
    mine = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(file))}@60000ms"  # a machine may be busy
    setup = folsom.new_game("express", players=4).setup
    tournament = Tournament((mine, opponent), (setup,), seed=1, games=8, one_against_all=True, on_fault="stop")
    (first,) = (each for each in standings((mine, opponent), run(tournament, workers(1))) if each.name == mine)
    return first.wins.share()


def test_the_decision_is_shown_as_described(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(LOOK, "tutorial.md", "exec"), {"__name__": "tutorial"})
    printed = capsys.readouterr().out
    assert "plan play Move {'card': 'Move'}" in printed
    assert "plan draw {}" in printed


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_understood(command: str) -> None:
    if command != "--version":
        assert cli.parser(catalogue("en")).parse_args(shlex.split(command)).command in ("arena", "play")


def test_both_programs_play_without_a_fault_and_the_second_robs_better(tmp_path: Path) -> None:
    smallest, robber = PROGRAMS
    assert 0 <= share(smallest, tmp_path, "drifter") < share(robber, tmp_path, "drifter")
