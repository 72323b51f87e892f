"""The value of a spot: the loot there, and the bandits nearby."""

from folsom.express.base.fire import first_seen
from folsom.express.state import State
from folsom.kernel.bits import bit, count, lowest
from folsom.kernel.fast import i64


def best_loot(s: State, place: i64, taken: i64) -> i64:
    """The value of the best token in a place after this many have been taken; 0 if none is left."""
    loot = s.floor[place]
    if not loot or count(loot) <= taken:
        return 0
    return worth_of(s, loot)


def worth_of(s: State, loot: i64) -> i64:
    """The value of the best of these tokens; for face-down ones, an estimate."""
    best: i64 = 0
    while loot:
        dollars = s.rules.guesses[lowest(loot)]
        if dollars > best:
            best = dollars
        loot &= loot - 1
    return best


def flees(s: State, place: i64) -> bool:
    """Whether a bandit that goes there has to flee from the Marshal (MARSHAL-2); never if a player plays him."""
    return place == 2 * s.marshal and bool(s.watched >> place & 1)


def loot_near(s: State, place: i64) -> i64:
    """The value of the best token within one Move."""
    best: i64 = 0
    places = s.ground.walk1[place]
    if s.ground.roofs >> place & 1:
        places = s.ground.walk3[place]
    at: i64 = 0
    while places:
        if places & 1 and s.floor[at]:
            found = best_loot(s, at, 0)
            if found > best:
                best = found
        places >>= 1
        at += 1
    return best


def others_near(s: State, who: i64, place: i64) -> bool:
    """Whether somebody could be fired at from there."""
    g = s.ground
    me = bit(who)
    if g.sight >> place & 1 and (first_seen(s, place, g.back) | first_seen(s, place, g.fore)) & ~me:
        return True
    places = g.near[place]
    at: i64 = 0
    while places:
        if places & 1 and s.here[at] & ~me:
            return True
        places >>= 1
        at += 1
    return False
