"""The Poker Player: a bandit without its power."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

FLAT = "roof . | . | . | .\n"
DRAWING = "round 2 Bridge\nphase schemin\nagenda scheme:0:0 draw-up:0:0"


def three(seats: str, first_printing: bool = False) -> str:
    return f"express players=3 boxes=horses{' printing=first' * first_printing}\nseats {seats}\n"


@rule("HOST-POKER", "BELLE-1")
def test_with_the_poker_player_belle_can_be_chosen_like_anybody_else() -> None:
    game = stealing(
        f"{three('Doc Belle Tuco')}{FLAT}inside Marshal | Belle[PokerPlayer] | Doc | Tuco\npile Doc: Fire, Doc: Punch"
    )
    assert game.offers("Doc") == ["fire Belle", "fire Tuco"]
    game = stealing(
        f"{three('Doc Belle Tuco')}{FLAT}inside Marshal | . | Doc Belle[PokerPlayer] Tuco | .\npile Doc: Punch"
    )
    assert game.offers("Doc") == ["punch Belle", "punch Tuco"]


@rule("HOST-POKER", "CHEYENNE-1")
def test_with_the_poker_player_cheyenne_takes_no_purse() -> None:
    game = stealing(
        f"{three('Cheyenne Belle Tuco')}{FLAT}inside Marshal | . | Cheyenne[PokerPlayer] Tuco[P300 J] | Belle\n"
        "pile Cheyenne: Punch"
    )
    assert game.offers("Cheyenne") == ["drop purse", "drop jewel"]
    assert game.refuses("Cheyenne", "grab purse") == "HOST-POKER"
    assert game.refuses("Cheyenne", "grab jewel") == "CHEYENNE-1"


@rule("HOST-POKER", "DJANGO-1")
def test_with_the_poker_player_django_pushes_nobody() -> None:
    game = stealing(
        f"{three('Django Belle Tuco')}{FLAT}inside Marshal | . | Tuco | Django[PokerPlayer] Belle\npile Django: Fire"
    )
    assert game.all_told() == ["Django: Fire.", "Django fires at Tuco."]
    game.shows("inside Marshal | . | Tuco | Django/5[PokerPlayer] Belle")


@rule("HOST-POKER", "TUCO-1")
def test_with_the_poker_player_tuco_does_not_fire_through_the_roof() -> None:
    game = stealing(
        f"{three('Tuco Belle Doc')}roof . | Doc | . | .\n"
        "inside Marshal | Tuco[PokerPlayer] | . | .\ncoach-inside Belle\npile Tuco: Fire"
    )
    assert game.all_told() == ["Tuco: Fire.", "Tuco has nobody in sight."]


@rule("HOST-POKER", "PRINT-1")
def test_in_the_first_printing_the_poker_player_takes_tucos_push_and_djangos_long_shot() -> None:
    game = stealing(
        f"{three('Tuco Belle Doc', True)}{FLAT}inside Marshal | . | Doc | Tuco[PokerPlayer] Belle\npile Tuco: Fire"
    )
    assert game.all_told() == ["Tuco: Fire.", "Tuco fires at Doc."]
    game.shows("inside Marshal | . | Doc | Tuco/5[PokerPlayer] Belle")
    game = stealing(
        f"{three('Django Belle Doc', True)}{FLAT}inside Marshal | Belle | . | Django[PokerPlayer]\ncoach-inside Doc\n"
        "pile Django: Fire"
    )
    assert game.all_told() == ["Django: Fire.", "Django has nobody in sight."]


@rule("HOST-POKER", "PRINT-2")
def test_the_outward_punch_of_the_first_printing_is_not_a_power_and_remains() -> None:
    game = stealing(
        f"{three('Doc Belle Tuco', True)}{FLAT}inside Marshal | Belle | . | Tuco[PokerPlayer] Doc\npile Tuco: Punch"
    )
    assert game.offers("Tuco") == ["knock 2 inside", "knock 3 inside"]


@rule("HOST-POKER", "DOC-1")
def test_with_the_poker_player_doc_draws_six_cards() -> None:
    game = Drawn(f"{three('Doc Belle Tuco')}{FLAT}inside Marshal | Belle | Doc[PokerPlayer] | Tuco\n{DRAWING}")
    assert [game.cards(name).hand for name in ("Doc", "Belle", "Tuco")] == [6, 6, 6]


@rule("HOST-POKER", "GHOST-1")
def test_with_the_poker_player_ghost_plays_face_up() -> None:
    game = Drawn(f"{three('Ghost Belle Tuco')}{FLAT}inside Marshal | Belle | Ghost[PokerPlayer] | Tuco\n{DRAWING}")
    assert game.asked() == ["Ghost"]
    assert not game.cards("Ghost").may_hide
    card = game.offers("Ghost")[0]
    assert not [text for text in game.offers("Ghost") if text.endswith("down")]
    assert game.refuses("Ghost", f"{card} down") == "HOST-POKER"


@rule("HOST-POKER", "PLAN-5")
def test_with_the_poker_player_ghost_plays_face_down_in_a_tunnel_like_everybody_else() -> None:
    game = Drawn(
        f"{three('Ghost Belle Tuco')}{FLAT}inside Marshal | Belle | Ghost[PokerPlayer] | Tuco\nround 2 Tunnel\n"
        "hand Ghost: Move\nnext plan Ghost 2"
    )
    game.play("Ghost", "play Move")
    assert game.told(None) == ["Ghost plays a card face down."]


@rule("HOST-POKER", "HOST-2", "BELLE-1")
def test_the_power_is_lost_from_the_moment_the_hostage_is_taken() -> None:
    train = f"{three('Doc Belle Tuco')}{FLAT}inside Marshal | . | Doc Belle | Tuco\ncoach 2\ncoach-inside PokerPlayer\n"
    game = stealing(train + "pile Doc: Punch, Doc: Fire")
    game.play("Doc", "knock coach inside")
    assert game.all_told()[2:] == [
        "Belle lands inside the Stagecoach.",
        "Belle takes the Poker Player hostage.",
        "Doc: Fire.",
    ]
    assert game.offers("Doc") == ["fire Belle", "fire Tuco"]


@rule("HOST-POKER", "HOST-2", "DUEL-6")
@pytest.mark.parametrize(("holder", "hands"), [("Doc", [6, 6]), ("Django", [6, 7])])
def test_in_the_two_player_game_only_the_bandits_own_power_is_lost(holder: str, hands: list[int]) -> None:
    train = "inside Marshal | . | . | Tuco Django | Cheyenne Doc".replace(holder, f"{holder}[PokerPlayer]")
    game = Drawn(
        "express players=2 boxes=horses\nseats Tuco+Cheyenne Django+Doc\nroof . | . | . | . | .\n"
        + f"{train}\n{DRAWING}"
    )
    assert [game.cards(name).hand for name in ("Tuco", "Doc")] == hands


@rule("HOST-POKER", "HOST-2", "PAIR-6", "PAIR-7")
@pytest.mark.parametrize(
    ("holder", "hides", "hands"),
    [("Ghost", False, [7, 8]), ("Tuco", True, [7, 8]), ("Doc", True, [7, 7]), ("Django", True, [7, 8])],
)
def test_in_pairs_the_powers_that_follow_the_player_go_with_their_bandit(
    holder: str, hides: bool, hands: list[int]
) -> None:
    train = "inside Marshal | . | Ghost Doc | Tuco Django".replace(holder, f"{holder}[PokerPlayer]")
    game = Drawn(
        "express players=2 variant=pairs boxes=horses\nseats Ghost+Tuco Doc+Django\n"
        f"{FLAT}{train}\n{DRAWING} pick-cards:0:0"
    )
    game.play("Ghost", "choose Tuco Fire")
    game.play("Doc", "choose Doc Fire")
    assert game.cards("Ghost").may_hide == hides
    assert [game.cards(name).hand for name in ("Ghost", "Doc")] == hands


@rule("HOST-POKER", "HOST-2", "TEAM-4")
def test_in_teams_the_bandits_cards_act_without_the_power_whoever_plays_them() -> None:
    train = """
        express players=4 variant=teams boxes=horses
        seats Django Doc Tuco Belle
        roof   . | . | . | . | .
        inside Marshal | . | Tuco | Django[PokerPlayer] Doc | Belle
        """
    game = stealing(f"{train}pile Doc: Django Fire")
    assert game.all_told() == ["Django: Fire.", "Django fires at Tuco."]
    game.shows("inside Marshal | . | Tuco | Django/5[PokerPlayer] Doc | Belle")


@rule("HOST-POKER", "HOST-2", "DOC-1")
def test_in_teams_the_partners_power_stays() -> None:
    train = """
        express players=4 variant=teams boxes=horses
        seats Django Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | Tuco | Django[PokerPlayer] Doc | Ghost
        """
    game = Drawn(f"{train}{DRAWING} lend:0:0")
    assert [game.cards(name).hand for name in ("Django", "Doc", "Tuco", "Ghost")] == [6, 7, 6, 6]
    assert game.cards("Ghost").may_hide
