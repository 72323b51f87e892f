"""The op numbers of two-bandit play (72 to 87), and its facts."""

from typing import Final

CHOOSE_PAIR: Final = 72
PLACED: Final = 73
CHOOSE_REAR: Final = 74
PICK_CARDS: Final = 75
PICK_CARD: Final = 76
PICKED: Final = 77
COVER_CARD: Final = 78

F_PAIR: Final = 27  # seat, first bandit, second bandit
F_CHOSE: Final = 29  # seat, card taken from the deck or -1
F_NO_COVER: Final = 30  # seat
