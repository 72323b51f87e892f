"""The set-up: the train, the bandits and their places."""

from folsom.express.base.components import (
    WAGON_JEWELS,
    WAGON_PURSES,
)
from folsom.express.base.steps import CAST, POSITIONS, ROUND
from folsom.express.codes import AT_START, F_FIRST, JEWEL, STRONGBOX
from folsom.express.ops import Step
from folsom.express.points import ALWAYS
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.kernel.bits import bit, count, lowest
from folsom.kernel.core import Tape
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64


def start(rules: Rules, dice: Dice, tape: Tape | None = None) -> State:
    """A game at its first decision."""
    s = State(rules, dice)
    s.tape = tape
    set_up(s)
    s.run()
    return s


def set_up(s: State) -> None:
    """Load the train of a fresh state and put the whole game on its agenda."""
    load_train(s)
    for extra in s.extras:
        extra.start(s)
    s.watch()
    s.push(ROUND, 0, 0)
    s.push(POSITIONS, 0, 0)
    s.push(CAST, 0, 0)


def load_train(s: State) -> None:
    """SETUP-1 to SETUP-4: a $250 Purse for each bandit, the wagons, their loot, the Strongboxes."""
    bandits = s.rules.outlaws * s.rules.pawns
    if bandits == s.bandit_count:  # otherwise they are dealt once it is known who plays the Marshal
        for who in range(bandits):
            s.bandits[who].loot = bit(who)
    for q in range(s.rules.seats):
        s.seats[q].knows = bit(bandits) - 1  # everybody knows the starting Purses (COMP-6)
    s.public_faces = bit(bandits) - 1
    choose_wagons(s)
    supply = s.rules.purse_faces[:]
    supply[0] -= bandits
    unused = count(s.rules.purses) - bandits
    purse = bandits
    jewel = lowest(s.rules.kinds[JEWEL])
    strongbox = lowest(s.rules.kinds[STRONGBOX])
    for car in range(1, s.ground.wagons + 1):
        wagon = s.wagons[car]
        for _ in range(WAGON_PURSES[wagon]):
            r = s.dice.below(unused)
            face: i64 = 0
            while r >= supply[face]:
                r -= supply[face]
                face += 1
            supply[face] -= 1
            unused -= 1
            s.faces |= face << 3 * purse
            s.floor[2 * car] |= bit(purse)
            purse += 1
        for _ in range(WAGON_JEWELS[wagon]):
            s.floor[2 * car] |= bit(jewel)
            jewel += 1
    s.floor[0] = bit(strongbox)
    s.spare = bit(strongbox + 1)


def choose_wagons(s: State) -> None:
    """SETUP-2: at random, or as chosen; -1 leaves a car to chance."""
    left = bit(len(WAGON_PURSES)) - 1
    chosen = s.rules.wagons
    for wagon in chosen:
        if wagon >= 0:
            left &= ~bit(wagon)
    if s.ground.wagons < s.ground.cars:
        s.wagons[s.ground.cars] = s.rules.last_wagon
    for car in range(1, s.ground.wagons + 1):
        if chosen and chosen[car - 1] >= 0:
            s.wagons[car] = chosen[car - 1]
        else:
            drawn = s.one_of(left)
            left &= ~bit(drawn)
            s.wagons[car] = drawn


class Cast(Step):
    """SETUP-1: the bandit of each player, chosen or at random; -1 means a random one."""

    def run(self, s: State, who: i64, x: i64) -> None:
        chosen = seated(s)
        left = bit(len(s.rules.characters)) - 1
        for character in chosen:
            if character >= 0:
                left &= ~bit(character)
        for q in range(s.bandit_count):
            if chosen and chosen[q] >= 0:
                become(s, q, chosen[q])
            else:
                drawn = s.one_of(left)
                left &= ~bit(drawn)
                become(s, q, drawn)


def seated(s: State) -> list[int]:
    """The chosen bandits by seat, shuffled if the rules say so; a player's two stay together."""
    cast = s.rules.cast[:]
    if s.rules.mix_seats:
        for seat in range(s.rules.seats):
            other = seat + s.dice.below(s.rules.seats - seat)
            for who in range(seat, s.bandit_count, s.rules.seats):
                with_whom = other + who - seat
                cast[who], cast[with_whom] = cast[with_whom], cast[who]
    return cast


def become(s: State, who: i64, character: i64) -> None:
    """Give a bandit its Character card."""
    s.bandits[who].character = character
    s.bandits[who].powers = ALWAYS | s.rules.characters[character].power


def draw_first(s: State) -> None:
    """SETUP-6; in teams, among the A players (TEAM-2)."""
    s.first = s.dice.below(s.rules.seats // s.rules.first_step) * s.rules.first_step
    s.report(F_FIRST, s.first, 0, 0)


class Positions(Step):
    """SETUP-6 and SETUP-7 (TEAM-1: the A players are the odd ones)."""

    def run(self, s: State, who: i64, x: i64) -> None:
        draw_first(s)
        for k in range(s.bandit_count):
            s.put((s.first + k) % s.bandit_count, 2 * (s.ground.wagons - (k & 1)), AT_START)
