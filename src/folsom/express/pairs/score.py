"""PAIR-5: the Gunslinger among players with two bandits each."""

from folsom.express.base.score import fired
from folsom.express.points import Scoring
from folsom.express.state import State
from folsom.kernel.fast import i64


class LessOwnBullets(Scoring):
    """Bullets fired by both bandits, minus those of their own two colours among the player's cards."""

    def shots(self, s: State, side: i64) -> i64:
        bullets = s.rules.cards.bullets(s, side)
        own = (bullets >> 5 * s.seats[side].first & 31) + (bullets >> 5 * s.seats[side].second & 31)
        return fired(s, side) - own
