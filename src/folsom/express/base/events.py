"""The events of the Round cards, after Stealin'."""

from typing import Final

from folsom.express.base.marshal import marshal_to
from folsom.express.base.steps import PICK_ONE
from folsom.express.codes import (
    BY_EVENT,
    F_BOX,
    F_CASH,
    F_LOST,
    F_SPARED,
    F_TOOK,
    PASS,
    PASSENGERS,
    STRONGBOX,
    TAKE,
    THE_MARSHAL,
)
from folsom.express.ops import Ask, Step
from folsom.express.state import State
from folsom.kernel.bits import bit, lowest
from folsom.kernel.fast import i64

CONDUCTOR_CASH: Final = 250


class AngryMarshal(Step):
    """EVENT-ANGRY."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.wound(s.here[2 * s.marshal + 1], THE_MARSHAL)
        if s.marshal < s.ground.cars:
            marshal_to(s, s.marshal + 1)


class SwivelArm(Step):
    """EVENT-SWIVEL."""

    def run(self, s: State, who: i64, x: i64) -> None:
        last = 2 * s.ground.cars + 1
        for q in range(s.bandit_count):
            place = s.bandits[q].place
            if s.ground.train_roofs >> place & 1 and place != last and s.is_bandit(q):
                s.put(q, last, BY_EVENT)


class Braking(Step):
    """EVENT-BRAKE."""

    def run(self, s: State, who: i64, x: i64) -> None:
        g = s.ground
        for q in range(s.bandit_count):
            place = s.bandits[q].place
            if g.train_roofs >> place & 1 and g.fore[place] >= 0 and s.is_bandit(q):
                s.put(q, g.fore[place], BY_EVENT)


class TakeItAll(Step):
    """EVENT-TAKEALL."""

    def run(self, s: State, who: i64, x: i64) -> None:
        second = lowest(s.rules.kinds[STRONGBOX]) + 1
        if s.spare >> second & 1:
            s.spare &= ~bit(second)
            s.floor[2 * s.marshal] |= bit(second)
            s.report(F_BOX, second, 2 * s.marshal, 0)


class Rebellion(Step):
    """EVENT-REBEL."""

    def run(self, s: State, who: i64, x: i64) -> None:
        hit: i64 = 0
        for q in range(s.bandit_count):
            if s.ground.train_insides >> s.bandits[q].place & 1 and s.is_bandit(q):
                hit |= bit(q)
        s.wound(hit, PASSENGERS)


class Pickpocketing(Step):
    """EVENT-PICK: all players in turn order, a player's two bandits one after the other."""

    def run(self, s: State, who: i64, x: i64) -> None:
        k = s.rules.seats - 1
        while k >= 0:
            pawns = s.bandits_among(s.seats[(s.first + k) % s.rules.seats].pawns)
            rest = pawns & (pawns - 1)
            if rest:
                s.push(PICK_ONE, lowest(rest), 0)
            if pawns:
                s.push(PICK_ONE, lowest(pawns), 0)
            k -= 1


class PickOne(Ask):
    """EVENT-PICK: a bandit alone on its spot may take a Purse from it."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        place = s.bandits[who].place
        purses = s.floor[place] & s.rules.purses
        if purses and s.bandits_among(s.here[place]) == bit(who):
            s.add_all(TAKE, purses)
            s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_SPARED, who, 0, 0)
        else:
            s.floor[s.bandits[who].place] &= ~bit(action - TAKE)
            s.gain(who, action - TAKE, F_TOOK)


class Revenge(Step):
    """EVENT-REVENGE."""

    def run(self, s: State, who: i64, x: i64) -> None:
        for q in range(s.bandit_count):
            purses = s.bandits[q].loot & s.rules.purses
            if self.strikes(s, s.bandits[q].place) and purses:
                least = lowest(purses)
                rest = purses & (purses - 1)
                while rest:
                    if s.worth(lowest(rest)) < s.worth(least):
                        least = lowest(rest)
                    rest &= rest - 1
                token = s.part(q, purses, least)
                if s.tape is not None:
                    s.report(F_LOST, q, token, s.face_and_knowers(token))
                s.forget(token)

    def strikes(self, s: State, place: i64) -> bool:
        return place == 2 * s.marshal + 1


class Conductor(Step):
    """EVENT-HOSTAGE."""

    def run(self, s: State, who: i64, x: i64) -> None:
        for q in range(s.bandit_count):
            if s.ground.car[s.bandits[q].place] == 0 and s.is_bandit(q):
                s.bandits[q].cash += CONDUCTOR_CASH
                s.report(F_CASH, q, CONDUCTOR_CASH, 0)
