"""Pairs as a variant that hosts can choose."""

from folsom.express.pairs.box import pairs
from folsom.express.pairs.cast import LEADERS, MATES
from folsom.express.rules import Rules
from folsom.express.variant import Variant
from folsom.interface.errors import SetupError
from folsom.kernel.fast import i64


class Pairs(Variant):
    """PAIR-1."""

    def add(self, r: Rules) -> None:
        pairs(r)

    def wagons(self, players: i64) -> i64:
        return players + 1

    def expert(self, asked: bool | None) -> bool:
        if asked:
            raise SetupError("Pairs are never played with the Expert variant (VAR-1, PAIR-1)")
        return False

    def claims(self) -> i64:
        """PAIR-1: pairs are drawn when the game begins."""
        return 0

    def seat(self, bandits: list[str]) -> list[str]:
        """Put the leader first."""
        pair = bandits[::-1] if bandits[-1] in LEADERS else bandits
        if len(pair) != 2 or pair[0] not in LEADERS or pair[1] not in MATES:
            leaders, mates = ", ".join(LEADERS), ", ".join(MATES)
            raise SetupError(f"a pair is one of {leaders} with one of {mates}, not {'+'.join(bandits)}")
        return pair
