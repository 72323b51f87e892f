"""Every language says everything that English says, in its own words."""

import re
from importlib.resources import files
from string import Formatter

import pytest

import folsom
from folsom.express.boxes import INTERFACES
from folsom.game.begin import start
from folsom.game.registry import title
from folsom.interface.title import Setup
from folsom.interface.words import LANGUAGES, Catalogue, load
from folsom.kernel.dice import Dice, seeded
from tests.properties.configurations import PLAIN

FOLDERS = dict.fromkeys(box.folder for box in INTERFACES)
BOXES = [folder for folder in FOLDERS if (files(f"folsom.express.{folder}") / "words").is_dir()]
EXPRESS = ("express.interface", *(f"express.{box}" for box in BOXES))
PARTS = (*EXPRESS, "superexpress.interface", "bots", "terminal")
OTHERS = tuple(language for language in LANGUAGES if language != "en")
FORM = re.compile(r"\.(zero|one|two|few|many)$")  # plural forms: a language may have more of them than English
NARROW = 60
ENGLISH = re.compile(
    r"\b(the|and|of|with|to|from|nobody|nothing|card|cards|takes|goes|plays|draws|keeps|fires|roof|inside|car|wagon \(|"
    r"purse|jewel|strongbox|bullet|player|round|turn|horse|stagecoach|shotgun's|hostage|loot|score|win|wins|your|you)\b",
    re.IGNORECASE,
)


def words_of(part: str, language: str) -> Catalogue:
    return load([files(f"folsom.{part}") / "words"], language)


def general(key: str) -> str:
    """The common key of all plural forms of a sentence."""
    return FORM.sub(".other", key)


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


# ---- the catalogues
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", PARTS)
def test_a_catalogue_has_the_keys_and_the_places_of_the_english_one(part: str, language: str) -> None:
    english, other = words_of(part, "en").entries, words_of(part, language).entries
    assert {general(key) for key in other} == {general(key) for key in english}
    for key, text in english.items():
        assert key in other, f"{key}: English has this form, so {language} needs it too"
        assert places(other[key]) <= places(text), key
        assert other[key].format(**dict.fromkeys(places(text), 0.5)), key


@pytest.mark.parametrize("part", PARTS)
def test_french_signs_keep_to_their_words(part: str) -> None:
    """Spaces before `: ; ! ? % $ »` and after `«` are non-breaking."""
    for key, text in words_of(part, "fr").entries.items():
        said = re.sub(r"\{.*?\}", "X", text)
        assert not re.search(r"[^\s(,] [:;!?%$»]|« |[^\W\d][;!?»]", said), key


@pytest.mark.parametrize("part", PARTS)
def test_german_quotes_are_closed(part: str) -> None:
    for key, text in words_of(part, "de").entries.items():
        assert text.count("„") == text.count("“"), key


# ---- games
def check(text: str) -> None:
    left = ENGLISH.search(text)
    assert left is None, f"{left.group()!r} in: {text}"
    assert "{" not in text, text


def play(setup: Setup, language: str, seed: int) -> None:
    """A random game; all its texts are requested and checked."""
    game = start(title(setup.game), setup, "fast", seed, language)
    dice = seeded(seed)
    while not game.over:
        waiting = game.to_act
        seat = waiting[dice.below(len(waiting))]
        options = game.options(seat)
        assert options, game.question(seat)
        check("\n".join([game.question(seat), *(option.words for option in options), *refusals(game, dice)]))
        if dice.below(4) == 0:
            look(game, seat, 80 if dice.below(2) else NARROW)
        game.play(seat, options[dice.below(len(options))])
    look(game, None, NARROW)
    for seat in (None, *range(game.players)):
        check("\n".join(event.words for event in game.events(seat)))
    for score in game.scores:
        for line in ("total", *score.lines):
            key = f"tie-break.{line}"
            check(game.narrator.words(key if game.narrator.words.has(key) else f"score.{line}"))


def refusals(game: folsom.Game, dice: Dice) -> list[str]:
    """The reasons why seats may not do various things now."""
    seat = dice.below(game.players)
    reasons = [game.why_not(seat, dice.below(256)) for _ in range(4)]
    return [reason.words for reason in reasons if reason is not None]


def look(game: folsom.Game, seat: int | None, width: int) -> None:
    drawn = game.picture(seat, width)
    check(drawn)
    assert max(map(len, drawn.splitlines())) <= width, drawn


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("part", range(4))
def test_games_of_colt_express_are_told_in_the_language(part: int, language: str) -> None:
    """Of every variant with every box; the printings say the same."""
    played = [configuration for configuration in PLAIN if configuration.base.printing == "later"]
    for seed, configuration in enumerate(played[part::4]):
        play(configuration.setup, language, seed)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("boxes", [(), ("reflex",), ("horse",), ("reflex", "horse")])
def test_games_of_colt_super_express_are_told_in_the_language(boxes: tuple[str, ...], language: str) -> None:
    for players in range(3, 8):
        play(title("super").setup(players, {"boxes": list(boxes)}), language, players)


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_not_english(language: str) -> None:
    for part in PARTS:
        words = words_of(part, language)
        for key, text in words.entries.items():
            if key.startswith(("help.", "power.", "box.")) and part != "terminal":
                check(text)


# ---- what is the same in every language
def test_the_game_is_the_same_in_every_language() -> None:
    """Only words differ: notation, points and records do not."""
    games = [folsom.new_game("express", 4, 7, language=language, boxes=["horses"]) for language in ("en", *OTHERS)]
    dice = seeded(7)
    while not games[0].over:
        seat = games[0].to_act[0]
        offered = [game.options(seat) for game in games]
        plain = [[(option.action, option.text, option.points) for option in options] for options in offered]
        assert plain[0] == plain[1] == plain[2]
        chosen = plain[0][dice.below(len(plain[0]))][0]
        for game in games:
            game.play(seat, chosen)
    assert games[0].record() == games[1].record() == games[2].record()
    told = [[(event.kind, event.points) for event in game.events(0)] for game in games]
    assert told[0] == told[1] == told[2]


def test_a_language_is_named_in_capitals_or_not() -> None:
    game = folsom.new_game("super", 3, 1, language="FR")
    assert game.narrator.language == "fr"
    assert folsom.replay(game.record(), language="De").question(0) == "Programmiere deine erste Karte"


def test_a_seat_without_a_pair_is_numbered_in_the_language() -> None:
    game = folsom.new_game("express", 2, 1, language="de", variant="pairs", bandits="random")
    english = folsom.new_game("express", 2, 1, variant="pairs", bandits="random")
    seat = game.to_act[0]
    assert english.seat_name(seat) == f"Player {seat + 1}"
    assert game.seat_name(seat) == f"Spieler {seat + 1}"
    assert f"{game.seat_name(seat)}: Hand" in game.picture(seat, 80)


SCENE = """
    express boxes=horses
    seats   Doc Belle Tuco
    roof    .         | Belle | .         | .
    inside  Marshal S | .     | Doc[P250] | P300 P? Tuco
    pile    Belle: Move, Tuco: Robbery
"""


@pytest.mark.parametrize(
    ("language", "there", "token"),
    [
        ("fr", ["Aller sur le toit de la Locomotive", "Aller sur le toit du Wagon 2"], "Prendre une Bourse"),
        ("de", ["Geh auf das Dach der Lokomotive", "Geh auf das Dach von Waggon 2"], "Nimm einen "),
    ],
)
def test_places_and_things_are_declined(language: str, there: list[str], token: str) -> None:
    game = folsom.scene(SCENE, seed=1, language=language)
    offered = game.options(1)
    for words in there:
        assert any(option.words.startswith(words) for option in offered), words
    game.play(1, offered[0])
    assert all(option.words.startswith(token) for option in game.options(2))
