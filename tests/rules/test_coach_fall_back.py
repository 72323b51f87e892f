"""The Stagecoach falls back at the end of each round, and the Shotgun with it."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

DOC_HIT = "Doc is hit by a neutral Bullet."


def falling_back(text: str) -> Drawn:
    """A scene in which only the Stagecoach falls back."""
    return Drawn(f"{text}\nagenda fall-back:0:0")


@rule("COACH-6")
def test_the_stagecoach_falls_back_one_car_with_everybody_and_everything_in_and_on_it_but_the_horses_stay() -> None:
    scene = falling_back("""
        express boxes=horses
        roof   .       | Ghost       | J     | .
        inside Marshal | Horse Horse | P250  | Horse
        coach 1
        coach-roof Shotgun Doc[J] P300
        coach-inside Tuco[Banker] Zealot P350 J
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | Ghost       | J     | .
        inside Marshal | Horse Horse | P250  | Horse
        coach-roof Shotgun S Doc[J] P300
        coach-inside Tuco[Banker] Zealot P350 J
        """)
    assert scene.line("coach ") == "2"
    assert scene.all_told() == ["The Stagecoach falls back to Second class (car 2)."]


@rule("COACH-6", "HOST-1")
def test_nobody_inside_takes_a_hostage_or_meets_the_marshal_when_the_stagecoach_falls_back() -> None:
    scene = falling_back("""
        express boxes=horses
        roof   . | Ghost | .       | .
        inside . | .     | Marshal | .
        coach 1
        coach-roof Shotgun Tuco
        coach-inside Doc Zealot Banker
        """)
    assert scene.asked() == []
    scene.shows("coach-roof Shotgun S Tuco\ncoach-inside Doc Zealot Banker")
    assert scene.line("neutral") == "16"


@rule("COACH-6")
def test_facing_the_caboose_the_stagecoach_stays() -> None:
    scene = falling_back("""
        express boxes=horses
        roof   .       | Ghost | . | .
        inside Marshal | .     | . | Tuco
        coach 3
        coach-roof Shotgun Doc
        """)
    assert scene.line("coach ") == "3"
    assert scene.all_told() == []


@rule("COACH-6", "COACH-1", "COACH-2", "COACH-3")
def test_after_falling_back_the_stagecoach_is_next_to_the_car_it_now_faces() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   . | .     | .    | . | .
        inside . | Ghost | Tuco | . | Marshal
        coach 1
        coach-roof Shotgun Belle
        coach-inside Doc[Banker]
        pile Doc: Fire, Belle: Move
        agenda steal:0:0 fall-back:0:0
        """)
    assert scene.offers("Belle") == [f"move {car} roof" for car in (0, 1, 2, 3, 4)]
    assert scene.all_told()[1:] == ["Doc: Fire.", "Doc fires at Tuco.", "Belle: Move."]


@rule("COACH-6", "EVENT-RAGE", "ROUND-4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_stagecoach_falls_back_after_the_event_and_before_the_first_player_title_passes(number: int) -> None:
    scene = Drawn(f"""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   .       | Doc | . | .
        inside Marshal | .   | Tuco | Ghost
        coach 1
        round {number} The Shotgun's Rage
        seen {", ".join(("Bridge", "Tunnel", "Braking")[: number - 1])}
        next event
        """)
    assert scene.told(None)[:4] == [
        "The Shotgun's Rage: everybody in and on the Stagecoach and the car it faces gets a neutral Bullet.",
        DOC_HIT,
        "The Stagecoach falls back to Second class (car 2).",
        "Tuco is First Player.",
    ]
    assert scene.line("coach ") == "2"


@rule("COACH-6", "ROUND-1")
def test_without_an_event_the_stagecoach_falls_back_after_the_last_card() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   .       | Doc | . | .
        inside Marshal | .   | Tuco | Ghost
        coach 1
        round 1 Bridge
        pile Doc: Floor
        """)
    assert scene.told(None)[:4] == [
        "Doc: Floor Change.",
        "Doc goes into the Baggage car (car 1).",
        "The Stagecoach falls back to Second class (car 2).",
        "Tuco is First Player.",
    ]


@rule("COACH-6", "TCAR-8")
def test_the_shotgun_chases_before_anybody_travels_in_time() -> None:
    scene = Drawn("""
        express boxes=horses,timecar
        seats Tuco Doc Ghost
        roof   Shotgun | Doc | .    | .
        inside .       | .   | .    | Marshal
        coach-roof S
        coach-inside Ghost[Banker]
        time-car Tuco
        round 1 Bridge
        next event
        """)
    assert scene.asked() == ["Doc"]
    assert scene.all_told() == ["The Stagecoach falls back to the Baggage car (car 1).", DOC_HIT]
    scene.play("Doc", "flee 0 roof")
    assert scene.asked() == ["Tuco"]
    assert scene.all_told() == [
        "Doc flees from the Shotgun to the roof of the Locomotive.",
        "Tuco travels in time and is gone from the train.",
    ]


@rule("COACH-6", "EVENT-SHARE")
def test_in_the_fifth_round_too_the_stagecoach_falls_back_before_the_loot_is_shared() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   . | Shotgun | Doc[S] Tuco | .
        inside . | Ghost   | .           | Marshal
        coach-roof S
        round 5 Sharing the Loot
        next event
        """)
    scene.play("Doc", "flee 1 roof")
    scene.play("Tuco", "flee 3 roof")
    told = scene.all_told()
    assert told[1] == "The Stagecoach falls back to Second class (car 2)."
    assert told[-4:] == ["Doc: $2000.", "Tuco: $1000.", "Ghost: $1000.", "Doc wins!"]


@rule("COACH-6", "EVENT-MORTAL")
def test_the_bullets_of_the_last_fall_back_are_mortal_too() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   . | Shotgun | Doc  | .
        inside . | Ghost   | Tuco | Marshal
        coach-roof S
        round 5 Mortal Bullet
        next event
        """)
    scene.play("Doc", "flee 1 roof")
    assert scene.all_told()[-5:] == ["Doc: $850.", "Tuco: $1000.", "Ghost: $1000.", "Tuco wins!", "Ghost wins!"]


@rule("GUN-6", "COACH-6")
def test_the_shotgun_falls_back_with_the_stagecoach_and_chases_the_bandits_he_reaches() -> None:
    scene = falling_back("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        first Tuco
        roof   Belle | Shotgun | Doc Tuco | .     | .
        inside .     | .       | Marshal  | Ghost | .
        coach-roof S
        """)
    assert scene.asked() == ["Tuco"]
    assert scene.offers("Tuco") == ["flee 1 roof", "flee 3 roof"]
    scene.play("Tuco", "flee 3 roof")
    scene.play("Doc", "flee 1 roof")
    scene.shows("roof Belle | Doc | Shotgun | Tuco | .\ncoach-roof S")
    assert scene.all_told() == [
        "The Stagecoach falls back to Second class (car 2).",
        DOC_HIT,
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Shotgun to the roof of First class (car 3).",
        "Doc flees from the Shotgun to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("coach ") == "2"


@rule("GUN-6", "GUN-3")
def test_on_reaching_the_caboose_the_shotgun_chases_bandits_forward() -> None:
    scene = falling_back("""
        express boxes=horses
        roof   .       | Tuco | Shotgun | Doc Ghost
        inside Marshal | .    | .       | .
        coach-roof S
        """)
    assert scene.asked() == []
    scene.shows("roof . | Tuco | Doc Ghost | Shotgun\ncoach-roof S")


@rule("GUN-6", "COACH-6")
def test_at_the_caboose_the_shotgun_stays() -> None:
    scene = falling_back("""
        express boxes=horses
        roof   .       | Tuco | Doc Ghost | Shotgun
        inside Marshal | .    | .         | .
        coach-roof S
        """)
    scene.shows("roof . | Tuco | Doc Ghost | Shotgun")
    assert scene.all_told() == []


@rule("GUN-6")
def test_on_the_stagecoach_the_shotgun_falls_back_without_harming_anybody() -> None:
    scene = falling_back("""
        express boxes=horses
        roof   .       | Tuco | Doc Ghost | .
        inside Marshal | .    | .         | .
        coach 1
        """)
    scene.shows("roof . | Tuco | Doc Ghost | .\ncoach-roof Shotgun S")
    assert scene.all_told() == ["The Stagecoach falls back to Second class (car 2)."]


@rule("GUN-6", "GUN-3", "GUN-5")
def test_after_falling_back_the_shotgun_guards_and_blocks_his_new_roof_and_not_the_old_one() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   Doc | Shotgun | . | . | Ghost
        inside .   | .       | . | . | Marshal
        coach-roof S Belle Tuco
        pile Doc: Move, Ghost: Fire, Doc: Move
        agenda steal:0:0 fall-back:0:0
        """)
    assert scene.offers("Doc") == ["move 1 roof", "move 2 roof", "move 3 roof", "move coach roof"]
    scene.play("Doc", "move 1 roof")
    scene.play("Doc", "move 2 roof")
    assert scene.offers("Doc") == ["flee 1 roof", "flee 3 roof"]
    assert scene.all_told() == [
        "The Stagecoach falls back to Second class (car 2).",
        "Doc: Move.",
        "Doc goes to the roof of the Baggage car (car 1).",
        "Ghost: Fire.",
        "Ghost fires at Tuco.",
        "Doc: Move.",
        "Doc goes to the roof of Second class (car 2).",
        DOC_HIT,
    ]
