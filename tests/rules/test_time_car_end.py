"""The time-travel car at the end of the game."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

RANSOM = {
    "Banker": ("S", 500 + 1000 + 1000),
    "OldLady": ("J J", 500 + 1000 + 1000),
    "PokerPlayer": ("P300 P400", 500 + 700 + 500),
}


def ended(time_car: str, inside: str, card: str = "Marshal's Revenge", more: str = "", boxes: str = "timecar") -> Drawn:
    """The end of the fifth round.  Nobody has fired: everybody is Gunslinger."""
    return Drawn(f"""
        express boxes={boxes}
        seats Ghost Tuco Belle
        wagons Baggage car, Second class, First class
        roof     . | . | . | .
        inside   {inside}
        time-car {time_car}
        round 5 {card}
        {more}
        next event
        """)


def money(game: Drawn, name: str) -> int:
    """A player's final score without the Gunslinger title, which everybody has here."""
    told = [event for event in game.game.events(None) if event.kind == "score"]
    return next(int(event.points["dollars"]) for event in told if game.seat(name) in event.points["seats"]) - 1000


@rule("TCAR-9")
def test_a_bandit_alone_in_the_time_travel_car_gains_500_in_cash_and_takes_all_the_loot_in_it() -> None:
    game = ended("Ghost[P250] P300 J", ". | Tuco P400 | Marshal | Belle")
    assert game.game.over
    game.shows("inside . | Tuco P400 | Marshal | Belle\ntime-car Ghost[$500 P250 P300 J]")
    assert game.told("Ghost")[1:4] == [
        "Ghost gains $500.",
        "Ghost takes a Purse ($300).",
        "Ghost takes a Jewel ($500).",
    ]
    assert game.told("Tuco")[1:4] == [
        "Ghost gains $500.",
        "Ghost takes a Purse, unseen.",
        "Ghost takes a Jewel ($500).",
    ]
    assert [money(game, name) for name in ("Ghost", "Tuco", "Belle")] == [250 + 300 + 500 + 500, 0, 0]


@rule("TCAR-9")
@pytest.mark.parametrize("time_car", ["Ghost Tuco P300 J", "P300 J"])
def test_with_company_or_with_nobody_in_the_time_travel_car_nobody_gains_anything(time_car: str) -> None:
    others = " ".join(name for name in ("Ghost", "Tuco", "Belle") if name not in time_car)
    game = ended(time_car, f". | . | Marshal | {others}")
    assert game.game.over
    game.shows(f"time-car {time_car}")
    assert [money(game, name) for name in ("Ghost", "Tuco", "Belle")] == [0, 0, 0]


@rule("TCAR-9")
def test_nobody_travels_after_the_fifth_round() -> None:
    game = ended("Ghost", ". | Tuco | Marshal | Belle")
    assert game.game.over
    assert game.sees(None).boxes["timecar"].bandit is None
    game.shows("time-car Ghost[$500]")


@rule("TCAR-9")
def test_in_earlier_rounds_there_is_nothing_to_gain() -> None:
    game = Drawn("""
        express boxes=timecar
        seats Ghost Tuco Belle
        roof     . | . | . | .
        inside   . | Tuco | Marshal | Belle
        time-car Ghost J
        round 4 Bridge
        next event
        """)
    game.shows("off Ghost\ntime-car J")


@rule("TCAR-9", "HOST-BANKER", "HOST-OLDLADY", "HOST-POKER")
@pytest.mark.parametrize("hostage", RANSOM)
def test_loot_taken_there_counts_for_the_ransom_but_the_cash_does_not(hostage: str) -> None:
    loot, dollars = RANSOM[hostage]
    game = ended(f"Ghost[{hostage}] {loot}", ". | Tuco | Marshal | Belle", boxes="horses,timecar")
    assert money(game, "Ghost") == dollars
    empty = ended(f"Ghost[{hostage}]", f". | Tuco | Marshal {loot} | Belle", boxes="horses,timecar")
    assert money(empty, "Ghost") == 500
    two = ended(f"Ghost[{hostage}] Tuco {loot}", ". | . | Marshal | Belle", boxes="horses,timecar")
    assert money(two, "Ghost") == 0


@rule("TCAR-9", "WHISKEY-1")
def test_whiskey_in_the_time_travel_car_is_taken_too() -> None:
    game = ended("Ghost W O/", ". | Tuco | Marshal | Belle", boxes="horses,timecar")
    game.shows("time-car Ghost[$500 W O/]")
    assert money(game, "Ghost") == 500


@rule("TCAR-9", "COACH-6")
def test_the_event_and_the_stagecoach_come_first() -> None:
    game = ended("Ghost P300 P400", ". | Tuco | Marshal | Belle", "Pickpocketing", boxes="horses,timecar")
    assert game.offers("Ghost") == ["pick P1", "pick P2", "pick none"]
    game.play("Ghost", "pick P1")
    game.shows("time-car Ghost[P300 P400 $500]")
    assert game.told("Belle")[1:5] == [
        "Ghost takes a Purse, unseen.",
        "The Stagecoach falls back to the Baggage car (car 1).",
        "Ghost gains $500.",
        "Ghost takes a Purse, unseen.",
    ]


@rule("TCAR-9", "EVENT-PICK")
def test_a_purse_left_unpicked_there_is_taken_in_the_end() -> None:
    game = ended("Ghost P300", ". | Tuco | Marshal | Belle", "Pickpocketing")
    game.play("Ghost", "pick none")
    assert money(game, "Ghost") == 800


@rule("TCAR-9", "GUN-6", "GUN-3")
def test_the_last_flight_from_the_shotgun_comes_before_the_gain() -> None:
    game = Drawn("""
        express boxes=horses,timecar
        seats Ghost Tuco Belle
        roof     . | Shotgun | Tuco | .
        inside   . | . | Marshal | Belle
        time-car Ghost
        round 5 Mortal Bullet
        next event
        """)
    assert game.asked() == ["Tuco"]
    assert game.sees(None).bandits[0].cash == 0
    game.play("Tuco", "flee 1 roof")
    assert [money(game, name) for name in ("Ghost", "Tuco")] == [500, -150]


@rule("TCAR-9", "EVENT-SHARE", "HOST-BANKER")
def test_a_strongbox_taken_there_is_shared_with_nobody() -> None:
    game = ended("Ghost[Banker] S", "Tuco Belle | . | Marshal | .", "Sharing the Loot", boxes="horses,timecar")
    assert [money(game, name) for name in ("Ghost", "Tuco", "Belle")] == [500 + 1000 + 1000, 0, 0]


@rule("TCAR-9", "EVENT-ESCAPE")
def test_in_the_escape_a_bandit_in_the_time_travel_car_is_still_caught() -> None:
    game = ended("Ghost J J", ". | Tuco | Marshal | .", "Escape", "coach-roof Belle", "horses,timecar")
    told = game.all_told()
    assert told.index("Ghost gains $500.") < told.index("Ghost is caught and cannot win.")
    assert told[-1] == "Belle wins!"
    assert money(game, "Ghost") == 1500


@rule("TCAR-9", "PAIR-9")
def test_one_of_two_bandits_in_the_time_travel_car_gains_for_its_player() -> None:
    scene = """
        express players=2 boxes=timecar
        seats Tuco+Cheyenne Django+Doc
        roof     . | . | . | . | .
        inside   Doc | . | . | Marshal | Django CHEYENNE
        time-car Tuco MATE J
        round 5 Marshal's Revenge
        next event
        """
    one = Drawn(scene.replace("CHEYENNE", "Cheyenne").replace("MATE", ""))
    one.shows("time-car Tuco[$500 J]")
    assert "Tuco+Cheyenne: $1000." in one.all_told()
    both = Drawn(scene.replace("CHEYENNE", "").replace("MATE", "Cheyenne"))
    both.shows("time-car Tuco Cheyenne J")
    assert "Tuco+Cheyenne: $0." in both.all_told()


@rule("TCAR-9", "EVENT-ESCAPE")
def test_what_the_caught_one_of_two_bandits_gained_there_counts_for_nothing() -> None:
    game = Drawn("""
        express players=2 boxes=horses,timecar
        seats Tuco+Cheyenne Django+Doc
        roof     . | . | . | . | .
        inside   Doc | . | . | Marshal | Django
        time-car Tuco J
        coach-roof Cheyenne[P250]
        round 5 Escape
        next event
        """)
    game.shows("time-car Tuco[$500 J]")
    assert "Tuco+Cheyenne: $250." in game.told(None)
