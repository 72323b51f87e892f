"""Boxes put together.  The order in which boxes are called is the order in which their rules speak."""

from collections.abc import Callable
from typing import Final

from folsom.express.base.box import BASE, base
from folsom.express.base.cards import StandardCards
from folsom.express.base.interface import BaseInterface
from folsom.express.base.score import FewestLeft
from folsom.express.base.setup import set_up
from folsom.express.box_interface import BoxInterface
from folsom.express.duel.box import DUEL, duel
from folsom.express.duel.interface import DuelInterface
from folsom.express.expert.box import EXPERT, expert
from folsom.express.expert.interface import ExpertInterface
from folsom.express.horses.box import HORSES, horses
from folsom.express.horses.interface import HorsesInterface
from folsom.express.pairs.box import PAIRS, pairs
from folsom.express.pairs.interface import PairsInterface
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.express.teams.box import TEAMS, teams
from folsom.express.teams.interface import TeamsInterface
from folsom.express.timecar.box import TIMECAR, timecar
from folsom.express.timecar.interface import TimecarInterface
from folsom.kernel.core import playout
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64


class Expansion:
    """A box that a game is played with or without."""

    def __init__(self, interface: BoxInterface, add: Callable[[Rules], None]) -> None:
        self.name = interface.name
        self.interface = interface
        self.add = add


EXPANSIONS: Final = [
    Expansion(HorsesInterface(HORSES), horses),
    Expansion(TimecarInterface(TIMECAR), timecar),
]
# What every box there is shows of itself, whether or not a game is played with it.
INTERFACES: Final[list[BoxInterface]] = [
    BaseInterface(BASE),
    ExpertInterface(EXPERT),
    PairsInterface(PAIRS),
    DuelInterface(DUEL),
    TeamsInterface(TEAMS),
    *(box.interface for box in EXPANSIONS),
]


def wagons_for(players: i64, variant: str) -> i64:
    """SETUP-2, DUEL-1, PAIR-1."""
    if variant == "duel":
        return 4
    return players + 1 if variant == "pairs" else players


def assemble(
    players: i64,
    variant: str,
    with_expert: bool,
    first_printing: bool,
    boxes: list[str],
    wagons: list[int],
    cast: list[int],
) -> Rules:
    """The rules of a game; the table has refused what VAR-1 does not allow."""
    r = Rules(players, StandardCards(), FewestLeft(True))
    r.pawns = 2 if variant == "duel" or variant == "pairs" else 1
    r.wagons = wagons
    r.cast = cast
    base(r, wagons_for(players, variant), first_printing)
    if variant == "duel":
        duel(r)
    elif variant == "pairs":
        pairs(r)
    elif variant == "teams":
        teams(r)
    if with_expert and variant != "duel":
        expert(r)
    for box in EXPANSIONS:
        if box.name in boxes:
            r.open_box(box.interface)
            box.add(r)
    r.close()
    return r


def play_out(rules: Rules, dice: Dice, games: i64) -> i64:
    """Random games inside the engine, one after another with the same dice; the number of decisions."""
    fresh = State(rules, dice)
    s = State(rules, dice)
    decisions: i64 = 0
    for _ in range(games):
        s.assign(fresh)
        set_up(s)
        s.run()
        decisions += playout(s)
    return decisions
