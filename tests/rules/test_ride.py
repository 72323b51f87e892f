"""Horses & Stagecoach: Ride."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

SEVEN = """
    express boxes=horses
    seats Belle Ghost Tuco Doc Django Cheyenne
    wagons Baggage car, Second class, First class, Dining car, Private saloon, Mail car
    """
FOUR = """
    express boxes=horses
    seats Belle Ghost Tuco
    wagons Baggage car, Second class, First class
    """


def riding(inside: str, roof: str = ". | . | . | .", more: str = "", pile: str = "Belle: Ride") -> Drawn:
    """Belle rides; the train has three wagons."""
    return stealing(f"{FOUR}\nroof {roof}\ninside {inside}\n{more}\npile {pile}")


@rule("RIDE-1")
@pytest.mark.parametrize(
    ("roof", "inside", "coach"),
    [
        (". | . | . | .", "Marshal Horse | Tuco Horse | Belle | Ghost Horse", "coach 0"),
        (". | . | Belle | .", "Marshal Horse | Tuco Horse | . | Ghost Horse", "coach 2"),
        (". | . | . | .", "Marshal Horse | Tuco | . | Ghost Horse Horse", "coach 1\ncoach-inside Belle"),
        (". | . | . | .", "Marshal Horse | Tuco | . | Ghost Horse Horse", "coach 2\ncoach-roof Belle"),
    ],
)
def test_without_a_horse_beside_the_bandits_car_nothing_happens(roof: str, inside: str, coach: str) -> None:
    scene = riding(inside, roof, coach)
    scene.shows(f"roof {roof}\ninside {inside}")
    assert scene.all_told() == ["Belle: Ride.", "Belle finds no Horse."]
    assert scene.asked() == []


@rule("RIDE-1", "RIDE-2", "RIDE-3")
def test_a_bandit_inside_a_car_mounts_the_horse_beside_it_and_both_go_at_most_three_cars() -> None:
    scene = stealing(f"""
        {SEVEN}
        roof   . | . | . | . | . | . | .
        inside Marshal | . | . | Doc Horse | Ghost Tuco | . | Belle Django Cheyenne
        coach 0
        pile Doc: Ride
        """)
    assert scene.offers("Doc") == [
        "ride 0 inside",
        "ride coach inside",
        "ride 1 inside",
        "ride 2 inside",
        "ride 3 inside",
        "ride 4 inside",
        "ride 5 inside",
        "ride 6 inside",
    ]
    scene.play("Doc", "ride 6 inside")
    scene.shows("""
        roof   . | . | . | . | . | . | .
        inside Marshal | . | . | . | Ghost Tuco | . | Doc Horse Belle Django Cheyenne
        """)
    assert scene.all_told() == [
        "Doc: Ride.",
        "Doc rides from First class (car 3) to the Mail car (car 6).",
        "Doc goes into the Mail car (car 6).",
    ]


@rule("RIDE-2")
@pytest.mark.parametrize(
    ("car", "reached", "far"),
    [(0, "0123", [4, 5, 6]), (1, "01234", [5, 6]), (4, "123456", [0]), (5, "23456", [0, 1]), (6, "3456", [0, 1, 2])],
)
def test_nobody_rides_farther_than_three_cars_or_off_the_train(car: int, reached: str, far: list[int]) -> None:
    cars = ["Horse Ghost", ".", ".", "Marshal", ".", ".", "Tuco Belle Django Cheyenne"]
    cars[car] += " Horse Doc"
    inside = " | ".join(cars)
    scene = stealing(f"{SEVEN}\nroof . | . | . | . | . | . | .\ninside {inside}\ncoach 3\npile Doc: Ride")
    expected = [f"ride {there} inside" for there in reached]
    if "3" in reached:
        expected.insert(reached.index("3") + 1, "ride coach inside")
    assert scene.offers("Doc") == expected
    for there in far:
        assert scene.refuses("Doc", f"ride {there} inside") == "RIDE-2"
    assert scene.refuses("Doc", "ride off") == "EVENT-ESCAPE"


@rule("RIDE-2", "RIDE-3")
def test_a_bandit_on_a_roof_mounts_too_and_always_ends_inside() -> None:
    scene = riding("Marshal | Tuco | Horse | Ghost", ". | . | Belle | .", "coach 3")
    assert scene.offers("Belle") == [
        "ride 0 inside",
        "ride 1 inside",
        "ride 2 inside",
        "ride 3 inside",
        "ride coach inside",
    ]
    for roof in ("ride 1 roof", "ride 2 roof", "ride coach roof"):
        assert scene.refuses("Belle", roof) == "RIDE-3"
    scene.play("Belle", "ride 1 inside")
    scene.shows("""
        roof   . | . | . | .
        inside Marshal | Belle Horse Tuco | . | Ghost
        """)


@rule("RIDE-2", "RIDE-3")
@pytest.mark.parametrize(("roof", "inside"), [("Belle", "."), (".", "Belle")])
def test_a_ride_of_zero_cars_leads_inside_the_car_the_horse_is_beside(roof: str, inside: str) -> None:
    scene = riding(f"Marshal | Tuco | {inside} Horse | Ghost", f". | . | {roof} | .", "coach 0")
    scene.play("Belle", "ride 2 inside")
    scene.shows("""
        roof   . | . | . | .
        inside Marshal | Tuco | Belle Horse | Ghost
        """)
    assert scene.all_told() == [
        "Belle: Ride.",
        "Belle mounts a Horse beside Second class (car 2) and stays there.",
        "Belle goes into Second class (car 2).",
    ]


@rule("RIDE-2")
def test_only_one_of_several_horses_is_ridden() -> None:
    scene = riding("Marshal | Tuco | Belle Horse Horse | Ghost Horse", more="coach 0")
    scene.play("Belle", "ride 3 inside")
    scene.shows("inside Marshal | Tuco | Horse | Belle Ghost Horse Horse")


@rule("RIDE-1", "ACT-2")
def test_a_bandit_with_a_horse_at_hand_has_to_mount_but_may_stay_in_place() -> None:
    scene = riding("Marshal | Tuco | Belle Horse | Ghost", more="coach 0")
    assert "ride none" not in scene.offers("Belle")
    scene.play("Belle", "ride 2 inside")
    assert scene.asked() == []
    scene.shows("inside Marshal | Tuco | Belle Horse | Ghost")


@rule("RIDE-2")
def test_the_locomotive_is_a_car_like_the_others() -> None:
    scene = riding("Belle Horse | Marshal | Tuco | Ghost", more="coach 3")
    scene.play("Belle", "ride 2 inside")
    scene.shows("inside . | Marshal | Tuco Belle Horse | Ghost")
    back = riding(". | Marshal | Tuco Horse Belle | Ghost", more="coach 3")
    back.play("Belle", "ride 0 inside")
    back.shows("inside Horse Belle | Marshal | Tuco | Ghost")
    assert back.all_told()[1:] == [
        "Belle rides from Second class (car 2) to the Locomotive.",
        "Belle goes into the Locomotive.",
    ]


@rule("RIDE-3", "HOST-1")
@pytest.mark.parametrize("car", [0, 1, 2, 3])
def test_a_rider_may_go_inside_the_stagecoach_at_the_car_it_faces(car: int) -> None:
    scene = riding("Horse | Marshal | Tuco Belle Horse | Ghost", more=f"coach {car}\ncoach-inside Zealot Banker")
    assert scene.offers("Belle").index("ride coach inside") == scene.offers("Belle").index(f"ride {car} inside") + 1
    scene.play("Belle", "ride coach inside")
    assert scene.offers("Belle") == ["hostage Zealot", "hostage Banker"]
    scene.play("Belle", "hostage Banker")
    told = scene.all_told()
    assert told[2:] == ["Belle goes into the Stagecoach.", "Belle takes the Banker hostage."]
    stands = [1, 0, 0, 0]
    stands[car] += 1
    assert list(scene.sees(None).boxes["horses"].horses) == stands
    scene.shows("coach-inside Belle[Banker] Zealot")


@rule("RIDE-3")
def test_the_stagecoach_is_out_of_reach_where_no_ride_of_three_cars_leads() -> None:
    scene = stealing(f"""
        {SEVEN}
        roof   . | . | . | . | . | . | .
        inside Marshal | Doc Horse | . | . | Ghost Tuco | . | Belle Django Cheyenne
        coach 5
        pile Doc: Ride
        """)
    assert scene.offers("Doc") == [f"ride {car} inside" for car in range(5)]
    assert scene.refuses("Doc", "ride coach inside") == "RIDE-2"


@rule("RIDE-1", "RIDE-2", "RIDE-3")
@pytest.mark.parametrize(
    ("floor", "roof", "inside"),
    [("coach-inside Belle[Banker]", ".", "Ghost"), ("coach-roof Belle[Banker]", "Ghost", ".")],
)
def test_a_bandit_in_or_on_the_stagecoach_mounts_a_horse_beside_the_car_it_faces(
    floor: str, roof: str, inside: str
) -> None:
    scene = riding(
        f"Marshal Horse | Tuco | Horse | {inside}",
        f". | . | . | {roof}",
        f"coach 2\n{floor}",
    )
    assert scene.offers("Belle") == [
        "ride 0 inside",
        "ride 1 inside",
        "ride 2 inside",
        "ride coach inside",
        "ride 3 inside",
    ]
    scene.play("Belle", "ride 2 inside")
    scene.shows(f"inside Marshal Horse | Tuco | Horse Belle[Banker] | {inside}")
    assert scene.all_told() == [
        "Belle: Ride.",
        "Belle mounts a Horse beside Second class (car 2) and stays there.",
        "Belle goes into Second class (car 2).",
    ]


@rule("RIDE-1", "RIDE-3", "HOST-1")
def test_a_bandit_on_the_stagecoachs_roof_may_ride_inside_it() -> None:
    scene = riding("Marshal Horse | Tuco | Horse | Ghost", more="coach 2\ncoach-roof Belle\ncoach-inside Minister")
    scene.play("Belle", "ride coach inside")
    scene.shows("""
        inside Marshal Horse | Tuco | Horse | Ghost
        coach-roof Shotgun S
        coach-inside Belle[Minister]
        """)


@rule("RIDE-2")
def test_a_bandit_in_the_stagecoach_beside_the_caboose_rides_only_forward() -> None:
    scene = stealing(f"""
        {SEVEN}
        roof   . | . | . | . | . | . | .
        inside Marshal | . | . | . | Ghost Tuco | . | Belle Django Cheyenne Horse
        coach 6
        coach-inside Doc[Banker]
        pile Doc: Ride
        """)
    assert scene.offers("Doc") == [
        "ride 3 inside",
        "ride 4 inside",
        "ride 5 inside",
        "ride 6 inside",
        "ride coach inside",
    ]
    scene.play("Doc", "ride 3 inside")
    scene.shows("""
        inside Marshal | . | . | Doc[Banker] Horse | Ghost Tuco | . | Belle Django Cheyenne
        coach-inside .
        """)


@rule("RIDE-3", "MARSHAL-2")
def test_a_bandit_who_rides_into_the_marshals_car_flees_to_its_roof_and_the_horse_stays_beside_it() -> None:
    scene = riding("Belle Horse | . | Marshal | Tuco Ghost", more="coach 3")
    scene.play("Belle", "ride 2 inside")
    scene.shows("""
        roof   . | . | Belle | .
        inside . | . | Marshal Horse | Tuco Ghost
        """)
    assert scene.all_told()[1:] == [
        "Belle rides from the Locomotive to Second class (car 2).",
        "Belle goes into Second class (car 2).",
        "Belle is hit by a neutral Bullet.",
        "Belle flees from the Marshal to the roof of Second class (car 2).",
    ]
    assert scene.bullets("Belle") == ["neutral"]


@rule("RIDE-3", "MARSHAL-2", "GUN-4")
def test_riding_past_the_marshal_and_the_shotgun_costs_nothing() -> None:
    scene = riding("Belle Horse | Marshal | . | Tuco Ghost", ". | Shotgun | . | .", "coach-inside Zealot")
    scene.play("Belle", "ride 3 inside")
    scene.shows("""
        roof   . | Shotgun | . | .
        inside . | Marshal | . | Tuco Ghost Belle Horse
        """)
    assert scene.bullets("Belle") == []


@rule("RIDE-2", "MARSHAL-2")
def test_a_ride_of_zero_cars_from_the_roof_of_the_marshals_car_meets_him() -> None:
    scene = riding(". | . | Marshal Horse | Tuco Ghost", ". | . | Belle | .", "coach 3")
    scene.play("Belle", "ride 2 inside")
    scene.shows("""
        roof   . | . | Belle | .
        inside . | . | Marshal Horse | Tuco Ghost
        """)
    assert scene.bullets("Belle") == ["neutral"]


@rule("RIDE-3", "MARSHAL-2", "GUN-3")
def test_with_the_shotgun_on_the_marshals_roof_a_rider_gets_two_bullets_and_flees_on() -> None:
    scene = riding("Belle Horse | . | Marshal | Tuco Ghost", ". | . | Shotgun | .", pile="Belle: Ride, Tuco: Floor")
    assert "ride coach inside" in scene.offers("Belle")
    scene.play("Belle", "ride 2 inside")
    assert scene.offers("Belle") == ["flee 1 roof", "flee 3 roof"]
    scene.play("Belle", "flee 1 roof")
    scene.shows("""
        roof   . | Belle | Shotgun | Tuco
        inside . | . | Marshal Horse | Ghost
        """)
    assert scene.bullets("Belle") == ["neutral", "neutral"]


@rule("RIDE-3", "COACH-5")
def test_beside_the_marshals_car_the_stagecoach_is_safe() -> None:
    scene = riding("Belle Horse | . | Marshal | Tuco Ghost", more="coach 2\ncoach-inside Teacher")
    scene.play("Belle", "ride coach inside")
    scene.shows("coach-inside Belle[Teacher]")
    assert scene.bullets("Belle") == []


@rule("RIDE-1", "TEAM-4")
def test_a_partners_ride_card_moves_the_partner_who_chooses_where_to_go() -> None:
    scene = stealing("""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | Belle | . | Doc Horse | Tuco Ghost
        coach 0
        pile Belle: Doc Ride
        """)
    assert scene.asked() == ["Doc"]
    scene.play("Doc", "ride 1 inside")
    scene.shows("inside Marshal | Belle Doc Horse | . | . | Tuco Ghost")


@rule("RIDE-1", "DUEL-5")
def test_a_mate_may_ride_the_horse_that_the_other_left_there() -> None:
    scene = stealing("""
        express players=2 boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   . | . | . | . | .
        inside Marshal | Cheyenne | . | Tuco Horse | Django Doc
        coach 0
        pile Tuco: Tuco Ride, Tuco: Cheyenne Ride
        """)
    scene.play("Tuco", "ride 1 inside")
    scene.play("Tuco", "ride 4 inside")
    scene.shows("inside Marshal | Tuco | . | . | Cheyenne Horse Django Doc")
