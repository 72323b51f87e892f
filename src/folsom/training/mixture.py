"""Which set-ups a run plays, and how often."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import inf
from pathlib import Path
from typing import Any

from folsom.game import registry
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup, Title


@dataclass(frozen=True)
class Share:
    """A set-up, and how often it is played compared with the others."""

    setup: Setup
    weight: float


def mixture(game: str, players: Sequence[int] | None, options: Mapping[str, Any] | None) -> list[Share]:
    """A set-up for each number of players; without options, all set-ups of the game, the plain ones most often."""
    title = registry.title(game)
    if options is not None:
        numbers: Sequence[int | None] = players or [None]
        return [Share(title.setup(number, options), 1.0) for number in numbers]
    return [Share(setup, 3.0 if plain else 1.0) for setup, plain in every_setup(title, players)]


def read_mixture(game: str, file: Path) -> list[Share]:
    """The mixture in a TOML file: `setups` with their weights, and the weight that all `others` share.

    `without` lists variants that are not among the others.
    """
    title, content = registry.title(game), read_toml(file)
    listed = content.pop("setups", [])
    others, without = content.pop("others", 0.0), content.pop("without", [])
    if content:
        raise SetupError(f"{file}: {shown(next(iter(content)))} is not part of a mixture")
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise SetupError(f"{file}: setups are written [[setups]]")
    if not isinstance(without, list):
        raise SetupError(f"{file}: without is a list of variants, not {shown(without)}")
    shares = [read_share(title, file, dict(one)) for one in listed]
    if weight(file, others) > 0:
        known = [share.setup for share in shares]
        left = [
            setup
            for setup, _ in every_setup(title, None)
            if setup not in known and setup.options.get("variant") not in without
        ]
        shares += [Share(setup, others / len(left)) for setup in left]
    if not shares:
        raise SetupError(f"{file} has no set-up")
    return shares


def read_share(title: Title, file: Path, values: dict[str, Any]) -> Share:
    if "weight" not in values or "players" not in values:
        raise SetupError(f"{file}: a set-up has a weight and a number of players, and perhaps options")
    share, players = weight(file, values.pop("weight")), values.pop("players")
    return Share(title.setup(players, values), share)


def weight(file: Path, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < inf:
        raise SetupError(f"{file}: a weight is a number from 0 on, not {shown(value)}")
    return float(value)


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"{file}: {error.strerror or error}") from None
    except ValueError as error:
        raise SetupError(f"{file} is not TOML: {error}") from None


def every_setup(title: Title, players: Sequence[int] | None) -> Iterable[tuple[Setup, bool]]:
    """Every set-up of a game, and whether it has no box and no other addition; printings count once."""
    choices = title.declaration().choices
    boxes = subsets([str(box) for box in choices["boxes"].values])
    others = [name for name in choices if name in ("variant", "expert")]
    for number in players or range(2, 9):
        for values in product(boxes, *(choices[name].values for name in others)):
            options = dict(zip(("boxes", *others), values, strict=True))
            try:
                setup = title.setup(number, options)
            except SetupError:
                continue  # not every variant is for every number of players
            yield setup, not options["boxes"] and options.get("expert") is not True


def subsets(values: Sequence[str]) -> list[list[str]]:
    return [list(chosen) for size in range(len(values) + 1) for chosen in combinations(values, size)]
