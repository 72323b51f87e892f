"""The op numbers of two-bandit play."""

from typing import Final

CHOOSE_PAIR: Final = 72
PLACED: Final = 73
CHOOSE_REAR: Final = 74
PICK_CARDS: Final = 75
PICK_CARD: Final = 76
PICKED: Final = 77
COVERING: Final = 78
