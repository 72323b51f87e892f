"""Scenes for the gallery and the tests of the page, taken from games that are played at random.

A scene is a view, the events after it, the view after those, and the question that is asked then.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import folsom
from folsom.game.changes import Change
from folsom.interface.title import Look

FOLDER = Path(__file__).parent.parent / "client" / "fixtures"
LEFT_OUT = ("engine", "side_bullets")  # fields that the page does not draw


@dataclass(frozen=True)
class SceneSpec:
    """A scene to look for: a game, and the verb of the question that ends it."""

    name: str
    game: str
    players: int
    verb: str
    seed: int
    rounds: int = 2  # that have passed before the scene
    options: tuple[tuple[str, Any], ...] = ()


LAW = (("variant", "marshal"),)
BANDITS = ("Tuco", "Cheyenne", "Doc", "Belle", "Ghost", "Django")
SCENES = (
    SceneSpec("base-move", "express", 4, "move", 3),
    SceneSpec("base-fire", "express", 5, "fire", 5),
    SceneSpec("base-rob", "express", 3, "rob", 8, 1),
    SceneSpec("base-drop", "express", 6, "drop", 2),
    SceneSpec("base-marshal", "express", 6, "marshal", 4, 1),
    SceneSpec("base-plan", "express", 4, "plan", 6, 3),
    SceneSpec("duel-knock", "express", 2, "knock", 1),
    SceneSpec("horses-ride", "express", 6, "ride", 7, 1, (("boxes", ["horses"]),)),
    SceneSpec("horses-hostage", "express", 4, "hostage", 1, 0, (("boxes", ["horses"]),)),
    SceneSpec("timecar-move", "express", 5, "move", 9, 2, (("boxes", ["horses", "timecar"]),)),
    SceneSpec("law-arrest", "express", 6, "arrest", 1, 1, LAW),
    SceneSpec("law-idea", "express", 4, "idea", 3, 2, LAW),
    SceneSpec("law-plan", "express", 8, "plan", 4, 3, LAW),
    SceneSpec("super-three", "super", 3, "program", 2, 2),
    SceneSpec("super-seven", "super", 7, "program", 5, 3, (("boxes", ["reflex", "horse"]),)),
)


def seen(game: Any, seat: int) -> dict[str, Any]:
    view = asdict(game.view(seat))
    return {key: value for key, value in view.items() if key not in LEFT_OUT}


def number(game: Any) -> int:
    round_now = game.view(None).round
    return round_now if isinstance(round_now, int) else round_now.number if round_now else 0


def cast(spec: SceneSpec) -> dict[str, Any]:
    """The bandits of a game, by name: if they were drawn, a new bandit would change every scene of Colt Express."""
    if spec.game != "express" or spec.players == 2:  # with two players, DUEL-1 names them
        return {}
    names = ("Marshal", *BANDITS, "Mei") if spec.options == LAW else BANDITS
    return {"bandits": list(names[: spec.players])}


def scene(spec: SceneSpec) -> dict[str, Any] | None:
    """The scene from the beginning of a round to the first question of this kind."""
    game = folsom.new_game(spec.game, players=spec.players, seed=spec.seed, **cast(spec), **dict(spec.options))
    game.follow()
    chance = Random(spec.seed)
    before: list[dict[str, Any]] = []
    since: list[int] = []
    changes: list[list[Any]] = []  # by seat: what each event since then changed
    begun = -1
    while not game.over:
        fresh = number(game) > max(begun, spec.rounds)
        if fresh and (spec.game == "express" or not before):  # a round of Super Express ends with the next question
            begun = number(game)
            before = [seen(game, seat) for seat in range(game.players)]
            since = [len(game.events(seat)) for seat in range(game.players)]
            changes = [[] for _ in range(game.players)]
        seat = game.to_act[0]
        options = game.options(seat)
        told = game.events(seat, since[seat]) if before else []
        if before and options[0].verb == spec.verb and len(told) > 12:
            return {
                "name": spec.name,
                "game": spec.game,
                "question": game.question(seat),
                "before": before[seat],
                "events": [asdict(event) | {"changes": one} for event, one in zip(told, changes[seat], strict=True)],
                "after": seen(game, seat),
                "options": [asdict(option) for option in options if option.verb != "take-back"],
            }
        looks: dict[int | None, Look] = {seat: game.look(seat) for seat in range(game.players)}
        facts = game.facts
        game.play(seat, chance.choice(game.legal(seat)))
        for viewer, found in game.changes(looks, facts).items():
            if changes and viewer is not None:
                changes[viewer] += [drawn(one) for one in found.events]
    return None


def drawn(change: Change) -> dict[str, Any]:
    """A change as it is sent, without the fields that are not drawn."""
    plain: dict[str, Any] = msgspec.to_builtins(change, str_keys=True)
    return {key: value for key, value in plain.items() if key not in LEFT_OUT}


def text(spec: SceneSpec) -> str:
    """The file of a scene; if the game with its seed does not contain it, from a game with another seed."""
    for seed in (spec.seed, *range(100, 200)):
        found = scene(replace(spec, seed=seed))
        if found is not None:
            return json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n"
    raise SystemExit(f"no game has the scene {spec.name}")


FILES: dict[Path, Callable[[], str]] = {FOLDER / f"{spec.name}.json": partial(text, spec) for spec in SCENES}
