"""Teams: seats, turns, the card drawn from the partner's deck."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Begun, Drawn

FOUR = ["Belle", "Doc", "Tuco", "Ghost"]
TRAIN = """
    express players=4 variant=teams
    seats Belle Doc Tuco Ghost
    roof   . | . | . | . | .
    inside Marshal | . | . | Doc Ghost | Belle Tuco
    """
LONG_TRAIN = """
    express players=6 variant=teams
    seats Belle Doc Tuco Ghost Django Cheyenne
    roof   . | . | . | . | . | . | .
    inside Marshal | . | . | . | . | Doc Ghost Cheyenne | Belle Tuco Django
    """
TEN = "{0} Move, {0} Move, {0} Floor, {0} Floor, {0} Robbery, {0} Robbery, {0} Fire, {0} Fire, {0} Punch, {0} Marshal"


@rule("TEAM-1", "TEAM-2")
@pytest.mark.parametrize(("fall", "first"), [(0, "Belle"), (1, "Tuco")])
def test_two_teams_start_alike_whichever_a_player_is_first(fall: int, first: str) -> None:
    empty = TRAIN.replace("Doc Ghost | Belle Tuco", ". | .")
    game = Drawn(empty + "off Belle Doc Tuco Ghost\nagenda positions:0:0", falls=[fall])
    assert game.used_up()
    assert game.all_told()[0] == f"{first} is First Player."
    game.shows("inside Marshal | . | . | Doc Ghost | Belle Tuco")


@rule("TEAM-1", "TEAM-2")
@pytest.mark.parametrize(("fall", "first"), [(0, "Belle"), (1, "Tuco"), (2, "Django")])
def test_three_teams_start_alike_whichever_a_player_is_first(fall: int, first: str) -> None:
    empty = LONG_TRAIN.replace("Doc Ghost Cheyenne | Belle Tuco Django", ". | .")
    game = Drawn(empty + "off Belle Doc Tuco Ghost Django Cheyenne\nagenda positions:0:0", falls=[fall])
    assert game.used_up()
    assert game.all_told()[0] == f"{first} is First Player."
    game.shows("inside Marshal | . | . | . | . | Doc Ghost Cheyenne | Belle Tuco Django")


@rule("TEAM-1", "TEAM-3")
def test_a_new_game_has_a_wagon_for_each_player_and_begins_with_the_partners_card() -> None:
    game = Begun(4, variant="teams", bandits=FOUR)
    assert len(game.sees(None).wagons) == 4
    assert [game.cards(name).hand for name in FOUR] == [6, 7, 6, 6]
    assert [game.cards(name).deck for name in FOUR] == [4, 3, 4, 4]
    assert [game.own(name).hand[-1].split()[0] for name in FOUR] == ["Doc", "Belle", "Ghost", "Tuco"]


@rule("TEAM-2")
@pytest.mark.parametrize(
    ("train", "first", "following"),
    [
        (TRAIN, "Belle", "Tuco"),
        (TRAIN, "Tuco", "Belle"),
        (LONG_TRAIN, "Belle", "Tuco"),
        (LONG_TRAIN, "Tuco", "Django"),
        (LONG_TRAIN, "Django", "Belle"),
    ],
)
def test_the_a_player_of_the_next_team_is_first_in_the_next_round(train: str, first: str, following: str) -> None:
    game = Drawn(train + f"round 1 Bridge\nfirst {first}\nnext next")
    assert game.told(None)[0] == game.told("Doc")[0] == f"{following} is First Player."
    assert game.asked() == [following]


def order_of_turn(train: str, card: str, turn: int, first: str, players: int) -> list[str]:
    """The players asked in a turn, in order."""
    game = Drawn(train + f"round 1 {card}\nfirst {first}\nagenda scheme:0:{turn - 1}")
    order = []
    for _ in range(players):
        order += game.asked()
        game.play(order[-1], "draw")
    return order


@rule("TEAM-1")
def test_partners_play_one_after_the_other() -> None:
    assert order_of_turn(TRAIN, "Braking", 1, "Tuco", 4) == ["Tuco", "Ghost", "Belle", "Doc"]
    assert order_of_turn(TRAIN, "Swivel Arm", 2, "Belle", 4) == ["Belle", "Doc", "Tuco", "Ghost"]


@rule("TEAM-6")
@pytest.mark.parametrize(
    ("first", "order"),
    [("Belle", ["Doc", "Belle", "Ghost", "Tuco"]), ("Tuco", ["Ghost", "Tuco", "Doc", "Belle"])],
)
def test_two_teams_change_places_when_switching(first: str, order: list[str]) -> None:
    assert order_of_turn(TRAIN, "Angry Marshal", 4, first, 4) == order


@rule("TEAM-6")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Belle", ["Doc", "Belle", "Cheyenne", "Django", "Ghost", "Tuco"]),
        ("Tuco", ["Ghost", "Tuco", "Doc", "Belle", "Cheyenne", "Django"]),
        ("Django", ["Cheyenne", "Django", "Ghost", "Tuco", "Doc", "Belle"]),
    ],
)
def test_three_teams_go_counter_clockwise_b_before_a_when_switching(first: str, order: list[str]) -> None:
    assert order_of_turn(LONG_TRAIN, "Angry Marshal", 3, first, 6) == order


@rule("TEAM-6", "PLAN-4")
def test_cards_are_face_up_when_switching() -> None:
    game = Drawn(TRAIN + "hand Doc: Belle Move\nround 1 Angry Marshal\nfirst Belle\nagenda scheme:0:3")
    game.play("Doc", "play Belle Move")
    assert game.all_told() == ["Turn 4: Switching.", "Doc plays Move of Belle."]


@rule("TEAM-3", "TEAM-4")
def test_each_player_draws_a_card_from_the_partners_deck_before_anything_else() -> None:
    partners_cards = [9, 0, 4, 8]  # Doc's Marshal, Belle's Move, Ghost's Robbery, Tuco's Punch
    hands = [0] * (5 + 6 + 5 + 5)
    game = Drawn(TRAIN + "round 1 Bridge\nfirst Tuco\nnext next", falls=[*partners_cards, *hands, 0])
    assert game.used_up()
    told = {name: game.told(name) for name in (*FOUR, None)}
    assert told[None][1:9] == [
        "Belle draws a card from the partner's deck.",
        "Doc draws a card from the partner's deck.",
        "Tuco draws a card from the partner's deck.",
        "Ghost draws a card from the partner's deck.",
        "Belle draws 5 cards.",
        "Doc draws 6 cards.",
        "Tuco draws 5 cards.",
        "Ghost draws 5 cards.",
    ]
    assert told[None][9].startswith("Round 2: ")
    assert told["Belle"][1] == "Belle draws Marshal of Doc from the partner's deck."
    assert told["Doc"][1:3] == [told[None][1], "Doc draws Move of Belle from the partner's deck."]
    assert told["Tuco"][3] == "Tuco draws Robbery of Ghost from the partner's deck."
    assert told["Ghost"][3:5] == [told[None][3], "Ghost draws Punch of Tuco from the partner's deck."]
    assert "Doc Marshal" in game.own("Belle").hand
    assert "Belle Move" in game.own("Doc").hand
    assert [game.cards(name).hand for name in FOUR] == [6, 7, 6, 6]


@rule("TEAM-3")
def test_a_player_with_too_few_cards_draws_what_there_is() -> None:
    game = Drawn(
        TRAIN
        + f"""
        round 2
        hand Doc: {TEN.format("Doc")}, {TEN.format("Belle").replace("Belle Move, ", "")}
        deck Doc:
        deck Belle: Belle Move, Belle Move
        next lend
        """
    )
    assert game.told(None)[:2] == [
        "Belle finds the partner's deck empty.",
        "Doc draws a card from the partner's deck.",
    ]
    assert game.told("Belle")[4] == "Belle draws Move of Belle."
    assert (game.cards("Belle").hand, game.cards("Belle").deck) == (1, 0)
    assert game.told("Doc")[1] == "Doc draws Move of Belle from the partner's deck."


@rule("TEAM-3")
def test_drawing_in_schemin_is_only_from_the_players_own_deck() -> None:
    game = Drawn(TRAIN + "first Belle\nhand Belle: Belle Move")
    game.play("Belle", "draw")
    assert (game.cards("Belle").deck, game.cards("Doc").deck) == (6, 10)
    assert game.told(None) == game.told("Doc") == ["Belle draws 3 cards."]


@rule("TEAM-3", "PLAN-3")
def test_a_player_with_an_empty_deck_cannot_draw_even_if_the_partner_has_cards() -> None:
    game = Drawn(TRAIN + f"first Belle\nhand Belle: {TEN.format('Belle')}\ndeck Belle:")
    assert "draw" not in game.offers("Belle")
    assert game.refuses("Belle", "draw") == "PLAN-3"
