"""The box's three Train Stations, which take effect at the end of the game."""

from typing import Final

from folsom.express.base.score import side_of
from folsom.express.codes import STRONGBOX
from folsom.express.horses.coach import coach_of
from folsom.express.horses.steps import ESCAPE, F_CAUGHT, MORTAL, SHARE
from folsom.express.ops import Step
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import count
from folsom.kernel.fast import i64

BOX: Final = 1000  # dollars in a Strongbox
WOUND: Final = 150  # dollars that a Bullet costs


class AtTheEnd(Step):
    """An event that takes effect only at the end of the game."""

    def run(self, s: State, who: i64, x: i64) -> None:
        return


class SharingTheLoot(Rule):
    """EVENT-SHARE: each Strongbox is shared by all bandits on its owner's spot."""

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        if s.card.event != SHARE or not s.is_bandit(who):
            return dollars
        boxes = s.rules.kinds[STRONGBOX]
        there = s.bandits_among(s.here[s.bandits[who].place])
        share = BOX // count(there)
        for owner in range(s.bandit_count):
            if there >> owner & 1:
                dollars += share * count(s.bandits[owner].loot & boxes)
        return dollars - BOX * count(s.bandits[who].loot & boxes)


class MortalBullet(Rule):
    """EVENT-MORTAL."""

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        if s.card.event != MORTAL or not s.is_bandit(who):
            return dollars
        c = coach_of(s)
        return dollars - WOUND * (s.bandits[who].received - (c.before >> 8 * who & 255))


def caught(s: State, who: i64) -> bool:
    """EVENT-ESCAPE: whether a bandit has neither ridden away nor is in or on the Stagecoach."""
    if s.card.event != ESCAPE or not s.is_bandit(who):
        return False
    place = s.bandits[who].place
    return place != s.ground.off and not (s.ground.beside_inside | s.ground.beside_roof) >> place & 1


class Escape(Rule):
    """EVENT-ESCAPE: if a side has two bandits, the money of a caught one does not count."""

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        if (s.rules.pawns == 2 or s.rules.allies == 2) and caught(s, who):
            return 0
        return dollars

    def loses(self, s: State, side: i64) -> bool:
        for who in range(s.bandit_count):
            if side_of(s, who) == side and not caught(s, who):
                return False
        return True

    def ended(self, s: State) -> None:
        for who in range(s.bandit_count):
            if caught(s, who):
                s.report(F_CAUGHT, who, 0, 0)
