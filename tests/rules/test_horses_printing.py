"""The two boxes with the first printing: who pushes, how far Django fires, outward Punches."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

SEATS = """
    express printing=first boxes=horses,timecar
    seats Django Tuco Belle Ghost
    """


def firing(who: str, roof: str, inside: str, more: str) -> Drawn:
    return stealing(f"{SEATS}\nroof {roof}\ninside {inside}\n{more}\npile {who}: Fire")


# ---- Tuco's push
@rule("HPRINT-1", "COACH-3")
@pytest.mark.parametrize(
    ("tuco", "ghost"), [("coach-roof Tuco", ". | . | Ghost | . | ."), ("coach-roof Ghost", ". | . | Tuco | . | .")]
)
def test_tucos_shots_from_and_at_the_stagecoachs_roof_push_nobody(tuco: str, ghost: str) -> None:
    scene = firing("Tuco", ghost, "Marshal | . | . | . | Belle Django", f"coach 3\n{tuco}")
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]
    scene.shows(f"roof {ghost.replace('Tuco', 'Tuco/5')}")


@rule("HPRINT-1", "COACH-4")
@pytest.mark.parametrize(("tuco", "ghost"), [("coach-inside Tuco", "Ghost"), ("coach-inside Ghost", "Tuco")])
def test_tucos_shots_between_the_stagecoach_and_the_car_it_faces_push_nobody(tuco: str, ghost: str) -> None:
    scene = firing("Tuco", ". | . | . | . | .", f"Marshal | . | {ghost} | . | Belle Django", f"coach 2\n{tuco}")
    assert scene.all_told() == ["Tuco: Fire.", "Tuco fires at Ghost."]
    scene.shows(f"inside Marshal | . | {ghost.replace('Tuco', 'Tuco/5')} | . | Belle Django")


@rule("HPRINT-1", "COACH-4")
def test_tuco_does_not_fire_through_the_stagecoachs_roof_either() -> None:
    scene = firing(
        "Tuco", ". | . | . | . | .", "Marshal | . | . | . | Belle Django", "coach-inside Tuco\ncoach-roof Ghost"
    )
    assert scene.all_told() == ["Tuco: Fire.", "Tuco has nobody in sight."]


@rule("HPRINT-1", "TCAR-6")
def test_tuco_pushes_from_the_locomotives_roof_and_from_its_inside_into_the_time_travel_car() -> None:
    roof = firing("Tuco", "Ghost | . | Tuco | . | .", ". | . | Marshal | . | Belle Django", "coach 4")
    roof.shows("""
        roof     . | . | Tuco/5 | . | .
        time-car Ghost
        """)
    assert roof.all_told() == [
        "Tuco: Fire.",
        "Tuco fires at Ghost.",
        "Ghost is pushed by the shot into the time-travel car.",
    ]
    inside = firing("Tuco", ". | . | . | . | .", "Ghost | Tuco | Marshal | . | Belle Django", "coach 4")
    inside.shows("""
        inside   . | Tuco/5 | Marshal | . | Belle Django
        time-car Ghost
        """)


@rule("HPRINT-1", "TCAR-6")
def test_tuco_pushes_back_from_the_time_travel_car() -> None:
    scene = firing("Tuco", ". | . | Ghost | . | .", ". | . | Marshal | . | Belle Django", "time-car Tuco\ncoach 4")
    scene.shows("roof . | . | . | Ghost | .")
    inside = firing("Tuco", ". | . | . | . | .", "Ghost | . | Marshal | . | Belle Django", "time-car Tuco\ncoach 4")
    inside.shows("inside . | Ghost | Marshal | . | Belle Django")


@rule("HPRINT-1", "TCAR-4", "TCAR-6")
@pytest.mark.parametrize(
    ("roof", "inside", "more"),
    [
        (". | Tuco | . | . | .", ". | . | Marshal | . | Belle Django", "time-car Ghost\ncoach 4"),
        (". | . | . | . | .", "Tuco | . | Marshal | . | Belle Django", "time-car Ghost\ncoach 4"),
        (". | . | . | . | .", ". | . | Marshal | . | Belle Django", "time-car Ghost\ncoach-roof Tuco\ncoach 4"),
        (". | . | . | . | .", ". | . | Marshal | . | Belle Django", "time-car Tuco\ncoach-roof Ghost\ncoach 0"),
    ],
)
def test_tuco_pushes_nobody_in_the_time_travel_car_nor_between_it_and_the_stagecoach(
    roof: str, inside: str, more: str
) -> None:
    scene = firing("Tuco", roof, inside, more)
    assert scene.all_told()[1] == "Tuco fires at Ghost."
    drawing = f"roof {roof}\ninside {inside}\n" + "\n".join(line for line in more.splitlines() if "-" in line)
    scene.shows(drawing.replace("Tuco", "Tuco/5").replace("coach-roof ", "coach-roof Shotgun S "))


@rule("HPRINT-1", "TCAR-6")
@pytest.mark.parametrize(
    ("roof", "inside", "more"),
    [
        ("Ghost | . | Django | . | .", ". | . | Marshal | . | Belle Tuco", "coach 4"),
        (". | . | . | . | .", "Ghost | Django | Marshal | . | Belle Tuco", "coach 4"),
        (". | . | Ghost | . | .", ". | . | Marshal | . | Belle Tuco", "time-car Django\ncoach 4"),
    ],
)
def test_django_pushes_nobody(roof: str, inside: str, more: str) -> None:
    scene = firing("Django", roof, inside, more)
    if scene.asked():
        scene.play("Django", "fire Ghost")
    scene.shows(f"roof {roof}\ninside {inside}".replace("Django", "Django/5"))
    assert scene.all_told() == ["Django: Fire.", "Django fires at Ghost."]


# ---- Django's long shot
@rule("HPRINT-1", "PRINT-1")
def test_djangos_long_shot_goes_along_the_train_past_the_shotgun_too() -> None:
    scene = firing("Django", "Tuco | Belle | Shotgun | . | Django", ". | . | Marshal | . | Ghost", "")
    assert scene.all_told()[1:] == ["Django fires at Tuco."]
    two = firing("Django", "Tuco | Ghost | Shotgun | . | Django", ". | . | Marshal | Belle | .", "")
    assert two.offers("Django") == ["fire Tuco", "fire Ghost"]


@rule("HPRINT-1", "GUN-5")
def test_with_company_django_is_stopped_by_the_shotgun_like_everybody_else() -> None:
    scene = firing("Django", "Tuco | . | Shotgun | . | Django Ghost", ". | . | Marshal | Belle | .", "")
    assert scene.all_told() == ["Django: Fire.", "Django has nobody in sight."]


@rule("HPRINT-1")
def test_djangos_long_shot_inside_reaches_neither_the_stagecoach_nor_the_time_travel_car() -> None:
    scene = firing(
        "Django", ". | . | . | . | .", "Belle | . | Marshal | Django | .", "coach 1\ncoach-inside Tuco\ntime-car Ghost"
    )
    assert scene.all_told()[1:] == ["Django fires at Belle."]
    near = firing(
        "Django", ". | . | . | . | .", ". | . | Marshal | Django | Ghost", "coach 3\ncoach-inside Tuco\ntime-car Belle"
    )
    assert near.offers("Django") == ["fire Tuco", "fire Ghost"]


@rule("HPRINT-1", "TCAR-4")
def test_to_fire_at_the_time_travel_car_django_needs_a_line_of_sight() -> None:
    blocked = firing("Django", ". | . | Belle | Django | .", ". | . | . | Marshal | Tuco", "time-car Ghost\ncoach 0")
    assert blocked.all_told()[1:] == ["Django fires at Belle."]
    shotgun = firing("Django", ". | . | Shotgun | Django | .", ". | . | . | Marshal | Tuco Belle", "time-car Ghost")
    assert shotgun.all_told()[1:] == ["Django has nobody in sight."]
    inside = firing(
        "Django",
        ". | . | . | . | .",
        "Django | . | . | Marshal | .",
        "time-car Ghost\ncoach 4\ncoach-inside Tuco Belle",
    )
    assert inside.all_told()[1:] == ["Django fires at Ghost."]
    clear = firing("Django", ". | . | . | Django | .", ". | . | . | Marshal | Tuco Belle", "time-car Ghost\ncoach 4")
    assert clear.all_told()[1:] == ["Django fires at Ghost."]


@rule("HPRINT-1", "TCAR-4")
def test_in_the_time_travel_car_django_has_the_usual_range() -> None:
    scene = firing("Django", ". | . | Tuco | Ghost | .", ". | Belle | . | Marshal | .", "time-car Django\ncoach 4")
    assert scene.all_told()[1:] == ["Django fires at Tuco."]
    far = firing("Django", ". | . | . | . | .", ". | Belle | Tuco | Marshal | Ghost", "time-car Django\ncoach 4")
    assert far.all_told()[1:] == ["Django has nobody in sight."]


@rule("HPRINT-1", "COACH-1", "COACH-3")
def test_in_and_on_the_stagecoach_django_has_the_usual_range() -> None:
    inside = firing("Django", ". | . | . | . | .", "Tuco | Ghost | . | Marshal | Belle", "coach 1\ncoach-inside Django")
    assert inside.all_told()[1:] == ["Django fires at Ghost."]
    roof = firing("Django", "Tuco | Ghost | Shotgun | . | .", ". | . | . | Marshal | Belle", "coach-roof Django S")
    assert roof.offers("Django") == ["fire Tuco", "fire Ghost"]


@rule("HPRINT-1", "COACH-3")
def test_django_fires_at_the_stagecoachs_roof_only_from_a_roof() -> None:
    inside = firing("Django", ". | . | . | . | .", ". | Django | . | Marshal | Tuco Belle", "coach 1\ncoach-roof Ghost")
    assert inside.offers("Django") == []
    assert inside.all_told()[1:] == ["Django fires at Tuco."]


# ---- PRINT-2
def punching(roof: str, inside: str, more: str, boxes: str = "horses,timecar") -> Drawn:
    return stealing(f"""
        express printing=first boxes={boxes}
        seats Django Tuco Belle Ghost
        roof   {roof}
        inside {inside}
        {more}
        pile Tuco: Punch
        """)


@rule("HPRINT-1", "PRINT-2", "TCAR-5")
@pytest.mark.parametrize("floor", ["roof", "inside"])
def test_with_the_time_travel_car_the_locomotive_is_not_an_end_of_the_train(floor: str) -> None:
    rows = {"roof": ". | . | . | . | .", "inside": ". | . | . | Marshal | Belle Django"}
    rows[floor] = rows[floor].replace(". |", "Tuco Ghost[J] |", 1)
    scene = punching(rows["roof"], rows["inside"], "coach 4")
    assert scene.offers("Tuco") == [f"knock 1 {floor}", "knock time-car"]
    assert scene.refuses("Tuco", f"knock 0 {floor}") == "PUNCH-3"
    without = punching(rows["roof"], rows["inside"], "coach 4", "horses")
    assert without.offers("Tuco") == [f"knock 0 {floor}", f"knock 1 {floor}"]


@rule("HPRINT-1", "PRINT-2")
@pytest.mark.parametrize("floor", ["roof", "inside"])
def test_the_caboose_is_still_an_end_of_the_train(floor: str) -> None:
    rows = {"roof": ". | . | . | . | .", "inside": "Django | . | . | Marshal | ."}
    rows[floor] = rows[floor][:-1] + "Tuco Ghost[J]"
    scene = punching(f"{rows['roof']}", rows["inside"], "coach 0\ncoach-inside Belle")
    assert scene.offers("Tuco") == [f"knock 3 {floor}", f"knock 4 {floor}"]
    scene.play("Tuco", f"knock 4 {floor}")
    scene.shows(f"{floor} {rows[floor].replace('[J]', ' J')}")


@rule("HPRINT-1", "TCAR-5", "COACH-8")
@pytest.mark.parametrize(
    ("more", "sent"),
    [
        ("time-car Tuco Ghost\ncoach 0", "inside Ghost | . | . | Marshal | Belle Django"),
        ("coach 1\ncoach-inside Tuco Ghost", "inside . | Ghost | . | Marshal | Belle Django"),
    ],
)
def test_there_is_only_one_way_out_of_the_time_travel_car_and_the_stagecoach(more: str, sent: str) -> None:
    scene = punching(". | . | . | . | .", ". | . | . | Marshal | Belle Django", more)
    assert scene.asked() == []
    scene.shows(sent)


@rule("HPRINT-1", "PRINT-2", "COACH-8")
def test_beside_the_stagecoach_an_outward_punch_is_one_more_way() -> None:
    scene = punching(". | . | . | . | .", "Tuco Ghost | . | . | Marshal | Belle Django", "coach 0", "horses")
    assert scene.offers("Tuco") == ["knock 0 inside", "knock 1 inside", "knock coach inside"]
