"""Games of Colt Super Express: set-ups, scenes, texts and words."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import folsom
from folsom.interface.errors import NotationError, SetupError
from folsom.interface.title import Event
from folsom.kernel.dice import seeded
from folsom.superexpress.interface.facts import FACTS
from folsom.superexpress.interface.title import SuperExpress
from tests.game.test_game import play_on

SOURCES = Path(__file__).parent.parent.parent / "src" / "folsom" / "superexpress" / "interface"

SCENE = """
super players=4 boxes=reflex,horse
seats Doc Tuco Mei Belle
first Mei
roof   .     | <Mei*[301] | . | .
inside Tuco> | <Doc       | . | .
off    Belle[345]
programme Doc: Move, Shoot
"""


# ---- set-up
def test_what_is_not_said_is_completed() -> None:
    setup = folsom.new_game("super").setup
    assert (setup.players, dict(setup.options)) == (4, {"boxes": [], "bandits": None, "seats": "given"})
    setup = folsom.new_game("super", players=5, boxes=["Horse", "reflex"]).setup
    assert setup.options["boxes"] == ["reflex", "horse"]


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (2, {}, "3 to 7 players, not 2"),
        (8, {}, "3 to 7 players, not 8"),
        (True, {}, "whole number"),
        (4, {"boxes": ["horses"]}, "unknown box 'horses'; did you mean 'horse'"),
        (4, {"boxes": "horse"}, "list of names"),
        (4, {"boxes": ["horse", "horse"]}, "named twice"),
        (4, {"expert": True}, "unknown option 'expert'"),
        (3, {"bandits": ["Doc", "Mei"]}, "3 names here, not of 2"),
        (3, {"bandits": ["Doc", "Mei", "Doc"]}, "Doc is named twice"),
        (3, {"bandits": ["Doc", "Mei", "Marshal"]}, "unknown bandit 'Marshal'"),
        (3, {"seats": "mixed"}, "unknown seats"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        folsom.new_game("super", players, **options)


def test_bandits_are_as_chosen_or_drawn_and_sit_as_said() -> None:
    names = ["Tuco", "?", "Mei", "?"]
    game = folsom.new_game("super", 4, seed=1, bandits=names)
    assert [game.seat_name(seat) for seat in (0, 2)] == ["Tuco", "Mei"]
    assert len({game.seat_name(seat) for seat in range(4)}) == 4
    tables = {
        tuple(folsom.new_game("super", 3, seed=seed, bandits=["Doc", "Mei", "Tuco"], seats="random").seat_name(seat)
              for seat in range(3))
        for seed in range(60)
    }  # fmt: skip
    assert len(tables) == 6


def test_as_many_play_as_bandits_are_named() -> None:
    assert folsom.new_game("super", bandits=["Doc", "Mei", "Tuco"]).players == 3
    with pytest.raises(SetupError, match="a list of 4 names here, not of 2"):
        folsom.new_game("super", bandits=["Doc", "Mei"])


# ---- the round
@pytest.mark.parametrize("seed", range(12))
def test_the_round_of_a_finished_game_is_the_last_that_was_told(seed: int) -> None:
    """Seed 4 ends by uncoupling."""
    game = folsom.new_game("super", players=3, seed=seed)
    play_on(game, seed)
    told = [event.points["number"] for event in game.events(None) if event.kind == "round"]
    assert game.view(None).round == told[-1] == len(told)
    assert folsom.scene(str(game)).image() == game.image()


def test_the_line_round_is_for_games_that_are_over() -> None:
    with pytest.raises(NotationError, match=r"line 2, column 1: .* games that are over"):
        folsom.scene("super\nround 3\nroof . | <Doc Mei>\ninside <Tuco | .")
    with pytest.raises(NotationError, match="one wagon is lost in each round"):
        folsom.scene("super\nround 1\nroof . | <Doc\ninside . | .\noff Mei Tuco\nwon Doc")


# ---- scenes
def test_a_scene_is_read_and_drawn_again() -> None:
    game = folsom.scene(SCENE, seed=1)
    assert str(game) == SCENE.lstrip()
    assert game.to_act == (0, 1, 2)
    assert game.view(0).own.programme == ("Move", "Shoot")
    play_on(game, 4)
    assert folsom.replay(game.record().to_json()).image() == game.image()


def test_without_seats_everybody_sits_as_drawn() -> None:
    game = folsom.scene("super\nroof . | <Doc Mei>\ninside <Tuco | .", seed=1)
    assert [game.seat_name(seat) for seat in range(3)] == ["Doc", "Mei", "Tuco"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("first Mei", "fist Mei", "line 4, column 1: unknown line 'fist'"),
        ("first Mei", "first Ghost", "line 4, column 7: 'Ghost' sits nowhere"),
        ("first Mei", "first Belle", "Belle, the First Player, is off the train"),
        ("first Mei", "first Mei\nfirst Doc", "line 5, column 1: there are two lines 'first'"),
        ("players=4", "players=9", "line 2, column 15: '9' should be a number from 3 to 7"),
        ("players=4", "players=5", "5 players have 5 bandits, not 4"),
        ("boxes=reflex,horse", "boxes=marshal", "unknown box 'marshal'"),
        ("boxes=reflex,horse", "fast", "cannot read 'fast'"),
        ("seats Doc", "seats ?", "a scene names the bandit of every seat"),
        ("<Doc", "Doc", "line 6, column 16: 'Doc' should be like <Doc"),
        ("<Doc", "<Doc>", "should be like <Doc"),
        ("<Doc", "<Doc <Doc", "line 6, column 21: Doc is drawn twice"),
        ("<Doc", ".", "not drawn: Doc"),
        ("Belle[345]", "Belle[345] Doc", "Doc is drawn twice"),
        ("Belle[345]", "Belle[346]", "no loot card of $346"),
        ("Belle[345]", "Belle[301]", "one loot card of $301"),
        ("Belle[345]", "Belle[345 356]", "more loot cards than wagons"),
        ("Belle[345]", "<Belle", "'<Belle' should be like Doc, Doc!"),
        ("Belle[345]", "Belle![345]", "nobody can be saved before"),
        (" | . | .\ninside", " | .\ninside", "'inside' has 4 cells, and 'roof' has 3"),
        ("| . | .", "| . | . | . | . | . | .", "a train of at most 6 cars; 8 are drawn"),
        ("Move, Shoot", "Move, Shot", "line 8, column 22: there is no card 'Shot'"),
        ("Move, Shoot", "Move, Move", "Doc has programmed 'Move' already"),
        ("Move, Shoot", "Turn, Floor, Move, Shoot", "'Shoot' is a fourth card"),
        ("Move, Shoot", "Move, Shoot done", "one before it is not"),
        ("Move, Shoot", "Move done, Shoot", "Doc's card is revealed too soon"),
        ("Doc: Move", "Belle: Move", "Belle is off the train, and programs nothing"),
        ("Doc: Move, Shoot", "Doc: Move\nprogramme Doc: Turn", "two programmes of Doc"),
        ("Doc: Move, Shoot", "Doc Move", "needs a seat and a colon"),
        ("programme Doc: Move, Shoot", "next Doc 3", "Mei needs a programme of three cards, 3 of them done"),
        ("programme Doc: Move, Shoot", "next Doc", "names a bandit and the number of the card"),
        ("programme Doc: Move, Shoot", "won", "names who has won"),
        ("programme Doc: Move, Shoot", "won Doc", "the game ends too soon"),
    ],
)
def test_a_scene_that_is_wrong_is_refused_with_the_place(old: str, new: str, complaint: str) -> None:
    assert old in SCENE
    with pytest.raises(NotationError, match=re.escape(complaint)):
        folsom.scene(SCENE.replace(old, new))


@pytest.mark.parametrize("row", ["roof", "inside", "super"])
def test_a_scene_without_a_train_is_refused(row: str) -> None:
    text = "\n".join(line for line in SCENE.splitlines() if not line.startswith(row))
    with pytest.raises(NotationError):
        folsom.scene(text)


def test_a_single_bandit_cannot_play_on() -> None:
    with pytest.raises(NotationError, match="SUP-WIN-1"):
        folsom.scene("super\nroof . | <Doc\ninside . | .\noff Mei Tuco")
    with pytest.raises(NotationError, match="SUP-WIN-2"):
        folsom.scene("super\nroof <Doc\ninside <Mei <Tuco")


def test_who_has_no_card_left_cannot_be_saved() -> None:
    cards = "Turn done, Floor done, Move"
    with pytest.raises(NotationError, match="cannot be saved any more"):
        folsom.scene(
            f"super boxes=horse\nseats Doc Mei Tuco\nroof . | <Doc\ninside . | <Mei\noff Tuco!\nfirst Tuco\n"
            f"next Mei 3\nprogramme Mei: {cards}\nprogramme Tuco: {cards} done\nprogramme Doc: {cards} done"
        )


# ---- actions
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an action is"),
        ("shoot Doc", "an action begins"),
        ("program", "something is missing"),
        ("program Dance", "program Move"),
    ],
)
def test_a_text_that_means_nothing_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=re.escape(complaint)):
        folsom.scene(SCENE).play(0, text)


def test_texts_are_read_in_small_letters_too() -> None:
    game = folsom.scene(SCENE)
    game.play(0, "  Take   BACK ")
    game.play(0, "program shoot")
    assert game.view(0).own.programme == ("Shoot",)


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (0, "program Move", "SUP-PLAN-1"),
        (0, 6, "SUP-PLAN-1"),
        (0, -1, "SUP-PLAN-1"),
        (0, 1 << 70, "SUP-PLAN-1"),
        (1, "take back", "SUP-PLAN-1"),
        (1, 8, "SUP-PLAN-1"),  # seat 0 may take its cards back, but seat 1 may not do it for seat 0
        (3, "program Move", "SUP-ACT-3"),
        (3, "take back", "SUP-ACT-3"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(seat: int, action: int | str, rule: str) -> None:
    game = folsom.scene(SCENE)
    before = game.image()
    with pytest.raises(folsom.IllegalAction) as refusal:
        game.play(seat, action)
    assert refusal.value.rule == rule
    assert game.image() == before


# ---- words
def test_every_word_of_the_catalogue_can_be_said() -> None:
    """And no sentence is missing in random games, refusals and pictures."""
    words = SuperExpress().catalogue("en")
    said: set[str] = set()
    whole = words.entries

    class Listening(dict[str, str]):
        def __getitem__(self, key: str) -> str:
            said.add(key)
            return whole[key]

    for seed in range(20):
        game = folsom.new_game("super", 4, seed, boxes=["reflex", "horse"])
        game.narrator.words.entries = Listening(whole)
        choice = seeded(seed)
        try:
            while not game.over:
                seat = choice.below(4)
                for action in (3, 99, "take back", "program Horse"):
                    game.why_not(seat, action)
                game.picture(seat, 60)
                game.question(seat)
                options = game.options(seat)
                if options:
                    game.play(seat, options[choice.below(len(options))])
            game.why_not(0, 1)
            game.picture(None)
            game.events(0)
            state = game.narrator.state
            for fact, seat in product(state.tape.facts, range(4)):
                state.title.outcome(state.core, fact, seat, game.narrator.words)
        finally:
            game.narrator.words.entries = whole
    said.add("picture.overboard")  # between two cards: tests/game/test_stopped_scenes.py
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    elsewhere = ("score.", "help.", "about.", "box.")  # used by the page: client/src/help
    rest = {key for key in set(whole) - said if f'"{key}"' not in text and not key.startswith(elsewhere)}
    rest -= {"why.old-option", "why.foreign-option"}  # of folsom.game: tests/game/test_options.py
    assert rest <= {f"event.{FACTS[22].name}"}, rest  # rare: the wagon goes to nobody


def test_events_point_at_things_by_name() -> None:
    game = folsom.scene(SCENE, seed=1)
    for seat, cards in ((0, "Turn"), (1, "Turn Move Shoot"), (2, "Turn Floor Move")):
        for card in cards.split():
            game.play(seat, f"program {card}")
    kinds: dict[str, Event] = {event.kind: event for event in game.events(None)}
    assert kinds["reveals"].points.keys() == {"bandit", "card"}
    assert kinds["stands-up"].points == {"bandit": "Mei"}
    assert kinds["moves"].points.keys() == {"bandit", "car", "floor"}
    assert "programs" not in kinds
    assert next(event.points for event in game.events(1) if event.kind == "programs") == {
        "bandit": "Tuco",
        "card": "Turn",
        "number": 1,
    }


@pytest.mark.parametrize("width", [40, 80, 200])
def test_a_picture_fits_the_screen(width: int) -> None:
    for seed in range(5):
        game = folsom.new_game("super", 7, seed, boxes=["horse"])
        play_on(game, seed)
        for seat in (None, 3):
            assert max(len(line) for line in game.picture(seat, width).splitlines()) <= width
