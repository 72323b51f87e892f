"""The page about the environments is correct, and its examples run."""

import re

import pytest

from tools import environment_tables

PAGE = environment_tables.PAGE.read_text(encoding="utf-8")
EXAMPLES = list(re.finditer(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))


def test_every_table_is_there() -> None:
    assert len(environment_tables.TABLE.findall(PAGE)) == 4


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda match: f"line {PAGE.count(chr(10), 0, match.start()) + 1}")
def test_the_examples_run(example: re.Match[str]) -> None:
    above = PAGE.count("\n", 0, example.start(1))  # so that a traceback shows the line of the page
    exec(compile("\n" * above + example[1], "environments.md", "exec"), {"__name__": "environments"})
