"""Games of Colt Express, in every variant: looking changes nothing, and a record reproduces the game."""

from typing import Any

import pytest

import folsom
from folsom.interface.errors import SetupError
from folsom.kernel.dice import seeded
from tests.game.test_game import play_on

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"variant": "pairs"}),
    (3, {"variant": "pairs"}),
    (3, {"printing": "first"}),
    (4, {"expert": True}),
    (4, {"variant": "teams"}),
    (5, {"seats": "random", "bandits": ["Doc", "?", "Belle", "?", "Tuco"]}),
    (6, {"variant": "teams", "expert": True}),
]


@pytest.mark.parametrize(
    ("options", "players"),
    [
        ({}, 4),
        ({"variant": "duel"}, 2),
        ({"variant": "teams"}, 4),
        ({"bandits": ["Doc", "Belle", "Tuco"]}, 3),
        ({"bandits": ["Tuco+Cheyenne", "Django+Doc"]}, 2),
        ({"variant": "teams", "bandits": ["?"] * 6}, 6),
        ({"wagons": ["?"] * 5}, 5),
        ({"variant": "pairs", "wagons": ["?"] * 3}, 2),
    ],
)
def test_the_only_possible_number_of_players_need_not_be_said(options: dict[str, Any], players: int) -> None:
    assert folsom.new_game("express", **options).players == players


def test_where_several_numbers_but_four_are_possible_one_is_asked_for() -> None:
    with pytest.raises(SetupError, match="say how many play: with these options it can be 2 or 3"):
        folsom.new_game("express", variant="pairs")
    with pytest.raises(SetupError, match="unknown variant"):
        folsom.new_game("express", variant="solo")


def test_a_game_and_its_view_name_the_seats_to_act_alike() -> None:
    game = folsom.new_game("express", 4, 1, boxes=["horses"])
    assert game.to_act == game.view(0).to_act == (0, 1, 2, 3)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_record_gives_the_game_again(players: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        game = folsom.new_game("express", players, seed, **options)
        play_on(game, seed)
        again = folsom.replay(game.record().to_json())
        assert again.image() == game.image()
        assert again.scores == game.scores
        for seat in (None, *range(players)):
            assert again.events(seat) == game.events(seat)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_looking_changes_nothing(players: int, options: dict[str, Any]) -> None:
    game = folsom.new_game("express", players, 1, **options)
    dice = seeded(1)
    while not game.over:
        before = game.image()
        for seat in range(players):
            assert bool(game.options(seat)) == bool(game.question(seat)) == (seat in game.to_act)
            assert [option.action for option in game.options(seat)] == game.legal(seat)
            game.why_not(seat, 255)
            game.picture(seat)
        game.copy()
        game.redeal(dice.below(players), seeded(5))
        str(game)
        assert game.image() == before
        game.audit()
        seat = game.to_act[dice.below(len(game.to_act))]
        legal = game.legal(seat)
        game.play(seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_game_begun_from_a_scene_has_a_record(players: int, options: dict[str, Any]) -> None:
    game = folsom.new_game("express", players, 2, **options)
    dice = seeded(2)
    for _ in range(40):
        legal = game.legal(game.to_act[0])
        game.play(game.to_act[0], legal[dice.below(len(legal))])
    from_scene = folsom.scene(str(game), seed=9)
    play_on(from_scene, 9)
    record = from_scene.record()
    assert record.scene == str(game)
    assert folsom.replay(record.to_json()).image() == from_scene.image()


def test_several_games_side_by_side_do_not_touch_each_other() -> None:
    alone = folsom.new_game("express", 4, 3)
    play_on(alone, 3)
    games = [folsom.new_game("express", 4, 3) for _ in range(3)]
    choices = [seeded(3) for _ in games]
    while not all(game.over for game in games):
        for game, dice in zip(games, choices, strict=True):
            seat = game.to_act[dice.below(len(game.to_act))]
            options = game.options(seat)
            game.play(seat, options[dice.below(len(options))])
    assert [game.image() for game in games] == [alone.image()] * 3
