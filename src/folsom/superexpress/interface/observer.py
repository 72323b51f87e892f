"""The observer of a set-up, with the fixed list of its actions: its cards.

Taking a programme back is left out: it does not answer a question, and there is nothing to learn from it.
"""

from folsom.interface.title import Setup
from folsom.learning.observation import WAITING
from folsom.superexpress.codes import PROGRAM
from folsom.superexpress.interface.names import CARDS, cards_of
from folsom.superexpress.interface.setup import rules_of
from folsom.superexpress.observation import SuperObserver

BYTES = 256


def observer(setup: Setup) -> SuperObserver:
    rules = rules_of(setup)
    names = [WAITING]
    table = [-1] * (BYTES * BYTES)
    for card in cards_of(rules.cards):
        table[PROGRAM << 8 | CARDS.index(card)] = len(names)
        names.append(f"program {card}")
    return SuperObserver(rules, names, table)
