"""From what a host asks for to the rules of a game, or a clear refusal."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from folsom.express.base.components import WAGON_NAMES
from folsom.express.boxes import EXPANSIONS, assemble, wagons_for
from folsom.express.duel.box import SUGGESTED
from folsom.express.pairs.cast import LEADERS, MATES
from folsom.express.rules import Rules
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup
from folsom.interface.validation import CHANCE, names_from, no_name_twice, one_of, unknown, usual_players, whole_number

PLAYERS = range(2, 7)
BANDITS = ("Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco")
VARIANTS = ("standard", "duel", "pairs", "teams")
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


def complete(players: int | None, options: Mapping[str, Any]) -> Setup:
    """Check and complete a set-up."""
    for key in options:
        if key not in DEFAULTS:
            raise SetupError(unknown("option", key, tuple(DEFAULTS)))
    asked = {**DEFAULTS, **options}
    players = whole_number("players", usual_players(complete, options, PLAYERS) if players is None else players)
    variant = choose_variant(players, asked["variant"])
    boxes = choose_boxes(asked["boxes"])
    two = variant in ("duel", "pairs")
    bandits = choose_bandits(players, variant, two, asked["bandits"])
    return Setup(
        "express",
        players,
        {
            "variant": variant,
            "expert": choose_expert(variant, asked["expert"]),
            "printing": one_of("printing", asked["printing"], PRINTINGS),
            "boxes": boxes,
            "bandits": bandits,
            "wagons": choose_wagons(wagons_for(players, variant), asked["wagons"]),
            "seats": one_of("seats", asked["seats"], SEATS),
        },
    )


def choose_variant(players: int, asked: object) -> str:
    """VAR-1: how many play what."""
    if players not in PLAYERS:
        raise SetupError(f"Colt Express is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {shown(players)}")
    if asked is None:
        return "duel" if players == 2 else "standard"
    variant = one_of("variant", asked, VARIANTS)
    allowed = {"standard": (3, 4, 5, 6), "duel": (2,), "pairs": (2, 3), "teams": (4, 6)}[variant]
    if players not in allowed:
        numbers = " or ".join(str(number) for number in allowed)
        raise SetupError(f"variant {variant!r} is for {numbers} players, not {shown(players)} (VAR-1)")
    return variant


def choose_expert(variant: str, asked: object) -> bool:
    """VAR-1: always in the two-player game, never in Pairs, else as asked."""
    if asked is not None and not isinstance(asked, bool):
        raise SetupError(f"expert is True or False, not {shown(asked)}")
    if variant == "duel":
        if asked is False:
            raise SetupError("the two-player game is always played with the Expert variant (VAR-1, DUEL-4)")
        return True
    if variant == "pairs" and asked:
        raise SetupError("Pairs are never played with the Expert variant (VAR-1, PAIR-1)")
    return bool(asked)


def choose_boxes(asked: object) -> list[str]:
    """Every box goes with every variant, and with the other."""
    if isinstance(asked, str) or not isinstance(asked, Sequence):
        raise SetupError(f"boxes is a list of names, not {shown(asked)}")
    boxes = [one_of("box", box, BOXES) for box in asked]
    no_name_twice("boxes", boxes)
    return [box for box in BOXES if box in boxes]


def choose_wagons(number: int, asked: object) -> list[str] | None:
    """SETUP-2: from the Locomotive on."""
    if asked is None:
        return None
    wagons = [
        CHANCE if name == CHANCE else one_of("wagon", name, WAGON_NAMES) for name in names_from("wagons", asked, number)
    ]
    no_name_twice("wagons", wagons)
    return wagons


def choose_bandits(players: int, variant: str, two: bool, asked: object) -> list[str] | None:
    """Seat by seat; two bandits of a seat are written `Tuco+Cheyenne`."""
    if asked is None:
        return ["+".join(pair) for pair in SUGGESTED] if variant == "duel" else None
    if asked == "random":
        return ["?+?"] * players if variant == "duel" else None
    seats: list[list[str]] = []
    for entry in names_from("bandits", asked, players):
        parts = entry.split("+") if isinstance(entry, str) else entry
        if isinstance(parts, str) or not isinstance(parts, Sequence):
            raise SetupError(unknown("bandit", entry, BANDITS))
        if parts == [CHANCE] and two:
            parts = [CHANCE, CHANCE]
        if len(parts) != (2 if two else 1):
            raise SetupError(f"a seat has {'two bandits' if two else 'one bandit'} in this game, not {shown(entry)}")
        seats.append([CHANCE if part == CHANCE else one_of("bandit", part, BANDITS) for part in parts])
    no_name_twice("bandits", [name for seat in seats for name in seat])
    return ["+".join(as_pair(seat) if variant == "pairs" else seat) for seat in seats]


def as_pair(seat: list[str]) -> list[str]:
    """PAIR-1: the leader first."""
    pair = seat[::-1] if seat[-1] in LEADERS else seat
    if len(pair) != 2 or pair[0] not in LEADERS or pair[1] not in MATES:
        raise SetupError(f"a pair is one of {', '.join(LEADERS)} with one of {', '.join(MATES)}, not {'+'.join(seat)}")
    return pair


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
    cast = [-1 if name == CHANCE else BANDITS.index(name) for name in names]
    rules = assemble(players, variant, expert, first_printing, list(boxes), numbers, cast)
    rules.mix_seats = mix_seats and bool(cast)
    return rules
