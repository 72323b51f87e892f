"""The Train Stations and the end of the base game with the boxes."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, hit

BOTH = "express boxes=horses,timecar"


@rule("EVENT-PICK", "COACH-7")
def test_a_bandit_may_be_alone_on_either_spot_of_the_stagecoach_and_the_shotgun_is_no_company() -> None:
    game = closing("""
        express boxes=horses
        seats  Doc Belle Tuco Ghost
        roof   .    | .         | Tuco P300 | . | .
        inside .    | Marshal   | Ghost     | . | .
        coach 2
        coach-roof Shotgun Doc P250#1 P350#2
        coach-inside Belle P400#3 J W
        first Belle
        round 5 Pickpocketing
        """)
    assert game.asked() == ["Belle"]
    assert game.offers("Belle") == ["pick P3", "pick none"]
    game.play("Belle", "pick P3")
    assert game.offers("Tuco") == ["pick P4", "pick none"]
    game.play("Tuco", "pick none")
    assert game.offers("Doc") == ["pick P1", "pick P2", "pick none"]
    assert game.refuses("Doc", "pick P4") == "EVENT-PICK"
    game.play("Doc", "pick P2")
    assert game.told("Ghost")[1:] == [
        "Belle takes a Purse, unseen.",
        "Tuco takes nothing.",
        "Doc takes a Purse, unseen.",
    ]
    game.shows("""
        roof   .    | .         | Tuco P300 | . | .
        coach-roof Shotgun S Doc[P350] P250
        coach-inside Belle[P400] J W
        """)


@rule("EVENT-PICK", "COACH-7")
def test_two_bandits_in_the_stagecoach_are_not_alone() -> None:
    game = closing("""
        express boxes=horses
        roof   .    | .       | .         | .
        inside .    | Marshal | Doc P300  | .
        coach 2
        coach-inside Belle Tuco P400
        round 5 Pickpocketing
        """)
    assert game.asked() == ["Doc"]
    game.play("Doc", "pick none")
    assert game.asked() == []


@rule("EVENT-PICK", "WHISKEY-1")
def test_a_whiskey_is_not_a_purse() -> None:
    game = closing("""
        express boxes=horses
        roof   .    | .       | .         | .
        inside .    | Marshal | Doc W J S | Belle Tuco
        round 5 Pickpocketing
        """)
    assert game.asked() == []
    assert game.all_told() == ["Pickpocketing: who is alone may take a Purse."]


@rule("EVENT-PICK", "TCAR-3", "TCAR-9", "COACH-6")
def test_a_bandit_in_the_time_travel_car_may_pick_a_purse_and_gets_the_rest_at_the_end() -> None:
    game = Drawn(f"""
        {BOTH}
        seats  Doc Belle Tuco
        roof   .    | .       | .         | .
        inside .    | Marshal | Belle     | Tuco
        time-car Doc P300#1 P400#2 J
        round 5 Pickpocketing
        next event
        """)
    assert game.offers("Doc") == ["pick P1", "pick P2", "pick none"]
    game.play("Doc", "pick P1")
    assert game.told("Doc")[1:6] == [
        "Doc takes a Purse ($300).",
        "The Stagecoach falls back to the Baggage car (car 1).",
        "Doc gains $500.",
        "Doc takes a Purse ($400).",
        "Doc takes a Jewel ($500).",
    ]
    assert game.dollars() == {"Doc": 2700, "Belle": 1000, "Tuco": 1000}  # 300 + 500 + 400 + 500 + 1000


@rule("EVENT-REVENGE", "COACH-7", "WHISKEY-1")
def test_the_marshals_revenge_takes_only_purses_and_only_on_the_roof_of_his_car() -> None:
    game = closing(f"""
        {BOTH}
        roof   .     | Doc[P300 P250 W J] Ghost[W Teacher] | .         | . | . | .
        inside .     | Marshal                             | .         | . | . | .
        coach 1
        coach-roof Shotgun Belle[P300]
        coach-inside Tuco[P250]
        time-car Django[P250]
        round 5 Marshal's Revenge
        """)
    assert game.told("Doc")[1:] == ["Doc loses a Purse ($250) to the Marshal, out of the game."]
    game.shows("""
        roof   .     | Doc[P300 W J] Ghost[W Teacher] | . | . | . | .
        coach-roof Shotgun S Belle[P300]
        coach-inside Tuco[P250]
        time-car Django[P250]
        """)


@rule("EVENT-REVENGE", "HOST-POKER")
def test_a_purse_lost_to_the_marshal_pays_no_ransom() -> None:
    game = Drawn("""
        express boxes=horses
        roof   .     | Doc[P300 P250 PokerPlayer] | .     | .
        inside .     | Marshal                    | Belle | Tuco
        round 5 Marshal's Revenge
        next event
        """)
    assert game.dollars() == {"Doc": 1550, "Belle": 1000, "Tuco": 1000}  # 300, 250 for one Purse, 1000


@rule("EVENT-HOSTAGE", "COACH-7", "TCAR-3")
def test_the_conductor_pays_bandits_in_or_on_the_locomotive_not_those_beside_it_or_in_front_of_it() -> None:
    game = closing(f"""
        {BOTH}
        roof   Doc   | Ghost | . | . | .       | . | .
        inside Belle | .     | . | . | Marshal | . | .
        coach-roof Shotgun Tuco
        coach-inside Cheyenne
        time-car Django
        round 5 Hostage-Taking of the Conductor
        """)
    assert game.all_told()[1:] == ["Doc gains $250.", "Belle gains $250."]


@rule("EVENT-HOSTAGE", "HOST-POKER", "HOST-1")
def test_the_conductors_money_is_not_a_purse_and_his_captors_take_no_hostage_card() -> None:
    game = Drawn("""
        express boxes=horses
        roof   Doc[P250 PokerPlayer]   | . | .       | .
        inside .                       | . | Marshal | Belle Tuco
        coach-inside Zealot
        round 5 Hostage-Taking of the Conductor
        next event
        """)
    assert game.dollars() == {"Doc": 1750, "Belle": 1000, "Tuco": 1000}  # 250 + 250, 250 for one Purse, 1000
    assert game.sees(None).boxes["horses"].hostages == ("Zealot",)


@rule("END-1", "HOST-2", "TCAR-9", "WHISKEY-1")
def test_loot_ransom_and_cash_are_added_up() -> None:
    game = Drawn(f"""
        {BOTH}
        seats  Doc Belle Tuco Ghost
        roof   .       | .                    | .                | .       | .
        inside Marshal | Doc[P300 J W $250]   | Belle[S Teacher] | .       | Ghost[J OldLady]
        time-car Tuco[P250 PokerPlayer] P300
        round 5 Marshal's Revenge
        next event
        """)
    assert [dict(score.lines) for score in game.game.scores] == [
        {"loot": 1050, "ransom": 0, "gunslinger": 1000, "received": 0},
        {"loot": 1000, "ransom": 800, "gunslinger": 1000, "received": 0},
        {"loot": 1050, "ransom": 500, "gunslinger": 1000, "received": 0},  # 250 + 500 + 300; two Purses
        {"loot": 500, "ransom": 500, "gunslinger": 1000, "received": 0},
    ]
    assert game.dollars() == {"Doc": 2050, "Belle": 2800, "Tuco": 2550, "Ghost": 2000}
    assert game.winners() == ["Belle"]


@rule("END-2")
def test_the_gunslinger_fired_the_most_bullets_from_any_place() -> None:
    game = Drawn("""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .         | Tuco        | .     | .
        inside .         | Marshal     | .     | Belle
        coach-roof Shotgun Doc
        round 5 Marshal's Revenge
        pile Doc: Fire, Doc: Fire, Tuco: Fire
        """)
    assert game.all_told()[1::2][:3] == [
        "Doc fires at Tuco.",
        "Doc fires at Tuco.",
        "Tuco fires at Doc.",
    ]
    assert game.dollars() == {"Doc": 1000, "Belle": 0, "Tuco": 0}


@rule("END-3", "HOST-POODLE", "GUN-3")
def test_bullets_of_the_shotgun_and_the_poodle_count_as_received_for_a_tie() -> None:
    game = Drawn(f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .         | Shotgun     | Doc[J] | .
        inside .         | Marshal     | .      | Belle[J]
        coach-inside Tuco[J]
        {hit("Tuco", neutral=2)}, Ride
        round 5 Marshal's Revenge
        next event
        """)
    game.play("Doc", "flee 3 roof")
    assert [score.lines["received"] for score in game.game.scores] == [1, 0, 2]
    assert game.winners() == ["Belle"]


@rule("END-3")
def test_players_still_tied_share_the_victory() -> None:
    game = Drawn("""
        express boxes=horses
        roof   .       | .      | .    | .
        inside Marshal | Doc[J] | Tuco | .
        coach-inside Belle[J]
        round 5 Marshal's Revenge
        next event
        """)
    assert game.winners() == ["Doc", "Belle"]


@rule("ROUND-1", "ROUND-4", "COACH-6", "TCAR-8")
def test_a_round_ends_with_the_event_the_stagecoach_the_journey_and_the_next_first_player() -> None:
    game = Drawn(
        f"""
        {BOTH}
        seats  Doc Belle Tuco
        roof   .     | Tuco | Shotgun | .
        inside .     | .    | .       | Marshal
        time-car Doc
        coach-inside Belle
        round 1 Braking
        next event
        """
    )
    assert game.told(None) == [
        "Braking: everybody on a roof slides one car forward.",
        "Tuco is carried off to the roof of the Locomotive.",
        "The Stagecoach falls back to First class (car 3).",
        "Doc travels in time and is gone from the train.",
    ]
    assert game.asked() == ["Doc"]
    game.play("Doc", "set-out 1 inside")
    assert game.told("Belle")[4:6] == ["Doc has chosen a place in time.", "Belle is First Player."]


@rule("ROUND-1", "COACH-6", "TCAR-9")
@pytest.mark.parametrize("boxes", ["horses", "timecar", "horses,timecar"])
def test_after_the_fifth_round_the_game_is_over(boxes: str) -> None:
    coach = ["The Stagecoach falls back to the Baggage car (car 1)."] if "horses" in boxes else []
    journey = ["Doc gains $500."] if "timecar" in boxes else []
    where = "time-car Doc" if "timecar" in boxes else "off S#2"
    game = Drawn(f"""
        express boxes={boxes}
        seats  Doc Belle Tuco
        roof   .     | .    | .       | {"." if "timecar" in boxes else "Doc"}
        inside .     | Tuco | Belle   | Marshal
        {where}
        round 5 Marshal's Revenge
        next event
        """)
    assert game.game.over
    assert game.all_told()[1 : 1 + len(coach) + len(journey)] == coach + journey
    assert game.dollars()["Doc"] == (1500 if journey else 1000)
