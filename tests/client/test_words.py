"""The page's terms of the game are the library's: nobody reads two words for one thing."""

import json
import re
from typing import Any

import pytest

from folsom.game import registry
from folsom.server.refusal import STATUS
from tools import page

WORDS = page.CLIENT / "src" / "words"
SOFT_HYPHEN = "\u00ad"  # where a term may be broken on a narrow card
LANGUAGES = ("en", "fr", "de")
CARDS = {"Move": "move", "Floor": "floor", "Robbery": "rob", "Fire": "fire", "Punch": "punch", "Ride": "ride"}
GAPS = re.compile(r"\{(\w+)\}")


def terms(language: str) -> dict[str, dict[str, str]]:
    """A file of terms; its form is JSON but for keys without quotes and commas at the end."""
    text = (WORDS / f"{language}-terms.ts").read_text(encoding="utf-8").replace(SOFT_HYPHEN, "")
    body = text[text.index("= {") + 2 : text.rindex("}") + 1]
    body = re.sub(r"^(\s*)([A-Za-z_]\w*):", r'\1"\2":', body, flags=re.MULTILINE)
    found: dict[str, dict[str, str]] = json.loads(re.sub(r",(\s*})", r"\1", body))
    return found


def said(language: str, key: str, game: str = "express") -> str:
    """A word of the library's catalogue."""
    return registry.title(game).catalogue(language)(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_turns_and_hostages_are_called_alike(language: str) -> None:
    page_terms = terms(language)
    for card, key in CARDS.items():
        assert page_terms["card"][card] == said(language, f"card.{key}")
    for card, key in {"Turn": "turn", "Shoot": "shoot", "Reflex": "reflex", "Horse": "horse"}.items():
        assert page_terms["card"][card] == said(language, f"card.{key}", "super")
    for turn, word in page_terms["turn"].items():
        assert word.lower() == said(language, f"turn.{turn}").lower()
    for name, word in page_terms["hostage"].items():
        assert word == said(language, f"picture.hostage.{slug(name)}")
    for name, sentence in page_terms["hostageHint"].items():
        assert sentence == said(language, f"hostage.terms.{slug(name)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_round_cards_and_events_are_called_alike(language: str) -> None:
    page_terms = terms(language)
    for name, word in page_terms["roundCard"].items():
        assert word == said(language, f"round.{slug(name)}")
    for name, sentence in page_terms["eventHint"].items():
        assert sentence == said(language, f"event.event.{name}")


@pytest.mark.parametrize("name", ["fr.ts", "fr-game.ts", "fr-terms.ts"])
def test_no_french_sign_stands_alone_on_the_next_line(name: str) -> None:
    """Before : ; ! ? % $ » and behind « there is a space that does not break."""
    words = re.findall(r': "([^"]*)"', (WORDS / name).read_text(encoding="utf-8"))
    assert words
    assert [text for text in words if re.search(r" [:;!?%$»]|« |\w[;!?»](?!\w)", text)] == []


def test_every_language_has_the_same_gaps_to_fill() -> None:
    """That no key is missing, the compiler sees; what stands in braces, it does not."""
    for part in ("", "-game", "-terms"):
        gaps = {language: filled(f"{language}{part}.ts") for language in LANGUAGES}
        assert gaps["fr"] == gaps["en"], part
        assert gaps["de"] == gaps["en"], part


def test_every_refusal_has_words_on_the_page() -> None:
    """But for what no page says: that a message is malformed."""
    said = {key.removeprefix("refused.") for key in filled("en.ts") if key.startswith("refused.")}
    assert said - {"unreachable"} == set(STATUS) - {"malformed"}


def filled(name: str) -> dict[str, list[str]]:
    """For each line that holds a word: its key, and the gaps in it."""
    found: dict[str, Any] = {}
    section = ""
    for line in (WORDS / name).read_text(encoding="utf-8").splitlines():
        opened = re.match(r"  (\w+): \{$", line)
        section = opened[1] if opened else section
        entry = re.match(r'    "?([^":]+)"?:(.*)', line)
        if entry:
            found[f"{section}.{entry[1]}"] = sorted(set(GAPS.findall(entry[2])))
    return found


def slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "")).strip("-")
