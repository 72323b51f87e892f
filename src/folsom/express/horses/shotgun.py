"""The Shotgun, on the Stagecoach and on the train; and the Stagecoach falling back."""

from folsom.express.base.punch import Punch
from folsom.express.codes import AIM, GO, PUNCH
from folsom.express.horses.coach import Coach, coach_of
from folsom.express.horses.steps import BY_SHOTGUN, F_COACH, F_FELLED, FLEE, SHOTGUN
from folsom.express.ops import Ask, Step
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class TheShotgun(Rule):
    """GUN-2 to GUN-4."""

    def widen(self, s: State, verb: i64, who: i64, targets: i64) -> i64:
        if verb == PUNCH and s.ground.beside_roof >> s.bandits[who].place & 1:
            c = coach_of(s)
            if not c.gun:
                targets |= bit(SHOTGUN)
        return targets

    def watches(self, s: State) -> i64:
        c = coach_of(s)
        return bit(2 * c.at + 1) if c.gun else 0

    def arrive(self, s: State, who: i64, place: i64) -> bool:
        c = coach_of(s)
        if not c.gun or place != 2 * c.at + 1 or not s.is_bandit(who):
            return False
        strike(s, place)
        return True

    def passes(self, s: State, who: i64, path: i64) -> None:
        c = coach_of(s)
        if c.gun and path >> 2 * c.at + 1 & 1 and s.is_bandit(who):
            s.wound(bit(who), SHOTGUN)


def strike(s: State, place: i64) -> None:
    """GUN-3: all bandits in his place are hit at the same moment, then flee in turn order."""
    hit = s.bandits_among(s.here[place])
    s.wound(hit, SHOTGUN)
    k = s.rules.seats - 1
    while k >= 0:
        pawns = s.seats[(s.first + k) % s.rules.seats].pawns & hit
        who = s.bandit_count - 1
        while pawns:
            if pawns >> who & 1:
                s.push(FLEE, who, place)
                pawns &= ~bit(who)
            who -= 1
        k -= 1


class Flee(Ask):
    """GUN-3: to a neighbouring roof of the train; x is the roof to flee from."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        g = s.ground
        if g.fore[x] >= 0 and g.train_roofs >> g.fore[x] & 1:
            s.add(GO + g.fore[x])
        if g.back[x] >= 0:
            s.add(GO + g.back[x])

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        s.put(who, action - GO, BY_SHOTGUN)


class PunchOrFell(Punch):
    """GUN-2: the Shotgun may be the target of a Punch; other Punches are unchanged."""

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action != AIM + SHOTGUN:
            super().take(s, who, x, action)
            return
        c = coach_of(s)
        c.gun = 1
        s.spare &= ~c.strongbox
        s.floor[s.bandits[who].place] |= c.strongbox
        s.report(F_FELLED, who, 0, 0)
        stand(s, c)
        land(s, c)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return "GUN-2" if action == AIM + SHOTGUN else super().why(s, who, x, action)


def stand(s: State, c: Coach) -> None:
    """Update the Ground and the watched places after the Stagecoach or the Shotgun has moved (GUN-5)."""
    s.ground = s.rules.grounds[c.at]
    s.screens = bit(2 * c.at + 1) if c.gun else 0
    s.watch()


def land(s: State, c: Coach) -> None:
    """GUN-3: the Shotgun arrives on a roof and hits the bandits there."""
    if c.gun and s.bandits_among(s.here[2 * c.at + 1]):
        strike(s, 2 * c.at + 1)


def roll_back(s: State, c: Coach) -> None:
    """Move the Stagecoach, with everything in and on it, and the Shotgun back one car; not past the Caboose."""
    if c.at < s.ground.cars:
        c.at += 1
        s.report(F_COACH, c.at, 0, 0)
        stand(s, c)


class FallBack(Step):
    """COACH-6, GUN-6."""

    def run(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        roll_back(s, c)
        land(s, c)
