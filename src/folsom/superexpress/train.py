"""The train and the bandits on it.

A floor is one line of bandits from the front of the Locomotive to the rear of the last wagon, each with its car.  A
shot goes along the line, the rearmost bandit is the last one in it, and a bandit that enters a place is inserted at one
end of the part of the line for that place.
"""

from typing import Final

from folsom.kernel.bits import BLANK, bit
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice
from folsom.kernel.fast import append, i64, mypyc_attr, vec
from folsom.superexpress.codes import (
    ABOARD,
    F_LEAVES,
    FORWARD,
    HORSE,
    INSIDE,
    OUT,
    OVERBOARD,
    PROGRAMME,
    REFLEX,
    ROOF,
)

BANDITS: Final = 7
WIDTH: Final = 8  # where the second floor begins
OFF: Final = -1  # the car of a bandit that is off the train
FOUR_CARDS: Final = 15


class Rules:
    """Everything that does not change during a game."""

    def __init__(self, seats: i64, reflex: bool, horse: bool, cast: list[int], mix_seats: bool) -> None:
        self.seats = seats
        self.reflex = reflex
        self.horse = horse
        self.cards: i64 = FOUR_CARDS  # everybody's cards, as a mask
        if reflex:
            self.cards |= bit(REFLEX)
        if horse:
            self.cards |= bit(HORSE)
        self.cast = cast  # the bandit of each seat, -1: left to chance; empty: all left to chance
        self.mix_seats = mix_seats  # whether the chosen bandits are seated in random order


@mypyc_attr(acyclic=True)
class Pawn:
    """A player's bandit, its loot and its cards."""

    __slots__ = ("character", "status", "car", "floor", "facing", "stunned", "loot", "hand", "plan", "noted", "shown")

    def __init__(self, cards: i64) -> None:
        self.character: i64 = -1
        self.status: i64 = OUT
        self.car: i64 = OFF
        self.floor: i64 = INSIDE
        self.facing: i64 = FORWARD
        self.stunned = False
        self.loot: i64 = 0  # loot cards, as a mask
        self.hand = cards  # cards that are not programmed
        self.plan: i64 = 0  # 3 bits for each programmed card, the first one lowest
        self.noted: i64 = 0  # cards programmed
        self.shown: i64 = 0  # cards revealed

    def assign(self, o: "Pawn") -> None:
        self.character = o.character
        self.status = o.status
        self.car = o.car
        self.floor = o.floor
        self.facing = o.facing
        self.stunned = o.stunned
        self.loot = o.loot
        self.hand = o.hand
        self.plan = o.plan
        self.noted = o.noted
        self.shown = o.shown

    def note(self, card: i64) -> None:
        """Program a card."""
        self.plan |= card << 3 * self.noted
        self.noted += 1
        self.hand &= ~bit(card)

    def card(self, k: i64) -> i64:
        """A card of the programme."""
        return self.plan >> 3 * k & 7

    def clear(self, cards: i64) -> None:
        """Return all cards to the hand."""
        self.hand = cards
        self.plan = 0
        self.noted = 0
        self.shown = 0


@mypyc_attr(acyclic=True)
class Train(Core):
    """The positions of the bandits."""

    __slots__ = ("rules", "bandit_count", "pawns", "line", "size", "last", "round", "first", "winners")

    def __init__(self, rules: Rules, dice: Dice) -> None:
        super().__init__(dice)
        self.rules = rules
        self.bandit_count = rules.seats
        self.pawns = vec[Pawn](capacity=self.bandit_count)
        for _ in range(self.bandit_count):
            self.pawns = append(self.pawns, Pawn(rules.cards))
        self.line = BLANK[: 2 * WIDTH]  # the bandits inside, from the front on; from WIDTH on, those on the roofs
        self.size = BLANK[:2]  # the number of bandits on each floor
        self.last = self.bandit_count + 1  # the car at the end of the train (SUP-SET-2)
        self.round: i64 = 0  # from 1
        self.first: i64 = 0  # the First Player
        self.winners: i64 = 0  # seats, once the game is over

    def assign_train(self, o: "Train") -> None:
        self.assign_core(o)
        for who in range(self.bandit_count):
            self.pawns[who].assign(o.pawns[who])
        for at in range(2 * WIDTH):
            self.line[at] = o.line[at]
        self.size[INSIDE] = o.size[INSIDE]
        self.size[ROOF] = o.size[ROOF]
        self.last = o.last
        self.round = o.round
        self.first = o.first
        self.winners = o.winners

    # ---- the lines
    def aboard(self) -> i64:
        """The number of bandits on the train."""
        return self.size[INSIDE] + self.size[ROOF]

    def spot(self, who: i64) -> i64:
        """The index of a bandit in the lines."""
        at = self.pawns[who].floor * WIDTH
        while self.line[at] != who:
            at += 1
        return at

    def stand(self, who: i64, car: i64, floor: i64, way: i64) -> None:
        """Enter a place with the back to one end of its line: going forward, behind everybody there."""
        front = floor * WIDTH
        at = front + self.size[floor]
        while at > front:
            other = self.line[at - 1]
            its_car = self.pawns[other].car
            if its_car < car or (its_car == car and way == FORWARD):
                break
            self.line[at] = other
            at -= 1
        self.line[at] = who
        self.size[floor] += 1
        pawn = self.pawns[who]
        pawn.car = car
        pawn.floor = floor
        pawn.status = ABOARD

    def step_out(self, who: i64) -> None:
        """Remove a bandit from its line."""
        at = self.spot(who)
        floor = self.pawns[who].floor
        self.size[floor] -= 1
        end = floor * WIDTH + self.size[floor]
        while at < end:
            self.line[at] = self.line[at + 1]
            at += 1
        self.line[end] = 0

    def shift(self, who: i64, way: i64) -> bool:
        """Move one car forward or back on the same floor (SUP-MOVE-1, SUP-SHOOT-2); False if that is off the train."""
        pawn = self.pawns[who]
        car = pawn.car + way
        if car < 0 or car > self.last:
            return False
        self.step_out(who)
        self.stand(who, car, pawn.floor, way)
        return True

    def leave(self, who: i64, why: i64) -> None:
        """Leave the train; with Horse, a bandit that has a card left to reveal may be saved by it."""
        self.step_out(who)
        pawn = self.pawns[who]
        pawn.status = OVERBOARD if self.rules.horse and pawn.shown < PROGRAMME else OUT
        pawn.car = OFF
        pawn.floor = INSIDE
        pawn.facing = FORWARD
        pawn.stunned = False
        self.report(F_LEAVES, who, why, 0)

    def ahead(self, who: i64) -> i64:
        """The first standing bandit in front of another on the same floor (SUP-SHOOT-1), or -1."""
        pawn = self.pawns[who]
        front = pawn.floor * WIDTH
        end = front + self.size[pawn.floor]
        at = self.spot(who) + pawn.facing
        while front <= at < end:
            if not self.pawns[self.line[at]].stunned:
                return self.line[at]
            at += pawn.facing
        return -1

    def rearmost(self) -> i64:
        """The bandit farthest from the Locomotive (SUP-END-2), or -1."""
        inside: i64 = self.line[self.size[INSIDE] - 1] if self.size[INSIDE] else -1
        roof: i64 = self.line[WIDTH + self.size[ROOF] - 1] if self.size[ROOF] else -1
        if roof < 0 or (inside >= 0 and self.pawns[inside].car > self.pawns[roof].car):
            return inside
        return roof
