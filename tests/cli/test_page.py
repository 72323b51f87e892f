"""The page about the command line names every command and argument, and its examples are understood."""

import re
import shlex

import pytest

from folsom import cli
from folsom.terminal.screen import catalogue
from tools import cli_page

PAGE = cli_page.PAGE.read_text(encoding="utf-8")


def test_every_command_has_its_table() -> None:
    assert [found[2] for found in cli_page.TABLE.finditer(PAGE)] == list(cli_page.commands())


@pytest.mark.parametrize("command", re.findall(r"^folsom (.*?)(?:\s+#.*)?$", PAGE, re.MULTILINE))
def test_the_examples_are_understood(command: str) -> None:
    assert cli.parser(catalogue("en")).parse_args(shlex.split(command)).command in cli_page.commands()
