"""COACH-7: what the base game's events mean for bandits in and on the Stagecoach."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, spent

COACH = "coach-roof Shotgun S Doc[P250]\ncoach-inside Tuco[Banker P250] Zealot"


def event(name: str, coach: int, roofs: str, insides: str, number: int = 1) -> Drawn:
    """Doc on the Stagecoach, Tuco in it, Ghost and Belle on the train."""
    return closing(f"""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   {roofs}
        inside {insides}
        coach {coach}
        {COACH}
        round {number} {name}
        """)


@rule("COACH-7", "EVENT-SWIVEL")
@pytest.mark.parametrize("coach", [0, 2, 4])
def test_the_swivel_arm_sweeps_only_the_roofs_of_the_train(coach: int) -> None:
    scene = event("Swivel Arm", coach, ". | Ghost | . | . | .", "Marshal | . | . | Belle | .")
    scene.shows(f"roof . | . | . | . | Ghost\ninside Marshal | . | . | Belle | .\n{COACH}")
    assert scene.all_told()[1:] == ["Ghost is carried off to the roof of the Dining car (car 4)."]


@rule("COACH-7", "EVENT-BRAKE")
@pytest.mark.parametrize("coach", [0, 2, 4])
def test_braking_slides_only_bandits_on_the_roofs_of_the_train(coach: int) -> None:
    scene = event("Braking", coach, ". | . | Ghost | . | .", "Marshal | . | . | Belle | .")
    scene.shows(f"roof . | Ghost | . | . | .\n{COACH}")
    assert scene.line("coach ") == str(coach)
    assert scene.all_told()[1:] == ["Ghost is carried off to the roof of the Baggage car (car 1)."]


@rule("COACH-7", "EVENT-ANGRY")
@pytest.mark.parametrize("coach", [1, 2])
def test_the_angry_marshal_affects_nobody_in_or_on_the_stagecoach(coach: int) -> None:
    scene = event("Angry Marshal", coach, ". | Ghost | . | . | .", ". | Marshal | Belle | . | .")
    scene.shows(f"roof . | Ghost | Belle | . | .\ninside . | . | Marshal | . | .\n{COACH}")
    assert scene.bullets("Ghost") == scene.bullets("Belle") == ["neutral"]
    assert scene.bullets("Doc") == scene.bullets("Tuco") == []


@rule("COACH-7", "EVENT-REBEL", "BULLET-1")
def test_the_rebellion_hits_only_bandits_inside_the_train() -> None:
    scene = event("Passengers' Rebellion", 1, ". | . | . | . | .", "Marshal | Ghost | . | Belle | .")
    scene.shows(f"inside Marshal | Ghost | . | Belle | .\n{COACH}")
    assert scene.all_told()[1:] == ["Ghost is hit by a neutral Bullet.", "Belle is hit by a neutral Bullet."]


@rule("COACH-7", "EVENT-REBEL", "BULLET-1")
def test_bandits_in_the_stagecoach_are_not_counted_when_bullets_run_short() -> None:
    scene = closing(f"""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   .       | .           | . | . | .
        inside Marshal | Ghost Belle | . | . | .
        coach 1
        coach-inside Tuco[Banker] Doc[Zealot]
        {spent("Doc", 14)}
        round 1 Passengers' Rebellion
        """)
    assert scene.all_told()[1:] == ["Ghost is hit by a neutral Bullet.", "Belle is hit by a neutral Bullet."]


@rule("COACH-7", "EVENT-REVENGE")
def test_the_marshals_revenge_reaches_nobody_beside_his_car() -> None:
    scene = event("Marshal's Revenge", 2, ". | . | Ghost[P250] | . | .", ". | . | Marshal | . | Belle[P250]", 5)
    scene.shows(f"roof . | . | Ghost | . | .\ninside . | . | Marshal | . | Belle[P250]\n{COACH}")
    assert scene.told("Doc")[1:] == ["Ghost loses a Purse, unseen to the Marshal, out of the game."]


@rule("COACH-7", "EVENT-HOSTAGE")
def test_nobody_in_or_on_the_stagecoach_gains_from_the_conductor() -> None:
    scene = event("Hostage-Taking of the Conductor", 0, "Ghost | . | . | . | .", "Belle | . | . | . | Marshal", 5)
    scene.shows(f"roof Ghost[$250] | . | . | . | .\ninside Belle[$250] | . | . | . | Marshal\n{COACH}")
    assert scene.all_told()[1:] == ["Ghost gains $250.", "Belle gains $250."]


@rule("COACH-7", "EVENT-PICK")
def test_pickpocketing_works_on_both_floors_of_the_stagecoach_and_the_shotgun_is_no_company() -> None:
    scene = closing("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        first Tuco
        roof   .       | P250        | . | . | .
        inside Marshal | Ghost Belle | . | . | .
        coach 1
        coach-roof Shotgun Doc P300 J
        coach-inside Tuco[Banker] P350 P400 Zealot
        round 5 Pickpocketing
        """)
    assert scene.asked() == ["Tuco"]
    assert scene.offers("Tuco") == ["pick P3", "pick P4", "pick none"]
    scene.play("Tuco", "pick P4")
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["pick P2", "pick none"]
    assert scene.refuses("Doc", "pick P1") == "EVENT-PICK"
    assert scene.refuses("Doc", "pick S3") == "EVENT-PICK"
    scene.play("Doc", "pick P2")
    scene.shows("coach-roof Shotgun S Doc[P300] J\ncoach-inside Tuco[Banker P400] P350 Zealot")


@rule("COACH-7", "EVENT-PICK")
def test_bandits_on_one_floor_of_the_stagecoach_are_company_and_those_on_the_other_floor_are_not() -> None:
    scene = closing("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   .       | .     | . | . | .
        inside Marshal | Ghost | . | . | .
        coach 1
        coach-roof Shotgun Doc Belle P300
        coach-inside Tuco[Banker] P350
        round 5 Pickpocketing
        """)
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "pick P2")
    assert scene.asked() == []
    scene.shows("coach-roof Shotgun S Doc Belle P300\ncoach-inside Tuco[Banker P350]")


@rule("COACH-7", "EVENT-SPEED")
def test_higher_speed_moves_bandits_in_and_on_the_stagecoach_with_it_and_no_further() -> None:
    scene = event("Higher Speed", 1, ". | . | . | . | .", "Marshal | Ghost | . | Belle | .")
    scene.shows(f"roof . | . | . | . | .\ninside Marshal | Ghost | . | Belle | .\n{COACH}")
    assert scene.line("coach ") == "2"
    assert scene.all_told()[1:] == ["The Stagecoach falls back to Second class (car 2)."]
