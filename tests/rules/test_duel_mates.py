"""The two-player game: the team-mate, and the powers of two bandits."""

from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, closing, stealing

SEATS = """
    express players=2
    seats Tuco+Cheyenne Django+Doc
    """
BELLE = """
    express players=2
    seats Tuco+Belle Django+Doc
    """
TRAIN = SEATS + "roof . | . | . | . | .\ninside Marshal | . | . | Tuco Django | Cheyenne Doc\n"


@rule("DUEL-5", "DUEL-4")
def test_a_bullet_received_by_either_bandit_goes_on_the_players_deck() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal Django | Tuco | . | Doc | Cheyenne
        anyway Marshal
        pile Tuco: Tuco Fire, Django: Doc Fire, Tuco: Cheyenne Fire
        """
    )
    assert game.all_told() == [
        "Tuco: Fire.",
        "Tuco fires at Django.",
        "Doc: Fire.",
        "Doc fires at Cheyenne.",
        "Cheyenne: Fire.",
        "Cheyenne fires at Doc.",
    ]
    assert game.cards("Django").top == ("Tuco", "Cheyenne")
    assert game.cards("Tuco").top == ("Doc",)
    assert [bandit.received for bandit in game.sees(None).bandits] == [0, 1, 1, 1]


@rule("DUEL-5")
def test_neutral_bullets_received_by_both_bandits_go_on_the_players_deck_too() -> None:
    game = closing(TRAIN + "round 1 Passengers' Rebellion")
    assert game.cards("Tuco").top == game.cards("Django").top == ("neutral", "neutral")
    assert [bandit.received for bandit in game.sees(None).bandits] == [1, 1, 1, 1]
    assert game.all_told()[1:] == [
        f"{name} is hit by a neutral Bullet." for name in ("Tuco", "Django", "Cheyenne", "Doc")
    ]


@rule("DUEL-5")
def test_the_team_mate_is_a_possible_target() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Doc | Tuco | Cheyenne | Django
        pile Tuco: Tuco Fire
        """
    )
    assert game.offers("Tuco") == ["fire Cheyenne", "fire Doc"]
    game.play("Tuco", "fire Cheyenne")
    assert game.all_told() == ["Tuco: Fire.", "Tuco fires at Cheyenne."]
    assert game.cards("Tuco").top == ("Tuco",)


@rule("DUEL-5")
def test_the_only_target_must_be_taken_even_if_it_is_the_team_mate() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Cheyenne | Tuco | . | Django Doc
        pile Tuco: Tuco Fire, Tuco: Cheyenne Fire
        """
    )
    assert game.all_told() == [
        "Tuco: Fire.",
        "Tuco fires at Cheyenne.",
        "Cheyenne: Fire.",
        "Cheyenne fires at Tuco.",
    ]
    assert game.cards("Tuco").top == ("Tuco", "Cheyenne")
    game.shows("inside Marshal | Cheyenne/5 | Tuco/5 | . | Django Doc")


@rule("DUEL-5")
def test_a_bullet_of_the_players_own_colour_is_a_dead_card() -> None:
    game = Drawn(TRAIN + "hand Tuco: Tuco Move, @Tuco, @Cheyenne\nround 1 Bridge")
    assert game.offers("Tuco") == ["play Tuco Move", "draw"]


@rule("DUEL-5")
def test_the_team_mate_alone_on_the_spot_must_be_punched() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | Tuco Cheyenne[P300] | Doc | Django
        pile Tuco: Tuco Punch
        """
    )
    assert game.offers("Tuco") == ["knock 1 inside", "knock 3 inside"]
    game.play("Tuco", "knock 3 inside")
    game.shows("inside Marshal | . | Tuco P300 | Cheyenne Doc | Django")
    assert game.told("Tuco") == [
        "Tuco: Punch.",
        "Tuco punches Cheyenne.",
        "Cheyenne drops a Purse ($300).",
        "Cheyenne lands inside First class (car 3).",
    ]
    assert game.told("Doc")[2] == game.told(None)[2] == "Cheyenne drops a Purse, unseen."


@rule("DUEL-5")
def test_the_team_mate_blocks_the_view() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | Tuco | Cheyenne | Doc | Django
        inside Marshal | . | . | . | .
        pile Tuco: Tuco Fire
        """
    )
    assert game.all_told() == ["Tuco: Fire.", "Tuco fires at Cheyenne."]


@rule("DUEL-5", "BELLE-1")
def test_the_team_mate_saves_belle() -> None:
    game = stealing(
        BELLE
        + """
        roof   . | . | . | . | .
        inside Marshal | Belle | Django | Doc | Tuco
        pile Django: Django Fire
        """
    )
    assert game.all_told() == [
        "Django: Fire.",
        "Django fires at Doc.",
        "Doc is pushed by the shot into the Dining car (car 4).",
    ]
    game.shows("inside Marshal | Belle | Django/5 | . | Tuco Doc")


@rule("DUEL-5", "BELLE-1")
def test_belle_alone_is_hit_even_by_her_team_mate() -> None:
    game = stealing(
        BELLE
        + """
        roof   . | . | . | . | .
        inside Marshal | Belle | Tuco | . | Django Doc
        pile Tuco: Tuco Fire
        """
    )
    assert game.all_told() == ["Tuco: Fire.", "Tuco fires at Belle."]


@rule("DUEL-5", "EVENT-PICK")
def test_a_bandit_sharing_a_spot_with_the_team_mate_is_not_alone() -> None:
    game = closing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Tuco Cheyenne P300 | Doc P350 | Django | .
        round 5 Pickpocketing
        """
    )
    assert game.asked() == ["Django+Doc"]
    game.play("Doc", "pick none")
    game.shows("inside Marshal | Tuco Cheyenne P300 | Doc P350 | Django | .")
    assert game.all_told()[1:] == ["Doc takes nothing."]


@rule("DUEL-6", "PAIR-6")
def test_ghosts_player_may_play_the_first_card_of_either_bandit_face_down() -> None:
    game = Drawn("""
        express players=2
        seats Ghost+Belle Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Ghost Django | Belle Doc
        hand Ghost: Belle Fire, Ghost Move
        hand Django: Doc Move
        veil Ghost:
        """)
    assert game.offers("Ghost") == [
        "play Ghost Move",
        "play Belle Fire",
        "play Ghost Move down",
        "play Belle Fire down",
        "draw",
    ]
    game.play("Belle", "play Belle Fire down")
    assert game.told("Ghost") == ["Ghost+Belle plays Fire of Belle face down."]
    assert game.told("Doc") == game.told(None) == ["Ghost+Belle plays a card face down."]
    assert game.refuses("Doc", "play Doc Move down") == "GHOST-1"


@rule("DUEL-6")
def test_powers_of_the_hand_follow_the_player() -> None:
    game = Begun(2, bandits=["Ghost+Belle", "Django+Doc"])
    game.play("Ghost", "rear Ghost")
    game.play("Doc", "rear Doc")
    assert [game.cards(name).hand for name in ("Belle", "Django")] == [6, 7]
    assert [game.cards(name).may_hide for name in ("Belle", "Django")] == [True, False]


@rule("DUEL-6")
def test_other_powers_are_the_bandits_own() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | Cheyenne | . | .
        inside Marshal Django | . | Doc | Tuco | .
        anyway Marshal
        pile Django: Doc Fire, Tuco: Cheyenne Fire
        """
    )
    assert game.all_told() == [
        "Doc: Fire.",
        "Doc fires at Tuco.",
        "Cheyenne: Fire.",
        "Cheyenne has nobody in sight.",
    ]
    game.shows("inside Marshal Django | . | Doc/5 | Tuco | .")


@rule("DUEL-6", "CHEYENNE-1", "PAIR-8")
def test_a_purse_cheyenne_takes_goes_on_her_own_card() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Django | . | Tuco[P250] | Cheyenne[P250] Doc[P400]
        pile Tuco: Cheyenne Punch
        """
    )
    assert game.offers("Cheyenne") == ["drop purse", "grab purse"]
    game.play("Tuco", "grab purse")
    game.shows("inside Marshal | Django | . | Tuco[P250] Doc | Cheyenne[P250 P400]")
    assert game.told("Tuco")[2] == game.told("Doc")[2] == "Cheyenne takes a Purse ($400) before it falls."


@rule("DUEL-6", "CHEYENNE-1")
def test_cheyennes_team_mate_takes_nothing_that_falls() -> None:
    game = stealing(
        SEATS
        + """
        roof   . | . | . | . | .
        inside Marshal | Django | . | Cheyenne | Tuco Doc[P400 J]
        pile Tuco: Tuco Punch
        """
    )
    assert game.offers("Tuco") == ["drop purse", "drop jewel"]
    assert game.refuses("Tuco", "grab purse") == "CHEYENNE-1"
    game.play("Tuco", "drop purse")
    game.shows("inside Marshal | Django | . | Cheyenne Doc[J] | Tuco P400")
