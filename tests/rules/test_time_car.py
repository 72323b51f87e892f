"""The time-travel car: how to get in and out, events, and loot in it."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, hit, stealing

EMPTY = ". | . | . | . | ."
AWAY = ". | . | . | Marshal | Belle Django"  # none of them is near


def acting(card: str, roof: str = EMPTY, inside: str = AWAY, more: str = "", boxes: str = "timecar") -> Drawn:
    """Ghost plays a card; the others are Tuco, Belle and Django."""
    return stealing(f"""
        express boxes={boxes}
        seats Ghost Tuco Belle Django
        wagons Baggage car, Second class, First class, Dining car
        roof   {roof}
        inside {inside}
        {more}
        pile Ghost: {card}
        """)


# ---- Move and Floor Change
@rule("TCAR-1", "TCAR-2")
@pytest.mark.parametrize(
    ("roof", "inside", "moves"),
    [
        (EMPTY, "Ghost | . | . | Marshal | Belle Django Tuco", ["1 inside", "time-car"]),
        (EMPTY, ". | Ghost | . | Marshal | Belle Django Tuco", ["0 inside", "2 inside"]),
        (
            "Ghost | . | . | . | .",
            ". | . | . | Marshal | Belle Django Tuco",
            ["1 roof", "2 roof", "3 roof", "time-car"],
        ),
        (
            ". | Ghost | . | . | .",
            ". | . | . | Marshal | Belle Django Tuco",
            ["0 roof", "2 roof", "3 roof", "4 roof", "time-car"],
        ),
        (
            ". | . | Ghost | . | .",
            ". | . | . | Marshal | Belle Django Tuco",
            ["0 roof", "1 roof", "3 roof", "4 roof", "time-car"],
        ),
        (". | . | . | Ghost | .", ". | . | . | Marshal | Belle Django Tuco", ["0 roof", "1 roof", "2 roof", "4 roof"]),
    ],
)
def test_a_move_reaches_the_time_travel_car_from_inside_the_locomotive_or_as_one_more_roof(
    roof: str, inside: str, moves: list[str]
) -> None:
    scene = acting("Move", roof, inside)
    assert scene.offers("Ghost") == [f"move {place}" for place in moves]
    if moves[-1] != "time-car":
        assert scene.refuses("Ghost", "move time-car") == ("MOVE-2" if "Ghost" in roof else "MOVE-1")
        return
    scene.play("Ghost", "move time-car")
    scene.shows(f"""
        roof     {roof.replace("Ghost", ".")}
        inside   {inside.replace("Ghost", ".")}
        time-car Ghost
        """)
    assert scene.all_told() == ["Ghost: Move.", "Ghost goes into the time-travel car."]


@rule("TCAR-1", "TCAR-2")
def test_a_move_out_of_the_time_travel_car_goes_inside_the_locomotive_or_up_to_three_roofs_back() -> None:
    scene = acting("Move", more="time-car Ghost Tuco")
    assert scene.offers("Ghost") == ["move 0 inside", "move 0 roof", "move 1 roof", "move 2 roof"]
    for place in ("1 inside", "3 roof", "4 roof"):
        assert scene.refuses("Ghost", f"move {place}") == "TCAR-2"
    assert scene.refuses("Ghost", "move time-car") == "MOVE-3"
    scene.play("Ghost", "move 2 roof")
    scene.shows("""
        roof     . | . | Ghost | . | .
        time-car Tuco
        """)


@rule("TCAR-2", "HOST-OLDLADY")
def test_with_the_old_lady_one_step_leads_into_and_out_of_the_time_travel_car() -> None:
    out = acting("Move", more="time-car Ghost[OldLady] Tuco\ncoach 0", boxes="horses,timecar")
    assert out.offers("Ghost") == ["move 0 inside", "move 0 roof"]
    near = acting("Move", "Ghost[OldLady] Tuco | . | . | . | .", more="coach 4", boxes="horses,timecar")
    assert near.offers("Ghost") == ["move 1 roof", "move time-car"]
    far = acting("Move", ". | Ghost[OldLady] Tuco | . | . | .", more="coach 4", boxes="horses,timecar")
    assert far.offers("Ghost") == ["move 0 roof", "move 2 roof"]


@rule("TCAR-2", "COACH-2")
@pytest.mark.parametrize(("car", "reached"), [(0, True), (1, True), (2, False)])
def test_between_the_time_travel_car_and_the_stagecoachs_roof_every_step_counts(car: int, reached: bool) -> None:
    out = acting("Move", more=f"time-car Ghost Tuco\ncoach {car}", boxes="horses,timecar")
    coach = ["move coach roof"] * reached
    assert out.offers("Ghost") == ["move 0 inside", "move 0 roof", "move 1 roof", "move 2 roof", *coach]
    back = acting("Move", more=f"coach-roof Ghost Tuco\ncoach {car}", boxes="horses,timecar")
    assert ("move time-car" in back.offers("Ghost")) == reached


@rule("TCAR-2", "MARSHAL-2")
def test_the_marshal_in_the_locomotive_drives_a_bandit_from_the_time_travel_car_to_the_roof() -> None:
    scene = acting("Move", inside="Marshal | . | . | . | Belle Django", more="time-car Ghost Tuco")
    scene.play("Ghost", "move 0 inside")
    scene.shows("""
        roof     Ghost | . | . | . | .
        time-car Tuco
        """)
    assert scene.bullets("Ghost") == ["neutral"]


@rule("TCAR-2", "GUN-4")
@pytest.mark.parametrize(
    ("start", "end", "bullets"),
    [
        ("time-car", "1 roof", 1),
        ("time-car", "2 roof", 1),
        ("time-car", "coach roof", 1),
        ("time-car", "0 inside", 0),
        ("0 inside", "time-car", 0),
        ("1 roof", "time-car", 1),
        ("2 roof", "time-car", 1),
        ("coach roof", "time-car", 1),
    ],
)
def test_a_bandit_who_passes_the_shotgun_on_the_locomotive_gets_a_bullet(start: str, end: str, bullets: int) -> None:
    rows = {"roof": "Shotgun | . | . | . | .", "inside": ". | . | . | Marshal | Belle Django Tuco"}
    car, _, floor = start.partition(" ")
    more = f"{start.replace(' ', '-')} Ghost"
    if floor in ("roof", "inside") and car != "coach":
        cells = rows[floor].split(" | ")
        cells[int(car)] = "Ghost"
        rows[floor] = " | ".join(cells)
        more = ""
    scene = acting("Move", rows["roof"], rows["inside"], more, "horses,timecar")
    scene.play("Ghost", f"move {end}")
    assert scene.bullets("Ghost") == ["neutral"] * bullets
    names = [place.name for place in scene.sees(None).places if "Ghost" in place.bandits]
    assert names == [end]


@rule("TCAR-2", "GUN-3")
def test_nobody_flees_from_the_shotgun_into_the_time_travel_car() -> None:
    scene = acting("Move", "Shotgun | . | . | . | .", more="time-car Ghost Tuco", boxes="horses,timecar")
    scene.play("Ghost", "move 0 roof")
    assert scene.asked() == []
    scene.shows("""
        roof     Shotgun | Ghost | . | . | .
        time-car Tuco
        """)
    assert scene.bullets("Ghost") == ["neutral"]


@rule("TCAR-2")
def test_a_floor_change_does_nothing_in_the_time_travel_car() -> None:
    scene = acting("Floor", more="time-car Ghost Tuco")
    scene.shows(f"roof {EMPTY}\ninside {AWAY}\ntime-car Ghost Tuco")
    assert scene.all_told() == ["Ghost: Floor Change.", "Ghost has nowhere to go."]


# ---- Ride, Higher speed, Panting horses
@rule("TCAR-2", "RIDE-2", "RIDE-3")
@pytest.mark.parametrize(("car", "reached"), [(0, True), (1, True), (2, True), (3, False)])
def test_a_ride_reaches_the_time_travel_car_in_front_of_the_locomotive_and_the_horse_stays_there(
    car: int, reached: bool
) -> None:
    cells = [".", ".", ".", ".", "Marshal"]
    cells[car] = "Ghost Horse"
    scene = acting("Ride", ". | . | . | . | Belle Django Tuco", " | ".join(cells), "coach 4", "horses,timecar")
    assert ("ride time-car" in scene.offers("Ghost")) == reached
    if not reached:
        assert scene.refuses("Ghost", "ride time-car") == "RIDE-2"
        return
    scene.play("Ghost", "ride time-car")
    scene.shows("""
        inside   . | . | . | . | Marshal
        time-car Ghost Horse
        """)
    start = ["the Locomotive", "the Baggage car (car 1)", "Second class (car 2)"][car]
    assert scene.all_told()[1:] == [
        f"Ghost rides from {start} to the time-travel car.",
        "Ghost goes into the time-travel car.",
    ]
    assert (scene.sees(None).boxes["horses"].horses, scene.sees(None).boxes["horses"].horses_ahead) == (
        (0, 0, 0, 0, 0),
        1,
    )


@rule("TCAR-2", "RIDE-1", "RIDE-2", "RIDE-3")
def test_the_horse_beside_the_time_travel_car_can_be_mounted_there() -> None:
    scene = acting("Ride", more="time-car Ghost Horse\ncoach 1\ncoach-roof Tuco", boxes="horses,timecar")
    assert scene.offers("Ghost") == [
        "ride time-car",
        "ride 0 inside",
        "ride 1 inside",
        "ride coach inside",
        "ride 2 inside",
    ]
    assert scene.refuses("Ghost", "ride 3 inside") == "RIDE-2"
    scene.play("Ghost", "ride 2 inside")
    scene.shows("""
        inside   . | . | Ghost Horse | Marshal | Belle Django
        time-car .
        """)


@rule("TCAR-2", "RIDE-1")
@pytest.mark.parametrize("spot", ["coach-roof", "coach-inside"])
def test_from_the_stagecoach_beside_the_locomotive_a_ride_leads_to_the_time_travel_car(spot: str) -> None:
    inside = AWAY.replace(".", "Horse Tuco", 1)
    scene = acting("Ride", EMPTY, inside, f"{spot} Ghost[Banker]\ncoach 0", "horses,timecar")
    scene.play("Ghost", "ride time-car")
    scene.shows(
        f"inside {inside.replace('Horse ', '')}\ntime-car Ghost[Banker] Horse\n{spot.replace('roof', 'inside')} ."
    )


@rule("TCAR-2", "EVENT-ESCAPE")
def test_in_the_escape_the_horse_beside_the_time_travel_car_is_at_hand() -> None:
    scene = acting("Ride", more="time-car Ghost Horse Tuco\nround 5 Escape\ncoach 4", boxes="horses,timecar")
    scene.play("Ghost", "ride off")
    scene.shows("off Ghost\ntime-car Tuco")


@rule("TCAR-2", "RIDE-2")
def test_a_ride_of_zero_cars_from_the_time_travel_car_stays_there() -> None:
    scene = acting("Ride", more="time-car Ghost Horse Tuco\ncoach 0", boxes="horses,timecar")
    scene.play("Ghost", "ride time-car")
    scene.shows(f"inside {AWAY}\ntime-car Ghost Horse Tuco")
    assert scene.all_told()[1:] == [
        "Ghost mounts a Horse beside the time-travel car and stays there.",
        "Ghost goes into the time-travel car.",
    ]


@rule("TCAR-2", "RIDE-1")
def test_a_horse_beside_the_locomotive_is_not_beside_the_time_travel_car() -> None:
    scene = acting("Ride", EMPTY, AWAY.replace(".", "Horse", 1), "time-car Ghost Tuco\ncoach 0", "horses,timecar")
    assert scene.all_told()[1:] == ["Ghost finds no Horse."]
    roof = acting("Ride", "Ghost | . | . | . | .", AWAY, "time-car Horse Tuco\ncoach 0", "horses,timecar")
    assert roof.all_told()[1:] == ["Ghost finds no Horse."]


def ending(card: str, inside: str, time_car: str, roof: str = EMPTY, more: str = "", boxes: str = "timecar") -> Drawn:
    """A scene in which only the event of a Round card is played."""
    stations = ("Pickpocketing", "Marshal's Revenge", "Hostage-Taking of the Conductor")
    return closing(f"""
        express boxes={boxes}
        seats Ghost Tuco Belle Django
        roof     {roof}
        inside   {inside}
        time-car {time_car}
        round {5 if card in stations else 2} {card}
        {more}
        """)


@rule("TCAR-2", "TCAR-3", "EVENT-SPEED")
def test_higher_speed_moves_the_horse_beside_the_time_travel_car_and_nobody_in_it() -> None:
    scene = ending(
        "Higher Speed",
        "Horse | . | . | Marshal | Belle Django Horse",
        "Ghost Horse",
        "Tuco | . | . | . | .",
        "coach 0",
        "horses,timecar",
    )
    scene.shows("""
        roof     . | Tuco | . | . | .
        inside   Horse | Horse | . | Marshal | Belle Django Horse
        time-car Ghost
        """)


@rule("TCAR-2", "EVENT-PANT")
def test_the_horse_beside_the_time_travel_car_is_the_last_to_be_out_of_breath() -> None:
    scene = ending(
        "Panting Horses", "Horse | . | . | Marshal | Belle Django", "Ghost Tuco Horse", boxes="horses,timecar"
    )
    scene.shows("""
        inside   . | . | . | Marshal | Belle Django
        time-car Ghost Tuco Horse
        """)
    last = ending("Panting Horses", AWAY, "Ghost Tuco Horse", boxes="horses,timecar")
    last.shows("time-car Ghost Tuco")
    assert last.all_told()[1:] == ["The Horse beside the time-travel car is out of breath and leaves the game."]


# ---- the Marshal and the events
@rule("TCAR-3")
def test_the_marshal_never_enters_the_time_travel_car() -> None:
    scene = acting("Marshal", EMPTY, "Marshal | . | . | . | Belle Django", "time-car Ghost Tuco")
    assert scene.asked() == []
    scene.shows("inside . | Marshal | . | . | Belle Django")


@rule("TCAR-3", "MARSHAL-2")
def test_the_marshal_in_the_locomotive_hits_nobody_in_the_time_travel_car() -> None:
    scene = acting("Marshal", EMPTY, "Belle | Marshal | . | . | Django", "time-car Ghost Tuco")
    scene.play("Ghost", "marshal 0")
    scene.shows("""
        roof     Belle | . | . | . | .
        time-car Ghost Tuco
        """)
    assert scene.bullets("Ghost") == scene.bullets("Tuco") == []


@rule("TCAR-3")
@pytest.mark.parametrize(
    "card",
    [
        "Swivel Arm",
        "Braking",
        "Passengers' Rebellion",
        "Angry Marshal",
        "Marshal's Revenge",
        "Higher Speed",
        "Hostage-Taking of the Conductor",
        "The Shotgun's Rage",
    ],
)
def test_these_events_do_not_affect_a_bandit_in_the_time_travel_car(card: str) -> None:
    inside = "Marshal | . | . | . | Belle Django"
    scene = ending(card, inside, "Ghost[P250] Tuco[P300]", more="coach 0", boxes="horses,timecar")
    scene.shows("time-car Ghost[P250] Tuco[P300]")
    assert scene.bullets("Ghost") == scene.bullets("Tuco") == []


@rule("TCAR-3", "EVENT-PICK")
@pytest.mark.parametrize(("time_car", "offers"), [("Ghost P300 P400", 3), ("Ghost Tuco P300 P400", 0)])
def test_pickpocketing_works_in_the_time_travel_car(time_car: str, offers: int) -> None:
    inside = AWAY if "Tuco" in time_car else AWAY.replace(". |", "Tuco |", 1)
    scene = ending("Pickpocketing", inside, time_car)
    assert len(scene.offers("Ghost")) == offers
    if offers:
        scene.play("Ghost", "pick P2")
        scene.shows("time-car Ghost[P400] P300")


@rule("TCAR-3", "EVENT-SHARE")
@pytest.mark.parametrize(("time_car", "inside", "ghost"), [("Ghost[S] Tuco", ".", 500), ("Ghost[S]", "Tuco", 1500)])
def test_the_time_travel_car_is_a_spot_for_sharing_the_loot(time_car: str, inside: str, ghost: int) -> None:
    """Alone there, Ghost shares with nobody, and gets the $500 of TCAR-9."""
    scene = Drawn(f"""
        express boxes=horses,timecar
        seats Ghost Tuco Belle Django
        roof     . | . | . | . | .
        inside   {inside} | . | . | Marshal | Belle/5 Django
        time-car {time_car}
        round 5 Sharing the Loot
        {hit("Django", Belle=1)}, Ride
        next event
        """)
    told = scene.all_told()
    assert f"Ghost: ${ghost}." in told
    assert f"Tuco: ${500 if inside == '.' else 0}." in told


# ---- TCAR-7
@rule("TCAR-7", "TCAR-5")
def test_several_bandits_may_be_in_the_time_travel_car_and_loot_dropped_in_it_can_be_robbed() -> None:
    scene = stealing("""
        express boxes=timecar
        seats Ghost Tuco Belle Django
        roof     . | . | . | . | .
        inside   . | . | . | Marshal | Belle
        time-car Ghost Tuco[P350] Django[J]
        pile Ghost: Punch, Ghost: Robbery
        """)
    scene.play("Ghost", "punch Tuco")
    scene.shows("""
        inside   Tuco | . | . | Marshal | Belle
        time-car Ghost[P350] Django[J]
        """)
    told = scene.told("Belle")
    assert told[1:] == [
        "Ghost punches Tuco.",
        "Tuco drops a Purse, unseen.",
        "Tuco lands inside the Locomotive.",
        "Ghost: Robbery.",
        "Ghost takes a Purse, unseen.",
    ]


@rule("TCAR-7", "ROB-2")
def test_loot_in_the_locomotive_is_not_in_the_time_travel_car() -> None:
    scene = acting("Robbery", EMPTY, "S J | . | . | Marshal | Belle Django", "time-car Ghost Tuco")
    assert scene.all_told()[1:] == ["Ghost finds nothing to rob."]
    loot = acting("Robbery", EMPTY, "Ghost | . | . | Marshal | Belle Django", "time-car J Tuco")
    assert loot.all_told()[1:] == ["Ghost finds nothing to rob."]
