"""The Shotgun on the train: bandits who come to him, and bandits who pass him."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, spent, stealing

TOO_FEW = "There are too few neutral Bullets: nobody gets one, and the rest leave the game."
DOC_HIT = "Doc is hit by a neutral Bullet."


def walk(roofs: str, on_it: str = ".", cards: str = "", boxes: str = "horses") -> Drawn:
    """Doc has a Move on a train of five cars, with the Shotgun on it."""
    return stealing(f"""
        express boxes={boxes}
        seats Doc Ghost Tuco Belle
        roof   {roofs}
        inside Marshal | . | . | . | Ghost Tuco Belle
        coach-roof S {on_it}
        {cards}
        pile Doc: Move
        """)


# ---- GUN-3: coming to him
@rule("GUN-3")
@pytest.mark.parametrize(
    ("roofs", "on_it", "to"),
    [
        (". | Doc | Shotgun | . | .", ".", "2 roof"),
        (". | . | Shotgun | . | Doc", ".", "2 roof"),
        (". | . | Shotgun | . | .", "Doc", "2 roof"),
    ],
)
def test_a_bandit_who_moves_to_the_shotgun_is_hit_once_and_flees_either_way_even_back(
    roofs: str, on_it: str, to: str
) -> None:
    scene = walk(roofs, on_it)
    scene.play("Doc", f"move {to}")
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["flee 1 roof", "flee 3 roof"]
    assert scene.refuses("Doc", "flee coach roof") == "GUN-3"
    scene.play("Doc", "flee 1 roof")
    scene.shows("roof . | Doc | Shotgun | . | .\ncoach-roof S")
    assert scene.all_told() == [
        "Doc: Move.",
        "Doc goes to the roof of Second class (car 2).",
        DOC_HIT,
        "Doc flees from the Shotgun to the roof of the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "15"


@rule("GUN-3", "TCAR-2")
@pytest.mark.parametrize("boxes", ["horses", "horses,timecar"])
def test_a_bandit_who_moves_to_the_shotgun_on_the_locomotive_flees_the_only_way(boxes: str) -> None:
    scene = walk("Shotgun | . | Doc | . | .", boxes=boxes)
    scene.play("Doc", "move 0 roof")
    assert scene.asked() == []
    scene.shows("roof Shotgun | Doc | . | . | .\ntime-car .")
    assert scene.all_told()[2:] == [
        DOC_HIT,
        "Doc flees from the Shotgun to the roof of the Baggage car (car 1).",
    ]


@rule("GUN-3")
def test_a_bandit_who_moves_to_the_shotgun_on_the_caboose_flees_forward() -> None:
    scene = walk(". | Doc | . | . | Shotgun")
    scene.play("Doc", "move 4 roof")
    assert scene.asked() == []
    scene.shows("roof . | . | . | Doc | Shotgun")


@rule("GUN-3", "HOST-OLDLADY", "ACT-2")
def test_with_the_old_lady_a_bandit_must_cross_to_the_shotgun_and_flees_either_way() -> None:
    scene = walk(". | . | Shotgun | . | .", "Doc[OldLady]")
    assert scene.told(None) == ["Doc: Move.", "Doc goes to the roof of Second class (car 2).", DOC_HIT]
    assert scene.offers("Doc") == ["flee 1 roof", "flee 3 roof"]


@rule("GUN-3", "FLOOR-1")
def test_a_bandit_who_climbs_up_to_the_shotgun_flees_along_the_roofs() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Shotgun | .     | .
        inside Marshal | Doc     | Ghost | Tuco
        coach-roof S
        pile Doc: Floor
        """)
    assert scene.offers("Doc") == ["flee 0 roof", "flee 2 roof"]
    scene.play("Doc", "flee 0 roof")
    scene.shows("roof Doc | Shotgun | . | .\ninside Marshal | . | Ghost | Tuco")
    assert scene.all_told() == [
        "Doc: Floor Change.",
        "Doc goes to the roof of the Baggage car (car 1).",
        DOC_HIT,
        "Doc flees from the Shotgun to the roof of the Locomotive.",
    ]


@rule("GUN-3", "PUNCH-3")
@pytest.mark.parametrize(
    ("roofs", "on_it"), [(". | . | Ghost Doc[J] | Tuco", "."), (". | . | . | Tuco", "Ghost Doc[J]")]
)
def test_a_bandit_punched_to_the_shotgun_flees_as_their_own_player_chooses(roofs: str, on_it: str) -> None:
    cells = roofs.split(" | ")
    cells[1] = "Shotgun"
    scene = stealing(f"""
        express boxes=horses
        seats Doc Ghost Tuco
        roof   {" | ".join(cells)}
        inside Marshal | . | . | .
        coach-roof S {on_it}
        pile Ghost: Punch
        """)
    if on_it == ".":
        assert scene.offers("Ghost") == ["knock 1 roof", "knock 3 roof"]
        scene.play("Ghost", "knock 1 roof")
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["flee 0 roof", "flee 2 roof"]
    scene.play("Doc", "flee 2 roof")
    assert scene.all_told()[2:] == [
        "Doc drops a Jewel ($500).",
        "Doc lands on the roof of the Baggage car (car 1).",
        DOC_HIT,
        "Doc flees from the Shotgun to the roof of Second class (car 2).",
    ]


@rule("GUN-3", "DJANGO-1", "PRINT-1")
@pytest.mark.parametrize(("shooter", "option"), [("Django", ""), ("Tuco", "printing=first")])
def test_a_bandit_pushed_to_the_shotgun_by_a_shot_gets_his_bullet_too(shooter: str, option: str) -> None:
    scene = stealing(f"""
        express boxes=horses {option}
        roof   {shooter} | . | Doc | Shotgun | .
        inside Marshal   | . | .   | .       | Ghost Belle
        coach-roof S
        pile {shooter}: Fire
        """)
    assert scene.asked() == ["Doc"]
    assert scene.offers("Doc") == ["flee 2 roof", "flee 4 roof"]
    scene.play("Doc", "flee 4 roof")
    assert scene.all_told() == [
        f"{shooter}: Fire.",
        f"{shooter} fires at Doc.",
        "Doc is pushed by the shot to the roof of First class (car 3).",
        DOC_HIT,
        "Doc flees from the Shotgun to the roof of the Dining car (car 4).",
    ]
    assert scene.bullets("Doc") == [shooter, "neutral"]


@rule("GUN-3", "MARSHAL-2", "MARSHAL-3")
@pytest.mark.parametrize("card", ["Move", "Ride"])
def test_a_bandit_who_enters_the_marshals_car_below_the_shotgun_gets_two_bullets(card: str) -> None:
    scene = stealing(f"""
        express boxes=horses
        roof   .     | Shotgun | .         | .
        inside Ghost | Marshal | Doc Horse | Tuco
        coach-roof S
        pile Doc: {card}
        """)
    scene.play("Doc", f"{card.lower()} 1 inside")
    assert scene.offers("Doc") == ["flee 0 roof", "flee 2 roof"]
    scene.play("Doc", "flee 2 roof")
    assert scene.all_told()[-5:] == [
        "Doc goes into the Baggage car (car 1).",
        DOC_HIT,
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
        DOC_HIT,
        "Doc flees from the Shotgun to the roof of Second class (car 2).",
    ]
    assert scene.bullets("Doc") == ["neutral", "neutral"]


@rule("GUN-3", "MARSHAL-2", "BULLET-1")
@pytest.mark.parametrize(
    ("left", "first", "second"),
    [(4, True, True), (3, True, False), (2, True, None), (1, False, None), (0, None, None)],
)
def test_the_marshals_bullets_come_first_and_the_shotguns_are_a_separate_moment(
    left: int, first: bool | None, second: bool | None
) -> None:
    scene = stealing(f"""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   .       | Shotgun  | .     | .
        inside Marshal | Doc Tuco | Ghost | .
        coach-roof S
        {spent("Ghost", 16 - left)}
        pile Ghost: Marshal
        """)
    hits = [DOC_HIT, "Tuco is hit by a neutral Bullet."]
    words = {True: hits, False: [TOO_FEW], None: []}
    assert scene.all_told()[2:] == [
        *words[first],
        "Doc flees from the Marshal to the roof of the Baggage car (car 1).",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
        *words[second],
    ]
    assert scene.line("neutral") == "0"
    assert scene.asked() == ["Doc"]
    scene.play("Doc", "flee 0 roof")
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "flee 2 roof")
    scene.shows("roof Doc | Shotgun | Tuco | .\ninside . | Marshal | Ghost | .")


@rule("GUN-3", "EVENT-SWIVEL", "BULLET-1")
@pytest.mark.parametrize(("left", "hit"), [(3, True), (2, False)])
def test_everybody_the_swivel_arm_sweeps_to_the_shotgun_is_hit_at_the_same_moment(left: int, hit: bool) -> None:
    scene = closing(f"""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        roof   Doc | Tuco | .       | Ghost | Shotgun
        inside .   | .    | Marshal | .     | Belle
        coach-roof S
        {spent("Belle", 16 - left)}
        round 1 Swivel Arm
        """)
    roof = "is carried off to the roof of the Dining car (car 4)."
    flee = "flees from the Shotgun to the roof of First class (car 3)."
    bandits = ("Doc", "Tuco", "Ghost")
    assert scene.all_told()[1:] == [
        *(f"{name} {roof}" for name in bandits),
        *([f"{name} is hit by a neutral Bullet." for name in bandits] if hit else [TOO_FEW]),
        *(f"{name} {flee}" for name in bandits),
    ]
    scene.shows("roof . | . | . | Doc Tuco Ghost | Shotgun")
    assert scene.line("neutral") == "0"


@rule("GUN-3", "EVENT-BRAKE")
def test_braking_slides_those_behind_the_shotgun_to_him_and_all_slide_before_anybody_flees() -> None:
    scene = closing("""
        express boxes=horses
        seats Doc Tuco Ghost Belle
        first Tuco
        roof   . | Belle | Shotgun | Doc Tuco | Ghost
        inside . | .     | Marshal | .        | .
        coach-roof S
        round 1 Braking
        """)
    assert scene.all_told()[1:] == [
        "Doc is carried off to the roof of Second class (car 2).",
        "Tuco is carried off to the roof of Second class (car 2).",
        "Ghost is carried off to the roof of First class (car 3).",
        "Belle is carried off to the roof of the Locomotive.",
        DOC_HIT,
        "Tuco is hit by a neutral Bullet.",
    ]
    assert scene.asked() == ["Tuco"]
    scene.play("Tuco", "flee 3 roof")
    scene.play("Doc", "flee 1 roof")
    scene.shows("roof Belle | Doc | Shotgun | Ghost Tuco | .")


@rule("GUN-3", "EVENT-BRAKE")
@pytest.mark.parametrize("boxes", ["horses", "horses,timecar"])
def test_braking_slides_nobody_past_the_shotgun_on_the_locomotive(boxes: str) -> None:
    scene = closing(f"""
        express boxes={boxes}
        roof   Shotgun | Doc Tuco | .       | .
        inside .       | .        | Marshal | Ghost
        coach-roof S
        round 1 Braking
        """)
    assert scene.asked() == []
    scene.shows("roof Shotgun | Doc Tuco | . | .\ntime-car .")
    assert scene.line("neutral") == "14"


@rule("GUN-3", "EVENT-ANGRY")
def test_the_angry_marshal_chases_those_inside_up_to_the_shotgun() -> None:
    scene = closing("""
        express boxes=horses
        seats Doc Tuco Ghost
        roof   . | Ghost   | Shotgun  | .
        inside . | Marshal | Doc Tuco | .
        coach-roof S
        round 1 Angry Marshal
        """)
    assert scene.asked() == ["Doc"]
    assert scene.line("neutral") == "11"
    assert scene.bullets("Doc") == scene.bullets("Tuco") == ["neutral", "neutral"]
    assert scene.bullets("Ghost") == ["neutral"]


# ---- GUN-4: passing him
@rule("GUN-4")
@pytest.mark.parametrize(
    ("roofs", "on_it", "to", "bullets"),
    [
        (". | Doc | Shotgun | . | .", ".", "3 roof", 1),
        (". | Doc | Shotgun | . | .", ".", "4 roof", 1),
        (". | Doc | Shotgun | . | .", ".", "0 roof", 0),
        (". | . | Shotgun | . | Doc", ".", "1 roof", 1),
        (". | . | Shotgun | . | Doc", ".", "3 roof", 0),
        (". | Doc | Shotgun | . | .", ".", "coach roof", 1),
        (". | . | Shotgun | . | Doc", ".", "coach roof", 1),
        (". | . | Shotgun | . | .", "Doc", "1 roof", 1),
        (". | . | Shotgun | . | .", "Doc", "0 roof", 1),
        (". | . | Shotgun | . | .", "Doc", "4 roof", 1),
        ("Shotgun | . | . | . | .", "Doc", "2 roof", 1),
        (". | . | . | . | Shotgun", "Doc", "3 roof", 1),
        ("Doc | . | . | Shotgun | .", ".", "2 roof", 0),
    ],
)
def test_a_bandit_who_passes_the_shotgun_on_a_move_gets_one_bullet_and_goes_on(
    roofs: str, on_it: str, to: str, bullets: int
) -> None:
    scene = walk(roofs, on_it)
    scene.play("Doc", f"move {to}")
    assert scene.asked() == []
    told = scene.all_told()
    assert told[1:-1] == [DOC_HIT] * bullets
    assert told[-1].startswith("Doc goes to the roof of ")
    assert scene.line("neutral") == str(16 - bullets)
    places = {
        place.name or f"{place.car} {place.floor}": place.bandits for place in scene.sees(None).places if place.bandits
    }
    assert places[to] == ("Doc",)


@rule("GUN-4", "TCAR-2")
def test_a_move_between_the_time_travel_car_and_the_roofs_passes_the_shotgun_on_the_locomotive() -> None:
    head = "roof Shotgun | . | . | .\ninside . | . | Marshal | Ghost Belle\ncoach-roof S"
    for to, bullets in (("1 roof", 1), ("coach roof", 1), ("0 inside", 0)):
        scene = stealing(f"express boxes=horses,timecar\nseats Doc Ghost Belle\n{head}\ntime-car Doc\npile Doc: Move")
        scene.play("Doc", f"move {to}")
        assert scene.line("neutral") == str(16 - bullets), to
        assert scene.asked() == []
    scene = stealing(f"express boxes=horses,timecar\nseats Doc Ghost Belle\n{head} Doc\npile Doc: Move")
    scene.play("Doc", "move time-car")
    assert scene.all_told() == ["Doc: Move.", DOC_HIT, "Doc goes into the time-travel car."]


@rule("GUN-4", "BULLET-1")
@pytest.mark.parametrize(("left", "hit"), [(1, [DOC_HIT]), (0, [])])
def test_a_bandit_who_passes_the_shotgun_gets_the_last_bullet_and_goes_free_if_none_is_left(
    left: int, hit: list[str]
) -> None:
    scene = walk(". | Doc | Shotgun | . | .", cards=spent("Tuco", 16 - left))
    scene.play("Doc", "move 3 roof")
    assert scene.all_told() == ["Doc: Move.", *hit, "Doc goes to the roof of First class (car 3)."]
    assert scene.line("neutral") == "0"


@rule("GUN-4", "MOVE-1")
def test_nobody_inside_the_train_passes_the_shotgun() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Shotgun | .     | .
        inside Marshal | .       | Doc   | Ghost Tuco
        coach-roof S
        pile Doc: Move
        """)
    scene.play("Doc", "move 1 inside")
    assert scene.all_told() == ["Doc: Move.", "Doc goes into the Baggage car (car 1)."]


@rule("GUN-4", "RIDE-2", "EVENT-SWIVEL")
def test_neither_a_ride_nor_the_swivel_arm_past_the_shotgun_costs_a_bullet() -> None:
    scene = stealing("""
        express boxes=horses
        roof   Doc           | Shotgun | .     | .
        inside Marshal Horse | .       | Ghost | Tuco
        coach-roof S
        pile Doc: Ride
        """)
    scene.play("Doc", "ride 2 inside")
    assert scene.asked() == []
    assert scene.line("neutral") == "16"
    scene = closing("""
        express boxes=horses
        roof   Doc     | Shotgun | .     | .
        inside Marshal | .       | Ghost | Tuco
        coach-roof S
        round 1 Swivel Arm
        """)
    scene.shows("roof . | Shotgun | . | Doc")
    assert scene.all_told()[1:] == ["Doc is carried off to the roof of First class (car 3)."]
