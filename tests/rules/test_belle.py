"""Belle: never chosen while anybody else can be."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("BELLE-1")
def test_belle_is_not_fired_at_while_another_is_in_reach_in_either_direction() -> None:
    scene = stealing("""
        express
        roof   . | Belle | . | Doc  | .       | Ghost Django | Cheyenne
        inside . | .     | . | Tuco | Marshal | .            | .
        pile Doc: Fire
        """)
    assert scene.offers("Doc") == ["fire Ghost", "fire Django"]
    assert scene.refuses("Doc", "fire Belle") == "BELLE-1"
    assert scene.refuses("Doc", "fire Cheyenne") == "FIRE-4"
    scene.play("Doc", "fire Django")
    scene.shows("""
        roof   . | Belle | . | Doc/5 | .       | Ghost Django | Cheyenne
        inside . | .     | . | Tuco  | Marshal | .            | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Django."]


@rule("BELLE-1", "FIRE-3")
def test_inside_too_the_other_neighbour_is_hit_instead_of_belle() -> None:
    scene = stealing("""
        express
        roof   .       | .     | .   | .
        inside Marshal | Belle | Doc | Ghost
        pile Doc: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | .     | .     | .
        inside Marshal | Belle | Doc/5 | Ghost
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]


@rule("BELLE-1", "FIRE-4")
def test_belle_is_spared_among_bandits_side_by_side() -> None:
    scene = stealing("""
        express
        roof   .       | Belle Ghost | . | Doc
        inside Marshal | .           | . | .
        pile Doc: Fire
        """)
    assert scene.asked() == []
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Ghost."]
    assert scene.bullets("Belle") == []


@rule("BELLE-1", "FIRE-4")
def test_belle_blocks_the_line_of_sight_and_is_hit_when_nobody_else_is_seen() -> None:
    scene = stealing("""
        express
        roof   Ghost | .       | Belle | .    | Doc
        inside .     | Marshal | .     | Tuco | .
        pile Doc: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   Ghost | .       | Belle | .    | Doc/5
        inside .     | Marshal | .     | Tuco | .
        """)
    assert scene.all_told() == ["Doc: Fire.", "Doc fires at Belle."]
    assert scene.bullets("Belle") == ["Doc"]


@rule("BELLE-1", "PUNCH-1")
def test_belle_is_not_punched_while_another_is_on_the_spot() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | .    | .
        inside Marshal | . | . | Tuco | Doc Belle[S] Ghost[P250]
        pile Doc: Punch
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | . | . | .          | .
        inside Marshal | . | . | Tuco Ghost | Doc Belle[S] P250
        """)
    punch = ["Doc: Punch.", "Doc punches Ghost."]
    landing = "Ghost lands inside First class (car 3)."
    assert scene.told("Doc") == [*punch, "Ghost drops a Purse, unseen.", landing]
    assert scene.told("Ghost") == [*punch, "Ghost drops a Purse ($250).", landing]


@rule("BELLE-1")
def test_anybody_but_belle_may_be_punched_among_several_on_the_spot() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | . | .
        inside Marshal | . | . | . | Doc Belle Ghost Tuco
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["punch Ghost", "punch Tuco"]
    assert scene.refuses("Doc", "punch Belle") == "BELLE-1"


@rule("BELLE-1", "PUNCH-1")
def test_belle_alone_with_the_puncher_is_punched() -> None:
    scene = stealing("""
        express
        roof   .       | . | . | Ghost
        inside Marshal | . | . | Doc Belle[J]
        pile Doc: Punch
        """)
    scene.shows("""
        roof   .       | . | .     | Ghost
        inside Marshal | . | Belle | Doc J
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Belle.",
        "Belle drops a Jewel ($500).",
        "Belle lands inside Second class (car 2).",
    ]


@rule("BELLE-1", "TUCO-1")
def test_belle_is_spared_when_another_can_be_hit_through_the_roof() -> None:
    scene = stealing("""
        express
        roof   .       | .     | Ghost | .
        inside Marshal | Belle | Tuco  | .
        pile Tuco: Fire
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | .     | Ghost  | .
        inside Marshal | Belle | Tuco/5 | .
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]


@rule("BELLE-1", "TUCO-1")
def test_belle_is_not_hit_through_the_roof_while_tuco_sees_another() -> None:
    scene = stealing("""
        express
        roof   .       | . | Tuco  | Ghost
        inside Marshal | . | Belle | .
        pile Tuco: Fire
        """)
    assert scene.asked() == []
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]


@rule("BELLE-1", "TUCO-1")
def test_belle_alone_is_hit_through_the_roof() -> None:
    scene = stealing("""
        express
        roof   .       | . | Tuco  | .
        inside Marshal | . | Belle | Ghost
        pile Tuco: Fire
        """)
    scene.shows("""
        roof   .       | . | Tuco/5 | .
        inside Marshal | . | Belle  | Ghost
        """)
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Belle."]
