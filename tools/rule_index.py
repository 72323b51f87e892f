"""Writes docs/rules/tests.md: for every rule, the tests that cite it.

Citations are read from the source, so no test has to run.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from folsom.rulebook import Rule, rules
from tools.native import ROOT

TESTS = ROOT / "tests" / "rules"
INDEX = ROOT / "docs" / "rules" / "tests.md"


@dataclass(frozen=True, slots=True)
class Citation:
    """A test that cites a rule by `@rule("ID")`."""

    id: str
    test: str
    path: str

    def sentence(self) -> str:
        """The name of the test as a sentence."""
        return self.test.removeprefix("test_").replace("_", " ")


def cited(path: Path) -> Iterator[Citation]:
    """The citations in one file, in order."""
    name = path.relative_to(ROOT).as_posix()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), name)):
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                for number in decorator.args:
                    yield Citation(str(ast.literal_eval(number)), node.name, name)


def citations() -> list[Citation]:
    """All citations below tests/rules."""
    return [citation for path in sorted(TESTS.rglob("test_*.py")) for citation in cited(path)]


def page() -> str:
    """The index as Markdown."""
    tests: dict[str, list[str]] = {}
    for citation in citations():
        link = f"[{citation.sentence()}](../../{citation.path})"
        tests.setdefault(citation.id, []).append(link)
    lines = ["# The rules and the tests that show them", "", "Written by `python3 dev.py regenerate`."]
    for name, of_page in groupby(rules(), lambda one: one.page):
        lines += ["", f"## [{name}]({name})", "", "| rule | shown by |", "|---|---|"]
        lines += [row(one, tests) for one in of_page]
    return "\n".join(lines) + "\n"


def row(one: Rule, tests: dict[str, list[str]]) -> str:
    """One line of the table."""
    return f"| {one.id} | {'<br>'.join(tests.get(one.id, []))} |"
