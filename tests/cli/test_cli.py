"""The command line with scripted input."""

import json
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import folsom
from folsom import rulebook
from folsom.terminal.screen import catalogue
from tests.cli.program import FOLSOM, PATIENCE, refusal, run

ROOT = Path(__file__).parent.parent.parent
ALWAYS_FIRST = "1\n" * 400


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game."""
    place = tmp_path_factory.mktemp("records") / "game.json"
    done = run("play", "--seed", "3", "--save", str(place), typed=ALWAYS_FIRST)
    assert done.returncode == 0
    return place


# ---- what is said of the program
def test_the_version_is_that_of_the_project_and_says_how_the_engine_runs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    speed = "compiled" if folsom.compiled else "pure Python"
    assert run("--version").stdout == f"folsom {project['version']} ({speed})\n"


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "replay", "verify", "rules"])
def test_every_command_has_its_help(command: str) -> None:
    assert command in run("--help").stdout
    done = run(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: folsom {command}")


def test_every_word_of_the_catalogue_is_used_and_every_used_word_is_there() -> None:
    sources = [*(ROOT / "src/folsom/terminal").glob("*.py"), ROOT / "src/folsom/cli.py"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    words = {re.sub(r"\.(one|few|many|other)$", "", key) for key in catalogue("en").entries}  # plural forms are one
    sections = "|".join({key.split(".")[0] for key in words})
    assert set(re.findall(rf"[\"']((?:{sections})\.[a-z-]+)[\"']", text)) == words


# ---- wrong input
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("", "required"),
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "no game 'chess'"),
        ("play expres", "do you mean express"),
        ("play --players many", "--players: invalid int"),
        ("play --players 9", "2 to 6 players"),
        ("play --variant soup", "soup"),
        ("play --variant teams --players 3", "teams"),
        ("play --printing second", "second"),
        ("play --players 3 --bandits Doc,Doc,Belle", "Doc is named twice"),
        ("play --bandits Doc,Bell", "bandits"),
        ("play --wagons Sleeper", "wagons"),
        ("play --people 9", "9 people among 4 players"),
        ("play --people -1", "-1 people"),
        ("play --seats me,you", "me or bot"),
        ("play --players 4 --seats me,bot,bot", "4 words"),
        ("play --people 1 --seats me,bot,bot", "not allowed with"),
        ("play --bots soup", "unknown level 'soup'"),
        ("play --bots outlaww", "did you mean 'outlaw'?"),
        ("play --bots outlaw:angry", "unknown temperament 'angry'"),
        ("play --bots greenhorn@5it", "does not think"),
        ("play --bots outlaw@soon", "a budget is written like"),
        ("play --bots greenhorn,drifter", "each of the 3 seats that bots have, not 2"),
        ("play --bots run:./nothing", "no program './nothing'"),
        ("play --language tlh", "tlh"),
        ("play --seed pi", "invalid int"),
        (f"play --seed {'9' * 200}", "256 bits"),
        ("play --save nowhere/game.json", "nowhere/game.json: No such file"),
        ("play --resume nowhere.json", "nowhere.json: No such file"),
        ("play --resume nowhere.json --players 3", "own set-up"),
        ("play --rocket", "--rocket"),
        ("simulate --games 0", "--games must be"),
        ("simulate --games many", "invalid int"),
        ("simulate --workers 0", "--workers must be"),
        ("simulate chess", "no game 'chess'"),
        ("simulate --bots soup", "unknown level 'soup'"),
        ("simulate --bots greenhorn,drifter", "each of the 4 seats that bots have, not 2"),
        ("replay", "required"),
        ("replay nowhere.json", "nowhere.json: No such file"),
        ("replay .", "directory"),
        ("rules MOVE-9", "do you mean MOVE-"),
        ("rules nonsense", "no rule nonsense"),
    ],
)
def test_a_wrong_command_line_is_answered_with_one_line(
    arguments: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in refusal(*arguments.split())


def test_a_file_that_is_no_record_is_answered_with_one_line(tmp_path: Path, record: Path) -> None:
    bad = tmp_path / "bad.json"
    whole = record.read_bytes()
    for content, complaint in (
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "UTF-8"),
        (whole[: len(whole) // 2], "not JSON"),
        (whole.replace(b'"seed": 3', b'"seed": 4'), "damaged"),
        (b'{"a": 1}', "not a record"),
    ):
        bad.write_bytes(content)
        for command in (["replay"], ["play", "--resume"]):
            assert complaint in refusal(*command, str(bad))
    for seat in ("4", "-1"):
        assert f"there is no seat {seat}: they are 0 to 3" in refusal("replay", str(record), "--seat", seat)


# ---- play
def test_a_game_is_played_to_its_end_and_saved(record: Path) -> None:
    again = folsom.replay(record)
    assert again.over
    done = run("play", "--seed", "3", typed=ALWAYS_FIRST)
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    for score in again.scores:
        line = rf"^{again.seat_name(score.seat)} .* {score.dollars} +{score.lines['received']}$"
        assert re.search(line, done.stdout, re.MULTILINE)
    assert re.search(
        r"^player +loot +Gunslinger \(most shots\) +total +Bullets received \(tie-break\)$", done.stdout, re.MULTILINE
    )
    winners = " and ".join(again.seat_name(seat) for seat in again.winners)
    assert re.search(rf"^{winners} wins?\.$", done.stdout, re.MULTILINE)


def test_the_same_seed_and_input_give_the_same_game() -> None:
    one, two = (run("play", "--seed", "5", typed=ALWAYS_FIRST).stdout for _ in range(2))
    assert one == two != run("play", "--seed", "6", typed=ALWAYS_FIRST).stdout


@pytest.mark.parametrize(
    "setup",
    [
        "--players 2",
        "--players 2 --variant pairs",
        "--players 3 --expert --printing first",
        "--players 4 --variant teams --seats bot,me,me,bot",
        "--players 6 --people 0",
        "--players 3 --bandits Doc,?,Belle --wagons ?,?,?",
    ],
)
def test_every_set_up_can_be_played(setup: str) -> None:
    done = run("play", "--seed", "1", *setup.split(), typed="1\n" * 900)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout


def test_fair_dice_show_their_hash_first_and_their_seed_last() -> None:
    done = run("play", "--people", "0")
    shown = re.search(r"hash of their seed:\s([0-9a-f]{64})", done.stdout)
    seed = re.search(r"The seed was ([0-9a-f]{64})", done.stdout)
    assert shown
    assert seed
    assert shown.start() < seed.start()
    assert folsom.commitment(seed[1]) == shown[1]
    assert "BLAKE2b-256 (folsom.commitment(seed))" in " ".join(done.stdout.split())


def test_commands_answer_and_the_game_goes_on(tmp_path: Path) -> None:
    place = tmp_path / "kept.json"
    typed = f"?\nview\nlog\nwhy rob J1\nwhy\nrules MOVE-2\nrules nix\n99\nhum\n\nsave {place}\nsave\nquit\n"
    done = run("play", "--seed", "3", "--bandits", "Doc,Belle,Tuco,Ghost", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    for answer in (
        "why TEXT     why something",
        "the richest wins",
        "Doc draws seven cards instead of six at the start of a round. (DOC-1)",
        "   1  ",
        "PLAN-1   colt-express.md",
        "Say what you would like",
        "On the roof: move 1, 2 or 3 cars",
        "there is no rule nix",
        "The options are numbered 1 to",
        "cannot read 'hum'",
        f"The record is in {place}.",
        "Say where to",
        "You left the game",
    ):
        assert answer in done.stdout
    assert folsom.replay(place).to_act == (0,)


def test_a_place_that_cannot_be_written_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("play", "--seed", "3", typed="save no/where\nsave a\0b\nsave ~nobody-here/x\nquit\n")
    assert done.returncode == 0
    assert "not saved: no/where: No such file" in done.stdout
    assert done.stdout.count("was not saved") == 3


def test_an_option_can_be_typed_in_the_notation() -> None:
    assert "draws 3" not in run("play", "--seed", "3", typed="quit\n").stdout
    typed = run("play", "--seed", "3", typed="draw\nlog\nquit\n").stdout
    assert re.search(r"You draw|draws .* and ", typed.split("log")[-1])


def test_input_that_ends_ends_the_game_with_a_line_and_keeps_it(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    done = run("play", "--seed", "3", "--save", str(place), typed="1\n1\n")
    assert done.returncode == 1
    assert done.stderr == "folsom: the input has ended, the game has not\n"
    assert f"folsom play --resume {place}" in done.stdout
    kept = folsom.replay(place)
    assert len([seat for seat, _ in kept.record().actions if seat == 0]) == 2


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    run("play", "--seed", "3", "--save", str(place), typed="1\n1\nquit\n")
    before = folsom.replay(place).record().actions
    done = run("play", "--resume", str(place), typed=ALWAYS_FIRST)
    assert done.returncode == 0
    after = folsom.replay(place)
    assert after.over
    assert after.record().actions[: len(before)] == before


def test_whatever_is_typed_there_is_no_traceback() -> None:
    chance = random.Random(3)
    pieces = [
        "1",
        "2",
        "3",
        "0",
        "99999999999",
        "²",
        "play Move",
        "fire",
        "why",
        "why 1",
        "why 77",
        "rules",
        "?",
        "log",
    ]
    pieces += [
        "view",
        "\udc80".encode(errors="surrogateescape").decode("latin-1"),
        "\x1b[A",
        "why fire Belle",
        "-1",
        "{0}",
    ]
    typed = "\n".join(chance.choice(pieces) for _ in range(600)).encode() + b"\n\xff\xfe\nq\n"
    done = run("play", "--seed", "4", typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""


def test_two_people_are_asked_one_after_the_other() -> None:
    done = run("play", "--seed", "3", "--people", "2", "--bandits", "Doc,Belle,Tuco,Ghost", typed="\n1\n\n1\n\n")
    assert done.stdout.index("Hand the keyboard to") < done.stdout.index("Your hand")
    assert {"Doc", "Belle"} == set(re.findall(r"Hand the keyboard to (\w+)", done.stdout))


# ---- simulate
def simulated(*arguments: str) -> dict[str, object]:
    done = run("simulate", "--seed", "1", "--json", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    values: dict[str, object] = json.loads(done.stdout)
    assert values.pop("seconds")
    assert values.pop("games_per_second")
    return values


def test_a_simulation_gives_the_same_figures_with_any_number_of_processes() -> None:
    one = simulated("--games", "90", "--workers", "1")
    assert one == simulated("--games", "90", "--workers", "3")
    assert one["games"] == 90


def test_the_wins_of_a_simulation_add_up() -> None:
    values = simulated("--games", "50", "--players", "5")
    for wins in (values["wins_by_seat"], list(values["wins_by_bandit"].values())):  # type: ignore[attr-defined]
        assert isinstance(wins, list)
        assert sum(each["wins"] for each in wins) == pytest.approx(50)
        assert sum(each["games"] for each in wins) == 250
        assert all(each["low"] <= each["share"] <= each["high"] for each in wins)


def test_a_simulation_is_summed_up_in_words() -> None:
    done = run("simulate", "--games", "30", "--seed", "1", "--workers", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("30 games of express, 4 players, seed 1: ")
    for part in ("decisions", "score", "wins by bandit", "wins by seat", "95 % interval", "events", "seat 3"):
        assert part in done.stdout


@pytest.mark.parametrize(
    ("setup", "head"),
    [
        ("express --expert", "4 players, Expert, seed 1"),
        ("express --players 6 --variant teams --printing first", "6 players, teams, printing first, seed 1"),
        ("express --players 2 --variant pairs", "2 players, pairs, seed 1"),
        ("express --players 3 --bandits Doc,?,Belle", "3 players, bandits Doc ? Belle, seed 1"),
        ("super --boxes reflex,horse", "4 players, with reflex and horse, seed 1"),
    ],
)
def test_a_simulation_says_what_is_unusual_in_its_set_up(setup: str, head: str) -> None:
    done = run("simulate", *setup.split(), "--games", "2", "--seed", "1")
    assert head in " ".join(done.stdout.split("\n\n")[0].split())


# ---- replay
def test_elsewhere_than_on_a_terminal_a_replay_prints_everything(record: Path) -> None:
    last = len(folsom.replay(record).record().actions)
    done = run("replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(re.findall(rf"^action \d+ of {last}:", done.stdout, re.MULTILINE)) == last
    assert "The game is over." in done.stdout
    assert "Your hand" not in done.stdout


def test_a_replay_for_a_seat_shows_what_it_saw(record: Path) -> None:
    """Seats count from 0, as in the library."""
    for seat in (0, 3):
        shown = run("replay", str(record), "--seat", str(seat)).stdout
        assert folsom.replay(record, upto=0).picture(seat, 80) in shown
    first = re.search(r"Your hand: (.*)", shown)
    assert first
    assert len(first[1].split(", ")) >= 6


# ---- rules
def test_a_rule_is_printed_by_its_number() -> None:
    assert run("rules", "move-2").stdout.splitlines() == [
        "MOVE-2   colt-express.md, The six actions",
        "On the roof: move 1, 2 or 3 cars forward or back.",
    ]


def test_rules_are_listed_by_the_beginning_of_their_numbers() -> None:
    lines = run("rules", "move").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["colt-express.md", "MOVE-1", "MOVE-2", "MOVE-3"]


def test_house_rules_are_marked() -> None:
    listed = {line.split()[0]: line for line in run("rules", "mp-set").stdout.splitlines()}
    assert listed["MP-SET-11"].endswith(" (house rule)")
    assert not listed["MP-SET-1"].endswith(" (house rule)")
    told = " ".join(run("rules", "mp-set-8").stdout.split())
    assert told.endswith("descriptions: total C, split H; C is certain, L likely, H a house rule)")


def test_all_rules_are_listed_by_page() -> None:
    lines = run("rules").stdout.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == list(rulebook.PAGES)
    assert len(lines) == len(rulebook.rules()) + len(rulebook.PAGES)


@pytest.mark.parametrize("arguments", [["rules"], ["play", "--people", "0", "--seed", "1"]])
def test_a_reader_that_has_enough_is_no_error(arguments: list[str]) -> None:
    process = subprocess.Popen([*FOLSOM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(PATIENCE) == 141


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_closed_stream_ends_no_command_with_a_traceback(closed: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m folsom play --seed 1 --people 0 {closed}', sys.executable],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
