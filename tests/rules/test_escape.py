"""Escape: riding away for good."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

ESCAPE = "Escape: at the end everybody in and on the train is caught; ride away, or be in or on the Stagecoach."
COACH = "The Stagecoach falls back to the Baggage car (car 1)."
LAST = "round 5 Escape"


def away(name: str) -> str:
    return f"{name} rides away for good, and is safe."


@rule("EVENT-ESCAPE", "RIDE-1", "RIDE-2")
def test_in_the_escape_round_a_bandit_may_ride_away_for_good() -> None:
    game = stealing(f"""
        express boxes=horses
        roof   .       | .   | .               | .         | .
        inside Marshal | .   | Doc[P300] Horse | Horse     | Tuco Belle Ghost
        coach 1
        {LAST}
        pile Doc: Ride
        """)
    assert game.offers("Doc") == [
        "ride 0 inside",
        "ride 1 inside",
        "ride coach inside",
        "ride 2 inside",
        "ride 3 inside",
        "ride 4 inside",
        "ride off",
    ]
    game.play("Doc", "ride off")
    assert game.all_told() == ["Doc: Ride.", away("Doc")]
    game.shows(
        """
        roof   .       | .   | .               | .         | .
        inside Marshal | .   | .               | Horse     | Tuco Belle Ghost
        off    S Doc[P300]
        """.replace("S ", "")
    )
    assert game.sees(None).boxes["horses"].escaped == ("Doc",)
    assert game.sees("Tuco").boxes["horses"].horses == (0, 0, 0, 1, 0)


@rule("EVENT-ESCAPE")
@pytest.mark.parametrize("card", ["Mortal Bullet", "Sharing the Loot", "Pickpocketing", "Braking"])
def test_in_no_other_round_may_a_bandit_ride_away_for_good(card: str) -> None:
    game = stealing(f"""
        express boxes=horses
        roof   .       | .         | .    | .
        inside Marshal | Doc Horse | Tuco | Belle
        round 5 {card}
        pile Doc: Ride
        anyway round
        """)
    assert game.offers("Doc") == [
        "ride 0 inside",
        "ride coach inside",
        "ride 1 inside",
        "ride 2 inside",
        "ride 3 inside",
    ]
    assert game.refuses("Doc", "ride off") == "EVENT-ESCAPE"


@rule("EVENT-ESCAPE", "RIDE-1")
@pytest.mark.parametrize(
    "train",
    [
        "roof . | Doc | . | .\ninside Marshal | Horse | . | Belle Tuco",
        "roof Doc | . | . | .\ninside Marshal Horse | . | . | Belle Tuco",
        "roof . | . | . | Doc\ninside Marshal | . | . | Belle Tuco Horse",
        "roof . | . | . | .\ninside Marshal | . | . | Belle Tuco Horse\ncoach 3\ncoach-inside Doc",
        "roof . | . | . | .\ninside Marshal | . | Horse | Belle Tuco\ncoach 2\ncoach-roof Shotgun Doc",
    ],
)
def test_a_horse_is_also_at_hand_from_roofs_and_from_the_stagecoach(train: str) -> None:
    game = stealing(f"express boxes=horses\nseats Doc Belle Tuco\n{train}\n{LAST}\npile Doc: Ride")
    assert game.offers("Doc")[-1] == "ride off"
    game.play("Doc", "ride off")
    assert game.all_told() == ["Doc: Ride.", away("Doc")]
    assert sum(game.sees(None).boxes["horses"].horses) == 0
    assert game.line("escaped") == "Doc"


@rule("EVENT-ESCAPE", "TCAR-2")
def test_a_horse_beside_the_time_travel_car_is_at_hand_there() -> None:
    game = stealing(f"""
        express boxes=horses,timecar
        seats Doc Belle Tuco
        roof   .       | . | . | .
        inside Marshal | . | . | Belle Tuco
        time-car Doc Horse
        {LAST}
        pile Doc: Ride
        """)
    assert game.offers("Doc")[-1] == "ride off"
    game.play("Doc", "ride off")
    assert (game.line("escaped"), game.sees(None).boxes["horses"].horses_ahead) == ("Doc", 0)


@rule("EVENT-ESCAPE", "RIDE-1")
def test_without_a_horse_at_hand_nobody_rides_away() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .     | .   | .
        inside Marshal | Horse | Doc | Tuco Horse
        coach 2
        coach-inside Belle
        {LAST}
        pile Doc: Ride, Belle: Ride
        """)
    assert game.all_told()[:4] == ["Doc: Ride.", "Doc finds no Horse.", "Belle: Ride.", "Belle finds no Horse."]
    assert game.winners() == ["Belle"]  # inside the Stagecoach


@rule("EVENT-ESCAPE", "RIDE-1")
def test_one_horse_carries_one_bandit_away() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .               | .     | .
        inside Marshal | Doc Belle Horse | Horse | Tuco
        {LAST}
        pile Doc: Ride, Belle: Ride
        """)
    game.play("Doc", "ride off")
    assert game.all_told()[:4] == ["Doc: Ride.", away("Doc"), "Belle: Ride.", "Belle finds no Horse."]
    assert game.winners() == ["Doc"]


@rule("EVENT-ESCAPE", "HOST-ZEALOT")
def test_a_bandit_with_the_zealot_cannot_ride_away() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .                 | . | .
        inside Marshal | Doc[Zealot] Horse | . | Tuco Belle
        {LAST}
        pile Doc: Ride
        """)
    assert game.all_told()[:4] == [
        "Doc: Ride.",
        "Ride of Doc has no effect: with the Zealot there is no more Ride.",
        ESCAPE,
        COACH,
    ]
    assert game.winners() == []
    assert game.dollars() == {"Doc": 1700, "Tuco": 1000, "Belle": 1000}


@rule("EVENT-ESCAPE", "RIDE-3", "HOST-1")
def test_a_ride_may_also_lead_into_the_stagecoach() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .         | . | .
        inside Marshal | Doc Horse | . | Tuco Belle
        coach-inside Teacher Zealot
        {LAST}
        pile Doc: Ride
        """)
    game.play("Doc", "ride coach inside")
    game.play("Doc", "hostage Teacher")
    assert game.winners() == ["Doc"]
    assert game.dollars()["Doc"] == 1800


@rule("EVENT-ESCAPE", "ACT-1")
def test_an_escaped_bandits_earlier_cards_have_acted_and_later_ones_do_nothing_not_even_marshal_cards() -> None:
    game = Drawn(f"""
        express boxes=horses
        seats Doc Belle Tuco
        roof   .       | .            | .     | .
        inside Marshal | Doc P? Horse | Belle | Tuco
        {LAST}
        pile Doc: Fire, Doc: Robbery, Doc: Ride, Doc: Marshal, Doc: Move down, Belle: Marshal, Doc: Floor
        """)
    game.play("Doc", "ride off")
    assert game.told(None)[:13] == [
        "Doc: Fire.",
        "Doc fires at Belle.",
        "Doc: Robbery.",
        "Doc takes a Purse, unseen.",
        "Doc: Ride.",
        away("Doc"),
        "Doc: Marshal.",
        "Marshal of Doc has no effect: Doc has ridden away.",
        "Doc: Move.",
        "Move of Doc has no effect: Doc has ridden away.",
        "Belle: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Doc: Floor Change.",
    ]
    assert game.told("Doc")[13] == "Floor Change of Doc has no effect: Doc has ridden away."


@rule("EVENT-ESCAPE", "FIRE-5", "PUNCH-1", "BELLE-1")
def test_nothing_can_touch_a_bandit_who_has_ridden_away() -> None:
    game = Drawn(f"""
        express boxes=horses
        seats Doc Belle Tuco Ghost
        roof   .       | .         | .     | .    | .
        inside Marshal | Doc Horse | Belle | Tuco | Ghost
        {LAST}
        pile Doc: Ride, Belle: Move, Belle: Punch, Tuco: Move, Tuco: Fire
        """)
    game.play("Doc", "ride off")
    game.play("Belle", "move 1 inside")
    game.play("Tuco", "move 2 inside")
    assert game.all_told()[2:10] == [
        "Belle: Move.",
        "Belle goes into the Baggage car (car 1).",
        "Belle: Punch.",
        "Belle has nobody to punch.",
        "Tuco: Move.",
        "Tuco goes into Second class (car 2).",
        "Tuco: Fire.",
        "Tuco fires at Belle.",  # Doc could not be chosen instead
    ]


@rule("EVENT-ESCAPE", "PRINT-1")
def test_djangos_long_shot_of_the_first_printing_cannot_hit_a_bandit_who_has_ridden_away() -> None:
    game = Drawn(f"""
        express printing=first boxes=horses
        seats Django Belle Tuco Ghost
        roof   .      | .       | . | .                | .
        inside Django | Marshal | . | Tuco Belle Horse | Ghost
        {LAST}
        pile Tuco: Ride, Django: Fire
        """)
    game.play("Tuco", "ride off")
    assert game.all_told()[2:4] == ["Django: Fire.", "Django fires at Ghost."]
