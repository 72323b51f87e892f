"""`folsom study`: watches bots play, and writes a page about what they do."""

import argparse
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from folsom.interface.errors import SetupError
from folsom.interface.title import Setup
from folsom.interface.words import Catalogue
from folsom.study.games import study
from folsom.study.page import Page, Source
from folsom.terminal.bar import Bar
from folsom.terminal.faults import FAILED, report_faults
from folsom.terminal.screen import Screen, catalogue, system_language


def add_arguments(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.add_argument("--out", type=Path, required=True, metavar="FILE.md", help=words("help.study-out"))
    command.add_argument("--bot", default="policy", metavar="NAME", help=words("help.study-bot"))
    command.add_argument("--games", type=int, default=1000, metavar="N", help=words("help.games"))
    command.add_argument("--minutes", type=float, metavar="N", help=words("help.study-minutes"))
    command.add_argument("--seed", type=int, default=1, help=words("help.study-seed"))
    command.add_argument("--workers", type=int, metavar="N", help=words("help.workers"))


def run(asked: argparse.Namespace, setup: Setup, options: Mapping[str, Any], workers: int) -> int:
    words = catalogue(system_language())
    if asked.out.suffix != ".md":
        raise SetupError(words("wrong.no-markdown", file=asked.out))
    if not asked.out.absolute().parent.is_dir():
        raise SetupError(words("wrong.no-folder", file=asked.out))
    seconds = asked.minutes * 60 if asked.minutes is not None else None
    bar = Bar(words, asked.games)
    try:
        found = study(setup, asked.bot, asked.seed, asked.games, workers, seconds, bar.show)
    finally:
        bar.remove()
    Page(asked.out, Source(setup, asked.bot, command(asked, setup, options, found.games)), found).write()
    print(words("study.written", file=asked.out, games=found.games))
    report_faults(Screen(), words, "arena.faults-greenhorn", list(found.faults.elements()))
    return FAILED if found.faults else 0


def command(asked: argparse.Namespace, setup: Setup, options: Mapping[str, Any], games: int) -> str:
    """The command that writes the same page, without its time limit and number of processes."""
    parts = ["folsom", "study", setup.game, "--players", str(setup.players)]
    for name, value in options.items():
        if name == "seats":
            parts.append("--mix-seats")
        elif value is True:
            parts.append(f"--{name}")
        else:
            parts += [f"--{name}", value if isinstance(value, str) else ",".join(value)]
    given = {"--bot": asked.bot, "--games": games, "--seed": asked.seed, "--out": asked.out}
    for name, value in given.items():
        parts += [name, str(value)]
    return shlex.join(parts)
