"""Jarring: a turn in which nobody can aim (JARRING-1)."""

from folsom.express.base.turns import InTurn
from folsom.express.codes import FIRE, OTHERS, PUNCH
from folsom.express.rules import Rules
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


def jarring(r: Rules) -> InTurn:
    """A turn like a standard one, without Fire and Punch cards, and without what needs a standard turn."""
    turn = InTurn("jarring", 1, 0, False, False)
    turn.cites = "JARRING-1"
    barred: i64 = 15 * (bit(4 * FIRE) | bit(4 * PUNCH))
    if r.pawns == 2 or r.allies == 2:
        barred |= barred << 4 * OTHERS
    turn.barred = barred
    return turn
