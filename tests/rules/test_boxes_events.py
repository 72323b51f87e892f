"""The base game's events of the first four rounds with the boxes."""

import pytest

from tests.rules import rule
from tests.rules.drawn import closing

TOO_FEW = "There are too few neutral Bullets: nobody gets one, and the rest leave the game."


def struck(*names: str) -> list[str]:
    return [f"{name} is hit by a neutral Bullet." for name in names]


@rule("EVENT-ANGRY", "COACH-7", "COACH-5")
def test_the_angry_marshal_does_not_affect_the_stagecoach_beside_his_car() -> None:
    game = closing("""
        express boxes=horses
        roof   Ghost | Doc     | .    | . | .
        inside .     | Marshal | .    | . | .
        coach 1
        coach-roof Shotgun Tuco
        coach-inside Belle
        round 1 Angry Marshal
        """)
    assert game.all_told()[1:] == [*struck("Doc"), "The Marshal goes to Second class (car 2)."]


@rule("EVENT-ANGRY", "GUN-3", "BULLET-1")
def test_the_angry_marshal_may_drive_bandits_up_to_the_shotgun() -> None:
    game = closing(
        """
        express boxes=horses
        roof   . | Ghost   | Shotgun  | . | .
        inside . | Marshal | Tuco Doc | . | .
        coach-inside Belle
        hand Belle: {}
        round 1 Angry Marshal
        """.format(", ".join(["@neutral"] * 12))
    )
    assert game.all_told()[1:] == [
        *struck("Ghost"),
        "The Marshal goes to Second class (car 2).",
        *struck("Tuco", "Doc"),
        "Tuco flees from the Marshal to the roof of Second class (car 2).",
        "Doc flees from the Marshal to the roof of Second class (car 2).",
        TOO_FEW,  # one is left for two: the Shotgun's volley is a separate moment
    ]
    assert game.asked() == ["Tuco"]
    assert game.offers("Tuco") == ["flee 1 roof", "flee 3 roof"]


@rule("EVENT-SWIVEL", "COACH-7", "TCAR-3", "GUN-4")
def test_the_swivel_arm_sweeps_only_the_trains_roofs_and_past_the_shotgun() -> None:
    game = closing("""
        express boxes=horses,timecar
        roof   Doc | .    | Shotgun | .     | .       | .
        inside .   | .    | .       | Ghost | Marshal | .
        coach-roof Tuco
        time-car Belle
        coach-inside Django
        round 1 Swivel Arm
        """)
    assert game.all_told()[1:] == ["Doc is carried off to the roof of the Private saloon (car 5)."]
    game.shows("""
        roof   . | . | Shotgun | . | . | Doc
        coach-roof Tuco
        time-car Belle
        coach-inside Django
        """)
    assert game.line("neutral") == "16"


@rule("EVENT-SWIVEL", "GUN-3", "BULLET-1")
def test_everybody_the_swivel_arm_sweeps_to_the_shotgun_is_hit_at_the_same_moment() -> None:
    scene = """
        express boxes=horses
        seats  Doc Belle Tuco Ghost
        roof   Doc | Belle | Tuco | .       | Shotgun
        inside .   | .     | .    | Marshal | .
        coach-inside Ghost
        first Tuco
        round 1 Swivel Arm
        """
    game = closing(scene)
    assert game.all_told()[1:] == [
        *(f"{name} is carried off to the roof of the Dining car (car 4)." for name in ("Doc", "Belle", "Tuco")),
        *struck("Doc", "Belle", "Tuco"),
        *(
            f"{name} flees from the Shotgun to the roof of First class (car 3)."
            for name in ("Tuco", "Doc", "Belle")  # in turn order
        ),
    ]
    game = closing(f"{scene}\nhand Ghost: {', '.join(['@neutral'] * 14)}")
    assert game.all_told()[4] == TOO_FEW
    game.shows("roof . | . | . | Doc Belle Tuco | Shotgun")


@rule("EVENT-BRAKE", "TCAR-6", "COACH-7")
def test_braking_carries_bandits_from_the_locomotives_roof_into_the_time_travel_car() -> None:
    game = closing("""
        express boxes=horses,timecar
        roof   Doc   | Tuco | . | .
        inside .     | .    | . | Marshal
        coach-roof Shotgun Belle
        round 1 Braking
        """)
    assert game.all_told()[1:] == [
        "Doc is carried off into the time-travel car.",
        "Tuco is carried off to the roof of the Locomotive.",
    ]
    game.shows("""
        roof   Tuco  | .    | . | .
        coach-roof Shotgun S Belle
        time-car Doc
        """)


@rule("EVENT-BRAKE", "COACH-7")
def test_without_the_time_travel_car_braking_moves_nobody_off_the_locomotives_roof() -> None:
    game = closing("""
        express boxes=horses
        roof   Doc   | . | Tuco | .
        inside Belle | . | .    | Marshal
        round 1 Braking
        """)
    game.shows("roof Doc | Tuco | . | .")


@rule("EVENT-BRAKE", "GUN-3")
def test_a_bandit_who_slides_to_the_shotgun_when_braking_may_flee_back() -> None:
    game = closing("""
        express boxes=horses
        roof   . | Shotgun | Tuco | .
        inside . | .       | Doc  | Marshal
        coach-inside Belle
        round 1 Braking
        """)
    assert game.all_told()[1:] == [
        "Tuco is carried off to the roof of the Baggage car (car 1).",
        *struck("Tuco"),
    ]
    assert game.offers("Tuco") == ["flee 0 roof", "flee 2 roof"]
    game.play("Tuco", "flee 2 roof")
    game.shows("roof . | Shotgun | Tuco | .")


@rule("EVENT-TAKEALL", "GUN-1")
@pytest.mark.parametrize(
    ("shotgun", "rest"),
    [("coach-roof Shotgun S#3", "roof . | . | . | ."), ("coach-roof S#3", "roof . | . | Shotgun | .")],
)
def test_take_it_all_brings_the_second_strongbox_and_never_the_shotguns(shotgun: str, rest: str) -> None:
    game = closing(f"""
        express boxes=horses
        seats Doc Belle Tuco
        {rest}
        inside . | Marshal P250 | Tuco[S#1] | Doc
        coach 2
        coach-inside Belle
        {shotgun}
        off S#2
        round 1 Take It All!
        """)
    assert game.all_told() == [
        "Take It All!: the second Strongbox comes to the Marshal.",
        "The second Strongbox is put inside the Baggage car (car 1).",
    ]
    game.shows(f"inside . | Marshal P250 S | Tuco[S] | Doc\n{shotgun.replace('#3', '')}")
    assert game.line("off") == ""


@rule("EVENT-REBEL", "COACH-7", "TCAR-3")
def test_the_rebellion_reaches_only_the_cars_of_the_train() -> None:
    game = closing("""
        express boxes=horses,timecar
        roof   .   | Tuco | .     | .       | . | .
        inside Doc | .    | Ghost | Marshal | . | .
        coach-inside Belle
        time-car Django
        round 1 Passengers' Rebellion
        """)
    assert game.all_told()[1:] == struck("Doc", "Ghost")


@rule("EVENT-BRAKE", "GUN-3", "TCAR-3")
def test_a_bandit_who_slides_to_the_shotgun_on_the_locomotive_flees_back_not_into_the_time_travel_car() -> None:
    game = closing("""
        express boxes=horses,timecar
        roof   Shotgun | Tuco Doc | . | .
        inside .       | .        | . | Marshal
        coach-roof Belle
        round 1 Braking
        """)
    assert game.all_told()[1:] == [
        "Tuco is carried off to the roof of the Locomotive.",
        "Doc is carried off to the roof of the Locomotive.",
        *struck("Tuco", "Doc"),
        "Tuco flees from the Shotgun to the roof of the Baggage car (car 1).",
        "Doc flees from the Shotgun to the roof of the Baggage car (car 1).",
    ]
    game.shows("""
        roof   Shotgun | Tuco Doc | . | .
        coach-roof Belle
        """)


@rule("EVENT-REBEL", "BULLET-1")
def test_a_rebellion_against_six_bandits_may_exceed_the_stock() -> None:
    scene = """
        express boxes=horses
        roof   .         | .    | .     | .    | .        | .       | .
        inside Doc       | Tuco | Ghost | .    | Cheyenne | Marshal | Belle Django
        hand Doc: {}
        round 1 Passengers' Rebellion
        """
    names = ("Doc", "Tuco", "Ghost", "Cheyenne", "Belle", "Django")
    game = closing(scene.format(", ".join(["@neutral"] * 10)))
    assert game.all_told()[1:] == struck(*names)
    assert game.line("neutral") == "0"
    game = closing(scene.format(", ".join(["@neutral"] * 11)))
    assert game.all_told()[1:] == [TOO_FEW]
