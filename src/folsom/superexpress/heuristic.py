"""The heuristic of Colt Super Express, for search."""

from collections.abc import Mapping
from typing import Final

from folsom.kernel.bits import count
from folsom.kernel.core import Core, Tape
from folsom.kernel.fast import i64
from folsom.learning.heuristic import Heuristic
from folsom.superexpress.codes import (
    ABOARD,
    F_SHOOTS,
    FLOOR,
    FORWARD,
    HORSE,
    INSIDE,
    MOVE,
    PROGRAMME,
    REFLEX,
    SHOOT,
    TURN,
)
from folsom.superexpress.state import State
from folsom.superexpress.train import WIDTH

TRIALS: Final = 16
NEVER: Final = 99  # more rounds than any game has
# How promising a card is if nobody else did anything.
LOST: Final = 1
POOR: Final = 3
PLAIN: Final = 6
GOOD: Final = 14


class Weights:
    """The weights of an evaluation, relative to the prospects of a safe bandit; `wishes` replaces some defaults."""

    def __init__(self, wishes: Mapping[str, float]) -> None:
        self.loot = wishes.get("loot", 0.25)  # a loot card
        self.rear = wishes.get("rear", 0.35)  # being in the last car
        self.stunned = wishes.get("stunned", 0.2)
        self.hit = wishes.get("hit", 0.0)  # having shot somebody, as a fraction of a victory
        self.struck = wishes.get("struck", 0.0)  # having been shot, likewise


class SuperHeuristic(Heuristic):
    """Values safety above loot: the last bandit aboard wins."""

    def __init__(self, weights: Weights, horizon: i64, sharp: bool) -> None:
        super().__init__(horizon, sharp)
        self.weights = weights
        self.tape = Tape()
        self.stay = 2  # a deal costs next to nothing
        self.last: i64 = 0

    def begin(self, s: Core) -> None:
        """Take back others' finished programmes: they are hidden, so search chooses their cards one by one."""
        assert isinstance(s, State)
        seat = s.actor
        for who in range(s.bandit_count):
            if who != seat and s.pawns[who].noted == PROGRAMME:
                s.take_back(who)
        s.turn_to(seat)
        self.last = s.round + self.horizon if self.horizon else NEVER

    def set_out(self, s: Core) -> None:
        if self.weights.hit > 0.0 or self.weights.struck > 0.0:
            self.tape.facts.clear()
            s.tape = self.tape

    def stop(self, s: Core) -> bool:
        assert isinstance(s, State)
        return s.round >= self.last

    def weigh(self, s: Core) -> i64:
        assert isinstance(s, State)
        total: i64 = 0
        outlook = Outlook(s, s.actor)
        for k in range(s.offered):
            promise = promise_of(s, s.actor, outlook, s.options[k])
            self.promise[k] = promise * promise
            total += promise * promise
        return total

    def best(self, s: Core) -> i64:
        """Promises are misleading here: try each card several times, with random play to the end of the round."""
        assert isinstance(s, State)
        seat = s.actor
        end = s.round + 1
        trial = s.copy()
        chosen: i64 = 0
        highest = -1.0
        for k in range(s.offered):
            total = 0.0
            for _ in range(TRIALS):
                trial.assign(s)
                trial.apply(s.options[k])
                while not trial.over and trial.round < end:
                    trial.apply(trial.options[trial.dice.below(trial.offered)])
                s.dice.assign(trial.dice)  # as if the trials had drawn from the position's own dice
                total += self.value(trial, seat)
            if total > highest:
                highest = total
                chosen = k
        return s.options[chosen]

    def value(self, s: Core, seat: i64) -> float:
        assert isinstance(s, State)
        self.dollars = float(count(s.pawns[seat].loot))
        value = self.standing(s, seat)
        for fact in self.tape.facts:
            if fact[0] == F_SHOOTS and fact[1] == seat:
                value += self.weights.hit
            elif fact[0] == F_SHOOTS and fact[2] == seat:
                value -= self.weights.struck
        return min(max(value, 0.0), 1.0)

    def standing(self, s: State, seat: i64) -> float:
        """At the end, the share of the victory; before, a share for all aboard, more with loot, less at the rear."""
        if s.ended():
            return 1.0 / float(count(s.winners)) if s.winners >> seat & 1 else 0.0
        if s.pawns[seat].status != ABOARD:
            return 0.0
        mine = 0.0
        total = 0.0
        for who in range(s.bandit_count):
            if s.pawns[who].status == ABOARD:
                hope = hope_of(s, who, self.weights)
                total += hope
                if who == seat:
                    mine = hope
        return mine / total


def hope_of(s: State, who: i64, weights: Weights) -> float:
    pawn = s.pawns[who]
    hope = 1.0 + weights.loot * float(count(pawn.loot))
    if pawn.car == s.last:
        hope -= weights.rear
    if pawn.stunned:
        hope -= weights.stunned
    return hope


class Outlook:
    """Where a bandit will be after the cards it has programmed, if nobody else did anything."""

    def __init__(self, s: State, who: i64) -> None:
        pawn = s.pawns[who]
        self.car = pawn.car
        self.floor = pawn.floor
        self.facing = pawn.facing
        self.stunned = pawn.stunned
        for k in range(pawn.noted):
            self.note(pawn.card(k))

    def note(self, card: i64) -> None:
        if self.stunned:
            self.stunned = False
        elif card == TURN:
            self.facing = -self.facing
        elif card == FLOOR:
            self.floor ^= 1
        elif card == MOVE:
            self.car += self.facing
        elif card == HORSE:
            self.car = 0
            self.floor = INSIDE
            self.facing = FORWARD
        elif card == REFLEX:
            self.stunned = True


def promise_of(s: State, who: i64, o: Outlook, card: i64) -> i64:
    """How promising a card is as the next one of a programme."""
    if o.stunned:
        return GOOD if card == REFLEX else PLAIN
    if card == MOVE:
        if o.car + o.facing < 0 or o.car + o.facing > s.last:
            return LOST
        return GOOD if o.car == s.last else PLAIN
    if card == SHOOT:
        return GOOD if somebody_ahead(s, who, o) else POOR
    if card == HORSE:
        return GOOD if o.car == s.last else POOR
    return POOR if card == REFLEX else PLAIN


def somebody_ahead(s: State, who: i64, o: Outlook) -> bool:
    """Whether there is a standing bandit farther on, on this floor."""
    for k in range(s.size[o.floor]):
        other = s.line[o.floor * WIDTH + k]
        if other != who and not s.pawns[other].stunned and (s.pawns[other].car - o.car) * o.facing > 0:
            return True
    return False
