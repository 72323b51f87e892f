"""The end of the game: money, the Gunslinger, the winners."""

from typing import Final

from folsom.express.base.fire import magazine
from folsom.express.codes import F_GUNSLINGER, F_NO_WINNER, F_SCORE, F_WON
from folsom.express.ops import Step
from folsom.express.points import Scoring, Tally
from folsom.express.state import State
from folsom.kernel.bits import bit, lowest
from folsom.kernel.fast import i64

GUNSLINGER: Final = 1000


class FewestLeft(Scoring):
    """END-2: the bandit that has fired the most Bullets has the fewest left."""

    def shots(self, s: State, side: i64) -> i64:
        return fired(s, side)


def side_of(s: State, who: i64) -> i64:
    """The side of a bandit."""
    return s.bandits[who].seat // s.rules.allies


def fired(s: State, side: i64) -> i64:
    total: i64 = 0
    for who in range(s.bandit_count):
        if side_of(s, who) == side:
            total += magazine(s, who) - s.bandits[who].bullets
    return total


def tally(s: State) -> list[Tally]:
    """END-1 to END-3, for each side.  Every random game ends here, so it avoids lists of numbers."""
    sides: list[Tally] = [Tally() for _ in range(s.rules.seats // s.rules.allies)]
    for who in range(s.bandit_count):
        mine = sides[side_of(s, who)]
        dollars = s.money(who)
        for rule in s.rules.score:
            dollars = rule.score(s, who, dollars)
        mine.money += dollars
        mine.received += s.bandits[who].received
    if s.rules.scoring.gunslinger:
        award_gunslinger(s, sides)
    crown(s, sides)
    return sides


def award_gunslinger(s: State, sides: list[Tally]) -> None:
    """END-2: award each side that has fired the most."""
    most: i64 = 0
    for side in range(len(sides)):
        shots = s.rules.scoring.shots(s, side)
        sides[side].shots = shots
        if side == 0 or shots > most:
            most = shots
    for mine in sides:
        if mine.shots == most and most >= 0:
            mine.gunslinger = GUNSLINGER


def crown(s: State, sides: list[Tally]) -> None:
    """END-3: the richest side that can win; in a tie, the one hit least often."""
    for side in range(len(sides)):
        for rule in s.rules.loses:
            if rule.loses(s, side):
                sides[side].able = False
    for mine in sides:
        mine.won = mine.able
        for other in sides:
            if other.able and ahead(other, mine):
                mine.won = False
    s.rules.scoring.crowned(s, sides)


def ahead(one: Tally, other: Tally) -> bool:
    """Whether a side is ahead of another: richer, or as rich and hit less often (END-3)."""
    if one.total() != other.total():
        return one.total() > other.total()
    return one.received < other.received


class Finish(Step):
    """All players reveal their loot, and the scores are announced."""

    def run(self, s: State, who: i64, x: i64) -> None:
        open_purses(s)
        for rule in s.rules.ended:
            rule.ended(s)
        sides = tally(s)
        allies = s.rules.allies
        for side in range(len(sides)):
            if sides[side].gunslinger:
                s.report(F_GUNSLINGER, side * allies, 0, 0)
        for side in range(len(sides)):
            s.report(F_SCORE, side * allies, sides[side].total(), 0)
        for side in range(len(sides)):
            if sides[side].won:
                s.winners |= (bit(allies) - 1) << side * allies
                s.report(F_WON, side * allies, 0, 0)
        if not s.winners:
            s.report(F_NO_WINNER, 0, 0, 0)


def open_purses(s: State) -> None:
    """END-1: Purses on Character cards are revealed; those on the train are not."""
    for bandit in s.bandits:
        purses = bandit.loot & s.rules.purses
        while purses:
            s.unveil(lowest(purses))
            purses &= purses - 1
