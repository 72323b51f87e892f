"""Writes the tables of docs/cli.md: the arguments of every command, from the parser of the command line."""

import argparse
import re
from collections.abc import Iterator

from folsom import cli
from folsom.terminal.screen import catalogue
from tools.native import ROOT

PAGE = ROOT / "docs" / "cli.md"
TABLE = re.compile(r"(<!-- table: (\w+) -->\n)(.*?)(<!-- end of table -->\n)", re.DOTALL)


def commands() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command; argparse has no public way to list them."""
    top = cli.parser(catalogue("en"))
    (found,) = (action for action in top._actions if isinstance(action, argparse._SubParsersAction))
    return dict(found.choices)


def rows(command: argparse.ArgumentParser) -> Iterator[str]:
    """A row for each argument of a command."""
    yield "| argument | meaning |"
    yield "|---|---|"
    for action in command._actions:
        if not isinstance(action, argparse._HelpAction):
            yield f"| {escaped(written(action))} | {escaped((action.help or '') % vars(action))} |"


def written(action: argparse.Action) -> str:
    """An argument as it is typed."""
    if not action.option_strings:
        return f"`{action.metavar or action.dest}`"
    name = action.option_strings[-1]
    if action.nargs == 0:
        return f"`{name}`"
    value = action.metavar or ("|".join(action.choices) if action.choices else action.dest.upper())
    return f"`{name} [{value}]`" if action.nargs == "?" else f"`{name} {value}`"


def escaped(text: str) -> str:
    """A text escaped for a table."""
    return text.replace("|", r"\|")


def page(text: str) -> str:
    """The page with new tables."""
    known = commands()
    return TABLE.sub(lambda found: found[1] + "\n".join(rows(known[found[2]])) + "\n" + found[4], text)
