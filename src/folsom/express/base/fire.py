"""Fire."""

from typing import Final

from folsom.express.codes import AIM, F_SHOT, FIRE
from folsom.express.ops import Ask
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64, vec

BULLETS: Final = 6  # in a cylinder


def magazine(s: State, who: i64) -> i64:
    """The number of Bullets a player starts with; the Marshal player has two cylinders."""
    return BULLETS if s.is_bandit(who) else 2 * BULLETS


def first_seen(s: State, place: i64, chain: vec[i64]) -> i64:
    """FIRE-4: the bandits on the nearest occupied place in that direction."""
    place = chain[place]
    while place >= 0:
        if s.here[place] or s.screens >> place & 1:
            return s.here[place]
        place = chain[place]
    return 0


def in_reach(s: State, who: i64) -> i64:
    """FIRE-2 to FIRE-4: the bandits that a bandit can fire at from where they are."""
    g = s.ground
    here = s.bandits[who].place
    found: i64 = 0
    if g.sight >> here & 1:
        found = first_seen(s, here, g.back) | first_seen(s, here, g.fore)
    places = g.near[here]
    place: i64 = 0
    while places:
        if places & 1:
            found |= s.here[place]
        places >>= 1
        place += 1
    return found


def shoot(s: State, who: i64, victim: i64) -> None:
    """FIRE-1: hit a bandit with a Bullet."""
    b = s.bandits[who]
    b.bullets -= 1
    s.bullet(victim, who)
    s.report(F_SHOT, who, victim, magazine(s, who) - b.bullets)
    for rule in s.rules.hit:
        if rule.bit & b.powers:
            rule.hit(s, who, victim)


class Fire(Ask):
    """FIRE-1 to FIRE-5."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        if s.bandits[who].bullets:
            s.add_all(AIM, s.rules.targets(s, FIRE, who, in_reach(s, who)))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        shoot(s, who, action - AIM)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        target = action - AIM
        if not 0 <= target < s.bandit_count:
            return s.rules.bulletproof.get(target, self.cites)
        blamed = s.rules.blame(s, FIRE, who, in_reach(s, who), target)
        if blamed:
            return blamed
        here = s.bandits[who].place
        if s.here[here] & bit(target):
            return "FIRE-2"
        return s.ground.fire_cites[here]
