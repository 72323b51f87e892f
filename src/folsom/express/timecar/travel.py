"""Time travel of a bandit that is alone in the car at the end of a round (TCAR-8, TCAR-9)."""

from typing import Final

from folsom.express.codes import F_CASH, F_TOOK, GO, STEALING
from folsom.express.ops import Ask, Step
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.express.timecar.car import destinations, journey_of
from folsom.express.timecar.steps import BY_TIME, F_SET_OUT, TRAVEL_TO
from folsom.kernel.bits import lowest
from folsom.kernel.fast import i64

REWARD: Final = 500


class Travel(Step):
    """TCAR-8; at the end of the game, TCAR-9."""

    def run(self, s: State, who: i64, x: i64) -> None:
        journey = journey_of(s)
        there = s.here[journey.car]
        if not there or there & (there - 1):
            return
        alone = lowest(there)
        if s.round + 1 < ROUNDS:
            journey.who = alone
            s.put(alone, s.ground.off, BY_TIME)
            s.push(TRAVEL_TO, alone, 0)
        else:
            s.bandits[alone].cash += REWARD
            s.report(F_CASH, alone, REWARD, 0)
            take_all(s, alone, journey.car)


def take_all(s: State, who: i64, place: i64) -> None:
    loot = s.floor[place]
    s.floor[place] = 0
    while loot:
        s.gain(who, lowest(loot), F_TOOK)
        loot &= loot - 1


class TravelTo(Ask):
    """TCAR-8: only its player knows the answer."""

    def __init__(self, cites: str) -> None:
        super().__init__(cites)
        self.hidden = True

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add_all(GO, destinations(s))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        journey = journey_of(s)
        journey.to = action - GO
        s.report(F_SET_OUT, who, action - GO, 0)


class Land(Step):
    """TCAR-8: at the beginning of Stealin', before its first card, the traveller returns."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.phase = STEALING
        s.turn = -1
        journey = journey_of(s)
        if journey.who >= 0:
            traveller = journey.who
            place = journey.to
            journey.who = -1
            journey.to = -1
            s.put(traveller, place, BY_TIME)
