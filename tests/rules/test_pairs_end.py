"""Pairs: the team-mate, the loot of two bandits, the Gunslinger, the victory."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

SEATS = """
    express players=2 variant=pairs
    seats Ghost+Tuco Doc+Cheyenne
    roof   . | . | . | .
    """
FIVE = "{0} Move, {0} Floor, {0} Robbery, {0} Fire, {0} Punch"
GHOST_AND_TUCO = f"{FIVE.format('Ghost')}, Ghost Marshal, {FIVE.format('Tuco')}"
DOC_AND_CHEYENNE = f"{FIVE.format('Doc')}, Doc Marshal, {FIVE.format('Cheyenne')}"


def ended(train: str, ghost: str = "", doc: str = "") -> Drawn:
    """The end of the game with these Bullets among the cards."""
    return Drawn(
        SEATS
        + f"""
        inside {train}
        deck Ghost: {GHOST_AND_TUCO}{ghost}
        deck Doc: {DOC_AND_CHEYENNE}{doc}
        round 5 Marshal's Revenge
        next next
        """
    )


@rule("PAIR-8")
def test_each_bandit_keeps_the_loot_it_robbed_on_its_own_card() -> None:
    game = stealing(
        SEATS
        + """
        inside Marshal | . | Ghost[P250] Doc P300 | Tuco[P250] Cheyenne J
        pile Ghost: Ghost Robbery, Ghost: Tuco Robbery
        """
    )
    game.shows("inside Marshal | . | Ghost[P250 P300] Doc | Tuco[P250 J] Cheyenne")
    assert game.told("Ghost") == [
        "Ghost: Robbery.",
        "Ghost takes a Purse ($300).",
        "Tuco: Robbery.",
        "Tuco takes a Jewel ($500).",
    ]
    assert game.told("Doc")[1] == game.told(None)[1] == "Ghost takes a Purse, unseen."


@rule("PAIR-8", "PAIR-9", "PAIR-5")
def test_loot_is_counted_together_and_the_richest_player_wins() -> None:
    game = ended("Marshal | . | Ghost[P250] Doc[J] | Tuco[P500 $250] Cheyenne[P400]")
    assert game.game.over
    assert game.all_told() == [
        "Ghost+Tuco is Gunslinger: $1000.",
        "Doc+Cheyenne is Gunslinger: $1000.",
        "Ghost+Tuco: $2000.",
        "Doc+Cheyenne: $1900.",
        "Ghost+Tuco wins!",
    ]
    assert game.game.winners == [0]


@rule("PAIR-5")
@pytest.mark.parametrize(
    ("ghost", "doc", "slingers"),
    [
        ("@Doc, @Cheyenne", "@Ghost", ["Doc"]),
        ("@Doc", "@Ghost, @Tuco", ["Ghost"]),
        ("@Doc, @Cheyenne", "@Ghost, @Tuco", ["Ghost", "Doc"]),
        ("@Ghost, @Tuco, @Tuco", "@Ghost", ["Ghost"]),  # four fired, three of them among their own cards
        ("@Ghost, @Tuco, @Tuco", "", ["Ghost", "Doc"]),
        ("@Ghost, @Doc", "@Doc, @Cheyenne, @Ghost", ["Ghost", "Doc"]),  # two less one, three less two
        ("@neutral", "@neutral, @neutral", ["Ghost", "Doc"]),
    ],
)
def test_shots_of_both_bandits_count_for_gunslinger_less_own_bullets_among_the_players_cards(
    ghost: str, doc: str, slingers: list[str]
) -> None:
    game = ended(
        "Marshal | . | Ghost Doc | Tuco Cheyenne",
        f", {ghost}" if ghost else "",
        f", {doc}" if doc else "",
    )
    names = {"Ghost": "Ghost+Tuco", "Doc": "Doc+Cheyenne"}
    told = game.all_told()
    assert told[: len(slingers)] == [f"{names[name]} is Gunslinger: $1000." for name in slingers]
    assert told[len(slingers)] == f"Ghost+Tuco: ${1000 if 'Ghost' in slingers else 0}."


@rule("PAIR-9")
@pytest.mark.parametrize(
    ("received", "ghost", "doc", "winners"),
    [
        ((0, 3, 2, 0), "@neutral, @neutral, @neutral", "@neutral, @neutral", ["Doc+Cheyenne wins!"]),
        ((1, 1, 0, 3), "@neutral, @neutral", "@neutral, @neutral, @neutral", ["Ghost+Tuco wins!"]),
        ((1, 1, 0, 2), "@neutral, @neutral", "@neutral, @neutral", ["Ghost+Tuco wins!", "Doc+Cheyenne wins!"]),
    ],
)
def test_a_tie_goes_to_the_fewest_bullets_received_by_both_bandits(
    received: tuple[int, int, int, int], ghost: str, doc: str, winners: list[str]
) -> None:
    r = received
    game = ended(
        f"Marshal | . | Ghost/r{r[0]}[P250] Doc/r{r[2]} | Tuco/r{r[1]} Cheyenne/r{r[3]}[P250]", f", {ghost}", f", {doc}"
    )
    assert game.all_told()[2:] == ["Ghost+Tuco: $1250.", "Doc+Cheyenne: $1250.", *winners]


@rule("PAIR-9")
def test_bullets_of_both_bandits_go_into_the_players_deck_and_are_dead_cards() -> None:
    game = closing(SEATS + "inside Marshal | . | Ghost Doc | Tuco Cheyenne\nround 1 Passengers' Rebellion")
    assert [game.cards(name).deck for name in ("Ghost", "Doc")] == [13, 13]
    assert game.sees(None).side_bullets == (("neutral", "neutral"), ("neutral", "neutral"))
    game = Drawn(
        SEATS
        + """
        inside Marshal | . | Ghost/r1 Doc | Tuco/r1 Cheyenne
        hand Ghost: Ghost Move, @Tuco, @Doc
        """
    )
    assert game.offers("Ghost") == ["play Ghost Move", "play Ghost Move down", "draw"]


@rule("PAIR-9")
def test_the_team_mate_is_a_target_and_the_only_one_must_be_taken() -> None:
    scene = "inside Marshal Doc Cheyenne | . | Ghost | Tuco\npile Ghost: Tuco Fire, Ghost: Ghost Fire\nanyway Marshal"
    game = stealing(SEATS + scene)
    assert game.all_told() == [
        "Tuco: Fire.",
        "Tuco fires at Ghost.",
        "Ghost: Fire.",
        "Ghost fires at Tuco.",
    ]
    assert game.cards("Ghost").deck == 13
    assert game.sees(None).side_bullets[0] == ("Ghost", "Tuco")


@rule("PAIR-9", "BELLE-1")
def test_the_team_mate_saves_belle_and_blocks_the_view() -> None:
    game = stealing("""
        express players=2 variant=pairs
        seats Belle+Tuco Doc+Django
        roof   Belle | Doc | Django | Tuco
        inside Marshal | . | . | .
        pile Doc: Doc Fire
        """)
    assert game.all_told() == ["Doc: Fire.", "Doc fires at Django."]


@rule("PAIR-9", "EVENT-PICK")
def test_a_bandit_sharing_a_spot_with_the_team_mate_is_not_alone() -> None:
    game = closing(SEATS + "inside Marshal | Ghost Tuco P300 | Doc P350 | Cheyenne P400\nround 5 Pickpocketing")
    assert game.asked() == ["Doc+Cheyenne"]
    game.play("Doc", "pick P2")
    assert game.asked() == ["Doc+Cheyenne"]
    game.play("Cheyenne", "pick P3")
    game.shows("inside Marshal | Ghost Tuco P300 | Doc[P350] | Cheyenne[P400]")


@rule("PAIR-9", "DUEL-6", "CHEYENNE-1")
def test_a_purse_cheyenne_takes_goes_on_her_own_card() -> None:
    game = stealing(
        SEATS + "inside Marshal | . | Doc[P250] | Cheyenne[P250] Tuco[P400] Ghost\npile Doc: Cheyenne Punch"
    )
    assert game.offers("Doc") == ["punch Ghost", "punch Tuco"]
    game.play("Doc", "punch Tuco")
    assert game.offers("Doc") == ["drop purse", "grab purse"]
    game.play("Doc", "grab purse")
    game.shows("inside Marshal | . | Doc[P250] Tuco | Cheyenne[P250 P400] Ghost")
    assert game.told("Doc")[2] == game.told("Tuco")[2] == "Cheyenne takes a Purse ($400) before it falls."


@rule("PAIR-9")
def test_each_player_has_one_turn_not_one_for_each_bandit() -> None:
    game = Drawn(
        SEATS
        + """
        inside Marshal | . | Ghost Doc | Tuco Cheyenne
        round 1 Braking
        hand Ghost: Ghost Move, Tuco Move
        hand Doc: Doc Move, Cheyenne Move
        """
    )
    game.play("Ghost", "play Ghost Move")
    assert game.asked() == ["Doc+Cheyenne"]
    game.play("Doc", "play Cheyenne Move")
    assert game.asked() == ["Ghost+Tuco"]
    assert game.all_told() == [
        "Ghost+Tuco plays Move of Ghost.",
        "Doc+Cheyenne plays Move of Cheyenne.",
        "Turn 2: standard.",
    ]
