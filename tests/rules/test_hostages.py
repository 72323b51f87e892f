"""Hostages: who takes one, when, and who chooses."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, closing, stealing

THREE = """
    express players=3 boxes=horses
    seats Doc Belle Tuco
    """
DUEL = """
    express players=2 boxes=horses
    seats Tuco+Cheyenne Django+Doc
    roof   . | . | . | . | .
    """


def beside_car_two(inside: str, hostages: str, pile: str, roof: str = ". | . | . | .") -> Drawn:
    """The Stagecoach faces car 2; nobody is in it."""
    return stealing(f"{THREE}\nroof {roof}\ninside {inside}\ncoach 2\ncoach-inside {hostages}\npile {pile}")


@rule("HOST-1", "RIDE-3")
def test_a_bandit_who_rides_into_the_stagecoach_must_at_once_take_one_of_the_hostages_left() -> None:
    game = beside_car_two("Marshal | Belle | Tuco Horse | Doc", "Zealot Minister", "Tuco: Ride, Tuco: Move")
    game.play("Tuco", "ride coach inside")
    assert game.asked() == ["Tuco"]
    assert game.offers("Tuco") == ["hostage Zealot", "hostage Minister"]
    assert game.refuses("Tuco", "hostage Teacher") == "HOST-1"
    assert game.refuses("Tuco", "pass") == "HOST-1"
    assert game.all_told() == [
        "Tuco: Ride.",
        "Tuco mounts a Horse beside Second class (car 2) and stays there.",
        "Tuco goes into the Stagecoach.",
    ]
    game.play("Tuco", "hostage Minister")
    assert game.all_told()[0] == "Tuco takes the Minister hostage."
    game.shows("inside Marshal | Belle | Horse | Doc\ncoach-inside Tuco[Minister] Zealot")
    for name in ("Doc", None):
        coach = game.sees(name).boxes["horses"]
        assert (coach.hostages, coach.taken) == (("Zealot",), (None, None, "Minister"))


@rule("HOST-1", "COACH-1")
def test_a_bandit_who_climbs_down_into_the_stagecoach_must_take_a_hostage_too() -> None:
    game = stealing(
        THREE
        + """
        roof   .       | .     | . | .
        inside Marshal | Belle | . | Doc
        coach 2
        coach-roof Tuco Shotgun
        coach-inside OldLady Banker
        pile Tuco: Floor
        """
    )
    assert game.offers("Tuco") == ["hostage OldLady", "hostage Banker"]
    game.play("Tuco", "hostage OldLady")
    assert game.all_told() == [
        "Tuco: Floor Change.",
        "Tuco goes into the Stagecoach.",
        "Tuco takes the Old Lady hostage.",
    ]
    game.shows("coach-roof Shotgun S\ncoach-inside Tuco[OldLady] Banker")


@rule("HOST-1", "COACH-8")
def test_a_bandit_punched_into_the_stagecoach_takes_a_hostage_and_their_own_player_chooses() -> None:
    game = beside_car_two("Marshal | Belle | Tuco Doc[P300] | .", "Zealot Poodle", "Tuco: Punch, Belle: Floor")
    game.play("Tuco", "knock coach inside")
    assert game.asked() == ["Doc"]
    assert game.refuses("Tuco", "hostage Zealot") == "HOST-1"
    assert game.offers("Doc") == ["hostage Zealot", "hostage Poodle"]
    game.play("Doc", "hostage Poodle")
    assert game.told(None)[3:] == [
        "Doc lands inside the Stagecoach.",
        "Doc takes the Poodle hostage.",
        "Belle: Floor Change.",
        "Belle goes to the roof of the Baggage car (car 1).",
    ]
    game.shows("coach-inside Doc[Poodle] Zealot")


@rule("HOST-1", "TEAM-4")
def test_in_teams_too_the_bandits_own_player_chooses_the_hostage_whoever_played_the_card() -> None:
    game = stealing("""
        express players=4 variant=teams boxes=horses
        seats Belle Doc Tuco Ghost
        roof   . | . | . | . | .
        inside Marshal | Doc Horse | . | Belle | Tuco Ghost
        coach 1
        coach-inside Teacher Zealot
        pile Belle: Doc Ride
        """)
    assert game.asked() == ["Doc"]
    game.play("Doc", "ride coach inside")
    assert game.asked() == ["Doc"]
    assert game.offers("Doc") == ["hostage Zealot", "hostage Teacher"]


@rule("HOST-1", "TCAR-8")
def test_a_time_traveller_who_appears_in_the_stagecoach_takes_a_hostage_before_the_first_card() -> None:
    game = Drawn("""
        express players=3 boxes=horses,timecar
        seats Doc Belle Tuco
        roof   . | . | . | .
        inside Marshal | Belle | . | Doc
        off Tuco
        away Tuco: coach inside
        coach 2
        coach-inside Zealot Banker
        pile Belle: Floor
        """)
    assert game.asked() == ["Tuco"]
    assert game.offers("Tuco") == ["hostage Zealot", "hostage Banker"]
    game.play("Tuco", "hostage Banker")
    assert game.told(None)[:3] == [
        "Tuco is back from the journey in time, inside the Stagecoach.",
        "Tuco takes the Banker hostage.",
        "Belle: Floor Change.",
    ]


@rule("HOST-1")
def test_the_last_hostage_left_is_taken_without_asking() -> None:
    game = beside_car_two("Marshal | Belle | Tuco Horse | Doc", "Teacher", "Tuco: Ride, Belle: Floor")
    game.play("Tuco", "ride coach inside")
    assert game.all_told()[2:4] == ["Tuco goes into the Stagecoach.", "Tuco takes the Teacher hostage."]
    game.shows("coach-inside Tuco[Teacher]")
    assert game.sees(None).boxes["horses"].hostages == ()


@rule("HOST-1")
def test_with_no_hostage_left_nothing_happens() -> None:
    game = beside_car_two("Marshal | Belle[Zealot] | Tuco Horse | Doc[Minister]", ".", "Tuco: Ride, Belle: Floor")
    game.play("Tuco", "ride coach inside")
    assert game.all_told()[2:] == [
        "Tuco goes into the Stagecoach.",
        "Belle: Floor Change.",
        "Belle goes to the roof of the Baggage car (car 1).",
    ]
    game.shows("coach-inside Tuco")


@rule("HOST-1", "GUN-2")
def test_neither_the_roof_of_the_stagecoach_nor_the_car_it_faces_brings_a_hostage() -> None:
    game = beside_car_two("Marshal | Belle | Tuco | Doc", "Zealot Minister", "Tuco: Floor, Tuco: Move")
    game.play("Tuco", "move coach roof")
    assert game.all_told()[-1] == "Tuco goes to the roof of the Stagecoach."
    assert game.asked() == []
    game.shows("coach-roof Shotgun S Tuco\ncoach-inside Zealot Minister")


@rule("HOST-2", "HOST-1")
def test_a_bandit_takes_only_one_hostage() -> None:
    game = beside_car_two("Marshal | Belle | Tuco[Banker] Horse | Doc", "Zealot", "Tuco: Ride, Belle: Floor")
    game.play("Tuco", "ride coach inside")
    assert "hostage" not in " ".join(game.all_told())
    game.shows("coach-inside Tuco[Banker] Zealot")


@rule("HOST-2", "DUEL-1")
def test_each_of_a_players_two_bandits_may_take_a_hostage() -> None:
    game = stealing(
        DUEL
        + """
        inside Marshal | Cheyenne Horse | . | Django | Doc
        coach 1
        coach-inside Tuco[Zealot] Minister Banker
        pile Tuco: Cheyenne Ride
        """
    )
    game.play("Tuco", "ride coach inside")
    assert game.offers("Cheyenne") == ["hostage Minister", "hostage Banker"]
    game.play("Tuco", "hostage Banker")
    game.shows("coach-inside Tuco[Zealot] Cheyenne[Banker] Minister")
    assert game.sees("Doc").boxes["horses"].taken == ("Zealot", None, "Banker", None)


@rule("HOST-2", "PUNCH-2")
def test_a_punch_does_not_take_a_hostage_away() -> None:
    game = beside_car_two("Marshal | Belle | Tuco Doc[Banker J] | .", "Zealot", "Tuco: Punch")
    game.play("Tuco", "knock 1 inside")
    assert game.all_told()[:3] == ["Tuco: Punch.", "Tuco punches Doc.", "Doc drops a Jewel ($500)."]
    game.shows("inside Marshal | Belle Doc[Banker] | J Tuco | .")

    game = beside_car_two("Marshal | Belle | Tuco Doc[Banker] | .", "Zealot", "Tuco: Punch")
    assert game.offers("Tuco") == ["knock 1 inside", "knock 3 inside", "knock coach inside"]
    game.play("Tuco", "knock coach inside")
    game.shows("inside Marshal | Belle | Tuco | .\ncoach-inside Doc[Banker] Zealot")


@rule("HOST-2", "ROB-1")
def test_a_bandit_inside_the_stagecoach_cannot_rob_a_hostage() -> None:
    game = stealing(
        THREE
        + """
        roof   .       | .     | . | .
        inside Marshal | Belle | . | Doc
        coach 2
        coach-inside Tuco[Banker] Zealot
        pile Tuco: Robbery
        """
    )
    assert game.all_told() == ["Tuco: Robbery.", "Tuco finds nothing to rob."]


@rule("HOST-2", "HOST-1")
@pytest.mark.parametrize("event", ["Higher Speed", "The Shotgun's Rage"])
def test_a_bandit_carried_along_with_the_stagecoach_does_not_enter_it_again(event: str) -> None:
    """The bandit is inside without a Hostage; being carried along does not make them take one."""
    game = closing(
        THREE
        + f"""
        roof   .       | . | .     | .
        inside Marshal | . | Belle | Doc
        coach 1
        coach-inside Tuco Zealot
        round 2 {event}
        """
    )
    assert "hostage" not in " ".join(game.all_told())
    game.shows("coach-inside Tuco Zealot")


@rule("HOST-2", "HOST-TEACHER")
def test_a_hostages_effect_holds_from_the_moment_it_is_taken() -> None:
    game = beside_car_two(
        "Marshal | . | Tuco Horse | Doc Belle", "Teacher", "Tuco: Ride, Tuco: Floor, Tuco: Punch, Doc: Punch"
    )
    game.play("Tuco", "ride coach inside")
    assert game.all_told()[3:] == [
        "Tuco takes the Teacher hostage.",
        "Tuco: Floor Change.",
        "Tuco goes to the roof of the Stagecoach.",
        "Tuco: Punch.",
        "Punch of Tuco has no effect: with the Teacher there is no more Punch.",
        "Doc: Punch.",
        "Doc punches Belle.",
        "Belle lands inside Second class (car 2).",
    ]
    game.shows("coach-roof Shotgun S Tuco[Teacher]")
