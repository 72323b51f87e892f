"""The op numbers of Marshal & Prisoners (144 to 191), its facts, and where its part of the state lies."""

from typing import Final

FALL_SLOT: Final = 3  # in Rules.slots

SAFE: Final = 144
REFLEX: Final = 145
REFLEX_CARD: Final = 146
FALL: Final = 147

F_CARRIED_UP: Final = 80  # token, place
F_HELD_BACK: Final = 81  # seat: plays no card
F_FELL: Final = 82  # bandit
