"""Reflex Action: hands are kept, and after Stealin' everybody may play a card, which is resolved at once."""

from tests.rules import rule
from tests.rules.drawn import Drawn, closing

CARD = "Reflex Action: everybody may play a card from the hand at once."
TRAIN = """
    roof   .       | .   | .      | .
    inside Marshal | Doc | Belle  | Tuco J
    round 1 Reflex Action
    first Belle
    """


@rule("EVENT-REFLEX")
def test_everybody_in_turn_order_may_play_one_card_that_is_resolved_at_once() -> None:
    scene = closing(f"""
        express boxes=rounds
        seats Doc Belle Tuco
        {TRAIN}
        hand Doc: Fire
        hand Belle: Move, Floor
        hand Tuco: Robbery, Move
        """)
    assert scene.asked() == ["Belle"]
    assert scene.offers("Belle") == ["reflex Move", "reflex Floor", "reflex none"]
    scene.play("Belle", "reflex Move")
    assert scene.offers("Belle") == ["move 1 inside", "move 3 inside"]
    scene.play("Belle", "move 3 inside")
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "reflex Robbery")
    assert scene.asked() == ["Doc"]
    scene.play("Doc", "reflex none")
    assert scene.all_told() == [
        CARD,
        "Belle plays Move.",
        "Belle: Move.",
        "Belle goes into First class (car 3).",
        "Tuco plays Robbery.",
        "Tuco: Robbery.",
        "Tuco takes a Jewel ($500).",
        "Doc plays no card.",
    ]
    scene.shows("""
        roof   .       | .   | . | .
        inside Marshal | Doc | . | Tuco[J] Belle
        """)


@rule("EVENT-REFLEX", "PLAN-8")
def test_hands_are_put_away_only_after_the_reflex_action() -> None:
    scene = Drawn(f"""
        express boxes=rounds
        seats Doc Belle Tuco
        {TRAIN}
        hand Doc: Fire, Move
        hand Belle:
        hand Tuco:
        next tidy
        stop after event
        """)
    assert scene.asked() == ["Doc"]
    assert scene.own("Doc").hand == ("Move", "Fire")
    assert scene.sees("Belle").seats[0].hand == 2
    scene.play("Doc", "reflex none")
    assert scene.game.stopped
    assert [scene.cards(name).hand for name in ("Doc", "Belle", "Tuco")] == [0, 0, 0]


@rule("EVENT-REFLEX", "ACT-3")
def test_the_played_card_returns_to_its_deck_and_the_others_stay_in_hand() -> None:
    scene = closing(f"""
        express boxes=rounds
        seats Doc Belle Tuco
        {TRAIN}
        hand Doc: Fire
        hand Belle: Move, Floor
        hand Tuco: Robbery, Move
        """)
    scene.play("Belle", "reflex Floor")
    assert scene.asked() == ["Tuco"]
    assert scene.line("hand Belle:") == "Move"
    assert scene.line("deck Belle:").count("Floor") == 2


@rule("EVENT-REFLEX")
def test_a_player_visibly_holding_no_card_is_not_asked_and_bullets_cannot_be_played() -> None:
    scene = closing(f"""
        express boxes=rounds
        seats Doc Belle Tuco
        {TRAIN}
        hand Doc: @neutral
        hand Belle:
        hand Tuco:
        """)
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["reflex none"]
    assert scene.refuses("Doc", "reflex Move") == "EVENT-REFLEX"


@rule("EVENT-REFLEX", "EXPERT-3")
def test_in_the_expert_variant_cards_to_keep_are_chosen_after_the_reflex_action() -> None:
    scene = Drawn("""
        express expert boxes=rounds
        seats Doc Belle Tuco
        roof   .       | .   | .      | .
        inside Marshal | Doc | Belle  | Tuco J
        round 1 Reflex Action
        first Belle
        hand Doc: Fire
        hand Belle:
        hand Tuco:
        next hold
        """)
    assert scene.offers("Doc") == ["reflex Fire", "reflex none"]
    scene.play("Doc", "reflex none")
    assert scene.offers("Doc") == ["keep Fire", "keep none"]


@rule("EVENT-REFLEX", "PAIR-4")
def test_a_fire_in_a_reflex_action_gives_no_cover() -> None:
    scene = closing("""
        express variant=pairs boxes=rounds
        seats Ghost+Tuco Doc+Django
        roof   .       | .     | .    | .
        inside Marshal | Ghost | Tuco | Doc Django
        round 1 Reflex Action
        first Ghost
        hand Ghost: Ghost Fire, Tuco Move
        hand Doc:
        """)
    scene.play("Ghost", "reflex Ghost Fire")
    assert scene.told(None)[-2:] == ["Ghost fires at Tuco.", "Doc+Django plays no card."]


@rule("EVENT-REFLEX", "HOST-TEACHER")
def test_a_forbidden_action_has_no_effect_in_a_reflex_action_either() -> None:
    scene = closing("""
        express boxes=horses,rounds
        seats Doc Belle Tuco
        roof   .       | .                   | .  | .
        inside Marshal | Doc[Teacher] Belle  | .  | Tuco
        round 1 Reflex Action
        hand Doc: Punch
        hand Belle:
        hand Tuco:
        """)
    scene.play("Doc", "reflex Punch")
    assert "Punch of Doc has no effect: with the Teacher there is no more Punch." in scene.told(None)
