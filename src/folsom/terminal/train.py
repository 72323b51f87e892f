"""`folsom train`: trains a network by self-play, or resumes a run that was stopped."""

import argparse
import os
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from folsom.interface.errors import SetupError
from folsom.interface.validation import unknown
from folsom.interface.words import Catalogue
from folsom.terminal.screen import catalogue, system_language


def add_arguments(command: argparse.ArgumentParser, words: Catalogue) -> None:
    command.add_argument("game", nargs="?", default="express", help=words("help.game"))
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=words("help.train-out"))
    command.add_argument("--resume", action="store_true", help=words("help.train-resume"))
    command.add_argument("--from", dest="begin", type=Path, metavar="FILE", help=words("help.train-from"))
    command.add_argument(
        "--against", type=Path, action="append", default=[], metavar="FILE", help=words("help.train-against")
    )
    command.add_argument("--imitate", type=Path, metavar="FOLDER", help=words("help.train-imitate"))
    command.add_argument("--bot", action="append", default=[], metavar="NAME", help=words("help.train-bot"))
    command.add_argument("--players", type=numbers, metavar="N,…", help=words("help.train-players"))
    command.add_argument("--mixture", type=Path, metavar="FILE", help=words("help.train-mixture"))
    command.add_argument("--decisions", type=int, metavar="N", help=words("help.train-decisions"))
    command.add_argument("--minutes", type=float, metavar="N", help=words("help.train-minutes"))
    command.add_argument("--workers", type=int, metavar="N", help=words("help.workers"))
    command.add_argument("--ray", metavar="ADDRESS", help=words("help.ray"))
    command.add_argument("--seed", type=int, help=words("help.train-seed"))
    command.add_argument(
        "--set", dest="changes", action="append", default=[], metavar="NAME=VALUE", help=words("help.train-set")
    )


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def run(asked: argparse.Namespace, options: Mapping[str, Any]) -> int:
    words = catalogue(system_language())
    try:
        from folsom.training.imitation import imitate
        from folsom.training.mixture import mixture, read_mixture
        from folsom.training.plan import Plan
        from folsom.training.run import Run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("folsom"):
            raise
        raise SetupError(words("wrong.no-training", module=error.name)) from None
    if asked.mixture and (asked.players or options):
        raise SetupError(words("wrong.mixture"))
    if bool(asked.imitate) != bool(asked.bot):
        raise SetupError(words("wrong.imitate"))
    if asked.resume:
        trainer = Run.resumed(asked.out, report)
    else:
        said = {"decisions": asked.decisions, "workers": asked.workers or os.cpu_count() or 1, "seed": asked.seed}
        given = {name: value for name, value in said.items() if value is not None}
        plan = replace(Plan(), **given, **changed(Plan(), asked.changes))
        if asked.imitate:
            imitate(asked.imitate, asked.bot, asked.game, plan, asked.begin, asked.out, report)
            return 0
        chosen = asked.mixture
        shares = read_mixture(asked.game, chosen) if chosen else mixture(asked.game, asked.players, options or None)
        trainer = Run(asked.out, plan, shares, report, against=asked.against)
        if asked.begin:
            trainer.start_from(asked.begin)
    trainer.train(asked.minutes * 60 if asked.minutes is not None else None, asked.ray)
    return 0


def changed(plan: Any, changes: Sequence[str]) -> dict[str, Any]:
    """The values of changes such as `magnet=0.1`, with the types of the plan's fields."""
    known = tuple(field.name for field in fields(plan))
    found = {}
    for change in changes:
        name, _, text = change.partition("=")
        if name not in known:
            raise SetupError(unknown("training parameter", name, known))
        try:
            found[name] = type(getattr(plan, name))(text)
        except ValueError:
            raise SetupError(f"{name} is a number, not {text!r}") from None
    return found


def report(line: str) -> None:
    print(line, flush=True)
