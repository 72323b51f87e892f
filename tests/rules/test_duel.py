"""The two-player game: two bandits each, the Expert variant, no Gunslinger."""

import pytest

from tests.rules import rule
from tests.rules.drawn import STEALIN, Begun, Drawn

SEATS = """
    express players=2
    seats Tuco+Cheyenne Django+Doc
    """
TRAIN = SEATS + "roof . | . | . | . | .\ninside Marshal | . | . | Tuco Django | Cheyenne Doc\n"
FIVE = "{0} Move, {0} Floor, {0} Robbery, {0} Fire, {0} Punch"


@rule("DUEL-1")
def test_each_player_has_two_bandits_with_bullets_and_a_purse_of_their_own() -> None:
    game = Begun(2)
    assert [game.game.seat_name(seat) for seat in (0, 1)] == ["Tuco+Cheyenne", "Django+Doc"]
    view = game.sees(None)
    assert len(view.wagons) == 4
    assert [bandit.name for bandit in view.bandits] == ["Tuco", "Django", "Cheyenne", "Doc"]
    assert [bandit.seat for bandit in view.bandits] == [0, 1, 0, 1]
    for bandit in view.bandits:
        assert bandit.bullets == 6
        assert len(bandit.loot) == 1
    for name in ("Tuco", "Doc"):
        assert [game.purses(name, bandit.name) for bandit in view.bandits] == [[250]] * 4


@rule("DUEL-1")
def test_other_bandits_may_be_chosen() -> None:
    game = Begun(2, bandits=["Ghost+Belle", "Tuco+Django"])
    assert [game.game.seat_name(seat) for seat in (0, 1)] == ["Ghost+Belle", "Tuco+Django"]


@rule("DUEL-1")
def test_the_round_cards_are_those_for_two_to_four_players() -> None:
    game = Drawn(TRAIN + "round 1 Passengers' Rebellion")
    assert game.sees(None).round.turns == ("standard", "standard", "tunnel", "standard", "standard")


@rule("DUEL-1", "DUEL-3")
def test_a_player_has_one_turn_not_one_for_each_bandit() -> None:
    game = Drawn(TRAIN + "hand Tuco: Tuco Move, Cheyenne Move\nhand Django: Doc Move, Django Move\nround 1 Tunnel")
    assert game.asked() == ["Tuco+Cheyenne"]
    game.play("Tuco", "play Cheyenne Move")
    assert game.asked() == ["Django+Doc"]
    game.play("Doc", "play Doc Move")
    assert game.asked() == ["Tuco+Cheyenne"]
    assert game.all_told() == [
        "Tuco+Cheyenne plays Move of Cheyenne.",
        "Django+Doc plays Move of Doc.",
        "Turn 2: Tunnel.",
    ]
    game.play("Tuco", "play Tuco Move")
    assert game.told("Tuco") == ["Tuco+Cheyenne plays Move of Tuco face down."]
    assert game.told("Doc") == game.told(None) == ["Tuco+Cheyenne plays a card face down."]


@rule("DUEL-2")
@pytest.mark.parametrize("order", [("Tuco", "Doc"), ("Doc", "Tuco")])
def test_the_bandits_in_the_caboose_are_chosen_secretly_and_revealed_together(order: tuple[str, str]) -> None:
    first, last = order
    game, other = Begun(2), Begun(2)
    assert game.asked() == ["Tuco+Cheyenne", "Django+Doc"]
    assert game.offers("Tuco") == ["rear Tuco", "rear Cheyenne"]
    assert game.offers("Doc") == ["rear Django", "rear Doc"]
    assert game.told(None) == game.told(last) == ["Django+Doc is First Player."]
    game.play(first, f"rear {first}")
    other.play(first, "rear Cheyenne" if first == "Tuco" else "rear Django")
    assert game.asked() == [game.game.seat_name(game.seat(last))]
    assert game.told(None) == game.told(last) == []
    assert (game.sees(last), game.sees(None)) == (other.sees(last), other.sees(None))
    game.play(last, f"rear {last}")
    assert [words.split()[0] for words in game.told(None)[:4]] == ["Tuco", "Cheyenne", "Doc", "Django"]
    assert [spot.bandits for spot in game.sees(None).places if spot.bandits] == [
        ("Django", "Cheyenne"),
        ("Tuco", "Doc"),
    ]


@rule("DUEL-2")
@pytest.mark.parametrize(
    ("tuco", "django", "inside"),
    [
        ("Tuco", "Django", [["Cheyenne", "Doc"], ["Tuco", "Django"]]),
        ("Tuco", "Doc", [["Cheyenne", "Django"], ["Tuco", "Doc"]]),
        ("Cheyenne", "Django", [["Tuco", "Doc"], ["Cheyenne", "Django"]]),
        ("Cheyenne", "Doc", [["Tuco", "Django"], ["Cheyenne", "Doc"]]),
    ],
)
def test_each_of_the_two_rearmost_wagons_has_one_bandit_of_each_team(
    tuco: str, django: str, inside: list[list[str]]
) -> None:
    game = Begun(2)
    game.play("Tuco", f"rear {tuco}")
    game.play("Django", f"rear {django}")
    places = game.sees(None).places
    assert [sorted(place.bandits) for place in places if place.bandits] == [sorted(spot) for spot in inside]
    assert [(place.car, place.floor) for place in places if place.bandits] == [(3, "inside"), (4, "inside")]


@rule("DUEL-3")
def test_a_deck_has_eleven_cards() -> None:
    game = Begun(2)
    assert game.line("deck Tuco:") == f"{FIVE.format('Tuco')}, Tuco Marshal, {FIVE.format('Cheyenne')}"
    assert game.line("deck Django:") == f"{FIVE.format('Django')}, Django Marshal, {FIVE.format('Doc')}"
    assert [game.cards(name).deck for name in ("Tuco", "Doc")] == [11, 11]


@rule("DUEL-4", "DUEL-6")
def test_the_expert_variant_is_in_force() -> None:
    game = Drawn(
        TRAIN
        + """
        hand Tuco: Tuco Move, Cheyenne Move, @Doc
        hand Django: Django Move, @neutral
        pile Tuco: Cheyenne Robbery
        next hold
        """
    )
    assert game.asked() == ["Tuco+Cheyenne", "Django+Doc"]
    assert game.offers("Cheyenne") == ["keep Tuco Move", "keep Cheyenne Move", "keep none"]
    game.play("Django", "keep none")
    game.play("Tuco", "keep Tuco Move")
    game.play("Tuco", "keep none")
    assert game.told("Doc")[:5] == [
        "Tuco+Cheyenne keeps 1 and discards 2.",
        "Django+Doc keeps 0 and discards 2.",
        STEALIN,
        "Cheyenne: Robbery.",
        "Cheyenne finds nothing to rob.",
    ]
    assert game.told(None)[:2] == ["Tuco+Cheyenne keeps 1 and discards 2.", "Django+Doc keeps 0 and discards 2."]
    assert game.told("Tuco")[0] == "Tuco+Cheyenne keeps Move of Tuco and discards 2."
    assert game.cards("Tuco").discarded == ("Cheyenne Robbery",)
    assert (game.cards("Tuco").discard, game.cards("Django").discard) == (3, 2)
    assert (game.cards("Tuco").hand, game.cards("Doc").hand) == (6, 7)


@rule("DUEL-4", "PAIR-8")
def test_the_richest_team_wins_and_nobody_is_gunslinger() -> None:
    game = Drawn(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco[P250] Django/r2[P500] | Cheyenne[P300 J] Doc[P500]
        top Django: @Tuco, @Tuco
        round 5 Marshal's Revenge
        next next
        """
    )
    assert game.game.over
    assert game.all_told() == ["Tuco+Cheyenne: $1050.", "Django+Doc: $1000.", "Tuco+Cheyenne wins!"]
    assert game.game.winners == [0]


@rule("DUEL-4")
@pytest.mark.parametrize(
    ("tuco", "cheyenne", "django", "doc", "winners"),
    [
        (0, 3, 0, 2, ["Django+Doc wins!"]),
        (1, 1, 3, 0, ["Tuco+Cheyenne wins!"]),
        (3, 0, 1, 2, ["Tuco+Cheyenne wins!", "Django+Doc wins!"]),
    ],
)
def test_a_tie_goes_to_the_player_whose_two_bandits_received_the_fewest_bullets(
    tuco: int, cheyenne: int, django: int, doc: int, winners: list[str]
) -> None:
    game = Drawn(
        SEATS
        + f"""
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco/r{tuco}[P250] Django/r{django}[P250] | Cheyenne/r{cheyenne}[J] Doc/r{doc}[J]
        top Tuco: {", ".join(["@neutral"] * (tuco + cheyenne))}
        top Django: {", ".join(["@neutral"] * (django + doc))}
        round 5 Marshal's Revenge
        next next
        """
    )
    assert game.all_told() == ["Tuco+Cheyenne: $750.", "Django+Doc: $750.", *winners]
