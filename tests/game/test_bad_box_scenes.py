"""Scenes of the boxes that describe no position: the NotationError names the word and the reason."""

from typing import Any

import pytest

import folsom
from folsom.kernel.dice import seeded
from tests.game.test_bad_scenes import mutate

BASE = """express
seats Doc Belle Tuco
roof . | . | . | .
inside Marshal S | Tuco | Doc | Belle
"""
BOXES = BASE.replace("express", "express boxes=horses,timecar")
SIX = """express boxes=horses
seats Doc Belle Tuco Ghost Django Cheyenne
roof . | . | . | . | . | . | .
inside Marshal S | Tuco W | Doc W | Belle W | Ghost W | Django W | Cheyenne W
"""


def with_cell(cell: str, drawn: str) -> str:
    return BOXES.replace(cell, drawn)


NO_DOC = with_cell("Doc |", ". |")


# What is written, where the error points (line and column), and what it says.
WRONG: dict[str, tuple[str, tuple[int, int], str]] = {
    "a box that is not there": (BASE.replace("express", "express boxes=coach"), (1, 15), "coach"),
    "a box without a name": (BASE.replace("express", "express boxes="), (1, 9), "cannot read"),
    "a box twice": (BASE.replace("express", "express boxes=horses,horses"), (1, 22), "twice"),
    "boxes said twice": (BASE.replace("express", "express boxes=horses boxes=x"), (1, 22), "boxes=horses,timecar"),
    "players said twice": (BASE.replace("express", "express players=3 players=3"), (1, 19), "twice"),
    "a hint that leaves out the boxes": (BASE.replace("express", "express horses"), (1, 9), "boxes=horses,timecar"),
    "a Stagecoach without the box": (BASE + "coach 2", (5, 1), "boxes=horses"),
    "its roof without the box": (BASE + "coach-roof Shotgun", (5, 1), "boxes=horses"),
    "its inside without the box": (BASE + "coach-inside .", (5, 1), "boxes=horses"),
    "an escape without the box": (BASE + "escaped Doc", (5, 1), "boxes=horses"),
    "emptied without the box": (BASE + "emptied W", (5, 1), "boxes=horses"),
    "Bullets of earlier rounds without the box": (BASE + "before Doc: 0", (5, 1), "boxes=horses"),
    "a time-travel car without the box": (BASE + "time-car .", (5, 1), "boxes=timecar"),
    "a journey without the box": (BASE + "away Doc:", (5, 1), "boxes=timecar"),
    "a Horse without the box": (BASE.replace("Tuco |", "Tuco Horse |"), (4, 25), "boxes=horses"),
    "a Shotgun without the box": (BASE.replace("roof .", "roof Shotgun"), (3, 6), "boxes=horses"),
    "a Hostage without the box": (BASE.replace("Tuco |", "Tuco[Zealot] |"), (4, 25), "boxes=horses"),
    "a Whiskey without the box": (BASE.replace("Tuco |", "Tuco W |"), (4, 25), "boxes=horses"),
    "a Horse on a roof": (with_cell("roof .", "roof Horse"), (3, 6), "ATTACK-2"),
    "a Horse in the Stagecoach": (BOXES + "coach-inside Horse", (5, 14), "ATTACK-2"),
    "a Shotgun inside": (with_cell("Tuco |", "Tuco Shotgun |"), (4, 25), "GUN-2"),
    "a Hostage on the train": (with_cell("Tuco |", "Tuco Zealot |"), (4, 25), "HOST-1"),
    "a Marshal on the Stagecoach": (BOXES + "coach-roof Marshal", (5, 12), "MARSHAL-1"),
    "two Shotguns": (with_cell("roof .", "roof Shotgun") + "coach-roof Shotgun", (5, 12), "one Shotgun"),
    "a Shotgun elsewhere than the Stagecoach": (with_cell("roof .", "roof Shotgun") + "coach 2", (3, 6), "GUN-2"),
    "a Stagecoach behind the train": (BOXES + "coach 4", (5, 7), "from 0 to 3"),
    "his Strongbox as loot": (with_cell("Tuco |", "Tuco S#3 |"), (4, 25), "a free strongbox"),
    "three Strongboxes and his": (with_cell("Tuco |", "Tuco S S |"), (4, 27), "no more tokens"),
    "more Horses than bandits": (with_cell("Tuco |", "Tuco Horse Horse Horse Horse |"), (4, 43), "HSET-5"),
    "a Horse for who escaped": (
        NO_DOC.replace("Tuco |", "Tuco Horse Horse Horse |") + "escaped Doc\nround 5 Escape\noff Doc",
        (4, 37),
        "EVENT-ESCAPE",
    ),
    "a Hostage twice": (with_cell("Tuco |", "Tuco[Zealot] |") + "coach-inside Zealot", (5, 14), "twice"),
    "too many Hostages": (BOXES + "coach-inside Zealot Banker Poodle", (5, 28), "HSET-3"),
    "two Hostages of a bandit": (with_cell("Tuco |", "Tuco[Zealot Banker] |"), (4, 32), "HOST-2"),
    "two Old Whiskeys": (with_cell("Tuco |", "Tuco O |") + "emptied O", (5, 9), "one Old Whiskey"),
    "more Whiskeys than wagons": (with_cell("Tuco |", "Tuco W W W W |"), (4, 31), "no more tokens"),
    "a Whiskey left in the box": (with_cell("Tuco |", "Tuco W#4 |"), (4, 25), "a free whiskey"),
    "a Whiskey that has left the game": (with_cell("Tuco |", "Tuco W#1 |") + "emptied O#1", (5, 9), "a free whiskey"),
    "an Old Whiskey of unknown kind": (with_cell("Tuco |", "Tuco O? |"), (4, 25), "left to chance"),
    "a Jewel of unknown kind": (with_cell("Tuco |", "Tuco J? |"), (4, 25), "left to chance"),
    "half a Purse": (with_cell("Tuco |", "Tuco P/ |"), (4, 25), "WHISKEY-4"),
    "a Whiskey with a value": (with_cell("Tuco |", "Tuco W250 |"), (4, 25), "only Purses"),
    "a half-full Whiskey that has left": (BOXES + "emptied W/", (5, 9), "has left the game"),
    "six Whiskeys without the Old one": (SIX, (4, 77), "HSET-2"),
    "escaped from the train": (BOXES + "escaped Doc", (5, 9), "EVENT-ESCAPE"),
    "escaped without playing": (BOXES + "escaped Ghost", (5, 9), "does not play"),
    "more Bullets earlier than ever": (BOXES + "before Doc: 1", (5, 13), "'1' should be 0"),
    "away on the train": (BOXES + "away Doc: 3 inside", (5, 6), "TCAR-8"),
    "away on a roof": (with_cell("Doc |", ". |") + "off Doc\naway Doc: 3 roof", (6, 11), "TCAR-8"),
    "away in the car itself": (with_cell("Doc |", ". |") + "off Doc\naway Doc: time-car", (6, 11), "TCAR-8"),
    "away in Stealin'": (
        with_cell("Doc |", ". |") + "off Doc\naway Doc: 3 inside\npile Belle: Move done, Belle: Move",
        (6, 1),
        "TCAR-8",
    ),
    "away, and nobody is asked": (
        with_cell("Doc |", ". |") + "off Doc\naway Doc:\nagenda round:0:3",
        (6, 1),
        "nobody is asked",
    ),
    "escaped without an Escape": (NO_DOC + "off Doc\nescaped Doc", (6, 1), "EVENT-ESCAPE"),
    "a wagon behind the train": (BOXES + "agenda wagon:0:4", (5, 8), "ATTACK-3"),
    "a wagon before the train": (BOXES + "agenda wagon:0:0", (5, 8), "ATTACK-3"),
    "boarding far behind the train": (BOXES + "agenda first-rider:0:0 board:0:999", (5, 24), "ATTACK-3"),
    "boarding where nobody is asked": (NO_DOC + "off Doc\nagenda boarded:0:1 board:0:1", (6, 8), "ATTACK-3"),
    "a jump far behind the train": (NO_DOC + "off Doc\nagenda jump:0:7", (6, 8), "ATTACK-3"),
    "a jump to the Stagecoach": (NO_DOC + "off Doc\nagenda jump:0:4", (6, 8), "ATTACK-3"),
    "boarding from the train": (BOXES + "agenda boarded:0:3 board:0:3", (5, 20), "ATTACK-1"),
    "a jump from the train": (BOXES + "agenda jump:0:3", (5, 8), "ATTACK-1"),
    "a jump of who travels": (NO_DOC + "off Doc\naway Doc: 3 inside\nagenda jump:0:3", (7, 8), "ATTACK-1"),
    "two jumps of one bandit": (NO_DOC + "off Doc\nagenda jump:0:3 jump:0:3", (6, 17), "twice"),
    "two choices of one seat": (NO_DOC + "off Doc\nagenda board:0:3 board:0:3", (6, 18), "twice"),
    "a Punch from off the train": (NO_DOC + "off Doc\nagenda drop:0:1", (6, 8), "PUNCH-1"),
    "a Punch of who is off the train": (NO_DOC + "off Doc\nagenda knock:1:0", (6, 8), "PUNCH-1"),
    "a Punch between two cars": (BOXES + "agenda knock:0:1", (5, 8), "PUNCH-1"),
    "a Punch of oneself": (BOXES + "agenda drop:0:0", (5, 8), "PUNCH-1"),
    "a Punch of nobody": (BOXES + "agenda knock:0:7", (5, 8), "PUNCH-1"),
    "an extra line": (BOXES + "extra 1: at=2", (5, 1), "lines of its own"),
    "a Bullet kept that is not in hand": (
        BOXES + "keeping Doc: @Belle\nround 2 Stand-Off\nagenda saved:0:0 save:0:0",
        (5, 1),
        "a Bullet is kept that is not in hand",
    ),
}


@pytest.mark.parametrize(("text", "at", "reason"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_meant_is_refused_where_it_stands(text: str, at: tuple[int, int], reason: str) -> None:
    with pytest.raises(folsom.NotationError) as refused:
        folsom.scene(text, seed=1)
    assert reason in str(refused.value)
    assert (refused.value.line, refused.value.column) == at


UNPLAYABLE = {
    "a bandit boards twice": BOXES + "agenda jump:0:3 jump:0:3 jump:0:3 jump:0:3",
    "his Strongbox off the train, he on it": with_cell("roof .", "roof Shotgun") + "off S#3",
    "cards kept, but nobody was asked": BOXES + "hand Doc: @Belle\nkeeping Doc: @Belle",
    "too many kept": BOXES
    + "hand Doc: Move, Fire, Ride\nkeeping Doc: Move, Fire\nround 2 Stand-Off\nagenda saved:0:0 save:0:0",
    "who escaped comes back": with_cell("Doc |", ". |") + "off Doc\nescaped Doc\naway Doc: 3 inside\nround 5 Escape",
    "a bandit nowhere, in the middle of the game": NO_DOC + "off Doc",
    "a bandit nowhere, without a box": BASE.replace("Doc |", ". |") + "off Doc",
    "a bandit nowhere at the end": NO_DOC + "off Doc\nround 5 Escape\nagenda over",
    "a choice that nobody reveals": NO_DOC + "off Doc\nround 0\nagenda round:0:0 first-rider:0:0 board:0:3",
    "a question to who does not travel": BOXES + "agenda set-out:0:0",
}


@pytest.mark.parametrize("text", UNPLAYABLE.values(), ids=UNPLAYABLE.keys())
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(folsom.NotationError):
        folsom.scene(text, seed=1)


def test_a_scene_with_letters_changed_is_refused_or_can_be_played() -> None:
    """Mutations of drawn positions: an accepted scene can be drawn again and played to its end with nothing lost."""
    setups: tuple[dict[str, Any], ...] = (
        {"players": 3, "boxes": ["horses", "timecar"]},
        {"players": 2, "boxes": ["horses"]},
        {"players": 2, "variant": "pairs", "boxes": ["timecar"]},
        {"players": 4, "variant": "teams", "boxes": ["horses", "timecar"]},
    )
    accepted = 0
    for number, options in enumerate(setups):
        dice = seeded(number)
        game = folsom.new_game("express", seed=number, **options)
        for _ in range(60):
            if game.over:
                break
            seat = game.to_act[0]
            legal = game.legal(seat)
            game.play(seat, legal[dice.below(len(legal))])
            try:
                drawn = folsom.scene(mutate(str(game), dice.below), seed=1)
            except folsom.NotationError:
                continue
            accepted += 1
            for seat in drawn.to_act:
                assert drawn.question(seat)
                assert drawn.options(seat)
            assert str(folsom.scene(str(drawn), seed=2)) == str(drawn)
            while not drawn.over:
                seat = drawn.to_act[0]
                drawn.play(seat, drawn.legal(seat)[0])
            drawn.audit()
    assert accepted > 10
