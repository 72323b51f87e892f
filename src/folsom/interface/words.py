"""Catalogues: all words shown to people, in each language."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable

LANGUAGES = ("en", "fr", "de")
"""The languages of every catalogue; the page lists them in client/src/words/languages.ts."""


class MissingWord(LookupError):
    """A catalogue has no words for a key."""


class Catalogue:
    """The words of one game in one language: sentences with {named} placeholders, by dotted keys."""

    def __init__(self, entries: Mapping[str, str], language: str) -> None:
        self.entries = entries
        self.language = language
        self.known: dict[tuple[str, int, int], str] = {}  # a cache of combined names

    def __call__(self, key: str, **named: object) -> str:
        try:
            words = self.entries[key]
        except KeyError:
            raise MissingWord(f"the catalogue {self.language} has no words for {key}") from None
        return words.format(**named) if named else words

    def count(self, key: str, number: int, **named: object) -> str:
        """A sentence about a number of things, from the entry `key.one`, `key.few`, … that fits the number."""
        form = f"{key}.{plural_category(self.language, number)}"
        return self(form if form in self.entries else f"{key}.other", number=number, **named)

    def has(self, key: str) -> bool:
        return key in self.entries


def plural_category(language: str, number: int) -> str:
    """The CLDR plural category of a non-negative whole number.

    A language that is not listed here has one form for 1 and another for all other numbers.
    """
    if language == "fr":
        return "one" if number <= 1 else "many" if number % 1_000_000 == 0 else "other"
    if language == "pl":
        few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
        return "one" if number == 1 else "few" if few else "many"
    return "one" if number == 1 else "other"


def load(folders: Sequence[Traversable], language: str) -> Catalogue:
    """Load the catalogue of a language from the TOML files of these folders; no key may occur twice."""
    entries: dict[str, str] = {}
    for folder in folders:
        file = folder / f"{language}.toml"
        found: dict[str, str] = {}
        flatten(tomllib.loads(file.read_text(encoding="utf-8")), "", found)
        for key in found:
            if key in entries:
                raise ValueError(f"{file} has words for {key}, and so has another file of the same catalogue")
        entries |= found
    return Catalogue(entries, language)


def flatten(table: Mapping[str, object], prefix: str, entries: dict[str, str]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            flatten(value, f"{prefix}{key}.", entries)
        else:
            entries[prefix + key] = str(value)
