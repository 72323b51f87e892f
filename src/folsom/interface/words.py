"""Catalogues: all words shown to people, one file a game and language."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable


class Catalogue:
    """The words of one game in one language: dotted keys to sentences with {named} places."""

    def __init__(self, entries: Mapping[str, str], language: str) -> None:
        self.entries = entries
        self.language = language
        self.known: dict[tuple[str, int, int], str] = {}  # names that are put together again and again

    def __call__(self, key: str, **named: object) -> str:
        words = self.entries[key]
        return words.format(**named) if named else words

    def has(self, key: str) -> bool:
        return key in self.entries


def load(folder: Traversable, language: str) -> Catalogue:
    """The catalogue of a language from a folder of TOML files."""
    text = (folder / f"{language}.toml").read_text(encoding="utf-8")
    entries: dict[str, str] = {}
    flatten(tomllib.loads(text), "", entries)
    return Catalogue(entries, language)


def flatten(table: Mapping[str, object], prefix: str, entries: dict[str, str]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            flatten(value, f"{prefix}{key}.", entries)
        else:
            entries[prefix + key] = str(value)
