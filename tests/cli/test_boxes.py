"""Horses & Stagecoach and the time-travel car on the command line."""

import json
import re
from pathlib import Path

import pytest

import folsom
from folsom import rulebook
from folsom.terminal import rules, scores
from folsom.terminal.explain import explain
from folsom.terminal.screen import Screen, catalogue, folded
from folsom.terminal.simulate import Summary, as_values
from folsom.terminal.tally import Tally
from tests.cli.program import Terminal, refusal, run

BOTH = ("--boxes", "horses,timecar")
ALWAYS_FIRST = "1\n" * 900
ALL_CAUGHT = """
    express boxes=horses
    seats  Doc Belle Tuco
    roof   .       | .         | .     | .
    inside Marshal | Doc[P250] | Belle | Tuco
    round  5 Escape
    next   event
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game with both boxes."""
    place = tmp_path_factory.mktemp("records") / "game.json"
    done = run("play", "--seed", "3", "--bots", "sense", *BOTH, "--save", str(place), typed=ALWAYS_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    return place


# ---- play
@pytest.mark.parametrize(
    "setup",
    [
        "--players 2 --boxes horses,timecar",
        "--players 2 --variant pairs --boxes horses",
        "--players 3 --boxes timecar --expert",
        "--players 4 --variant teams --boxes timecar,horses --people 2",
        "--players 5 --boxes HORSES --printing first",
        "--players 6 --boxes horses,timecar --people 0",
    ],
)
def test_a_game_is_played_to_its_end(setup: str) -> None:
    done = run("play", "--seed", "1", *setup.split(), typed=ALWAYS_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert re.search(r"wins?\.$", done.stdout, re.MULTILINE)
    assert ("Stagecoach" in done.stdout) == ("horses" in setup.lower())
    assert ("Time car" in done.stdout) == ("timecar" in setup)


def test_the_table_of_scores_has_what_the_boxes_add(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    game = folsom.replay(record)
    assert game.over
    assert game.setup.options["boxes"] == ["horses", "timecar"]
    shown = run("replay", str(record)).stdout.split("The game is over.")[1]
    lines = [line for line in game.scores[0].lines if line != "received"]
    head = " +".join(re.escape(game.narrator.words(f"score.{line}")) for line in lines)
    assert re.search(rf"^player +{head} +total +Bullets received \(tie-break\)$", shown, re.MULTILINE)
    for score in game.scores:
        row = " +".join(str(number) for number in [*(score.lines[line] for line in lines), score.dollars])
        assert re.search(rf"^{game.seat_name(score.seat)} +{row} ", shown, re.MULTILINE)


def test_a_kept_game_goes_on_with_its_boxes(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    run("play", "--seed", "3", "--bots", "sense", *BOTH, "--save", str(place), typed="1\n1\nquit\n")
    done = run("play", "--resume", str(place), typed=ALWAYS_FIRST)
    assert done.returncode == 0
    assert folsom.replay(place).over


def test_a_replay_shows_the_attack_first(record: Path) -> None:
    shown = run("replay", str(record), "--seat", "0").stdout
    assert "On horseback: " in shown
    assert shown.index("On horseback: ") < shown.index("Round 1 of 5")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("play --boxes zebras", "unknown box 'zebras'; there are: horses, timecar"),
        ("simulate --boxes horses,zebras", "unknown box 'zebras'; there are: horses, timecar"),
        ("play --boxes horse", "did you mean 'horses'?"),
        ("play --boxes horses,horses", "horses is named twice in boxes"),
        ("play super --boxes timecar", "unknown box 'timecar'; there are: reflex, horse"),
    ],
)
def test_a_box_that_there_is_not_is_refused_in_one_line(arguments: str, complaint: str) -> None:
    assert complaint in refusal(*arguments.split())


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_the_boxes(command: str) -> None:
    text = " ".join(run(command, "--help").stdout.split())
    assert "horses, timecar, mei and rounds for express, reflex and horse for super" in text


# ---- explanations
def explained(*setup: str) -> str:
    return " ".join(run("play", "--seed", "3", *setup, typed="?\nquit\n").stdout.split("(? explains)")[1].split())


def test_what_a_box_adds_is_explained_when_it_is_in_play() -> None:
    horses = ("Ride mounts", "Hostage", "Zealot: no more Ride, $700", "W is a Whiskey", "Turmoil: ", "Escape: ")
    car = ("travels in time", "gains $500")
    for boxes, told, untold in (
        ("horses,timecar", horses + car, ()),
        ("horses", horses, car),
        ("timecar", car, horses),
    ):
        text = explained("--boxes", boxes)
        assert all(part in text for part in told)
        assert not [part for part in untold if part in text]
    assert not [part for part in horses + car if part in explained()]


def test_a_variant_is_explained_too_with_its_house_rules_and_numbers() -> None:
    setup = ("--players", "4", "--variant", "marshal", "--bandits", "Marshal,Doc,Belle,?")
    text = explained(*setup)
    assert "with four of his five secret goals he wins" in text
    assert "Some rules of this game are house rules: folsom rules MP lists them." in text
    numbers = run("play", "--seed", "3", *setup, typed="rules\nquit\n").stdout.split("rules ID prints one:\n")[1]
    assert {"MOVE-1", "MP-SET-8", "MEI-1"} <= set(numbers.split())
    assert "TCAR-1" not in numbers.split()


def test_the_attack_whiskeys_and_the_escape_are_explained() -> None:
    text = explained("--boxes", "horses")
    assert text.index("you attack the train on horseback") < text.index("Ride mounts")
    assert "a Whiskey lies face down in each wagon, drawn from 5 plain ones and the Old one" in text
    assert "W is a full one that you have not seen" in text
    assert "a side whose bandits are all caught cannot win" in text


def test_a_game_goes_on_where_the_pages_of_rules_are_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = folsom.new_game("express", seed=1, boxes=["horses"])
    monkeypatch.setattr(rulebook, "_folder", lambda: tmp_path)
    rulebook._by_id.cache_clear()
    try:
        explain(Screen(), catalogue("en"), game, 0)
        rules.numbers(Screen(), catalogue("en"), game.setup)
        with pytest.raises(rulebook.UnknownRule, match="missing"):
            rulebook.find("move")
    finally:
        rulebook._by_id.cache_clear()
    text = capsys.readouterr().out
    assert "The pages of rules are missing" in text
    assert "quit         leave" in text


@pytest.mark.parametrize(
    ("boxes", "pages"),
    [("horses", {"horses.md"}), ("timecar", {"time-car.md"}), ("horses,timecar", {"horses.md", "time-car.md"})],
)
def test_rules_alone_lists_the_numbers_of_the_boxes_in_play(boxes: str, pages: set[str]) -> None:
    text = run("play", "--seed", "3", "--boxes", boxes, typed="rules\nquit\n").stdout
    listed = text.split("rules ID prints one:\n")[1].split("Your choice: ")[0]
    assert listed.split() == [one.id for one in rulebook.rules() if one.page in {"colt-express.md"} | pages]


def test_a_refusal_names_a_rule_of_the_box() -> None:
    done = run("play", "--seed", "3", "--bots", "sense", *BOTH, typed="why hostage Zealot\nwhy play Move\nquit\n")
    assert "ATTACK-1   horses.md" in done.stdout


# ---- long options
def test_long_options_are_folded_beside_their_notation() -> None:
    text = "   3  Take the Old Lady: one car at a time on the roofs; $500 for each Jewel"
    assert folded(text, 80) == [text]
    assert folded(text, 50) == ["   3  Take the Old Lady: one car at a time on the", "      roofs; $500 for each Jewel"]
    assert max(map(len, folded(text, -5))) <= 20


def test_every_line_of_a_game_fits_the_screen() -> None:
    terminal = Terminal("play", "--seed", "4", *BOTH, columns=80)
    shown = ""
    while "The game is over." not in shown:
        shown = terminal.until(r"Your choice: |The game is over\.")
        lines = [re.sub(r"\x1b\[\d*m", "", line) for line in shown.splitlines()]
        assert max(map(len, lines)) <= 80
        if "The game is over." not in shown:
            terminal.type("1")
    terminal.rest()
    assert terminal.close() == 0


def test_the_table_of_scores_fits_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    game = folsom.scene("""
        express boxes=horses
        seats  Tuco+Cheyenne Django+Doc
        roof   .       | .                         | .                        | . | .
        inside Marshal | Cheyenne[S J J $10000]    | Django[S P500 Banker]    | . | .
        coach-inside Tuco[J Zealot] Doc[J]
        round  5 Escape
        next   event
    """)
    scores.show(Screen(), catalogue("en"), game)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split() for line in lines[1:4]] == [
        ["Gunslinger", "Bullets"],
        ["(most", "received"],
        ["player", "loot", "ransom", "forfeited", "shots)", "total", "(tie-break)", "caught"],
    ]
    assert lines[4].split()[0] == "Tuco+Cheyenne"


def test_boxes_said_twice_are_joined() -> None:
    joined = run("simulate", "--games", "1", "--seed", "1", "--boxes", "horses", "--boxes", "timecar", "--json")
    assert json.loads(joined.stdout)["options"]["boxes"] == ["horses", "timecar"]
    assert "horses is named twice in boxes" in refusal("play", "--boxes", "horses", "--boxes", "horses")


# ---- nobody wins
def test_it_is_told_that_nobody_wins(capsys: pytest.CaptureFixture[str]) -> None:
    game = folsom.scene(ALL_CAUGHT)
    scores.show(Screen(), catalogue("en"), game)
    assert capsys.readouterr().out.endswith("\nNobody wins.\n")
    told = [event.words for event in game.events(0)]
    assert "Doc is caught and cannot win." in told


def test_games_that_nobody_won_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    game = folsom.scene(ALL_CAUGHT)
    once, twice = Tally(), Tally()
    once.add(game, 0)
    twice.merge(once)
    twice.merge(once)
    assert twice.unwon == 2
    assert sum(wins.won for wins in twice.by_seat.values()) == 0
    assert as_values(game.setup, 1, twice, 1.0)["won_by_nobody"] == 2
    Summary(Screen(), catalogue("en")).show(game.setup, 1, twice, 1.0)
    assert "\nGames that nobody won: 2\n" in capsys.readouterr().out


# ---- simulate
def test_wins_and_games_that_nobody_won_add_up() -> None:
    done = run("simulate", "--players", "3", *BOTH, "--games", "60", "--seed", "1", "--json")
    found = json.loads(done.stdout)
    assert found["options"]["boxes"] == ["horses", "timecar"]
    assert found["won_by_nobody"] + sum(each["wins"] for each in found["wins_by_seat"]) == pytest.approx(60)
    assert found["events"]["rode"] > 0
    assert found["events"]["coach"] > 0


def test_a_simulation_names_the_boxes() -> None:
    done = run("simulate", "--games", "2", "--seed", "1", *BOTH)
    assert "4 players, with horses and timecar, seed 1" in " ".join(done.stdout.split())
