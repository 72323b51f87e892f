"""Punch: the target, the loot that it drops, and where it goes."""

from folsom.express.base.steps import PUNCH_LOOT, PUNCH_WAY
from folsom.express.codes import (
    AIM,
    BY_PUNCH,
    F_DROPPED,
    F_GRABBED,
    F_PUNCHED,
    F_STAYED,
    GO,
    LOSE,
    PUNCH,
    TAKE,
    TO_ME,
)
from folsom.express.ops import Ask
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def in_reach(s: State, who: i64) -> i64:
    """PUNCH-1: the others on the spot."""
    return s.here[s.bandits[who].place] & ~bit(who)


class Punch(Ask):
    """PUNCH-1; the target's loss and where it goes are asked next."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add_all(AIM, s.rules.targets(s, PUNCH, who, in_reach(s, who)))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        victim = action - AIM
        s.report(F_PUNCHED, who, victim, 0)
        s.push(PUNCH_WAY, who, victim)
        if s.is_bandit(victim):
            s.push(PUNCH_LOOT, who, victim)
        for rule in s.rules.punched:
            rule.punched(s, who, victim)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        if not 0 <= action - AIM < s.bandit_count:
            return self.cites
        return s.rules.blame(s, PUNCH, who, in_reach(s, who), action - AIM) or self.cites


class PunchLoot(Ask):
    """PUNCH-2: a kind of loot; x is the target."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        loot = s.bandits[x].loot
        if loot:
            for kind in range(len(s.rules.kinds)):
                if loot & s.rules.kinds[kind]:
                    s.add(LOSE + kind)
            for rule in s.rules.loot:
                if rule.bit & s.bandits[who].powers:
                    rule.loot(s, who, x)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        token = s.shed(x, self.of_kind(s, x, action - LOSE & 7))
        if action - LOSE & TO_ME:
            s.gain(who, token, F_GRABBED)
        else:
            s.floor[s.bandits[who].place] |= bit(token)
            if s.tape is not None:
                s.report(F_DROPPED, x, token, s.face_and_knowers(token))

    def of_kind(self, s: State, victim: i64, kind: i64) -> i64:
        """The target's tokens of a kind of loot."""
        return s.bandits[victim].loot & s.rules.kinds[kind]

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return "CHEYENNE-1" if LOSE + TO_ME <= action < GO else self.cites


class PunchWay(Ask):
    """PUNCH-3: where the target (x) goes."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add_all(GO, s.rules.destinations(s, PUNCH, who, x, s.ground.shove[s.bandits[x].place]))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action - GO == s.bandits[x].place:
            s.report(F_STAYED, x, BY_PUNCH, s.bandits[x].place)
        else:
            s.put(x, action - GO, BY_PUNCH)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        here = s.bandits[x].place
        if not GO <= action < TAKE:
            return self.cites
        closed = s.rules.blame_way(s, PUNCH, who, x, s.ground.shove[here], action - GO)
        return closed or s.ground.punch_cites[here]
