"""The page about the library is correct, and its examples run."""

import re

import pytest

import folsom
from folsom.game import registry
from tools import library_tables

PAGE = library_tables.PAGE.read_text(encoding="utf-8")
EXAMPLES = list(re.finditer(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))


def test_every_row_says_what_it_means() -> None:
    assert not library_tables.unexplained(PAGE)


def test_a_field_without_a_meaning_is_named() -> None:
    with pytest.raises(ValueError, match="water of spouted needs a meaning"):
        _ = library_tables.Point("spouted", "water", int, True).meaning


def test_every_table_is_there() -> None:
    wanted = {f"any {what}" for what in library_tables.OF_ANY_GAME}
    wanted |= {f"{game} {what}" for game in registry.names() for what in library_tables.OF_ONE_GAME}
    assert [table[1] for table in library_tables.TABLE.finditer(PAGE) if table[1] not in wanted] == []
    assert wanted <= {table[1] for table in library_tables.TABLE.finditer(PAGE)}


def test_a_note_stays_with_its_row_and_a_new_row_has_none() -> None:
    rows = library_tables.filled("any record", "| field | meaning |\n|---|---|\n| `seed` | kept |\n| `gone` | lost |\n")
    assert "| `seed` | kept |" in rows
    assert "gone" not in rows
    assert len(library_tables.unexplained(f"<!-- table: any record -->\n{rows}<!-- end of table -->\n")) > 1


@pytest.mark.parametrize("name", [name for name in folsom.__all__ if not name.startswith("__")])
def test_the_page_speaks_of_everything_in_the_package(name: str) -> None:
    assert name in PAGE


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda match: f"line {PAGE.count(chr(10), 0, match.start()) + 1}")
def test_the_examples_run(example: re.Match[str]) -> None:
    above = PAGE.count("\n", 0, example.start(1))  # so that a traceback shows the line of the page
    exec(compile("\n" * above + example[1], "library.md", "exec"), {"__name__": "library"})
