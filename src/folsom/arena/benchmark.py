"""The frozen benchmark: one bot against all others of a kind, in fixed set-ups, on fixed deals (benchmark.toml)."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from folsom.arena.lineup import Tournament
from folsom.arena.runner import Playing, Progress, run
from folsom.arena.standings import Standing, standings
from folsom.game import registry

TERMS: dict[str, Any] = tomllib.loads((files("folsom.arena") / "benchmark.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Trial:
    """A set-up and an opponent; `fair` is the share that a bot of the opponent's strength wins."""

    name: str
    opponent: str
    fair: float
    tournament: Tournament


def trials(bot: str, games: int | None = None) -> Iterator[Trial]:
    """All trials of a bot, each with the benchmark's number of games, or another for a preview."""
    for described in TERMS["setups"]:
        options = dict(described)
        name, title = options.pop("name"), registry.title(options.pop("game"))
        setup = title.setup(options.pop("players"), options)
        for opponent in TERMS["opponents"]:
            if opponent != bot:  # a bot against itself shows nothing
                terms = (bot, opponent), (setup,), TERMS["seed"], games or TERMS["games"], True
                yield Trial(name, opponent, 1 / len(title.sides(setup)), Tournament(*terms))


@dataclass(frozen=True)
class Outcome:
    """The bot's result in a trial; a game in which it failed is lost."""

    standing: Standing
    faults: tuple[str, ...]


def measure(trial: Trial, playing: Playing, progress: Progress = lambda done: None) -> Outcome:
    bot = trial.tournament.contestants[0]
    results = run(trial.tournament, playing, progress=progress)
    standing = next(one for one in standings(trial.tournament.contestants, results) if one.name == bot)
    return Outcome(standing, tuple(fault for result in results for fault in result.faults))
