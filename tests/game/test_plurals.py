"""Numbers in sentences: a catalogue has a form for each category of numbers that its language knows (CLDR)."""

import pytest

from folsom.game import registry
from folsom.interface.words import Catalogue, MissingWord, plural_category

# The categories that whole numbers come to in play; the French `many` are millions.
CATEGORIES = {"en": {"one", "other"}, "fr": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}
POLISH = Catalogue({"cards.one": "{number} karta", "cards.few": "{number} karty", "cards.many": "{number} kart"}, "pl")


@pytest.mark.parametrize("language", ["en", "de"])
def test_english_and_german_have_a_form_for_one(language: str) -> None:
    assert [plural_category(language, number) for number in (0, 1, 2, 11, 21, 101)] == ["other", "one", *["other"] * 4]


def test_french_has_one_form_for_none_and_one() -> None:
    assert [plural_category("fr", number) for number in (0, 1, 2, 1_000_000)] == ["one", "one", "other", "many"]


def test_polish_has_three_forms_for_whole_numbers() -> None:
    said = [POLISH.count("cards", number) for number in (0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 102, 112)]
    assert said == [
        *("0 kart", "1 karta", "2 karty", "4 karty", "5 kart", "12 kart", "14 kart", "21 kart", "22 karty", "25 kart"),
        *("102 karty", "112 kart"),
    ]


def test_the_form_for_everything_else_stands_in_for_one_that_is_not_there() -> None:
    assert (
        Catalogue({"cards.other": "cards: {number}, {whose}"}, "en").count("cards", 1, whose="Doc") == "cards: 1, Doc"
    )


def test_a_sentence_without_any_form_is_named() -> None:
    with pytest.raises(MissingWord, match=r"the catalogue en has no words for cards\.other"):
        Catalogue({}, "en").count("cards", 2)


@pytest.mark.parametrize("game", registry.names())
def test_every_sentence_about_a_number_has_all_forms_of_its_language(game: str) -> None:
    """Whoever adds a language writes all of them."""
    title = registry.title(game)
    for language in title.languages:
        entries = title.catalogue(language).entries
        counted = {key.removesuffix(".other") for key in entries if key.endswith(".other")}
        missing = {f"{key}.{form}" for key in counted for form in CATEGORIES[language]} - set(entries)
        assert missing == set(), language
