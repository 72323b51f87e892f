"""Games saved in a file: continuing them, and never overwriting anything else."""

import json
import re
from pathlib import Path

import pytest

import folsom
from tests.cli.program import Terminal, refusal, run

BANDITS = ("--bandits", "Doc,Belle,Tuco,Ghost")
HAND_OVER = "then press Enter"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "my game.json"


def seats_of_people(shown: str) -> set[str]:
    return set(re.findall(r"Hand the keyboard to (\w+)", shown))


# ---- going on
def test_who_is_a_person_is_a_person_when_the_game_goes_on(place: Path) -> None:
    typed = "\n1\n" * 30
    begun = run("play", "--seed", "3", "--seats", "bot,me,bot,me", *BANDITS, "--save", str(place), typed="\n1\n\n1\n")
    assert f"Continue with: folsom play --resume '{place}'\n" in begun.stdout
    for _ in range(2):  # and so again
        done = run("play", "--resume", str(place), typed="\n1\n\n1\n")
        assert "At the table: Belle and Ghost (people); Doc and Tuco (bots:" in done.stdout
        assert seats_of_people(done.stdout) == {"Belle", "Ghost"}
    assert json.loads(place.read_text())["people"] == [1, 3]
    done = run("play", "--resume", str(place), "--people", "3", typed=typed)
    assert seats_of_people(done.stdout) == {"Doc", "Belle", "Tuco"}
    assert json.loads(place.read_text())["people"] == [0, 1, 2]


def test_after_ctrl_c_the_line_that_is_printed_goes_on_with_the_same_people(place: Path) -> None:
    terminal = Terminal("play", "--seed", "3", "--players", "3", "--people", "2", "--save", str(place))
    terminal.until(HAND_OVER)
    assert f"folsom play --resume '{place}'" in terminal.interrupt()
    assert terminal.close() == 130
    assert "(people)" in run("play", "--resume", str(place)).stdout


def test_a_record_that_names_no_people_has_one(place: Path) -> None:
    folsom.new_game("express", players=3, seed=1).record().save(place)
    assert re.search(r"At the table: \w+ \(you\); \w+ and \w+ \(bots", run("play", "--resume", str(place)).stdout)


def test_a_game_that_goes_on_is_kept_in_its_file_or_in_another(place: Path, tmp_path: Path) -> None:
    run("play", "--seed", "3", "--save", str(place), typed="1\nquit\n")
    counts = [len(folsom.Record.load(place).actions)]
    run("play", "--resume", str(place), typed="1\nquit\n")
    counts.append(len(folsom.Record.load(place).actions))
    before = place.read_bytes()
    other = tmp_path / "other.json"
    done = run("play", "--resume", str(place), "--save", str(other), typed="1\nquit\n")
    assert f"--resume {other}" in done.stdout
    counts.append(len(folsom.Record.load(other).actions))
    assert counts[0] < counts[1] < counts[2]
    assert place.read_bytes() == before


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_who_leaves_a_game_that_is_not_saved_hears_so(typed: str) -> None:
    done = run("play", "--seed", "3", typed=typed)
    assert done.stdout.endswith("The game is not saved; next time: --save FILE\n")
    assert "Go on with" not in done.stdout


def test_ctrl_c_too_says_that_a_game_is_not_saved() -> None:
    terminal = Terminal("play", "--seed", "3")
    terminal.until("Your choice: ")
    assert "The game is not saved; next time: --save FILE" in terminal.interrupt()
    assert terminal.close() == 130


def test_a_game_saved_in_the_midst_is_kept_from_then_on(place: Path) -> None:
    done = run("play", "--seed", "3", typed=f"1\nsave {place}\n1\n1\nquit\n")
    assert f"--resume '{place}'" in done.stdout
    assert len([seat for seat, _ in folsom.Record.load(place).actions if seat == 0]) == 3


def test_only_the_last_events_are_told_when_a_game_goes_on(place: Path) -> None:
    run("play", "--seed", "3", "--save", str(place), typed="1\n" * 9)
    done = run("play", "--resume", str(place), typed="log\nquit\n").stdout
    told, log = re.findall(r"^  · ", done, re.MULTILINE), re.findall(r"^ *\d+  \w.*[.!]$", done, re.MULTILINE)
    assert "The latest events (`log` shows the rest):" in done
    assert 0 < len(told) <= 12 < len(log)


def test_of_a_finished_game_the_last_events_and_the_end_are_told(place: Path) -> None:
    run("play", "--seed", "3", "--people", "0", "--save", str(place))
    done = run("play", "--resume", str(place))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(re.findall(r"^  · ", done.stdout, re.MULTILINE)) <= 12
    assert "The game is over." in done.stdout
    assert "`log`" not in done.stdout


# ---- nothing else is lost
@pytest.mark.parametrize("content", [b"", b"my diary", b"{}", b"\xff\xfe"])
def test_what_is_no_record_is_not_written_over(content: bytes, place: Path) -> None:
    place.write_bytes(content)
    assert "is not overwritten: this is not a record" in refusal("play", "--seed", "3", "--save", str(place))
    done = run("play", "--seed", "3", typed=f"save {place}\nquit\n")
    assert "is not overwritten: this is not a record" in " ".join(done.stdout.split())
    assert "The game is not saved" in done.stdout
    assert place.read_bytes() == content


def test_no_plain_file_is_not_written_over(tmp_path: Path) -> None:
    assert "it is not a plain file" in refusal("play", "--save", str(tmp_path))
    assert "it is not a plain file" in refusal("play", "--save", "/dev/null")


@pytest.mark.parametrize("other", ["--seed 4", "--seed 3 --expert", "--seed 3 --players 3", "--seed 3", ""])
def test_another_game_and_more_of_the_same_are_not_written_over(other: str, place: Path) -> None:
    run("play", "--seed", "3", "--save", str(place), typed="1\n1\n")
    before = place.read_bytes()
    assert "holds another game, or more of this one" in refusal("play", *other.split(), "--save", str(place))
    done = run("play", *other.split(), typed=f"save {place}\n")
    assert "holds another game, or more of this one" in " ".join(done.stdout.split())
    assert place.read_bytes() == before


def test_an_earlier_state_of_the_same_game_is_written_over(place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    run("play", "--seed", "3", "--players", "3", "--save", str(place), typed="1\n")
    copy.write_bytes(place.read_bytes())
    run("play", "--resume", str(place), typed="1\n")
    done = run("play", "--resume", str(place), "--save", str(copy), typed="quit\n")
    assert done.returncode == 0
    assert folsom.Record.load(copy) == folsom.Record.load(place)
