"""The events of the box's Round cards."""

from folsom.express.base.marshal import marshal_to
from folsom.express.base.steps import LAW_TAKES
from folsom.express.codes import BY_EVENT
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of
from folsom.express.horses.shotgun import land, roll_back
from folsom.express.horses.steps import F_FLASK_GONE, F_HORSE_GONE, SHOTGUN, WALK_BACK
from folsom.express.ops import Step
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class PantingHorses(Step):
    """EVENT-PANT: the rearmost Horse or two leave the game."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number = number

    def run(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        for _ in range(self.number):
            rank = s.ground.cars + FRONT + 1
            while rank > 0 and not c.horses >> 4 * rank & 15:
                rank -= 1
            if rank:
                c.horses -= bit(4 * rank)
                s.report(F_HORSE_GONE, rank, 0, 0)


class ShotOfWhiskey(Step):
    """EVENT-SHOT."""

    def run(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        here = 2 * s.marshal
        flasks = s.floor[here] & c.flasks
        if not flasks:
            return
        token = s.one_of(flasks)
        old = token == c.old
        s.floor[here] &= ~bit(token)
        c.half &= ~bit(token)
        s.unveil(token)
        s.report(F_FLASK_GONE, token, 1 if old else 0, 0)
        s.push(WALK_BACK, 0, s.ground.cars if old else s.marshal + 1)


class LawmansWhiskey(Step):
    """MP-EVENT-SHOT: the Marshal player takes one."""

    def run(self, s: State, who: i64, x: i64) -> None:
        for q in range(s.bandit_count):
            if not s.is_bandit(q):
                s.push(LAW_TAKES, q, 0)


class WalkBack(Step):
    """The Marshal walks back to a car (x), car by car: in each, a bandit fleeing from him may meet the Shotgun."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if s.marshal < s.ground.cars and s.marshal < x:
            s.push(WALK_BACK, 0, x)
            marshal_to(s, s.marshal + 1)


class HigherSpeed(Step):
    """EVENT-SPEED: everything moves at the same time, and only then GUN-3 applies."""

    def run(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        last = 4 * (s.ground.cars + FRONT + 1)
        stay = c.horses >> last & 15
        c.horses = (c.horses & bit(last) - 1) << 4
        c.horses += stay << last
        roll_back(s, c)
        g = s.ground
        for q in range(s.bandit_count):
            place = s.bandits[q].place
            if g.train_roofs >> place & 1 and g.back[place] >= 0 and s.is_bandit(q):
                s.put(q, g.back[place], BY_EVENT)
        land(s, c)


class Rage(Step):
    """EVENT-RAGE."""

    def run(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        hit = s.here[2 * c.at] | s.here[2 * c.at + 1]
        for place in range(s.ground.places):
            if (s.ground.beside_inside | s.ground.beside_roof) >> place & 1:
                hit |= s.here[place]
        s.wound(s.bandits_among(hit), SHOTGUN)
