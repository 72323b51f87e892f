"""The page about the bots: its examples run, and its commands are understood."""

import re
import shlex
from pathlib import Path

import pytest

from folsom import cli
from folsom.terminal.screen import catalogue

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"^folsom (.*)$", PAGE, re.MULTILINE)


def test_there_are_some() -> None:
    assert len(EXAMPLES) >= 2
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "bots.md", "exec"), {"__name__": "bots"})


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_understood(command: str) -> None:
    """An unknown word would make the command line exit."""
    asked = cli.parser(catalogue("en")).parse_args(shlex.split(command))
    assert asked.command in ("arena", "play")
