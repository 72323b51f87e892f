"""The Gunslinger in teams."""

from folsom.express.base.score import fired
from folsom.express.points import Scoring
from folsom.express.state import State
from folsom.kernel.fast import i64


def friendly_fire(s: State, side: i64) -> i64:
    """TEAM-7: the Bullets fired at the partner, which are the team's own Bullets among its cards."""
    bullets = s.rules.cards.bullets(s, 2 * side) + s.rules.cards.bullets(s, 2 * side + 1)
    return (bullets >> 10 * side & 31) + (bullets >> 10 * side + 5 & 31)


class LessFriendlyFire(Scoring):
    """TEAM-7."""

    def shots(self, s: State, side: i64) -> i64:
        return fired(s, side) - friendly_fire(s, side)
