"""Bags: the number of cards of each kind, packed in one integer.

Action cards: 4 bits for each of 16 cards.  Bullets: 5 bits for each of 12 colours.
"""

from folsom.express.codes import BULLET
from folsom.kernel.bits import bit
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64


def cards_in(bag: i64) -> i64:
    """The number of Action cards."""
    x = (bag & 0x0F0F0F0F0F0F0F0F) + (bag >> 4 & 0x0F0F0F0F0F0F0F0F)
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0xFF


def bullets_in(bag: i64) -> i64:
    """The number of Bullets."""
    x = (bag & 0x7C1F07C1F07C1F) + (bag >> 5 & 0x7C1F07C1F07C1F)
    x += x >> 30
    return x + (x >> 10) + (x >> 20) & 0x3FF


def card_bit(card: i64) -> i64:
    return bit(4 * card)


def bullet_bit(colour: i64) -> i64:
    return bit(5 * colour)


def draw_from(dice: Dice, cards: i64, bullets: i64) -> i64:
    """A random card from a deck that is not empty: an Action card, or BULLET + colour."""
    actions = cards_in(cards)
    r = dice.below(actions + bullets_in(bullets))
    at: i64 = 0
    if r < actions:
        while r >= cards >> 4 * at & 15:
            r -= cards >> 4 * at & 15
            at += 1
        return at
    r -= actions
    while r >= bullets >> 5 * at & 31:
        r -= bullets >> 5 * at & 31
        at += 1
    return BULLET + at
