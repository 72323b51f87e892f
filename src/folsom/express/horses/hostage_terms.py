"""The lasting restrictions that a Hostage puts on a bandit or its player."""

from folsom.express.codes import PUNCH
from folsom.express.horses.components import OLD_LADY, PHOTOGRAPHER, POKER_PLAYER, TEACHER, ZEALOT
from folsom.express.horses.steps import RIDE
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def bind(s: State, who: i64, hostage: i64) -> None:
    """HOST-2: apply the lasting restrictions; others apply at the start of a round or at the end of the game."""
    b = s.bandits[who]
    if hostage == ZEALOT:
        b.barred |= bit(RIDE)
    elif hostage == OLD_LADY:
        b.stride = 1
    elif hostage == TEACHER:
        b.barred |= bit(PUNCH)
    elif hostage == PHOTOGRAPHER:
        s.seats[b.seat].open = 1
    elif hostage == POKER_PLAYER:
        s.empower(who)
