"""Punch."""

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("PUNCH-1")
def test_a_punch_hits_one_of_the_others_on_the_spot() -> None:
    scene = stealing("""
        express
        roof   .       | Tuco               | .      | . | . | .
        inside Marshal | Doc Ghost Cheyenne | Django | . | . | .
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["punch Ghost", "punch Cheyenne"]
    assert scene.refuses("Doc", "punch Doc") == "PUNCH-1"
    assert scene.refuses("Doc", "punch Tuco") == "PUNCH-1"
    assert scene.refuses("Doc", "punch Django") == "PUNCH-1"
    scene.play("Doc", "punch Cheyenne")
    scene.play("Doc", "knock 2 inside")
    scene.shows("""
        roof   .       | Tuco      | .               | . | . | .
        inside Marshal | Doc Ghost | Django Cheyenne | . | . | .
        """)
    assert scene.all_told() == ["Doc: Punch.", "Doc punches Cheyenne.", "Cheyenne lands inside Second class (car 2)."]


@rule("PUNCH-1")
def test_with_nobody_else_on_the_spot_a_punch_has_no_effect() -> None:
    scene = stealing("""
        express
        roof   .       | Tuco[J] | .           | .
        inside Marshal | Doc     | Ghost[P250] | .
        pile Doc: Punch
        """)
    scene.shows("""
        roof   .       | Tuco[J] | .           | .
        inside Marshal | Doc     | Ghost[P250] | .
        """)
    assert scene.all_told() == ["Doc: Punch.", "Doc has nobody to punch."]


@rule("PUNCH-2")
def test_the_puncher_chooses_the_kind_of_loot_that_falls() -> None:
    scene = stealing("""
        express
        roof   .       | . | Doc Ghost[P250 J J S] | Tuco
        inside Marshal | . | .                     | .
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["drop purse", "drop jewel", "drop strongbox"]
    scene.play("Doc", "drop strongbox")
    scene.play("Doc", "knock 1 roof")
    scene.shows("""
        roof   .       | Ghost[P250 J J] | Doc S | Tuco
        inside Marshal | .               | .     | .
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Ghost.",
        "Ghost drops a Strongbox ($1000).",
        "Ghost lands on the roof of the Baggage car (car 1).",
    ]


@rule("PUNCH-2")
def test_only_loot_the_target_has_can_fall_and_nobody_but_cheyenne_takes_it() -> None:
    scene = stealing("""
        express
        roof   .       | . | Doc Ghost[P250 J] | Tuco
        inside Marshal | . | .                 | .
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["drop purse", "drop jewel"]
    assert scene.refuses("Doc", "drop strongbox") == "PUNCH-2"
    assert scene.refuses("Doc", "grab purse") == "CHEYENNE-1"


@rule("PUNCH-2")
def test_the_puncher_chooses_the_target_then_the_kind_then_the_car() -> None:
    scene = stealing("""
        express
        roof   .       | . | .                      | .
        inside Marshal | . | Doc Ghost[P300 J] Tuco | .
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["punch Ghost", "punch Tuco"]
    scene.play("Doc", "punch Ghost")
    assert scene.offers("Doc") == ["drop purse", "drop jewel"]
    scene.play("Doc", "drop jewel")
    assert scene.offers("Doc") == ["knock 1 inside", "knock 3 inside"]
    scene.play("Doc", "knock 3 inside")
    scene.shows("""
        roof   .       | . | .          | .
        inside Marshal | . | Doc Tuco J | Ghost[P300]
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Ghost.",
        "Ghost drops a Jewel ($500).",
        "Ghost lands inside First class (car 3).",
    ]


@rule("PUNCH-2")
def test_a_target_without_loot_drops_nothing_but_is_still_moved() -> None:
    scene = stealing("""
        express
        roof   .       | .       | . | .
        inside Marshal | Tuco[J] | . | Doc Ghost
        pile Doc: Punch
        """)
    scene.shows("""
        roof   .       | .       | .     | .
        inside Marshal | Tuco[J] | Ghost | Doc
        """)
    assert scene.all_told() == ["Doc: Punch.", "Doc punches Ghost.", "Ghost lands inside Second class (car 2)."]


@rule("PUNCH-2", "COMP-6")
def test_a_purse_falls_at_random_and_unseen() -> None:
    scene = stealing(
        """
        express
        roof   .       | . | . | Doc Ghost[P300 P350 P500]
        inside Marshal | . | . | Tuco
        pile Doc: Punch
        """,
        [2],
    )
    assert scene.used_up()
    scene.shows("""
        roof   .       | . | Ghost[P300 P350] | Doc P500
        inside Marshal | . | .                | Tuco
        """)
    punch = ["Doc: Punch.", "Doc punches Ghost."]
    landing = "Ghost lands on the roof of Second class (car 2)."
    assert scene.told("Ghost") == [*punch, "Ghost drops a Purse ($500).", landing]
    assert scene.told("Doc") == scene.told("Tuco") == [*punch, "Ghost drops a Purse, unseen.", landing]
    assert scene.told(None) == [*punch, "Ghost drops a Purse, unseen.", landing]


@rule("PUNCH-2", "COMP-6")
def test_each_purse_of_the_target_can_be_the_one_that_falls() -> None:
    for fall, left in enumerate(("[P350 P500] | Doc P300", "[P300 P500] | Doc P350", "[P300 P350] | Doc P500")):
        scene = stealing(
            """
            express
            roof   .       | . | . | Doc Ghost[P300 P350 P500]
            inside Marshal | . | . | Tuco
            pile Doc: Punch
            """,
            [fall],
        )
        scene.shows(f"""
            roof   . | . | Ghost{left}
            inside Marshal | . | . | Tuco
            """)
        assert scene.told("Tuco")[2] == "Ghost drops a Purse, unseen."


@rule("PUNCH-3")
def test_in_the_middle_of_the_train_the_puncher_sends_the_target_either_way_on_its_floor() -> None:
    scene = stealing("""
        express
        roof   .       | . | Doc Ghost | Tuco
        inside Marshal | . | .         | .
        pile Doc: Punch
        """)
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["knock 1 roof", "knock 3 roof"]
    assert scene.refuses("Doc", "knock 0 roof") == "PUNCH-3"
    assert scene.refuses("Doc", "knock 2 roof") == "PUNCH-3"
    assert scene.refuses("Doc", "knock 2 inside") == "PUNCH-3"
    scene.play("Doc", "knock 3 roof")
    scene.shows("""
        roof   .       | . | Doc | Tuco Ghost
        inside Marshal | . | .   | .
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Ghost.",
        "Ghost lands on the roof of First class (car 3).",
    ]


@rule("PUNCH-3")
def test_on_the_locomotive_the_target_can_only_go_back() -> None:
    scene = stealing("""
        express
        roof   Doc Ghost[J] | . | .       | .
        inside .            | . | Marshal | Tuco
        pile Doc: Punch
        """)
    scene.shows("""
        roof   Doc J | Ghost | .       | .
        inside .     | .     | Marshal | Tuco
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Ghost.",
        "Ghost drops a Jewel ($500).",
        "Ghost lands on the roof of the Baggage car (car 1).",
    ]


@rule("PUNCH-3", "MARSHAL-2")
def test_a_target_knocked_into_the_marshals_car_flees_to_its_roof_with_a_bullet() -> None:
    scene = stealing("""
        express
        roof   . | .       | .            | Tuco
        inside . | Marshal | Doc Ghost[J] | .
        pile Doc: Punch
        """)
    scene.play("Doc", "knock 1 inside")
    scene.shows("""
        roof   . | Ghost   | .     | Tuco
        inside . | Marshal | Doc J | .
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Ghost.",
        "Ghost drops a Jewel ($500).",
        "Ghost lands inside the Baggage car (car 1).",
        "Ghost is hit by a neutral Bullet.",
        "Ghost flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert scene.bullets("Ghost") == ["neutral"]
    assert scene.line("neutral") == "12"
