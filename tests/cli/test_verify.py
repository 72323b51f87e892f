"""`folsom verify`: true records, false ones, and other files."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import folsom
from folsom.game.record import Record
from folsom.kernel.dice import seeded
from tests.cli.program import refusal, run

SEED = "5a" * 32
HASH = folsom.commitment(SEED)
OTHER = folsom.commitment("5b" * 32)


def over(name: str, dice: str = "fair", seed: int | str = SEED) -> Record:
    game, chance = folsom.new_game(name, players=3, dice=dice, seed=seed), seeded(3)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[chance.below(len(legal))])
    return game.record()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("name", ["express", "super"])
def test_a_true_record_is_told_and_found_true(name: str, place: Path) -> None:
    record = replace(over(name), commitment=HASH, bots=("", "outlaw", "legend"))
    record.save(place)
    done = run("verify", str(place), "--commitment", HASH.upper())
    game = folsom.replay(record)
    one, two, three = (game.seat_name(seat) for seat in range(3))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"A game of {name}: {one}, {two} (outlaw) and {three} (legend).\n" in done.stdout
    assert f"all its {len(record.actions)} actions can be played" in done.stdout
    assert f"{game.seat_name(game.winners[0])} wins" in done.stdout
    assert str(game.scores[0].dollars) in done.stdout
    assert f"fair dice: {SEED}\nIts hash: {HASH}\nTrue: the dice are those that were promised." in done.stdout


def test_a_record_is_read_from_the_standard_input() -> None:
    done = run("verify", "-", "--commitment", HASH, typed=over("super").to_json())
    assert (done.returncode, done.stderr) == (0, "")
    assert "True:" in done.stdout


def test_the_hash_in_the_record_has_to_be_that_of_the_seed(place: Path) -> None:
    replace(over("super"), commitment=HASH).save(place)
    done = run("verify", str(place))
    assert done.returncode == 0
    assert "The hash is that in the record. Compare it with the one" in done.stdout
    replace(over("super"), commitment=OTHER).save(place)
    for promised in ((), ("--commitment", HASH)):
        done = run("verify", str(place), *promised)
        assert done.returncode == 1
        assert "Not true: the record itself has another hash" in done.stdout


def test_another_hash_than_the_promised_one_is_found(place: Path) -> None:
    replace(over("super"), commitment=HASH).save(place)
    done = run("verify", str(place), "--commitment", OTHER)
    assert done.returncode == 1
    assert "Not true: another hash was promised" in done.stdout
    assert "True:" not in done.stdout


def test_without_any_hash_nothing_is_promised(place: Path) -> None:
    over("super").save(place)
    done = run("verify", str(place))
    assert done.returncode == 0
    assert "No hash was given, and the record has none" in done.stdout


def test_fast_dice_promise_nothing(place: Path) -> None:
    over("super", "fast", 4).save(place)
    done = run("verify", str(place))
    assert done.returncode == 0
    assert "These dice have no hash" in done.stdout
    done = run("verify", str(place), "--commitment", HASH)
    assert done.returncode == 1
    assert "Not true: only fair dice have a hash" in done.stdout


def test_a_game_that_is_not_over_has_no_winner(place: Path) -> None:
    record = over("express")
    replace(record, actions=record.actions[:5]).save(place)
    done = run("verify", str(place), "--commitment", HASH)
    assert done.returncode == 0
    assert "The game is not over.\n" in done.stdout
    assert "win" not in done.stdout


def test_an_action_that_was_changed_is_found(place: Path) -> None:
    record = over("express")
    (seat, action), *others = record.actions
    content = json.loads(record.to_json())
    content["actions"][0] = [seat, action + 1]
    place.write_text(json.dumps(content))
    done = run("verify", str(place), "--commitment", HASH)
    assert done.returncode == 1
    assert done.stdout == "Not true: the record is damaged: its digest does not fit its content.\n"
    replace(record, actions=((seat, 250), *others)).save(place)  # with a digest that fits
    done = run("verify", str(place), "--commitment", HASH)
    assert done.returncode == 1
    assert done.stdout.startswith("Not true: action 1 of the record (seat")


def test_what_is_no_record_is_refused(place: Path) -> None:
    assert "No such file" in refusal("verify", str(place))
    place.write_text("{}")
    assert "this is not a record" in refusal("verify", str(place))
    place.write_bytes(b"\xff\xfe")
    assert "not text in UTF-8" in refusal("verify", str(place))
    assert "this is not a record" in refusal("verify", "-")  # with nothing to read


@pytest.mark.parametrize("wrong", ["", "0", "0" * 63, "g" * 64])
def test_what_is_no_hash_is_refused(wrong: str, place: Path) -> None:
    over("super").save(place)
    assert refusal("verify", str(place), "--commitment", wrong) == "folsom: a hash has 64 hexadecimal digits"


def test_an_unknown_language_is_no_verdict(place: Path) -> None:
    over("super").save(place)
    assert "unknown language 'xx'" in refusal("verify", str(place), "--language", "xx")
