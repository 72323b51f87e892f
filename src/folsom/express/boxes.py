"""The list of boxes.  Their rules apply in the order in which the boxes are added."""

from collections.abc import Callable
from typing import Final

from folsom.express.base.box import BASE, base
from folsom.express.base.cards import StandardCards
from folsom.express.base.interface import BaseInterface
from folsom.express.base.score import FewestLeft
from folsom.express.base.setup import set_up
from folsom.express.box_interface import BoxInterface
from folsom.express.duel.box import DUEL
from folsom.express.duel.interface import DuelInterface
from folsom.express.duel.variant import Duel
from folsom.express.expert.box import EXPERT, expert
from folsom.express.expert.interface import ExpertInterface
from folsom.express.horses.box import HORSES, horses
from folsom.express.horses.interface import HorsesInterface
from folsom.express.marshal.box import FOLDER, LAW, MEI, ROUNDS, mei, rounds
from folsom.express.marshal.interface import MeiInterface, RoundsInterface
from folsom.express.marshal.law_interface import LawInterface
from folsom.express.marshal.variant import MarshalGame
from folsom.express.pairs.box import PAIRS
from folsom.express.pairs.interface import PairsInterface
from folsom.express.pairs.variant import Pairs
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.express.teams.box import TEAMS
from folsom.express.teams.interface import TeamsInterface
from folsom.express.teams.variant import Teams
from folsom.express.timecar.box import TIMECAR, timecar
from folsom.express.timecar.interface import TimecarInterface
from folsom.express.variant import Variant
from folsom.interface.validation import CHANCE
from folsom.kernel.core import playout
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64

# Each box has its own range of ops, so records and scenes do not depend on which boxes are used: the base game 0 to
# 63, Expert 64 to 71, two-bandit play 72 to 87, teams 88 to 95, Horses & Stagecoach 96 to 127, the time-travel car 128
# to 135, Marshal & Prisoners 144 to 191; 136 to 143 and those from 192 on are free.


class Expansion:
    """A box that a game is played with or without."""

    def __init__(self, interface: BoxInterface, add: Callable[[Rules], None]) -> None:
        self.name = interface.name
        self.interface = interface
        self.add = add


EXPANSIONS: Final = [
    Expansion(HorsesInterface(HORSES), horses),
    Expansion(TimecarInterface(TIMECAR), timecar),
    Expansion(MeiInterface(MEI, FOLDER), mei),
    Expansion(RoundsInterface(ROUNDS, FOLDER), rounds),
]
# The interfaces of all boxes, whether or not a game is played with them.
INTERFACES: Final[list[BoxInterface]] = [
    BaseInterface(BASE),
    ExpertInterface(EXPERT),
    PairsInterface(PAIRS),
    DuelInterface(DUEL),
    TeamsInterface(TEAMS),
    *(box.interface for box in EXPANSIONS),
    LawInterface(LAW, FOLDER),
]


# VAR-1.  If no variant is chosen, the first one for the number of players is played.
VARIANTS: Final[list[Variant]] = [
    Variant("standard", [3, 4, 5, 6], 1),
    Duel(DUEL, [2], 2),
    Pairs(PAIRS, [2, 3], 2),
    Teams(TEAMS, [4, 6], 1),
    MarshalGame(LAW, [3, 4, 5, 6, 7, 8], 1),
]


def variant_named(name: str) -> Variant:
    for variant in VARIANTS:
        if variant.name == name:
            return variant
    raise ValueError(name)


def assemble(
    players: i64,
    variant: str,
    with_expert: bool,
    first_printing: bool,
    boxes: list[str],
    wagons: list[int],
    cast: list[str],
) -> Rules:
    """Assemble the rules of a game; `interface/setup.py` has already rejected impossible combinations."""
    r = Rules(players, StandardCards(), FewestLeft(True))
    chosen = variant_named(variant)
    r.pawns = chosen.pawns
    r.outlaws = chosen.outlaws(players)
    r.wagons = wagons
    base(r, chosen.cars(players), first_printing, chosen.more_purses(players))
    chosen.add(r)
    if with_expert and EXPERT not in r.boxes:
        expert(r)
    for box in EXPANSIONS:
        if box.name in boxes:
            r.open_box(box.interface)
            box.add(r)
    chosen.add_last(r)
    r.cast = [-1 if name == CHANCE else r.character_named(name) for name in cast]
    r.close()
    return r


def play_out(rules: Rules, dice: Dice, games: i64) -> i64:
    """Play random games one after another with the same dice; returns the number of decisions."""
    fresh = State(rules, dice)
    s = State(rules, dice)
    decisions: i64 = 0
    for _ in range(games):
        s.assign(fresh)
        set_up(s)
        s.run()
        decisions += playout(s)
    return decisions
