"""What the server sends in real games fits the schema, to the last field."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import folsom
from folsom.game import registry
from folsom.interface.title import Look, PlannedCard
from folsom.kernel.dice import seeded
from folsom.server import advice_types, messages
from folsom.server.entries import Clock, TableConfig
from folsom.server.schema import schema
from folsom.server.updates import JsonCache
from tests.setups import SELDOM, setups

GAMES = [(name, setup) for name in registry.names() for setup in setups(name)]


def closed(one: Any) -> Any:
    """The same schema without additional fields."""
    if isinstance(one, list):
        return [closed(inner) for inner in one]
    if not isinstance(one, dict):
        return one
    inner = {key: closed(value) for key, value in one.items()}
    return inner | {"additionalProperties": False} if isinstance(one.get("required"), list) else inner


@cache
def validator(half: str) -> Any:
    whole = closed(schema())
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{half}", "$defs": whole["$defs"]})


def check(half: str, message: object) -> None:
    error = next(validator(half).iter_errors(json.loads(msgspec.json.encode(message))), None)
    assert error is None, f"{error}"


def update(game: folsom.Game, seat: int | None, first: int, version: int) -> messages.Update:
    return messages.Update(
        version=version,
        seat=seat,
        first=first,
        events=JsonCache().events(game.events(seat, first), []),
        view=game.view(seat),
        whole=True,
        question="" if seat is None else game.question(seat),
        options=[] if seat is None else game.options(seat),
        back=False,
        clock={"0": 1000},
        task=None,
    )


def played(name: str, setup: dict[str, Any]) -> Iterator[folsom.Game]:
    """A random game, decision by decision."""
    game, dice = folsom.new_game(name, seed=7, **setup), seeded(7)
    while not game.over:
        yield game
        seat = game.to_act[dice.below(len(game.to_act))]
        options = game.options(seat)
        game.play(seat, options[dice.below(len(options))])
    yield game


@pytest.mark.parametrize(("name", "setup"), GAMES, ids=str)
def test_every_update_of_every_game_fits_the_schema(name: str, setup: dict[str, Any]) -> None:
    looks: dict[int | None, Look] = {}
    facts = 0
    for version, game in enumerate(played(name, setup)):
        game.follow()
        changes = game.changes(looks, facts)
        for seat in (None, *range(game.players)):
            if version % 5 == 0 or game.over or seat in game.to_act:
                first, events = game.events_after(seat, facts)
                message = update(game, seat, first, version)
                check("ServerMessage", message)
                if seat in changes:
                    texts, found = JsonCache(), changes[seat]
                    told = texts.events(events, found.events)
                    change = texts.change(found.rest)
                    check("ServerMessage", msgspec.structs.replace(message, events=told, view=change, whole=False))
            looks[seat] = game.look(seat)
        facts = game.facts


@pytest.mark.parametrize("scene", range(len(SELDOM)))
def test_rare_events_fit_the_schema(scene: int) -> None:
    for seed in range(3):
        game, dice = folsom.scene(SELDOM[scene], seed=seed), seeded(seed)
        while not game.over:
            for seat in game.to_act:
                check("ServerMessage", update(game, seat, 0, 0))
            seat = game.to_act[dice.below(len(game.to_act))]
            options = game.options(seat)
            game.play(seat, options[dice.below(len(options))])
        for viewer in (None, *range(game.players)):
            check("ServerMessage", update(game, viewer, 0, 0))


def test_a_field_that_is_not_declared_does_not_fit() -> None:
    *_, game = played("express", {"players": 3})
    message = json.loads(msgspec.json.encode(update(game, None, 0, 0)))
    assert validator("ServerMessage").is_valid(message)
    turned = next(event for event in message["events"] if event["kind"] == "turned")
    turned["points"]["secret"] = 1
    assert not validator("ServerMessage").is_valid(message)
    del turned["points"]["secret"], turned["points"]["card"]
    assert not validator("ServerMessage").is_valid(message)


def test_the_schema_is_valid() -> None:
    jsonschema_rs.meta.validate(schema())


def test_a_table_fits_the_schema() -> None:
    *_, game = played("express", {"players": 3})
    now = messages.TableNow(
        id="t" * 16,
        code="ABCDEF",
        version=1,
        status="over",
        config=TableConfig("express", 3, clock=Clock("player", 600, 5)),
        host="p",
        chairs=[
            messages.Chair(0, "person", "p", "Ann", None, "Doc"),
            messages.Chair(1, "open", None, None, None, None),
        ],
        muted=["q"],
        barred=[messages.Absent("r", "Roy")],
        votes=[messages.Votes(0, ["q"])],
        commitment=folsom.commitment("0" * 64),
        seed="0" * 64,
        scores=list(game.scores),
        rematch=None,
        ended=None,
    )
    check("ServerMessage", now)
    check(
        "ServerMessage",
        msgspec.structs.replace(now, status="waiting", seed=None, scores=[], config=TableConfig("super", 4)),
    )


PLANNED = PlannedCard(
    card="Move",
    bandit="Doc",
    at=None,
    places=(2, 4),
    facing=None,
    options=("Go inside",),
    nothing=None,
    warning="Doc is hit by a neutral Bullet.",
    unsure=("cards",),
)


@pytest.mark.parametrize(
    "message",
    [
        messages.Welcome(protocol=messages.PROTOCOL, folsom="1.0", person="p", name="Ann", table="t"),
        messages.Done(id=1, version=2),
        messages.Refused(id=None, code="malformed", words="No."),
        messages.Refused(id=1, code="illegal", words="No.", rule="MOVE-2"),
        messages.Because(id=1, rule=None, words=None),
        messages.PlanForecast(id=1, laid=[], hand=[PLANNED]),
        messages.Advice(id=1, words="Fire.", figures=[advice_types.Figure("fire Doc", "Fire at Doc", 0.5, 250.0)]),
        messages.Reviewed(id=1, round=2, decisions=5, worst=None),
        messages.Reviewed(
            id=1,
            round=2,
            decisions=5,
            worst=advice_types.Mistake(
                "What do you take?",
                "Tuco: Robbery.",
                advice_types.Figure("rob P1", "Take a Purse", 0.4, 250.0, "You take a Purse."),
                advice_types.Figure("rob S1", "Take a Strongbox", 0.5, 1000.0, "You take a Strongbox."),
            ),
        ),
        messages.Warning(seat=1, seconds=10),
        messages.Presence(people=["p"], watching=2),
        messages.Goodbye(why="stopping", again=True),
    ],
)
def test_every_other_message_fits_the_schema(message: messages.ServerMessage) -> None:
    check("ServerMessage", message)


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "shout"},
        {"type": "done", "id": 1},
        {"type": "refused", "id": 1, "code": "because", "words": "No.", "rule": None},
        {"type": "warning", "seat": "1", "seconds": 10},
        {"type": "forecast", "id": 1, "laid": [], "hand": [{**msgspec.to_builtins(PLANNED), "unsure": ["maybe"]}]},
    ],
)
def test_invalid_messages_do_not_fit_the_schema(wrong: object) -> None:
    assert not validator("ServerMessage").is_valid(wrong)


SENT: list[dict[str, Any]] = [
    {"type": "hello", "protocol": messages.PROTOCOL, "token": "a.b", "table": "ABCDEF"},
    {"type": "hello", "protocol": messages.PROTOCOL, "token": "a.b", "table": "ABCDEF", "language": "fr", "seen": 3},
    {"type": "play", "id": 1, "seat": 0, "version": 4, "action": 17},
    {"type": "play", "id": 1, "seat": 0, "version": 4, "action": "play Fire"},
    {"type": "pick", "id": 1, "seat": 0, "bandit": None},
    {"type": "change", "id": 1, "config": {"game": "super", "players": 5}},
    {"type": "change", "id": 1, "config": {"game": "super", "players": 5, "forecast": False}},
    {"type": "plan", "id": 1, "seat": 0},
    {"type": "start", "id": 1},
    {"type": "mute", "id": 1, "person": "p", "on": True},
]
NOT_SENT: list[dict[str, Any]] = [
    {"type": "play", "id": 1, "seat": 0, "version": 4},
    {"type": "play", "id": 1, "seat": 16, "version": 4, "action": 17},
    {"type": "play", "id": -1, "seat": 0, "version": 4, "action": 17},
    {"type": "say", "id": 1, "text": ""},
    {"type": "say", "id": 1, "text": "x" * 301},
    {"type": "start", "id": 1, "now": True},
    {"type": "change", "id": 1, "config": {"game": "super"}},
    {"id": 1},
]


@pytest.mark.parametrize(("message", "fits"), [(m, True) for m in SENT] + [(m, False) for m in NOT_SENT])
def test_the_schema_accepts_exactly_what_the_server_accepts(message: dict[str, Any], fits: bool) -> None:
    try:
        msgspec.json.decode(json.dumps(message), type=messages.AnyClientMessage)
        taken = True
    except msgspec.ValidationError:
        taken = False
    assert (taken, validator("ClientMessage").is_valid(message)) == (fits, fits)
