"""Pairs: the choice of pairs, the starting places and the card of choice."""

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import Begun, Drawn

DEALING = """
    express players=3 variant=pairs
    seats ? ? ?
    round 0
    roof   . | . | . | . | .
    inside Marshal | . | . | . | .
    off    bandit-1[P250] bandit-2[P250] bandit-3[P250] bandit-4[P250] bandit-5[P250] bandit-6[P250]
    phase setting-up
    agenda positions:0:0 cast:0:0
    """
FIVE = "{0} Move, {0} Floor, {0} Robbery, {0} Fire, {0} Punch"
GHOST_AND_TUCO = f"{FIVE.format('Ghost')}, Ghost Marshal, {FIVE.format('Tuco')}"
DOC_AND_DJANGO = f"{FIVE.format('Doc')}, Doc Marshal, {FIVE.format('Django')}"
CHOOSING = f"""
    express players=2 variant=pairs
    seats Ghost+Tuco Doc+Django
    round 2
    first Doc
    roof   . | . | . | .
    inside Marshal | . | Ghost/r0 Doc/r0 | Tuco/r2 Django/r1
    deck Ghost: {GHOST_AND_TUCO}, @Doc, @neutral
    deck Doc: {DOC_AND_DJANGO}, @Doc
    next pick-cards
    """


@rule("PAIR-1")
def test_three_leaders_get_mates_at_random_and_pairs_are_chosen_in_seat_order() -> None:
    game = Drawn(DEALING, falls=[2, 0, 1])
    pairs = ["pair Ghost+Cheyenne", "pair Doc+Tuco", "pair Belle+Django"]
    assert game.asked() == ["Player 1"]
    assert game.offers("Player 1") == pairs
    game.play("Player 1", "pair Doc+Tuco")
    assert game.asked() == ["Player 2"]
    assert game.offers("Player 2") == ["pair Ghost+Cheyenne", "pair Belle+Django"]
    assert game.refuses("Player 2", "pair Doc+Tuco") == "PAIR-1"
    game.play("Player 2", "pair Belle+Django")
    assert game.all_told() == [
        "Player 1 plays Doc and Tuco.",
        "Player 2 plays Belle and Django.",
        "Player 3 plays Ghost and Cheyenne.",
        "Belle+Django is First Player.",
    ]
    assert game.asked() == ["Doc+Tuco", "Belle+Django", "Ghost+Cheyenne"]
    assert game.used_up()


@rule("PAIR-1")
@pytest.mark.parametrize(
    ("falls", "pairs"),
    [
        ([0, 0], ["Ghost+Tuco", "Doc+Django", "Belle+Cheyenne"]),
        ([0, 1], ["Ghost+Tuco", "Doc+Cheyenne", "Belle+Django"]),
        ([1, 0], ["Ghost+Django", "Doc+Tuco", "Belle+Cheyenne"]),
        ([1, 1], ["Ghost+Django", "Doc+Cheyenne", "Belle+Tuco"]),
        ([2, 0], ["Ghost+Cheyenne", "Doc+Tuco", "Belle+Django"]),
        ([2, 1], ["Ghost+Cheyenne", "Doc+Django", "Belle+Tuco"]),
    ],
)
def test_every_leader_may_get_every_mate(falls: list[int], pairs: list[str]) -> None:
    game = Drawn(DEALING, falls)
    assert game.offers("Player 1") == [f"pair {pair}" for pair in pairs]
    assert game.used_up()


@rule("PAIR-1", "PAIR-8")
@pytest.mark.parametrize(("players", "wagons"), [(2, 3), (3, 4)])
def test_pairs_may_be_named_and_play_on_a_train_of_three_or_four_wagons(players: int, wagons: int) -> None:
    pairs = ["Ghost+Tuco", "Doc+Cheyenne", "Belle+Django"][:players]
    game = Begun(players, variant="pairs", bandits=pairs)
    view = game.sees(None)
    assert game.asked() == [seat.name for seat in view.seats] == pairs
    assert len(view.wagons) == wagons
    assert [bandit.bullets for bandit in view.bandits] == [6] * 2 * players
    assert [game.purses("Ghost", bandit.name) for bandit in view.bandits] == [[250]] * 2 * players


@rule("PAIR-1")
@pytest.mark.parametrize("pair", ["Ghost+Doc", "Tuco+Django"])
def test_a_named_pair_is_a_leader_with_a_mate(pair: str) -> None:
    with pytest.raises(
        folsom.SetupError, match="a pair is one of Ghost, Doc, Belle with one of Tuco, Django, Cheyenne"
    ):
        Begun(2, variant="pairs", bandits=[pair, "Belle+Cheyenne"])


@rule("PAIR-1", "DUEL-3")
def test_a_deck_has_the_eleven_cards_of_two_bandits() -> None:
    game = Begun(2, variant="pairs", bandits=["Ghost+Tuco", "Doc+Django"])
    assert game.line("deck Ghost:") == GHOST_AND_TUCO
    assert game.line("deck Doc:") == DOC_AND_DJANGO


@rule("PAIR-1")
def test_three_players_with_six_bandits_use_the_round_cards_for_two_to_four() -> None:
    game = Drawn("""
        express players=3 variant=pairs
        seats Ghost+Tuco Doc+Django Belle+Cheyenne
        roof   . | . | . | . | .
        inside Marshal | . | . | Ghost Doc Belle | Tuco Django Cheyenne
        round 1 Passengers' Rebellion
        """)
    assert game.sees(None).round.turns == ("standard", "standard", "tunnel", "standard", "standard")


@rule("PAIR-2")
@pytest.mark.parametrize("order", [("Ghost", "Django"), ("Django", "Ghost")])
def test_the_bandits_starting_in_the_caboose_are_chosen_secretly_and_revealed_together(order: tuple[str, str]) -> None:
    first, last = order
    game, other = (Begun(2, variant="pairs", bandits=["Ghost+Tuco", "Doc+Django"]) for _ in range(2))
    assert game.asked() == ["Ghost+Tuco", "Doc+Django"]
    assert game.offers("Ghost") == ["rear Ghost", "rear Tuco"]
    assert game.offers("Doc") == ["rear Doc", "rear Django"]
    assert game.told(None) == game.told(last) == ["Ghost+Tuco is First Player."]
    game.play(first, f"rear {first}")
    other.play(first, "rear Tuco" if first == "Ghost" else "rear Doc")
    assert game.told(None) == game.told(last) == []
    assert (game.sees(last), game.sees(None)) == (other.sees(last), other.sees(None))
    game.play(last, f"rear {last}")
    assert [words.split()[0] for words in game.told(None)] == ["Ghost", "Tuco", "Django", "Doc"]
    spots = [spot for spot in game.sees(None).places if spot.bandits]
    assert [(spot.car, spot.floor, spot.bandits) for spot in spots] == [
        (2, "inside", ("Doc", "Tuco")),
        (3, "inside", ("Ghost", "Django")),
    ]


@rule("PAIR-3")
def test_any_one_card_of_the_whole_deck_even_a_bullet_may_be_taken_or_none() -> None:
    game = Drawn(CHOOSING)
    assert game.asked() == ["Ghost+Tuco", "Doc+Django"]
    cards = [f"choose {card}" for card in GHOST_AND_TUCO.split(", ")]
    assert game.offers("Tuco") == [*cards, "choose Bullet Doc", "choose Bullet neutral", "choose none"]
    assert game.refuses("Tuco", "choose Bullet Tuco") == "PAIR-3"
    assert game.refuses("Tuco", "choose Bullet Django") == "PAIR-3"
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == [0, 0]


@rule("PAIR-3", "PAIR-7")
@pytest.mark.parametrize(
    ("ghost", "doc", "hands"),
    [
        ("choose Tuco Fire", "choose Doc Move", [7, 8]),
        ("choose none", "choose Doc Move", [6, 8]),
        ("choose Bullet neutral", "choose none", [7, 7]),
        ("choose none", "choose none", [6, 7]),
    ],
)
def test_the_card_of_choice_is_an_extra_card_in_hand(ghost: str, doc: str, hands: list[int]) -> None:
    game = Drawn(CHOOSING)
    game.play("Django", doc)
    game.play("Ghost", ghost)
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == hands
    assert [game.cards(name).deck for name in ("Ghost", "Doc")] == [13 - hands[0], 12 - hands[1]]
    assert game.told(None)[2:4] == ["Ghost+Tuco draws 6 cards.", "Doc+Django draws 7 cards."]


@rule("PAIR-3")
def test_a_card_taken_in_the_last_round_does_not_count_in_this_one() -> None:
    game = Drawn(CHOOSING + "extra 1: mate of Ghost=0, mate of Doc=1, mate of Belle=2, left=4, took=3, covered=0")
    game.play("Ghost", "choose none")
    game.play("Doc", "choose none")
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == [6, 7]


@rule("PAIR-3")
def test_the_rest_is_shuffled_and_drawn_after_the_choice() -> None:
    game = Drawn(CHOOSING, falls=[11, 0, 0, 0, 0, 0, *[0] * 7, 0])
    game.play("Ghost", "choose Ghost Move")
    game.play("Doc", "choose none")
    assert game.used_up()
    assert game.told("Ghost")[:4] == [
        "Ghost+Tuco has taken Move of Ghost from the deck.",
        "Doc+Django has taken no card of choice.",
        "Ghost+Tuco draws Floor Change of Ghost, Robbery of Ghost, Fire of Ghost, Punch of Ghost, Marshal of Ghost "
        "and a neutral Bullet.",
        "Doc+Django draws 7 cards.",
    ]
    assert game.line("deck Ghost:") == f"{FIVE.format('Tuco')}, @Doc"


@rule("PAIR-3")
def test_a_bullet_of_choice_is_in_hand() -> None:
    game = Drawn(CHOOSING)
    game.play("Ghost", "choose Bullet Doc")
    game.play("Doc", "choose Bullet Doc")
    assert "Doc" in game.own("Ghost").bullets
    assert "Doc" in game.own("Doc").bullets
    assert game.told("Doc")[:2] == [
        "Ghost+Tuco has taken a card of choice from the deck.",
        "Doc+Django has taken a Bullet of Doc from the deck.",
    ]


@rule("PAIR-3")
@pytest.mark.parametrize("order", [("Ghost", "Doc"), ("Doc", "Ghost")])
def test_everybody_chooses_at_once_and_nobody_sees_what_was_taken(order: tuple[str, str]) -> None:
    first, last = order
    game, other, none = Drawn(CHOOSING), Drawn(CHOOSING), Drawn(CHOOSING)
    game.play(first, f"choose {first} Fire")
    other.play(first, "choose Bullet Doc")
    none.play(first, "choose none")
    for name in (last, None):
        assert game.told(name) == []
        assert game.sees(name) == other.sees(name) == none.sees(name)
    assert game.asked() == [game.game.seat_name(game.seat(last))]
    game.play(last, "choose none")
    taken = f"{game.game.seat_name(game.seat(first))} has taken a card of choice from the deck."
    assert taken in game.told(last)
    assert taken in game.told(None)


@rule("PAIR-3")
def test_the_choice_comes_before_the_round_card() -> None:
    game = Drawn(CHOOSING)
    assert game.sees("Ghost").round.card is None
    game.play("Ghost", "choose none")
    game.play("Doc", "choose none")
    told = game.told(None)
    assert told[:4] == [
        "Ghost+Tuco has taken no card of choice.",
        "Doc+Django has taken no card of choice.",
        "Ghost+Tuco draws 6 cards.",
        "Doc+Django draws 7 cards.",
    ]
    assert told[4].startswith("Round 2: ")
