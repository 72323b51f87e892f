"""Robbery."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("ROB-1")
def test_a_robbery_takes_one_token_of_choice_from_the_spot() -> None:
    scene = stealing("""
        express
        roof   .         | Belle            | . | Doc
        inside Marshal S | Tuco P300 P450 J | . | P250
        pile Tuco: Robbery
        """)
    assert scene.offers("Tuco") == ["rob P1", "rob P2", "rob J1"]
    scene.play("Tuco", "rob J1")
    scene.shows("""
        roof   .         | Belle             | . | Doc
        inside Marshal S | Tuco[J] P300 P450 | . | P250
        """)
    assert scene.all_told() == ["Tuco: Robbery.", "Tuco takes a Jewel ($500)."]


@rule("ROB-1")
def test_only_the_robber_learns_the_face_of_the_purse() -> None:
    scene = stealing("""
        express
        roof   .       | Belle          | . | Doc
        inside Marshal | Tuco P300 P450 | . | .
        pile Tuco: Robbery
        """)
    assert scene.purses("Tuco", "1 inside") == [None, None]
    scene.play("Tuco", "rob P2")
    scene.shows("""
        roof   .       | Belle           | . | Doc
        inside Marshal | Tuco[P450] P300 | . | .
        """)
    assert scene.told("Tuco") == ["Tuco: Robbery.", "Tuco takes a Purse ($450)."]
    assert scene.told("Belle") == scene.told("Doc") == ["Tuco: Robbery.", "Tuco takes a Purse, unseen."]
    assert scene.told(None) == ["Tuco: Robbery.", "Tuco takes a Purse, unseen."]
    assert scene.purses("Tuco", "Tuco") == [450]
    assert scene.purses("Belle", "Tuco") == scene.purses(None, "Tuco") == [None]
    assert scene.game.events(scene.seat("Belle"))[1].points["value"] is None


@rule("ROB-1", "ACT-2")
def test_the_only_token_is_taken_without_asking() -> None:
    scene = stealing("""
        express
        roof   .      | .       | . | Doc
        inside Tuco S | Marshal | . | Belle
        pile Tuco: Robbery
        """)
    scene.shows("""
        roof   .       | .       | . | Doc
        inside Tuco[S] | Marshal | . | Belle
        """)
    assert scene.all_told() == ["Tuco: Robbery.", "Tuco takes a Strongbox ($1000)."]


@rule("ROB-1")
def test_only_a_token_on_the_spot_can_be_taken() -> None:
    scene = stealing("""
        express
        roof   .         | P400           | . | Doc
        inside Marshal S | Tuco P300 P450 | J | Belle
        pile Tuco: Robbery
        """)
    assert scene.offers("Tuco") == ["rob P2", "rob P3"]
    assert scene.refuses("Tuco", "rob P1") == "ROB-2"
    assert scene.refuses("Tuco", "rob J1") == "ROB-2"
    assert scene.refuses("Tuco", "rob S1") == "ROB-2"


@rule("ROB-2")
def test_loot_inside_is_not_on_the_roof() -> None:
    scene = stealing("""
        express
        roof   .       | Tuco   | . | Doc
        inside Marshal | P300 J | . | Belle
        pile Tuco: Robbery
        """)
    scene.shows("""
        roof   .       | Tuco   | . | Doc
        inside Marshal | P300 J | . | Belle
        """)
    assert scene.all_told() == ["Tuco: Robbery.", "Tuco finds nothing to rob."]


@rule("ROB-2")
def test_loot_on_the_roof_is_not_inside() -> None:
    scene = stealing("""
        express
        roof   .       | P300 J | . | Doc
        inside Marshal | Tuco   | . | Belle P250
        pile Tuco: Robbery, Belle: Robbery
        """)
    scene.shows("""
        roof   .       | P300 J | . | Doc
        inside Marshal | Tuco   | . | Belle[P250]
        """)
    robbery = ["Tuco: Robbery.", "Tuco finds nothing to rob.", "Belle: Robbery."]
    assert scene.told("Belle") == [*robbery, "Belle takes a Purse ($250)."]
    assert scene.told("Tuco") == [*robbery, "Belle takes a Purse, unseen."]
    assert scene.told(None) == [*robbery, "Belle takes a Purse, unseen."]


@rule("ROB-2")
def test_loot_on_a_roof_is_robbed_from_that_roof() -> None:
    scene = stealing("""
        express
        roof   .       | Tuco J | . | Doc
        inside Marshal | P300   | . | Belle
        pile Tuco: Robbery
        """)
    scene.shows("""
        roof   .       | Tuco[J] | . | Doc
        inside Marshal | P300    | . | Belle
        """)
    assert scene.all_told() == ["Tuco: Robbery.", "Tuco takes a Jewel ($500)."]
