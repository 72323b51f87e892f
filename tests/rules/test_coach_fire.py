"""Shots in, on, from and at the Stagecoach, past the Shotgun too."""

import pytest

from tests.rules import rule
from tests.rules.drawn import stealing

FIRST = "printing=first"


@rule("COACH-3", "FIRE-4")
def test_a_bandit_on_the_stagecoach_may_fire_at_anybody_on_the_roofs_of_the_train() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Tuco    | .        | Ghost | Django | . | .      | .
        inside Marshal | Cheyenne | .     | .      | . | .      | .
        coach 1
        coach-roof Shotgun Doc Belle
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Tuco", "fire Ghost", "fire Django"]
    assert scene.refuses("Doc", "fire Cheyenne") == "COACH-3"
    assert scene.refuses("Doc", "fire Belle") == "FIRE-2"
    scene.play("Doc", "fire Django")
    scene.shows("""
        roof   Tuco    | .        | Ghost | Django | . | .      | .
        inside Marshal | Cheyenne | .     | .      | . | .      | .
        coach-roof Shotgun S Doc/5 Belle
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Django."]
    assert scene.bullets("Django") == ["Doc"]


@rule("COACH-3")
def test_from_the_roof_of_the_stagecoach_nobody_is_seen_inside_it_or_inside_the_car_it_faces() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .    | . | .
        inside Marshal | Tuco | . | .
        coach 1
        coach-roof Shotgun Doc
        coach-inside Ghost[Banker]
        pile Doc: Fire
        """)
    scene.shows("coach-roof Shotgun S Doc")
    assert scene.all_told() == ["Doc: Fire.", "Doc has nobody in sight."]


@rule("COACH-3", "FIRE-4")
def test_a_bandit_on_any_roof_of_the_train_may_fire_past_everybody_at_the_stagecoachs_roof() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | Ghost | Django | . | . | .
        inside Marshal | .     | .      | . | . | .
        coach 4
        coach-roof Shotgun Tuco
        coach-inside Cheyenne[Banker]
        pile Doc: Fire, Ghost: Fire
        """)
    assert scene.offers("Doc") == ["fire Ghost", "fire Tuco"]
    assert scene.refuses("Doc", "fire Django") == "FIRE-4"
    assert scene.refuses("Doc", "fire Cheyenne") == "FIRE-4"
    scene.play("Doc", "fire Tuco")
    assert scene.offers("Ghost") == ["fire Doc", "fire Django", "fire Tuco"]
    scene.play("Ghost", "fire Tuco")
    assert scene.bullets("Tuco") == ["Doc", "Ghost"]
    scene.shows("""
        roof   Doc/5   | Ghost/5 | Django | . | . | .
        coach-roof Shotgun S Tuco
        """)


@rule("COACH-3", "GUN-5")
@pytest.mark.parametrize(
    "roofs",
    [
        "Shotgun | . | . | . | Tuco",
        ". | . | Shotgun | . | Tuco",
        ". | . | . | Shotgun | Tuco",
        "Tuco | . | . | . | Shotgun",
        ". | . | Tuco | Shotgun | .",
    ],
)
def test_a_bandit_on_a_roof_and_one_on_the_stagecoach_hit_each_other_past_the_shotgun(roofs: str) -> None:
    scene = stealing(f"""
        express boxes=horses
        roof   {roofs}
        inside Marshal | Ghost | . | Belle | .
        coach-roof S Doc
        pile Doc: Fire, Tuco: Fire
        """)
    assert scene.all_told() == [
        "Doc: Fire.",
        "Doc fires at Tuco.",
        "Tuco: Fire.",
        "Tuco fires at Doc.",
    ]


@rule("COACH-1", "COACH-4", "FIRE-3")
def test_a_bandit_inside_the_stagecoach_fires_inside_the_car_it_faces_and_nowhere_else() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Tuco        | .        | Django | . | . | .
        inside Marshal | Ghost Belle | Cheyenne | .      | . | . | .
        coach 1
        coach-roof Shotgun
        coach-inside Doc[Banker]
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]
    scene = stealing("""
        express boxes=horses
        roof   .       | Tuco           | .     | . | . | . | .
        inside Marshal | Ghost Cheyenne | Belle | . | . | . | .
        coach 1
        coach-roof Shotgun Django
        coach-inside Doc[Banker]
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Ghost", "fire Cheyenne"]
    for name in ("Tuco", "Belle", "Django"):
        assert scene.refuses("Doc", f"fire {name}") == "COACH-1"


@rule("COACH-1", "FIRE-3")
def test_a_bandit_fires_into_the_stagecoach_only_from_inside_the_car_it_faces() -> None:
    scene = stealing("""
        express boxes=horses
        roof   . | .   | .     | . | .
        inside . | Doc | Ghost | . | Marshal
        coach 1
        coach-roof Shotgun Belle
        coach-inside Tuco[Banker]
        pile Ghost: Fire, Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Ghost", "fire Tuco"]
    assert scene.refuses("Doc", "fire Belle") == "FIRE-3"
    scene.play("Doc", "fire Tuco")
    assert scene.all_told() == [
        "Ghost: Fire.",
        "Ghost fires at Doc.",
        "Doc: Fire.",
        "Doc fires at Tuco.",
    ]
    scene.shows("coach-inside Tuco[Banker]")


@rule("COACH-3", "COACH-4", "DJANGO-1")
@pytest.mark.parametrize(
    ("roofs", "insides", "on_it", "in_it", "target"),
    [
        (". | . | Doc | . | .", "Marshal | Ghost | . | . | Belle", "Django", ".", "Doc"),
        ("Django | . | . | . | .", "Marshal | Ghost | . | . | Belle", "Doc", ".", "Doc"),
        (". | . | . | . | Django", "Marshal | Ghost | . | . | Belle", "Doc", ".", "Doc"),
        (". | . | . | . | .", "Marshal | Ghost | Doc | . | Belle", ".", "Django[Banker]", "Doc"),
        (". | . | . | . | .", "Marshal | . | Django | . | Belle Ghost", ".", "Doc[Banker]", "Doc"),
        ("Doc | . | . | . | .", "Marshal | Ghost | . | . | Belle", "Django", ".", "Doc"),
    ],
)
def test_no_shot_from_or_at_the_stagecoach_pushes_its_target(
    roofs: str, insides: str, on_it: str, in_it: str, target: str
) -> None:
    scene = stealing(f"""
        express boxes=horses
        roof   {roofs}
        inside {insides}
        coach 2
        coach-roof Shotgun {on_it}
        coach-inside {in_it}
        pile Django: Fire
        """)
    assert scene.all_told() == ["Django: Fire.", f"Django fires at {target}."]
    scene.shows(f"""
        roof   {roofs.replace("Django", "Django/5")}
        inside {insides.replace("Django", "Django/5")}
        coach-roof Shotgun S {on_it.replace("Django", "Django/5")}
        coach-inside {in_it.replace("Django", "Django/5")}
        """)


@rule("COACH-3", "COACH-4", "HPRINT-1", "PRINT-1")
@pytest.mark.parametrize(
    ("roofs", "insides", "on_it", "in_it"),
    [
        (". | . | Doc | . | .", "Marshal | Ghost | . | . | Belle", "Tuco", "."),
        (". | Tuco | . | . | .", "Marshal | Ghost | . | . | Belle", "Doc", "."),
        (". | . | . | . | .", "Marshal | Ghost | Doc | . | Belle", ".", "Tuco[Banker]"),
        (". | . | . | . | .", "Marshal | . | Tuco | . | Belle Ghost", ".", "Doc[Banker]"),
    ],
)
def test_in_the_first_printing_tucos_shots_from_and_at_the_stagecoach_push_nobody(
    roofs: str, insides: str, on_it: str, in_it: str
) -> None:
    scene = stealing(f"""
        express boxes=horses printing=first
        roof   {roofs}
        inside {insides}
        coach 2
        coach-roof Shotgun {on_it}
        coach-inside {in_it}
        pile Tuco: Fire
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Doc."]
    scene.shows(f"""
        roof   {roofs.replace("Tuco", "Tuco/5")}
        inside {insides.replace("Tuco", "Tuco/5")}
        coach-roof Shotgun S {on_it.replace("Tuco", "Tuco/5")}
        coach-inside {in_it.replace("Tuco", "Tuco/5")}
        """)


@rule("COACH-4", "TUCO-1")
def test_tuco_fires_through_the_roof_of_the_stagecoach_both_ways() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Cheyenne | .      | . | . | .
        inside Marshal | Ghost    | Django | . | . | .
        coach 1
        coach-roof Shotgun Doc
        coach-inside Tuco[Banker]
        pile Tuco: Fire
        """)
    assert scene.offers("Tuco") == ["fire Ghost", "fire Doc"]
    assert scene.refuses("Tuco", "fire Cheyenne") == "COACH-1"
    scene.play("Tuco", "fire Doc")
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Doc."]
    scene.shows("coach-roof Shotgun S Doc\ncoach-inside Tuco/5[Banker]")

    scene = stealing("""
        express boxes=horses
        roof   .       | Cheyenne | .      | . | . | .
        inside Marshal | Ghost    | Django | . | . | .
        coach 1
        coach-roof Shotgun Tuco
        coach-inside Doc[Banker]
        pile Tuco: Fire
        """)
    assert scene.offers("Tuco") == ["fire Cheyenne", "fire Doc"]
    assert scene.refuses("Tuco", "fire Ghost") == "COACH-3"


@rule("COACH-4", "TUCO-1")
def test_tuco_in_the_car_the_stagecoach_faces_fires_only_through_that_cars_roof() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Cheyenne | . | . | . | .
        inside Marshal | Tuco     | . | . | . | .
        coach 1
        coach-roof Shotgun Doc Django
        coach-inside Ghost[Banker]
        pile Tuco: Fire
        """)
    assert scene.offers("Tuco") == ["fire Cheyenne", "fire Ghost"]
    assert scene.refuses("Tuco", "fire Doc") == "FIRE-3"


@rule("COACH-4", "HOST-POKER", "HPRINT-1")
@pytest.mark.parametrize(("head", "hostage"), [("", "PokerPlayer"), (FIRST, "Banker")])
def test_without_his_power_or_in_the_first_printing_tuco_does_not_fire_through_the_stagecoachs_roof(
    head: str, hostage: str
) -> None:
    scene = stealing(f"""
        express boxes=horses {head}
        roof   .       | .     | . | .
        inside Marshal | Ghost | . | .
        coach 1
        coach-roof Shotgun Doc
        coach-inside Tuco[{hostage}]
        pile Tuco: Fire
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]


@rule("COACH-3", "FIRE-5")
def test_without_bullets_nobody_fires_from_the_stagecoach() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Tuco    | Ghost | . | .
        inside Marshal | .     | . | .
        coach 1
        coach-roof Shotgun Doc/0
        hand Tuco: @Doc, @Doc, @Doc, @Doc, @Doc, @Doc
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc is out of Bullets."]
