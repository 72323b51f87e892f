"""Moments of real games in which an event happens, for the gallery and for tests of the page.

Games are played at random; for each event, the moment with the most effects becomes a file in `client/fixtures/`.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from msgspec import json, to_builtins

from folsom import new_game
from folsom.express.interface.declaration import texts
from folsom.game.changes import apply
from folsom.game.game import Game
from tools.prepared import VIEWER, by_chance

FOLDER = Path(__file__).parents[1] / "client" / "fixtures"
SEEDS = 30  # games of each kind
MOST_SEEDS = 300  # if an event has not happened in them
Kind = tuple[str, int, dict[str, Any]]
KINDS: tuple[Kind, ...] = (
    ("express", 5, {}),
    ("express", 5, {"boxes": ["horses"]}),
    ("express", 4, {"boxes": ["timecar"]}),
    ("express", 4, {"boxes": ["mei", "rounds"]}),
    ("express", 5, {"variant": "marshal"}),
    ("express", 4, {"variant": "marshal", "boxes": ["horses"]}),
    ("super", 5, {"boxes": ["horse"]}),
)
ENDS = (
    "round",
    "turn",
    "first",
    "score",
    "gunslinger",
    "caught",
    "won",
    "no-winner",
)  # they do not belong to the event before them
EVENTS = sorted(texts()["RoundEventName"])
NAMES = (*(f"event-{event}" for event in EVENTS), "moved-start", "moved-time", "rides-on", "set-out", "uncoupled")
Fixture = dict[str, Any]


def name_of(event: dict[str, Any]) -> str | None:
    """The name of a fixture that begins with this event; None if there is no such fixture."""
    kind, points = event["kind"], event["points"]
    if kind == "event":
        return f"event-{points['event']}"
    if kind == "moved" and points["why"] in ("time", "start"):
        return f"moved-{points['why']}"
    return kind if kind in ("rides-on", "set-out", "uncoupled") else None


def steps(game: Game, chance: random.Random) -> Iterator[Fixture]:
    """Every decision of a game, as it would be sent to the page."""
    game.follow()
    while not game.over:
        view, before, facts = to_builtins(game.view(VIEWER)), game.looks([VIEWER]), game.facts
        seat = chance.choice(game.to_act)
        game.play(seat, by_chance(game, seat, chance))
        _, events = game.events_after(VIEWER, facts)
        changes = game.changes(before, facts)[VIEWER]
        pairs = zip(events, changes.events, strict=True)
        yield {
            "before": view,
            "events": [
                {**to_builtins(event), "changes": to_builtins(change, str_keys=True)} for event, change in pairs
            ],
        }


def cut(name: str, title: str, step: Fixture, number: int) -> Fixture:
    """A fixture of one event of a step, by its number, and the events that belong to it."""
    before = step["before"]
    for event in step["events"][:number]:
        before = apply(before, event["changes"])
    events = [step["events"][number]]
    for event in step["events"][number + 1 :]:
        if event["kind"] in ENDS or name_of(event):
            break
        events.append(event)
    after = before
    for event in events:
        after = apply(after, event["changes"])
    return {
        "name": name,
        "game": title,
        "question": "",
        "before": before,
        "events": events,
        "after": after,
        "options": [],
    }


@cache
def collect() -> dict[str, Fixture]:
    """All fixtures by name; those found in games of one kind are not replaced by those of a later kind."""
    found: dict[str, Fixture] = {}
    for kind in KINDS:
        found = {**best_of(kind, range(SEEDS)), **found}
    for seed in range(SEEDS, MOST_SEEDS):
        if found.keys() >= set(NAMES):
            break
        for kind in KINDS:
            found = {**best_of(kind, range(seed, seed + 1)), **found}
    missing = [name for name in NAMES if name not in found]
    if missing:
        raise SystemExit(f"No game of KINDS in tools/event_fixtures.py has {', '.join(missing)}: add its box there.")
    return found


def best_of(kind: Kind, seeds: range) -> dict[str, Fixture]:
    """By name, the fixture with the most events in games of a kind."""
    title, players, options = kind
    best: dict[str, Fixture] = {}
    for seed in seeds:
        game = new_game(title, players, seed=seed, **options)
        for fixture in moments(game, random.Random(seed)):
            name = fixture["name"]
            if name not in best or len(fixture["events"]) > len(best[name]["events"]):
                best[name] = fixture
    return best


def moments(game: Game, chance: random.Random) -> Iterator[Fixture]:
    """Every event of a game that could be a fixture."""
    title = game.setup.game
    for step in steps(game, chance):
        for number, event in enumerate(step["events"]):
            name = name_of(event)
            if name is not None:
                yield cut(name, title, step, number)


def text(name: str) -> str:
    return json.encode(collect()[name]).decode() + "\n"


FILES: dict[Path, Callable[[], str]] = {FOLDER / f"{name}.json": partial(text, name) for name in NAMES}
