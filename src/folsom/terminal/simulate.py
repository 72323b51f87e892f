"""`folsom simulate`: plays many games and summarises them."""

import json
import secrets
import time
from collections.abc import Iterator, Mapping
from typing import Any

from folsom.bulk.figures import Spread, Wins
from folsom.game import registry
from folsom.interface.title import Setup
from folsom.interface.words import Catalogue
from folsom.terminal.bar import Bar
from folsom.terminal.bulk import Names, simulate
from folsom.terminal.screen import BOLD, Screen, catalogue, columns, listed, system_language
from folsom.terminal.tally import Tally

FAULTS = 3  # the most faults shown


def run(setup: Setup, seed: int | None, games: int, workers: int, as_json: bool, bots: Names) -> int:
    """Play all games, then print the figures."""
    words = catalogue(system_language())
    first_seed = secrets.randbits(32) if seed is None else seed
    began = time.perf_counter()
    bar = Bar(words, games)
    try:
        tally = simulate(setup, first_seed, games, workers, bar.show, bots)
    finally:
        bar.remove()
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(as_values(setup, first_seed, tally, seconds, bots), indent=1))
    else:
        Summary(Screen(), words).show(setup, first_seed, tally, seconds, bots)
    return 0


class Summary:
    """The figures as a table for people."""

    def __init__(self, screen: Screen, words: Catalogue) -> None:
        self.screen = screen
        self.words = words

    def show(self, setup: Setup, seed: int, tally: Tally, seconds: float, bots: Names = ()) -> None:
        parts = [
            *non_default_options(self.words, setup),
            *([self.words("simulate.bots", names=", ".join(bots))] if bots else []),
        ]
        self.screen.say(
            self.words(
                "simulate.games",
                games=tally.games,
                game=setup.game,
                players=setup.players,
                options="".join(f", {part}" for part in parts),
                seed=seed,
                rate=f"{tally.games / seconds:.0f}",
            ),
            style=BOLD,
        )
        seats = {self.words("simulate.seat", number=seat): tally.by_seat[seat] for seat in sorted(tally.by_seat)}
        self.measured(tally)
        self.wins(self.words("simulate.by-name"), dict(sorted(tally.by_name.items())))
        self.wins(self.words("simulate.by-seat"), seats)
        if tally.unwon:
            self.screen.line(self.words("simulate.nobody", number=tally.unwon))
        for fault, number in tally.faults.most_common(FAULTS):
            self.screen.say(self.words.count("simulate.faults", number, fault=fault))
        self.events(tally)

    def measured(self, tally: Tally) -> None:
        words = self.words
        heads = ("simulate.measured", "simulate.mean", "simulate.least", "simulate.most")
        rows = [[words(head) for head in heads]]
        for what, spread in (("simulate.decisions", tally.decisions), ("simulate.scores", tally.scores)):
            rows.append([words(what), f"{spread.mean():.1f}", str(spread.low), str(spread.high)])
        self.table(rows)

    def wins(self, what: str, wins: Mapping[str, Wins]) -> None:
        words = self.words
        heads = ("simulate.played", "simulate.won", "simulate.share", "simulate.interval")
        rows = [[what, *(words(head) for head in heads)]]
        for name, each in wins.items():
            low, high = each.interval()
            interval = words("simulate.from-to", low=low, high=high)
            rows.append([name, str(each.games), f"{float(each.won):.1f}", f"{each.share():.1%}", interval])
        self.table(rows)

    def events(self, tally: Tally) -> None:
        rows = [[self.words("simulate.events"), self.words("simulate.count"), self.words("simulate.per-game")]]
        for name, count in sorted(tally.events.items(), key=lambda item: (-item[1], item[0])):
            rows.append([name, str(count), f"{count / tally.games:.2f}"])
        self.table(rows)

    def table(self, rows: list[list[str]]) -> None:
        head, *body = columns(rows)
        self.screen.line()
        self.screen.line(head, BOLD)
        for line in body:
            self.screen.line(line)


def non_default_options(words: Catalogue, setup: Setup) -> Iterator[str]:
    """The options that differ from the defaults."""
    usual = registry.title(setup.game).setup(setup.players, {}).options
    for key, value in setup.options.items():
        if not value or value == usual[key]:
            continue
        if value is True:
            yield key.capitalize()
        elif key == "boxes":
            yield words("simulate.boxes", boxes=listed(words, value))
        elif key == "variant":
            yield value
        else:
            yield f"{key} {value}" if isinstance(value, str) else f"{key} {' '.join(value)}"


def as_values(setup: Setup, seed: int, tally: Tally, seconds: float, bots: Names = ()) -> dict[str, Any]:
    """The figures for programs."""
    return {
        "game": setup.game,
        "players": setup.players,
        "options": dict(setup.options),
        "bots": list(bots),
        "seed": seed,
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions": spread_values(tally.decisions),
        "scores": spread_values(tally.scores),
        "wins_by_bandit": {name: wins_values(tally.by_name[name]) for name in sorted(tally.by_name)},
        "wins_by_seat": [wins_values(tally.by_seat[seat]) for seat in sorted(tally.by_seat)],
        "won_by_nobody": tally.unwon,
        "faults": dict(sorted(tally.faults.items())),
        "events": dict(sorted(tally.events.items())),
    }


def spread_values(spread: Spread) -> dict[str, float | int | None]:
    return {"mean": spread.mean(), "min": spread.low, "max": spread.high}


def wins_values(wins: Wins) -> dict[str, float | int]:
    low, high = wins.interval()
    return {"games": wins.games, "wins": float(wins.won), "share": wins.share(), "low": low, "high": high}
