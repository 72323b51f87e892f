"""The Hostages: how they are taken, their drawbacks and their ransoms."""

from folsom.express.bags import bullet_bit, bullets_in
from folsom.express.codes import CHOOSE, JEWEL, NEUTRAL, STRONGBOX
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.components import (
    BANKER,
    MINISTER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
    TEACHER,
    ZEALOT,
)
from folsom.express.horses.hostage_terms import bind
from folsom.express.horses.steps import F_HOSTAGE, F_POODLE, HOSTAGE
from folsom.express.ops import Ask, Step
from folsom.express.players import STRIDE
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64


class Hostages(Rule):
    """HOST-1, HOST-MINISTER, and the ransoms at the end."""

    def watches(self, s: State) -> i64:
        c = coach_of(s)
        return s.ground.beside_inside if c.left else 0

    def arrive(self, s: State, who: i64, place: i64) -> bool:
        if s.ground.beside_inside >> place & 1:
            c = coach_of(s)
            if hostage_of(c, who) < 0:
                s.push(HOSTAGE, who, 0)
        return False

    def hand(self, s: State, seat: i64, size: i64) -> i64:
        """HOST-MINISTER."""
        c = coach_of(s)
        if not c.taken:
            return size
        for who in range(s.bandit_count):
            if s.bandits[who].seat == seat and hostage_of(c, who) == MINISTER:
                size -= 1
        return size

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        c = coach_of(s)
        return dollars + ransom(s, who, hostage_of(c, who))


class TakeHostage(Ask):
    """HOST-1: the bandit's own player chooses."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        s.add_all(CHOOSE, c.left)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        c = coach_of(s)
        hostage = action - CHOOSE
        c.left &= ~bit(hostage)
        c.taken |= hostage + 1 << 4 * who
        s.report(F_HOSTAGE, who, hostage, 0)
        bind(s, who, hostage)
        s.watch()


class OldLady(Rule):
    """HOST-OLDLADY, for explaining refusals."""

    def restore(self, s: State, who: i64) -> bool:
        c = coach_of(s)
        if hostage_of(c, who) != OLD_LADY:
            return False
        s.bandits[who].stride = STRIDE
        return True


class PokerPlayer(Rule):
    """HOST-POKER, for explaining refusals.  In a first turn it also restores a power over the first card (GHOST-1)."""

    def restore(self, s: State, who: i64) -> bool:
        c = coach_of(s)
        if hostage_of(c, who) != POKER_PLAYER:
            return False
        c.taken &= ~(15 * bit(4 * who))
        s.empower(who)
        if s.turn == 0:
            s.rules.full_hand(s, s.bandits[who].seat)
        return True


class Daybreak(Step):
    """Before a round: count the Bullets so far (EVENT-MORTAL), then add the Poodle's (HOST-POODLE)."""

    def run(self, s: State, who: i64, x: i64) -> None:
        c = coach_of(s)
        c.before = 0
        for q in range(s.bandit_count):
            c.before |= s.bandits[q].received << 8 * q
        for q in range(s.bandit_count):
            if hostage_of(c, q) == POODLE and s.neutral:
                s.neutral -= 1
                s.bullet(q, NEUTRAL)
                s.report(F_POODLE, q, 0, 0)


def ransom(s: State, who: i64, hostage: i64) -> i64:
    loot = s.bandits[who].loot
    if hostage == ZEALOT:
        return 700
    if hostage == MINISTER:
        return 900
    if hostage == OLD_LADY:
        return 500 * count(loot & s.rules.kinds[JEWEL])
    if hostage == TEACHER:
        return 800
    if hostage == BANKER:
        return 1000 if loot & s.rules.kinds[STRONGBOX] else 0
    if hostage == POODLE:
        return 1000
    if hostage == PHOTOGRAPHER:
        return 200 * foreign_bullets(s, s.bandits[who].seat)
    if hostage == POKER_PLAYER:
        return 250 * count(loot & s.rules.purses)
    return 0


def foreign_bullets(s: State, seat: i64) -> i64:
    """HOST-PHOTOGRAPHER: Bullets among a player's cards that are neither neutral nor from the player's own side."""
    bullets = s.rules.cards.bullets(s, seat)
    bullets &= ~(31 * bullet_bit(NEUTRAL))
    allies = s.rules.allies
    for who in range(s.bandit_count):
        if s.bandits[who].seat // allies == seat // allies:
            bullets &= ~(31 * bullet_bit(who))
    return bullets_in(bullets)
