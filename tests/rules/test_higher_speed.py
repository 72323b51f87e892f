"""Higher speed, and the Shotgun's rage."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, spent

SPEED = "Higher Speed: roofs, Horses, Stagecoach and Shotgun fall back one car."
RAGE = "The Shotgun's Rage: everybody in and on the Stagecoach and the car it faces gets a neutral Bullet."
TOO_FEW = "There are too few neutral Bullets: nobody gets one, and the rest leave the game."


def hits(*names: str) -> list[str]:
    return [f"{name} is hit by a neutral Bullet." for name in names]


@rule("EVENT-SPEED")
def test_bandits_on_roofs_horses_and_the_stagecoach_go_back_one_car_and_those_inside_stay() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc[J] J | Ghost         | .    | .       | .
        inside Horse    | Horse Horse   | Tuco | Marshal | .
        coach 0
        coach-roof Shotgun Belle P300
        coach-inside Zealot J
        round 1 Higher Speed
        """)
    scene.shows("""
        roof   J | Doc[J] | Ghost            | .       | .
        inside . | Horse  | Tuco Horse Horse | Marshal | .
        coach-roof Shotgun S Belle P300
        coach-inside Zealot J
        """)
    assert scene.line("coach ") == "1"
    assert scene.all_told() == [
        SPEED,
        "The Stagecoach falls back to the Baggage car (car 1).",
        "Doc is carried off to the roof of the Baggage car (car 1).",
        "Ghost is carried off to the roof of Second class (car 2).",
    ]


@rule("EVENT-SPEED")
def test_everybody_and_everything_at_the_caboose_stays() -> None:
    scene = closing("""
        express boxes=horses
        roof   .       | .     | Tuco  | Doc
        inside Marshal | Ghost | Horse | Horse Horse
        coach 3
        round 1 Higher Speed
        """)
    scene.shows("""
        roof   .       | .     | . | Doc Tuco
        inside Marshal | Ghost | . | Horse Horse Horse
        coach-roof Shotgun S
        """)
    assert scene.line("coach ") == "3"
    assert scene.all_told() == [SPEED, "Tuco is carried off to the roof of First class (car 3)."]


@rule("EVENT-SPEED")
def test_with_six_bandits_all_horses_gather_at_the_caboose() -> None:
    scene = closing("""
        express boxes=horses
        roof   .       | . | . | . | . | .                       | Doc
        inside Marshal | . | . | . | . | Horse Horse Horse Ghost | Horse Horse Horse Tuco Belle Django Cheyenne
        coach 5
        round 1 Higher Speed
        """)
    scene.shows("""
        roof   .       | . | . | . | . | .     | Doc
        inside Marshal | . | . | . | . | Ghost | Horse Horse Horse Horse Horse Horse Tuco Belle Django Cheyenne
        """)
    assert scene.line("coach ") == "6"


@rule("EVENT-SPEED", "GUN-3", "GUN-4")
def test_the_shotgun_goes_back_at_the_same_time_as_everybody_else_and_meets_nobody() -> None:
    scene = closing("""
        express boxes=horses
        roof   .       | Doc | Shotgun | Tuco | .
        inside Marshal | .   | Ghost   | .    | Belle
        coach-roof S
        round 1 Higher Speed
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | . | Doc   | Shotgun | Tuco
        inside Marshal | . | Ghost | .       | Belle
        coach-roof S
        """)
    assert scene.line("neutral") == "16"


@rule("EVENT-SPEED", "GUN-3", "BULLET-1")
@pytest.mark.parametrize(("left", "hit"), [(2, True), (1, False)])
def test_at_the_caboose_the_shotgun_meets_those_who_stayed_and_those_who_arrived_at_the_same_moment(
    left: int, hit: bool
) -> None:
    scene = closing(f"""
        express boxes=horses
        seats Ghost Doc Tuco
        first Tuco
        roof   .       | .     | Shotgun | Doc Tuco
        inside Marshal | Ghost | .       | .
        coach-roof S
        {spent("Ghost", 16 - left)}
        round 1 Higher Speed
        """)
    assert scene.asked() == []
    scene.shows("roof . | . | Doc Tuco | Shotgun\ncoach-roof S")
    flee = "flees from the Shotgun to the roof of Second class (car 2)."
    assert scene.all_told() == [
        SPEED,
        "The Stagecoach falls back to First class (car 3).",
        *(hits("Doc", "Tuco") if hit else [TOO_FEW]),
        f"Tuco {flee}",
        f"Doc {flee}",
    ]


@rule("EVENT-SPEED", "GUN-3")
def test_a_bandit_carried_to_the_shotgun_at_the_caboose_flees_forward_again() -> None:
    scene = closing("""
        express boxes=horses
        roof   .       | Tuco  | Doc | Shotgun
        inside Marshal | Ghost | .   | .
        coach-roof S
        round 1 Higher Speed
        """)
    scene.shows("roof . | . | Tuco Doc | Shotgun")
    assert scene.all_told() == [
        SPEED,
        "Tuco is carried off to the roof of Second class (car 2).",
        "Doc is carried off to the roof of First class (car 3).",
        *hits("Doc"),
        "Doc flees from the Shotgun to the roof of Second class (car 2).",
    ]


@rule("EVENT-SPEED", "COACH-6", "GUN-6")
def test_in_the_usual_fall_back_that_follows_the_shotgun_catches_up_with_those_carried_off_before_him() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   .       | Shotgun | Doc   | .     | .
        inside Marshal | Horse   | Ghost | Belle | Tuco
        coach-roof S
        round 1 Higher Speed
        next event
        """)
    assert scene.all_told() == [
        SPEED,
        "The Stagecoach falls back to Second class (car 2).",
        "Doc is carried off to the roof of First class (car 3).",
        "The Stagecoach falls back to First class (car 3).",
        *hits("Doc"),
    ]
    assert scene.offers("Doc") == ["flee 2 roof", "flee 4 roof"]
    scene.play("Doc", "flee 4 roof")
    scene.shows("roof . | . | . | Shotgun | Doc\ninside Marshal | . | Ghost Horse | Belle | Tuco")
    assert scene.line("coach ") == "3"


@rule("EVENT-SPEED", "COACH-6")
def test_one_car_before_the_caboose_the_stagecoach_falls_back_only_once() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   .       | . | .   | .
        inside Marshal | . | Doc | Ghost Tuco
        coach 2
        round 1 Higher Speed
        next event
        """)
    assert scene.told(None)[:3] == [
        SPEED,
        "The Stagecoach falls back to First class (car 3).",
        "Tuco is First Player.",
    ]


@rule("EVENT-SPEED", "TCAR-2", "TCAR-3")
def test_a_horse_at_the_time_travel_car_goes_back_and_a_bandit_in_it_stays() -> None:
    scene = closing("""
        express boxes=horses,timecar
        roof   Doc   | .       | .     | .
        inside Horse | Marshal | Ghost | .
        coach 0
        time-car Tuco Horse
        round 1 Higher Speed
        """)
    scene.shows("""
        roof   .     | Doc           | .     | .
        inside Horse | Marshal Horse | Ghost | .
        time-car Tuco
        """)


@rule("EVENT-SPEED", "MARSHAL-2")
def test_nobody_meets_the_marshal_at_higher_speed() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc | .       | .     | .
        inside .   | Marshal | Ghost | Tuco
        coach 0
        round 1 Higher Speed
        """)
    scene.shows("roof . | Doc | . | .\ninside . | Marshal | Ghost | Tuco")
    assert scene.line("neutral") == "16"


# ---- the Shotgun's rage
@rule("EVENT-RAGE")
def test_the_rage_hits_everybody_in_and_on_the_stagecoach_and_the_car_it_faces() -> None:
    scene = closing("""
        express boxes=horses
        seats Doc Tuco Ghost Belle Django Cheyenne
        roof   .      | Ghost | Cheyenne | . | . | . | .
        inside Django | Belle | .        | . | . | . | Marshal
        coach 1
        coach-roof Shotgun Doc
        coach-inside Tuco[Banker]
        round 1 The Shotgun's Rage
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .      | Ghost | Cheyenne | . | . | . | .
        inside Django | Belle | .        | . | . | . | Marshal
        coach-roof Shotgun S Doc
        coach-inside Tuco[Banker]
        """)
    assert scene.all_told() == [RAGE, *hits("Doc", "Tuco", "Ghost", "Belle")]
    assert scene.line("neutral") == "12"


@rule("EVENT-RAGE")
def test_with_the_shotgun_on_the_train_the_rage_is_the_same_and_nobody_flees() -> None:
    scene = closing("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   .       | Belle | Shotgun | . | .
        inside Marshal | .     | Ghost   | . | .
        coach-roof S Doc
        coach-inside Tuco[Banker]
        round 1 The Shotgun's Rage
        """)
    assert scene.all_told() == [RAGE, *hits("Doc", "Tuco", "Ghost")]
    scene.shows("roof . | Belle | Shotgun | . | .\ninside Marshal | . | Ghost | . | .\ncoach-roof S Doc")


@rule("EVENT-RAGE", "BULLET-1")
@pytest.mark.parametrize(("left", "told"), [(3, hits("Doc", "Tuco", "Ghost")), (2, [TOO_FEW]), (0, [])])
def test_the_rage_hits_everybody_at_the_same_moment(left: int, told: list[str]) -> None:
    scene = closing(f"""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   .       | . | .     | . | .
        inside Marshal | . | Ghost | . | Belle
        coach 2
        coach-roof Shotgun Doc
        coach-inside Tuco[Banker]
        {spent("Belle", 16 - left)}
        round 1 The Shotgun's Rage
        """)
    assert scene.all_told() == [RAGE, *told]
    assert scene.line("neutral") == "0"


@rule("EVENT-RAGE", "TCAR-3")
def test_beside_the_locomotive_the_rage_does_not_reach_the_time_travel_car() -> None:
    scene = closing("""
        express boxes=horses,timecar
        roof   Doc | .       | . | .
        inside .   | Marshal | . | Ghost
        coach 0
        time-car Tuco
        round 1 The Shotgun's Rage
        """)
    assert scene.all_told() == [RAGE, *hits("Doc")]


@rule("EVENT-RAGE", "DUEL-5")
def test_a_player_whose_two_bandits_are_hit_gets_two_bullets() -> None:
    scene = closing("""
        express players=2 variant=duel boxes=horses
        seats Tuco+Cheyenne Django+Doc
        roof   .       | .        | .   | .      | .
        inside Marshal | Cheyenne | Doc | Django | .
        coach 1
        coach-roof Shotgun Tuco
        round 1 The Shotgun's Rage
        """)
    assert scene.all_told() == [RAGE, *hits("Tuco", "Cheyenne")]
    assert scene.line("top Tuco:") == "@neutral, @neutral"
