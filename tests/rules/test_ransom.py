"""The ransom that a Hostage brings at the end of the game."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

LAST = "round 5 Marshal's Revenge\nnext next\n"
ALL_ELEVEN = "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal, Ride"


def ended(held: str, cards: str = "", station: str = "Marshal's Revenge") -> Drawn:
    """The end of a three-player game in which Tuco held this; everybody is Gunslinger if nobody fired."""
    return Drawn(f"""
        express players=3 boxes=horses
        seats Doc Belle Tuco
        roof   Shotgun | . | .   | .
        inside Marshal | . | Doc | Belle Tuco[{held}]
        round 5 {station}
        {cards}
        next next
        """)


def ransom(game: Drawn, name: str = "Tuco") -> int:
    """A player's ransom; 0 if there is none."""
    return game.game.scores[game.seat(name)].lines.get("ransom", 0)


@rule("HOST-ZEALOT", "HOST-MINISTER", "HOST-TEACHER", "HOST-POODLE", "HOST-2", "END-1")
@pytest.mark.parametrize(
    ("hostage", "dollars"), [("Zealot", 700), ("Minister", 900), ("Teacher", 800), ("Poodle", 1000)]
)
def test_a_fixed_ransom_is_added_to_the_loot(hostage: str, dollars: int) -> None:
    game = ended(f"{hostage} P300 J $250")
    assert ransom(game) == dollars
    assert game.dollars() == {"Doc": 1000, "Belle": 1000, "Tuco": 1000 + 1050 + dollars}
    assert game.all_told()[-2:] == [f"Tuco: ${2050 + dollars}.", "Tuco wins!"]
    assert ransom(ended(hostage)) == dollars  # whatever else the bandit has


@rule("HOST-1", "END-1")
def test_a_hostage_nobody_took_brings_nothing() -> None:
    game = ended("P300", "coach-inside Zealot Minister")
    assert game.dollars() == {"Doc": 1000, "Belle": 1000, "Tuco": 1300}


@rule("HOST-OLDLADY")
@pytest.mark.parametrize(("loot", "dollars"), [("", 0), ("P500 S", 0), ("J", 500), ("J P250 J W J", 1500)])
def test_the_old_lady_brings_500_for_each_jewel(loot: str, dollars: int) -> None:
    assert ransom(ended(f"OldLady {loot}")) == dollars


@rule("HOST-BANKER")
@pytest.mark.parametrize(("loot", "dollars"), [("", 0), ("P500 J", 0), ("S", 1000), ("S S", 1000), ("S S S", 1000)])
def test_the_banker_brings_1000_once_to_a_bandit_with_a_strongbox(loot: str, dollars: int) -> None:
    assert ransom(ended(f"Banker {loot}")) == dollars


@rule("HOST-BANKER", "EVENT-SHARE")
def test_a_shared_strongbox_still_counts_for_its_owners_banker() -> None:
    game = ended("Banker S", station="Sharing the Loot")
    assert ransom(game) == 1000
    assert game.dollars() == {"Doc": 1000, "Belle": 1500, "Tuco": 2500}
    assert ransom(ended("Banker", station="Sharing the Loot"), "Tuco") == 0


@rule("HOST-BANKER", "HOST-2")
def test_a_strongbox_of_the_players_other_bandit_does_not_count_for_the_banker() -> None:
    for held, other, dollars in (("Banker", "S", 1000), ("Banker S", "P250", 2250)):
        game = Drawn(f"""
            express players=2 boxes=horses
            seats Tuco+Cheyenne Django+Doc
            roof   . | . | . | . | .
            inside Marshal | . | . | Tuco[{held}] Django | Cheyenne[{other}] Doc
            {LAST}
            """)
        assert game.dollars() == {"Tuco+Cheyenne": dollars, "Django+Doc": 0}


@rule("HOST-POKER")
@pytest.mark.parametrize(("loot", "dollars"), [("", 0), ("J S $250 W", 0), ("P500", 250), ("P250 P300 J P450", 750)])
def test_the_poker_player_brings_250_for_each_purse(loot: str, dollars: int) -> None:
    assert ransom(ended(f"PokerPlayer {loot}")) == dollars


@rule("HOST-PHOTOGRAPHER")
@pytest.mark.parametrize(
    ("cards", "dollars"),
    [
        ("", 0),
        ("hand Tuco: @Belle", 200),
        ("top Tuco: @Belle, @Doc, @Doc", 600),
        ("hand Tuco: @Belle\ntop Tuco: @Doc, @neutral", 400),
        ("hand Tuco: @neutral, @neutral", 0),
        ("hand Doc: @Belle, @Tuco\nhand Belle: @Tuco", 0),  # nobody else's cards count
    ],
)
def test_the_photographer_brings_200_for_each_bullet_of_another_bandit_among_the_players_cards(
    cards: str, dollars: int
) -> None:
    assert ransom(ended("Photographer", cards)) == dollars


@rule("HOST-PHOTOGRAPHER", "EXPERT-0")
def test_in_the_expert_variant_deck_hand_and_discard_all_count() -> None:
    game = Drawn(f"""
        express players=3 expert boxes=horses
        seats Doc Belle Tuco
        roof   .       | . | .   | .
        inside Marshal | . | Doc | Belle Tuco[Photographer]
        deck Tuco: {ALL_ELEVEN}, @Doc
        top Tuco: @Belle, @neutral, @Belle
        hand Tuco: @Doc
        discard Tuco: @Doc
        tucked Tuco: @Belle, @neutral
        unseen Tuco: 2
        fresh Tuco: 1
        {LAST}
        """)
    assert ransom(game) == 6 * 200


@rule("HOST-PHOTOGRAPHER", "DUEL-5")
def test_bullets_of_the_players_own_two_bandits_do_not_count() -> None:
    game = Drawn(f"""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco[Photographer] Django | Cheyenne Doc
        top Tuco: @Tuco, @Cheyenne, @Django, @neutral, @Doc, @Doc
        {LAST}
        """)
    assert game.dollars() == {"Tuco+Cheyenne": 600, "Django+Doc": 0}


@rule("HOST-PHOTOGRAPHER", "PAIR-9")
def test_in_pairs_bullets_of_the_players_own_bandits_do_not_count_either() -> None:
    game = Drawn(f"""
        express players=3 variant=pairs boxes=horses
        seats Ghost+Tuco Doc+Django Belle+Cheyenne
        roof   . | . | . | . | .
        inside Marshal | . | . | Ghost Doc Belle | Tuco Django[Photographer] Cheyenne
        top Doc: @Doc, @Django, @Ghost, @Tuco, @Cheyenne, @neutral
        {LAST}
        """)
    assert [score.lines["ransom"] for score in game.game.scores] == [0, 600, 0]


@rule("HOST-PHOTOGRAPHER", "HOST-2", "TEAM-5")
@pytest.mark.parametrize(
    ("cards", "dollars"),
    [
        ("hand Belle: @Tuco, @Ghost", 400),
        ("hand Belle: @Doc, @Belle, @neutral", 0),  # the partner's and her own
        ("hand Belle: @Doc, @Tuco", 200),
        ("hand Doc: @Tuco, @Ghost", 0),  # his cards are not hers
        ("hand Belle: @Tuco\nhand Doc: @Tuco, @Ghost", 200),
    ],
)
def test_in_teams_neither_the_partners_bullets_nor_those_among_the_partners_cards_count(
    cards: str, dollars: int
) -> None:
    game = Drawn(f"""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc Ghost | Belle[Photographer] Tuco
        {cards}
        {LAST}
        """)
    assert ransom(game, "Belle") == dollars


@rule("HOST-PHOTOGRAPHER", "TEAM-3")
def test_a_bullet_that_came_from_the_partners_deck_counts_whoever_was_hit() -> None:
    game = Drawn(f"""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc/r1 Ghost/r0 | Belle/r0[Photographer] Tuco/r0
        hand Belle: @Tuco
        {LAST}
        """)
    assert ransom(game, "Belle") == 200


@rule("HOST-2", "TEAM-7", "PAIR-8")
def test_ransoms_of_both_bandits_of_a_side_are_added_up() -> None:
    game = Drawn(f"""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | . | . | Doc[Teacher] Ghost[OldLady J] | Belle[Zealot] Tuco
        {LAST}
        """)
    assert [score.lines["ransom"] for score in game.game.scores] == [1500, 1500, 500, 500]
    assert game.all_told()[-3:] == [
        "Belle and Doc together: $2500.",
        "Tuco and Ghost together: $2000.",
        "Belle and Doc win!",
    ]

    game = Drawn(f"""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | . | . | Tuco[Minister] Django[Poodle] | Cheyenne[PokerPlayer P250 P300] Doc
        {LAST}
        """)
    assert game.dollars() == {"Tuco+Cheyenne": 550 + 900 + 500, "Django+Doc": 1000}
