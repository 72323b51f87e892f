"""The page takes from the library's catalogues what stands there, and has words for all that the server refuses."""

import re

import pytest

from folsom.game import registry
from folsom.server.refusal import STATUS
from tools import client_words, page

WORDS = page.CLIENT / "src" / "words"


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


def test_every_refusal_has_words_on_the_page() -> None:
    """But for what no page says: that a message is malformed."""
    text = (WORDS / "en.ts").read_text(encoding="utf-8")
    section = text[text.index("  refused: {") :]
    said = set(re.findall(r'^    "?([a-z-]+)"?:', section[: section.index("\n  },")], re.MULTILINE))
    assert said - {"unreachable"} == set(STATUS) - {"malformed"}
