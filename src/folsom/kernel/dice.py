"""Random numbers: fast dice for search and simulation, fair dice for games between people, scripted dice for tests.

There is only one class of dice, so that compiled code draws fast numbers without a method call; other dice have a
source.
"""

import hashlib
import secrets
from typing import Any, Final, final

from folsom.kernel.fast import i64

WORD: Final = 0xFFFFFFFF
# A multiply-with-carry generator with this multiplier a has the period a * 2**31 - 1, because a * 2**32 - 1 and
# a * 2**31 - 1 are prime.  Its state stays below 2**62, so machine words and Python's integers behave the same.
MULTIPLIER: Final = 987654039

FAST: Final = "fast"
FAIR: Final = "fair"


class Source:
    """The source of numbers for dice that are not fast.  `used` grows with every number drawn."""

    def __init__(self, used: int) -> None:
        self.used = used

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def copy(self) -> "Source":
        raise NotImplementedError

    def mark(self) -> str:
        """The position in the sequence: equal marks give equal numbers."""
        raise NotImplementedError


@final
class Dice:
    """Draws random numbers; each state has its own.

    Without a source it is a small, fast seeded generator, the same on every machine, compiled or not, but not suitable
    for games between people.  `__reduce__` is needed to pickle compiled dice.
    """

    def __init__(self, state: i64, source: Source | None = None) -> None:
        self.state = state if source is None else 0  # a generator never reaches 0: it means that there is a source
        self.source = source

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        if not self.state:
            return self.below_source(n)
        x = (self.state & WORD) * MULTIPLIER + (self.state >> 32)
        self.state = x
        return ((x ^ x >> 32) & WORD) * n >> 32

    def below_source(self, n: i64) -> i64:
        """A number from the source; apart from `below`, which compiled code inlines."""
        assert self.source is not None
        return self.source.below(n)

    def copy(self) -> "Dice":
        """A copy that produces the same numbers."""
        return Dice(self.state, None if self.source is None else self.source.copy())

    def assign(self, other: "Dice") -> None:
        """Produce the same numbers as the other dice from here on."""
        self.state = other.state
        self.source = None if other.source is None else other.source.copy()

    def place(self) -> int:
        """A number that changes with every draw."""
        return self.state if self.source is None else self.source.used

    def mark(self) -> str:
        """The position in the sequence: equal marks give equal numbers."""
        return str(self.state) if self.source is None else self.source.mark()

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.state, self.source)


class Hash(Source):
    """BLAKE2b in counter mode with a 256-bit key: nobody can predict cards from those already seen."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        super().__init__(used)  # words
        self.key = key

    def word(self) -> int:
        block, place = divmod(self.used, 16)
        digest = hashlib.blake2b(block.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
        self.used += 1
        return int.from_bytes(digest[4 * place : 4 * place + 4], "little")

    def below(self, n: i64) -> i64:
        # Reject the words beyond the largest multiple of n: they would favour some numbers.
        share: int = (WORD + 1) // int(n)
        drawn = self.word() // share
        while drawn >= n:
            drawn = self.word() // share
        return drawn

    def copy(self) -> Source:
        return Hash(self.key, self.used)

    def mark(self) -> str:
        return f"{self.key.hex()}:{self.used}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Hash, (self.key, self.used)


class Script(Source):
    """Returns the numbers that a test lists, and fails if one is out of range or the list is used up."""

    def __init__(self, falls: list[int], used: int = 0) -> None:
        super().__init__(used)
        self.falls = falls

    def below(self, n: i64) -> i64:
        if self.used >= len(self.falls):
            raise ValueError(f"the script of {len(self.falls)} numbers is used up, and one below {n} is asked for")
        fall = self.falls[self.used]
        if not 0 <= fall < n:
            raise ValueError(f"number {self.used + 1} of the script is {fall}: it has to be below {n}")
        self.used += 1
        return fall

    def copy(self) -> Source:
        return Script(self.falls, self.used)

    def mark(self) -> str:
        return f"script:{self.used}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Script, (self.falls, self.used)

    def left(self) -> list[int]:
        """The numbers not yet used; a test should use them all."""
        return self.falls[self.used :]


def seeded(seed: int) -> Dice:
    """Fast dice seeded with any whole number."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    return Dice(1 + int.from_bytes(digest, "little") % (MULTIPLIER * (WORD + 1) - 2))


def fair(seed: str) -> Dice:
    """Fair dice with a seed of 64 hexadecimal digits."""
    return Dice(0, Hash(bytes.fromhex(seed)))


def scripted(falls: list[int]) -> Dice:
    """Dice that return the numbers a test lists."""
    return Dice(0, Script(falls))


def fair_seed() -> str:
    """A new seed for fair dice from the operating system: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The hash of a fair seed: shown during the game, so that the seed can be verified afterwards."""
    return hashlib.blake2b(bytes.fromhex(seed), digest_size=32).hexdigest()
