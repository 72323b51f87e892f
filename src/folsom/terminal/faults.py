"""Faults of external bots: reported, and reflected in the exit status."""

from collections.abc import Sequence

from folsom.interface.words import Catalogue
from folsom.terminal.screen import Screen

FAILED = 1  # the exit status when an external bot has failed
TOLD = 3  # faults reported in full


def tell_faults(screen: Screen, words: Catalogue, sentence: str, faults: Sequence[str]) -> None:
    """Report the number of faults, in a sentence that says what they led to, and the first few."""
    if faults:
        screen.say(words(sentence, number=len(faults)))
    for fault in faults[:TOLD]:
        screen.say(fault, first="  ")
