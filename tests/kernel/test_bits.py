"""Masks and bags: compiled, they are machine words, which must behave like Python's integers."""

import pytest

from folsom.express.bags import bullet_bit, bullets_in, card_bit, cards_in, draw_from
from folsom.express.codes import BULLET, NEUTRAL
from folsom.kernel.bits import BLANK, bit, count, lowest
from folsom.kernel.dice import scripted, seeded


@pytest.mark.parametrize("number", range(63))
def test_a_bit_is_a_power_of_two(number: int) -> None:
    """From bit 31 on, a 32-bit shift would be wrong."""
    assert bit(number) == 2**number
    assert lowest(bit(number)) == number
    assert count(bit(number)) == 1


def test_count_and_lowest_of_any_mask() -> None:
    dice = seeded(1)
    for _ in range(500):
        mask: int = dice.below(1 << 31) << 31 | dice.below(1 << 31)
        assert count(mask) == mask.bit_count()
        assert not mask or lowest(mask) == (mask & -mask).bit_length() - 1
    assert count(0) == 0


def test_the_blank_page_stays_blank() -> None:
    """States begin with a copy of it."""
    assert list(BLANK) == [0] * 64


def test_bags_are_counted_whatever_is_in_them() -> None:
    dice = seeded(2)
    for _ in range(500):
        cards = [dice.below(14) for _ in range(dice.below(25))]
        colours = [dice.below(NEUTRAL + 1) for _ in range(dice.below(30))]
        bag, bullets = 0, 0
        for card in cards:
            if bag >> 4 * card & 15 < 15:
                bag += card_bit(card)
        for colour in colours:
            if bullets >> 5 * colour & 31 < 31:
                bullets += bullet_bit(colour)
        assert cards_in(bag) == sum(bag >> 4 * card & 15 for card in range(16))
        assert bullets_in(bullets) == sum(bullets >> 5 * colour & 31 for colour in range(NEUTRAL + 1))


def test_every_card_of_a_deck_is_drawn_once() -> None:
    """The dice choose a number for each card: Action cards in order, then Bullets."""
    cards = 2 * card_bit(0) + card_bit(5) + card_bit(13)
    bullets = bullet_bit(0) + 3 * bullet_bit(NEUTRAL)
    drawn = [draw_from(scripted([fall]), cards, bullets) for fall in range(8)]
    assert drawn == [0, 0, 5, 13, BULLET, *[BULLET + NEUTRAL] * 3]
