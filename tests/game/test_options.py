"""An option belongs to one question of one seat: it does not answer another, even if that has an equal option."""

import copy
import pickle
import random
from typing import Any

import pytest

import folsom
from folsom.game.plain_values import as_plain

HANDS = """
    express
    seats Doc Belle Tuco
    roof . | . | . | .
    inside Marshal S | Tuco | Doc | Belle
    hand Doc: Move, Move
    hand Belle: Move
    next plan Doc 1
    """


def option(game: folsom.Game, seat: int, text: str) -> folsom.Option:
    return next(one for one in game.options(seat) if one.text == text)


def test_an_option_of_an_earlier_question_is_refused_though_its_like_is_offered() -> None:
    game = folsom.scene(HANDS, seed=1)
    old = option(game, 0, "draw")
    game.play(0, old)
    while 0 not in game.to_act:
        game.play(game.to_act[0], "draw")
    assert old in game.options(0)
    with pytest.raises(folsom.IllegalAction, match="earlier question"):
        game.play(0, old)
    reason = game.why_not(0, old)
    assert reason is not None
    assert "earlier question" in reason.words
    game.play(0, option(game, 0, "draw"))


def test_an_option_of_another_seat_is_refused_though_its_like_is_offered() -> None:
    game = folsom.scene(HANDS, seed=1)
    foreign = option(game, 0, "play Move")
    game.play(0, foreign)
    assert foreign in game.options(1)
    with pytest.raises(folsom.IllegalAction, match="another player"):
        game.play(1, foreign)
    with pytest.raises(folsom.IllegalAction, match="not your turn"):
        game.play(2, foreign)


def test_options_of_a_simultaneous_question_last_until_their_seat_answers() -> None:
    game = folsom.new_game("super", players=3, seed=1)
    held = {seat: option(game, seat, "program Move") for seat in game.to_act}
    for seat in (2, 0, 1):
        game.play(seat, held[seat])
    back = option(game, 0, "take back")
    game.play(1, "program Turn")
    game.play(1, "take back")
    game.play(0, back)
    assert held[0] in game.options(0)
    with pytest.raises(folsom.IllegalAction, match="earlier question"):
        game.play(0, held[0])


def test_an_option_of_the_round_before_is_refused() -> None:
    game = folsom.new_game("super", players=3, seed=1)
    held = option(game, 0, "program Turn")
    for seat in range(3):
        for card in ("Turn", "Floor", "Move"):
            game.play(seat, f"program {card}")
    assert held in game.options(0)
    with pytest.raises(folsom.IllegalAction, match="earlier question"):
        game.play(0, held)


def test_an_option_goes_to_other_processes_copies_replays_and_re_deals() -> None:
    game = folsom.new_game("express", players=3, seed=4)
    game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    seat = game.to_act[0]
    for one in game.options(seat):
        sent = pickle.loads(pickle.dumps(one))
        for other in (game.copy(), folsom.replay(game.record()), game.redeal(seat, 3)):
            other.copy().play(seat, one)
            other.copy().play(seat, sent)
            other.copy().play(seat, copy.copy(one))
    game.play(seat, sent)
    if seat not in game.to_act:
        seat = game.to_act[0]
    with pytest.raises(folsom.IllegalAction):
        game.play(seat, sent)


def test_the_question_of_an_option_is_not_among_its_values() -> None:
    game = folsom.new_game("express", players=3, seed=4)
    one = game.options(game.to_act[0])[0]
    assert list(as_plain(one)) == ["action", "verb", "text", "words", "points"]


def test_a_way_to_the_marshal_says_that_he_waits_there() -> None:
    game = folsom.scene(
        """
        express
        seats Doc Belle Tuco
        roof   . | .   | .       | .
        inside . | Doc | Marshal | Belle Tuco
        pile Doc: Move
        """,
        seed=1,
    )
    said = {one.text: one.words for one in game.options(0)}
    assert said == {
        "move 0 inside": "Go into the Locomotive",
        "move 2 inside": "Go into Second class (car 2) – the Marshal waits there: a Bullet",
    }


def test_a_punch_says_where_the_marshal_waits_for_its_target() -> None:
    game = folsom.scene(
        """
        express
        seats Doc Belle Tuco
        roof   . | .          | .       | .
        inside . | Doc Tuco | Marshal | Belle
        pile Doc: Punch
        """,
        seed=1,
    )
    said = {one.text: one.words for one in game.options(0)}
    assert [text for text, words in said.items() if "the Marshal waits there" in words] == ["knock 2 inside"]


@pytest.mark.parametrize(
    "options",
    [{}, {"boxes": ["horses"]}, {"boxes": ["mei", "rounds"]}, {"variant": "marshal", "boxes": ["horses", "timecar"]}],
)
def test_whoever_goes_where_somebody_waits_is_hit(options: dict[str, Any]) -> None:
    """Games in which everybody goes there.

    MARSHAL-2 is off if somebody plays the Marshal; a time traveller is hit only in the next round.
    """
    tried = 0
    for seed in range(40):
        game = folsom.new_game("express", 4, seed, **options)
        chance = random.Random(seed)
        while not game.over:
            seat = game.to_act[0]
            offered = game.options(seat)
            warned = [one for one in offered if "waits there" in one.words and one.verb != "set-out"]
            before = len(game.events(seat))
            game.play(seat, chance.choice(warned or offered))
            tried += bool(warned)
            happened = [event.kind for event in game.events(seat)[before:]]
            assert "neutral" in happened or not warned, (seed, warned)
    assert tried


def test_a_rider_from_a_roof_does_not_meet_the_shotgun_on_the_way() -> None:
    game = folsom.scene(
        """
        express boxes=horses
        seats Belle Ghost Tuco
        wagons Baggage car, Second class, First class
        roof   Belle | Shotgun | . | .
        inside Marshal Horse | . | . | Tuco Ghost
        coach 1
        pile Belle: Ride
        """,
        seed=1,
    )
    said = {one.text: one.words for one in game.options(0)}
    assert "ride 2 inside" in said
    assert [text for text, words in said.items() if "waits there" in words] == ["ride 0 inside"]  # the Marshal
