"""Records: they reproduce a game or are refused clearly; no bytes lead to another kind of error."""

import contextlib
import errno
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from folsom.game.begin import new_game, replay
from folsom.game.record import FORMAT_VERSION, Record
from folsom.game.version import __version__
from folsom.interface.errors import RecordError, SetupError
from tests.game.test_game import FAIR_SEED, play_on


def recorded(name: str = "fingers", players: int = 3, **options: Any) -> Record:
    game = new_game(name, players=players, seed=11, **options)
    play_on(game, 11)
    return game.record()


def signed(content: dict[str, Any]) -> dict[str, Any]:
    """The content with a matching digest, if one can be computed."""
    fields = {key: content[key] for key in content if key not in ("format", "version", "digest")}
    try:
        return {**content, "digest": Record(**fields).digest()}
    except (TypeError, ValueError, RecordError):
        return content


def test_a_record_gives_the_same_game_again() -> None:
    game = new_game("fingers", players=3, seed=11, rounds=4)
    play_on(game, 2)
    again = replay(game.record())
    assert again.image() == game.image()
    assert again.events(1) == game.events(1)
    assert again.record() == game.record()


def test_a_record_survives_json_a_file_and_plain_values(tmp_path: Path) -> None:
    record = recorded(rounds=3)
    record.save(tmp_path / "game.json")
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record
    assert Record.load(tmp_path / "game.json") == record
    images = [
        replay(form).image()
        for form in (record, record.to_json(), record.to_json().encode(), json.loads(record.to_json()))
    ]
    assert images == [replay(tmp_path / "game.json").image()] * 4
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_of_fair_dice_keeps_the_seed() -> None:
    game = new_game("fingers", players=2, dice="fair", seed=FAIR_SEED)
    play_on(game, 2)
    again = replay(game.record().to_json())
    assert again.image() == game.image()
    assert again.commitment == game.commitment


def test_a_record_can_be_played_up_to_any_action() -> None:
    record = recorded()
    for upto in range(len(record.actions) + 1):
        assert replay(record, upto=upto).record().actions == record.actions[:upto]
    for beyond in (-1, len(record.actions) + 1):
        with pytest.raises(RecordError, match=rf"has {len(record.actions)} actions"):
            replay(record, upto=beyond)


def test_a_failed_save_leaves_the_earlier_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "game.json"
    recorded().save(place)
    before = place.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match=r"no space left: .*game\.json'$"):
        recorded(rounds=5).save(place)
    assert place.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe{}", "UTF-8"),
        (b"{", "not JSON .line 1"),
        (b"[1, 2]", "not a record"),
        (b"null", "not a record"),
        (b'{"format": "other"}', "not a record"),
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 200_000, "nested too deeply"),
        (b"1" * 10_000, "too long"),
        (b'{"format": NaN}', "NaN"),
        (b'{"format": "folsom-record"}', '"version" has to be'),
        (b'{"format": "folsom-record", "version": true}', '"version" has to be'),
        (b'{"format": "folsom-record", "version": 1}', '"folsom" is missing'),
        (b'{"format": "folsom-record", "version": 1, "format": ["folsom-record"]}', "not a record"),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        replay(text)


def test_a_newer_format_says_which_version_is_needed() -> None:
    content = json.loads(recorded().to_json()) | {"version": FORMAT_VERSION + 1, "folsom": "9.1"}
    with pytest.raises(RecordError, match=rf"format version 2, written by Folsom 9\.1; this is Folsom {__version__}"):
        replay(content)


def test_damage_is_noticed() -> None:
    content = json.loads(recorded().to_json())
    content["actions"][3][1] = 1 + content["actions"][3][1] % 3
    with pytest.raises(RecordError, match="damaged"):
        replay(content)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("game", 5, '"game" has to be a text'),
        ("game", "chess", "no game 'chess'"),
        ("players", "3", '"players" has to be'),
        ("players", True, '"players" has to be'),
        ("players", 99, "2 to 4 players"),
        ("options", [], '"options" has to be'),
        ("options", {"rounds": "many"}, "rounds is a number"),
        ("options", {"rockets": 1}, "one option"),
        ("dice", "loaded", '"dice" has to be'),
        ("dice", ["fast"], '"dice" has to be'),
        ("dice", "fair", "64 hexadecimal"),
        ("seed", "11", "whole number"),
        ("seed", 10**100, "256 bits"),
        ("actions", {}, '"actions" has to be a list'),
        ("actions", [[0, 1], [1]], "action 2 of the record"),
        ("actions", [[0, 1.5]], "action 1 of the record"),
        ("actions", ["ab"], "action 1 of the record"),
        ("actions", [[0, 1], [9, 1]], r"action 2 of the record \(seat 9, action 1\).*no seat 9"),
        ("actions", [[0, 1], [1, 7]], r"action 2 of the record \(seat 1, action 7\).*three fingers"),
        ("actions", [[0, 10**40]], "action 1 of the record"),
        ("scene", 4, '"scene" has to be a text'),
        ("scene", "fingers", "scene of the record cannot be read"),
        ("scene", "fingers 9 rounds, 1 left\ndollars [2, 0]", "another game than its set-up"),
    ],
)
def test_wrong_content_is_named(field: str, value: object, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        replay(signed({**json.loads(recorded().to_json()), field: value}))


def test_who_is_a_person_is_kept_and_is_no_part_of_the_game() -> None:
    record = recorded()
    kept = replace(record, people=(0, 2))
    assert Record.from_json(kept.to_json()) == kept
    assert kept.digest() == record.digest()
    assert "people" not in json.loads(record.to_json())
    assert replay(kept.to_json()).record() == record


@pytest.mark.parametrize("people", [None, 1, "0", [3], [-1], [True], [[0]], {}])
def test_people_who_have_no_seat_are_refused(people: object) -> None:
    with pytest.raises(RecordError, match='"people" has to be a list of seats'):
        replay({**json.loads(recorded().to_json()), "people": people})


def test_the_names_of_bots_are_kept_and_are_no_part_of_the_game() -> None:
    record = recorded()
    kept = replace(record, bots=("", *["greenhorn"] * (record.players - 1)))
    assert Record.from_json(kept.to_json()) == kept
    assert kept.digest() == record.digest()
    assert replay(kept.to_json()).record() == record


@pytest.mark.parametrize("bots", [None, "greenhorn", [], ["greenhorn"], [1, 2], {}])
def test_bots_without_a_seat_each_are_refused(bots: object) -> None:
    with pytest.raises(RecordError, match='"bots" has to be a list with a text for each seat'):
        replay({**json.loads(recorded().to_json()), "bots": bots})


def test_the_hash_of_the_seed_is_kept_and_is_no_part_of_the_game() -> None:
    record = recorded()
    kept = replace(record, commitment="0a" * 32)
    assert Record.from_json(kept.to_json()) == kept
    assert kept.digest() == record.digest()
    assert "commitment" not in json.loads(record.to_json())
    assert replay(kept.to_json()).record() == record


@pytest.mark.parametrize("wrong", [None, 1, "", "0A" * 32, "0" * 63, "0" * 65, ["0" * 64], {}])
def test_what_is_no_hash_is_refused(wrong: object) -> None:
    with pytest.raises(RecordError, match='"commitment" has to be 64 hexadecimal digits'):
        replay({**json.loads(recorded().to_json()), "commitment": wrong})


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(RecordError, match="unknown field 'cheat'"):
        replay({**json.loads(recorded().to_json()), "cheat": 1})


def test_a_wrong_language_is_no_fault_of_the_record() -> None:
    with pytest.raises(SetupError, match="speaks en"):
        replay(recorded(), language="tlh")


WRONG: tuple[object, ...] = (None, True, -1, 1.5, 10**30, "", "x", "\ud800", [], [[]], {}, {"a": [1]}, "0" * 64)


def mutated(chance: random.Random, text: bytes) -> bytes:
    """A few bytes changed, cut out or put in, or the end cut off."""
    body = bytearray(text)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(max(len(body), 1))
        match chance.randrange(4):
            case 0:
                body[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del body[at : at + chance.randint(1, 9)]
            case 2:
                body[at:at] = chance.choice([b"[", b"{", b'"', b"9" * 20, b",", b"null", b"\\ud800", b"\0"])
            case 3:
                del body[max(at, 1) :]
    return bytes(body)


@pytest.mark.parametrize("name", ["fingers", "express"])
def test_changed_bytes_give_a_game_or_a_record_error(name: str) -> None:
    chance = random.Random(5)
    text = recorded(name).to_json().encode()
    refused = 0
    for _ in range(1500):
        try:
            replay(mutated(chance, text))
        except RecordError:
            refused += 1
    assert refused > 1300  # some mutations change only white space


@pytest.mark.parametrize("name", ["fingers", "express"])
def test_wrong_values_with_a_digest_that_fits_give_a_game_or_a_record_error(name: str) -> None:
    chance = random.Random(6)
    whole = json.loads(recorded(name).to_json())
    for field in ("folsom", "game", "players", "options", "dice", "seed", "actions", "scene"):
        for value in WRONG:
            try_signed({**whole, field: value})
    for key in whole["options"]:
        for value in WRONG:
            try_signed({**whole, "options": {**whole["options"], key: value}})
    for _ in range(200):
        actions = [list(pair) for pair in whole["actions"]]
        actions[chance.randrange(len(actions))][chance.randrange(2)] = chance.choice(WRONG)
        try_signed({**whole, "actions": actions})
        actions = [list(pair) for pair in whole["actions"]]
        actions[chance.randrange(len(actions))][1] = chance.randrange(-3, 300)
        try_signed({**whole, "actions": actions})


def try_signed(content: dict[str, Any]) -> None:
    with contextlib.suppress(RecordError):
        replay(signed(content))
