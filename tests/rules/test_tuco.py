"""Tuco: he fires through the roof."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("TUCO-1")
def test_tuco_may_fire_at_a_bandit_on_the_roof_above_him() -> None:
    scene = stealing("""
        express
        roof   .       | . | Ghost | .
        inside Marshal | . | Tuco  | Doc
        pile Tuco: Fire
        """)
    assert scene.offers("Tuco") == ["fire Ghost", "fire Doc"]
    scene.play("Tuco", "fire Ghost")
    scene.shows("""
        roof   .       | . | Ghost  | .
        inside Marshal | . | Tuco/5 | Doc
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]
    assert scene.bullets("Ghost") == ["Tuco"]


@rule("TUCO-1", "ACT-2")
def test_tuco_fires_at_a_bandit_inside_below_him_when_that_is_his_only_target() -> None:
    scene = stealing("""
        express
        roof   Tuco  | . | .       | .
        inside Ghost | . | Marshal | Doc
        pile Tuco: Fire
        """)
    scene.shows("""
        roof   Tuco/5 | . | .       | .
        inside Ghost  | . | Marshal | Doc
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]


@rule("TUCO-1", "FIRE-2")
def test_tuco_fires_only_through_the_roof_of_his_own_car_and_never_at_his_own_spot() -> None:
    scene = stealing("""
        express
        roof   . | Tuco Belle     | Doc    | .       | . | . | .
        inside . | Ghost Cheyenne | Django | Marshal | . | . | .
        pile Tuco: Fire
        """)
    assert scene.offers("Tuco") == ["fire Doc", "fire Ghost", "fire Cheyenne"]
    assert scene.refuses("Tuco", "fire Belle") == "FIRE-2"
    assert scene.refuses("Tuco", "fire Django") == "FIRE-4"


@rule("TUCO-1")
def test_nobody_but_tuco_fires_through_the_roof() -> None:
    scene = stealing("""
        express
        roof   .       | . | Ghost | .
        inside Marshal | . | Doc   | Tuco
        pile Ghost: Fire, Doc: Fire
        """)
    scene.shows("""
        roof   .       | . | Ghost | .
        inside Marshal | . | Doc/5 | Tuco
        """)
    assert scene.all_told() == [
        "Ghost: Fire.",
        "Ghost has nobody in sight.",
        "Doc: Fire.",
        "Doc fires at Tuco.",
    ]
