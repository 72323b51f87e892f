"""Stealin': the cards of the pile."""

from tests.rules import rule
from tests.rules.drawn import ACTIONS, Drawn, stealing


@rule("ACT-1")
def test_cards_resolve_in_the_order_they_were_played_each_by_the_bandit_on_it() -> None:
    scene = stealing("""
        express
        roof   .       | .     | . | .
        inside Marshal | Doc J | . | Tuco Ghost
        pile Tuco: Move, Doc: Robbery, Tuco: Floor, Ghost: Floor
        """)
    scene.shows("""
        roof   .       | .      | Tuco | Ghost
        inside Marshal | Doc[J] | .    | .
        """)
    assert scene.all_told() == [
        "Tuco: Move.",
        "Tuco goes into Second class (car 2).",
        "Doc: Robbery.",
        "Doc takes a Jewel ($500).",
        "Tuco: Floor Change.",
        "Tuco goes to the roof of Second class (car 2).",
        "Ghost: Floor Change.",
        "Ghost goes to the roof of First class (car 3).",
    ]


@rule("ACT-1", "PLAN-5")
def test_a_face_down_card_stays_hidden_until_it_is_its_turn_to_resolve() -> None:
    scene = stealing("""
        express
        roof   .       | . | .   | .
        inside Marshal | . | Doc | Tuco Ghost
        pile Doc: Move, Tuco: Marshal down, Ghost: Floor down
        """)
    assert scene.asked() == ["Doc"]
    assert scene.all_told() == ["Doc: Move."]
    assert [card.card for card in scene.sees("Doc").pile] == ["Move", None, None]
    assert [card.bandit for card in scene.sees(None).pile] == ["Doc", None, None]
    assert [card.card for card in scene.sees("Tuco").pile] == ["Move", "Marshal", None]
    scene.play("Doc", "move 3 inside")
    assert scene.all_told() == [
        "Doc goes into First class (car 3).",
        "Tuco: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Ghost: Floor Change.",
        "Ghost goes to the roof of First class (car 3).",
    ]
    assert [card.card for card in scene.sees("Doc").pile] == ["Move", "Marshal", "Floor"]


@rule("ACT-2")
def test_a_player_chooses_how_to_perform_an_action_but_has_to_perform_it() -> None:
    scene = stealing("""
        express
        roof   .       | . | .   | .
        inside Marshal | . | Doc | Tuco Ghost
        pile Doc: Move
        """)
    assert scene.offers("Doc") == ["move 1 inside", "move 3 inside"]
    assert scene.refuses("Doc", "pass") == "MOVE-3"
    assert scene.refuses("Tuco", "move 3 inside") == "ACT-1"


@rule("ACT-2")
def test_an_impossible_action_has_no_effect() -> None:
    scene = stealing("""
        express
        roof   .       | Doc | . | .
        inside Marshal | J   | . | Tuco Ghost
        pile Doc: Punch, Doc: Robbery, Doc: Fire
        """)
    scene.shows("""
        roof   .       | Doc | . | .
        inside Marshal | J   | . | Tuco Ghost
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc has nobody to punch.",
        "Doc: Robbery.",
        "Doc finds nothing to rob.",
        "Doc: Fire.",
        "Doc has nobody in sight.",
    ]


@rule("ACT-3")
def test_a_resolved_card_with_or_without_effect_returns_to_its_owners_deck() -> None:
    scene = stealing("""
        express
        roof   .       | . | .   | .
        inside Marshal | . | Doc | Tuco Ghost
        pile Tuco: Fire, Tuco: Robbery, Doc: Move
        """)
    assert scene.asked() == ["Doc"]
    assert scene.cards("Doc").deck == 10  # nine cards and a Bullet: the Move is not resolved yet
    assert scene.line("pile") == "Tuco: Fire done, Tuco: Robbery done, Doc: Move now"
    assert [(card.resolved, card.current) for card in scene.sees(None).pile] == [
        (True, False),
        (True, False),
        (False, True),
    ]
    assert "Stealin', cards done: 2. Now: Doc Move" in scene.game.picture(None)
    assert str(Drawn(str(scene.game)).game) == str(scene.game)
    assert scene.line("deck Tuco:") == ACTIONS
    assert scene.cards("Tuco").deck == 10
    scene.play("Doc", "move 1 inside")
    assert scene.cards("Doc").deck == 11
    assert scene.told("Tuco") == [
        "Tuco: Fire.",
        "Tuco fires at Doc.",
        "Tuco: Robbery.",
        "Tuco finds nothing to rob.",
        "Doc: Move.",
        "Doc goes into the Baggage car (car 1).",
    ]


@rule("ACT-4")
def test_all_of_a_players_cards_and_bullets_received_are_shuffled_for_the_next_round() -> None:
    scene = Drawn(
        """
        express
        roof   .       | . | .     | Tuco
        inside Marshal | . | Belle | Ghost
        seats Belle Ghost Tuco
        round 1 Passengers' Rebellion
        pile Belle: Punch, Ghost: Fire
        """,
        [11, 10, 8, 0, 0, 0] + [0] * 12 + [0],
    )
    assert scene.used_up()
    assert scene.told("Belle")[:8] == [
        "Belle: Punch.",
        "Belle has nobody to punch.",
        "Ghost: Fire.",
        "Ghost fires at Belle.",
        "Passengers' Rebellion: everybody inside gets a neutral Bullet.",
        "Belle is hit by a neutral Bullet.",
        "Ghost is hit by a neutral Bullet.",
        "Ghost is First Player.",
    ]
    assert scene.own("Belle").hand == ("Move", "Move", "Floor", "Punch")
    assert scene.own("Belle").bullets == ("Ghost", "neutral")
    assert scene.told("Tuco")[8] == scene.told(None)[8] == "Belle draws 6 cards."
