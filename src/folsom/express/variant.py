"""A way to play the game: how many play it, with how many bandits and wagons, and what it adds to the base game."""

from folsom.express.rules import Rules
from folsom.kernel.fast import i64


class Variant:
    """The standard game; other variants override what is different.  Impossible set-ups are refused with the reason."""

    def __init__(self, name: str, players: list[int], pawns: i64) -> None:
        self.name = name
        self.players = players
        self.pawns = pawns  # bandits of a player
        self.on_demand = False  # it is never played unless the host asks for it
        self.since: i64 = 3  # the rules version since which its rules have not changed (ADR 7)
        self.played_figures: tuple[str, ...] = ()  # figures of the base game that a player plays

    def add(self, r: Rules) -> None:
        """What it adds to the rules of the base game."""

    def add_last(self, r: Rules) -> None:
        """What it adds when all boxes have added theirs."""

    def outlaws(self, players: i64) -> i64:
        """How many of the players play bandits."""
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
        """The bandits of each seat where the host names none; None: they are drawn or chosen."""
        return None

    def random_bandits(self, players: i64) -> list[str] | None:
        """The same where the host asks for chance."""
        return None

    def seat(self, bandits: list[str]) -> list[str]:
        """The bandits that the host gives to a seat, in their order."""
        return bandits

    def check(self, bandits: list[str]) -> None:
        """Refuse bandits of all seats that cannot be played together."""
