"""The set-up for three to six players."""

import re

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import Begun

THREE = ["Belle", "Ghost", "Tuco"]
WAGONS = ["First class", "Baggage car", "Second class"]
HANDS = [0] * 18


def begun(purses: list[int], first: int, card: int = 0) -> Begun:
    """Three players on chosen wagons with two Purses, by these falls of the dice."""
    return Begun(3, [*purses, first, *HANDS, card], bandits=THREE, wagons=WAGONS)


@rule("SETUP-1")
def test_each_player_has_a_bandit_six_bullets_ten_cards_and_a_purse() -> None:
    game = Begun(4, bandits=["Belle", "Ghost", "Tuco", "Django"])
    view = game.sees("Ghost")
    assert [(bandit.seat, bandit.name) for bandit in view.bandits] == [
        (0, "Belle"),
        (1, "Ghost"),
        (2, "Tuco"),
        (3, "Django"),
    ]
    assert [bandit.bullets for bandit in view.bandits] == [6] * 4
    assert [seat.hand + seat.deck for seat in view.seats] == [10] * 4
    assert [[(token.kind, token.value) for token in bandit.loot] for bandit in view.bandits] == [[("purse", 250)]] * 4


@rule("SETUP-1")
def test_bandits_are_drawn_at_random_or_chosen() -> None:
    drawn = {
        tuple(bandit.name for bandit in folsom.new_game("express", 3, seed).view(None).bandits) for seed in range(30)
    }
    assert len(drawn) > 10
    assert all(len(set(names)) == 3 for names in drawn)
    with pytest.raises(folsom.SetupError):
        Begun(3, bandits=["Doc", "Doc", "Tuco"])


@rule("SETUP-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_train_has_as_many_wagons_as_players_behind_the_locomotive(players: int) -> None:
    game = Begun(players)
    view = game.sees(None)
    assert len(set(view.wagons)) == len(view.wagons) == players
    assert len(game.line("inside").split("|")) == players + 1


@rule("SETUP-2")
def test_wagons_are_taken_at_random_in_any_order_or_chosen() -> None:
    trains = {folsom.new_game("express", 3, seed).view(None).wagons for seed in range(40)}
    assert len({frozenset(train) for train in trains}) > 5
    assert {wagon for train in trains for wagon in train} == {
        "Baggage car",
        "Second class",
        "First class",
        "Dining car",
        "Private saloon",
        "Mail car",
    }
    assert begun([0, 0], 0).sees(None).wagons == ("First class", "Baggage car", "Second class")


@rule("SETUP-3", "SETUP-4")
def test_wagons_get_their_printed_loot_with_purses_drawn_at_random() -> None:
    game = begun([14, 5], 0)
    assert game.used_up()
    game.shows("""
        roof   .         | .     | .                | .
        inside Marshal S | J J J | Ghost[P250] P500 | Belle[P250] Tuco[P250] P300 J
        off    S
        """)
    for viewer in ("Belle", "Ghost", None):
        assert game.purses(viewer, "2 inside") == game.purses(viewer, "3 inside") == [None]


@rule("SETUP-3")
def test_the_starting_purses_come_out_of_the_supply_first() -> None:
    with pytest.raises(ValueError, match="below 15"):
        begun([15, 0], 0)
    drawing = str(Begun(6).game)
    on_the_train = re.findall(r" P(\d+)", re.sub(r"\[[^\]]*\]", "", drawing))
    assert sorted(int(value) for value in on_the_train) == sorted([250, 300, 350, 400, 450, 500] * 2)


@rule("SETUP-4")
def test_the_marshal_and_a_strongbox_are_in_the_locomotive_and_the_other_waits() -> None:
    view = begun([0, 0], 0).sees("Belle")
    assert view.marshal == 0
    assert [token.kind for token in view.places[0].loot] == ["strongbox"]
    assert [(token.kind, token.value) for token in view.spare] == [("strongbox", 1000)]


@rule("SETUP-4")
def test_loot_that_is_not_needed_is_out_of_the_game() -> None:
    drawing = str(begun([0, 0], 0).game)
    assert len(re.findall(r"P\d+#", drawing)) == 3 + 2
    assert len(re.findall(r"J#", drawing)) == 4
    assert len(re.findall(r"S#", drawing)) == 2


@rule("SETUP-5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_four_different_round_cards_come_before_one_station(players: int) -> None:
    stations = {"Pickpocketing", "Marshal's Revenge", "Hostage-Taking of the Conductor"}
    for seed in range(5):
        game = folsom.new_game("express", players, seed)
        while not game.over:
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        cards = [event.points["card"] for event in game.events(None) if event.kind == "round"]
        assert len(set(cards)) == 5
        assert [card in stations for card in cards] == [False] * 4 + [True]


@rule("SETUP-6", "SETUP-7")
@pytest.mark.parametrize(
    ("first", "inside"),
    [
        (0, "Marshal S | J J J | Ghost[P250] P250 | Belle[P250] Tuco[P250] P250 J"),
        (1, "Marshal S | J J J | Tuco[P250] P250 | Ghost[P250] Belle[P250] P250 J"),
        (2, "Marshal S | J J J | Belle[P250] P250 | Tuco[P250] Ghost[P250] P250 J"),
    ],
)
def test_the_first_player_is_drawn_and_counting_from_there_odd_players_start_in_the_caboose(
    first: int, inside: str
) -> None:
    game = begun([0, 0], first)
    game.shows(f"""
        roof   . | . | . | .
        inside {inside}
        """)
    order = (THREE * 2)[first : first + 3]
    assert game.asked() == [order[0]]
    told = [
        f"{order[0]} is First Player.",
        f"{order[0]} starts inside Second class (car 3).",
        f"{order[1]} starts inside the Baggage car (car 2).",
        f"{order[2]} starts inside Second class (car 3).",
    ]
    assert game.told("Belle")[:4] == game.told("Tuco")[:4] == game.told(None)[:4] == told


@rule("SETUP-7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_odd_players_start_in_the_caboose_even_ones_in_front_of_it_and_nobody_on_a_roof(players: int) -> None:
    for seed in range(10):
        view = folsom.new_game("express", players, seed).view(None)
        order = [view.bandits[(view.first + k) % players] for k in range(players)]
        assert {bandit.place for bandit in order[0::2]} == {2 * players}
        assert {bandit.place for bandit in order[1::2]} == {2 * (players - 1)}
