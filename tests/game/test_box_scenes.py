"""Scenes of the boxes: every position is drawn completely, and what is left out of a scene has a sensible default."""

from itertools import product
from typing import Any

import pytest

import folsom
from folsom.express.base.setup import start
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.interface.audit import audit, image
from folsom.express.interface.draw import draw
from folsom.express.interface.read import read_position, read_scene
from folsom.express.interface.scene_check import check_answers
from folsom.express.interface.setup import complete, rules_of
from folsom.express.state import State
from folsom.interface.title import Setup
from folsom.kernel.dice import seeded

TABLES: tuple[tuple[int, str, bool], ...] = (
    (3, "standard", False),
    (4, "standard", True),
    (5, "standard", False),
    (6, "standard", False),
    (2, "duel", True),
    (2, "pairs", False),
    (3, "pairs", False),
    (4, "teams", False),
    (6, "teams", True),
)
BOXES = (["horses"], ["timecar"], ["horses", "timecar"])
GAMES = tuple(product(TABLES, BOXES, ("later", "first")))
PROVED = 29  # one position in this many is also drawn and read before it is played

HEAD = """express boxes=horses,timecar
seats Doc Belle Tuco
roof . | . | . | .
inside Marshal S | Tuco | Doc | Belle
"""


def whole(s: State) -> dict[str, Any]:
    """A position as plain values; who acted last does not matter when nobody acts any more."""
    return {key: value for key, value in image(s).items() if not (s.over and key == "actor")}


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_position_of_random_games_is_the_same_when_it_is_drawn_and_read(number: int) -> None:
    (players, variant, expert), boxes, printing = GAMES[number]
    setup = complete(players, {"variant": variant, "expert": expert, "printing": printing, "boxes": boxes})
    dice = seeded(number)
    s = start(rules_of(setup), seeded(number))
    decisions = 0
    check_same(s, setup, True)
    while not s.over:
        seats = s.to_act()
        s.turn_to(seats[dice.below(len(seats))])
        s.apply(s.options[dice.below(s.offered)])
        decisions += 1
        check_same(s, setup, decisions % PROVED == 0)


def check_same(s: State, setup: Setup, proved: bool) -> None:
    audit(s)
    text = draw(s, setup)
    if proved:
        _, again = read_scene(text, seeded(1), None)
    else:
        _, again = read_position(text, seeded(1))
        check_answers(again)
        again.run()
    assert whole(again) == whole(s)
    assert setup.options["variant"] != "standard" or "extra" not in text


def position(text: str, seed: int = 1) -> State:
    return read_position(text, seeded(seed))[1]


def test_left_out_the_shotgun_sits_on_his_strongbox_beside_the_locomotive() -> None:
    c = coach_of(position(HEAD))
    assert (c.at, c.gun, c.left, c.horses) == (0, 0, 0, 0)
    assert "coach 0\ncoach-roof Shotgun S#3\n" in str(folsom.scene(HEAD))


def test_the_first_strongbox_of_his_cell_is_his_the_next_is_loot() -> None:
    assert "coach-roof Shotgun S#3 S#2\n" in str(folsom.scene(HEAD + "coach-roof S S"))
    assert "coach-roof Shotgun S#3 S#2\n" in str(folsom.scene(HEAD + "coach-roof S#2 Shotgun S#3"))


def test_the_stagecoach_faces_the_car_on_which_the_shotgun_is() -> None:
    text = str(folsom.scene(HEAD.replace("| . | .\n", "| . | Shotgun\n") + "coach-roof S#3"))
    assert "coach 3\ncoach-roof S#3\n" in text


def test_horses_stand_beside_cars_and_before_the_train() -> None:
    text = str(folsom.scene(HEAD.replace("Tuco |", "Tuco Horse Horse |") + "time-car Horse P300"))
    assert "| Horse Horse Tuco |" in text
    assert "time-car Horse P300#1\n" in text


def test_a_hostage_binds_the_bandit_in_whose_brackets_it_is_drawn() -> None:
    s = position(HEAD.replace("Tuco |", "Tuco[OldLady $250] |") + "coach-inside PokerPlayer")
    assert hostage_of(coach_of(s), 2) == 2
    assert (s.bandits[2].stride, s.bandits[2].cash) == (1, 250)
    assert coach_of(s).left == 1 << 7


def test_whiskeys_that_are_not_drawn_have_left_the_game_and_everybody_knows() -> None:
    s = position(HEAD.replace("Tuco |", "Tuco[W] O/#3 |"))
    first = coach_of(s).first_flask()
    assert coach_of(s).old == first + 2
    assert coach_of(s).half == 1 << first + 2
    assert "emptied W#2\n" in str(folsom.scene(HEAD.replace("Tuco |", "Tuco[W] O/#3 |")))
    for token, knowers in ((0, [2]), (1, [0, 1, 2]), (2, [0, 1, 2])):
        assert [seat for seat in range(3) if s.knows(seat, first + token)] == knowers


def test_with_six_wagons_the_old_whiskey_is_somewhere() -> None:
    six = """express boxes=horses
    seats Doc Belle Tuco Ghost Django Cheyenne
    roof . | . | . | . | . | . | .
    inside Marshal | Tuco W | Doc | Belle | Ghost | Django | Cheyenne
    """
    assert "emptied W#2, W#3, W#4, W#5, O#6\n" in str(folsom.scene(six))
    assert "emptied W#2, O#3, W#4, W#5, W#6\n" in str(folsom.scene(six + "emptied O#3"))


def test_a_whiskey_left_to_chance_is_the_old_one_as_often_as_one_in_the_box() -> None:
    """With three wagons three Whiskeys are in the box: of four that may be the Old one, one is drawn."""
    text = HEAD.replace("Tuco |", "Tuco W? |")
    old = sum(coach_of(position(text, seed)).old >= 0 for seed in range(400))
    assert 70 < old < 130
    known = HEAD.replace("Tuco |", "Tuco W? |") + "emptied O#3"
    assert all(coach_of(position(known, seed)).old == coach_of(position(known)).old for seed in range(20))


def test_bullets_are_of_earlier_rounds_if_nothing_else_is_said() -> None:
    text = HEAD + "top Doc: @Belle, @neutral\nround 5 Mortal Bullet\n"
    assert coach_of(position(text)).before == 2
    assert coach_of(position(text + "before Doc: 1")).before == 1


def test_a_traveller_is_back_before_the_first_card_of_the_pile() -> None:
    """In the Caboose, where Belle punches him out."""
    text = HEAD.replace("Doc |", ". |") + "off Doc\naway Doc: 3 inside\npile Belle: Punch, Tuco: Move"
    assert "inside Marshal S#1 | Tuco | Doc | Belle\n" in str(folsom.scene(text))


def test_who_has_not_chosen_a_destination_is_asked_next() -> None:
    game = folsom.scene(HEAD.replace("Doc |", ". |") + "off Doc\naway Doc:\nnext next")
    assert game.to_act == (0,)
    assert [option.text for option in game.options(0)] == [
        "set-out 0 inside",
        "set-out 1 inside",
        "set-out 2 inside",
        "set-out 3 inside",
        "set-out coach inside",
    ]


def test_a_turmoil_asks_everybody_whoever_is_named() -> None:
    game = folsom.scene(HEAD + "round 2 Stand-Off\nhand Doc: Ride\nnext plan Belle 1")
    assert game.to_act == (0, 1, 2)


def test_bullets_may_be_kept() -> None:
    text = HEAD + "round 2 Stand-Off\nhand Doc: Ride, @Belle\nkeeping Doc: @Belle\nagenda saved:0:0 save:0:0"
    assert [option.text for option in folsom.scene(text).options(0)] == ["save Ride", "save none"]
