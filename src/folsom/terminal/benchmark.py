"""`folsom benchmark`: the strength of a bot in the fixed benchmark."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from folsom.arena.benchmark import TERMS, Outcome, Trial, measure, trials
from folsom.arena.runner import Playing
from folsom.game.version import __version__
from folsom.interface.errors import SetupError
from folsom.interface.words import Catalogue
from folsom.terminal.bar import Bar
from folsom.terminal.faults import FAILED, report_faults
from folsom.terminal.screen import BOLD, Screen, catalogue, columns, system_language


def add_arguments(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.add_argument(
        "--games",
        type=int,
        default=TERMS["games"],
        metavar="N",
        help=words("help.benchmark-games", games=TERMS["games"]),
    )
    command.add_argument("--json", type=Path, metavar="FILE", help=words("help.figures"))


def run(bot: str, games: int, file: Path | None, playing: Playing) -> int:
    words = catalogue(system_language())
    if file and not file.absolute().parent.is_dir():
        raise SetupError(words("wrong.no-folder", file=file))
    asked = list(trials(bot, games))  # refuses a bot that cannot play, before the first game
    bar = Bar(words, sum(1 for trial in asked for _ in trial.tournament.bouts()))
    measured: list[tuple[Trial, Outcome]] = []
    played = 0
    try:
        for trial in asked:
            measured.append((trial, measure(trial, playing, partial(show_progress, bar, played))))
            played += measured[-1][1].standing.wins.games
    finally:
        bar.remove()
    if file:
        values = {"folsom": __version__, "benchmark": TERMS["version"], "bot": bot, "interval": "Wilson, 95 %"}
        values["trials"] = [as_values(*one) for one in measured]
        file.write_text(json.dumps(values, indent=1) + "\n", encoding="utf-8")
    screen = Screen()
    show(screen, words, bot, measured)
    faults = [fault for _, outcome in measured for fault in outcome.faults]
    report_faults(screen, words, "arena.faults-loss", faults)
    return FAILED if faults else 0


def show_progress(bar: Bar, before: int, done: int) -> None:
    bar.show(before + done)


def show(screen: Screen, words: Catalogue, bot: str, measured: list[tuple[Trial, Outcome]]) -> None:
    screen.say(words("benchmark.title", bot=bot, version=TERMS["version"]), style=BOLD)
    heads = [
        "benchmark.setup",
        "benchmark.opponent",
        "arena.share",
        "arena.interval",
        "benchmark.fair",
        "simulate.played",
    ]
    rows = [[words(head) for head in heads]]
    for trial, outcome in measured:
        wins = outcome.standing.wins
        low, high = wins.interval()
        interval = words("simulate.from-to", low=low, high=high)
        share, fair = f"{wins.share():.1%}", f"{trial.fair:.0%}"
        rows.append([trial.name, trial.opponent, share, interval, fair, str(wins.games)])
    head, *body = columns(rows)
    screen.line(head, BOLD)
    for line in body:
        screen.line(line)


def as_values(trial: Trial, outcome: Outcome) -> dict[str, Any]:
    wins = outcome.standing.wins
    low, high = wins.interval()
    return {
        "setup": trial.name,
        "opponent": trial.opponent,
        "fair_share": trial.fair,
        "games": wins.games,
        "share": wins.share(),
        "low": low,
        "high": high,
        "faults": len(outcome.faults),
    }
