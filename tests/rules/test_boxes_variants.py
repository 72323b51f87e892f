"""Two players, Pairs and Teams with the boxes."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, stealing

FIVE = "{0} Move, {0} Floor, {0} Robbery, {0} Fire, {0} Punch"
DUEL = "express boxes=horses\nseats Tuco+Cheyenne Django+Doc\n"
PAIRS = """
    express variant=pairs boxes=horses
    seats Ghost+Tuco Doc+Django
    roof   . | . | . | .
    inside Marshal | . | Ghost Doc | Tuco Django
    """
TEAMS = """
    express variant=teams boxes=horses
    seats Belle Doc Tuco Ghost
    """


def thirteen(first: str, second: str) -> list[str]:
    """DUEL-3, and a Ride card for each bandit."""
    cards = [FIVE.format(first), f"{first} Marshal, {first} Ride", FIVE.format(second), f"{second} Ride"]
    return sorted(", ".join(cards).split(", "))


def struck(*names: str) -> list[str]:
    return [f"{name} is hit by a neutral Bullet." for name in names]


@rule("DUEL-3", "HSET-5")
def test_with_two_players_a_deck_has_one_ride_card_for_each_bandit() -> None:
    game = Begun(2, boxes=["horses"])
    assert sorted(game.line("deck Tuco:").split(", ")) == thirteen("Tuco", "Cheyenne")
    assert sorted(game.line("deck Django:").split(", ")) == thirteen("Django", "Doc")
    assert [(seat.hand, seat.deck) for seat in game.sees(None).seats] == [(0, 13), (0, 13)]


@rule("PAIR-1", "DUEL-3", "HSET-5")
def test_in_pairs_too_a_deck_has_one_ride_card_for_each_bandit() -> None:
    game = Begun(3, variant="pairs", boxes=["horses"], bandits=["Ghost+Tuco", "Doc+Django", "Belle+Cheyenne"])
    assert sorted(game.line("deck Belle:").split(", ")) == thirteen("Belle", "Cheyenne")


@rule("DUEL-5", "BULLET-1", "GUN-3")
def test_two_bandits_of_one_player_are_hit_separately() -> None:
    scene = (
        DUEL
        + """
        roof   . | Shotgun | Tuco Cheyenne | . | .
        inside . | .       | Django        | . | Doc Marshal
        anyway Marshal
        first Doc
        round 2 Bridge
        agenda fall-back:0:0
        """
    )
    game = Drawn(scene)
    assert game.all_told() == ["The Stagecoach falls back to Second class (car 2).", *struck("Tuco", "Cheyenne")]
    assert game.cards("Tuco").top == ("neutral", "neutral")
    assert game.asked() == ["Tuco+Cheyenne"]
    game.play("Tuco", "flee 1 roof")
    game.play("Tuco", "flee 3 roof")
    game.shows("roof . | Tuco | Shotgun | Cheyenne | .")
    game = Drawn(f"{scene}\ntop Doc: {', '.join(['@neutral'] * 15)}")
    assert "There are too few neutral Bullets: nobody gets one, and the rest leave the game." in game.all_told()
    assert game.cards("Tuco").top == ()


@rule("PAIR-3", "HSET-5")
def test_the_card_of_choice_may_be_a_ride_card() -> None:
    game = Drawn(PAIRS + "round 2\nfirst Doc\nnext pick-cards")
    assert game.offers("Doc") == [
        *(f"choose Doc {card}" for card in ("Move", "Floor", "Robbery", "Fire", "Punch", "Marshal", "Ride")),
        *(f"choose Django {card}" for card in ("Move", "Floor", "Robbery", "Fire", "Punch", "Ride")),
        "choose none",
    ]
    game.play("Doc", "choose Django Ride")
    game.play("Ghost", "choose none")
    assert game.told("Doc")[1] == "Doc+Django has taken Ride of Django from the deck."
    assert "Django Ride" in game.own("Doc").hand
    assert [(game.cards(name).hand, game.cards(name).deck) for name in ("Doc", "Ghost")] == [(8, 5), (6, 7)]


@rule("PAIR-4", "HSET-5")
@pytest.mark.parametrize(
    ("fire", "cover"),
    [
        ("Doc", ["cover Django Move", "cover Django Ride", "cover none"]),
        ("Django", ["cover Doc Ride", "cover none"]),
    ],
)
def test_a_ride_card_of_the_other_bandit_may_be_played_as_cover(fire: str, cover: list[str]) -> None:
    game = Drawn(
        PAIRS
        + """
        round 1 Braking
        first Doc
        hand Doc: Doc Fire, Django Fire, Django Move, Doc Ride, Django Ride, Doc Marshal
        """.replace("Django Fire, " if fire == "Doc" else "Doc Fire, ", "")
    )
    game.play("Doc", f"play {fire} Fire")
    assert game.offers("Doc") == cover
    game.play("Doc", cover[-2])
    other = cover[-2].split()[1]
    assert game.all_told() == [f"Doc+Django plays Fire of {fire}.", f"Doc+Django plays Ride of {other}."]
    assert game.line("pile") == f"Doc: {fire} Fire, Doc: {other} Ride"
    assert game.asked() == ["Ghost+Tuco"]


@rule("PAIR-4", "TURMOIL-1")
def test_in_a_turmoil_there_is_no_cover() -> None:
    game = Drawn(
        PAIRS
        + """
        round 1 Stand-Off
        first Doc
        hand Doc: Doc Fire, Django Ride
        hand Ghost: Ghost Move
        next plan Doc 1
        """
    )
    game.play("Doc", "play Doc Fire")
    game.play("Ghost", "play Ghost Move")
    assert game.line("pile") == "Doc: Doc Fire, Ghost: Ghost Move"
    assert game.all_told()[:2] == ["Doc+Django plays Fire of Doc.", "Ghost+Tuco plays Move of Ghost."]
    assert game.asked() == ["Doc+Django"]
    assert game.sees(None).round.turn == 2


@rule("PAIR-6", "PLAN-5")
def test_ghosts_player_may_play_a_ride_card_of_either_bandit_face_down() -> None:
    game = Drawn(PAIRS + "round 1 Braking\nfirst Ghost\nhand Ghost: Ghost Ride, Tuco Ride\nveil Ghost:")
    assert game.offers("Ghost") == [
        "play Ghost Ride",
        "play Tuco Ride",
        "play Ghost Ride down",
        "play Tuco Ride down",
        "draw",
    ]
    game.play("Ghost", "play Tuco Ride down")
    assert game.told("Doc") == game.told(None) == ["Ghost+Tuco plays a card face down."]


@rule("TEAM-3", "TEAM-4", "HSET-5")
def test_a_partners_ride_card_may_be_drawn_and_played() -> None:
    game = Drawn(
        TEAMS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle Tuco
        hand Belle: Belle Move, Doc Ride
        round 1 Braking
        first Belle
        """
    )
    assert game.offers("Belle") == ["play Belle Move", "play Doc Ride", "draw"]
    game.play("Belle", "play Doc Ride")
    assert game.all_told() == ["Belle plays Ride of Doc."]


@rule("TEAM-3", "HSET-5")
def test_a_player_draws_one_of_the_partners_eleven_cards_and_five_of_their_own() -> None:
    game = Drawn(
        TEAMS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle Tuco
        round 1
        next lend
        """,
        [10, 0, 0, 0, *[0] * 21, 0],
    )
    assert game.used_up()
    assert game.told("Belle")[0] == "Belle draws Ride of Doc from the partner's deck."
    assert [(game.cards(name).hand, game.cards(name).deck) for name in ("Belle", "Doc", "Tuco")] == [
        (6, 5),
        (7, 4),
        (6, 5),
    ]


@rule("TEAM-4", "TEAM-5", "ACT-3")
def test_a_played_ride_card_goes_back_to_the_player_of_the_bandit_on_it() -> None:
    game = stealing(
        TEAMS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | Doc Horse | Ghost | Belle Tuco
        pile Belle: Doc Ride
        """
    )
    assert game.asked() == ["Doc"]
    assert game.refuses("Belle", "ride 1 inside") == "ACT-1"
    game.play("Doc", "ride 1 inside")
    game.shows("inside Marshal | Doc Horse | . | Ghost | Belle Tuco")
    assert "Doc Ride" in game.line("deck Doc:").split(", ")
    assert "Doc Ride" not in game.line("deck Belle:").split(", ")


@rule("TEAM-5", "PLAN-8")
def test_a_partners_unplayed_ride_card_stays_where_it_is() -> None:
    game = Drawn(
        TEAMS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle Tuco
        hand Belle: Doc Ride
        round 1 Bridge
        agenda tidy:0:0
        """
    )
    assert "Doc Ride" in game.line("deck Belle:").split(", ")
    assert "Doc Ride" not in game.line("deck Doc:").split(", ")


@rule("TEAM-9", "EXPERT-4")
def test_in_expert_teams_a_resolved_ride_card_goes_to_the_discard_of_its_bandits_player() -> None:
    game = stealing(
        TEAMS.replace("boxes", "expert boxes")
        + """
        roof   . | . | . | . | .
        inside Marshal | . | Doc  | Ghost | Belle Tuco
        pile Belle: Doc Ride
        """
    )
    assert game.all_told() == ["Doc: Ride.", "Doc finds no Horse."]
    assert (game.cards("Doc").discarded, game.cards("Belle").discarded) == (("Doc Ride",), ())


@rule("TEAM-7", "COACH-1")
def test_a_shot_at_the_partner_in_the_stagecoach_is_subtracted() -> None:
    game = Drawn(
        TEAMS
        + """
        roof   .       | .     | . | .    | .
        inside Marshal | Belle | . | Tuco | Ghost
        coach 1
        coach-inside Doc
        round 5 Marshal's Revenge
        pile Belle: Belle Fire
        """
    )
    assert game.all_told()[1] == "Belle fires at Doc."
    assert set(game.dollars().values()) == {1000}


@rule("TEAM-2", "COACH-6")
def test_the_a_player_of_the_next_team_is_first_player_in_the_next_round() -> None:
    game = Drawn(
        TEAMS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle Tuco
        first Tuco
        round 1 Panting Horses
        next event
        """
    )
    assert game.told(None)[2] == "Belle is First Player."


@rule("TEAM-3", "TEAM-9", "KEEP-1")
def test_kept_cards_count_toward_the_hand_and_the_partners_card_comes_first() -> None:
    game = Drawn(
        TEAMS
        + """
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle Tuco
        hand Belle: Belle Ride, Doc Fire
        round 2
        next lend
        """
    )
    told = game.told("Ghost")
    assert told[0] == "Belle draws a card from the partner's deck."
    assert told[4:6] == ["Belle draws 3 cards.", "Doc draws 6 cards."]  # to six, and to Doc's seven
    assert game.cards("Belle").hand == 6


@rule("PAIR-3", "PAIR-7", "KEEP-1")
def test_in_pairs_kept_cards_count_as_well_as_the_card_of_choice() -> None:
    game = Drawn(
        PAIRS
        + """
        hand Doc: Doc Ride, Django Fire
        hand Ghost: Ghost Fire, Tuco Ride
        round 2
        next pick-cards
        """
    )
    assert "choose Doc Ride" not in game.offers("Doc")
    game.play("Doc", "choose Doc Marshal")
    game.play("Ghost", "choose none")
    assert [game.cards(name).hand for name in ("Doc", "Ghost")] == [8, 6]
    assert {"Doc Ride", "Django Fire", "Doc Marshal"} <= set(game.own("Doc").hand)
