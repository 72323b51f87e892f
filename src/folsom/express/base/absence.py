"""Bandits that are off the train for the rest of the game."""

from typing import Final

from folsom.express.codes import MARSHAL
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

EVERY_CARD: Final = 255  # kinds of cards


def bar_absent(s: State, gone: i64) -> None:
    """Bar all cards of absent bandits; but a player's Marshal card belongs to either of two bandits (DUEL-3)."""
    for who in range(s.bandit_count):
        if gone >> who & 1:
            b = s.bandits[who]
            b.barred = EVERY_CARD if s.rules.lawman < 0 else EVERY_CARD << 8 | EVERY_CARD
            if s.seats[b.seat].pawns & ~gone:
                b.barred &= ~bit(MARSHAL)
