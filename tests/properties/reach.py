"""Plays random games on an instrumented copy of the engine (`instrumented.py`), and prints what they reached.

It runs as a module, because only this process has such a copy before the package on its path.
"""

import importlib
import json
import sys

import folsom
from folsom.express.boxes import play_out
from folsom.express.codes import DRAW, FIRE, MARSHAL, PUNCH, ROB
from folsom.express.horses.steps import RIDE
from folsom.express.interface.read import read_position
from folsom.express.interface.scene_check import check_answers
from folsom.express.state import State
from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice, fair, seeded
from tests.properties.configurations import CONFIGURATIONS, LAW, MORE, NAMED_LAW, PLAIN, TITLE, WORDS, Configuration
from tests.properties.configurations import MARSHAL as WITH_MEI

LIKED = (FIRE, PUNCH, ROB, MARSHAL, -1, RIDE)
LOOKS_EVERY = 29  # decisions
FURTHER_GAMES = 12  # without looking, of each configuration in which one is looked at
LOOKED_AT = [one for k, one in enumerate(PLAIN) if not one.base.boxes or k % 4 in (0, 3)]  # boxes: a printing each


def play(configuration: Configuration, seed: int, looks: bool) -> None:
    """Play a random game with a preference for one kind of card; now and then do what people and search also do."""
    dice: Dice = fair(f"{seed:064x}") if seed % 5 == 4 else seeded(seed)
    s = TITLE.start(configuration.setup, dice, Tape() if seed % 2 else None)
    assert isinstance(s, State)
    choice = seeded(~seed)
    number = 0
    while not s.over:
        seats = s.to_act()
        s.turn_to(seats[choice.below(len(seats))])
        if looks and (number + seed) % LOOKS_EVERY == 0:
            look(configuration, s, number)
        if looks and number < 12 and len(seats) > 1:
            TITLE.redeal(TITLE.view(s, configuration.setup, None), seeded(number))
            read(configuration, s, number)
        s.apply(choose(s.legal(), choice, LIKED[seed % len(LIKED)]))
        number += 1
    TITLE.scores(s)


def choose(legal: list[int], choice: Dice, liked: int) -> int:
    """Mostly a card of the preferred kind, if there is one, so that cylinders and stocks run out."""
    cards = [action for action in legal if action < DRAW and action & 7 == liked]
    wanted = cards if cards and choice.below(4) else legal
    return wanted[choice.below(len(wanted))]


def look(configuration: Configuration, s: State, number: int) -> None:
    """A copy and whether it looks the same, a re-deal, a scene; every action tried."""
    scratch = s.copy()
    scratch.copy_from(s)
    for one, other in zip(s.extras, scratch.extras, strict=True):
        one.same(other)
    viewer = configuration.viewers[number % len(configuration.viewers)]
    TITLE.redeal(TITLE.view(s, configuration.setup, viewer), seeded(number))
    read(configuration, s, number)
    for seat in s.to_act():
        s.offers(seat)
        for action in range(256):
            TITLE.why_not(s, seat, action, WORDS)


def read(configuration: Configuration, s: State, number: int) -> None:
    """A scene, and whether the answers in it are possible, but not whether games from there come to an end."""
    _, drawn = read_position(TITLE.draw(s, configuration.setup), seeded(number))
    check_answers(drawn)


def main(step: int) -> None:
    for number, configuration in enumerate((*LOOKED_AT, *WITH_MEI, *LAW, *NAMED_LAW, *MORE)):
        play_out(configuration.rules, seeded(1), 1)
        play(configuration, number, looks=True)
        for seed in range(1, FURTHER_GAMES + 1):
            play(configuration, 1000 * seed + number, looks=False)
    for number, configuration in enumerate((*CONFIGURATIONS[::step], *CONFIGURATIONS[2::step], *LAW, *LAW, *LAW)):
        play(configuration, number, looks=False)
    marks = importlib.import_module("folsom.reached").marks
    reached = [mark for mark, seen in enumerate(marks) if seen]
    print(json.dumps({"compiled": folsom.compiled, "reached": reached}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
