"""The heuristic of Colt Express: how promising each answer is, when to stop searching, and the value of a position."""

from math import exp

from folsom.express.base.fire import BULLETS
from folsom.express.base.score import tally
from folsom.express.codes import LOSE, NEUTRAL
from folsom.express.heuristics.answers import promise_of_answer
from folsom.express.heuristics.cards import Outlook, promise_of_turn
from folsom.express.heuristics.spots import best_loot, loot_near
from folsom.express.heuristics.weights import Weights
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.kernel.core import Core
from folsom.kernel.fast import i64
from folsom.learning.heuristic import Heuristic


class ExpressHeuristic(Heuristic):
    """Combines the heuristics of the base game and of the boxes."""

    def __init__(self, weights: Weights, horizon: i64, sharp: bool) -> None:
        super().__init__(horizon, sharp)
        self.weights = weights
        self.last: i64 = ROUNDS
        self.outlook = Outlook()

    def begin(self, s: Core) -> None:
        assert isinstance(s, State)
        self.last = s.round + self.horizon if self.horizon else ROUNDS

    def stop(self, s: Core) -> bool:
        assert isinstance(s, State)
        return s.round >= self.last

    def weigh(self, s: Core) -> i64:
        """Squares the promises, so that good answers stand out."""
        assert isinstance(s, State)
        frame = s.agenda[s.depth - 1]
        op = frame & 255
        who = frame >> 8 & 255
        total: i64 = 0
        self.outlook.who = -1
        for k in range(s.offered):
            action = s.options[k]
            if action < LOSE:
                promise = promise_of_turn(s, self.outlook, s.actor, action)
            else:
                promise = promise_of_answer(s, op, who, frame >> 16, action)
            promise = promise * promise
            self.promise[k] = promise
            total += promise
        return total

    def value(self, s: Core, seat: i64) -> float:
        """At the end, the share of the victory; before, its likelihood given the lead over the best of the others."""
        assert isinstance(s, State)
        sides = tally(s)
        mine = seat // s.rules.allies
        self.dollars = float(sides[mine].total())
        if s.ended():
            winners = 0
            for side in sides:
                winners += 1 if side.won else 0
            return 1.0 / float(winners) if sides[mine].won else 0.0
        best = -1.0e9
        own = 0.0
        other = s.rules.scoring.other_side(s)
        for k in range(len(sides)):
            if k == other:
                continue
            worth = float(sides[k].money) + prospects(s, k, self.weights)
            if k == mine:
                own = worth
                if self.weights.neutral > 0.0:
                    own += self.weights.neutral * herded(s, mine)
            elif worth > best:
                best = worth
        left = float(ROUNDS - s.round)
        lead = 1.0 / (1.0 + exp((best - own) / (self.weights.scale * (0.5 + left))))
        if other < 0:
            return lead
        chance = s.rules.scoring.other_chance(s)
        return chance if mine == other else (1.0 - chance) * lead


def prospects(s: State, side: i64, w: Weights) -> float:
    """What a side can expect in the remaining rounds, in dollars: shots fired, Bullets received, a good place."""
    left = float(ROUNDS - s.round)
    worth = 0.0
    for who in range(s.bandit_count):
        b = s.bandits[who]
        if b.seat // s.rules.allies != side:
            continue
        worth += w.shot * float(BULLETS - b.bullets)
        worth -= w.bullet * left * float(b.received)
        if not b.place & 1 and -1 <= s.marshal - (b.place >> 1) <= 1:
            worth -= w.fear
        if b.place < s.ground.off:
            worth += w.place * left * float(best_loot(s, b.place, 0))
            worth += w.near * left * float(loot_near(s, b.place))
        for heuristic in s.rules.heuristics:
            worth += heuristic.hopes(s, who, w)
    return worth


def herded(s: State, side: i64) -> float:
    """The number of neutral Bullets among the others' cards."""
    total: i64 = 0
    for seat in range(s.rules.seats):
        if seat // s.rules.allies != side:
            total += s.rules.cards.bullets(s, seat) >> 5 * NEUTRAL & 31
    return float(total)
