"""What many games add up to.  Whole numbers and fractions only, so that the order of adding does not matter."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import TypeVar

from folsom.table.game import Game

Key = TypeVar("Key")

STANDARD_ERRORS = 1.959964  # 95 % of a normal distribution lie within


@dataclass
class Spread:
    """Mean, least and most of some numbers."""

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
    """How often somebody played, and won; who wins together shares the win."""

    games: int = 0
    won: Fraction = Fraction(0)

    def merge(self, other: "Wins") -> None:
        self.games += other.games
        self.won += other.won

    def share(self) -> float:
        return float(self.won / self.games)

    def interval(self) -> tuple[float, float]:
        """Wilson's: it stays within 0 and 1, and is good for small numbers too."""
        n, p, z = self.games, self.share(), STANDARD_ERRORS
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - reach), min(1.0, centre + reach)


@dataclass
class Tally:
    """Everything that is counted."""

    games: int = 0
    decisions: Spread = field(default_factory=Spread)
    scores: Spread = field(default_factory=Spread)
    by_name: dict[str, Wins] = field(default_factory=dict)
    by_seat: dict[int, Wins] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    unwon: int = 0  # games that nobody won

    def add(self, game: Game, decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions.add(decisions)
        self.events.update(game.fact_names())
        winners = game.winners
        self.unwon += not winners
        for score in game.scores:
            self.scores.add(score.dollars)
            won = Fraction(1, len(winners)) if score.seat in winners else Fraction(0)
            self.by_seat.setdefault(score.seat, Wins()).merge(Wins(1, won))
            self.by_name.setdefault(game.seat_name(score.seat), Wins()).merge(Wins(1, won))

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.merge(other.decisions)
        self.scores.merge(other.scores)
        self.events.update(other.events)
        self.unwon += other.unwon
        merge_wins(self.by_name, other.by_name.items())
        merge_wins(self.by_seat, other.by_seat.items())


def merge_wins(into: dict[Key, Wins], others: Iterable[tuple[Key, Wins]]) -> None:
    for key, wins in others:
        into.setdefault(key, Wins()).merge(wins)
