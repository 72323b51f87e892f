"""The end of a round and of the game."""

from typing import Final

from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64, vec
from folsom.superexpress.codes import (
    ABOARD,
    BY_UNCOUPLING,
    F_FIRST,
    F_LOOT,
    F_UNCOUPLED,
    F_WAGON_GONE,
    F_WON,
    INSIDE,
    OUT,
    OVERBOARD,
    ROOF,
)
from folsom.superexpress.train import WIDTH, Train

LOOT: Final = vec[i64]([301, 312, 323, 345, 356, 367, 378, 389])  # on the undersides of the wagons
LOOT_CARDS: Final = 255


def uncouple(t: Train) -> bool:
    """SUP-END-1 to 3; returns True if the game goes on."""
    t.report(F_UNCOUPLED, t.last, 0, 0)
    gone = drop_last(t)
    t.last -= 1
    if t.aboard() < 2:
        t.report(F_WAGON_GONE, t.aboard(), 0, 0)
        finish(t, everyone_aboard(t) or gone)  # SUP-WIN-1, SUP-WIN-3
        return False
    take_loot(t)
    if not t.last:
        finish(t, everyone_aboard(t))  # SUP-WIN-2
        return False
    pass_first(t)
    return True


def drop_last(t: Train) -> i64:
    """Eliminate everybody in or on the last wagon; after everybody's third card, no Horse can save them."""
    gone: i64 = 0
    for floor in range(INSIDE, ROOF + 1):
        while t.size[floor]:
            who = t.line[floor * WIDTH + t.size[floor] - 1]
            if t.pawns[who].car < t.last:
                break
            t.leave(who, BY_UNCOUPLING)
            gone |= bit(who)
    return gone


def take_loot(t: Train) -> None:
    """SUP-END-2; nobody knew which wagon it was, so it is drawn now (SUP-SET-2)."""
    left: i64 = LOOT_CARDS
    for pawn in t.pawns:
        left &= ~pawn.loot
    drawn = t.one_of(left)
    who = t.rearmost()
    t.pawns[who].loot |= bit(drawn)
    t.report(F_LOOT, who, drawn, 0)


def pass_first(t: Train) -> None:
    """SUP-END-3."""
    t.first = (t.first + 1) % t.bandit_count
    while t.pawns[t.first].status != ABOARD:
        t.first = (t.first + 1) % t.bandit_count
    t.report(F_FIRST, t.first, 0, 0)


def everyone_aboard(t: Train) -> i64:
    """The bandits aboard, as a mask."""
    found: i64 = 0
    for who in range(t.bandit_count):
        if t.pawns[who].status == ABOARD:
            found |= bit(who)
    return found


def finish(t: Train, among: i64) -> None:
    """End the game; nothing more happens."""
    t.depth = 0
    t.winners = best(t, among)
    for who in range(t.bandit_count):
        if t.pawns[who].status == OVERBOARD:
            t.pawns[who].status = OUT  # SUP-WIN-1 does not wait for a Horse
    for who in range(t.bandit_count):
        if t.winners >> who & 1:
            t.report(F_WON, who, 0, 0)


def best(t: Train, among: i64) -> i64:
    """SUP-WIN-2: the most loot cards, then the most valuable one; the numbers of the cards are in order of value."""
    found: i64 = 0
    top: i64 = -1
    for who in range(t.bandit_count):
        if among >> who & 1:
            loot = t.pawns[who].loot
            merit = count(loot) * (LOOT_CARDS + 1) + loot
            if merit > top:
                top = merit
                found = 0
            if merit == top:
                found |= bit(who)
    return found
