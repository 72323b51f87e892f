"""Turns a host's choices into the rules of a game, or rejects them with a clear message."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE, names_from, no_name_twice, one_of, unknown, usual_players, whole_number
from folsom.superexpress.interface.names import BANDITS
from folsom.superexpress.train import Rules

GAME = "super"
FEWEST, MOST = 3, 7
BOXES = ("reflex", "horse")
SEATS = ("given", "random")
DEFAULTS: dict[str, Any] = {"boxes": (), "bandits": None, "seats": "given"}


def complete(players: int | None, options: Mapping[str, Any]) -> Setup:
    """Validate and complete a set-up."""
    for key in options:
        if key not in DEFAULTS:
            raise SetupError(unknown("option", key, tuple(DEFAULTS)))
    asked = {**DEFAULTS, **options}
    if players is None:
        players = usual_players(complete, options, range(FEWEST, MOST + 1))
    players = whole_number("players", players)
    if not FEWEST <= players <= MOST:
        raise SetupError(f"Colt Super Express is for {FEWEST} to {MOST} players, not {shown(players)}")
    return Setup(
        GAME,
        players,
        {
            "boxes": choose_boxes(asked["boxes"]),
            "bandits": choose_bandits(players, asked["bandits"]),
            "seats": one_of("seats", asked["seats"], SEATS),
        },
    )


def choose_boxes(asked: object) -> list[str]:
    """The chosen modules, in the order of the rules."""
    if isinstance(asked, str) or not isinstance(asked, Sequence):
        raise SetupError(f"boxes is a list of names, not {shown(asked)}")
    boxes = [one_of("box", box, BOXES) for box in asked]
    no_name_twice("boxes", boxes)
    return [box for box in BOXES if box in boxes]


def choose_bandits(players: int, asked: object) -> list[str] | None:
    """The bandits by seat; None leaves all of them to chance."""
    if asked is None or asked == "random":
        return None
    bandits = [
        CHANCE if name == CHANCE else one_of("bandit", name, BANDITS) for name in names_from("bandits", asked, players)
    ]
    no_name_twice("bandits", bandits)
    return bandits


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up; equal set-ups share them."""
    o = setup.options
    return shared_rules(setup.players, tuple(o["boxes"]), tuple(o["bandits"] or ()), o["seats"] == "random")


@lru_cache(maxsize=256)
def shared_rules(players: int, boxes: tuple[str, ...], bandits: tuple[str, ...], mix_seats: bool) -> Rules:
    cast = [-1 if name == CHANCE else BANDITS.index(name) for name in bandits]
    return Rules(players, "reflex" in boxes, "horse" in boxes, cast, mix_seats and bool(cast))
