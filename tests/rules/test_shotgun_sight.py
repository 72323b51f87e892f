"""Lines of sight: Belle on and near the Stagecoach, and the Shotgun in the way."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("COACH-3", "BELLE-1")
def test_belle_is_spared_while_anybody_is_on_a_far_roof() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Belle | . | . | Ghost
        inside Marshal | .     | . | . | Tuco
        coach 1
        coach-roof Shotgun Doc
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("COACH-3", "BELLE-1")
def test_belle_on_the_stagecoach_is_spared_while_another_is_in_sight_along_the_train() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | . | . | Ghost | Tuco
        inside Marshal | . | . | .     | .
        coach 1
        coach-roof Shotgun Belle
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("COACH-3", "BELLE-1", "GUN-5")
def test_belle_on_the_stagecoach_is_hit_when_the_shotgun_hides_everybody_else() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | . | Shotgun | Ghost | Tuco
        inside Marshal | . | .       | .     | .
        coach-roof S Belle
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Belle."]


@rule("COACH-3", "BELLE-1")
def test_a_bandit_with_belle_on_the_stagecoach_is_the_target() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | . | . | . | .
        inside Marshal | . | . | . | Tuco
        coach 3
        coach-roof Shotgun Belle Ghost
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("COACH-1", "BELLE-1")
def test_belle_inside_the_stagecoach_is_spared_while_another_is_in_a_neighbouring_car() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .   | .     | . | .
        inside Marshal | Doc | Ghost | . | Tuco
        coach 1
        coach-inside Belle[Banker]
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("GUN-5")
def test_the_shotgun_cannot_be_shot() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | Shotgun | Ghost | . | .
        inside Marshal | .       | .     | . | .
        coach-roof S Tuco Belle
        pile Tuco: Fire, Ghost: Fire, Doc: Fire
        """)
    assert scene.offers("Tuco") == ["fire Doc", "fire Ghost"]
    assert scene.refuses("Tuco", "fire Shotgun") == "GUN-5"
    scene.play("Tuco", "fire Doc")
    assert scene.told(None) == [
        "Tuco: Fire.",
        "Tuco fires at Doc.",
        "Ghost: Fire.",
        "Ghost fires at Tuco.",
        "Doc: Fire.",
        "Doc fires at Tuco.",
    ]


@rule("GUN-5", "GUN-1")
def test_on_the_stagecoach_the_shotgun_is_no_target_and_hides_nobody() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | . | Ghost | .
        inside Marshal | . | .     | Tuco
        coach 1
        coach-roof Shotgun
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("GUN-5", "FIRE-4", "FIRE-5")
def test_the_shotgun_blocks_the_line_of_sight_on_the_roofs_both_ways() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc     | . | Shotgun | . | Ghost
        inside Marshal | . | .       | . | Tuco Belle
        coach-roof S
        pile Doc: Fire, Ghost: Fire
        """)
    assert scene.all_told() == [
        "Doc: Fire.",
        "Doc has nobody in sight.",
        "Ghost: Fire.",
        "Ghost has nobody in sight.",
    ]


@rule("GUN-5", "FIRE-4")
def test_the_view_in_front_of_the_shotgun_is_free() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Tuco    | . | Doc | Shotgun | Ghost
        inside Marshal | . | .   | .       | Belle
        coach-roof S
        pile Doc: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Tuco."]


@rule("GUN-5", "HPRINT-1", "PRINT-1")
def test_in_the_first_printing_django_fires_past_the_shotgun_when_he_is_alone() -> None:
    scene = stealing("""
        express boxes=horses printing=first
        roof   Django  | Doc | Shotgun | Ghost | .
        inside Marshal | .   | .       | Tuco  | .
        coach-roof S
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["fire Doc", "fire Ghost"]
    scene = stealing("""
        express boxes=horses printing=first
        roof   Django Tuco | Doc | Shotgun | Ghost | .
        inside Marshal     | .   | .       | .     | .
        coach-roof S
        pile Django: Fire
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Doc."]


@rule("COACH-4", "HPRINT-1")
def test_in_the_first_printing_django_has_the_usual_range_in_the_stagecoach_and_at_it() -> None:
    scene = stealing("""
        express boxes=horses printing=first
        roof   .       | .   | .     | .     | .
        inside Marshal | Doc | Ghost | Belle | .
        coach 1
        coach-inside Django[Banker]
        pile Django: Fire
        """)
    assert scene.all_told() == ["Django: Fire.", "Django fires at Doc."]
    scene = stealing("""
        express boxes=horses printing=first
        roof   .       | .   | .      | .     | .
        inside Marshal | Doc | Django | .     | Ghost
        coach 1
        coach-inside Tuco[Banker]
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["fire Doc", "fire Ghost"]
    assert scene.refuses("Django", "fire Tuco") == "FIRE-3"


@rule("GUN-5", "TCAR-4")
def test_the_shotgun_on_the_locomotive_hides_the_roofs_from_the_time_travel_car() -> None:
    scene = stealing("""
        express boxes=horses,timecar
        roof   Shotgun | Ghost | .       | .
        inside .       | .     | Marshal | Tuco
        coach-roof S
        time-car Doc
        pile Doc: Fire, Ghost: Fire
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc has nobody in sight.", "Ghost: Fire.", "Ghost has nobody in sight."]
