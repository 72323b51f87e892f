"""Escape where two bandits win together: teams, pairs, two players."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn

TEAMS = "express variant=teams boxes=horses\nseats Doc Belle Tuco Ghost\nround 5 Escape\n"
DUEL = "express boxes=horses\nseats Tuco+Cheyenne Django+Doc\nround 5 Escape\n"
PAIRS = "express variant=pairs boxes=horses\nseats Ghost+Tuco Doc+Django\nround 5 Escape\n"


def caught(*names: str) -> list[str]:
    return [f"{name} is caught, and what {name} has is lost." for name in names]


def last(name: str, side: str) -> str:
    """The words for the last bandit of a side, when all of them are caught."""
    return f"{name} is caught, and what {name} has is lost: {side} cannot win."


@rule("EVENT-ESCAPE", "TEAM-7", "TEAM-8")
def test_in_a_team_only_the_escaped_bandits_money_counts() -> None:
    game = Drawn(f"""{TEAMS}
        roof   .       | .                        | .          | .         | .
        inside Marshal | Doc[S J P400 Teacher]    | Tuco[P300] | .         | Ghost[P250]
        coach-roof Shotgun Belle[P250]
        next event
        """)
    assert game.all_told()[2:] == [
        *caught("Doc", "Tuco"),
        last("Ghost", "Tuco and Ghost"),
        "Doc and Belle are Gunslingers: $1000 for the team.",
        "Tuco and Ghost are Gunslingers: $1000 for the team.",
        "Doc and Belle together: $1250.",
        "Tuco and Ghost together: $1000.",
        "Doc and Belle win!",
    ]
    assert game.winners() == ["Doc", "Belle"]
    lines = [dict(score.lines) for score in game.game.scores]
    # 1000 + 500 + 400 of Doc's loot and 800 of his ransom are lost
    assert lines[0] == {"loot": 2150, "ransom": 800, "forfeited": -2700, "gunslinger": 1000, "received": 0, "caught": 1}
    assert lines[3] == {"loot": 550, "ransom": 0, "forfeited": -550, "gunslinger": 1000, "received": 0, "caught": 2}


@rule("EVENT-ESCAPE", "TEAM-7")
def test_a_team_with_both_bandits_caught_cannot_win_even_with_the_most_money() -> None:
    game = Drawn(f"""{TEAMS}
        roof   .       | .       | .           | .         | .
        inside Marshal | Doc/4   | Tuco        | .         | Belle/5
        hand Tuco: @Doc, @Doc, @Belle
        coach-inside Ghost
        next event
        """)
    assert game.all_told()[2:] == [
        *caught("Doc"),
        last("Belle", "Doc and Belle"),
        *caught("Tuco"),
        "Doc and Belle are Gunslingers: $1000 for the team.",  # awarded among all
        "Doc and Belle together: $1000.",
        "Tuco and Ghost together: $0.",
        "Tuco and Ghost win!",
    ]
    assert game.winners() == ["Tuco", "Ghost"]


@rule("EVENT-ESCAPE", "TEAM-8")
def test_when_all_teams_are_caught_nobody_wins() -> None:
    game = Drawn(f"""{TEAMS}
        roof   .       | Ghost   | .           | .         | .
        inside Marshal | Doc     | Tuco[J]     | .         | Belle[S]
        next event
        """)
    assert game.dollars() == {"Doc": 1000, "Belle": 1000, "Tuco": 1000, "Ghost": 1000}
    assert game.winners() == []
    assert not any("win!" in line for line in game.all_told())


@rule("EVENT-ESCAPE", "TEAM-8", "END-3")
def test_a_tie_of_teams_with_one_escaped_bandit_each_is_broken_by_the_bullets_of_both_bandits() -> None:
    game = Drawn(f"""{TEAMS}
        roof   .       | .       | .           | .         | .
        inside Marshal | Doc[S]  | Tuco/r2     | .         | .
        hand Tuco: @neutral, @neutral
        coach-inside Ghost[J] Belle/r1[J]
        hand Belle: @neutral
        next event
        """)
    assert game.dollars() == dict.fromkeys(("Doc", "Belle", "Tuco", "Ghost"), 1500)
    assert game.winners() == ["Doc", "Belle"]


@rule("EVENT-ESCAPE", "TEAM-4")
def test_the_player_of_the_bandit_on_a_ride_card_decides_whether_it_rides_away() -> None:
    game = Drawn(f"""{TEAMS}
        roof   .       | .         | .           | .         | .
        inside Marshal | Doc Horse | Tuco        | Belle     | Ghost
        pile Belle: Doc Ride, Belle: Doc Marshal, Doc: Belle Marshal, Doc: Doc Floor
        """)
    assert game.asked() == ["Doc"]
    assert game.offers("Doc")[-1] == "ride off"
    game.play("Doc", "ride off")
    # Belle's player has played Doc's Marshal card, which does nothing; Doc's player has played Belle's.
    assert game.all_told()[:8] == [
        "Doc: Ride.",
        "Doc rides away for good, and is safe.",
        "Doc: Marshal.",
        "Marshal of Doc has no effect: Doc has ridden away.",
        "Belle: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Doc: Floor Change.",
        "Floor Change of Doc has no effect: Doc has ridden away.",
    ]
    assert game.winners() == ["Doc", "Belle"]


@rule("EVENT-ESCAPE", "HOST-2", "HOST-ZEALOT")
def test_the_zealot_holds_back_its_bandit_whoever_plays_the_card() -> None:
    game = Drawn(f"""{TEAMS}
        roof   .       | .                 | .           | .           | .
        inside Marshal | Doc[Zealot] Horse | Tuco        | Belle Horse | Ghost
        pile Belle: Doc Ride, Doc: Belle Ride
        """)
    assert game.asked() == ["Belle"]
    game.play("Belle", "ride off")
    assert game.all_told()[:4] == [
        "Doc: Ride.",
        "Ride of Doc has no effect: with the Zealot there is no more Ride.",
        "Belle: Ride.",
        "Belle rides away for good, and is safe.",
    ]
    assert game.dollars()["Doc"] == 1000  # the Gunslingers' title; the Zealot's ransom is lost


@rule("EVENT-ESCAPE", "TEAM-7")
def test_the_second_team_of_three_wins_when_only_it_escaped() -> None:
    game = Drawn("""
        express variant=teams boxes=horses
        seats Doc Belle Tuco Ghost Django Cheyenne
        roof   Doc[S] | Belle[S] | . | . | Django | . | Cheyenne[J]
        inside .      | .        | . | . | Tuco   | . | Marshal
        coach-inside Ghost
        round 5 Escape
        next event
        """)
    assert game.all_told()[2:7] == [
        *caught("Doc"),
        last("Belle", "Doc and Belle"),
        *caught("Tuco", "Django"),
        last("Cheyenne", "Django and Cheyenne"),
    ]
    assert game.winners() == ["Tuco", "Ghost"]


@rule("EVENT-ESCAPE", "DUEL-4", "PAIR-8")
@pytest.mark.parametrize(("lines", "gunslinger"), [(DUEL, 0), (PAIRS, 1000)])
def test_if_one_of_a_players_two_bandits_is_caught_that_bandits_money_is_lost(lines: str, gunslinger: int) -> None:
    first, second = ("Tuco", "Cheyenne") if lines is DUEL else ("Ghost", "Tuco")
    wagons = " | ." if lines is DUEL else ""
    game = Drawn(f"""{lines}
        roof   .       | .                  | .                 | . {wagons}
        inside Marshal | {first}[S Banker]  | Django[S]         | . {wagons}
        coach-inside {second}[P250] Doc[J]
        next event
        """)
    assert sorted(game.dollars().values()) == [250 + gunslinger, 500 + gunslinger]
    assert game.winners() == [game.game.seat_name(1)]


@rule("EVENT-ESCAPE", "DUEL-4")
def test_a_player_with_both_bandits_caught_loses_to_one_with_nothing() -> None:
    game = Drawn(f"""{DUEL}
        roof   .       | .                  | .                 | . | Doc
        inside Marshal | Tuco[S] Cheyenne   | .                 | . | .
        coach-inside Django
        next event
        """)
    assert game.all_told()[2:] == [
        *caught("Tuco"),
        last("Cheyenne", "Tuco and Cheyenne"),
        *caught("Doc"),
        "Tuco+Cheyenne: $0.",
        "Django+Doc: $0.",
        "Django+Doc wins!",
    ]
    assert game.winners() == ["Django+Doc"]


@rule("EVENT-ESCAPE", "DUEL-4")
@pytest.mark.parametrize("lines", [DUEL, PAIRS])
def test_when_both_players_are_caught_nobody_wins(lines: str) -> None:
    names = "Tuco Cheyenne Django Doc" if lines is DUEL else "Ghost Tuco Doc Django"
    wagons = " | ." if lines is DUEL else ""
    game = Drawn(f"""{lines}
        roof   {names} | . | . | . {wagons}
        inside Marshal | . | . | . {wagons}
        next event
        """)
    assert game.game.over
    assert game.winners() == []


@rule("EVENT-ESCAPE", "TCAR-9", "PAIR-8")
def test_a_caught_bandits_gains_in_the_time_travel_car_are_lost_too() -> None:
    game = Drawn("""
        express variant=pairs boxes=horses,timecar
        seats Ghost+Tuco Doc+Django
        roof   .       | .          | .                 | .
        inside Marshal | Doc        | Django            | .
        time-car Ghost S
        coach-inside Tuco[P250]
        round 5 Escape
        next event
        """)
    assert "Ghost gains $500." in game.all_told()
    assert game.dollars() == {"Ghost+Tuco": 1250, "Doc+Django": 1000}
    assert game.winners() == ["Ghost+Tuco"]


@rule("EVENT-ESCAPE", "PAIR-9", "DUEL-5")
@pytest.mark.parametrize(("lines", "gunslinger"), [(DUEL, 0), (PAIRS, 1000)])
def test_when_one_of_two_bandits_rides_away_the_others_cards_still_act(lines: str, gunslinger: int) -> None:
    first, second = ("Django", "Doc") if lines is DUEL else ("Doc", "Django")
    other, mate = ("Tuco", "Cheyenne") if lines is DUEL else ("Ghost", "Tuco")
    wagons = " | ." if lines is DUEL else ""
    game = Drawn(f"""{lines}
        roof   .       | .                         | .           | . {wagons}
        inside Marshal | {second}[P250] Horse      | {first}[J]  | {other} {mate} {wagons}
        pile Doc: {second} Ride, Doc: {second} Floor, Doc: {first} Floor, Doc: {first} Ride
        """)
    game.play("Doc", "ride off")
    assert game.all_told()[2:8] == [
        f"{second}: Floor Change.",
        f"Floor Change of {second} has no effect: {second} has ridden away.",
        f"{first}: Floor Change.",
        f"{first} goes to the roof of Second class (car 2).",
        f"{first}: Ride.",
        f"{first} finds no Horse.",
    ]
    assert game.dollars()[f"{first}+{second}"] == 250 + gunslinger
    assert game.winners() == [f"{first}+{second}"]


@rule("EVENT-ESCAPE", "PAIR-4")
def test_a_ride_card_played_as_cover_gives_its_bandit_the_choice_too() -> None:
    game = Drawn(f"""{PAIRS}
        roof   .       | .           | .     | .
        inside Marshal | Doc Horse   | Ghost | Tuco Django
        first Doc
        hand Doc: Django Fire, Doc Ride, Doc Marshal
        next plan Doc 1
        """)
    game.play("Doc", "play Django Fire")
    assert game.offers("Doc") == ["cover Doc Ride", "cover none"]
    game.play("Doc", "cover Doc Ride")
    assert game.all_told() == ["Doc+Django plays Fire of Django.", "Doc+Django plays Ride of Doc."]


@rule("EVENT-ESCAPE", "DUEL-3")
@pytest.mark.parametrize("rider", ["Tuco", "Cheyenne"])
def test_the_one_marshal_card_of_two_bandits_acts_while_one_of_them_is_left(rider: str) -> None:
    other = "Cheyenne" if rider == "Tuco" else "Tuco"
    game = Drawn(f"""
        express boxes=horses
        seats  Tuco+Cheyenne Django+Doc
        roof   .       | .             | {other} | .          | .
        inside Marshal | {rider} Horse | .       | Django     | Doc
        round 5 Escape
        pile Tuco: {rider} Ride, Tuco: Tuco Marshal
        """)
    game.play("Tuco", "ride off")
    assert "The Marshal goes to the Baggage car (car 1)." in game.all_told()
