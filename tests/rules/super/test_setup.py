"""The set-up."""

import pytest

import folsom
from folsom.kernel.dice import scripted
from tests.rules import rule
from tests.rules.super.scenes import Train

NAMES = {"Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco"}


@rule("SUP-SET-1")
def test_seven_bandits_can_be_played_and_all_have_the_same_cards() -> None:
    game = folsom.new_game("super", players=7, seed=1)
    assert {game.seat_name(seat) for seat in range(7)} == NAMES
    assert len({tuple(option.text for option in game.options(seat)) for seat in range(7)}) == 1
    with pytest.raises(folsom.SetupError, match="3 to 7 players"):
        folsom.new_game("super", players=8)
    with pytest.raises(folsom.SetupError, match="3 to 7 players"):
        folsom.new_game("super", players=2)


@rule("SUP-SET-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_there_is_one_more_wagon_than_players(players: int) -> None:
    assert folsom.new_game("super", players=players, seed=1).view(None).wagons == players + 1


@rule("SUP-SET-2")
def test_nobody_knows_what_a_wagon_is_worth_before_it_is_a_loot_card() -> None:
    """Not even the game: the eight values come up at random, each once, whichever wagons were taken."""
    drawing = """
        super
        roof   . | . | .               | .
        inside . | . | <Doc <Tuco <Mei | .
        """
    cards = {"Doc": "Floor Move Turn", "Tuco": "Floor Move Turn", "Mei": "Floor Move Turn"}
    seen = set()
    for fall in range(8):
        train = Train(drawing, [fall])
        before = [train.game.view(seat) for seat in (None, 0, 1, 2)]
        assert before == [Train(drawing).game.view(seat) for seat in (None, 0, 1, 2)]
        train.program(**cards)
        seen |= {value for bandit in train.game.view(None).bandits for value in bandit.loot}
        assert train.used_up()
    assert seen == {301, 312, 323, 345, 356, 367, 378, 389}


@rule("SUP-SET-3")
def test_everybody_has_four_cards() -> None:
    game = folsom.new_game("super", players=3, seed=1)
    assert [option.words for option in game.options(0)] == [
        "First card: Turn round",
        "First card: Floor Change",
        "First card: Move",
        "First card: Shoot",
    ]


@rule("SUP-SET-4", "SUP-SET-5")
def test_the_first_player_starts_in_the_last_wagon_but_one_and_the_players_to_the_left_in_front_of_it() -> None:
    names = ["Doc", "Belle", "Mei", "Tuco", "Ghost"]
    game = folsom.new_game("super", players=5, bandits=names, dice=scripted([3]))  # seat 3: Tuco
    assert str(game).splitlines()[2:] == [
        "first Tuco",
        "roof   . | .    | .      | .    | .      | .     | .",
        "inside . | Mei> | Belle> | <Doc | <Ghost | <Tuco | .",
    ]
    assert [event.words for event in game.events(0)][:2] == [
        "Tuco is First Player.",
        "Tuco starts inside wagon 5, facing forward.",
    ]


@rule("SUP-SET-5")
def test_with_an_even_number_of_players_half_face_forward_and_half_back() -> None:
    names = ["Doc", "Belle", "Mei", "Tuco"]
    game = folsom.new_game("super", players=4, bandits=names, dice=scripted([0]))
    assert str(game).splitlines()[4] == "inside . | Tuco> | Mei> | <Belle | <Doc | ."
