"""Schemin': play a card or draw three, turn by turn."""

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import ACTIONS, STEALIN, Drawn


def scheming(more: str, falls: list[int] | None = None) -> Drawn:
    """Belle, Ghost and Tuco sit in this order; the train does not matter."""
    return Drawn(
        f"""
        express
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | Belle Tuco
        seats Belle Ghost Tuco
        {more}
        """,
        falls,
    )


@rule("PLAN-1")
def test_each_player_in_order_plays_a_card_or_draws_three() -> None:
    scene = scheming("""
        first Ghost
        hand Belle: Move
        hand Ghost: Fire, Fire, Punch
        hand Tuco: Marshal
        """)
    assert scene.asked() == ["Ghost"]
    assert scene.offers("Ghost") == ["play Fire", "play Punch", "play Fire down", "play Punch down", "draw"]
    scene.play("Ghost", "play Punch")
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "draw")
    assert scene.asked() == ["Belle"]
    scene.play("Belle", "play Move")
    assert scene.line("pile") == "Ghost: Punch, Belle: Move"
    assert (
        scene.told("Belle")
        == scene.told(None)
        == [
            "Ghost plays Punch.",
            "Tuco draws 3 cards.",
            "Belle plays Move.",
            "Turn 2: Speeding-up.",
        ]
    )


@rule("PLAN-1")
def test_only_a_card_in_hand_may_be_played_and_only_in_the_players_turn() -> None:
    scene = scheming("""
        hand Belle: Move
        hand Ghost: Fire
        """)
    assert scene.refuses("Belle", "play Fire") == "PLAN-1"
    assert scene.refuses("Ghost", "play Fire") == "PLAN-1"
    assert scene.refuses("Ghost", "draw") == "PLAN-1"


@rule("PLAN-2")
def test_bullets_cannot_be_played() -> None:
    scene = scheming("hand Belle: Fire, @Ghost, @neutral")
    assert scene.offers("Belle") == ["play Fire", "draw"]
    with pytest.raises(folsom.NotationError):
        scene.play("Belle", "play @Ghost")


@rule("PLAN-2", "PLAN-9")
def test_a_player_holding_only_bullets_draws_and_the_others_do_not_learn_why() -> None:
    scene = scheming("hand Belle: @Ghost, @neutral", [0, 0, 0])
    assert scene.asked() == ["Belle"]
    assert scene.offers("Belle") == ["draw"]
    scene.play("Belle", "draw")
    assert scene.used_up()
    assert scene.told("Belle") == ["Belle draws Move, Move and Floor Change."]
    assert scene.told("Ghost") == scene.told(None) == ["Belle draws 3 cards."]


@rule("PLAN-3")
def test_with_fewer_than_three_cards_in_the_deck_all_of_them_are_drawn() -> None:
    scene = scheming("hand Belle: Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire", [1, 0])
    scene.play("Belle", "draw")
    assert scene.used_up()
    assert scene.cards("Belle").hand == 10
    assert scene.cards("Belle").deck == 0
    assert scene.told("Belle") == ["Belle draws Punch and Marshal."]
    assert scene.told("Tuco") == scene.told(None) == ["Belle draws 2 cards."]


@rule("PLAN-3")
def test_a_player_who_cannot_draw_has_to_play_a_card() -> None:
    scene = scheming(f"hand Belle: {ACTIONS}")
    assert scene.offers("Belle") == [
        "play Move",
        "play Floor",
        "play Robbery",
        "play Fire",
        "play Punch",
        "play Marshal",
    ]
    assert scene.refuses("Belle", "draw") == "PLAN-3"
    assert scene.refuses("Belle", "pass") == "PLAN-3"


@rule("PLAN-3")
def test_a_player_who_can_neither_draw_nor_play_passes() -> None:
    cards = ", ".join(f"Belle: {card}" for card in ACTIONS.split(", "))
    scene = scheming(f"""
        hand Belle: @Ghost
        hand Ghost: Move
        pile {cards}
        next plan Belle 3
        """)
    assert scene.asked() == ["Belle"]
    assert scene.offers("Belle") == ["pass"]
    assert scene.refuses("Belle", "draw") == "PLAN-3"
    scene.play("Belle", "pass")
    assert scene.all_told() == ["Belle has nothing to play and nothing to draw."]
    assert scene.asked() == ["Ghost"]


@rule("PLAN-3", "PLAN-9")
def test_a_player_visibly_without_cards_passes_without_being_asked() -> None:
    cards = ", ".join(f"Belle: {card}" for card in ACTIONS.split(", "))
    scene = scheming(f"""
        hand Ghost: Move
        pile {cards}
        next plan Belle 3
        """)
    assert scene.all_told() == ["Belle has nothing to play and nothing to draw."]
    assert scene.asked() == ["Ghost"]


@rule("PLAN-3")
def test_a_deck_that_holds_only_bullets_is_drawn_too() -> None:
    scene = scheming(f"""
        hand Belle: {ACTIONS}
        deck Belle: @Ghost, @Ghost
        """)
    assert scene.offers("Belle")[-1] == "draw"
    scene.play("Belle", "draw")
    assert scene.told("Belle") == ["Belle draws a Bullet of Ghost and a Bullet of Ghost."]
    assert scene.cards("Belle").hand == 12
    assert scene.cards("Belle").deck == 0


@rule("PLAN-3")
def test_a_player_who_can_draw_may_not_pass() -> None:
    scene = scheming("hand Belle: Move")
    assert scene.refuses("Belle", "pass") == "PLAN-3"


@rule("PLAN-4")
@pytest.mark.parametrize(("card", "turn"), [("Angry Marshal", 1), ("Take It All!", 3), ("Angry Marshal", 4)])
def test_cards_are_played_face_up_in_every_turn_but_a_tunnel(card: str, turn: int) -> None:
    scene = scheming(f"""
        round 1 {card}
        hand Belle: Move, Fire
        next plan Belle {turn}
        """)
    scene.play("Belle", "play Fire")
    assert scene.all_told() == ["Belle plays Fire."]
    assert scene.line("pile") == "Belle: Fire"


@rule("PLAN-4")
def test_face_up_cards_stay_visible_to_everybody_until_they_are_resolved() -> None:
    scene = scheming("""
        hand Belle: Fire
        hand Ghost: Move
        hand Tuco: Punch
        """)
    scene.play("Belle", "play Fire")
    scene.play("Ghost", "play Move")
    scene.play("Tuco", "play Punch")
    for viewer in ("Belle", "Ghost", "Tuco", None):
        pile = scene.sees(viewer).pile
        assert [(card.seat, card.card, card.bandit) for card in pile] == [
            (0, "Fire", "Belle"),
            (1, "Move", "Ghost"),
            (2, "Punch", "Tuco"),
        ]


@rule("PLAN-5")
def test_in_a_tunnel_cards_are_played_face_down() -> None:
    scene = scheming("""
        round 1 Tunnel
        hand Belle: Move, Fire
        hand Ghost: Punch
        hand Tuco: Floor
        next plan Belle 2
        """)
    assert scene.offers("Belle") == ["play Move", "play Fire", "draw"]
    scene.play("Belle", "play Fire")
    scene.play("Ghost", "draw")
    scene.play("Tuco", "play Floor")
    belle, ghost, tuco, spectator = (scene.told(name)[:3] for name in ("Belle", "Ghost", "Tuco", None))
    assert belle == ["Belle plays Fire face down.", "Ghost draws 3 cards.", "Tuco plays a card face down."]
    assert ghost[0::2] == ["Belle plays a card face down.", "Tuco plays a card face down."]
    assert tuco == ["Belle plays a card face down.", "Ghost draws 3 cards.", "Tuco plays Floor Change face down."]
    assert spectator == ["Belle plays a card face down.", "Ghost draws 3 cards.", "Tuco plays a card face down."]
    for seat in (1, 2, None):
        assert scene.game.events(seat)[0].points == {"seat": 0, "face_down": True}
    assert [(card.seat, card.card, card.bandit) for card in scene.sees("Belle").pile] == [
        (0, "Fire", "Belle"),
        (2, None, None),
    ]
    assert [(card.seat, card.card, card.bandit) for card in scene.sees(None).pile] == [(0, None, None), (2, None, None)]


@rule("PLAN-5")
def test_in_a_tunnel_nobody_has_to_say_that_the_card_is_face_down() -> None:
    scene = scheming("""
        round 1 Tunnel
        hand Belle: Move, Fire
        next plan Belle 2
        """)
    assert scene.refuses("Belle", "play Fire down") == "PLAN-5"


@rule("PLAN-6")
def test_in_a_speeding_up_each_player_takes_two_turns_in_a_row() -> None:
    scene = scheming("""
        hand Belle: Move, Fire
        hand Ghost: Punch
        hand Tuco: Marshal
        next plan Belle 2
        """)
    scene.play("Belle", "play Move")
    assert scene.asked() == ["Belle"]
    scene.play("Belle", "play Fire")
    assert scene.asked() == ["Ghost"]
    scene.play("Ghost", "play Punch")
    scene.play("Ghost", "draw")
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "draw")
    scene.play("Tuco", "play Marshal")
    assert scene.line("pile") == "Belle: Move, Belle: Fire, Ghost: Punch, Tuco: Marshal"
    assert scene.told(None) == [
        "Belle plays Move.",
        "Belle plays Fire.",
        "Ghost plays Punch.",
        "Ghost draws 3 cards.",
        "Tuco draws 3 cards.",
        "Tuco plays Marshal.",
        "Turn 3: standard.",
    ]
    assert scene.asked() == ["Belle"]


@rule("PLAN-6")
def test_in_a_speeding_up_a_player_may_draw_six_cards() -> None:
    scene = scheming("next plan Belle 2")
    scene.play("Belle", "draw")
    scene.play("Belle", "draw")
    assert scene.cards("Belle").hand == 6
    assert scene.asked() == ["Ghost"]
    assert scene.told("Tuco") == ["Belle draws 3 cards.", "Belle draws 3 cards."]


@rule("PLAN-7")
def test_a_switching_turn_goes_counter_clockwise_from_the_first_player() -> None:
    scene = scheming("""
        round 1 Angry Marshal
        first Ghost
        hand Belle: Move
        hand Ghost: Move, Marshal
        hand Tuco: Floor
        next plan Ghost 4
        """)
    assert scene.asked() == ["Ghost"]
    scene.play("Ghost", "play Move")
    assert scene.asked() == ["Belle"]
    scene.play("Belle", "play Move")
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "play Floor")
    assert scene.line("pile") == "Ghost: Move now, Belle: Move, Tuco: Floor"
    assert scene.all_told() == [
        "Ghost plays Move.",
        "Belle plays Move.",
        "Tuco plays Floor Change.",
        STEALIN,
        "Ghost: Move.",
    ]


@rule("PLAN-8")
def test_after_the_last_turn_the_cards_in_hand_go_back_on_the_deck() -> None:
    scene = scheming("""
        hand Belle: Move, Fire, @Ghost
        hand Ghost: Move, Robbery
        hand Tuco: Punch, @neutral
        next plan Belle 3
        """)
    scene.play("Belle", "play Move")
    scene.play("Ghost", "play Move")
    scene.play("Tuco", "play Punch")
    assert scene.asked() == ["Ghost"]
    assert [scene.cards(name).hand for name in ("Belle", "Ghost", "Tuco")] == [0, 0, 0]
    assert [scene.cards(name).deck for name in ("Belle", "Ghost", "Tuco")] == [11, 9, 10]  # Ghost is moving
    assert scene.line("deck Belle:") == f"{ACTIONS}, @Ghost"
    assert scene.told("Ghost")[2:5] == ["Tuco plays Punch.", STEALIN, "Belle: Move."]


@rule("PLAN-9")
def test_how_many_cards_a_player_has_is_public_but_which_they_are_is_not() -> None:
    scene = scheming("hand Belle: Move, Fire, @Ghost", [0, 0, 0])
    scene.play("Belle", "draw")
    assert scene.used_up()
    assert (scene.cards("Belle").hand, scene.cards("Belle").deck) == (6, 5)
    assert scene.told("Belle") == ["Belle draws Move, Floor Change and Floor Change."]
    assert scene.told("Ghost") == scene.told("Tuco") == scene.told(None) == ["Belle draws 3 cards."]
    for seat in (1, 2, None):
        assert scene.game.events(seat)[0].points == {"seat": 0, "number": 3}
    assert scene.own("Belle").hand == ("Move", "Move", "Floor", "Floor", "Fire")
    assert scene.own("Belle").bullets == ("Ghost",)
    swapped = scheming("hand Belle: Punch, Marshal, @Ghost", [0, 0, 0])
    swapped.play("Belle", "draw")
    assert swapped.sees("Ghost") == scene.sees("Ghost")
    assert swapped.sees(None) == scene.sees(None)
