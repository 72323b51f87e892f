"""The question of a turn says what can be done, and an option how a card will lie."""

import pytest

import folsom

TRAIN = """
    express boxes=horses
    seats  Doc Belle Tuco
    roof   .       | .        | .     | .
    inside Marshal | Doc{doc} | Belle | Tuco
    round  1 {card}
    {cards}
    next   plan Doc {turn}
"""
SEVEN = "Move, Move, Floor, Floor, Robbery, Robbery, Fire"
NINE = f"{SEVEN}, Fire, Punch"
PILE = ", ".join(f"Doc: {card}" for card in f"{NINE}, Marshal, Ride".split(", "))


def question(cards: str, language: str = "en", card: str = "Higher Speed", turn: int = 1, doc: str = "") -> str:
    scene = TRAIN.format(cards=cards, card=card, turn=turn, doc=doc)
    return folsom.scene(scene, language=language).question(0)


@pytest.mark.parametrize(
    ("cards", "english", "french", "german"),
    [
        (
            "hand Doc: Move",
            "Doc: play a card or draw three",
            "Doc\u00a0: jouez une carte ou piochez-en trois",
            "Doc: Spiele eine Karte oder zieh drei",
        ),
        (
            f"hand Doc: {NINE}",
            "Doc: play a card or draw the last two",
            "Doc\u00a0: jouez une carte ou piochez les deux dernières",
            "Doc: Spiele eine Karte oder zieh die letzten beiden",
        ),
        (
            f"hand Doc: {NINE}, Ride",
            "Doc: play a card or draw the last card",
            "Doc\u00a0: jouez une carte ou piochez la dernière",
            "Doc: Spiele eine Karte oder zieh die letzte",
        ),
        (
            f"hand Doc: {NINE}, Ride, Marshal",
            "Doc: play a card",
            "Doc\u00a0: jouez une carte",
            "Doc: Spiele eine Karte",
        ),
        (
            "hand Doc: @neutral",
            "Doc: draw three cards",
            "Doc\u00a0: piochez trois cartes",
            "Doc: Zieh drei Karten",
        ),
        (
            f"hand Doc: @neutral\n    pile {PILE}",
            "Doc: pass, as there is nothing to play and nothing to draw",
            "Doc\u00a0: passez, il n'y a rien à jouer ni à piocher",
            "Doc: Passe, denn es ist nichts zu spielen und nichts zu ziehen",
        ),
    ],
)
def test_a_turn_asks_for_what_can_be_done(cards: str, english: str, french: str, german: str) -> None:
    assert [question(cards, language) for language in ("en", "fr", "de")] == [english, french, german]


def test_whiskey_is_named_where_it_can_be_drunk() -> None:
    assert question("hand Doc: Move", doc="[W]") == "Doc: play a card, draw three or drink Whiskey"
    assert question(f"hand Doc: @neutral\n    pile {PILE}", doc="[W]") == "Doc: drink Whiskey or pass"


def test_a_tunnel_is_named_and_its_cards_lie_face_down() -> None:
    assert (
        question("hand Doc: Move", card="Higher Speed", turn=2)
        == "Doc, in the Tunnel: play a card face down or draw three"
    )
    assert question("hand Doc: Move", "fr", turn=2).startswith("Doc, dans le Tunnel\u00a0: jouez une carte face cachée")
    assert question("hand Doc: Move", "de", turn=2) == "Doc, im Tunnel: Spiele eine Karte verdeckt oder zieh drei"
    game = folsom.scene(TRAIN.format(cards="hand Doc: Move", card="Higher Speed", turn=2, doc=""))
    play, draw = game.options(0)
    assert (play.text, play.words, play.points["face_down"]) == ("play Move", "Play Move face down", True)
    assert "face_down" not in draw.points
    game.play(0, play)
    assert game.view(1).pile[0].face_down


def test_with_the_photographer_a_card_lies_open_in_a_tunnel_too() -> None:
    game = folsom.scene(TRAIN.format(cards="hand Doc: Move", card="Higher Speed", turn=2, doc="[Photographer]"))
    assert game.question(0) == "Doc: play a card or draw three"
    assert game.options(0)[0].words == "Play Move"
    assert "face_down" not in game.options(0)[0].points


def test_in_a_turmoil_everybody_chooses_at_once() -> None:
    cards = "hand Doc: Move\n    hand Belle: Fire"
    asked = question(cards, card="The Shotgun's Rage", turn=3)
    assert asked == "Doc: Turmoil, everybody chooses at once: play a card or draw three"
