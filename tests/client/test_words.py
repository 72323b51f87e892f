"""The page takes its words from the library's catalogues where they have them, and has words for every refusal."""

import json
import re

import pytest

from folsom.game import registry
from folsom.interface.words import LANGUAGES, flatten
from folsom.server.refusal import STATUS
from tools import client_words, page

WORDS = page.CLIENT / "src" / "words"
BOXES = page.CLIENT / "src" / "boxes"
ARTICLES = {"-game.wagon.First class", "-game.wagon.Second class"}  # among names that have an article in the catalogue


def test_an_entry_that_no_catalogue_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the file that names it, the language and the game."""
    source = WORDS / "index.ts"
    monkeypatch.setattr(client_words, "mentioned", lambda: iter([(source, "express", "card.dance")]))
    with pytest.raises(
        SystemExit, match=r"client/src/words/index\.ts names express:card\.dance, which the catalogue de"
    ):
        client_words.words("de")


def test_a_family_holds_the_entries_directly_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_words, "mentioned", lambda: iter([(WORDS, "super", "card.*")]))
    entries = registry.title("super").catalogue("fr").entries
    cards = {f"super:{key}": words for key, words in entries.items() if re.fullmatch(r"card\.[^.]+", key)}
    assert client_words.words("fr") == cards


def test_nothing_stands_both_on_the_page_and_in_a_catalogue() -> None:
    """The page's own texts differ from every entry in at least one language; otherwise it would use the entry."""
    entries: dict[tuple[str, ...], str] = {}
    for game in registry.names():
        catalogues = [registry.title(game).catalogue(language).entries for language in LANGUAGES]
        entries |= {tuple(each[key] for each in catalogues): f"{game}:{key}" for key in catalogues[0]}
    own = [sentences(language) for language in LANGUAGES]
    assert own[0].keys() == own[1].keys() == own[2].keys()
    assert len(own[0]) > 300
    both = {key: entries.get(tuple(each[key] for each in own)) for key in own[0] if key not in ARTICLES}
    assert {key: entry for key, entry in both.items() if entry} == {}


def sentences(language: str) -> dict[str, str]:
    """The page's own texts in a language, by file and key."""
    found: dict[str, str] = {}
    for path in (
        WORDS / f"{language}.ts",
        WORDS / f"{language}-game.ts",
        *sorted(BOXES.glob(f"*/words/{language}.ts")),
    ):
        text = path.read_text(encoding="utf-8")
        begun = re.search(rf"const {language}\w*(?:: [^=]+)? = \{{(?=\s)", text)
        assert begun, path
        body = text[begun.end() : text.index(f"{text[begun.end()]}}}", begun.end())]
        name = path.stem.removeprefix(language) if path.parent == WORDS else path.parts[-3]
        flatten(json.loads(as_json(body)), f"{name}.", found)
    return found


def as_json(body: str) -> str:
    """The inside of an object as prettier writes it."""
    body = re.sub(r"^\s*\.\.\.\w+,$", "", body, flags=re.MULTILINE)
    body = re.sub(r"^(\s*)(\w+):", r'\1"\2":', body, flags=re.MULTILINE)
    body = re.sub(r'([{,] )(\w+)(: ")', r'\1"\2"\3', body)
    return "{" + re.sub(r",(\s*)(?=\}|$)", r"\1", body.strip()) + "}"


def test_every_refusal_has_words_on_the_page() -> None:
    """Except for malformed messages, which the page never sends."""
    text = (WORDS / "en.ts").read_text(encoding="utf-8")
    section = text[text.index("  refused: {") :]
    said = set(re.findall(r'^    "?([a-z-]+)"?:', section[: section.index("\n  },")], re.MULTILINE))
    assert said - {"unreachable"} == set(STATUS) - {"malformed"}
