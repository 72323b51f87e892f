"""The time-travel car: Fire, Django's push, Braking and Punch."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

EMPTY = ". | . | . | . | ."
FAR = ". | . | . | Marshal | ."


def firing(who: str, roof: str = EMPTY, inside: str = FAR, more: str = "", boxes: str = "timecar") -> Drawn:
    return fight("Fire", who, roof, inside, more, boxes)


def fight(card: str, who: str, roof: str, inside: str, more: str, boxes: str = "timecar") -> Drawn:
    """Ghost, Tuco, Belle and Django play; bandits not drawn are inside the Caboose."""
    drawn = f"{roof} {inside} {more}"
    for name in ("Ghost", "Tuco", "Belle", "Django"):
        if name not in drawn:
            inside = f"{inside} {name}"
    return stealing(f"""
        express boxes={boxes}
        seats Ghost Tuco Belle Django
        wagons Baggage car, Second class, First class, Dining car
        roof   {roof}
        inside {inside}
        {more}
        pile {who}: {card}
        """)


# ---- Fire
@rule("TCAR-4")
@pytest.mark.parametrize(
    ("roof", "inside", "offers"),
    [
        (EMPTY, "Tuco Django | . | . | Marshal | .", ["Tuco", "Django"]),
        ("Tuco Django | . | . | . | .", FAR, ["Tuco", "Django"]),
        (". | . | . | . | Tuco Django", FAR, ["Tuco", "Django"]),
        ("Tuco | . | . | . | .", "Django | . | . | Marshal | .", ["Tuco", "Django"]),
        (". | . | Tuco | Django | .", "Belle | . | . | Marshal | .", []),
        (". | . | Tuco | . | .", "Django | . | . | Marshal | .", ["Tuco", "Django"]),
        (EMPTY, ". | Tuco Django | . | Marshal | .", None),
    ],
)
def test_a_bandit_in_the_time_travel_car_fires_inside_the_locomotive_and_at_the_nearest_roof(
    roof: str, inside: str, offers: list[str] | None
) -> None:
    scene = firing("Ghost", roof, inside, "time-car Ghost")
    if offers is None:
        assert scene.all_told() == ["Ghost: Fire.", "Ghost has nobody in sight."]
    elif offers:
        assert scene.offers("Ghost") == [f"fire {name}" for name in offers]
    else:
        assert scene.all_told() == ["Ghost: Fire.", "Ghost fires at Tuco."]


@rule("TCAR-4")
def test_a_target_out_of_sight_from_the_time_travel_car_is_refused_by_its_rule() -> None:
    scene = firing(
        "Ghost", "Tuco | Belle | . | . | .", "Tuco | Django | . | Marshal | .".replace("Tuco", "."), "time-car Ghost"
    )
    assert scene.all_told()[1:] == ["Ghost fires at Tuco."]
    two = firing("Ghost", "Tuco | . | . | . | .", "Django | Belle | . | Marshal | .", "time-car Ghost")
    assert two.refuses("Ghost", "fire Belle") == "TCAR-4"


@rule("TCAR-4")
@pytest.mark.parametrize(
    ("roof", "inside", "told"),
    [
        (". | . | . | . | Ghost", "Django | . | . | Marshal | .", "Ghost fires at Tuco."),
        ("Ghost | . | . | . | .", FAR, "Ghost fires at Tuco."),
        (EMPTY, "Ghost | . | . | Marshal | .", "Ghost fires at Tuco."),
        ("Django | Ghost | . | . | .", FAR, "Ghost fires at Django."),
        (EMPTY, ". | Ghost | . | Marshal | .", "Ghost has nobody in sight."),
    ],
)
def test_bandits_fire_at_the_time_travel_car_from_inside_the_locomotive_and_from_roofs_in_sight(
    roof: str, inside: str, told: str
) -> None:
    scene = firing("Ghost", roof, inside, "time-car Tuco")
    assert scene.all_told() == ["Ghost: Fire.", told]
    scene.shows("time-car Tuco")


@rule("TCAR-4", "FIRE-3")
def test_a_bandit_inside_the_locomotive_fires_both_ways() -> None:
    scene = firing("Ghost", EMPTY, "Ghost | Django | . | Marshal | .", "time-car Tuco")
    assert scene.offers("Ghost") == ["fire Tuco", "fire Django"]


@rule("TCAR-4", "COACH-1")
def test_a_bandit_inside_the_locomotive_beside_the_stagecoach_fires_three_ways() -> None:
    more = "time-car Tuco\ncoach 0\ncoach-inside Django"
    scene = firing("Ghost", "Belle | . | . | . | .", "Ghost | . | . | Marshal | .", more, "horses,timecar")
    assert scene.offers("Ghost") == ["fire Tuco", "fire Django"]


@rule("TCAR-4", "FIRE-2")
def test_nobody_in_the_time_travel_car_fires_at_another_bandit_in_it() -> None:
    scene = firing("Ghost", "Django | . | . | . | .", "Belle | . | . | Marshal | .", "time-car Ghost Tuco")
    assert scene.all_told()[1:] == ["Ghost fires at Django."]
    alone = firing("Ghost", more="time-car Ghost Tuco")
    assert alone.all_told()[1:] == ["Ghost has nobody in sight."]


@rule("TCAR-4", "TUCO-1")
def test_tuco_does_not_fire_through_the_time_travel_cars_roof_but_does_through_the_locomotives() -> None:
    scene = firing("Tuco", ". | . | . | . | Belle", "Ghost | . | . | Marshal | .", "time-car Tuco")
    assert scene.all_told()[1:] == ["Tuco fires at Ghost."]
    roof = firing("Tuco", "Tuco | . | . | . | .", "Ghost | . | . | Marshal | .", "time-car Django")
    assert roof.offers("Tuco") == ["fire Ghost", "fire Django"]


@rule("TCAR-4", "BELLE-1")
def test_belle_in_the_time_travel_car_is_safe_while_anybody_else_is_in_reach_and_hides_nobody_inside() -> None:
    safe = firing("Ghost", ". | . | Ghost | . | Tuco", FAR, "time-car Belle")
    assert safe.all_told()[1:] == ["Ghost fires at Tuco."]
    alone = firing("Ghost", ". | . | Ghost | . | .", FAR, "time-car Belle")
    assert alone.all_told()[1:] == ["Ghost fires at Belle."]


@rule("TCAR-4", "GUN-5")
@pytest.mark.parametrize("car", [0, 1])
def test_the_shotgun_blocks_the_line_of_sight_to_and_from_the_time_travel_car(car: int) -> None:
    cells = [".", ".", "Tuco", ".", "."]
    cells[car] = "Shotgun"
    roof = " | ".join(cells)
    out = firing("Ghost", roof, FAR, "time-car Ghost", "horses,timecar")
    assert out.all_told()[1:] == ["Ghost has nobody in sight."]
    into = firing("Tuco", roof, ". | . | . | Marshal | Belle", "time-car Ghost", "horses,timecar")
    assert into.all_told()[1:] == ["Tuco has nobody in sight."]


@rule("TCAR-4", "GUN-5")
def test_the_shotgun_does_not_stop_shots_inside_the_locomotive_below_him_or_at_targets_in_front_of_him() -> None:
    inside = firing(
        "Ghost", "Shotgun | . | . | . | .", "Tuco | . | . | Marshal | .", "time-car Ghost", "horses,timecar"
    )
    assert inside.all_told()[1:] == ["Ghost fires at Tuco."]
    before = firing("Ghost", ". | Tuco | Shotgun | Django | .", FAR, "time-car Ghost", "horses,timecar")
    assert before.all_told()[1:] == ["Ghost fires at Tuco."]


@rule("TCAR-4", "COACH-3")
@pytest.mark.parametrize("car", [0, 2, 4])
def test_between_the_time_travel_car_and_the_stagecoachs_roof_no_line_of_sight_is_needed(car: int) -> None:
    roof = " | ".join("Shotgun" if place == car else "." for place in range(5))
    out = firing("Ghost", roof, FAR, "time-car Ghost\ncoach-roof Tuco", "horses,timecar")
    assert out.all_told()[1:] == ["Ghost fires at Tuco."]
    back = firing("Tuco", roof, FAR, "time-car Ghost\ncoach-roof Tuco", "horses,timecar")
    assert back.all_told()[1:] == ["Tuco fires at Ghost."]
    crowd = firing(
        "Ghost", "Django | . | . | . | .", FAR, f"time-car Ghost\ncoach-roof Tuco\ncoach {car}", "horses,timecar"
    )
    assert crowd.offers("Ghost") == ["fire Tuco", "fire Django"]


@rule("TCAR-4", "COACH-1")
def test_a_bandit_inside_the_stagecoach_is_out_of_reach_of_the_time_travel_car() -> None:
    scene = firing("Ghost", EMPTY, FAR, "time-car Ghost\ncoach 0\ncoach-inside Tuco", "horses,timecar")
    assert scene.all_told()[1:] == ["Ghost has nobody in sight."]
    back = firing("Tuco", EMPTY, FAR, "time-car Ghost\ncoach 0\ncoach-inside Tuco", "horses,timecar")
    assert back.all_told()[1:] == ["Tuco has nobody in sight."]


@rule("TCAR-4")
@pytest.mark.parametrize("more", ["time-car Django\ncoach-roof Ghost", "time-car Ghost\ncoach-roof Django"])
def test_django_pushes_nobody_between_the_time_travel_car_and_the_stagecoachs_roof(more: str) -> None:
    scene = firing("Django", EMPTY, FAR, f"{more}\ncoach 1", "horses,timecar")
    assert scene.all_told()[1:] == ["Django fires at Ghost."]
    shot = more.replace("Django", "Django/5").replace("coach-roof", "coach-roof Shotgun S")
    scene.shows(f"roof {EMPTY}\n{shot}")


# ---- Django's push and Braking
@rule("TCAR-6")
@pytest.mark.parametrize("django", [1, 4])
def test_django_pushes_a_target_from_the_locomotives_roof_into_the_time_travel_car(django: int) -> None:
    roof = " | ".join({0: "Ghost", django: "Django"}.get(car, ".") for car in range(5))
    scene = firing("Django", roof)
    scene.shows(f"roof {roof.replace('Ghost', '.').replace('Django', 'Django/5')}\ntime-car Ghost")
    assert scene.all_told()[1:] == [
        "Django fires at Ghost.",
        "Ghost is pushed by the shot into the time-travel car.",
    ]


@rule("TCAR-6")
def test_django_in_the_first_wagon_pushes_a_target_from_inside_the_locomotive_into_the_time_travel_car() -> None:
    scene = firing("Django", EMPTY, "Ghost | Django | . | Marshal | .")
    scene.shows("""
        inside   . | Django/5 | . | Marshal | Tuco Belle
        time-car Ghost
        """)


@rule("TCAR-6", "COACH-3", "COACH-4")
@pytest.mark.parametrize(
    ("roof", "inside", "more"),
    [
        ("Ghost | . | . | . | .", FAR, "coach-roof Django"),
        (EMPTY, "Ghost | . | . | Marshal | .", "coach-inside Django"),
    ],
)
def test_from_the_stagecoach_django_pushes_nobody_into_the_time_travel_car(roof: str, inside: str, more: str) -> None:
    scene = firing("Django", roof, inside, f"{more}\ncoach 0", "horses,timecar")
    assert scene.all_told()[1:] == ["Django fires at Ghost."]
    scene.shows(f"roof {roof}\ntime-car .")


@rule("TCAR-6")
@pytest.mark.parametrize(
    ("roof", "inside"),
    [
        ("Django | . | . | . | .", FAR),
        (". | . | Django | . | .", FAR),
        (EMPTY, "Django | . | . | Marshal | ."),
    ],
)
def test_a_bandit_in_the_time_travel_car_is_not_pushed(roof: str, inside: str) -> None:
    scene = firing("Django", roof, inside, "time-car Ghost")
    scene.shows(f"roof {roof.replace('Django', 'Django/5')}\ntime-car Ghost")
    assert scene.all_told()[1:] == [
        "Django fires at Ghost.",
        "Ghost stays in the time-travel car: no shot pushes anybody there.",
    ]


@rule("TCAR-6")
@pytest.mark.parametrize(("car", "pushed"), [(0, 1), (2, 3), (4, 4)])
def test_from_the_time_travel_car_django_pushes_a_target_one_roof_back(car: int, pushed: int) -> None:
    start = " | ".join("Ghost" if place == car else "." for place in range(5))
    end = " | ".join("Ghost" if place == pushed else "." for place in range(5))
    scene = firing("Django", start, FAR, "time-car Django")
    scene.shows(f"roof {end}\ntime-car Django/5")


@rule("TCAR-6")
def test_from_the_time_travel_car_django_pushes_a_target_from_the_locomotive_into_the_first_wagon() -> None:
    scene = firing("Django", EMPTY, "Ghost | . | . | Marshal | .", "time-car Django")
    scene.shows("inside . | Ghost | . | Marshal | Tuco Belle")


@rule("TCAR-6", "MARSHAL-2")
def test_from_the_time_travel_car_django_pushes_a_target_into_the_marshals_arms() -> None:
    scene = firing("Django", EMPTY, "Ghost | Marshal | . | . | .", "time-car Django")
    scene.shows("""
        roof   . | Ghost | . | . | .
        inside . | Marshal | . | . | Tuco Belle
        """)
    assert scene.bullets("Ghost") == ["Django", "neutral"]


@rule("TCAR-6", "TCAR-3", "EVENT-BRAKE")
@pytest.mark.parametrize("printing", ["first", "later"])
def test_braking_moves_bandits_from_the_locomotives_roof_into_the_time_travel_car(printing: str) -> None:
    scene = closing(f"""
        express boxes=timecar printing={printing}
        seats Ghost Tuco Belle Django
        roof     Ghost Tuco | Belle | . | . | .
        inside   . | . | . | Marshal | .
        time-car Django
        round 2 Braking
        """)
    scene.shows("""
        roof     Belle | . | . | . | .
        time-car Django Ghost Tuco
        """)
    assert scene.all_told()[1:] == [
        "Ghost is carried off into the time-travel car.",
        "Tuco is carried off into the time-travel car.",
        "Belle is carried off to the roof of the Locomotive.",
    ]


@rule("TCAR-6", "EVENT-BRAKE", "GUN-4", "COACH-7")
def test_braking_carries_those_bandits_past_nobody_and_leaves_the_stagecoachs_roof_alone() -> None:
    scene = closing("""
        express boxes=horses,timecar
        seats Ghost Tuco Belle Django
        roof       Ghost | . | Shotgun | Belle | .
        inside     . | . | . | Marshal | Django
        coach-roof Tuco S
        round 2 Braking
        """)
    assert scene.offers("Belle") == ["flee 1 roof", "flee 3 roof"]
    scene.shows("time-car Ghost\ncoach-roof Tuco S")
    assert scene.bullets("Ghost") == []


# ---- Punch
@rule("TCAR-5", "TCAR-1")
@pytest.mark.parametrize("floor", ["inside", "roof"])
def test_a_punch_on_either_floor_of_the_locomotive_may_send_the_target_into_the_time_travel_car(floor: str) -> None:
    rows = {"roof": EMPTY, "inside": FAR}
    rows[floor] = rows[floor].replace(".", "Ghost Tuco[J]", 1)
    scene = fight("Punch", "Ghost", rows["roof"], rows["inside"], "")
    assert scene.offers("Ghost") == [f"knock 1 {floor}", "knock time-car"]
    scene.play("Ghost", "knock time-car")
    cells = rows[floor].replace("Ghost Tuco[J]", "Ghost J") + (" Belle Django" if floor == "inside" else "")
    scene.shows(f"{floor} {cells}\ntime-car Tuco")
    assert scene.all_told()[1:] == [
        "Ghost punches Tuco.",
        "Tuco drops a Jewel ($500).",
        "Tuco lands in the time-travel car.",
    ]


@rule("TCAR-5")
@pytest.mark.parametrize(
    ("roof", "inside"), [(". | Ghost Tuco | . | . | .", FAR), (EMPTY, ". | Ghost Tuco | . | Marshal | .")]
)
def test_a_punch_in_or_on_the_first_wagon_may_not_send_the_target_into_the_time_travel_car(
    roof: str, inside: str
) -> None:
    scene = fight("Punch", "Ghost", roof, inside, "")
    floor = "roof" if "Ghost" in roof else "inside"
    assert scene.offers("Ghost") == [f"knock 0 {floor}", f"knock 2 {floor}"]
    assert scene.refuses("Ghost", "knock time-car") == "PUNCH-3"


@rule("TCAR-5")
@pytest.mark.parametrize("boxes", ["timecar", "horses,timecar"])
def test_a_punch_in_the_time_travel_car_sends_the_target_only_inside_the_locomotive(boxes: str) -> None:
    scene = fight("Punch", "Ghost", EMPTY, FAR, "time-car Ghost Tuco[P300]", boxes)
    assert scene.asked() == []
    scene.shows("""
        inside   Tuco | . | . | Marshal | Belle Django
        time-car Ghost P300
        """)


@rule("TCAR-5", "MARSHAL-2")
def test_a_punch_in_the_time_travel_car_may_send_the_target_to_the_marshal() -> None:
    scene = fight("Punch", "Ghost", EMPTY, "Marshal | . | . | . | .", "time-car Ghost Tuco")
    scene.shows("""
        roof     Tuco | . | . | . | .
        time-car Ghost
        """)
    assert scene.bullets("Tuco") == ["neutral"]


@rule("TCAR-5", "PUNCH-1")
def test_a_bandit_in_the_time_travel_car_punches_only_others_in_it() -> None:
    scene = fight("Punch", "Ghost", "Tuco | . | . | . | .", "Django | . | . | Marshal | .", "time-car Ghost")
    assert scene.all_told()[1:] == ["Ghost has nobody to punch."]


@rule("TCAR-5", "COACH-8")
def test_with_the_stagecoach_beside_the_locomotive_a_punch_may_go_three_ways() -> None:
    inside = fight("Punch", "Ghost", EMPTY, "Ghost Tuco | . | . | Marshal | .", "coach 0", "horses,timecar")
    assert inside.offers("Ghost") == ["knock 1 inside", "knock coach inside", "knock time-car"]
    roof = fight("Punch", "Ghost", "Ghost Tuco | . | . | . | .", FAR, "coach 0", "horses,timecar")
    assert roof.offers("Ghost") == ["knock 1 roof", "knock coach roof", "knock time-car"]


@rule("TCAR-5", "CHEYENNE-1")
def test_in_the_time_travel_car_cheyenne_takes_a_purse_as_anywhere_else() -> None:
    scene = stealing("""
        express boxes=timecar
        seats Cheyenne Tuco Belle
        roof     . | . | . | .
        inside   . | . | Marshal | Belle
        time-car Cheyenne Tuco[P300]
        pile Cheyenne: Punch
        """)
    scene.play("Cheyenne", "grab purse")
    scene.shows("""
        inside   Tuco | . | Marshal | Belle
        time-car Cheyenne[P300]
        """)
