"""Variants of the game: the numbers of players, bandits and wagons, and additions to the base game."""

from folsom.express.rules import Rules
from folsom.kernel.fast import i64


class Variant:
    """The standard game; other variants override what is different.  Impossible set-ups are rejected with a reason."""

    def __init__(self, name: str, players: list[int], pawns: i64) -> None:
        self.name = name
        self.players = players
        self.pawns = pawns  # bandits per player
        self.on_demand = False  # played only if the host asks for it
        self.since: i64 = 3  # the version in which its rules last changed (ADR 7)
        self.played_figures: tuple[str, ...] = ()  # figures of the base game that a player controls

    def add(self, r: Rules) -> None:
        """Add to the rules of the base game."""

    def add_last(self, r: Rules) -> None:
        """Add to the rules after all boxes."""

    def outlaws(self, players: i64) -> i64:
        """The number of players who play bandits."""
        return players

    def more_purses(self, players: i64) -> i64:
        """Purses of $250 beyond those of COMP-4."""
        return 0

    def wagons(self, players: i64) -> i64:
        """SETUP-2."""
        return players

    def cars(self, players: i64) -> i64:
        """The wagons, and a car behind them if the variant has one."""
        return self.wagons(players)

    def expert(self, asked: bool | None) -> bool:
        """Whether it is played with the Expert variant; None: the host has not said."""
        return bool(asked)

    def usual_bandits(self) -> list[str] | None:
        """The default bandits of each seat; None: they are drawn or chosen."""
        return None

    def random_bandits(self, players: i64) -> list[str] | None:
        """The bandits of each seat if the host asks for random ones."""
        return None

    def claims(self) -> i64:
        """How many bandits each player may claim before the game."""
        return self.pawns

    def seat(self, bandits: list[str]) -> list[str]:
        """The bandits that the host gives to a seat, in order."""
        return bandits

    def check(self, bandits: list[str]) -> None:
        """Reject bandits that cannot be played together."""
