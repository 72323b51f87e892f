"""Bad messages get a clear refusal or a closed connection, and change nothing."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from folsom.server.messages import PROTOCOL
from tests.server.attacked_table import (
    ANSWERS,
    MORE_MEMORY,
    Message,
    Scene,
    attacked_table,
    check_rejected,
    do,
    memory,
    until,
)

MUTATIONS = 3000


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with attacked_table(tmp_path_factory.mktemp("siege")) as laid:
        yield laid


@pytest.fixture
def unchanged(scene: Scene) -> Iterator[None]:
    before = scene.state()
    yield
    assert scene.state() == before


# ---- before hello
BEFORE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "malformed"),
    "no JSON": ("hello", "malformed"),
    "half a message": ('{"type": "hello"', "malformed"),
    "two messages": ('{"type": "start", "id": 1}{"type": "start", "id": 1}', "malformed"),
    "no object": ("[1, 2]", "malformed"),
    "null": ("null", "malformed"),
    "no type": ('{"id": 1}', "malformed"),
    "an unknown type": ('{"type": "shutdown", "id": 1}', "malformed"),
    "a type that is no text": ('{"type": {"type": "hello"}}', "malformed"),
    "deep arrays": ("[" * 8000, "malformed"),
    "deep objects": ('{"a":' * 3000, "malformed"),
    "deep options": (
        '{"type": "change", "id": 1, "config": {"game": "express", "players": 3, "options": {"a": '
        + "[" * 7000
        + "]" * 7000
        + "}}}",
        "malformed",
    ),
    "bytes": (b'{"type": "start", "id": 1}', "malformed"),
    "a command": ('{"type": "start", "id": 1}', "malformed"),
    "a large number": ('{"type": "start", "id": 1' + "0" * 5000 + "}", "malformed"),
}
HELLOS: dict[str, tuple[Message, str]] = {
    "another protocol": ({"protocol": PROTOCOL + 1}, "malformed"),
    "a protocol that is no number": ({"protocol": "1"}, "malformed"),
    "no token": ({"token": ""}, "who"),
    "an unknown token": ({"token": "a.b"}, "who"),
    "half a token": ({"token": "a"}, "who"),
    "a token that is too long": ({"token": "a" * 101}, "malformed"),
    "a token of invalid characters": ({"token": "\ud800.\x00"}, "malformed"),
    "no table": ({"table": ""}, "malformed"),
    "an unknown table": ({"table": "nosuch"}, "unknown"),
    "a table with a quote": ({"table": "' or 1=1 --"}, "unknown"),
    "a table of unusual characters": ({"table": "\x00ß\u202e"}, "unknown"),
    "an unknown language": ({"language": "tlh"}, "unknown"),
    "a language that is a path": ({"language": "../../etc"}, "unknown"),
    "a negative version": ({"seen": -1}, "malformed"),
    "a version that is too large": ({"seen": 2**31}, "malformed"),
    "an unknown field": ({"admin": True}, "malformed"),
}


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("name", BEFORE)
def test_the_first_message_must_be_hello(scene: Scene, name: str) -> None:
    sent, code = BEFORE[name]
    with scene.open() as ws:
        ws.send(sent)
        check_rejected(ws, code)


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("name", HELLOS)
def test_a_wrong_hello_is_refused(scene: Scene, name: str) -> None:
    wrong, code = HELLOS[name]
    with scene.open() as ws:
        ws.send(json.dumps(scene.hello("Ann", **wrong)))
        check_rejected(ws, code)


@pytest.mark.usefixtures("unchanged")
def test_a_secret_of_another_person_is_refused(scene: Scene) -> None:
    ann, bob = (scene.tokens[name].split(".") for name in ("Ann", "Bob"))
    with scene.open() as ws:
        ws.send(json.dumps(scene.hello("Ann", token=f"{ann[0]}.{bob[1]}")))
        check_rejected(ws, "who")


@pytest.mark.usefixtures("unchanged")
def test_a_future_version_counts_as_none(scene: Scene) -> None:
    with scene.open() as ws:
        ws.send(json.dumps(scene.hello("Ann", seen=2**31 - 1)))
        update = until(ws, "update")
        assert (update["first"], update["whole"]) == (0, True)


# ---- after hello
def wrong_commands(scene: Scene, update: Message) -> list[tuple[Message, str]]:
    """Commands that a player who has to decide may not send."""
    version, own = update["version"], update["seat"]
    other = (own + 1) % 3
    play: Message = {"type": "play", "seat": own, "version": version, "action": update["options"][0]["action"]}
    return [
        (scene.hello("Ann"), "malformed"),
        ({**play, "seat": other}, "not-yours"),
        ({**play, "seat": 3}, "unknown"),
        ({**play, "seat": 16}, "malformed"),
        ({**play, "seat": -1}, "malformed"),
        ({**play, "seat": 0.5}, "malformed"),
        ({**play, "seat": None}, "malformed"),
        ({**play, "seat": [0]}, "malformed"),
        ({**play, "id": -1}, "malformed"),
        ({**play, "id": "1"}, "malformed"),
        ({**play, "id": 2**64}, "malformed"),
        ({**play, "version": 0}, "stale"),
        ({**play, "version": version + 1}, "stale"),
        ({**play, "version": 2**31 - 1}, "stale"),
        ({**play, "version": 2**31}, "malformed"),
        ({**play, "action": -1}, "illegal"),
        ({**play, "action": 10_000}, "illegal"),
        ({**play, "action": 2**70}, "illegal"),
        ({**play, "action": True}, "malformed"),
        ({**play, "action": "give me all"}, "illegal"),
        ({**play, "action": ""}, "malformed"),
        ({**play, "action": "a" * 301}, "malformed"),
        ({**play, "by": "Bob"}, "malformed"),
        ({"type": "back", "seat": own, "version": version}, "not-now"),
        ({"type": "back", "seat": other, "version": version}, "not-yours"),
        ({"type": "sit", "seat": other}, "not-now"),
        ({"type": "stand", "seat": other}, "not-yours"),
        ({"type": "return", "seat": own}, "not-now"),
        ({"type": "pick", "seat": own, "bandit": "Belle"}, "not-now"),
        ({"type": "rematch"}, "not-now"),
        ({"type": "mute", "person": "nobody", "on": 1}, "malformed"),
        ({"type": "say", "text": " \n "}, "unreadable"),
        ({"type": "say", "text": "a\x00b"}, "unreadable"),
        ({"type": "say", "text": "a" * 301}, "malformed"),
        ({"type": "language", "language": "xx"}, "unknown"),
        ({"type": "hint", "seat": own}, "not-now"),
        ({"type": "hint", "seat": other}, "not-yours"),
        ({"type": "review", "seat": own, "round": 1}, "not-now"),
        ({"type": "review", "seat": other, "round": 1}, "not-yours"),
        ({"type": "review", "seat": own, "round": 0}, "malformed"),
        ({"type": "why", "seat": other, "action": 1}, "not-yours"),
        ({"type": "plan", "seat": other}, "not-yours"),
    ]


HOSTS: list[tuple[Message, str]] = [
    ({"type": "remove", "seat": 1}, "not-now"),
    ({"type": "start"}, "not-now"),
    ({"type": "change", "config": {"game": "express", "players": 4}}, "not-now"),
    ({"type": "bot", "seat": 9, "bot": "drifter"}, "unknown"),
    ({"type": "bot", "seat": 1, "bot": "nobody"}, "illegal"),
    ({"type": "mute", "person": "nobody", "on": True}, "unknown"),
]


def check_refused(ws: ClientConnection, message: Message, code: str) -> None:
    text = json.dumps({"id": 7, **message})
    ws.send(text)
    refused = until(ws, *ANSWERS)
    assert (refused["type"], refused.get("code")) == ("refused", code), f"{text} was answered by {refused}"
    assert refused["words"]


@pytest.mark.usefixtures("unchanged")
def test_forbidden_commands_are_refused_with_their_code(scene: Scene) -> None:
    name, update = scene.asked()
    with scene.connected(name) as ws:
        for message, code in wrong_commands(scene, update):
            check_refused(ws, message, code)
    with scene.connected("Ann") as host, scene.connected("Bob") as ws:
        for message, code in HOSTS:
            check_refused(host, message, code)
            check_refused(ws, message, "not-host")


def test_a_question_cannot_be_answered_twice(scene: Scene) -> None:
    name, update = scene.asked()
    sent = {"seat": update["seat"], "version": update["version"], "action": update["options"][0]["action"]}
    with scene.connected(name) as ws, scene.connected("Dan") as stranger:
        assert do(stranger, "play", **sent)["code"] == "not-yours"
        assert do(ws, "play", **sent)["type"] == "done"
        before = scene.state()
        for _ in range(20):
            assert do(ws, "play", **sent)["code"] == "stale"
        assert scene.state() == before


# ---- random messages
def junk(dice: random.Random) -> Any:
    """A random JSON value."""
    few: tuple[Any, ...] = (
        None,
        True,
        -1,
        0,
        15,
        16,
        2**31,
        2**63,
        1e308,
        0.5,
        "",
        "x" * 301,
        "\x00",
        "é\u202e",
        [],
        {},
        [[[]]],
        {"a": 1},
    )
    return dice.choice((*few, dice.getrandbits(16), "".join(map(chr, dice.choices(range(32, 0x2FF), k=12)))))


def mutated(message: Message, dice: random.Random) -> str:
    """A valid message with something changed; some stay valid."""
    message = dict(message)
    name = dice.choice(list(message))
    match dice.randrange(6):
        case 0:
            del message[name]
        case 1:
            message[dice.choice(("x", "type ", "seat", "token", "version"))] = junk(dice)
        case 2 | 3:
            message[name] = junk(dice)
        case 4:
            text = json.dumps(message)
            place = dice.randrange(len(text))
            return text[:place] + dice.choice(("", '"', "{", "]", ",", "\x00", "\u2028", text)) + text[place + 1 :]
        case _:
            return json.dumps(message)[: dice.randrange(200)] + json.dumps(message)
    return json.dumps(message)


def good_messages(scene: Scene) -> list[Message]:
    """A valid message of each type."""
    seat = {"id": 1, "seat": 0}
    return [
        scene.hello("Dan"),
        {"type": "play", **seat, "version": 8, "action": 3},
        {"type": "play", **seat, "version": 8, "action": "Move Ann > 2"},
        {"type": "why", **seat, "action": 3},
        *({"type": kind, **seat} for kind in ("hint", "plan", "sit", "stand", "return", "remove")),
        {"type": "review", **seat, "round": 1},
        {"type": "sit", "id": 1},
        {"type": "back", **seat, "version": 8},
        {"type": "pick", **seat, "bandit": "Belle"},
        {"type": "bot", **seat, "bot": "legend"},
        {"type": "change", "id": 1, "config": {"game": "super", "players": 4, "options": {}, "clock": {}}},
        {"type": "start", "id": 1},
        {"type": "rematch", "id": 1},
        {"type": "say", "id": 1, "text": "Hands up"},
        {"type": "mute", "id": 1, "person": scene.tokens["Ann"][:12], "on": True},
        {"type": "language", "id": 1, "language": "en"},
    ]


@pytest.mark.usefixtures("unchanged")
def test_a_spectator_changes_nothing_whatever_is_sent(scene: Scene) -> None:
    """Thousands of messages, some of them valid; the server's memory does not grow either."""
    dice, kinds = random.Random(6), good_messages(scene)
    sizes: list[int] = []
    with scene.connected("Dan") as ws:
        for number in range(MUTATIONS):
            good = dice.choice(kinds)
            text = mutated(good, dice) if dice.random() < 0.9 else json.dumps(good)
            ws.send(text)
            answer = until(ws, *ANSWERS)
            granted = answer["type"] == "done" and json.loads(text)["type"] == "language"
            assert granted or answer["type"] == "refused", f"{text!r} was answered by {answer}"
            if number % (MUTATIONS // 3) == 0:
                sizes.append(memory(scene.server))
    assert memory(scene.server) - sizes[1] < MORE_MEMORY, sizes


def test_a_player_changes_only_what_is_acknowledged(scene: Scene) -> None:
    dice, kinds = (
        random.Random(7),
        [one for one in good_messages(scene) if one["type"] in ("play", "why", "back", "say")],
    )
    before, done = len(scene.entries()), 0
    with scene.connected("Cal") as ws:
        for _ in range(MUTATIONS // 10):
            good = {**dice.choice(kinds)} | ({"seat": 2} if dice.random() < 0.8 else {})
            good.pop("seat", None) if good["type"] == "say" else None
            ws.send(mutated(good, dice))
            answer = until(ws, *ANSWERS)
            done += answer["type"] == "done"
            assert answer["type"] in ("refused", "done", "because")
    assert len(scene.entries()) == before + done
