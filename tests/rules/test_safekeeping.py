"""Safekeeping: the loot inside the Marshal's car goes to its roof."""

from tests.rules import rule
from tests.rules.drawn import closing


@rule("EVENT-SAFE")
def test_all_loot_inside_the_marshals_car_goes_to_its_roof() -> None:
    scene = closing("""
        express boxes=rounds
        roof   . | .   | Belle P250#5  | .
        inside . | Doc | Marshal P300#4 J#1 | Tuco P350#6
        round 1 Safekeeping
        """)
    assert scene.all_told() == [
        "Safekeeping: the Marshal brings all loot inside his car to its roof.",
        "The Marshal brings a Purse to the roof of Second class (car 2).",
        "The Marshal brings a Jewel to the roof of Second class (car 2).",
    ]
    scene.shows("""
        roof   . | .   | Belle P250 P300 J | .
        inside . | Doc | Marshal           | Tuco P350
        """)


@rule("EVENT-SAFE")
def test_without_loot_inside_the_marshals_car_nothing_happens() -> None:
    scene = closing("""
        express boxes=rounds
        roof   .       | .   | Belle | .
        inside Marshal | Doc | .     | Tuco P350
        round 1 Safekeeping
        """)
    assert scene.all_told() == ["Safekeeping: the Marshal brings all loot inside his car to its roof."]


@rule("EVENT-SAFE", "COMP-6")
def test_players_who_know_a_purse_still_know_it() -> None:
    scene = closing("""
        express boxes=rounds
        roof   . | .   | .                        | .
        inside . | Doc | Marshal P300#4(Doc)      | Tuco Belle
        round 1 Safekeeping
        """)
    assert scene.purses("Doc", "2 roof") == [300]
    assert scene.purses("Tuco", "2 roof") == [None]


@rule("EVENT-SAFE", "WHISKEY-1")
def test_whiskey_is_loot() -> None:
    scene = closing("""
        express boxes=horses,rounds
        roof   . | .   | .           | .
        inside . | Doc | Marshal W#1 | Tuco Belle
        round 1 Safekeeping
        """)
    scene.shows("""
        roof   . | .   | W       | .
        inside . | Doc | Marshal | Tuco Belle
        """)
