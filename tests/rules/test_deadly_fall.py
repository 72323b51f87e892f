"""Deadly Fall: in the last round bandits can be knocked off the train."""

import pytest

from tests.rules import rule
from tests.rules.drawn import Drawn, stealing

LAST = "round 5 Deadly Fall"
OUT = "is out of the game and cannot win."


@rule("EVENT-FALL", "PUNCH-2", "PUNCH-3")
def test_a_punch_on_a_roof_may_knock_its_target_off_the_train() -> None:
    scene = stealing(f"""
        express boxes=rounds
        roof   .       | .             | Doc Belle[J] | .
        inside Marshal | .             | .            | Tuco
        {LAST}
        pile Doc: Punch, Belle: Move, Belle: Robbery
        """)
    assert scene.offers("Doc") == ["knock 1 roof", "knock 3 roof", "knock off"]
    scene.play("Doc", "knock off")
    assert scene.all_told() == [
        "Doc: Punch.",
        "Doc punches Belle.",
        "Belle drops a Jewel ($500).",
        "Belle is knocked off the train.",
        f"Belle {OUT}",
        "Belle: Move.",
        "Move of Belle has no effect: Belle fell off the train.",
        "Belle: Robbery.",
        "Robbery of Belle has no effect: Belle fell off the train.",
    ]
    scene.shows("""
        roof   .       | . | Doc J | .
        inside Marshal | . | .     | Tuco
        """)
    assert scene.line("fallen") == "Belle"
    assert scene.sees("Tuco").boxes["rounds"].fallen == ("Belle",)


@rule("EVENT-FALL")
def test_a_punch_inside_or_in_any_other_round_knocks_nobody_off_the_train() -> None:
    inside = stealing(f"""
        express boxes=rounds
        roof   .       | .             | .         | .
        inside Marshal | .             | Doc Belle | Tuco
        {LAST}
        pile Doc: Punch
        """)
    assert inside.offers("Doc") == ["knock 1 inside", "knock 3 inside"]
    assert inside.refuses("Doc", "knock off") == "PUNCH-3"
    before = stealing("""
        express boxes=rounds
        roof   .       | .             | Doc Belle | .
        inside Marshal | .             | .         | Tuco
        round 1 Canyon
        pile Doc: Punch
        """)
    assert before.offers("Doc") == ["knock 1 roof", "knock 3 roof"]


@rule("EVENT-FALL", "GUN-2")
def test_the_stagecoachs_roof_is_not_part_of_the_train_and_the_shotgun_cannot_be_knocked_off() -> None:
    scene = stealing(f"""
        express boxes=horses,rounds
        roof   .       | .             | .  | .
        inside Marshal | .             | .  | Tuco
        coach 1
        coach-roof Shotgun Doc Ghost
        {LAST}
        pile Doc: Punch
        """)
    scene.play("Doc", "punch Ghost")
    assert scene.game.stopped
    scene.shows("roof . | Ghost | . | .")


@rule("EVENT-FALL", "DJANGO-1")
@pytest.mark.parametrize(
    ("roof", "stays"),
    [("Belle | . | Django | .", "0 roof"), (". | Django | . | Belle", "3 roof")],
)
def test_djangos_shot_may_knock_its_target_off_at_the_ends_of_the_train(roof: str, stays: str) -> None:
    scene = stealing(f"""
        express boxes=rounds
        roof   {roof}
        inside Marshal | . | . | Tuco
        {LAST}
        pile Django: Fire
        """)
    assert scene.offers("Django") == [f"push {stays}", "push off"]
    scene.play("Django", "push off")
    assert scene.all_told()[-2:] == ["The shot knocks Belle off the train.", f"Belle {OUT}"]


@rule("EVENT-FALL", "DJANGO-1")
def test_django_need_not_knock_his_target_off_and_elsewhere_his_shot_pushes_as_usual() -> None:
    scene = stealing(f"""
        express boxes=rounds
        roof   Belle | . | Django | .
        inside Marshal | . | . | Tuco
        {LAST}
        pile Django: Fire
        """)
    scene.play("Django", "push 0 roof")
    assert scene.told(None)[-1] == "Belle cannot leave the train and stays."
    between = stealing(f"""
        express boxes=rounds
        roof   .       | Django | Belle | .
        inside Marshal | .      | .     | Tuco
        {LAST}
        pile Django: Fire
        """)
    between.shows("roof . | Django/5 | . | Belle")


@rule("EVENT-FALL", "PRINT-1")
def test_in_the_first_printing_tucos_shot_may_knock_its_target_off() -> None:
    scene = stealing(f"""
        express printing=first boxes=rounds
        roof   Belle   | . | Tuco | .
        inside Marshal | . | .    | Doc
        {LAST}
        pile Tuco: Fire
        """)
    assert scene.offers("Tuco") == ["push 0 roof", "push off"]


@rule("EVENT-FALL", "TCAR-6")
def test_with_the_time_travel_car_django_may_push_into_it_or_off_the_train() -> None:
    scene = stealing(f"""
        express boxes=timecar,rounds
        roof   Belle   | . | Django | .
        inside Marshal | . | .      | Doc
        {LAST}
        pile Django: Fire
        """)
    assert scene.offers("Django") == ["push time-car", "push off"]


@rule("EVENT-FALL", "END-3")
def test_a_fallen_bandit_cannot_win_however_rich() -> None:
    scene = Drawn(f"""
        express boxes=rounds
        roof   .       | . | Doc[P250]  | .
        inside Marshal | . | .          | Tuco[P300]
        off    Belle[J J S P500]
        fallen Belle
        {LAST}
        next event
        """)
    assert scene.winners() == ["Tuco"]
    assert scene.dollars() == {"Doc": 1250, "Tuco": 1300, "Belle": 3500}
    assert [score.lines.get("fallen") for score in scene.game.scores] == [0, 0, 1]


@rule("EVENT-FALL", "END-3")
def test_if_everybody_has_fallen_nobody_wins() -> None:
    scene = Drawn(f"""
        express boxes=rounds
        roof   .       | . | . | .
        inside Marshal | . | . | .
        off    Belle Doc Tuco
        fallen Belle Doc Tuco
        {LAST}
        next event
        """)
    assert scene.winners() == []


@rule("EVENT-FALL", "TEAM-7")
def test_in_teams_only_the_fallen_bandits_money_counts_for_nothing() -> None:
    scene = Drawn(f"""
        express variant=teams boxes=rounds
        seats Doc Belle Tuco Ghost
        roof   .       | . | Doc[P250]  | . | .
        inside Marshal | . | .          | Tuco[P300] Ghost | .
        off    Belle[J J S P500]
        fallen Belle
        {LAST}
        next event
        """)
    assert scene.dollars() == {"Doc": 1250, "Belle": 1250, "Tuco": 1300, "Ghost": 1300}
    assert scene.winners() == ["Tuco", "Ghost"]
    assert scene.game.scores[0].lines["left-behind"] == -2500


@rule("EVENT-FALL", "DUEL-3")
def test_when_one_of_two_bandits_has_fallen_the_other_still_moves_the_marshal() -> None:
    scene = stealing(f"""
        express boxes=rounds
        seats Tuco+Cheyenne Django+Doc
        roof   .       | .    | .        | .      | .
        inside Marshal | Tuco | Django   | Doc    | .
        off    Cheyenne
        fallen Cheyenne
        {LAST}
        pile Tuco: Cheyenne Fire, Tuco: Tuco Marshal
        """)
    assert scene.all_told() == [
        "Cheyenne: Fire.",
        "Fire of Cheyenne has no effect: Cheyenne fell off the train.",
        "Tuco: Marshal.",
        "The Marshal goes to the Baggage car (car 1).",
        "Tuco is hit by a neutral Bullet.",
        "Tuco flees from the Marshal to the roof of the Baggage car (car 1).",
    ]
