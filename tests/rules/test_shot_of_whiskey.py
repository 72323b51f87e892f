"""A shot of Whiskey for the Marshal."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, hit

SHOT = "A Shot of Whiskey for the Marshal: if there is a Whiskey inside his car, he drinks it and staggers back."
GONE = "The Marshal empties {}; it leaves the game."
TOO_FEW = "There are too few neutral Bullets: nobody gets one, and the rest leave the game."
CARS = ["the Locomotive", "the Baggage car (car 1)", "Second class (car 2)", "First class (car 3)"]
CARS += ["the Dining car (car 4)", "the Private saloon (car 5)"]


def walks(car: int) -> str:
    return f"The Marshal goes to {CARS[car]}."


def flees(name: str, car: int) -> str:
    return f"{name} flees from the Marshal to the roof of {CARS[car]}."


def struck(*names: str) -> list[str]:
    return [f"{name} is hit by a neutral Bullet." for name in names]


def drinking(scene: str, falls: list[int] | None = None) -> Drawn:
    """The event alone."""
    return closing(f"express boxes=horses\n{scene}\nround 1 A Shot of Whiskey for the Marshal", falls)


@rule("EVENT-SHOT", "MARSHAL-2")
def test_a_whiskey_inside_the_marshals_car_leaves_the_game_and_he_goes_one_car_back() -> None:
    scene = drinking("""
        roof   .   | Belle          | .    | .     | .
        inside Doc | Marshal W#1 P? | Tuco | Ghost | .
        """)
    assert scene.all_told() == [
        SHOT,
        GONE.format("a Whiskey"),
        walks(2),
        *struck("Tuco"),
        flees("Tuco", 2),
    ]
    scene.shows("roof . | Belle | Tuco | . | .")
    assert scene.sees(None).marshal == 2
    assert [place.name for place in scene.sees(None).places if place.loot] == ["1 inside"]
    assert "W#1" in scene.line("emptied").split(", ")
    assert [scene.bullets(name) for name in ("Doc", "Belle", "Tuco", "Ghost")] == [[], [], ["neutral"], []]


@rule("EVENT-SHOT")
def test_a_full_whiskey_shows_its_kind_to_everybody() -> None:
    scene = drinking("""
        roof   .    | Belle             | .   | .
        inside .    | Marshal O#2(Tuco) | Doc | Tuco
        """)
    assert scene.all_told()[1] == GONE.format("the Old Whiskey")
    assert "O#2" in scene.line("emptied").split(", ")
    for name in ("Belle", None):
        assert scene.sees(name).engine.extras[0]["old"] == scene.sees("Tuco").engine.extras[0]["old"] >= 0


@rule("EVENT-SHOT")
@pytest.mark.parametrize(("flask", "name", "end"), [("W/#3", "a Whiskey", 2), ("O/#3", "the Old Whiskey", 4)])
def test_a_half_full_whiskey_is_drunk_as_well(flask: str, name: str, end: int) -> None:
    scene = drinking(f"""
        roof   .    | Belle           | .   | .    | .
        inside .    | Marshal {flask} | .   | Tuco | Doc Ghost
        """)
    assert scene.all_told()[1:3] == [GONE.format(name), walks(2)]
    assert scene.sees(None).marshal == end
    assert flask.replace("/", "") in scene.line("emptied").split(", ")


@rule("EVENT-SHOT", "MARSHAL-2")
def test_after_the_old_whiskey_the_marshal_walks_to_the_caboose_and_drives_everybody_up_car_by_car() -> None:
    scene = drinking("""
        roof   Django    | .    | .   | .         | .     | .
        inside Marshal O | Tuco | .   | Doc Ghost | .     | Belle
        """)
    assert scene.all_told() == [
        SHOT,
        GONE.format("the Old Whiskey"),
        walks(1),
        *struck("Tuco"),
        flees("Tuco", 1),
        walks(2),
        walks(3),
        *struck("Doc", "Ghost"),
        flees("Doc", 3),
        flees("Ghost", 3),
        walks(4),
        walks(5),
        *struck("Belle"),
        flees("Belle", 5),
    ]
    scene.shows("""
        roof   Django | Tuco | . | Doc Ghost | . | Belle
        inside .      | .    | . | .         | . | Marshal
        """)
    assert scene.line("neutral") == "12"


@rule("EVENT-SHOT", "MARSHAL-2")
def test_the_marshal_leaves_the_roofs_on_his_way_alone() -> None:
    scene = drinking("""
        roof   .         | Tuco | Doc   | .
        inside Marshal O | .    | Horse | .
        coach 3
        coach-inside Belle
        """)
    assert scene.all_told()[1:] == [GONE.format("the Old Whiskey"), walks(1), walks(2), walks(3)]
    scene.shows("""
        roof   .         | Tuco | Doc   | .
        inside .         | .    | Horse | Marshal
        coach-inside Belle
        """)
    assert scene.line("neutral") == "16"


@rule("EVENT-SHOT")
@pytest.mark.parametrize(
    "scene",
    [
        "roof . | W Belle | . | .\ninside . | Marshal P250 | Doc W | Tuco",
        "roof . | Belle[W] | . | .\ninside W | Marshal | Doc[O] | Tuco",
        "roof . | Belle | . | .\ninside . | Marshal | Doc | Tuco\ncoach 1\ncoach-inside O\ncoach-roof W",
        "roof . | Belle | . | .\ninside . | Marshal | Doc | Tuco\nemptied W#1, O#2",
    ],
)
def test_without_a_whiskey_inside_the_marshals_car_nothing_happens(scene: str) -> None:
    game = drinking(scene)
    assert game.all_told() == [SHOT]
    assert game.sees(None).marshal == 1


@rule("EVENT-SHOT")
@pytest.mark.parametrize(("flask", "name"), [("W#2", "a Whiskey"), ("O/#2", "the Old Whiskey")])
def test_the_whiskey_leaves_even_if_the_marshal_is_in_the_caboose_and_cannot_move(flask: str, name: str) -> None:
    scene = drinking(f"""
        roof   . | . | Tuco | Belle
        inside . | . | Doc  | Marshal {flask}
        """)
    assert scene.all_told() == [SHOT, GONE.format(name)]
    scene.shows("""
        roof   . | . | Tuco | Belle
        inside . | . | Doc  | Marshal
        """)
    assert scene.line("neutral") == "16"


@rule("EVENT-SHOT", "MARSHAL-1")
def test_an_ordinary_whiskey_takes_the_marshal_from_the_locomotive_to_the_first_wagon_or_into_the_caboose() -> None:
    scene = drinking("""
        roof   .           | . | .   | .
        inside Marshal W S | . | Doc | Belle Tuco
        """)
    assert scene.all_told()[1:] == [GONE.format("a Whiskey"), walks(1)]
    scene = drinking("""
        roof   .   | . | .         | .
        inside Doc | . | Marshal W | Belle Tuco
        """)
    assert scene.all_told()[1:] == [
        GONE.format("a Whiskey"),
        walks(3),
        *struck("Belle", "Tuco"),
        flees("Belle", 3),
        flees("Tuco", 3),
    ]


@rule("EVENT-SHOT")
@pytest.mark.parametrize(
    ("fall", "name", "end", "left"),
    [
        (0, "a Whiskey", 2, "W/ O"),
        (1, "a Whiskey", 2, "W O"),
        (2, "the Old Whiskey", 3, "W W/"),
    ],
)
def test_the_marshal_drinks_one_of_several_whiskeys_at_random(fall: int, name: str, end: int, left: str) -> None:
    scene = drinking(
        """
        roof   Doc | Belle                      | Tuco | .
        inside .   | Marshal W#1 P250 W/#2 O#3  | .    | .
        """,
        [fall],
    )
    assert scene.used_up()
    told = scene.all_told()
    assert told[:2] == [SHOT, GONE.format(name)]
    assert told[2:] == [walks(car) for car in range(2, end + 1)]
    cells = [left + " P250" if car == 1 else "Marshal" if car == end else "." for car in range(4)]
    scene.shows(f"inside {' | '.join(cells)}")


@rule("EVENT-SHOT")
def test_whiskeys_in_the_cars_the_marshal_enters_stay() -> None:
    scene = drinking("""
        roof   .         | Tuco | Doc | . | Belle Ghost
        inside Marshal O | W    | W/  | . | W
        """)
    assert scene.all_told() == [SHOT, GONE.format("the Old Whiskey"), *(walks(car) for car in range(1, 5))]
    scene.shows("inside . | W | W/ | . | Marshal W")
    scene = drinking("""
        roof   .         | Tuco | Doc | . | Belle Ghost
        inside Marshal W | O    | W   | . | W/
        """)
    assert scene.all_told() == [SHOT, GONE.format("a Whiskey"), walks(1)]
    scene.shows("inside . | Marshal O | W | . | W/")


@rule("EVENT-SHOT", "GUN-3", "BULLET-1")
def test_a_bandit_who_flees_up_to_the_shotgun_flees_on_before_the_marshal_walks_on() -> None:
    scene = drinking("""
        seats  Doc Ghost Belle Tuco
        roof   .         | .    | Shotgun   | .     | .
        inside Marshal O | .    | Ghost Doc | Belle | Tuco
        first Ghost
        """)
    assert scene.all_told() == [
        SHOT,
        GONE.format("the Old Whiskey"),
        walks(1),
        walks(2),
        *struck("Doc", "Ghost"),
        flees("Doc", 2),
        flees("Ghost", 2),
        *struck("Doc", "Ghost"),
    ]
    assert scene.asked() == ["Ghost"]
    assert scene.offers("Ghost") == ["flee 1 roof", "flee 3 roof"]
    assert scene.sees(None).marshal == 2
    scene.play("Ghost", "flee 3 roof")
    assert scene.asked() == ["Doc"]
    scene.play("Doc", "flee 1 roof")
    assert scene.all_told() == [
        f"Ghost flees from the Shotgun to the roof of {CARS[3]}.",
        f"Doc flees from the Shotgun to the roof of {CARS[1]}.",
        walks(3),
        *struck("Belle"),
        flees("Belle", 3),
        walks(4),
        *struck("Tuco"),
        flees("Tuco", 4),
    ]
    scene.shows("""
        roof   . | Doc | Shotgun | Ghost Belle | Tuco
        inside . | .   | .       | .           | Marshal
        """)
    assert scene.line("neutral") == "10"


@rule("EVENT-SHOT", "GUN-3")
def test_there_is_only_one_way_to_flee_from_the_shotgun_on_the_caboose_and_nobody_is_asked() -> None:
    scene = drinking("""
        roof   . | .         | . | Shotgun
        inside . | Marshal O | . | Tuco
        coach-inside Doc Belle
        """)
    assert scene.all_told()[1:] == [
        GONE.format("the Old Whiskey"),
        walks(2),
        walks(3),
        *struck("Tuco"),
        flees("Tuco", 3),
        *struck("Tuco"),
        f"Tuco flees from the Shotgun to the roof of {CARS[2]}.",
    ]
    scene.shows("roof . | . | Tuco | Shotgun")


@rule("EVENT-SHOT", "BULLET-1")
def test_each_car_is_a_separate_moment_when_the_bullets_run_out() -> None:
    scene = drinking(f"""
        roof   .         | .        | .         | .     | .
        inside Marshal O | Tuco     | Doc Ghost | Belle | .
        {hit("Belle", neutral=14)}, Ride
        """)
    assert scene.all_told()[1:] == [
        GONE.format("the Old Whiskey"),
        walks(1),
        *struck("Tuco"),
        flees("Tuco", 1),
        walks(2),
        TOO_FEW,
        flees("Doc", 2),
        flees("Ghost", 2),
        walks(3),
        flees("Belle", 3),
        walks(4),
    ]
    assert scene.line("neutral") == "0"
    assert [scene.bullets(name) for name in ("Tuco", "Doc", "Ghost")] == [["neutral"], [], []]


@rule("EVENT-SHOT", "GUN-3", "BULLET-1")
def test_the_marshals_bullets_may_leave_too_few_for_the_shotguns() -> None:
    scene = drinking(f"""
        roof   . | .         | .         | Shotgun
        inside . | .         | Marshal W | Tuco Doc
        coach-inside Belle
        {hit("Belle", neutral=13)}, Ride
        """)
    assert scene.all_told()[1:] == [
        GONE.format("a Whiskey"),
        walks(3),
        *struck("Tuco", "Doc"),
        flees("Tuco", 3),
        flees("Doc", 3),
        TOO_FEW,
        f"Tuco flees from the Shotgun to the roof of {CARS[2]}.",
        f"Doc flees from the Shotgun to the roof of {CARS[2]}.",
    ]
    assert (scene.bullets("Tuco"), scene.bullets("Doc"), scene.line("neutral")) == (["neutral"], ["neutral"], "0")


@rule("EVENT-SHOT", "COACH-6", "GUN-6")
def test_the_marshal_drinks_before_the_stagecoach_and_the_shotgun_fall_back() -> None:
    scene = Drawn("""
        express boxes=horses
        roof   .    | Shotgun    | .    | .
        inside .    | Marshal W  | Tuco | .
        coach-inside Doc Belle
        round 5 A Shot of Whiskey for the Marshal
        anyway round
        next event
        """)
    assert scene.told(None)[:7] == [
        SHOT,
        GONE.format("a Whiskey"),
        walks(2),
        *struck("Tuco"),
        flees("Tuco", 2),
        "The Stagecoach falls back to Second class (car 2).",
        *struck("Tuco"),
    ]
    assert scene.offers("Tuco") == ["flee 1 roof", "flee 3 roof"]


@rule("EVENT-SHOT", "DUEL-5", "EXPERT-4")
def test_in_the_two_player_game_the_bullets_go_on_top_of_the_players_deck() -> None:
    scene = closing("""
        express boxes=horses
        seats  Tuco+Cheyenne Django+Doc
        roof   .         | .        | .    | . | .
        inside Marshal O | Cheyenne | Tuco | . | Doc Django
        round 1 A Shot of Whiskey for the Marshal
        """)
    assert scene.cards("Tuco").top == ("neutral", "neutral")
    assert scene.cards("Doc").top == ("neutral", "neutral")
    assert scene.all_told()[3:5] == [*struck("Cheyenne"), flees("Cheyenne", 1)]
    scene.shows("roof . | Cheyenne | Tuco | . | Doc Django")


@rule("EVENT-SHOT", "TCAR-3")
def test_a_whiskey_in_the_time_travel_car_is_not_inside_the_marshals_car() -> None:
    scene = closing("""
        express boxes=horses,timecar
        roof   .       | .   | .    | .
        inside Marshal | Doc | Tuco | Belle
        time-car W
        round 1 A Shot of Whiskey for the Marshal
        """)
    assert scene.all_told() == [SHOT]
