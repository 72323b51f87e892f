"""Jarring turns, and the Round cards that have them."""

import pytest

from folsom.express.interface.setup import complete, rules_of
from tests.rules import rule
from tests.rules.drawn import Drawn

TRAIN = """
    roof   .       | .   | .     | .
    inside Marshal | Doc | Belle | Tuco
    """


@rule("JARRING-1", "PLAN-1")
def test_in_a_jarring_turn_neither_fire_nor_punch_may_be_played() -> None:
    scene = Drawn(f"""
        express boxes=rounds
        {TRAIN}
        round 1 Canyon
        hand Doc: Move, Fire, Fire, Punch
        next plan Doc 2
        """)
    assert scene.offers("Doc") == ["play Move", "draw"]
    assert scene.refuses("Doc", "play Fire") == "JARRING-1"
    assert scene.refuses("Doc", "play Punch") == "JARRING-1"
    assert scene.refuses("Doc", "play Floor") == "PLAN-1"
    assert scene.sees("Doc").round.turns == ("standard", "jarring", "tunnel", "standard")


@rule("JARRING-1")
def test_in_other_turns_fire_and_punch_may_be_played() -> None:
    scene = Drawn(f"""
        express boxes=rounds
        {TRAIN}
        round 1 Canyon
        hand Doc: Move, Fire, Punch
        next plan Doc 3
        """)
    assert scene.offers("Doc") == ["play Move", "play Fire", "play Punch", "draw"]


@rule("JARRING-1", "PLAN-3")
def test_a_player_with_nothing_else_to_play_and_nothing_to_draw_passes() -> None:
    scene = Drawn(f"""
        express boxes=rounds
        {TRAIN}
        round 1 Hairpin Bend
        hand Doc: Fire, Punch
        deck Doc:
        pile Doc: Move, Doc: Move, Doc: Floor, Doc: Floor, Doc: Robbery, Doc: Robbery, Doc: Fire, Doc: Marshal
        next plan Doc 3
        """)
    assert scene.offers("Doc") == ["pass"]


@rule("JARRING-1", "DUEL-3")
def test_a_jarring_turn_restricts_the_cards_of_both_bandits() -> None:
    scene = Drawn("""
        express boxes=rounds
        seats Tuco+Cheyenne Django+Doc
        roof   .       | .    | .        | .      | .
        inside Marshal | Tuco | Cheyenne | Django | Doc
        round 1 Canyon
        hand Tuco: Cheyenne Fire, Cheyenne Punch, Tuco Punch, Tuco Move
        next plan Tuco 2
        """)
    assert scene.offers("Tuco") == ["play Tuco Move", "draw"]


@rule("JARRING-1", "TEAM-4")
def test_it_holds_for_the_cards_of_the_partner() -> None:
    scene = Drawn("""
        express players=4 variant=teams boxes=rounds
        seats Belle Doc Tuco Ghost
        roof   .       | . | . | .         | .
        inside Marshal | . | . | Doc Ghost | Belle Tuco
        round 1 Canyon
        first Belle
        hand Belle: Belle Fire, Belle Move, Doc Fire, Doc Punch, Doc Floor
        next plan Belle 2
        """)
    assert scene.offers("Belle") == ["play Belle Move", "play Doc Floor", "draw"]
    assert scene.refuses("Belle", "play Doc Fire") == "JARRING-1"


@rule("JARRING-1", "WHISKEY-2")
def test_a_jarring_turn_is_not_a_standard_turn_so_no_whiskey_may_be_used() -> None:
    scene = Drawn("""
        express boxes=horses,rounds
        roof   .       | .          | .     | .
        inside Marshal | Doc[W#1]   | Belle | Tuco
        round 1 Canyon
        hand Doc: Move
        next plan Doc 2
        """)
    assert scene.offers("Doc") == ["play Move", "draw"]


@rule("MP-EVENT-1", "MP-SET-10")
@pytest.mark.parametrize(
    ("players", "turns"),
    [
        (3, {"Safekeeping": "S T J S", "Reflex Action": "S T S", "Canyon": "S J T S", "Hairpin Bend": "S S J R"}),
        (5, {"Safekeeping": "S J S", "Reflex Action": "S T S", "Canyon": "S J T S", "Hairpin Bend": "S J R"}),
    ],
)
def test_the_round_cards_that_need_no_marshal_player_are_mixed_in(players: int, turns: dict[str, str]) -> None:
    rules = rules_of(complete(players, {"boxes": ["rounds"]}))
    cards = {card.name: card for card in rules.round_cards}
    letters = {number: letter for letter, number in rules.turn_letters.items()}
    assert len(cards) == 7 + 3 + 4 + 1
    for name, written in turns.items():
        assert " ".join(letters[kind] for kind in cards[name].turns) == written
        assert not cards[name].station
    assert [cards[name].keep for name in turns] == [1, 0, 1, 0]
    assert cards["Deadly Fall"].station
    assert not {"Rumors", "Crime Doesn't Pay!", "Guilty Conscience"} & set(cards)
    assert not {"Safekeeping", "Deadly Fall"} & {card.name for card in rules_of(complete(players, {})).round_cards}
