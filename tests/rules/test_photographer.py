"""The Photographer: no card is played face down any more."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

THREE = """
    express players=3 boxes=horses
    seats Ghost Doc Tuco
    roof   . | . | . | .
    """
TEAMS = """
    express players=4 variant=teams boxes=horses
    seats Belle Doc Tuco Ghost
    roof . | . | . | . | .
    """
DRAWING = "round 2 Bridge\nphase schemin\nagenda scheme:0:0 draw-up:0:0"
PAIRS = """
    express players=2 variant=pairs boxes=horses
    seats Ghost+Tuco Doc+Django
    roof . | . | . | .
    """


@rule("HOST-PHOTOGRAPHER", "PLAN-5")
def test_with_the_photographer_a_card_in_a_tunnel_is_played_face_up_and_everybody_sees_it() -> None:
    game = Drawn(
        f"{THREE}inside Marshal | . | Doc[Photographer] | Ghost Tuco\nround 1 Tunnel\nfirst Doc\n"
        "hand Doc: Fire\nhand Tuco: Punch\nhand Ghost: Move\nnext plan Doc 2"
    )
    assert game.offers("Doc") == ["play Fire", "draw"]
    game.play("Doc", "play Fire")
    assert game.all_told() == ["Doc plays Fire."]
    assert game.line("pile") == "Doc: Fire"
    for name in ("Ghost", None):
        card = game.sees(name).pile[0]
        assert (card.card, card.bandit, card.face_down) == ("Fire", "Doc", False)
    game.play("Tuco", "play Punch")
    assert game.told("Ghost") == game.told(None) == ["Tuco plays a card face down."]  # nobody else is bound
    game.play("Ghost", "play Move")
    assert game.told("Doc")[1] == game.told(None)[0] == "Ghost plays a card face down."


@rule("HOST-PHOTOGRAPHER", "GHOST-1")
def test_with_the_photographer_ghost_does_not_play_his_first_card_face_down() -> None:
    game = Drawn(f"{THREE}inside Marshal | . | Doc | Ghost[Photographer] Tuco\n{DRAWING}")
    assert game.asked() == ["Ghost"]
    assert not game.cards("Ghost").may_hide
    assert not [text for text in game.offers("Ghost") if text.endswith("down")]
    card = next(text for text in game.offers("Ghost") if text.startswith("play"))
    assert game.refuses("Ghost", f"{card} down") == "HOST-PHOTOGRAPHER"


@rule("HOST-PHOTOGRAPHER", "GHOST-1", "HOST-2")
def test_with_somebody_elses_photographer_ghost_still_plays_his_first_card_face_down() -> None:
    game = Drawn(f"{THREE}inside Marshal | . | Doc[Photographer] | Ghost Tuco\n{DRAWING}")
    assert game.cards("Ghost").may_hide
    assert [text for text in game.offers("Ghost") if text.endswith("down")]


@rule("HOST-PHOTOGRAPHER", "WHISKEY-2")
def test_with_the_photographer_ghost_does_not_play_face_down_after_a_whiskey_either() -> None:
    game = Drawn(
        f"{THREE}inside Marshal | . | Doc | Ghost[Photographer W] Tuco\nround 1 Bridge\nfirst Ghost\nhand Ghost: Move"
    )
    game.play("Ghost", "use W1")
    assert not [text for text in game.offers("Ghost") if text.endswith("down")]
    assert game.refuses("Ghost", "play Move down") == "HOST-PHOTOGRAPHER"


@rule("HOST-PHOTOGRAPHER", "TURMOIL-1")
def test_with_the_photographer_ghost_does_not_play_face_down_in_a_turmoil_either() -> None:
    game = Drawn(f"{THREE}inside Marshal | . | Doc | Ghost[Photographer] Tuco\nround 1 Stand-Off\nhand Ghost: Move")
    assert game.asked() == ["Ghost", "Doc", "Tuco"]
    assert game.offers("Ghost") == ["play Move", "draw"]
    assert game.refuses("Ghost", "play Move down") == "HOST-PHOTOGRAPHER"
    game.play("Ghost", "play Move")
    game.play("Doc", "draw")
    game.play("Tuco", "draw")
    assert "Ghost plays Move." in game.told(None)


@rule("HOST-PHOTOGRAPHER", "HOST-2")
def test_a_card_already_face_down_stays_face_down_until_it_resolves() -> None:
    """Taken in Stealin', the Photographer affects only cards played from then on."""
    game = Drawn(
        f"{THREE}inside Marshal | Horse | Doc | Ghost Horse Tuco\ncoach 3\ncoach-inside Photographer\n"
        "pile Ghost: Ride, Ghost: Fire down, Tuco: Floor"
    )
    game.play("Ghost", "ride coach inside")
    assert game.told("Doc")[:7] == [
        "Ghost: Ride.",
        "Ghost mounts a Horse beside First class (car 3) and stays there.",
        "Ghost goes into the Stagecoach.",
        "Ghost takes the Photographer hostage.",
        "Ghost: Fire.",
        "Ghost fires at Tuco.",
        "Tuco: Floor Change.",
    ]


@rule("HOST-PHOTOGRAPHER", "HOST-2", "PAIR-6")
@pytest.mark.parametrize("holder", ["Ghost", "Tuco"])
def test_in_pairs_the_photographer_binds_every_card_of_the_player(holder: str) -> None:
    train = "inside Marshal | . | Ghost Doc | Tuco Django".replace(holder, f"{holder}[Photographer]")
    game = Drawn(f"{PAIRS}{train}\n{DRAWING} pick-cards:0:0")
    game.play("Ghost", "choose Tuco Fire")
    game.play("Doc", "choose Doc Fire")
    assert game.asked() == ["Ghost+Tuco"]
    assert not game.cards("Ghost").may_hide
    assert game.refuses("Ghost", "play Tuco Fire down") == "HOST-PHOTOGRAPHER"

    tunnel = "round 1 Tunnel\nfirst Ghost\nhand Ghost: Ghost Move, Tuco Fire\nhand Doc: Doc Fire\nnext plan Ghost 2"
    for card in ("Ghost Move", "Tuco Fire"):
        game = Drawn(f"{PAIRS}{train}\n{tunnel}")
        game.play("Ghost", f"play {card}")
        assert game.line("pile") == f"Ghost: {card}"
        assert game.asked() == ["Doc+Django"]  # face up, but no standard turn: no Cover (PAIR-4)
        game.play("Doc", "play Doc Fire")
        assert game.line("pile") == f"Ghost: {card}, Doc: Doc Fire down"


@rule("HOST-PHOTOGRAPHER", "HOST-2", "TEAM-4")
def test_in_teams_the_photographer_binds_the_player_not_the_bandits_cards() -> None:
    game = Drawn(
        f"{TEAMS}inside Marshal | . | Belle[Photographer] | Tuco Doc | Ghost\nround 1 Swivel Arm\nfirst Belle\n"
        "hand Belle: Doc Floor\nhand Doc: Belle Fire\nnext plan Belle 2"
    )
    game.play("Belle", "play Doc Floor")
    game.play("Doc", "play Belle Fire")
    assert game.told("Tuco") == game.told(None) == ["Belle plays Floor Change of Doc.", "Doc plays a card face down."]
    assert game.line("pile") == "Belle: Doc Floor, Doc: Belle Fire down"


@rule("HOST-PHOTOGRAPHER", "HOST-2", "TEAM-4")
def test_in_teams_ghosts_partner_with_the_photographer_does_not_spoil_his_power() -> None:
    train = f"{TEAMS}inside Marshal | . | Belle | Tuco Doc | Ghost\n{DRAWING} lend:0:0"
    assert Drawn(train.replace("Tuco Doc", "Tuco[Photographer] Doc")).cards("Ghost").may_hide
    assert not Drawn(train.replace("| Ghost", "| Ghost[Photographer]")).cards("Ghost").may_hide


@rule("HOST-PHOTOGRAPHER", "HOST-2")
def test_in_the_two_player_game_the_photographer_binds_the_other_bandits_cards_too() -> None:
    game = Drawn("""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco Django | Cheyenne[Photographer] Doc
        round 1 Tunnel
        first Tuco
        hand Tuco: Tuco Move
        hand Doc: Doc Move
        next plan Tuco 2
        """)
    game.play("Tuco", "play Tuco Move")
    game.play("Doc", "play Doc Move")
    assert game.told(None)[:2] == ["Tuco+Cheyenne plays Move of Tuco.", "Django+Doc plays a card face down."]


@rule("HOST-PHOTOGRAPHER", "PLAN-5")
def test_in_a_tunnel_the_refusal_names_the_photographer() -> None:
    game = Drawn(f"""{THREE}
        inside Marshal | . | Doc[Photographer] | Ghost Tuco
        round 1 Tunnel
        first Doc
        hand Doc: Fire
        next plan Doc 2
        """)
    assert game.refuses("Doc", "play Fire down") == "HOST-PHOTOGRAPHER"
