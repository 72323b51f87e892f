"""The question of a turn says what is possible, and an option says whether a card is played face up or down."""

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
            "Play a card or draw three",
            "Jouez une carte ou piochez-en trois",
            "Spiele eine Karte oder zieh drei",
        ),
        (
            f"hand Doc: {NINE}",
            "Play a card or draw the last two",
            "Jouez une carte ou piochez les deux dernières",
            "Spiele eine Karte oder zieh die letzten beiden",
        ),
        (
            f"hand Doc: {NINE}, Ride",
            "Play a card or draw the last card",
            "Jouez une carte ou piochez la dernière",
            "Spiele eine Karte oder zieh die letzte",
        ),
        (
            f"hand Doc: {NINE}, Ride, Marshal",
            "Play a card",
            "Jouez une carte",
            "Spiele eine Karte",
        ),
        (
            "hand Doc: @neutral",
            "Draw three cards",
            "Piochez trois cartes",
            "Zieh drei Karten",
        ),
        (
            f"hand Doc: @neutral\n    pile {PILE}",
            "Pass, as there is nothing to play and nothing to draw",
            "Passez, il n'y a rien à jouer ni à piocher",
            "Passe, denn es ist nichts zu spielen und nichts zu ziehen",
        ),
    ],
)
def test_a_turn_asks_for_what_can_be_done(cards: str, english: str, french: str, german: str) -> None:
    assert [question(cards, language) for language in ("en", "fr", "de")] == [english, french, german]


def test_whiskey_is_named_where_it_can_be_drunk() -> None:
    assert question("hand Doc: Move", doc="[W]") == "Play a card, draw three or drink Whiskey"
    assert question(f"hand Doc: @neutral\n    pile {PILE}", doc="[W]") == "Drink Whiskey or pass"


def test_a_tunnel_is_named_and_its_cards_lie_face_down() -> None:
    assert (
        question("hand Doc: Move", card="Higher Speed", turn=2) == "In the Tunnel: play a card face down or draw three"
    )
    assert question("hand Doc: Move", "fr", turn=2).startswith("Dans le Tunnel\u00a0: jouez une carte face cachée")
    assert question("hand Doc: Move", "de", turn=2) == "Im Tunnel: Spiele eine Karte verdeckt oder zieh drei"
    game = folsom.scene(TRAIN.format(cards="hand Doc: Move", card="Higher Speed", turn=2, doc=""))
    play, draw = game.options(0)
    assert (play.text, play.words, play.points["face_down"]) == ("play Move", "Play Move face down", True)
    assert "face_down" not in draw.points
    game.play(0, play)
    assert game.view(1).pile[0].face_down


def test_with_the_photographer_a_card_lies_open_in_a_tunnel_too() -> None:
    game = folsom.scene(TRAIN.format(cards="hand Doc: Move", card="Higher Speed", turn=2, doc="[Photographer]"))
    assert game.question(0) == "Play a card or draw three"
    assert game.options(0)[0].words == "Play Move"
    assert "face_down" not in game.options(0)[0].points


def test_in_a_turmoil_everybody_chooses_at_once() -> None:
    cards = "hand Doc: Move\n    hand Belle: Fire"
    asked = question(cards, card="The Shotgun's Rage", turn=3)
    assert asked == "Turmoil, everybody chooses at once: play a card or draw three"


def test_a_player_is_asked_as_you() -> None:
    game = folsom.scene("""
        express
        seats  Doc Django Tuco
        roof   .       | .               | . | .
        inside Marshal | Doc Django Tuco | . | .
        pile   Doc: Punch
    """)
    assert [game.in_language(language).question(0) for language in ("en", "fr", "de")] == [
        "Whom do you punch?",
        "Qui frappez-vous\u00a0?",
        "Wen schlägst du?",
    ]


def test_a_player_with_two_bandits_hears_which_of_them_is_meant() -> None:
    game = folsom.scene("""
        express variant=duel
        seats  Doc+Belle Tuco+Ghost
        roof   .       | .              | .     | . | .
        inside Marshal | Doc Tuco Ghost | Belle | . | .
        pile   Doc: Doc Punch
    """)
    assert [game.in_language(language).question(0) for language in ("en", "fr", "de")] == [
        "Doc: Whom do you punch?",
        "Doc\u00a0: Qui frappez-vous\u00a0?",
        "Doc: Wen schlägst du?",
    ]
