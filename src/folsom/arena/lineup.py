"""The games of a tournament: who plays against whom, on which deal, and in which seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from folsom.bots import bot
from folsom.game import registry
from folsom.game.record import is_fast_seed
from folsom.game.version import __version__
from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup
from folsom.interface.validation import one_of, whole_number

Names = tuple[str, ...]

# When a bot fails, its side loses, or the tournament ends, or a greenhorn's result counts.
LOSS, STOP, GREENHORN = ON_FAULT = ("loss", "stop", "greenhorn")


@dataclass(frozen=True)
class Bout:
    """A game of a tournament.  All randomness comes from its seeds, so any process can play it at any time."""

    setup: Setup
    number: int  # among the games of its set-up
    deal: int  # the seed of the game: games with equal seeds are set up alike
    sides: Names  # who holds which side; without teams a side is a seat
    seed: int  # the tournament's, for the bots
    on_fault: str = LOSS


@dataclass(frozen=True)
class Tournament:
    """Contestants, and what they play: at least this many games of each set-up, and all games of each deal."""

    contestants: Names
    setups: tuple[Setup, ...]
    seed: int
    games: int
    one_against_all: bool = False  # the first holds one side, the second all others
    on_fault: str = LOSS

    def __post_init__(self) -> None:
        if len(self.contestants) < 2:
            raise SetupError("a tournament has at least two contestants")
        if self.one_against_all and len(self.contestants) != 2:
            raise SetupError(f"one against all is played between two contestants, not {len(self.contestants)}")
        for name in self.contestants:
            seated = bot(name)  # refuses an unknown name
            for setup in self.setups:
                seated.prepare(setup)
            if self.contestants.count(name) > 1:
                raise SetupError(f"{shown(name)} is named twice")
        one_of("on_fault", self.on_fault, ON_FAULT)
        if whole_number("games", self.games) < 1:
            raise SetupError(f"a tournament has at least one game, not {shown(self.games)}")
        if not self.setups or len({setup.players for setup in self.setups}) < len(self.setups):
            raise SetupError("a tournament has a set-up for each number of players, and at least one")
        if not is_fast_seed(self.seed) or not is_fast_seed(self.seed + self.games):
            raise SetupError(f"the seed is a whole number of at most 256 bits, not {shown(self.seed)}")

    def bouts(self) -> Iterator[Bout]:
        """All games, set-up by set-up.  A longer tournament begins with the games of a shorter one."""
        for setup in self.setups:
            yield from self.bouts_of(setup)

    def bouts_of(self, setup: Setup) -> Iterator[Bout]:
        tables = [orders(line_up) for line_up in self.line_ups(setup)]
        number = 0
        for deal in range(self.deals(setup)):
            for table in tables:
                for sides in rotations(table[deal % len(table)]):
                    yield Bout(setup, number, self.seed + deal, sides, self.seed, self.on_fault)
                    number += 1

    def line_ups(self, setup: Setup) -> list[Names]:
        sides = len(registry.title(setup.game).sides(setup))
        if self.one_against_all:
            one, other = self.contestants
            return [(one, *(other,) * (sides - 1))]
        return line_ups(self.contestants, sides)

    def games_of_a_deal(self, setup: Setup) -> int:
        return sum(len(line_up) for line_up in self.line_ups(setup))

    def deals(self, setup: Setup) -> int:
        return -(-self.games // self.games_of_a_deal(setup))

    def terms(self) -> dict[str, Any]:
        """Everything that determines the games except their number, in plain values."""
        return {
            "folsom": __version__,
            "contestants": list(self.contestants),
            "one_against_all": self.one_against_all,
            "on_fault": self.on_fault,
            "game": self.setups[0].game,
            "set-ups": [{"players": setup.players, **setup.options} for setup in self.setups],
            "seed": self.seed,
        }


def line_ups(contestants: Names, sides: int) -> list[Names]:
    """Everybody plays equally often; remaining seats go through all combinations of contestants."""
    each, left = divmod(sides, len(contestants))
    return [contestants * each + chosen for chosen in combinations(contestants, left)]


def orders(line_up: Names) -> list[Names]:
    """The seatings around a table that are not rotations of each other."""
    found: dict[Names, Names] = {}
    for order in permutations(line_up):
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


def rotations(order: Sequence[str]) -> list[Names]:
    """The same order, starting from each position."""
    return [(*order[first:], *order[:first]) for first in range(len(order))]
