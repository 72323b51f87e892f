"""Masks: sets of small numbers (bandits, places, tokens), each in one integer."""

from typing import Final

from folsom.kernel.fast import i64, vec

BLANK: Final = vec[i64]([0] * 64)


def bit(n: i64) -> i64:
    """The mask of one number.

    mypyc compiles a literal left of `<<` as a 32-bit C int, so `1 << n` would be wrong for n >= 31.
    """
    one = n & 0 | 1
    return one << n


def count(mask: i64) -> i64:
    """How many numbers are in a mask."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def lowest(mask: i64) -> i64:
    """The smallest number in a mask that is not empty."""
    index: i64 = 0
    while not mask >> index & 1:
        index += 1
    return index
