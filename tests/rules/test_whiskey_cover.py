"""Whiskey with Ghost's face-down card and with Cover."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

PAIRS = """
    express players=2 variant=pairs boxes=horses
    seats Ghost+Tuco Doc+Django
    roof   . | . | . | .
    """


def ghost(held: str, cards: str = "", card: str = "Bridge", turn: int = 1) -> Drawn:
    """A turn of Ghost, who holds this and has Move, Fire and Punch in hand."""
    return Drawn(f"""
        express players=3 boxes=horses
        seats Ghost Doc Belle
        roof   . | . | . | .
        inside Marshal | . | Doc | Belle Ghost[{held}]
        round 1 {card}
        first Ghost
        hand Ghost: Move, Fire, Punch
        hand Doc: Move
        hand Belle: Move
        {cards}
        next plan Ghost {turn}
        """)


def pair(held: str, hand: str, card: str = "Braking", turn: int = 1) -> Drawn:
    """A turn of Doc and Django; Doc holds this."""
    return Drawn(f"""
        {PAIRS}
        inside Marshal | . | Ghost Doc[{held}] | Tuco Django
        round 1 {card}
        first Doc
        hand Doc: {hand}
        hand Ghost: Ghost Move, Tuco Fire
        next plan Doc {turn}
        """)


def downs(game: Drawn, name: str) -> list[str]:
    return [text for text in game.offers(name) if text.endswith("down")]


@rule("WHISKEY-2", "GHOST-1")
def test_a_whiskey_in_the_first_turn_does_not_count_as_a_draw_for_ghost() -> None:
    game = ghost("W", "veil Ghost:")
    game.play("Ghost", "use W1")
    assert game.cards("Ghost").may_hide
    assert {"play Move down", "play Fire down", "play Punch down"} <= set(downs(game, "Ghost"))
    game.play("Ghost", "play Fire down")
    assert game.told("Ghost")[-1] == "Ghost plays Fire face down."
    for name in ("Doc", None):
        assert game.told(name) == [
            "Ghost drinks a Whiskey; it is half-full now.",
            "Ghost draws 3 cards.",
            "Ghost plays a card face down.",
        ]
        assert game.sees(name).pile[0].card is None
    assert game.asked() == ["Doc"]


@rule("WHISKEY-2", "GHOST-1")
def test_ghost_may_play_the_card_face_up_too() -> None:
    game = ghost("W", "veil Ghost:")
    game.play("Ghost", "use W1")
    game.play("Ghost", "play Fire")
    assert game.told(None)[-1] == "Ghost plays Fire."
    assert game.line("pile") == "Ghost: Fire"


@rule("WHISKEY-3", "WHISKEY-2", "GHOST-1")
@pytest.mark.parametrize(("first", "pile"), [("play Fire down", "Ghost: Fire down"), ("play Fire", "Ghost: Fire")])
def test_only_the_first_of_the_old_whiskeys_two_cards_may_be_face_down(first: str, pile: str) -> None:
    game = ghost("O", "veil Ghost:")
    game.play("Ghost", "use W1")
    assert downs(game, "Ghost") == ["play Move down", "play Fire down", "play Punch down"]
    game.play("Ghost", first)
    assert game.offers("Ghost") == ["play Move", "play Punch"]
    assert game.refuses("Ghost", "play Move down") == "GHOST-1"
    game.play("Ghost", "play Move")
    assert game.line("pile") == f"{pile}, Ghost: Move"


@rule("WHISKEY-2", "GHOST-1")
def test_after_a_whiskey_nobody_else_plays_face_down_nor_does_ghost_in_a_later_turn() -> None:
    game = ghost("W", turn=3)
    game.play("Ghost", "use W1")
    assert downs(game, "Ghost") == []
    game = pair("W", "Doc Move, Django Fire")
    game.play("Doc", "use W1")
    assert downs(game, "Doc") == []
    assert game.refuses("Doc", "play Doc Move down") == "GHOST-1"


@rule("WHISKEY-5", "GHOST-1")
def test_ghosts_power_is_lost_after_a_first_turn_without_a_card() -> None:
    laid = ", ".join(f"Ghost: {card}" for card in ("Floor", "Floor", "Robbery", "Robbery", "Marshal", "Ride"))
    game = Drawn(f"""
        express players=3 boxes=horses
        seats Ghost Doc Belle
        roof   . | . | . | .
        inside Marshal | . | Doc | Belle Ghost[W]
        round 1 Passengers' Rebellion
        first Ghost
        pile {laid}, Ghost: Move, Ghost: Move, Ghost: Fire, Ghost: Fire, Ghost: Punch
        deck Ghost: @neutral, @neutral
        hand Doc: Move
        hand Belle: Move
        veil Ghost:
        anyway veil
        next plan Ghost 1
        """)
    game.play("Ghost", "use W1")
    game.play("Ghost", "pass")
    game.play("Doc", "play Move")
    game.play("Belle", "play Move")
    assert game.asked() == ["Ghost"]
    assert not game.cards("Ghost").may_hide


@rule("WHISKEY-2", "PAIR-6")
def test_in_pairs_the_first_card_of_either_bandit_may_be_face_down_and_gives_no_cover() -> None:
    game = Drawn(f"""
        {PAIRS}
        inside Marshal | . | Ghost Doc | Tuco[W] Django
        first Ghost
        hand Ghost: Ghost Move, Tuco Fire
        veil Ghost:
        """)
    game.play("Ghost", "use W1")
    assert {"play Ghost Move down", "play Tuco Fire down"} <= set(downs(game, "Ghost"))
    game.play("Ghost", "play Tuco Fire down")
    assert game.asked() == ["Doc+Django"]


@rule("WHISKEY-2", "PAIR-4")
def test_a_fire_played_after_a_whiskey_gives_cover() -> None:
    game = pair("W", "Doc Fire, Doc Move, Django Robbery")
    game.play("Doc", "use W1")
    game.play("Doc", "play Doc Fire")
    assert game.asked() == ["Doc+Django"]
    assert "cover Django Robbery" in game.offers("Doc")
    game.play("Doc", "cover Django Robbery")
    assert game.line("pile") == "Doc: Doc Fire, Doc: Django Robbery"
    assert game.asked() == ["Ghost+Tuco"]
    assert game.told(None) == [
        "Doc drinks a Whiskey; it is half-full now.",
        "Doc+Django draws 3 cards.",
        "Doc+Django plays Fire of Doc.",
        "Doc+Django plays Robbery of Django.",
    ]


@rule("WHISKEY-3", "WHISKEY-2", "PAIR-4")
def test_the_old_whiskeys_first_fire_gives_cover_and_the_second_then_gives_none() -> None:
    game = pair("O", "Doc Fire, Doc Move, Django Fire, Django Robbery")
    game.play("Doc", "use W1")
    game.play("Doc", "play Doc Fire")
    assert game.offers("Doc") == ["cover Django Robbery", "cover Django Fire", "cover none"]
    game.play("Doc", "cover Django Robbery")
    assert game.asked() == ["Doc+Django"]
    assert game.offers("Doc") == ["play Doc Move", "play Django Fire"]
    game.play("Doc", "play Django Fire")
    assert game.asked() == ["Ghost+Tuco"]
    assert game.line("pile") == "Doc: Doc Fire, Doc: Django Robbery, Doc: Django Fire"


@rule("WHISKEY-3", "WHISKEY-2", "PAIR-4")
def test_a_declined_cover_does_not_count_as_cover() -> None:
    game = pair("O", "Doc Fire, Doc Move, Django Fire, Django Robbery")
    game.play("Doc", "use W1")
    game.play("Doc", "play Doc Fire")
    game.play("Doc", "cover none")
    game.play("Doc", "play Django Fire")
    assert game.offers("Doc") == ["cover Doc Move", "cover none"]
    game.play("Doc", "cover Doc Move")
    assert game.asked() == ["Ghost+Tuco"]
    assert game.all_told() == [
        "Doc drinks the Old Whiskey; it is half-full now.",
        "Doc+Django plays Fire of Doc.",
        "Doc+Django gives no Cover.",
        "Doc+Django plays Fire of Django.",
        "Doc+Django plays Move of Doc.",
    ]


@rule("WHISKEY-3", "PAIR-4")
def test_the_old_whiskeys_second_card_gives_cover_if_the_first_is_not_a_fire() -> None:
    game = pair("O", "Doc Fire, Doc Move, Django Robbery")
    game.play("Doc", "use W1")
    game.play("Doc", "play Doc Move")
    game.play("Doc", "play Doc Fire")
    assert game.offers("Doc") == ["cover Django Robbery", "cover none"]


@rule("WHISKEY-2", "PAIR-4")
def test_there_is_cover_again_in_the_next_turn_and_for_the_other_player_in_the_same_turn() -> None:
    game = pair("O", "Doc Fire, Doc Move, Django Fire, Django Robbery, Django Move", "Passengers' Rebellion")
    game.play("Doc", "use W1")
    game.play("Doc", "play Doc Fire")
    game.play("Doc", "cover Django Robbery")
    game.play("Doc", "play Django Move")
    game.play("Ghost", "play Tuco Fire")
    assert game.offers("Ghost") == ["cover Ghost Move", "cover none"]
    game.play("Ghost", "cover none")
    game.play("Doc", "play Django Fire")
    assert game.offers("Doc") == ["cover Doc Move", "cover none"]


@rule("WHISKEY-3", "PAIR-6", "PAIR-4")
def test_after_a_face_down_fire_the_second_fire_face_up_gives_cover() -> None:
    game = Drawn(f"""
        {PAIRS}
        inside Marshal | . | Ghost Doc | Tuco[O] Django
        first Ghost
        hand Ghost: Ghost Move, Tuco Fire, Ghost Fire, Tuco Move
        veil Ghost:
        """)
    game.play("Ghost", "use W1")
    game.play("Ghost", "play Tuco Fire down")
    game.play("Ghost", "play Ghost Fire")
    assert game.offers("Ghost") == ["cover Tuco Move", "cover none"]
    game.play("Ghost", "cover Tuco Move")
    assert game.line("pile") == "Ghost: Tuco Fire down, Ghost: Ghost Fire, Ghost: Tuco Move"
