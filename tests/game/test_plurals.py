"""Numbers in sentences: a catalogue has a form for each plural category of its language (CLDR)."""

import re

import pytest

from folsom.game import registry
from folsom.interface.words import LANGUAGES, Catalogue, MissingWord, plural_category
from folsom.kernel.core import Core, Tape
from folsom.kernel.dice import seeded
from tests.game.test_languages import PARTS, words_of

EXPRESS = registry.title("express")
ORDINALS = {"event.pair", "event.turn", "replay.step"}  # sentences in which a number does not count things

# The categories of whole numbers that occur in games; the French `many` is for millions.
CATEGORIES = {"en": {"one", "other"}, "fr": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}
COUNTED = {
    "event.drew.hidden": "drew",
    "question.save.cards": "save",
    "option.plan.draw-last": "draw",
    "why.not-asked": "why",
}
IN_FORMS = Catalogue(
    {
        **EXPRESS.catalogue("en").entries,
        **{
            f"{key}.{form}": f"{word} {form}"
            for key, word in COUNTED.items()
            for form in ("one", "few", "many", "other")
        },
    },
    "pl",
)
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
    """A new language needs all of them."""
    title = registry.title(game)
    for language in title.languages:
        entries = title.catalogue(language).entries
        counted = {key.removesuffix(".other") for key in entries if key.endswith(".other")}
        missing = {f"{key}.{form}" for key in counted for form in CATEGORIES[language]} - set(entries)
        assert missing == set(), language


@pytest.mark.parametrize("part", PARTS)
def test_a_number_beside_a_noun_has_forms(part: str) -> None:
    """Otherwise it could not be translated into a language with more forms than English."""
    for language in LANGUAGES:
        entries = words_of(part, language).entries
        found = {key for key, text in entries.items() if re.search(r"\{number\} [^\W\d]", text)}
        assert {key for key in found if f"{key.rpartition('.')[0]}.other" not in entries} <= ORDINALS, language


def drawn(text: str) -> tuple[Core, Tape]:
    tape = Tape()
    train = "roof . | . | . | .\ninside Marshal | Ghost | Tuco | Belle\nseats Ghost Tuco Belle\nfirst Ghost\n"
    game, _, rest = text.partition("\n")
    _, core = EXPRESS.read_scene(f"{game}\n{train}{rest}", seeded(1), tape)
    return core, tape


def test_events_take_the_form_of_the_language() -> None:
    """Hands are filled to six: with one card, with four, and with six."""
    core, tape = drawn(
        "express\nround 1\nnext draw-up\nhand Ghost: Move, Move, Floor, Floor, Fire\nhand Tuco: Move, Fire"
    )
    told = [EXPRESS.event(core, number, fact, None, IN_FORMS) for number, fact in enumerate(tape.facts)]
    assert [event.words for event in told if event.kind == "drew"] == ["drew one", "drew few", "drew many"]


def test_options_and_reasons_take_the_form_of_the_language() -> None:
    """One card is left to draw, or two; one player has to decide."""
    most = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire"
    for hand, form in ((f"{most}, Punch", "one"), (most, "few")):
        core, _ = drawn(f"express\nround 1 Bridge\nhand Ghost: {hand}")
        assert f"draw {form}" in [option.words for option in EXPRESS.options(core, 0, IN_FORMS)]
        reason = EXPRESS.why_not(core, 1, "draw", IN_FORMS)
        assert reason
        assert reason.words == "why one"


def test_questions_take_the_form_of_the_language() -> None:
    """Two cards may be kept, or one, since there is only one."""
    for hand, form in (("Move, Fire, Punch", "few"), ("Move", "one")):
        core, _ = drawn(f"express boxes=horses\nround 2 Stand-Off\nhand Ghost: {hand}\nnext keeping")
        assert EXPRESS.question(core, 0, IN_FORMS) == f"Save {form}"
