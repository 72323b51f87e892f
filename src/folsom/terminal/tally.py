"""The statistics of many games."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from folsom.bulk.figures import Spread, Wins
from folsom.game.game import Game

Key = TypeVar("Key")


@dataclass
class Tally:
    """All counts."""

    games: int = 0
    decisions: Spread = field(default_factory=Spread)
    scores: Spread = field(default_factory=Spread)
    by_name: dict[str, Wins] = field(default_factory=dict)
    by_seat: dict[int, Wins] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    unwon: int = 0  # games that nobody won
    faults: Counter[str] = field(default_factory=Counter)  # why external bots forfeited games

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
        self.faults.update(other.faults)
        merge_wins(self.by_name, other.by_name.items())
        merge_wins(self.by_seat, other.by_seat.items())


def merge_wins(into: dict[Key, Wins], others: Iterable[tuple[Key, Wins]]) -> None:
    for key, wins in others:
        into.setdefault(key, Wins()).merge(wins)
