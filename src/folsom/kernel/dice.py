"""All chance of a game: fast dice for search and simulation, fair dice between people, scripted dice for tests."""

import hashlib
import secrets
from typing import Any, Final

from folsom.kernel.fast import i64

WORD: Final = 0xFFFFFFFF
# A multiply-with-carry generator with this multiplier a has the period a * 2**31 - 1: a * 2**32 - 1 and its half are
# prime.  Its state stays below 2**62, so that it runs alike in machine words and in Python's integers.
MULTIPLIER: Final = 987654039

FAST: Final = "fast"
FAIR: Final = "fair"


class Dice:
    """Numbers drawn at random; a state owns one.  `__reduce__` lets pickle take compiled dice, which it cannot else."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def copy(self) -> "Dice":
        """Dice that will fall alike."""
        raise NotImplementedError

    def assign(self, other: "Dice") -> bool:
        """Fall like the others from here on, if they are of this kind."""
        return False

    def mark(self) -> str:
        """Where in its sequence it is: equal marks fall alike."""
        raise NotImplementedError


class FastDice(Dice):
    """A small seeded generator: the same on every machine, compiled or not.  Not for games between people."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, n: i64) -> i64:
        x = (self.state & WORD) * MULTIPLIER + (self.state >> 32)
        self.state = x
        return ((x ^ x >> 32) & WORD) * n >> 32

    def copy(self) -> Dice:
        return FastDice(self.state)

    def assign(self, other: Dice) -> bool:
        if not isinstance(other, FastDice):
            return False
        self.state = other.state
        return True

    def mark(self) -> str:
        return str(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        return FastDice, (self.state,)


class FairDice(Dice):
    """BLAKE2b in counter mode under a 256-bit key: from the cards he has seen nobody can work out the next ones."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key = key
        self.used = used  # words drawn so far

    def word(self) -> int:
        block, place = divmod(self.used, 16)
        digest = hashlib.blake2b(block.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
        self.used += 1
        return int.from_bytes(digest[4 * place : 4 * place + 4], "little")

    def below(self, n: i64) -> i64:
        # The words left over when 2**32 is shared among n would favour some numbers: they are drawn again.
        share: int = (WORD + 1) // int(n)
        drawn = self.word() // share
        while drawn >= n:
            drawn = self.word() // share
        return drawn

    def copy(self) -> Dice:
        return FairDice(self.key, self.used)

    def assign(self, other: Dice) -> bool:
        if not isinstance(other, FairDice):
            return False
        self.key = other.key
        self.used = other.used
        return True

    def mark(self) -> str:
        return f"{self.key.hex()}:{self.used}"

    def __reduce__(self) -> tuple[Any, ...]:
        return FairDice, (self.key, self.used)


class ScriptedDice(Dice):
    """Falls as a test says, and complains about a number that cannot fall or was not foreseen."""

    def __init__(self, falls: list[int], at: int = 0) -> None:
        self.falls = falls
        self.at = at

    def below(self, n: i64) -> i64:
        if self.at >= len(self.falls):
            raise ValueError(f"the script of {len(self.falls)} numbers is used up, and one below {n} is asked for")
        fall = self.falls[self.at]
        if not 0 <= fall < n:
            raise ValueError(f"number {self.at + 1} of the script is {fall}: it has to be below {n}")
        self.at += 1
        return fall

    def copy(self) -> Dice:
        return ScriptedDice(self.falls, self.at)

    def mark(self) -> str:
        return f"script:{self.at}"

    def __reduce__(self) -> tuple[Any, ...]:
        return ScriptedDice, (self.falls, self.at)

    def left(self) -> list[int]:
        """What has not fallen yet; a test ends with nothing left."""
        return self.falls[self.at :]


def seeded(seed: int) -> FastDice:
    """Fast dice from any whole number."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    return FastDice(1 + int.from_bytes(digest, "little") % (MULTIPLIER * (WORD + 1) - 2))


def fair_seed() -> str:
    """A new seed for fair dice from the operating system: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def fair(seed: str) -> FairDice:
    """Fair dice from a seed of 64 hexadecimal digits."""
    return FairDice(bytes.fromhex(seed))


def commitment(seed: str) -> str:
    """What is shown of a fair seed while the game runs: its hash, by which it can be checked afterwards."""
    return hashlib.blake2b(bytes.fromhex(seed), digest_size=32).hexdigest()
