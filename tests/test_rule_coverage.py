"""Every implemented rule has a test that shows it, and every cited rule exists."""

import re
from collections.abc import Iterator

from folsom.rulebook import rules
from tools import rule_index
from tools.native import ROOT

# Files that cite rules by number, in texts and comments; and what looks like a rule number but is not.
SOURCES = {"src": (".py", ".toml"), "client/src": (".ts", ".svelte"), "tools": (".py",), "examples": (".py",)}
NUMBER = re.compile(r"(?<![\w-])[A-Z]{2,}(?:-[A-Z]+)*-(?:\d+|[A-Z]+)(?![\w-])")
NO_RULES = {"UTF-8"}


def test_every_rule_is_cited_by_a_test() -> None:
    shown = {citation.id for citation in rule_index.citations()}
    missing = [one.id for one in rules() if one.id not in shown]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    known = {one.id for one in rules()}
    unknown = [f"{one.path}: {one.id}" for one in rule_index.citations() if one.id not in known]
    assert not unknown


def cited(text: str) -> Iterator[tuple[int, str]]:
    """Everything that looks like a rule number, with its line."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in NUMBER.finditer(line):
            yield number, found[0]


def test_every_rule_that_the_sources_cite_exists() -> None:
    known = {one.id for one in rules()} | NO_RULES
    unknown, seen = [], set()
    for folder, suffixes in SOURCES.items():
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in suffixes:
                for line, number in cited(path.read_text(encoding="utf-8")):
                    seen.add(number)
                    if number not in known:
                        unknown.append(f"{path.relative_to(ROOT).as_posix()}:{line}: {number}")
    assert not unknown
    assert {"MOVE-2", "EVENT-FALL", "SUP-PLAN-1"} & seen


def test_numbers_of_rules_are_told_from_other_words() -> None:
    text = 'SETUP-5, ROUND-3: "why.PLAN-9" (BELLE-1); 12-A, F-16x, UTF-8\nEXPERT-2 to EXPERT-6, EVENT-FALL'
    assert list(cited(text)) == [
        *((1, number) for number in ("SETUP-5", "ROUND-3", "PLAN-9", "BELLE-1", "UTF-8")),
        *((2, number) for number in ("EXPERT-2", "EXPERT-6", "EVENT-FALL")),
    ]
