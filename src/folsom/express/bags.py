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


def nth_card(bag: i64, n: i64) -> i64:
    """The kind of a bag's n-th Action card, counted from 0 in the order of kinds.

    It reads the whole bag, also past the card: processors cannot predict where a loop ends that ends at a random card.
    """
    kind: i64 = 0
    while bag:
        n -= bag & 15
        if n >= 0:
            kind += 1
        bag >>= 4
    return kind


def nth_bullet(bag: i64, n: i64) -> i64:
    """The colour of a bag's n-th Bullet, counted from 0 in the order of colours."""
    colour: i64 = 0
    while bag:
        n -= bag & 31
        if n >= 0:
            colour += 1
        bag >>= 5
    return colour


def draw_from(dice: Dice, cards: i64, bullets: i64) -> i64:
    """A random card from a deck that is not empty: an Action card, or BULLET + colour."""
    actions = cards_in(cards)
    r = dice.below(actions + bullets_in(bullets))
    return nth_card(cards, r) if r < actions else BULLET + nth_bullet(bullets, r - actions)
