"""The command line on a terminal: the curtain between people, and Ctrl-C."""

import re
import signal
from pathlib import Path

import pytest

import folsom
from folsom.terminal.screen import CLEAR
from tests.cli.program import Terminal, run

PROMPT = "Your choice: "
BANDITS = ("--bandits", "Doc,Belle,Tuco,Ghost")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("records") / "game.json"
    run("play", "--seed", "3", "--save", str(place), typed="1\n" * 400)
    return place


def test_between_two_people_the_screen_is_cleared_and_shows_nothing() -> None:
    terminal = Terminal("play", "--seed", "3", "--people", "2", *BANDITS)
    shown = terminal.until("then press Enter")
    assert "Your hand" not in shown
    for _ in range(6):
        terminal.type("")
        assert CLEAR in terminal.until("Your hand")
        terminal.until(PROMPT)
        terminal.type("1")
        between = terminal.until("then press Enter|Your hand")
        if "Your hand" in between:  # the same person once more
            terminal.until(PROMPT)
            terminal.type("1")
            between = terminal.until("then press Enter")
        curtain = between.split(CLEAR)[-1]
        assert re.fullmatch(r"Hand the keyboard to (Doc|Belle), then press Enter", curtain)
    assert CLEAR in terminal.interrupt()
    assert terminal.close() == 130


def test_with_one_person_there_is_no_curtain() -> None:
    terminal = Terminal("play", "--seed", "3")
    shown = terminal.until(PROMPT)
    terminal.type("1")
    shown += terminal.until(PROMPT)
    assert CLEAR not in shown
    assert "Hand the keyboard" not in shown
    terminal.type("quit")
    assert "You left" in terminal.rest()
    assert terminal.close() == 0


def test_nobody_can_recall_what_another_person_typed() -> None:
    """The arrow key for the previous line has no effect."""
    terminal = Terminal("play", "--seed", "3")
    terminal.until(PROMPT)
    terminal.type("rules MOVE-2")
    terminal.until(PROMPT)
    terminal.type("\x1b[A")
    assert "MOVE-2" not in terminal.until(PROMPT)
    terminal.interrupt()
    assert terminal.close() == 130


def test_ctrl_c_ends_a_game_in_one_line_and_keeps_it(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    terminal = Terminal("play", "--seed", "3", "--save", str(place))
    terminal.until(PROMPT)
    terminal.type("1")
    terminal.until(PROMPT)
    last = terminal.interrupt()
    assert "folsom: interrupted" in last
    assert "Traceback" not in last
    assert f"--resume {place}" in last
    assert terminal.close() == 130
    assert folsom.replay(place).record().actions


def test_ctrl_c_ends_a_simulation_with_all_its_processes() -> None:
    terminal = Terminal("simulate", "--games", "10000000", "--workers", "2")
    terminal.until(r" [1-9]\d* of 10000000 games")
    last = terminal.interrupt()  # ends only when no process holds the terminal any more
    assert "folsom: interrupted" in last
    assert "Traceback" not in last
    assert terminal.close() == 130


def test_when_a_simulation_is_killed_its_processes_end() -> None:
    terminal = Terminal("simulate", "--games", "10000000", "--workers", "2")
    terminal.until(r" [1-9]\d* of 10000000 games")
    terminal.process.kill()
    terminal.rest()
    assert terminal.close() == -signal.SIGKILL


def test_a_simulation_shows_how_far_it_is_and_then_the_figures() -> None:
    terminal = Terminal("simulate", "--games", "60", "--workers", "2", "--seed", "1")
    shown = terminal.rest()
    assert " 60 of 60 games" in shown
    assert shown.index("60 of 60 games\r\x1b[K") < shown.index("wins by bandit")
    assert terminal.close() == 0


def test_a_record_is_stepped_through(record: Path) -> None:
    terminal = Terminal("replay", str(record))
    last = len(folsom.replay(record).record().actions)
    prompt = r"q: quit > "
    for typed, shown in (
        ("", f"the start of {last} actions"),
        ("", f"action 1 of {last}:"),
        ("b", f"action 2 of {last}:"),
        ("77", f"action 1 of {last}:"),
        ("999", f"action 77 of {last}:"),
        ("nonsense", f"actions 0 to {last}"),
        (str(last), f"actions 0 to {last}"),
        ("", "The game is over."),
        ("0", f"action {last} of {last}:"),
        ("b", f"the start of {last} actions"),
        ("q", f"the start of {last} actions"),
    ):
        assert shown in terminal.until(prompt)
        terminal.type(typed)
    terminal.rest()
    assert terminal.close() == 0


def test_ctrl_c_ends_a_replay(record: Path) -> None:
    terminal = Terminal("replay", str(record))
    terminal.until(r"q: quit > ")
    last = terminal.interrupt()
    assert "folsom: interrupted" in last
    assert "Traceback" not in last
    assert terminal.close() == 130
