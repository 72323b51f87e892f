"""The op numbers of the Expert variant (64 to 71), and its facts."""

from typing import Final

DROP_BULLETS: Final = 64
HOLD: Final = 65
HOLD_ONE: Final = 66

F_SHUFFLED: Final = 24  # seat: the discard becomes the deck
F_DROPPED_BULLETS: Final = 25  # seat, 0, bag of Bullets, visible to all
F_KEPT: Final = 26  # seat, bag of cards kept, number discarded
