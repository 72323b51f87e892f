"""Every sentence that says why something is not possible, or why a card has no effect: it fits a bubble of the page."""

import pytest

from folsom import rulebook
from folsom.interface.words import LANGUAGES
from tests.game.test_languages import EXPRESS, words_of

REASONS = ("why.", "event.nothing.", "event.stayed.", "event.misses")
LONGEST = 180  # characters that fit in a bubble next to a bandit, on a phone
PARTS = (*EXPRESS, "superexpress.interface")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_fits_a_bubble_and_leads_to_a_rule(language: str) -> None:
    entries = [(key, text) for part in PARTS for key, text in words_of(part, language).entries.items()]
    reasons = [(key, text) for key, text in entries if key.startswith(REASONS)]
    assert len(reasons) > 90
    for key, text in reasons:
        assert 5 < len(text) <= LONGEST, key
        assert text.endswith((".", "}", "!", "?")), key
        last = key.rsplit(".", 1)[-1]
        if last.isupper():
            assert rulebook.rule(last), key
