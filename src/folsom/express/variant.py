"""A way to play the game: how many play it, with how many bandits and wagons, and what it adds to the base game."""

from folsom.express.rules import Rules
from folsom.kernel.fast import i64


class Variant:
    """The standard game; the others override what is different in them.  What cannot be is refused with the reason."""

    def __init__(self, name: str, players: list[int], pawns: i64) -> None:
        self.name = name
        self.players = players
        self.pawns = pawns  # bandits of a player

    def add(self, r: Rules) -> None:
        """What it adds to the rules of the base game."""

    def wagons(self, players: i64) -> i64:
        """SETUP-2."""
        return players

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
