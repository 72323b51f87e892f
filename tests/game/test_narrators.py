"""A game has no language: narrators describe it, each in its own."""

import gc
import weakref

import pytest

import folsom
from folsom.game.state import GameState


def test_narrators_tell_the_same_game_each_in_its_own_words() -> None:
    game = folsom.new_game("express", players=3, seed=5)
    french = game.in_language("fr")
    seat = game.to_act[0]
    assert french.question(seat) != game.question(seat)
    offered, offert = game.options(seat), french.options(seat)
    assert [option.text for option in offered] == [option.text for option in offert]
    assert [option.words for option in offered] != [option.words for option in offert]
    game.play(seat, offered[0])
    assert [event.points for event in french.events(seat)] == [event.points for event in game.events(seat)]
    assert french.events(seat)[-1].words != game.events(seat)[-1].words
    assert french.picture(seat) != game.picture(seat)
    assert french.seat_name(seat) == game.seat_name(seat)


def test_an_option_can_be_played_whatever_language_it_was_given_in() -> None:
    game = folsom.new_game("express", players=3, seed=5)
    seat = game.to_act[0]
    german = game.in_language("de").options(seat)[0]
    assert game.why_not(seat, german) is None
    game.play(seat, german)
    assert game.actions == [(seat, german.action)]
    with pytest.raises(folsom.IllegalAction):
        game.play(seat, german)


@pytest.mark.parametrize("name", ["express", "super"])
def test_an_option_can_be_played_in_a_replay_in_another_language(name: str) -> None:
    game = folsom.new_game(name, players=3, seed=5)
    seat = game.to_act[0]
    option = game.options(seat)[0]
    again = folsom.replay(game.record(), language="fr")
    assert again.options(seat)[0].words != option.words
    again.play(seat, option)
    assert again.actions == [(seat, option.action)]


def test_a_refusal_is_in_the_language_of_the_narrator() -> None:
    game = folsom.new_game("super", players=3, seed=5)
    reasons = {game.in_language(language).why_not(0, 77) for language in ("en", "fr", "de")}
    assert len({reason.words for reason in reasons if reason}) == 3
    assert len({reason.rule for reason in reasons if reason}) == 1


def test_the_narrator_of_the_games_own_language_is_the_games_own() -> None:
    game = folsom.new_game("super", players=3, seed=5, language="FR")
    assert game.in_language("fr") is game.narrator
    assert game.narrator.language == "fr"


def test_events_are_counted_alike_in_every_language_when_some_are_hidden() -> None:
    game = folsom.new_game("super", players=3, seed=5)
    french = game.in_language("fr")
    game.play(2, game.legal(2)[0])
    game.play(0, game.legal(0)[0])
    for viewer in (None, 0, 1, 2):
        told = [(event.number, event.kind, event.points) for event in game.events(viewer)]
        assert told == [(event.number, event.kind, event.points) for event in french.events(viewer)]
        assert [number for number, _, _ in told] == list(range(len(told)))
    assert len(game.events(1)) < len(game.events(2))


def test_an_action_that_was_read_is_not_checked_again_when_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = folsom.new_game("express", players=3, seed=5)
    seat = game.to_act[0]
    looked: list[int] = []
    legal = GameState.legal

    def noted(state: GameState, seat: int) -> list[int]:
        looked.append(seat)
        return legal(state, seat)

    monkeypatch.setattr(GameState, "legal", noted)
    number = game.in_language("fr").read(seat, game.legal(seat)[0])
    looked.clear()
    game.play(seat, number)
    assert looked == []
    other = game.to_act[0]
    game.play(other, game.options(other)[0].action)
    assert looked == [other], "what was accepted before is not accepted in the next position"


def test_what_was_accepted_once_is_refused_in_another_position() -> None:
    game = folsom.new_game("express", players=3, seed=5)
    seat = game.to_act[0]
    number = game.narrator.read(seat, game.legal(seat)[0])
    game.play(seat, number)
    with pytest.raises(folsom.IllegalAction):
        game.play(seat, number)


def test_a_game_nobody_holds_is_gone_at_once() -> None:
    """The server runs without Python's garbage collector: a game and its narrators must not form a reference cycle."""
    gc.collect()
    gc.disable()
    try:
        game = folsom.new_game("express", players=3, seed=5)
        narrator = game.in_language("de")
        game.play(game.to_act[0], narrator.options(game.to_act[0])[0])
        narrator.events(0)
        held: list[weakref.ref[object]] = [
            weakref.ref(game),
            weakref.ref(game.narrator),
            weakref.ref(game.narrator.state),
            weakref.ref(narrator),
        ]
        del game, narrator
        assert [ref() for ref in held] == [None] * 4
    finally:
        gc.enable()


@pytest.mark.parametrize("like_one", [True, 1.0])
def test_what_only_equals_an_accepted_action_is_refused(like_one: object) -> None:
    game = folsom.new_game("express", players=3, seed=5)
    seat = next(seat for seat in game.to_act if 1 in game.legal(seat))
    assert game.read(seat, 1) == 1
    with pytest.raises(folsom.IllegalAction):
        game.play(seat, like_one)  # type: ignore[arg-type]
    assert game.actions == []
