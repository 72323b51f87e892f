"""Pairs: Cover, and Ghost's face-down card."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

TRAIN = """
    express players=2 variant=pairs
    seats Ghost+Tuco Doc+Django
    roof   . | . | . | .
    inside Marshal | . | Ghost Doc | Tuco Django
    """


def scheming(hand: str, card: str = "Braking", turn: int = 1) -> Drawn:
    """A turn of Doc and Django with this hand."""
    return Drawn(
        TRAIN
        + f"""
        round 1 {card}
        first Doc
        hand Doc: {hand}
        hand Ghost: Ghost Move, Tuco Fire
        next plan Doc {turn}
        """
    )


@rule("PAIR-4")
def test_a_fire_card_of_one_bandit_gives_cover_to_a_card_of_the_other() -> None:
    game = scheming("Doc Fire, Doc Move, Django Robbery, Django Punch")
    game.play("Doc", "play Doc Fire")
    assert game.asked() == ["Doc+Django"]
    assert game.offers("Doc") == ["cover Django Robbery", "cover Django Punch", "cover none"]
    assert game.refuses("Doc", "cover Doc Move") == "PAIR-4"
    game.play("Doc", "cover Django Robbery")
    assert game.all_told() == ["Doc+Django plays Fire of Doc.", "Doc+Django plays Robbery of Django."]
    assert game.line("pile") == "Doc: Doc Fire, Doc: Django Robbery"
    for name in ("Ghost", None):
        assert [(card.card, card.bandit) for card in game.sees(name).pile] == [("Fire", "Doc"), ("Robbery", "Django")]
    assert game.asked() == ["Ghost+Tuco"]


@rule("PAIR-4")
def test_the_second_bandits_fire_covers_the_first_but_never_with_the_marshal() -> None:
    game = scheming("Django Fire, Django Move, Doc Marshal, Doc Floor, Doc Fire")
    game.play("Doc", "play Django Fire")
    assert game.offers("Doc") == ["cover Doc Floor", "cover Doc Fire", "cover none"]
    assert game.refuses("Doc", "cover Doc Marshal") == "PAIR-4"
    assert game.refuses("Doc", "cover Django Move") == "PAIR-4"


@rule("PAIR-4")
def test_cover_may_be_declined() -> None:
    game = scheming("Doc Fire, Django Robbery")
    game.play("Doc", "play Doc Fire")
    game.play("Doc", "cover none")
    assert game.all_told() == ["Doc+Django plays Fire of Doc.", "Doc+Django gives no Cover."]
    assert game.line("pile") == "Doc: Doc Fire"
    assert game.asked() == ["Ghost+Tuco"]


@rule("PAIR-4")
def test_a_fire_card_played_as_cover_gives_no_further_cover() -> None:
    game = scheming("Doc Fire, Doc Move, Django Fire, Django Move")
    game.play("Doc", "play Doc Fire")
    game.play("Doc", "cover Django Fire")
    assert game.asked() == ["Ghost+Tuco"]
    assert game.line("pile") == "Doc: Doc Fire, Doc: Django Fire"


@rule("PAIR-4")
@pytest.mark.parametrize("card", ["Doc Move", "Doc Marshal"])
def test_a_player_with_nothing_to_play_as_cover_is_asked_anyway(card: str) -> None:
    game, other = scheming(f"Doc Fire, {card}"), scheming("Doc Fire, Django Move")
    game.play("Doc", "play Doc Fire")
    other.play("Doc", "play Doc Fire")
    assert game.asked() == ["Doc+Django"]
    assert game.offers("Doc") == ["cover none"]
    for name in ("Ghost", None):
        assert game.told(name) == other.told(name) == ["Doc+Django plays Fire of Doc."]
        assert game.sees(name) == other.sees(name)
    game.play("Doc", "cover none")
    assert game.told("Ghost") == game.told(None) == ["Doc+Django gives no Cover."]


@rule("PAIR-4", "PLAN-9")
def test_a_player_visibly_without_cards_is_not_asked_for_cover() -> None:
    game = scheming("Doc Fire")
    game.play("Doc", "play Doc Fire")
    assert game.all_told() == ["Doc+Django plays Fire of Doc.", "Doc+Django gives no Cover."]
    assert game.asked() == ["Ghost+Tuco"]


@rule("PAIR-4")
@pytest.mark.parametrize("card", ["Move", "Floor", "Robbery", "Punch", "Marshal"])
def test_no_other_card_gives_cover(card: str) -> None:
    game = scheming(f"Doc {card}, Django Move")
    game.play("Doc", f"play Doc {card}")
    assert game.asked() == ["Ghost+Tuco"]


@rule("PAIR-4")
@pytest.mark.parametrize(
    ("card", "turn", "asked"),
    [
        ("Swivel Arm", 2, ["Ghost+Tuco"]),  # a Tunnel
        ("Bridge", 2, ["Doc+Django"]),  # Speeding-up: the second of two turns
        ("Angry Marshal", 4, ["Ghost+Tuco"]),  # Switching
    ],
)
def test_only_a_standard_turn_gives_cover(card: str, turn: int, asked: list[str]) -> None:
    game = scheming("Doc Fire, Django Move", card, turn)
    game.play("Doc", "play Doc Fire")
    assert game.asked() == asked
    assert game.game.options(game.seat(asked[0].split("+")[0]))[-1].verb == "plan"


@rule("PAIR-4")
def test_every_standard_turn_gives_cover_not_only_the_first() -> None:
    game = scheming("Doc Fire, Django Move", "Bridge", 3)
    game.play("Doc", "play Doc Fire")
    assert game.offers("Doc") == ["cover Django Move", "cover none"]


@rule("PAIR-4")
def test_the_covered_card_is_next_on_the_pile() -> None:
    game = stealing(TRAIN + "pile Doc: Django Fire, Doc: Doc Floor, Ghost: Ghost Marshal")
    game.play("Django", "fire Ghost")
    assert game.all_told() == [
        "Django: Fire.",
        "Django fires at Ghost.",
        "Ghost is pushed by the shot into the Baggage car (car 1).",
        "Doc: Floor Change.",
        "Doc goes to the roof of Second class (car 2).",
        "Ghost: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Ghost is hit by a neutral Bullet.",
        "Ghost flees from the Marshal to the roof of the Baggage car (car 1).",
    ]


@rule("PAIR-6")
def test_ghosts_player_may_play_the_first_card_of_either_bandit_face_down() -> None:
    game = Drawn(TRAIN + "first Ghost\nhand Ghost: Ghost Move, Tuco Fire\nveil Ghost:")
    assert game.offers("Tuco") == [
        "play Ghost Move",
        "play Tuco Fire",
        "play Ghost Move down",
        "play Tuco Fire down",
        "draw",
    ]


@rule("PAIR-6", "PAIR-4")
def test_a_face_down_card_gives_no_cover() -> None:
    game = Drawn(TRAIN + "first Ghost\nhand Ghost: Ghost Move, Tuco Fire\nveil Ghost:")
    game.play("Ghost", "play Tuco Fire down")
    assert game.asked() == ["Doc+Django"]
    assert game.told("Ghost") == ["Ghost+Tuco plays Fire of Tuco face down."]
    assert game.told("Doc") == game.told(None) == ["Ghost+Tuco plays a card face down."]
    hidden = game.sees("Doc").pile[0]
    assert (hidden.card, hidden.bandit, hidden.face_down) == (None, None, True)


@rule("PAIR-6", "PAIR-4")
def test_a_first_card_played_face_up_gives_cover_and_the_covered_card_is_face_up() -> None:
    game = Drawn(TRAIN + "first Ghost\nhand Ghost: Ghost Move, Tuco Fire\nveil Ghost:")
    game.play("Ghost", "play Tuco Fire")
    assert game.offers("Ghost") == ["cover Ghost Move", "cover none"]
    game.play("Ghost", "cover Ghost Move")
    assert game.all_told() == ["Ghost+Tuco plays Fire of Tuco.", "Ghost+Tuco plays Move of Ghost."]
    assert [card.face_down for card in game.sees(None).pile] == [False, False]


@rule("PAIR-6")
@pytest.mark.parametrize("first", ["play Ghost Move", "play Ghost Move down", "draw"])
def test_only_the_first_card_of_the_first_turn_may_be_face_down_and_not_after_drawing(first: str) -> None:
    game = Drawn(
        TRAIN
        + """
        round 1 Braking
        first Ghost
        hand Ghost: Ghost Move, Tuco Floor
        hand Doc: Doc Move
        veil Ghost:
        """
    )
    assert game.cards("Ghost").may_hide
    game.play("Ghost", first)
    assert game.refuses("Doc", "play Doc Move down") == "GHOST-1"
    game.play("Doc", "play Doc Move")
    assert not game.cards("Ghost").may_hide
    assert game.refuses("Ghost", "play Tuco Floor down") == "PLAN-4"


@rule("PAIR-6", "PAIR-3")
def test_ghosts_player_has_the_power_again_in_every_round() -> None:
    game = Drawn(TRAIN + "round 2\nfirst Doc\nnext pick-cards")
    game.play("Ghost", "choose Tuco Fire")
    game.play("Doc", "choose none")
    assert [game.cards(name).may_hide for name in ("Ghost", "Doc")] == [True, False]
    game.play("Doc", "draw")
    assert "play Tuco Fire down" in game.offers("Ghost")
