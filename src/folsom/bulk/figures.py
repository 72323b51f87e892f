"""Figures that can be added.  They are whole numbers and fractions, so the order of addition does not matter."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

STANDARD_ERRORS = 1.959964  # 95 % of a normal distribution is within this distance of the mean


@dataclass
class Spread:
    """The mean, minimum and maximum of some numbers."""

    count: int = 0
    total: int = 0
    low: int | None = None
    high: int | None = None

    def add(self, number: int) -> None:
        self.merge(Spread(1, number, number, number))

    def merge(self, other: "Spread") -> None:
        if other.low is None or other.high is None:
            return
        self.count += other.count
        self.total += other.total
        self.low = other.low if self.low is None else min(self.low, other.low)
        self.high = other.high if self.high is None else max(self.high, other.high)

    def mean(self) -> float:
        return self.total / self.count


@dataclass
class Wins:
    """The games of a contestant, and its wins; players who win together share the win."""

    games: int = 0
    won: Fraction = Fraction(0)

    def merge(self, other: "Wins") -> None:
        self.games += other.games
        self.won += other.won

    def share(self) -> float:
        return float(self.won / self.games)

    def interval(self) -> tuple[float, float]:
        """Wilson's interval: it stays between 0 and 1, and is good for small numbers too."""
        n, p, z = self.games, self.share(), STANDARD_ERRORS
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - reach), min(1.0, centre + reach)
