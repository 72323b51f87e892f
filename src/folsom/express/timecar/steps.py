"""The op numbers of the time-travel car (128 to 135), its fact, and the slot of its state."""

from typing import Final

SLOT: Final = 1  # in Rules.slots

TRAVEL: Final = 128
TRAVEL_TO: Final = 129
LAND: Final = 130

BY_TIME: Final = 7  # why a bandit moves
F_SET_OUT: Final = 60  # bandit, place: known only to its player
