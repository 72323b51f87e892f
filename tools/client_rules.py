"""Writes the rules that the page shows: `client/src/rules/en.json` and those of the other languages.

The English pages in `docs/rules/` are the rules; `docs/rules/fr/` and `docs/rules/de/` contain the same pages in other
languages, with the same numbers. A rule that is not translated yet is shown in English and marked as such.
"""

import json
import re
from functools import partial
from typing import Any

from folsom import rulebook
from tools.client_words import languages
from tools.native import ROOT

PAGES = ROOT / "docs" / "rules"
GENERATED = ROOT / "client" / "src" / "rules"


def heading(text: str) -> str:
    """The title of a page, without the remark about its numbers."""
    return text.splitlines()[0].lstrip("# ").split(":")[0].strip()


def translated(language: str, page: str) -> tuple[str, dict[str, rulebook.Rule]] | None:
    """The title of a page and its rules by number, in a language; None if it is not translated."""
    path = PAGES / page if language == "en" else PAGES / language / page
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    return heading(text), {rule.id: rule for rule in rulebook.parse(page, text)}


def summary(language: str, page: str) -> list[str]:
    """The items of the list that introduces a page, if it has one."""
    path = PAGES / page if language == "en" else PAGES / language / page
    before_rules = path.read_text(encoding="utf-8").partition("\n|")[0]
    _, *items = before_rules.partition("\n## ")[2].split("\n- ")
    # Lines are joined by a space; a French no-break space stays.
    return [re.sub(r"[ \n]+", " ", item.partition("\n## ")[0]).strip() for item in items]


def rows(language: str) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """The titles of all pages, and every rule."""
    titles, found = {}, list[dict[str, Any]]()
    for page in rulebook.PAGES:
        english = translated("en", page)
        assert english, page
        own = translated(language, page) or english
        titles[page.removesuffix(".md")] = own[0]
        for rule in english[1].values():
            told = own[1].get(rule.id, rule)
            row: dict[str, Any] = {
                "id": rule.id,
                "page": page.removesuffix(".md"),
                "section": told.section,
                "text": told.text,
            }
            if rule.house:
                row["house"] = True
            if told.text == rule.text and language != "en":
                row["english"] = True
            found.append(row)
    return titles, found


def file(language: str) -> str:
    titles, found = rows(language)
    short = {page.removesuffix(".md"): summary(language, page) for page in rulebook.PAGES}
    return json.dumps({"TITLES": titles, "SHORT": short, "RULES": found}, ensure_ascii=False, indent=1) + "\n"


FILES = {GENERATED / f"{language}.json": partial(file, language) for language in languages()}
