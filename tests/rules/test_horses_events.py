"""The Round cards of Horses & Stagecoach, and Panting horses."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, closing
from tests.rules.test_components import FEW, MANY, STATIONS

BANDITS = ["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Tuco"]
S, T, D, M = "standard", "tunnel", "speeding-up", "turmoil"
# The turns, the event, and how many cards everybody may keep.
Card = tuple[tuple[str, ...], str | None, int]
FEW_RIDERS: dict[str, Card] = {
    "Stand-Off": ((M, T, S, S), None, 2),
    "A Shot of Whiskey for the Marshal": ((S, S, T, T, S), "shot-of-whiskey", 1),
    "Panting Horses": ((M, S, D, S), "panting-horses", 0),
    "Higher Speed": ((S, T, S), "higher-speed", 1),
    "The Shotgun's Rage": ((S, T, M, S), "rage", 1),
}
MANY_RIDERS: dict[str, Card] = {
    "Stand-Off": ((M, T, S), None, 2),
    "A Shot of Whiskey for the Marshal": ((S, T, T, S), "shot-of-whiskey", 1),
    "Panting Horses": ((M, S, D), "panting-horses", 0),
    "Higher Speed": ((S, S, T, S), "higher-speed", 1),
    "The Shotgun's Rage": ((S, T, M, S), "rage", 1),
}
RIDERS_STATIONS: dict[str, Card] = {
    "Sharing the Loot": ((S, S, T, S), "sharing", 0),
    "Escape": ((S, S, T, S, S), "escape", 0),
    "Mortal Bullet": ((S, S, T, S), "mortal-bullet", 0),
}
PANTING = "Panting Horses: the Horse nearest the last car leaves the game; with 5 or 6 players, the two nearest."


def gone(place: str) -> str:
    return f"The Horse beside {place} is out of breath and leaves the game."


def reveal(first_line: str, seats: str, number: int, fall: int, cards: str = "") -> tuple[str, Card]:
    """The Round card that this fall of the dice reveals in a round; `cards` are lines of the scene."""
    bandits = seats.replace("+", " ").split()
    wagons = 4 if "+" in seats else len(bandits)
    scene = Drawn(
        f"""
        {first_line}
        seats {seats}
        roof   {" ".join(bandits)} {" | . " * wagons}
        inside Marshal {" | . " * wagons}
        round {number}
        {cards}
        next reveal
        """,
        [fall],
    )
    assert scene.used_up()
    card = scene.sees(None).round
    return card.card, (card.turns, card.event, card.keep)


@rule("HSET-4", "COMP-5")
@pytest.mark.parametrize(
    ("first_line", "seats", "base", "added"),
    [
        ("express boxes=horses", " ".join(BANDITS[:3]), FEW, FEW_RIDERS),
        ("express boxes=horses,timecar", " ".join(BANDITS[:4]), FEW, FEW_RIDERS),
        ("express boxes=horses", " ".join(BANDITS[:5]), MANY, MANY_RIDERS),
        ("express boxes=horses", " ".join(BANDITS), MANY, MANY_RIDERS),
        ("express variant=teams boxes=horses", " ".join(BANDITS[:4]), FEW, FEW_RIDERS),
        ("express variant=teams boxes=horses", " ".join(BANDITS), MANY, MANY_RIDERS),
        ("express variant=pairs boxes=horses", "Ghost+Tuco Doc+Django Belle+Cheyenne", FEW, FEW_RIDERS),
    ],
)
def test_the_new_round_cards_and_stations_are_shuffled_with_those_of_the_base_game(
    first_line: str, seats: str, base: dict[str, str], added: dict[str, Card]
) -> None:
    all_cards, all_stations = len(base) + len(added), len(STATIONS) + len(RIDERS_STATIONS)
    cards = dict(reveal(first_line, seats, 1, fall) for fall in range(all_cards))
    assert len(cards) == all_cards
    assert {name: ", ".join(cards[name][0]) for name in base} == base
    assert {name: cards[name] for name in added} == added
    assert all(cards[name][2] == 0 for name in base)  # no card of the base game has the KEEP-1 icon
    stations = dict(reveal(first_line, seats, 5, fall) for fall in range(all_stations))
    assert len(stations) == all_stations
    for number, cards_there in ((1, all_cards), (5, all_stations)):
        with pytest.raises(ValueError, match=f"below {cards_there}$"):
            reveal(first_line, seats, number, cards_there)
    assert {name: ", ".join(stations[name][0]) for name in STATIONS} == STATIONS
    assert {name: stations[name] for name in RIDERS_STATIONS} == RIDERS_STATIONS


@rule("HSET-4", "DUEL-1", "KEEP-1")
def test_two_players_use_the_round_cards_for_up_to_four_and_keep_no_cards_for_icons() -> None:
    all_cards = len(FEW) + len(FEW_RIDERS)
    cards = dict(reveal("express boxes=horses", "Tuco+Cheyenne Django+Doc", 2, fall) for fall in range(all_cards))
    assert {name: cards[name] for name in FEW_RIDERS} == {
        name: (turns, event, 0) for name, (turns, event, _) in FEW_RIDERS.items()
    }


@rule("HSET-4", "SETUP-5")
def test_a_round_card_already_seen_does_not_come_up_again() -> None:
    seen = "seen Stand-Off, Bridge, Higher Speed"
    unseen = {*FEW, *FEW_RIDERS} - {"Stand-Off", "Bridge", "Higher Speed"}
    names = [reveal("express boxes=horses", "Doc Belle Tuco", 4, fall, seen)[0] for fall in range(len(unseen))]
    assert sorted(names) == sorted(unseen)


@rule("HSET-4")
def test_the_time_travel_car_adds_no_round_card() -> None:
    assert {reveal("express boxes=timecar", "Doc Belle Tuco", 1, fall)[0] for fall in range(len(FEW))} == set(FEW)
    assert {reveal("express boxes=timecar", "Doc Belle Tuco", 5, fall)[0] for fall in range(len(STATIONS))} == set(
        STATIONS
    )
    for number, cards in ((1, len(FEW)), (5, len(STATIONS))):
        with pytest.raises(ValueError, match=f"below {cards}$"):
            reveal("express boxes=timecar", "Doc Belle Tuco", number, cards)


@rule("HSET-4", "ROUND-3")
def test_everybody_is_told_the_turns_of_a_new_round_card() -> None:
    scene = Drawn(
        """
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | .   | .     | .
        inside Marshal | Doc | Belle | Tuco
        round 3
        next reveal
        """,
        [len(FEW)],
    )
    assert scene.all_told() == [
        "Round 3: Stand-Off (Turmoil, Tunnel, standard, standard).",
        "Turn 1: Turmoil.",
    ]


@rule("EVENT-PANT")
def test_the_horse_nearest_the_caboose_leaves_the_game() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc | .     | .     | .    | .
        inside .   | Horse | Horse | Tuco | Marshal
        coach-inside Belle Ghost
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("Second class (car 2)")]
    scene.shows("""
        roof   Doc | .     | . | .    | .
        inside .   | Horse | . | Tuco | Marshal
        """)
    assert scene.sees(None).boxes["horses"].horses == (0, 1, 0, 0, 0)


@rule("EVENT-PANT")
def test_one_of_two_horses_beside_the_rearmost_car_leaves() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc   | . | .           | .
        inside Horse | . | Horse Horse | Tuco Ghost Marshal
        anyway Marshal
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("Second class (car 2)")]
    scene.shows("inside Horse | . | Horse | Tuco Ghost Marshal")


@rule("EVENT-PANT")
def test_the_caboose_and_the_locomotive_are_cars_like_the_others() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc         | . | . | Ghost
        inside Horse Horse | . | . | Tuco Marshal Horse
        anyway Marshal
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("First class (car 3)")]
    scene.shows("inside Horse Horse | . | . | Tuco Marshal")
    scene = closing("""
        express boxes=horses
        roof   Doc         | . | . | Ghost
        inside Horse Horse | . | . | Tuco Marshal
        anyway Marshal
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("the Locomotive")]
    scene.shows("inside Horse | . | . | Tuco Marshal")


@rule("EVENT-PANT")
@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_the_two_nearest_horses_leave(players: int) -> None:
    wagons = " | .                 " * (players - 4)
    scene = closing(f"""
        express boxes=horses
        roof   {" ".join(BANDITS[:players])} | .     | .           | .     | . {wagons}
        inside .                             | Horse | Horse Horse | Horse | . {wagons} Marshal
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("First class (car 3)"), gone("Second class (car 2)")]
    assert scene.sees(None).boxes["horses"].horses == (0, 1, 1, *[0] * (players - 2))


@rule("EVENT-PANT")
def test_with_five_players_two_horses_beside_one_car_leave_together() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc Belle Tuco | .     | . | .                 | . | .
        inside Ghost          | Horse | . | Horse Horse Horse | . | Marshal Django
        anyway Marshal
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("First class (car 3)"), gone("First class (car 3)")]
    assert scene.sees(None).boxes["horses"].horses == (0, 1, 0, 1, 0, 0)


@rule("EVENT-PANT")
def test_with_fewer_horses_left_those_leave() -> None:
    scene = closing("""
        express boxes=horses
        roof   Doc Belle Tuco | .     | . | . | . | .
        inside Ghost          | Horse | . | . | . | Marshal Django
        anyway Marshal
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("the Baggage car (car 1)")]
    assert scene.sees(None).boxes["horses"].horses == (0,) * 6


@rule("EVENT-PANT")
@pytest.mark.parametrize("bandits", ["Doc Belle Tuco", "Doc Belle Tuco Ghost Django"])
def test_without_a_horse_nothing_happens(bandits: str) -> None:
    wagons = " | . " * len(bandits.split())
    scene = closing(f"""
        express boxes=horses
        roof   {bandits} {wagons}
        inside Marshal   {wagons}
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING]


@rule("EVENT-PANT", "TCAR-2")
def test_the_time_travel_car_is_farthest_from_the_caboose() -> None:
    scene = closing("""
        express boxes=horses,timecar
        roof   Doc   | . | . | .
        inside Horse | . | . | Marshal Belle Tuco
        anyway Marshal
        time-car Horse
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("the Locomotive")]
    coach = scene.sees(None).boxes["horses"]
    assert (coach.horses, coach.horses_ahead) == ((0,) * 4, 1)


@rule("EVENT-PANT", "TCAR-2")
def test_a_horse_beside_the_time_travel_car_may_be_the_nearest_left() -> None:
    scene = closing("""
        express boxes=horses,timecar
        roof   Doc   | . | . | . | . | .
        inside Horse | . | . | . | . | Marshal Belle Tuco Ghost Django
        anyway Marshal
        time-car Horse Horse
        round 1 Panting Horses
        """)
    assert scene.all_told() == [PANTING, gone("the Locomotive"), gone("the time-travel car")]
    coach = scene.sees(None).boxes["horses"]
    assert (coach.horses, coach.horses_ahead) == ((0,) * 6, 1)


@rule("EVENT-PANT", "PAIR-1", "DUEL-1")
@pytest.mark.parametrize(
    ("first_line", "seats", "left"),
    [
        ("express variant=pairs boxes=horses", "Ghost+Tuco Doc+Django Belle+Cheyenne", 2),
        ("express boxes=horses", "Tuco+Cheyenne Django+Doc", 2),
        ("express variant=teams boxes=horses", "Doc Belle Tuco Ghost", 2),
        ("express variant=teams boxes=horses", "Doc Belle Tuco Ghost Django Cheyenne", 1),
    ],
)
def test_how_many_horses_leave_depends_on_the_round_cards_not_on_the_bandits(
    first_line: str, seats: str, left: int
) -> None:
    bandits = seats.replace("+", " ")
    wagons = 6 if "Django Cheyenne" in seats else 4
    scene = closing(f"""
        {first_line}
        seats {seats}
        roof   {bandits} | .     | .           {" | ." * (wagons - 2)}
        inside Marshal   | Horse | Horse Horse {" | ." * (wagons - 2)}
        round 1 Panting Horses
        """)
    assert sum(scene.sees(None).boxes["horses"].horses) == left
    assert scene.all_told()[1:] == [gone("Second class (car 2)")] * (3 - left)


@rule("EVENT-PANT", "COACH-6", "ROUND-4")
def test_the_horses_pant_before_the_stagecoach_falls_back() -> None:
    scene = Drawn("""
        express boxes=horses
        seats Doc Belle Tuco
        roof   .       | .         | .     | .
        inside Marshal | Doc Horse | Belle | Tuco
        coach 1
        round 1 Panting Horses
        next event
        """)
    assert scene.told(None)[:4] == [
        PANTING,
        gone("the Baggage car (car 1)"),
        "The Stagecoach falls back to Second class (car 2).",
        "Belle is First Player.",
    ]


@rule("HSET-4", "HSET-2", "HSET-3", "HSET-5")
@pytest.mark.parametrize(
    ("players", "variant", "wagons", "bandits"),
    [
        (2, "duel", 4, 4),
        (2, "pairs", 3, 4),
        (3, "pairs", 4, 6),
        (3, "standard", 3, 3),
        (4, "standard", 4, 4),
        (5, "standard", 5, 5),
        (6, "standard", 6, 6),
        (4, "teams", 4, 4),
        (6, "teams", 6, 6),
    ],
)
def test_the_box_adds_these_numbers_of_pieces_in_every_variant(
    players: int, variant: str, wagons: int, bandits: int
) -> None:
    chosen: dict[str, Any] = (
        {"bandits": ["Ghost+Tuco", "Doc+Django", "Belle+Cheyenne"][:players]} if variant == "pairs" else {}
    )
    view = Begun(players, variant=variant, boxes=["horses"], **chosen).sees(None)
    assert view.neutral == 16
    assert len(view.boxes["horses"].hostages) == bandits - 1
    assert len(set(view.boxes["horses"].hostages)) == bandits - 1
    flasks = [[token for token in place.loot if token.kind == "whiskey"] for place in view.places]
    inside = [len(found) for found in flasks[: 2 * wagons + 2 : 2]]
    assert inside == [0] + [1] * wagons
    assert sum(len(found) for found in flasks) == wagons
    assert all(token.value is None and not token.half for found in flasks for token in found)
    assert [seat.deck for seat in view.seats] == [13 if bandits > players else 11] * players
    assert [token.kind for token in view.spare] == ["strongbox"] * 2  # the second one, and the Shotgun's
