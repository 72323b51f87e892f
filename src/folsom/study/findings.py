"""The counts of a study.  They are whole numbers and fractions, so the order of addition does not matter."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import TypeVar

from folsom.bulk.figures import STANDARD_ERRORS, Wins

Key = TypeVar("Key")


@dataclass
class Mean:
    """The mean of whole numbers, with its 95 % interval."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        self.merge(Mean(1, number, number * number))

    def merge(self, other: "Mean") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        return self.total / self.count

    def reach(self) -> float:
        """Half of the interval; infinite for a single number."""
        if self.count < 2:
            return float("inf")
        variance = Fraction(self.squares * self.count - self.total**2, self.count * (self.count - 1))
        return STANDARD_ERRORS * sqrt(variance / self.count)


@dataclass
class Choices:
    """How often each card was chosen when it could be.  Drawing cards counts as a card, named as in the notation."""

    offered: dict[str, Wins] = field(default_factory=dict)

    def add(self, cards: Iterable[str], chosen: str) -> None:
        for card in set(cards):
            self.offered.setdefault(card, Wins()).merge(Wins(1, Fraction(card == chosen)))

    def merge(self, other: "Choices") -> None:
        merge(self.offered, other.offered)

    def answers(self) -> int:
        """How often somebody was asked."""
        return int(sum(wins.won for wins in self.offered.values()))


@dataclass
class Findings:
    """All counts."""

    games: int = 0
    bandits: dict[str, Wins] = field(default_factory=dict)
    places: dict[int, Wins] = field(default_factory=dict)  # by the order in the first round
    wagons: dict[tuple[str, int], Mean] = field(
        default_factory=dict
    )  # dollars of all players together, by wagon and car
    cards: Choices = field(default_factory=Choices)
    openings: dict[str, Choices] = field(default_factory=dict)  # the first answer of a game, by bandit
    openings_in_turn: dict[int, Choices] = field(default_factory=dict)
    faults: Counter[str] = field(default_factory=Counter)  # of external bots, replaced by a greenhorn

    def merge(self, other: "Findings") -> None:
        self.games += other.games
        self.cards.merge(other.cards)
        self.faults.update(other.faults)
        merge(self.bandits, other.bandits)
        merge(self.places, other.places)
        merge(self.wagons, other.wagons)
        merge(self.openings, other.openings)
        merge(self.openings_in_turn, other.openings_in_turn)


Figure = TypeVar("Figure", Wins, Mean, Choices)


def merge(into: dict[Key, Figure], others: Mapping[Key, Figure]) -> None:
    for key, figure in others.items():
        into.setdefault(key, type(figure)()).merge(figure)
