"""The two-player game: two bandits each, the Expert variant, no Gunslinger (DUEL-1 to DUEL-6)."""

from typing import Final

from folsom.express.base.score import FewestLeft
from folsom.express.duel.interface import DuelInterface
from folsom.express.expert.box import expert
from folsom.express.pairs.start_places import two_bandits
from folsom.express.rules import Rules

DUEL: Final = "duel"
# DUEL-1, the book's suggestion: the first seat's two bandits, then the second's.
SUGGESTED: Final = ("Tuco", "Cheyenne"), ("Django", "Doc")


def duel(r: Rules) -> None:
    expert(r)
    r.open_box(DuelInterface(DUEL))
    two_bandits(r, "DUEL-2")
    r.scoring = FewestLeft(False)
