"""Mortal bullet: each Bullet received in the last round costs $150."""

import re

import pytest

from tests.rules import rule
from tests.rules.drawn import ACTIONS, Drawn, hit

MORTAL = "Mortal Bullet: each Bullet received in this round costs $150."
LAST = "round 5 Mortal Bullet"
FALL_OF_MORTAL = 5  # the sixth of the six stations


@rule("EVENT-MORTAL", "END-1")
def test_each_bullet_of_this_round_costs_its_victim_150_dollars() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .   | .           | .
        inside Marshal | Doc | Belle[J J]  | Tuco[P300]
        {LAST}
        pile Doc: Fire, Tuco: Fire
        """)
    assert game.all_told() == [
        "Doc: Fire.",
        "Doc fires at Belle.",
        "Tuco: Fire.",
        "Tuco fires at Belle.",
        MORTAL,
        "The Stagecoach falls back to the Baggage car (car 1).",
        "Doc is Gunslinger: $1000.",
        "Tuco is Gunslinger: $1000.",
        "Doc: $1000.",
        "Belle: $700.",  # 1000 less 300
        "Tuco: $1300.",
        "Tuco wins!",
    ]
    lines = [dict(score.lines) for score in game.game.scores]
    assert lines == [
        {"loot": 0, "mortal": 0, "gunslinger": 1000, "received": 0},
        {"loot": 1000, "mortal": -300, "gunslinger": 0, "received": 2},
        {"loot": 300, "mortal": 0, "gunslinger": 1000, "received": 0},
    ]


@rule("EVENT-MORTAL")
def test_bullets_of_earlier_rounds_cost_nothing() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .      | .              | .
        inside Marshal | Doc/4  | Belle/r3[P300] | Tuco
        {hit("Belle", Doc=2, neutral=1)}, Ride
        {LAST}
        pile Doc: Fire
        """)
    assert game.dollars() == {"Doc": 1000, "Belle": 150, "Tuco": 0}
    assert [score.lines["received"] for score in game.game.scores] == [0, 4, 0]


@rule("EVENT-MORTAL", "MARSHAL-2", "MARSHAL-3")
def test_neutral_bullets_cost_as_much() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   Doc     | .    | .          | .
        inside Marshal | Tuco | Belle      | .
        {LAST}
        pile Doc: Floor, Belle: Marshal
        """)
    assert game.all_told()[1:8] == [
        "Doc goes into the Locomotive.",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Locomotive.",
        "Belle: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
    assert game.dollars() == {"Doc": 850, "Tuco": 850, "Belle": 1000}
    assert game.winners() == ["Belle"]


@rule("EVENT-MORTAL", "GUN-3", "GUN-4", "MARSHAL-2")
def test_the_shotguns_bullets_cost_too() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | Doc  | .       | Shotgun    | .
        inside Belle   | .    | .       | Marshal    | Ghost
        coach-inside Tuco
        {LAST}
        pile Doc: Move, Ghost: Move
        """)
    game.play("Doc", "move 4 roof")  # past the Shotgun: one Bullet
    game.play("Ghost", "flee 2 roof")  # from the Marshal up to the Shotgun: two
    assert game.all_told()[-13:] == [
        "The Stagecoach falls back to the Dining car (car 4).",
        "Doc is hit by a neutral Bullet.",  # the Shotgun comes to him at the very end: one more
        "Doc flees from the Shotgun to the roof of First class (car 3).",
        *(f"{name} is Gunslinger: $1000." for name in ("Doc", "Belle", "Ghost", "Tuco")),
        "Doc: $700.",
        "Belle: $1000.",
        "Ghost: $700.",
        "Tuco: $1000.",
        "Belle wins!",
        "Tuco wins!",
    ]
    assert game.dollars() == {"Doc": 700, "Belle": 1000, "Ghost": 700, "Tuco": 1000}


@rule("EVENT-MORTAL", "BULLET-1")
def test_a_bullet_that_nobody_got_costs_nothing() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .        | .         | . | .
        inside Marshal | Tuco Doc | Belle     | . | Ghost
        hand Belle: {", ".join(["@neutral"] * 15)}
        {LAST}
        pile Belle: Marshal
        """)
    assert game.all_told()[2] == "There are too few neutral Bullets: nobody gets one, and the rest leave the game."
    assert set(game.dollars().values()) == {1000}


@rule("EVENT-MORTAL", "END-3")
def test_a_score_may_fall_below_zero() -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .         | .    | .     | .
        inside Marshal   | Doc  | Tuco  | Belle
        {LAST}
        pile Doc: Fire, Belle: Fire, Doc: Fire
        """)
    assert game.all_told()[-4:] == ["Doc: $1000.", "Tuco: -$450.", "Belle: $0.", "Doc wins!"]
    assert game.dollars() == {"Doc": 1000, "Tuco": -450, "Belle": 0}
    assert game.winners() == ["Doc"]


@rule("EVENT-MORTAL", "DUEL-4")
def test_of_two_scores_below_zero_the_higher_one_wins() -> None:
    game = Drawn("""
        express boxes=horses
        seats  Tuco+Cheyenne Django+Doc
        roof   .       | .           | .        | .       | .
        inside Doc     | Marshal     | Tuco     | Django  | Cheyenne
        round 5 Mortal Bullet
        pile Tuco: Cheyenne Fire, Doc: Django Fire, Doc: Doc Move
        """)
    game.play("Django", "fire Cheyenne")
    # Django was hit once, Cheyenne once, and Doc has run into the Marshal; there is no Gunslinger.
    assert game.all_told()[-3:] == ["Tuco+Cheyenne: -$150.", "Django+Doc: -$300.", "Tuco+Cheyenne wins!"]
    assert game.dollars() == {"Tuco+Cheyenne": -150, "Django+Doc": -300}
    assert game.winners() == ["Tuco+Cheyenne"]


@rule("EVENT-MORTAL", "END-3")
def test_a_tie_after_the_costs_goes_to_the_fewest_bullets_of_the_whole_game() -> None:
    game = Drawn(f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | .                      | . | .
        inside Marshal | Doc[P400] Belle[P250]  | . | Tuco
        hand Belle: @neutral, @neutral
        {LAST}
        pile Tuco: Marshal, Doc: Floor
        """)
    # Doc meets the Marshal twice, Belle once: 400 less 300, 250 less 150; all are Gunslingers.
    assert game.dollars() == {"Doc": 1100, "Belle": 1100, "Tuco": 1000}
    assert [score.lines["received"] for score in game.game.scores] == [2, 3, 0]
    assert game.winners() == ["Doc"]


@rule("EVENT-MORTAL", "HOST-POODLE")
def test_the_poodles_bullet_of_that_round_costs_too() -> None:
    scene = Drawn(
        f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | .             | .     | .
        inside Marshal | Belle[Poodle] | .     | Doc Tuco
        {hit("Belle", neutral=1)}, Ride
        round 4
        next daybreak
        """,
        [0] * 19 + [FALL_OF_MORTAL],
    )
    assert scene.used_up()
    assert scene.sees(None).round.card == "Mortal Bullet"
    assert scene.told(None)[0] == "Belle gets a neutral Bullet for the Poodle."
    assert scene.sees(None).boxes["horses"].round_bullets == (0, 1, 0)
    last = re.sub(r"(?m)^(agenda|phase|turn) .*$", "", str(scene.game))
    end = Drawn(f"{last}\nnext event")
    assert end.dollars() == {"Doc": 1000, "Belle": 1850, "Tuco": 1000}  # 1000 + 1000 less 150, not 300
    assert end.winners() == ["Belle"]


@rule("EVENT-MORTAL", "ROUND-1")
def test_the_count_starts_again_in_every_round() -> None:
    scene = Drawn(
        f"""
        express boxes=horses
        seats  Doc Belle Tuco
        roof   .       | .     | .        | .
        inside Marshal | Belle | .        | Doc Tuco
        {hit("Belle", neutral=3)}, Ride
        before Belle: 1
        round 4
        next daybreak
        """,
        [0] * 19 + [FALL_OF_MORTAL],
    )
    assert scene.sees(None).boxes["horses"].round_bullets == (0, 0, 0)


@rule("EVENT-MORTAL", "TCAR-8", "MARSHAL-2")
def test_a_bandit_who_returns_from_a_journey_to_the_marshal_pays_for_it() -> None:
    game = Drawn(f"""
        express boxes=horses,timecar
        seats  Doc Belle Tuco
        roof   .       | .     | .     | .
        inside Marshal | Belle | .     | Tuco
        off    Doc S
        away   Doc: 0 inside
        {LAST}
        pile Belle: Robbery
        next land
        """)
    assert game.all_told()[:3] == [
        "Doc is back from the journey in time, inside the Locomotive.",
        "Doc is hit by a neutral Bullet.",
        "Doc flees from the Marshal to the roof of the Locomotive.",
    ]
    assert game.dollars() == {"Doc": 850, "Belle": 1000, "Tuco": 1000}


@rule("EVENT-MORTAL", "TEAM-7", "TEAM-8")
def test_in_teams_bullets_received_by_either_partner_cost_the_team() -> None:
    game = Drawn(f"""
        express variant=teams boxes=horses
        seats  Doc Belle Tuco Ghost
        roof   .       | .   | .     | .    | .
        inside Marshal | Doc | Belle | .    | Tuco[P250] Ghost
        {LAST}
        pile Doc: Doc Fire, Belle: Belle Fire
        """)
    assert game.all_told()[-5:] == [
        "Doc and Belle are Gunslingers: $1000 for the team.",
        "Tuco and Ghost are Gunslingers: $1000 for the team.",
        "Doc and Belle together: $700.",
        "Tuco and Ghost together: $1250.",
        "Tuco and Ghost win!",
    ]


@rule("EVENT-MORTAL", "TEAM-7")
def test_a_teams_score_below_zero_is_reported_for_both() -> None:
    game = Drawn(f"""
        express variant=teams boxes=horses
        seats  Doc Belle Tuco Ghost
        roof   .       | .    | .     | .    | .
        inside Marshal | Tuco | Belle | .    | Doc Ghost
        {LAST}
        pile Tuco: Tuco Fire
        """)
    assert game.all_told()[-3:] == [
        "Doc and Belle together: -$150.",
        "Tuco and Ghost together: $1000.",
        "Tuco and Ghost win!",
    ]


@rule("EVENT-MORTAL", "TEAM-3", "TEAM-8")
def test_a_bullet_that_came_from_the_partner_was_not_received_in_this_round() -> None:
    game = Drawn(f"""
        express variant=teams boxes=horses
        seats  Doc Belle Tuco Ghost
        roof   .       | .      | .        | .    | .
        inside Marshal | Doc/r1 | Belle/r0 | .    | Tuco Ghost
        hand Belle: @neutral
        {LAST}
        next event
        """)
    assert set(game.dollars().values()) == {1000}
    assert game.sees(None).boxes["horses"].round_bullets == (0, 0, 0, 0)


@rule("EVENT-MORTAL", "PAIR-8", "PAIR-5")
def test_in_pairs_each_bandit_pays_for_its_own_bullets() -> None:
    game = Drawn(
        f"""
        express variant=pairs boxes=horses
        seats  Ghost+Tuco Doc+Django
        roof   .           | .          | .          | Django
        inside Tuco[P500]  | Ghost[J]   | Doc[P250]  | Marshal
        {LAST}
        pile Doc: Doc Fire, Ghost: Ghost Fire, Ghost: Tuco Fire
        """
    )
    game.play("Ghost", "fire Doc")
    assert game.all_told()[:6] == [
        "Doc: Fire.",
        "Doc fires at Ghost.",
        "Ghost: Fire.",
        "Ghost fires at Doc.",
        "Tuco: Fire.",
        "Tuco fires at Ghost.",
    ]
    # Ghost and Tuco: 1000 less 300; their shots: 2 less 1 own Bullet among their cards, so both sides have the title
    assert game.dollars() == {"Ghost+Tuco": 1700, "Doc+Django": 1100}


@rule("EVENT-MORTAL", "EXPERT-2")
def test_in_the_expert_variant_discarded_bullets_cost_too() -> None:
    game = Drawn(f"""
        express expert boxes=horses
        roof   .       | .       | .        | .
        inside Marshal | Doc/r1  | Belle    | Tuco
        deck Doc: {ACTIONS}, Ride
        discard Doc: @neutral
        before Doc: 0
        {LAST}
        pile Belle: Fire
        """)
    game.play("Belle", "fire Doc")
    assert game.dollars() == {"Doc": -300, "Belle": 1000, "Tuco": 0}


@rule("EVENT-MORTAL")
@pytest.mark.parametrize("station", ["Marshal's Revenge", "Sharing the Loot", "Pickpocketing"])
def test_with_another_station_bullets_cost_nothing(station: str) -> None:
    game = Drawn(f"""
        express boxes=horses
        roof   .       | .   | .           | .
        inside Marshal | Doc | Belle[J]    | Tuco
        round 5 {station}
        pile Doc: Fire
        """)
    assert game.dollars() == {"Doc": 1000, "Belle": 500, "Tuco": 0}
