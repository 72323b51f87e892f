"""Ghost: his first card of a round may be face down."""

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

FIRST_TURN = """
    express
    roof   .       | . | .   | .
    inside Marshal | . | Doc | Tuco Ghost
    seats Ghost Doc Tuco
    hand Ghost: Move, Fire
    hand Doc: Move
    hand Tuco: Punch
    veil Ghost:
    """
SPEEDING_UP = f"{FIRST_TURN}\nnext plan Ghost 2\nanyway veil"  # no Round card begins with one


@rule("GHOST-1")
def test_in_the_first_turn_ghost_may_play_his_card_face_down() -> None:
    scene = Drawn(FIRST_TURN)
    assert scene.offers("Ghost") == ["play Move", "play Fire", "play Move down", "play Fire down", "draw"]
    scene.play("Ghost", "play Fire down")
    assert scene.told("Ghost") == ["Ghost plays Fire face down."]
    assert scene.told("Doc") == scene.told("Tuco") == scene.told(None) == ["Ghost plays a card face down."]
    assert scene.line("pile") == "Ghost: Fire down"
    assert [(card.seat, card.card, card.bandit) for card in scene.sees("Doc").pile] == [(0, None, None)]
    assert [(card.seat, card.card, card.bandit) for card in scene.sees("Ghost").pile] == [(0, "Fire", "Ghost")]


@rule("GHOST-1", "PLAN-4")
def test_in_the_first_turn_ghost_may_play_face_up() -> None:
    scene = Drawn(FIRST_TURN)
    scene.play("Ghost", "play Fire")
    assert scene.all_told() == ["Ghost plays Fire."]
    assert scene.line("pile") == "Ghost: Fire"


@rule("GHOST-1")
def test_nobody_else_plays_face_down() -> None:
    scene = Drawn(FIRST_TURN)
    scene.play("Ghost", "play Fire down")
    assert scene.offers("Doc") == ["play Move", "draw"]
    assert scene.refuses("Doc", "play Move down") == "GHOST-1"


@rule("GHOST-1")
def test_after_the_first_turn_ghost_plays_face_up() -> None:
    scene = Drawn(FIRST_TURN)
    scene.play("Ghost", "play Fire down")
    scene.play("Doc", "play Move")
    scene.play("Tuco", "play Punch")
    assert scene.asked() == ["Ghost"]
    assert scene.offers("Ghost") == ["play Move", "draw"]
    assert scene.refuses("Ghost", "play Move down") == "PLAN-4"
    scene.play("Ghost", "play Move")
    assert scene.told("Doc")[-2:] == ["Turn 2: Speeding-up.", "Ghost plays Move."]
    assert scene.told(None)[-2:] == ["Turn 2: Speeding-up.", "Ghost plays Move."]


@rule("GHOST-1")
def test_if_ghost_draws_in_the_first_turn_the_power_is_lost_for_the_round() -> None:
    scene = Drawn(FIRST_TURN)
    scene.play("Ghost", "draw")
    scene.play("Doc", "play Move")
    scene.play("Tuco", "play Punch")
    assert scene.asked() == ["Ghost"]
    assert not [text for text in scene.offers("Ghost") if text.endswith("down")]
    assert scene.refuses("Ghost", "play Fire down") == "PLAN-4"
    scene.play("Ghost", "play Fire")
    assert scene.told("Tuco")[-1] == "Ghost plays Fire."


@rule("GHOST-1")
def test_in_a_new_round_ghost_has_the_power_again() -> None:
    scene = Drawn("""
        express
        roof   .       | . | .   | .
        inside Marshal | . | Doc | Tuco Ghost
        seats Ghost Doc Tuco
        next round
        """)
    assert scene.asked() == ["Ghost"]
    hidden = [text for text in scene.offers("Ghost") if text.endswith("down")]
    assert hidden
    scene.play("Ghost", hidden[0])
    assert scene.told("Doc")[-1] == scene.told(None)[-1] == "Ghost plays a card face down."


@rule("GHOST-1", "PLAN-6")
def test_if_the_first_turn_is_a_speeding_up_only_the_first_card_may_be_face_down() -> None:
    scene = Drawn(SPEEDING_UP)
    scene.play("Ghost", "play Fire down")
    assert scene.asked() == ["Ghost"]
    assert scene.offers("Ghost") == ["play Move", "draw"]
    scene.play("Ghost", "play Move")
    assert scene.told("Ghost") == ["Ghost plays Fire face down.", "Ghost plays Move."]
    assert scene.told("Doc") == scene.told(None) == ["Ghost plays a card face down.", "Ghost plays Move."]


@rule("GHOST-1", "PLAN-6")
def test_if_the_first_turn_is_a_speeding_up_the_power_is_lost_after_a_draw() -> None:
    scene = Drawn(SPEEDING_UP)
    scene.play("Ghost", "draw")
    assert scene.asked() == ["Ghost"]
    assert not [text for text in scene.offers("Ghost") if text.endswith("down")]
    scene.play("Ghost", "play Move")
    assert scene.told("Doc") == scene.told(None) == ["Ghost draws 3 cards.", "Ghost plays Move."]


@rule("GHOST-1", "ACT-1")
def test_the_hidden_card_stays_hidden_until_it_resolves() -> None:
    scene = stealing("""
        express
        roof   .       | . | Tuco  | .
        inside Marshal | . | Ghost | Doc
        seats Ghost Doc Tuco
        pile Ghost: Move down, Tuco: Move
        """)
    assert scene.all_told() == ["Ghost: Move."]
    scene.play("Ghost", "move 1 inside")
    assert scene.all_told() == ["Ghost goes into the Baggage car (car 1).", "Tuco: Move."]

    scene = stealing("""
        express
        roof   .       | . | Tuco  | .
        inside Marshal | . | Ghost | Doc
        seats Ghost Doc Tuco
        pile Tuco: Move, Ghost: Move down
        """)
    assert scene.all_told() == ["Tuco: Move."]
    assert scene.sees("Doc").pile[1].card is None
    assert scene.sees(None).pile[1].card is None
    assert scene.sees("Ghost").pile[1].card == "Move"
