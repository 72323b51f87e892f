"""External bots, good and bad ones: each is a real process."""

import json
import logging
import re
import shlex
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom import bots
from folsom.bots.external import ExternalBot
from folsom.bots.process import Fault, Process
from folsom.game.plain_values import as_plain
from folsom.interface.errors import SetupError

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'mybot.py'))}"
SOON = bots.Budget(milliseconds=400)

LOOP = """
import json, os, signal, sys, time
asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        asked += 1
        action = told["options"][0]["action"]
        good = json.dumps({"action": action})
"""


def program(place: Path, text: str) -> str:
    """The name of a bot: a program in Python."""
    file = place / "a bot.py"
    file.write_text(text, encoding="utf-8")
    return f"run:{shlex.quote(sys.executable)} -u {shlex.quote(str(file))}"


def answering(place: Path, body: str, at_the_end: str = "") -> str:
    """A bot whose `body` answers question number `asked`; `good` is its first option."""
    return program(place, LOOP + textwrap.indent(textwrap.dedent(body), " " * 8) + f"\n{at_the_end}\n")


class Played:
    """A game of an external bot, at seat 0, and drifters."""

    def __init__(self, name: str, game: str = "super", budget: bots.Budget | None = None) -> None:
        self.game = folsom.new_game(game, 3, seed=5)
        self.bot = bots.bot(name, 1, budget)
        others = [bots.bot("drifter", seat) for seat in (1, 2)]
        self.asked: list[list[int]] = []
        self.answers: list[int] = []
        self.processes: set[int] = set()
        while not self.game.over:
            seat = self.game.to_act[0]
            view, legal = self.game.view(seat), self.game.legal(seat)
            answer = [self.bot, *others][seat].decide(view, legal)
            if seat == 0:
                self.asked.append(legal)
                self.answers.append(answer)
                self.note_process()
            self.game.play(seat, answer)
        self.bot.end(self.game.scores)

    def note_process(self) -> None:
        assert isinstance(self.bot, ExternalBot)
        if self.bot.process:
            self.processes.add(self.bot.process.child.pid)

    def own_answers(self) -> int:
        """How many answers in a row, from the first, are the first option: the scripts choose it."""
        firsts = [answer == legal[0] for answer, legal in zip(self.answers, self.asked, strict=True)]
        return firsts.index(False) if False in firsts else len(firsts)


def running() -> Iterator[tuple[int, str]]:
    """Process group and command of all processes, except zombies."""
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, _, group, *_ = (place / "stat").read_text().rpartition(")")[2].split()
            if state != "Z":
                yield int(group), (place / "cmdline").read_text(errors="replace")


def alive(group: int) -> bool:
    return group in {one for one, _ in running()}


@pytest.fixture(autouse=True)
def _nobody_stays(tmp_path: Path) -> Iterator[None]:
    """After each test none of its bots is left; other tests may run at the same time."""
    yield
    assert not [command for _, command in running() if str(tmp_path) in command]


# ---- good bots
@pytest.mark.parametrize("game", ["express", "super"])
def test_the_example_plays_both_games(game: str) -> None:
    played = Played(EXAMPLE, game)
    assert played.bot.fault == ""
    assert len(played.answers) > 5
    assert len(played.processes) == 1
    assert not alive(played.processes.pop())


def test_a_bot_is_told_what_it_needs_and_how_the_game_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = """
    for line in sys.stdin:
        heard.write(line)
        told = json.loads(line)
        if told["type"] == "decide":
            print(json.dumps({"text": told["options"][-1]["text"], "comment": "as good as any"}))
    heard.close()
    """
    played = Played(program(tmp_path, f"import json, sys\nheard = open({str(heard)!r}, 'w')\n{textwrap.dedent(text)}"))
    assert played.bot.fault == ""
    hello, *asked, end = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert hello == {
        "type": "hello",
        "protocol": 2,
        "folsom": folsom.__version__,
        "game": "super",
        "players": 3,
        "options": as_plain(played.game.setup.options),
        "seat": 0,
        "seed": 1,
    }
    assert [one["type"] for one in asked] == ["decide"] * len(played.answers)
    game = folsom.new_game("super", 3, seed=5)
    first = asked[0]
    assert first["view"] == as_plain(game.view(0))
    legal = game.legal(0)
    assert first["options"] == [as_plain(option) for option in game.options(0) if option.action in legal]
    assert set(first["options"][0]) == {"action", "verb", "text", "words", "points"}
    assert first["milliseconds"] == 2000
    assert end["type"] == "end"
    assert end["winners"] == played.game.winners
    assert [score["dollars"] for score in end["scores"]] == [score.dollars for score in played.game.scores]


def test_a_bot_of_the_shell_plays(tmp_path: Path) -> None:
    file = tmp_path / "a bot"
    file.write_text(
        textwrap.dedent("""\
        #!/bin/sh
        while read -r line; do
            case $line in
                *'"type": "decide"'*)
                    action=${line##*\\"options\\": \\[\\{\\"action\\": }
                    echo "{\\"action\\": ${action%%,*}}" ;;
            esac
        done
        """),
        encoding="utf-8",
    )
    file.chmod(0o755)
    played = Played(f"run:'{file}'")
    assert played.bot.fault == ""
    assert played.own_answers() == len(played.answers)


def test_a_bot_of_awk_plays(tmp_path: Path) -> None:
    file = tmp_path / "a bot.awk"
    file.write_text(
        '/"type": "decide"/ { match($0, /"options": \\[{"action": [0-9]+/);'
        ' rest = substr($0, RSTART, RLENGTH); sub(/.* /, "", rest); print "{\\"action\\": " rest "}"; fflush() }\n',
        encoding="utf-8",
    )
    version = subprocess.run(["awk", "-W", "version"], capture_output=True, text=True, check=False).stdout
    awk = "awk -W interactive" if "mawk" in version else "awk"  # mawk reads ahead without this option
    played = Played(f"run:{awk} -f '{file}'")
    assert played.bot.fault == ""
    assert played.own_answers() == len(played.answers)


# ---- bad ones
CRASHES = "sys.stderr.write('Oh no, ' + 'a mistake'); sys.exit(3)"
BAD: list[tuple[str, str, int, str]] = [
    ("crash at the first question", CRASHES, 0, "ended with status 3.*Oh no, a mistake"),
    ("crash in mid-game", f"print(good)\nif asked == 2: {CRASHES}", 2, "ended with status 3.*Oh no, a mistake"),
    ("killed", "os.kill(os.getpid(), 9)", 0, "ended by signal 9"),
    ("garbage", "print('Howdy!')", 0, "an answer that the protocol does not allow: 'Howdy!'"),
    ("no text", "os.write(1, bytes([255, 254, 0, 10]))", 0, "an answer that the protocol does not allow"),
    ("deep", "print('[' * 200000)", 0, "an answer that the protocol does not allow"),
    ("no object", "print(action)", 0, "an answer that the protocol does not allow"),
    ("an empty line", "print()", 0, "an answer that the protocol does not allow: ''"),
    ("both", "print(json.dumps({'action': action, 'text': ''}))", 0, "an answer that the protocol does not allow"),
    ("illegal", "print(good if asked < 3 else '{\"action\": 255}')", 2, "something that it was not offered: .*255"),
    ("illegal text", 'print(\'{"text": "shoot the pianist"}\')', 0, "something that it was not offered: .*pianist"),
    ("a truth", "print('{\"action\": true}')", 0, "something that it was not offered"),
    ("huge line", "print('x' * 3_000_000)", 0, "a line of more than 1000000 bytes"),
    ("endless line", "while True: sys.stdout.write('x' * 10000)", 0, "a line of more than 1000000 bytes"),
    ("two answers", "os.write(1, 2 * (good + '\\n').encode())", 0, "more than one line"),
    ("flood", "while True: os.write(1, 99 * (good + '\\n').encode())", 0, "more than one line"),
    ("closed output", "os.close(1)\ntime.sleep(60)", 0, "closed its output"),
]


@pytest.mark.parametrize(("body", "own", "fault"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_a_bad_bot_forfeits_to_a_greenhorn_and_the_game_goes_on(
    body: str, own: int, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "folsom.bots"):
        played = Played(answering(tmp_path, body))
    assert played.game.over
    assert [record.getMessage() for record in caplog.records] == [f"A greenhorn takes over: {played.bot.fault}"]
    assert played.bot.fault.startswith(f"{played.bot.name} at seat 0 ")
    assert_matches(fault, played.bot.fault)
    assert played.own_answers() >= own
    assert len(played.answers) > own


def assert_matches(pattern: str, text: str) -> None:
    assert re.search(pattern, text, re.DOTALL), text


def test_a_crash_at_the_start_forfeits_the_whole_game(tmp_path: Path) -> None:
    played = Played(program(tmp_path, "import nothing_of_this_name"))
    assert_matches("ended with status 1.*No module named 'nothing_of_this_name'", played.bot.fault)
    greenhorn = bots.bot("greenhorn", 1)
    game = folsom.new_game("super", 3, seed=5)
    assert played.answers[0] == greenhorn.decide(game.view(0), game.legal(0))


@pytest.mark.parametrize("body", ["pass", "time.sleep(60)", "time.sleep(3); print(good)", "sys.stdout.write(good)"])
def test_silence_is_not_waited_for_longer_than_the_limit(
    body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("folsom.bots.external.START", 0.0)
    began = time.monotonic()
    played = Played(answering(tmp_path, body), budget=SOON)
    assert 0.4 <= time.monotonic() - began < 10.0
    assert_matches("did not answer within 0.4 s", played.bot.fault)


def test_a_slow_answer_within_the_limit_is_taken(tmp_path: Path) -> None:
    played = Played(answering(tmp_path, "time.sleep(0.1); print(good)"), budget=bots.Budget(milliseconds=1500))
    assert played.bot.fault == ""
    assert played.own_answers() == len(played.answers)


def test_the_limit_counts_from_the_question_and_the_start_has_a_limit_of_its_own(tmp_path: Path) -> None:
    body = "time.sleep(3 if asked == 1 else 0)\nprint(good)"
    played = Played(answering(tmp_path, body), budget=bots.Budget(milliseconds=2500))
    assert played.bot.fault == ""


def test_a_bot_that_floods_its_error_output_plays_on(tmp_path: Path) -> None:
    played = Played(answering(tmp_path, "sys.stderr.write('chatter ' * 100_000)\nprint(good)"))
    assert played.bot.fault == ""
    assert played.own_answers() == len(played.answers)


def test_of_a_flood_of_errors_the_end_is_shown(tmp_path: Path) -> None:
    body = "sys.stderr.write('chatter ' * 100_000 + 'and the last word'); sys.stderr.flush(); os._exit(1)"
    fault = Played(answering(tmp_path, body)).bot.fault
    assert fault.endswith("and the last word")
    assert len(fault) < 1500


def test_a_bot_that_never_reads_does_not_block() -> None:
    """More is written to it than a pipe holds."""
    process = Process([sys.executable, "-c", "import time; time.sleep(60)"])
    process.send(b"x" * 5_000_000)
    began = time.monotonic()
    with pytest.raises(Fault, match="late"):
        process.receive(0.3)
    process.send(b"x")
    process.farewell()
    process.stop()
    assert time.monotonic() - began < 5.0
    assert not alive(process.child.pid)


def test_a_bot_that_will_not_leave_is_ended_with_its_children(tmp_path: Path) -> None:
    body = """
        if asked == 1:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            child = os.fork()
            if child == 0:
                time.sleep(60)
                os._exit(0)
        print(good)
    """
    began = time.monotonic()
    played = Played(answering(tmp_path, body, at_the_end="while True: time.sleep(60)"))
    assert played.bot.fault == ""
    assert not alive(played.processes.pop())
    assert time.monotonic() - began < 10.0


def test_a_program_that_ends_takes_its_bots_along(tmp_path: Path) -> None:
    """Nobody calls `end`, because of an exception or by mistake."""
    name = answering(tmp_path, "print(good)", at_the_end="while True: time.sleep(60)")
    host = f"""
        import folsom
        from folsom import bots
        game = folsom.new_game("super", 3, seed=5)
        bot = bots.bot({name!r})
        bot.decide(game.view(0), game.legal(0))
        print(bot.process.child.pid, flush=True)
        raise SystemExit(4)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(host)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 4, done.stderr
    assert not alive(int(done.stdout))


# ---- names
@pytest.mark.parametrize(
    ("name", "budget", "complaint"),
    [
        ("run:", None, "run: is followed by the command"),
        ("run:  ", None, "run: is followed by the command"),
        ("run:./nothing-of-this-name", None, "no program './nothing-of-this-name'"),
        ("run:nothing-of-this-name --fast", None, "no program 'nothing-of-this-name'"),
        ("run:/", None, "no program '/'"),
        ("run:'half a quote", None, "is not a command"),
        ("run:a\0b", None, "no program"),
        (EXAMPLE, bots.Budget(iterations=5), "has milliseconds to decide"),
        ("./mybot", None, "unknown level './mybot'"),
    ],
)
def test_a_name_that_cannot_be_run_is_refused(name: str, budget: bots.Budget | None, complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        bots.bot(name, 0, budget)


def test_a_program_that_cannot_be_started_after_all_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "a bot"
    file.write_bytes(b"\x7fELF but not really")
    file.chmod(0o755)
    assert_matches("cannot be started .Exec format error", Played(f"run:'{file}'").bot.fault)


def test_what_is_no_plain_value_is_not_sent() -> None:
    with pytest.raises(TypeError, match="object cannot be sent"):
        as_plain({"a": [object()]})


def test_everything_a_game_shows_can_be_sent() -> None:
    boxed = folsom.new_game("express", 5, seed=1, boxes=["horses", "timecar"])
    for game in (boxed, folsom.new_game("super", 7, seed=1)):
        for shown in (game.view(None), game.view(0), game.options(game.to_act[0]), game.events(1), list(game.scores)):
            sent: Any = as_plain(shown)
            assert json.loads(json.dumps(sent)) == sent
