"""Reports faults of external bots, which also determine the exit status."""

from collections.abc import Sequence

from folsom.interface.words import Catalogue
from folsom.terminal.screen import Screen

FAILED = 1  # the exit status when an external bot has failed
REPORTED = 3  # faults printed in full


def report_faults(screen: Screen, words: Catalogue, sentence: str, faults: Sequence[str]) -> None:
    """Print the number of faults, in a sentence that states their consequence, and the first few."""
    if faults:
        screen.say(words(sentence, number=len(faults)))
    for fault in faults[:REPORTED]:
        screen.say(fault, first="  ")
