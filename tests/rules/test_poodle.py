"""The Poodle: a neutral Bullet at the start of each later round."""

from tests.rules import rule
from tests.rules.drawn import Drawn, spent

THREE = """
    express players=3 boxes=horses
    seats Doc Belle Tuco
    roof   . | . | . | .
    inside Marshal | . | Doc | Belle Tuco[Poodle]
    """
EXPERT = THREE.replace("players=3", "players=3 expert")
TEAMS = """
    express players=4 variant=teams boxes=horses
    seats Belle Doc Tuco Ghost
    roof   . | . | . | . | .
    inside Marshal | . | Belle | Tuco Doc[Poodle] | Ghost
    """
SIX = "Move, Move, Floor, Floor, Robbery, Robbery"
FULL = f"hand Doc: {SIX}, Fire\nhand Belle: {SIX}\n"
ALL_OF_DOC = (
    "Doc Move, Doc Move, Doc Floor, Doc Floor, Doc Robbery, Doc Robbery, Doc Fire, Doc Fire, Doc Punch, Doc Marshal, "
    "Doc Ride"
)


@rule("HOST-POODLE", "ROUND-4")
def test_with_the_poodle_a_neutral_bullet_goes_into_the_deck_before_the_draw() -> None:
    game = Drawn(f"{THREE}\nround 1 Bridge\nfirst Doc\nnext next")
    told = game.told(None)
    assert told[:5] == [
        "Belle is First Player.",
        "Tuco gets a neutral Bullet for the Poodle.",
        "Doc draws 7 cards.",
        "Belle draws 6 cards.",
        "Tuco draws 6 cards.",
    ]
    assert game.line("neutral") == "15"
    assert game.bullets("Tuco") == ["neutral"]
    assert (game.cards("Tuco").hand, game.cards("Tuco").deck) == (6, 6)
    assert game.cards("Tuco").top == ()  # shuffled: nobody knows where it is
    assert game.bullets("Doc") == game.bullets("Belle") == []


@rule("HOST-POODLE", "ROUND-2")
def test_the_poodles_bullet_may_be_drawn_in_that_very_draw() -> None:
    game = Drawn(
        f"{THREE}\nround 1 Bridge\n{FULL}hand Tuco: {SIX.removesuffix(', Robbery')}\n"
        "agenda draw-up:0:0 begin:0:0 daybreak:0:0",
        falls=[6],
    )
    assert game.used_up()
    assert game.own("Tuco").bullets == ("neutral",)
    assert game.cards("Tuco").hand == 6


@rule("HOST-POODLE", "HOST-2")
def test_the_first_bullet_arrives_in_the_round_after_the_poodle_was_taken_and_one_more_in_each_round() -> None:
    game = Drawn("""
        express players=3 boxes=horses
        seats Doc Belle Tuco
        roof   . | . | . | .
        inside Marshal | . | Doc | Belle Tuco Horse
        coach 3
        coach-inside Poodle
        round 2 Bridge
        pile Tuco: Ride, Belle: Floor
        """)
    game.play("Tuco", "ride coach inside")
    told = game.told(None)
    assert told[3:8] == [
        "Tuco takes the Poodle hostage.",
        "Belle: Floor Change.",
        "Belle goes to the roof of First class (car 3).",
        "Belle is First Player.",
        "Tuco gets a neutral Bullet for the Poodle.",
    ]
    assert game.bullets("Tuco") == ["neutral"]

    game = Drawn(f"{THREE}\nround 3 Bridge\ntop Tuco: @neutral\nnext next")
    assert game.bullets("Tuco") == ["neutral", "neutral"]
    assert game.line("neutral") == "14"


@rule("HOST-POODLE", "END-1")
def test_after_the_fifth_round_the_poodle_adds_no_bullet() -> None:
    game = Drawn(f"{THREE}\nround 5 Marshal's Revenge\nnext next")
    assert game.game.over
    assert "Poodle" not in " ".join(game.all_told())
    assert game.bullets("Tuco") == []


@rule("HOST-POODLE", "BULLET-1")
def test_the_poodle_adds_bullets_only_while_the_stock_lasts() -> None:
    game = Drawn(f"{THREE}\nround 1 Bridge\n{spent('Belle', 15)}\nnext next")
    assert "Tuco gets a neutral Bullet for the Poodle." in game.told(None)
    assert (game.line("neutral"), game.bullets("Tuco")) == ("0", ["neutral"])

    game = Drawn(f"{THREE}\nround 1 Bridge\n{spent('Belle', 16)}\nnext next")
    assert game.told(None)[:2] == ["Belle is First Player.", "Doc draws 7 cards."]
    assert (game.line("neutral"), game.bullets("Tuco")) == ("0", [])
    assert [bandit.received for bandit in game.sees(None).bandits] == [0, 16, 0]


@rule("HOST-POODLE", "END-3")
def test_the_poodles_bullet_counts_as_received() -> None:
    game = Drawn(f"{THREE}\nround 1 Bridge\ntop Tuco: @Belle\nnext next")
    assert [bandit.received for bandit in game.sees(None).bandits] == [0, 0, 2]


@rule("HOST-POODLE", "EVENT-MORTAL")
def test_the_poodles_bullet_belongs_to_the_round_that_begins() -> None:
    game = Drawn(f"{THREE}\nround 4 Bridge\ntop Tuco: @Belle\nbefore Tuco: 0\nnext next")
    assert game.sees(None).boxes["horses"].round_bullets == (0, 0, 1)


@rule("HOST-POODLE", "EXPERT-4", "EXPERT-5")
def test_in_the_expert_variant_the_poodles_bullet_goes_on_top_and_is_drawn_first() -> None:
    game = Drawn(
        f"{EXPERT}\nround 1 Bridge\n{FULL}hand Tuco: {SIX}\ntop Tuco: @Belle\n"
        "agenda draw-up:0:0 begin:0:0 daybreak:0:0",
        falls=[],
    )
    assert game.all_told() == [
        "Tuco gets a neutral Bullet for the Poodle.",
        "Doc draws nothing.",
        "Belle draws nothing.",
        "Tuco draws nothing.",
    ]
    assert game.cards("Tuco").top == ("Belle", "neutral")

    game = Drawn(
        f"{EXPERT}\nround 1 Bridge\n{FULL}hand Tuco: {SIX.removesuffix(', Robbery')}\ntop Tuco: @Belle\n"
        "agenda draw-up:0:0 begin:0:0 daybreak:0:0",
        falls=[],
    )
    assert game.own("Tuco").bullets == ("neutral",)
    assert game.cards("Tuco").top == ("Belle",)


@rule("HOST-POODLE", "PAIR-3")
def test_in_pairs_the_poodles_bullet_comes_before_the_card_of_choice() -> None:
    game = Drawn("""
        express players=2 variant=pairs boxes=horses
        seats Ghost+Tuco Doc+Django
        roof   . | . | . | .
        inside Marshal | . | Ghost Doc | Tuco[Poodle] Django
        round 1 Bridge
        next next
        """)
    assert game.all_told() == ["Doc+Django is First Player.", "Tuco gets a neutral Bullet for the Poodle."]
    assert "choose Bullet neutral" in game.offers("Ghost")
    assert "choose Bullet neutral" not in game.offers("Doc")
    game.play("Ghost", "choose Bullet neutral")
    game.play("Doc", "choose none")
    assert game.own("Ghost").bullets == ("neutral",)


@rule("HOST-POODLE", "HOST-2", "TEAM-3")
def test_in_teams_the_poodles_bullet_goes_into_the_players_own_deck_before_the_partners_card_is_drawn() -> None:
    game = Drawn(f"{TEAMS}\nround 1 Bridge\nfirst Belle\nhand Doc: {ALL_OF_DOC}\nnext next")
    assert game.told("Belle")[:3] == [
        "Tuco is First Player.",
        "Doc gets a neutral Bullet for the Poodle.",
        "Belle draws a neutral Bullet from the partner's deck.",
    ]
    assert game.own("Belle").bullets == ("neutral",)
    assert [bandit.received for bandit in game.sees(None).bandits] == [0, 1, 0, 0]


@rule("HOST-POODLE", "HOST-2", "DUEL-5")
def test_in_the_two_player_game_the_poodles_bullet_goes_on_the_players_deck_and_the_bandit_has_received_it() -> None:
    six = "Tuco Move, Tuco Floor, Tuco Robbery, Tuco Fire, Tuco Punch, Cheyenne Move"
    game = Drawn(f"""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco Django | Cheyenne[Poodle] Doc
        round 1 Bridge
        hand Tuco: {six}
        next next
        """)
    assert game.told(None)[1] == "Cheyenne gets a neutral Bullet for the Poodle."
    assert game.cards("Tuco").top == ("neutral",)
    received = {bandit.name: bandit.received for bandit in game.sees(None).bandits}
    assert received == {"Tuco": 0, "Cheyenne": 1, "Django": 0, "Doc": 0}
