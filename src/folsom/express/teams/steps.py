"""The op number of Teams (88 to 95), and its fact."""

from typing import Final

LEND: Final = 88

F_PARTNER: Final = 28  # seat, card drawn from the partner's deck or -1
