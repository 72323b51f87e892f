"""The Stagecoach: how bandits get in, on, out and off, and that the Marshal never does."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

LONG = """
    express boxes=horses
    seats Doc Belle Tuco Ghost Django Cheyenne
    inside Marshal | . | . | . | . | Ghost | Django Cheyenne
    """


def on_roofs(roofs: str, coach: int, on_it: str) -> Drawn:
    """Doc has a Move on a train of seven cars."""
    return stealing(f"{LONG}\nroof {roofs}\ncoach {coach}\ncoach-roof {on_it}\npile Doc: Move")


def moves(*places: str) -> list[str]:
    return [f"move {place}" for place in places]


@rule("COACH-1", "HOST-1", "FLOOR-1")
def test_a_floor_change_leads_from_the_roof_of_the_stagecoach_to_its_inside() -> None:
    scene = stealing("""
        express boxes=horses
        roof   . | Belle | Ghost   | .
        inside . | .     | Marshal | .
        coach 2
        coach-roof Shotgun Doc[P300]
        coach-inside Zealot Banker
        pile Doc: Floor
        """)
    assert scene.offers("Doc") == ["hostage Zealot", "hostage Banker"]
    scene.play("Doc", "hostage Banker")
    scene.shows("""
        roof   . | Belle | Ghost   | .
        inside . | .     | Marshal | .
        coach-roof Shotgun S
        coach-inside Doc[Banker P300] Zealot
        """)
    assert scene.all_told() == [
        "Doc: Floor Change.",
        "Doc goes into the Stagecoach.",
        "Doc takes the Banker hostage.",
    ]
    assert scene.line("neutral") == "16"


@rule("COACH-1", "FLOOR-1")
def test_a_floor_change_leads_from_inside_the_stagecoach_to_its_roof() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | .     | .
        inside Marshal | Belle | Ghost | .
        coach 1
        coach-roof Shotgun
        coach-inside Doc[Zealot] Banker
        pile Doc: Floor
        """)
    scene.shows("""
        roof   .       | .     | .     | .
        inside Marshal | Belle | Ghost | .
        coach-roof Shotgun S Doc[Zealot]
        coach-inside Banker
        """)
    assert scene.all_told() == ["Doc: Floor Change.", "Doc goes to the roof of the Stagecoach."]


@rule("COACH-1", "RIDE-3")
def test_a_ride_leads_out_of_the_stagecoach_and_into_it() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .           | .     | .
        inside Marshal | Belle Horse | Ghost | .
        coach 1
        coach-inside Doc[Zealot] Banker
        pile Belle: Ride, Belle: Floor
        """)
    assert "ride coach inside" in scene.offers("Belle")
    scene.play("Belle", "ride coach inside")
    scene.shows("""
        inside Marshal | Horse | Ghost | .
        coach-roof Shotgun S Belle[Banker]
        coach-inside Doc[Zealot]
        """)
    assert scene.all_told() == [
        "Belle: Ride.",
        "Belle mounts a Horse beside the Baggage car (car 1) and stays there.",
        "Belle goes into the Stagecoach.",
        "Belle takes the Banker hostage.",
        "Belle: Floor Change.",
        "Belle goes to the roof of the Stagecoach.",
    ]

    scene = stealing("""
        express boxes=horses
        roof   .       | .           | .     | .
        inside Marshal | Belle Horse | Ghost | .
        coach 1
        coach-inside Doc[Banker] Zealot
        pile Doc: Ride
        """)
    scene.play("Doc", "ride 1 inside")
    scene.shows("""
        inside Marshal | Belle Doc[Banker] Horse | Ghost | .
        coach-inside Zealot
        """)


@rule("COACH-1", "ACT-2")
@pytest.mark.parametrize("coach", [0, 1, 2, 3])
def test_a_move_inside_the_stagecoach_does_nothing(coach: int) -> None:
    scene = stealing(f"""
        express boxes=horses
        roof   . | .       | .     | .
        inside . | Marshal | Ghost | Belle
        coach {coach}
        coach-inside Doc[Banker] Zealot
        pile Doc: Move
        """)
    scene.shows("""
        roof   . | .       | .     | .
        inside . | Marshal | Ghost | Belle
        coach-roof Shotgun S
        coach-inside Doc[Banker] Zealot
        """)
    assert scene.all_told() == ["Doc: Move.", "Doc has nowhere to go."]


@rule("COACH-1", "MOVE-1")
def test_inside_the_car_it_faces_a_move_does_not_lead_into_the_stagecoach() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .   | Ghost | .
        inside Marshal | Doc | Belle | .
        coach 1
        coach-inside Zealot
        pile Doc: Move
        """)
    assert scene.offers("Doc") == moves("0 inside", "2 inside")
    assert scene.refuses("Doc", "move coach inside") == "MOVE-1"
    assert scene.refuses("Doc", "move coach roof") == "MOVE-1"


@rule("COACH-1", "FLOOR-1")
def test_in_the_car_it_faces_a_floor_change_stays_in_that_car() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Doc   | .     | .
        inside Marshal | Belle | Ghost | .
        coach 1
        coach-inside Zealot
        pile Doc: Floor, Belle: Floor
        """)
    scene.shows("""
        roof   .       | Belle | .     | .
        inside Marshal | Doc   | Ghost | .
        coach-roof Shotgun S
        coach-inside Zealot
        """)


@rule("COACH-2", "MOVE-2")
@pytest.mark.parametrize(
    ("coach", "reached", "too_far"),
    [
        (3, (1, 2, 3, 4, 5), (0, 6)),
        (0, (0, 1, 2), (3, 6)),
        (6, (4, 5, 6), (3, 0)),
        (1, (0, 1, 2, 3), (4,)),
    ],
)
def test_from_the_roof_of_the_stagecoach_a_move_crosses_and_goes_up_to_two_cars_further(
    coach: int, reached: tuple[int, ...], too_far: tuple[int, ...]
) -> None:
    scene = on_roofs(". | . | . | . | . | . | Tuco Belle", coach, "Shotgun Doc")
    assert scene.offers("Doc") == moves(*(f"{car} roof" for car in reached))
    for car in too_far:
        assert scene.refuses("Doc", f"move {car} roof") == "COACH-2"
    assert scene.refuses("Doc", f"move {coach} inside") == "COACH-2"
    assert scene.refuses("Doc", "move coach inside") == "COACH-2"
    assert scene.refuses("Doc", "move coach roof") == "MOVE-3"
    scene.play("Doc", f"move {reached[-1]} roof")
    told = scene.all_told()
    assert told[0] == "Doc: Move."
    assert len(told) == 2
    assert told[1].startswith("Doc goes to the roof of ")


@rule("COACH-2", "MOVE-2")
@pytest.mark.parametrize(
    ("roofs", "coach", "offered"),
    [
        (". | . | . | Doc | . | . | .", 3, ("0 roof", "1 roof", "2 roof", "4 roof", "5 roof", "6 roof", "coach roof")),
        (". | . | . | Doc | . | . | .", 2, ("0 roof", "1 roof", "2 roof", "4 roof", "5 roof", "6 roof", "coach roof")),
        (". | . | . | Doc | . | . | .", 5, ("0 roof", "1 roof", "2 roof", "4 roof", "5 roof", "6 roof", "coach roof")),
        (". | . | . | Doc | . | . | .", 0, ("0 roof", "1 roof", "2 roof", "4 roof", "5 roof", "6 roof")),
        (". | . | . | Doc | . | . | .", 6, ("0 roof", "1 roof", "2 roof", "4 roof", "5 roof", "6 roof")),
        ("Doc | . | . | . | . | . | .", 0, ("1 roof", "2 roof", "3 roof", "coach roof")),
        ("Doc | . | . | . | . | . | .", 2, ("1 roof", "2 roof", "3 roof", "coach roof")),
        ("Doc | . | . | . | . | . | .", 3, ("1 roof", "2 roof", "3 roof")),
        (". | . | . | . | . | . | Doc", 6, ("3 roof", "4 roof", "5 roof", "coach roof")),
        (". | . | . | . | . | . | Doc", 3, ("3 roof", "4 roof", "5 roof")),
    ],
)
def test_crossing_to_the_roof_of_the_stagecoach_is_the_last_of_three_steps(
    roofs: str, coach: int, offered: tuple[str, ...]
) -> None:
    scene = on_roofs(roofs, coach, "Shotgun Belle Tuco")
    assert scene.offers("Doc") == moves(*offered)
    if "coach roof" not in offered:
        assert scene.refuses("Doc", "move coach roof") == "MOVE-2"
        return
    scene.play("Doc", "move coach roof")
    scene.shows("roof . | . | . | . | . | . | .\ncoach-roof Shotgun S Belle Tuco Doc")
    assert scene.all_told() == ["Doc: Move.", "Doc goes to the roof of the Stagecoach."]
    assert scene.line("neutral") == "16"


@rule("COACH-2", "HOST-OLDLADY")
@pytest.mark.parametrize(
    ("roofs", "offered"),
    [
        (". | . | Doc[OldLady] | . | . | . | .", ("1 roof", "3 roof", "coach roof")),
        (". | Doc[OldLady] | . | . | . | . | .", ("0 roof", "2 roof")),
        (". | . | . | Doc[OldLady] | . | . | .", ("2 roof", "4 roof")),
    ],
)
def test_with_the_old_lady_the_crossing_is_the_only_step(roofs: str, offered: tuple[str, ...]) -> None:
    scene = on_roofs(roofs, 2, "Shotgun Belle Tuco")
    assert scene.offers("Doc") == moves(*offered)


@rule("COACH-2", "HOST-OLDLADY", "ACT-2")
def test_with_the_old_lady_the_only_way_from_the_stagecoach_is_across() -> None:
    scene = on_roofs(". | . | . | . | . | Belle | Tuco", 2, "Shotgun Doc[OldLady]")
    scene.shows("roof . | . | Doc[OldLady] | . | . | Belle | Tuco\ncoach-roof Shotgun S")
    assert scene.all_told() == ["Doc: Move.", "Doc goes to the roof of Second class (car 2)."]


@rule("COACH-2", "TCAR-2")
def test_the_crossing_is_one_of_three_steps_to_and_from_the_time_travel_car_too() -> None:
    train = """
        express boxes=horses,timecar
        seats Doc Belle Ghost
        inside . | . | Marshal | Ghost Belle
        roof   . | . | .       | .
        """
    scene = stealing(f"{train}\ncoach 1\ncoach-roof Shotgun Doc\npile Doc: Move")
    assert scene.offers("Doc") == moves("0 roof", "1 roof", "2 roof", "3 roof", "time-car")
    scene = stealing(f"{train}\ncoach 0\ncoach-roof Shotgun Doc\npile Doc: Move")
    assert scene.offers("Doc") == moves("0 roof", "1 roof", "2 roof", "time-car")
    scene = stealing(f"{train}\ncoach 2\ncoach-roof Shotgun Doc\npile Doc: Move")
    assert scene.offers("Doc") == moves("0 roof", "1 roof", "2 roof", "3 roof")
    scene = stealing(f"{train}\ncoach 1\ntime-car Doc\npile Doc: Move")
    assert scene.offers("Doc") == moves("0 inside", "0 roof", "1 roof", "2 roof", "coach roof")
    scene = stealing(f"{train}\ncoach 2\ntime-car Doc\npile Doc: Move")
    assert scene.offers("Doc") == moves("0 inside", "0 roof", "1 roof", "2 roof")


@rule("COACH-5", "MARSHAL-1")
@pytest.mark.parametrize(("marshal", "offered"), [(1, ["marshal 0", "marshal 2"]), (2, ["marshal 1", "marshal 3"])])
def test_the_marshals_card_never_leads_into_the_stagecoach(marshal: int, offered: list[str]) -> None:
    cells = [".", ".", ".", "Ghost"]
    cells[marshal] = "Marshal"
    scene = stealing(f"""
        express boxes=horses
        roof   . | . | . | .
        inside {" | ".join(cells)}
        coach 1
        coach-roof Shotgun Belle
        coach-inside Doc[Banker]
        pile Doc: Marshal
        """)
    assert scene.offers("Doc") == offered
    scene.play("Doc", offered[0])
    scene.shows("roof . | . | . | .\ncoach-roof Shotgun S Belle\ncoach-inside Doc[Banker]")
    assert len(scene.all_told()) == 2
    assert scene.line("neutral") == "16"


@rule("COACH-5", "MARSHAL-2")
def test_at_the_locomotive_the_marshal_goes_the_only_way_and_meets_nobody_in_the_stagecoach() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | . | .     | .
        inside Marshal | . | Ghost | .
        coach 0
        coach-roof Shotgun Belle[Zealot]
        coach-inside Doc[Banker]
        pile Belle: Floor, Doc: Marshal
        """)
    scene.shows("inside . | Marshal | Ghost | .\ncoach-roof Shotgun S\ncoach-inside Belle[Zealot] Doc[Banker]")
    assert scene.all_told() == [
        "Belle: Floor Change.",
        "Belle goes into the Stagecoach.",
        "Doc: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
    ]
    assert scene.line("neutral") == "16"
