"""Punches in, on, into and out of the Stagecoach, and the Hostages taken as a result."""

import pytest

from tests.rules import rule
from tests.rules.drawn import stealing


@rule("COACH-8", "PUNCH-2")
def test_a_punch_inside_the_stagecoach_sends_the_target_inside_the_car_it_faces() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | .
        coach 2
        coach-inside Doc[Banker] Tuco[Zealot J P300]
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["drop purse", "drop jewel"]
    scene.play("Doc", "drop jewel")
    scene.shows("""
        roof   .       | . | .                       | .
        inside Marshal | . | Ghost Tuco[Zealot P300] | .
        coach-roof Shotgun S
        coach-inside Doc[Banker] J
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Tuco.",
        "Tuco drops a Jewel ($500).",
        "Tuco lands inside Second class (car 2).",
    ]


@rule("COACH-8")
def test_a_punch_on_the_stagecoach_sends_the_target_to_the_roof_of_the_car_it_faces() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | .
        coach 2
        coach-roof Shotgun Doc Tuco[J]
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["punch Tuco", "punch Shotgun"]
    scene.play("Doc", "punch Tuco")
    scene.shows("""
        roof   .       | . | Tuco  | .
        inside Marshal | . | Ghost | .
        coach-roof Shotgun S Doc J
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Tuco.",
        "Tuco drops a Jewel ($500).",
        "Tuco lands on the roof of Second class (car 2).",
    ]


@rule("COACH-8", "PUNCH-3")
@pytest.mark.parametrize(
    ("cells", "coach", "ways"),
    [
        (". | . | Doc Tuco | . | .", 2, ["1", "3", "coach"]),
        ("Doc Tuco | . | . | . | .", 0, ["1", "coach"]),
        (". | . | . | . | Doc Tuco", 4, ["3", "coach"]),
        (". | . | Doc Tuco | . | .", 1, ["1", "3"]),
        (". | . | Doc Tuco | . | .", 3, ["1", "3"]),
    ],
)
@pytest.mark.parametrize("floor", ["inside", "roof"])
def test_a_punch_in_or_on_the_car_it_faces_may_send_the_target_to_the_same_floor_of_the_stagecoach(
    cells: str, coach: int, ways: list[str], floor: str
) -> None:
    roof, inside = (cells, ". | . | . | . | .") if floor == "roof" else (". | . | . | . | .", cells)
    scene = stealing(f"""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   {roof}
        inside {inside}
        coach {coach}
        coach-roof Shotgun Ghost
        coach-inside Belle[Zealot] Banker
        pile Doc: Punch
        anyway Marshal
        """)
    assert scene.offers("Doc") == [f"knock {way} {floor}" for way in ways]
    other = "inside" if floor == "roof" else "roof"
    assert scene.refuses("Doc", f"knock coach {other}") == "PUNCH-3"
    if "coach" not in ways:
        assert scene.refuses("Doc", f"knock coach {floor}") == "PUNCH-3"
        return
    scene.play("Doc", f"knock coach {floor}")
    if floor == "roof":
        scene.shows("coach-roof Shotgun S Ghost Tuco\ncoach-inside Belle[Zealot] Banker")
    else:
        scene.shows("coach-roof Shotgun S Ghost\ncoach-inside Belle[Zealot] Tuco[Banker]")
    told = ["Doc: Punch.", "Doc punches Tuco."]
    told += ["Tuco lands on the roof of the Stagecoach."] if floor == "roof" else []
    told += ["Tuco lands inside the Stagecoach.", "Tuco takes the Banker hostage."] if floor == "inside" else []
    assert scene.all_told() == told


@rule("COACH-8", "PRINT-2", "HPRINT-1")
def test_in_the_first_printing_a_punch_may_go_outward_at_an_end_of_the_train_but_not_in_the_stagecoach() -> None:
    scene = stealing("""
        express boxes=horses printing=first
        roof   .        | . | .       | .
        inside Doc Tuco | . | Marshal | .
        coach 0
        coach-roof Shotgun Ghost
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["knock 0 inside", "knock 1 inside", "knock coach inside"]
    for coach, landed in ((0, "the Locomotive"), (3, "First class (car 3)")):
        scene = stealing(f"""
            express boxes=horses printing=first
            roof   . | . | .       | .
            inside . | . | Marshal | Ghost
            coach {coach}
            coach-inside Doc Tuco
            pile Doc: Punch
            """)
        assert scene.all_told()[-1] == f"Tuco lands inside {landed}."


@rule("HOST-1", "COACH-8")
def test_a_bandit_punched_into_the_stagecoach_chooses_their_own_hostage() -> None:
    scene = stealing("""
        express boxes=horses
        roof   . | .              | .     | .
        inside . | Doc Tuco[P300] | Ghost | Marshal
        coach 1
        coach-inside Zealot Teacher
        pile Doc: Punch, Tuco: Fire
        """)
    scene.play("Doc", "knock coach inside")
    assert scene.asked() == ["Tuco"]
    assert scene.offers("Tuco") == ["hostage Zealot", "hostage Teacher"]
    assert scene.refuses("Tuco", "hostage Banker") == "HOST-1"
    assert scene.refuses("Doc", "hostage Teacher") == "HOST-1"
    scene.play("Tuco", "hostage Teacher")
    scene.shows("""
        inside . | Doc P300 | Ghost | Marshal
        coach-inside Tuco/5[Teacher] Zealot
        """)
    assert scene.told("Ghost")[-5:] == [
        "Tuco drops a Purse, unseen.",
        "Tuco lands inside the Stagecoach.",
        "Tuco takes the Teacher hostage.",
        "Tuco: Fire.",
        "Tuco fires at Doc.",
    ]


@rule("HOST-1", "TEAM-4")
def test_in_teams_the_punched_bandits_own_player_chooses_even_if_the_partner_played_the_card() -> None:
    scene = stealing("""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | .         | .     | .       | .
        inside . | Belle Doc | Ghost | Marshal | Tuco
        coach 1
        coach-inside Zealot Teacher
        pile Doc: Belle Punch
        """)
    assert scene.asked() == ["Belle"]
    scene.play("Belle", "knock coach inside")
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["hostage Zealot", "hostage Teacher"]
    scene.play("Doc", "hostage Zealot")
    scene.shows("coach-inside Doc[Zealot] Teacher")


@rule("HOST-1", "HOST-2", "PAIR-8")
def test_in_pairs_each_bandit_takes_a_hostage_and_its_player_chooses() -> None:
    scene = stealing("""
        express players=2 variant=pairs boxes=horses
        seats Ghost+Tuco Doc+Django
        roof   . | .                 | .   | .
        inside . | Ghost Tuco Django | Doc | Marshal
        coach 1
        coach-inside Zealot Teacher Banker
        pile Doc: Django Punch, Doc: Doc Move, Ghost: Ghost Punch
        """)
    assert scene.offers("Doc") == ["punch Ghost", "punch Tuco"]
    scene.play("Doc", "punch Tuco")
    scene.play("Doc", "knock coach inside")
    assert scene.asked() == ["Ghost+Tuco"]
    scene.play("Ghost", "hostage Banker")
    scene.play("Doc", "move 1 inside")
    assert scene.offers("Ghost") == ["punch Doc", "punch Django"]
    scene.play("Ghost", "punch Django")
    scene.play("Ghost", "knock coach inside")
    assert scene.asked() == ["Doc+Django"]
    assert scene.offers("Doc") == ["hostage Zealot", "hostage Teacher"]
    scene.play("Doc", "hostage Teacher")
    scene.shows("""
        inside . | Ghost Doc | . | Marshal
        coach-inside Tuco[Banker] Django[Teacher] Zealot
        """)


@rule("HOST-1", "DUEL-5")
def test_a_bandit_may_punch_a_mate_into_the_stagecoach_and_their_player_takes_a_hostage() -> None:
    scene = stealing("""
        express players=2 variant=duel boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | .             | .   | .      | .
        inside . | Tuco Cheyenne | Doc | Django | Marshal
        coach 1
        coach-inside Zealot Teacher Banker
        pile Tuco: Cheyenne Punch
        """)
    scene.play("Tuco", "knock coach inside")
    assert scene.asked() == ["Tuco+Cheyenne"]
    assert scene.offers("Tuco") == ["hostage Zealot", "hostage Teacher", "hostage Banker"]
    scene.play("Tuco", "hostage Zealot")
    scene.shows("coach-inside Tuco[Zealot] Teacher Banker")


@rule("HOST-1", "HOST-2")
def test_a_bandit_who_has_a_hostage_or_finds_none_left_takes_none() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .                | .        | .
        inside Marshal | Doc Tuco[Zealot] | Ghost    | .
        coach 1
        coach-inside Banker
        pile Doc: Punch
        """)
    scene.play("Doc", "knock coach inside")
    assert scene.asked() == []
    scene.shows("coach-inside Tuco[Zealot] Banker")

    scene = stealing("""
        express boxes=horses
        roof   .       | .                   | . | .
        inside Marshal | Doc[Banker] Tuco    | . | Ghost[Zealot]
        coach 1
        pile Doc: Punch
        """)
    scene.play("Doc", "knock coach inside")
    scene.shows("coach-inside Tuco")
    assert scene.all_told()[-1] == "Tuco lands inside the Stagecoach."


@rule("COACH-8", "MARSHAL-2")
def test_a_bandit_punched_out_of_the_stagecoach_into_the_marshals_car_flees_with_a_bullet() -> None:
    scene = stealing("""
        express boxes=horses
        roof   . | .       | Ghost | .
        inside . | Marshal | .     | .
        coach 1
        coach-inside Doc[Banker] Tuco[Zealot]
        pile Doc: Punch
        """)
    scene.shows("""
        roof   . | Tuco[Zealot] | Ghost | .
        inside . | Marshal      | .     | .
        coach-roof Shotgun S
        coach-inside Doc[Banker]
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Tuco.",
        "Tuco lands inside the Baggage car (car 1).",
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
    ]


@rule("COACH-8", "MARSHAL-2", "GUN-3")
def test_with_the_shotgun_on_that_roof_the_punched_bandit_gets_two_bullets_and_flees_on() -> None:
    scene = stealing("""
        express boxes=horses
        roof   . | Shotgun | Ghost | .
        inside . | Marshal | .     | .
        coach-roof S
        coach-inside Doc[Banker] Tuco[Zealot]
        pile Doc: Punch
        """)
    assert scene.asked() == ["Tuco"]
    assert scene.offers("Tuco") == ["flee 0 roof", "flee 2 roof"]
    assert scene.refuses("Tuco", "flee coach roof") == "GUN-3"
    scene.play("Tuco", "flee 2 roof")
    scene.shows("""
        roof   . | Shotgun | Ghost Tuco[Zealot] | .
        inside . | Marshal | .                  | .
        """)
    assert scene.all_told()[3:] == [
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Shotgun to the roof of Second class (car 2).",
    ]
    assert scene.bullets("Tuco") == ["neutral", "neutral"]


@rule("COACH-8", "CHEYENNE-1")
def test_cheyenne_takes_a_purse_in_the_stagecoach_before_the_target_is_out() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | . | .
        inside Marshal | Ghost | . | .
        coach 3
        coach-inside Cheyenne[Banker] Tuco[Zealot P300]
        pile Cheyenne: Punch
        """)
    assert scene.offers("Cheyenne") == ["drop purse", "grab purse"]
    scene.play("Cheyenne", "grab purse")
    scene.shows("""
        inside Marshal | Ghost | . | Tuco[Zealot]
        coach-inside Cheyenne[Banker P300]
        """)


@rule("PUNCH-1", "COACH-8")
def test_nobody_punches_from_the_stagecoach_into_the_car_it_faces_or_between_its_floors() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Belle | . | . | .
        inside Marshal | Ghost | . | . | .
        coach 1
        coach-roof Shotgun Tuco
        coach-inside Doc[Banker]
        pile Doc: Punch, Ghost: Punch, Belle: Punch
        """)
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc has nobody to punch.",
        "Ghost: Punch.",
        "Ghost has nobody to punch.",
        "Belle: Punch.",
        "Belle has nobody to punch.",
    ]


@rule("COACH-8", "BELLE-1")
def test_inside_the_stagecoach_belle_is_spared_while_another_bandit_is_there() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | . | . | .
        inside Marshal | Ghost | . | . | .
        coach 1
        coach-inside Doc[Banker] Belle[Zealot] Tuco[Teacher]
        pile Doc: Punch
        """)
    assert scene.told(None)[1] == "Doc punches Tuco."


@rule("ROB-1", "ROB-2")
def test_loot_dropped_in_and_on_the_stagecoach_can_be_robbed_there() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | . | .
        inside Marshal | Ghost | . | .
        coach 1
        coach-roof Shotgun Doc J P300
        coach-inside Tuco[Zealot] P400
        pile Doc: Robbery, Tuco: Robbery
        """)
    assert scene.offers("Doc") == ["rob P1", "rob J1"]
    scene.play("Doc", "rob J1")
    scene.shows("coach-roof Shotgun S Doc[J] P300\ncoach-inside Tuco[Zealot P400]")
