"""Writes the words that the page takes from the catalogues of the games: `client/src/words/generated/`.

The page names an entry by a text such as `"express:card.move"`, and a family of entries by one with a star, such as
`"express:round.*"`: every entry named in this way is written, in every language.  An entry that is missing in a
catalogue is an error.
"""

import json
import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from folsom.game import registry
from tools.native import ROOT

SOURCES = ROOT / "client" / "src"
GENERATED = SOURCES / "words" / "generated"
HEAD = "// Written by `python3 dev.py regenerate` from the catalogues of the games. Do not edit.\n"


def mentioned() -> Iterator[tuple[Path, str, str]]:
    """All places where the page names an entry: the file, the game, and the entry or family."""
    entry = re.compile(rf'"({"|".join(registry.names())}):([\w.*-]+)"')
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and GENERATED not in path.parents and ".test." not in path.name:
            for found in entry.finditer(path.read_text(encoding="utf-8")):
                yield path, found[1], found[2]


def languages() -> tuple[str, ...]:
    return tuple(registry.title(registry.names()[0]).languages)


def words(language: str) -> dict[str, str]:
    """The texts of the page in a language, by the keys that it uses."""
    taken: dict[str, str] = {}
    for path, game, name in mentioned():
        entries = registry.title(game).catalogue(language).entries
        pattern = re.compile(re.escape(name).replace(r"\*", r"[^.]+"))
        keys = [key for key in entries if pattern.fullmatch(key)]
        if not keys:
            where = path.relative_to(ROOT).as_posix()
            sys.exit(f"{where} names {game}:{name}, which the catalogue {language} of {game} does not have")
        for key in keys:
            taken[f"{game}:{key}"] = entries[key]
    return dict(sorted(taken.items()))


def file(language: str) -> str:
    """The module of a language.  English defines the keys; another language may have more, for its plural forms."""
    lines = "".join(
        f"  {json.dumps(key)}: {json.dumps(text, ensure_ascii=False)},\n" for key, text in words(language).items()
    )
    if language != "en":
        start = f'{HEAD}import type {{ Entries }} from "./en";\n\n'
        return f"{start}export const {language}: Entries = {{\n{lines}}};\n"
    families = sorted({f"{game}:{name}" for _, game, name in mentioned() if "*" in name})
    family = " | ".join(json.dumps(one) for one in families)
    types = (
        "export type Key = keyof typeof en;\n"
        "export type Entries = Readonly<Record<Key, string> & Record<string, string>>;\n"
        f"export type Family = {family};\n"
    )
    return f"{HEAD}export const en = {{\n{lines}}} as const;\n\n{types}"


FILES = {GENERATED / f"{language}.ts": partial(file, language) for language in languages()}
