"""Turns a host's choices into the rules of a game, or rejects them with a clear message."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from folsom.express.base.components import WAGON_NAMES
from folsom.express.boxes import EXPANSIONS, assemble, variant_named
from folsom.express.boxes import VARIANTS as PLAYED
from folsom.express.rules import Rules
from folsom.express.variant import Variant
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE, names_from, no_name_twice, one_of, unknown, usual_players, whole_number

PLAYERS = range(min(min(variant.players) for variant in PLAYED), max(max(variant.players) for variant in PLAYED) + 1)
USUAL_PLAYERS = range(2, 7)
VARIANTS = tuple(variant.name for variant in PLAYED)
PRINTINGS = ("later", "first")
SEATS = ("given", "random")
BOXES = tuple(box.name for box in EXPANSIONS)
DEFAULTS: dict[str, Any] = {
    "variant": None,
    "expert": None,
    "printing": "later",
    "boxes": (),
    "bandits": None,
    "wagons": None,
    "seats": "given",
}


@lru_cache(maxsize=64)
def bandits_of(boxes: tuple[str, ...], variant: str = "standard") -> tuple[str, ...]:
    """The bandits that can be played in this variant with these boxes."""
    rules = assemble(variant_named(variant).players[-1], variant, False, False, list(boxes), [], [])
    return tuple(character.name for character in rules.characters)


APART: tuple[tuple[str, ...], ...] = ((), *((box,) for box in BOXES))  # no box, then each one: not all can be combined
BANDITS = tuple(
    dict.fromkeys(
        [name for boxes in APART for name in bandits_of(boxes)]
        + [name for variant in VARIANTS for name in bandits_of((), variant)]
    )
)


def complete(players: int | None, options: Mapping[str, Any]) -> Setup:
    """Validate and complete a set-up."""
    for key in options:
        if key not in DEFAULTS:
            raise SetupError(unknown("option", key, tuple(DEFAULTS)))
    asked = {**DEFAULTS, **options}
    players = whole_number("players", usual_players(complete, options, PLAYERS) if players is None else players)
    variant = variant_named(choose_variant(players, asked["variant"]))
    boxes = choose_boxes(players, variant.name, asked["boxes"])
    return Setup(
        "express",
        players,
        {
            "variant": variant.name,
            "expert": choose_expert(variant.name, asked["expert"]),
            "printing": one_of("printing", asked["printing"], PRINTINGS),
            "boxes": boxes,
            "bandits": choose_bandits(players, variant, bandits_of(tuple(boxes), variant.name), asked["bandits"]),
            "wagons": choose_wagons(variant.wagons(players), asked["wagons"]),
            "seats": one_of("seats", asked["seats"], SEATS),
        },
    )


def choose_variant(players: int, asked: object) -> str:
    """VAR-1: the number of players of each variant."""
    if players not in (PLAYERS if asked else USUAL_PLAYERS):
        raise SetupError(f"Colt Express is for {USUAL_PLAYERS[0]} to {USUAL_PLAYERS[-1]} players, not {shown(players)}")
    if asked is None:
        return next(variant.name for variant in PLAYED if players in variant.players and not variant.on_demand)
    variant = variant_named(one_of("variant", asked, VARIANTS))
    if players not in variant.players:
        numbers = " or ".join(str(number) for number in variant.players)
        raise SetupError(f"variant {variant.name!r} is for {numbers} players, not {shown(players)} (VAR-1)")
    return variant.name


def choose_expert(variant: str, asked: object) -> bool:
    """VAR-1: each variant decides whether it can be played with the Expert rules."""
    if asked is not None and not isinstance(asked, bool):
        raise SetupError(f"expert is True or False, not {shown(asked)}")
    return variant_named(variant).expert(asked)


def choose_boxes(players: int, variant: str, asked: object) -> list[str]:
    """Each box decides what it cannot be combined with."""
    if isinstance(asked, str) or not isinstance(asked, Sequence):
        raise SetupError(f"boxes is a list of names, not {shown(asked)}")
    boxes = [one_of("box", box, BOXES) for box in asked]
    no_name_twice("boxes", boxes)
    for box in EXPANSIONS:
        reason = box.interface.refuses(players, variant, boxes) if box.name in boxes else ""
        if reason:
            raise SetupError(reason)
    return [box for box in BOXES if box in boxes]


def choose_wagons(number: int, asked: object) -> list[str] | None:
    """SETUP-2: the wagons, from the Locomotive on."""
    if asked is None:
        return None
    wagons = [
        CHANCE if name == CHANCE else one_of("wagon", name, WAGON_NAMES) for name in names_from("wagons", asked, number)
    ]
    no_name_twice("wagons", wagons)
    return wagons


def choose_bandits(players: int, variant: Variant, known: Sequence[str], asked: object) -> list[str] | None:
    """The bandits by seat; two bandits of a seat are written `Tuco+Cheyenne`."""
    if asked is None:
        return variant.usual_bandits()
    if asked == "random":
        return variant.random_bandits(players)
    two = variant.pawns == 2
    seats: list[list[str]] = []
    for entry in names_from("bandits", asked, players):
        parts = entry.split("+") if isinstance(entry, str) else entry
        if isinstance(parts, str) or not isinstance(parts, Sequence):
            raise SetupError(unknown("bandit", entry, known))
        if parts == [CHANCE] and two:
            parts = [CHANCE, CHANCE]
        if len(parts) != variant.pawns:
            raise SetupError(f"a seat has {'two bandits' if two else 'one bandit'} in this game, not {shown(entry)}")
        seats.append([CHANCE if part == CHANCE else one_of("bandit", part, known) for part in parts])
    named = [name for seat in seats for name in seat]
    no_name_twice("bandits", named)
    variant.check(named)
    return ["+".join(variant.seat(seat)) for seat in seats]


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up; equal set-ups share them."""
    o = setup.options
    bandits, wagons = o["bandits"], o["wagons"]
    return shared_rules(
        setup.players,
        o["variant"],
        o["expert"],
        o["printing"] == "first",
        tuple(o["boxes"]),
        tuple(wagons) if wagons else (),
        tuple(bandits) if bandits else (),
        o["seats"] == "random",
    )


def rules_apart() -> list[Rules]:
    """The rules of the standard game without boxes and with each one alone, then of the other variants.

    Together they contain every component.
    """
    standard, *others = PLAYED
    alone = [(standard, players, boxes) for players in standard.players for boxes in APART]
    alone += [(variant, players, ()) for variant in others for players in variant.players]
    return [rules_of(complete(players, {"variant": variant.name, "boxes": boxes})) for variant, players, boxes in alone]


@lru_cache(maxsize=1024)
def shared_rules(
    players: int,
    variant: str,
    expert: bool,
    first_printing: bool,
    boxes: tuple[str, ...],
    wagons: tuple[str, ...],
    bandits: tuple[str, ...],
    mix_seats: bool,
) -> Rules:
    numbers = [-1 if name == CHANCE else WAGON_NAMES.index(name) for name in wagons]
    pairs = [seat.split("+") for seat in bandits]
    names = [pair[k] for k in range(len(pairs[0])) for pair in pairs] if pairs else []
    rules = assemble(players, variant, expert, first_printing, list(boxes), numbers, names)
    rules.mix_seats = mix_seats and bool(names)
    return rules
