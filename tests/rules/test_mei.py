"""Mei: her Floor Change may lead to a neighbouring car."""

import pytest

import folsom
from tests.rules import rule
from tests.rules.drawn import Begun, stealing


@rule("MEI-1")
def test_mei_may_change_floors_into_a_neighbouring_car() -> None:
    scene = stealing("""
        express boxes=mei
        roof   .       | .   | . | Doc
        inside Marshal | Mei | . | Ghost
        pile Mei: Floor
        """)
    assert scene.offers("Mei") == ["floor 0 roof", "floor 1 roof", "floor 2 roof"]
    scene.play("Mei", "floor 2 roof")
    scene.shows("""
        roof   .       | . | Mei | Doc
        inside Marshal | . | .   | Ghost
        """)


@rule("MEI-1", "MARSHAL-2")
def test_from_a_roof_mei_comes_inside_and_meets_the_marshal_there() -> None:
    scene = stealing("""
        express boxes=mei
        roof   .       | .   | . | Mei
        inside Doc     | .   | Marshal | Ghost
        pile Mei: Floor
        """)
    assert scene.offers("Mei") == ["floor 2 inside", "floor 3 inside"]
    scene.play("Mei", "floor 2 inside")
    scene.shows("""
        roof   .       | .   | Mei     | .
        inside Doc     | .   | Marshal | Ghost
        """)
    assert scene.line("neutral") == "12"


@rule("MEI-1", "FLOOR-1")
def test_nobody_else_may_change_floors_into_a_neighbouring_car() -> None:
    scene = stealing("""
        express boxes=mei
        roof   .       | .   | . | Mei
        inside Marshal | Doc | . | Ghost
        pile Doc: Floor
        """)
    scene.shows("""
        roof   .       | Doc | . | Mei
        inside Marshal | .   | . | Ghost
        """)


@rule("MEI-1", "MP-HS-1")
def test_mei_never_crosses_to_the_stagecoach_or_into_the_time_travel_car() -> None:
    scene = stealing("""
        express boxes=horses,timecar,mei
        roof   Mei     | .       | . | .
        inside .       | Marshal | . | Ghost Doc
        coach 1
        pile Mei: Floor
        """)
    assert scene.offers("Mei") == ["floor 0 inside", "floor 1 inside"]


@rule("MEI-1", "MP-HS-1")
def test_mei_does_not_cross_from_the_stagecoach_to_the_train_either() -> None:
    scene = stealing("""
        express boxes=horses,mei
        roof   .       | .       | . | .
        inside .       | Marshal | . | Ghost Doc
        coach 1
        coach-roof Shotgun
        coach-inside Mei
        pile Mei: Floor
        """)
    scene.shows("coach-roof Shotgun S Mei")


@rule("MEI-1", "COMP-1")
def test_mei_joins_the_base_game_if_the_host_asks_for_her() -> None:
    game = Begun(3, boxes=["mei"], bandits=["Tuco", "Mei", "Belle"])
    assert [game.game.seat_name(seat) for seat in range(3)] == ["Tuco", "Mei", "Belle"]
    with pytest.raises(folsom.SetupError, match="Mei"):
        folsom.new_game("express", 3, bandits=["Tuco", "Mei", "Belle"])


@rule("MEI-1", "PAIR-1")
def test_mei_is_in_none_of_the_three_pairs() -> None:
    with pytest.raises(folsom.SetupError, match=r"Mei is in none of them \(PAIR-1\)"):
        folsom.new_game("express", 2, variant="pairs", boxes=["mei"])
