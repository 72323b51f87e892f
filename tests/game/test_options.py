"""An option belongs to one question of one seat: it does not answer another, even if that has an equal option."""

import copy
import pickle

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
