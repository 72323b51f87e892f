"""The numbered rules as data: refusals cite them, and `folsom rules MOVE-2` prints them.

They are read from the Markdown pages written for people, so there is only one text of each rule: every table whose
first column is headed `id` contains rules.
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAGES = ("colt-express.md", "horses.md", "time-car.md", "marshal.md", "super.md")

_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


class UnknownRule(LookupError):
    """There is no rule with this number; the message suggests similar ones."""

    def __init__(self, number: str) -> None:
        near = difflib.get_close_matches(number.upper(), _by_id(), n=3)
        hint = f"; do you mean {' or '.join(near)}?" if near else ""
        if not _by_id():
            hint = ": the pages of rules are missing from this installation"
        super().__init__(f"there is no rule {number}{hint}")
        self.number = number


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a rule page. `text` keeps the page's Markdown emphasis."""

    id: str
    text: str
    page: str
    section: str
    certainty: str = ""
    """How certain a rule restated from public descriptions is: C certain, L likely, H house rule."""

    @property
    def house(self) -> bool:
        """Whether the rule, or part of it, is a house rule."""
        return "H" in self.certainty

    def plain(self) -> str:
        """The text without Markdown, for terminals."""
        return _EMPHASIS.sub(lambda match: match[1] or match[2] or match[3], self.text)


def rules() -> tuple[Rule, ...]:
    """Every rule, in the order of the pages."""
    return tuple(_by_id().values())


def rule(number: str) -> Rule:
    """The rule with this number, in upper or lower case."""
    try:
        return _by_id()[number.upper()]
    except KeyError:
        raise UnknownRule(number) from None


def find(prefix: str) -> tuple[Rule, ...]:
    """The rule with this number, or else all whose numbers begin with it: `find("move")` returns MOVE-1 to MOVE-3."""
    wanted = prefix.upper()
    exact = _by_id().get(wanted)
    found = (exact,) if exact else tuple(one for one in rules() if one.id.startswith(wanted))
    if not found:
        raise UnknownRule(prefix)
    return found


def parse(page: str, text: str) -> Iterator[Rule]:
    """The rules of one page."""
    section, in_rules = "", False
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("#").strip()
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            in_rules = False
        elif cells[0] == "id":
            in_rules = True
        elif in_rules and not cells[0].startswith("---"):
            yield Rule(cells[0], cells[1], page, section, *cells[2:])


@cache
def _by_id() -> dict[str, Rule]:
    folder = _folder()
    there = (page for page in PAGES if (folder / page).is_file())
    pages = ((page, (folder / page).read_text(encoding="utf-8")) for page in there)
    return {one.id: one for page, text in pages for one in parse(page, text)}


def _folder() -> Path:
    """The folder of the pages: in the package if it is installed, in `docs/` in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "rules"
    return installed if installed.is_dir() else package.parent.parent / "docs" / "rules"
