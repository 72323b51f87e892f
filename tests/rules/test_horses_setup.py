"""Horses & Stagecoach: the set-up."""

import re
from typing import Any

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import Begun, Drawn, closing, hit, stealing

THREE = ["Belle", "Ghost", "Tuco"]
WAGONS = ["First class", "Baggage car", "Second class"]
NO_PURSE = [0, 0]
HOSTAGES = ("Zealot", "Minister", "Old Lady", "Teacher", "Banker", "Poodle", "Photographer", "Poker Player")
REGULAR = {
    "Stand-Off",
    "A Shot of Whiskey for the Marshal",
    "Panting Horses",
    "Higher Speed",
    "The Shotgun's Rage",
}
STATIONS = {
    "Pickpocketing",
    "Marshal's Revenge",
    "Hostage-Taking of the Conductor",
    "Sharing the Loot",
    "Escape",
    "Mortal Bullet",
}


def begun(old: int, *hostages: int) -> Begun:
    """Three players on chosen wagons with two Purses, before the attack."""
    return Begun(3, [*NO_PURSE, old, *hostages], boxes=["horses"], bandits=THREE, wagons=WAGONS)


@rule("HSET-1")
def test_the_stagecoach_stands_beside_the_locomotive_with_the_shotgun_on_a_third_strongbox() -> None:
    game = begun(0, 0, 0)
    assert game.used_up()
    game.shows("""
        roof         . | . | . | .
        inside       Marshal S | J J J O | P250 W | P250 J W
        coach-roof   Shotgun S
        coach-inside Zealot Minister
        off          Belle[P250] Ghost[P250] Tuco[P250] S
        """)
    coach = game.sees("Belle").boxes["horses"]
    assert (coach.car, coach.shotgun) == (0, "coach roof")
    assert len(re.findall(r"S#", str(game.game))) == 3


@rule("HSET-1")
@pytest.mark.parametrize("car", [0, 2, 3])
def test_the_stagecoach_has_two_floors_and_faces_exactly_one_car(car: int) -> None:
    """A Punch leads between its inside and the car that it faces, and no other car."""
    cars = [".", "Marshal", ".", "Tuco Horse"]
    cars[car] += " Belle Ghost"
    scene = stealing(f"""
        express boxes=horses
        seats Belle Ghost Tuco
        roof . | . | . | .
        inside {" | ".join(cars)}
        coach {car}
        coach-inside Zealot
        pile Belle: Punch
        """)
    if car == 3:
        scene.play("Belle", "punch Ghost")
    others = [f"knock {near} inside" for near in (car - 1, car + 1) if 0 <= near <= 3]
    assert scene.offers("Belle") == [*others, "knock coach inside"]


@rule("HSET-1")
def test_the_third_strongbox_is_worth_a_thousand_like_the_others() -> None:
    scene = stealing("""
        express boxes=horses
        seats Belle Ghost Tuco
        roof   . | . | . | Tuco
        inside Marshal | . | Ghost | .
        coach-roof Belle
        pile Belle: Punch, Belle: Robbery
        """)
    scene.shows("""
        roof       Shotgun | . | . | Tuco
        coach-roof Belle[S]
        """)
    assert [(token.kind, token.label, token.value) for token in scene.sees("Tuco").bandits[0].loot] == [
        ("strongbox", "S3", 1000)
    ]
    assert scene.all_told()[-1] == "Belle takes a Strongbox ($1000)."


@rule("HSET-1", "EVENT-TAKEALL")
def test_take_it_all_brings_the_second_strongbox_not_the_third() -> None:
    scene = closing("""
        express boxes=horses
        seats Belle Ghost Tuco
        roof   . | . | . | .
        inside S | Marshal | Belle Ghost | Tuco
        off S
        round 2 Take It All!
        """)
    scene.shows("""
        inside     S | Marshal S | Belle Ghost | Tuco
        coach-roof Shotgun S
        """)
    assert [token.label for token in scene.sees(None).places[2].loot] == ["S2"]


@rule("HSET-2")
@pytest.mark.parametrize(
    ("fall", "inside"),
    [
        (0, "Marshal S | J J J O | P250 W | P250 J W"),
        (2, "Marshal S | J J J W | P250 W | P250 J O"),
        (3, "Marshal S | J J J W | P250 W | P250 J W"),
        (5, "Marshal S | J J J W | P250 W | P250 J W"),
    ],
)
def test_each_wagon_gets_a_whiskey_and_the_old_one_is_one_of_six(fall: int, inside: str) -> None:
    game = begun(fall, 0, 0)
    game.shows(f"inside {inside}")
    with pytest.raises(ValueError, match="below 6"):
        begun(6, 0, 0)


@rule("HSET-2")
def test_whiskeys_lie_face_down() -> None:
    game = begun(0, 0, 0)
    for name in (*THREE, None):
        for place in game.sees(name).places:
            flasks = [token for token in place.loot if token.kind == "whiskey" or token.kind == "old-whiskey"]
            on_wagon = place.car not in (None, 0) and place.floor == "inside"
            assert [(flask.kind, flask.known_by, flask.half) for flask in flasks] == [("whiskey", (), False)] * on_wagon
        assert game.sees(name).engine.extras[0]["old"] == -1


@rule("HSET-2", "HSET-3", "HSET-5")
@pytest.mark.parametrize(
    ("players", "options", "wagons", "bandits"),
    [
        (3, {}, 3, 3),
        (4, {"expert": True}, 4, 4),
        (5, {"printing": "first"}, 5, 5),
        (6, {}, 6, 6),
        (2, {}, 4, 4),
        (2, {"variant": "pairs"}, 3, 4),
        (3, {"variant": "pairs"}, 4, 6),
        (4, {"variant": "teams"}, 4, 4),
        (6, {"variant": "teams", "expert": True}, 6, 6),
    ],
)
def test_there_is_one_whiskey_per_wagon_one_horse_per_bandit_and_one_hostage_fewer(
    players: int, options: dict[str, Any], wagons: int, bandits: int
) -> None:
    for seed in range(4):
        game = folsom.new_game("express", players, seed, boxes=["horses"], **options)
        while game.view(None).phase == "setting up":
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        view = game.view(None)
        assert view.boxes["horses"] is not None
        assert len(view.wagons) == wagons
        flasks = [
            place.name
            for place in view.places
            for token in place.loot
            if token.kind == "whiskey" or token.kind == "old-whiskey"
        ]
        assert flasks == [f"{car} inside" for car in range(1, wagons + 1)]
        assert len(view.boxes["horses"].hostages) == len(set(view.boxes["horses"].hostages)) == bandits - 1
        assert set(view.boxes["horses"].hostages) <= set(HOSTAGES)
        assert view.boxes["horses"].taken == (None,) * bandits
        assert sum(view.boxes["horses"].horses) == bandits
        assert view.neutral == 16


@rule("HSET-3")
@pytest.mark.parametrize(
    ("falls", "drawn"), [((0, 0), "Zealot Minister"), ((7, 0), "Zealot PokerPlayer"), ((4, 4), "Banker Poodle")]
)
def test_hostages_are_drawn_from_eight_and_everybody_sees_them(falls: tuple[int, int], drawn: str) -> None:
    game = begun(0, *falls)
    game.shows(f"coach-inside {drawn}")
    for name in (*THREE, None):
        seen = game.sees(name).boxes["horses"].hostages
        assert " ".join(hostage.replace(" ", "") for hostage in seen) == drawn
    with pytest.raises(ValueError, match="below 8"):
        begun(0, 8, 0)
    with pytest.raises(ValueError, match="below 7"):
        begun(0, 0, 7)


@rule("HSET-4")
@pytest.mark.parametrize("players", [3, 6])
def test_twelve_round_cards_are_shuffled_together_and_so_are_six_stations(players: int) -> None:
    seen: set[str] = set()
    ends: set[str] = set()
    for seed in range(40):
        game = folsom.new_game("express", players, seed, boxes=["horses"])
        while not game.over:
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])
        cards = [event.points["card"] for event in game.events(None) if event.kind == "round"]
        assert len(set(cards)) == 5
        assert not set(cards[:4]) & STATIONS
        seen |= set(cards[:4])
        ends.add(cards[4])
    assert ends == STATIONS
    assert len(seen) == 12
    assert seen > REGULAR


@rule("HSET-4")
@pytest.mark.parametrize("players", [3, 5])
def test_each_of_the_twelve_round_cards_is_equally_likely_to_come_first(players: int) -> None:
    with pytest.raises(ValueError, match="below 12"):
        drawing_a_card(players, 1, 12)
    with pytest.raises(ValueError, match="below 6"):
        drawing_a_card(players, 5, 6)


def drawing_a_card(players: int, number: int, fall: int) -> Drawn:
    """The Round card of a round is turned up."""
    empty = " | ." * players
    everybody = " ".join(["Belle", "Ghost", "Tuco", "Doc", "Django"][:players])
    return Drawn(
        f"""
        express boxes=horses
        seats {everybody}
        roof . {empty}
        inside . {everybody} {empty} Marshal
        round {number}
        next reveal
        """,
        [fall],
    )


@rule("HSET-4")
@pytest.mark.parametrize(
    ("players", "number", "cards"),
    [
        (3, 1, {"Stand-Off": "MTSS", "A Shot of Whiskey for the Marshal": "SSTTS", "Panting Horses": "MSDS"}),
        (4, 1, {"Higher Speed": "STS", "The Shotgun's Rage": "STMS"}),
        (5, 1, {"Stand-Off": "MTS", "A Shot of Whiskey for the Marshal": "STTS", "Panting Horses": "MSD"}),
        (5, 1, {"Higher Speed": "SSTS", "The Shotgun's Rage": "STMS"}),
        (3, 5, {"Sharing the Loot": "SSTS", "Escape": "SSTSS", "Mortal Bullet": "SSTS"}),
        (5, 5, {"Sharing the Loot": "SSTS", "Escape": "SSTSS", "Mortal Bullet": "SSTS"}),
    ],
)
def test_the_expansions_round_cards_have_these_turns(players: int, number: int, cards: dict[str, str]) -> None:
    letters = {"standard": "S", "tunnel": "T", "speeding-up": "D", "turmoil": "M"}
    found = {}
    for fall in range(12 if number == 1 else 6):
        card = drawing_a_card(players, number, fall).sees(None).round
        found[card.card] = "".join(letters.get(turn, "?") for turn in card.turns)
    assert {name: found.get(name) for name in cards} == cards


@rule("HSET-5")
@pytest.mark.parametrize(
    ("players", "options", "deck"),
    [
        (3, {}, "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal, Ride"),
        (3, {"expert": True}, "Move, Move, Floor, Floor, Robbery, Robbery, Fire, Fire, Punch, Marshal, Ride"),
        (
            2,
            {},
            "Tuco Move, Tuco Floor, Tuco Robbery, Tuco Fire, Tuco Punch, Tuco Marshal, Tuco Ride, "
            "Cheyenne Move, Cheyenne Floor, Cheyenne Robbery, Cheyenne Fire, Cheyenne Punch, Cheyenne Ride",
        ),
    ],
)
def test_each_deck_gains_a_ride_card_for_each_bandit(players: int, options: dict[str, Any], deck: str) -> None:
    names = {"bandits": THREE} if players == 3 else {}
    game = Begun(players, None, boxes=["horses"], **options, **names)
    assert game.line("deck Belle:" if players == 3 else "deck Tuco:") == deck
    cards = game.sees(None).seats[0]
    assert cards.deck + cards.hand == (11 if players == 3 else 13)


@rule("HSET-5")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"variant": "pairs"}), (3, {"variant": "pairs"})])
def test_the_decks_of_two_bandits_have_thirteen_cards(players: int, options: dict[str, Any]) -> None:
    view = Begun(players, None, boxes=["horses"], **options).sees(None)
    assert [seat.deck + seat.hand for seat in view.seats] == [13] * players


@rule("HSET-5")
def test_in_teams_each_deck_gains_one_ride_card_of_its_own_bandit() -> None:
    game = Begun(4, boxes=["horses"], variant="teams", bandits=["Belle", "Doc", "Tuco", "Ghost"])
    assert [seat.deck + seat.hand for seat in game.sees(None).seats] == [11] * 4
    assert game.line("deck Doc:").count("Ride") == 1
    assert game.line("deck Doc:").endswith("Doc Ride")


@rule("HSET-5")
@pytest.mark.parametrize(("boxes", "neutral"), [([], 13), (["timecar"], 13), (["horses"], 16)])
def test_only_the_horses_box_adds_three_neutral_bullets(boxes: list[str], neutral: int) -> None:
    assert Begun(3, boxes=boxes).sees(None).neutral == neutral


@rule("HSET-5")
def test_the_sixteenth_neutral_bullet_is_the_last() -> None:
    """Fifteen have been received: neither of the two bandits hit by the Rebellion gets the sixteenth."""
    scene = f"""
        express boxes=horses
        seats Belle Ghost Tuco
        roof . | . | . | Tuco
        inside Marshal | . | Belle | GHOST
        {hit("Belle", neutral=9)}, Ride
        {hit("Ghost", neutral=6)}, Ride
        round 2 Passengers' Rebellion
        """
    one = closing(scene.replace("| Tuco", "| Tuco Ghost").replace("GHOST", "."))
    assert one.all_told()[1:] == ["Belle is hit by a neutral Bullet."]
    assert one.line("neutral") == "0"
    two = closing(scene.replace("GHOST", "Ghost"))
    assert two.all_told()[1:] == ["There are too few neutral Bullets: nobody gets one, and the rest leave the game."]
    assert two.bullets("Ghost") == ["neutral"] * 6
    assert two.line("neutral") == "0"
