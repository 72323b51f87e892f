"""The two-player game as a variant that hosts can choose."""

from folsom.express.duel.box import SUGGESTED, duel
from folsom.express.rules import Rules
from folsom.express.variant import Variant
from folsom.interface.errors import SetupError
from folsom.interface.validation import CHANCE
from folsom.kernel.fast import i64


class Duel(Variant):
    """DUEL-1 to DUEL-6."""

    def add(self, r: Rules) -> None:
        duel(r)

    def wagons(self, players: i64) -> i64:
        """DUEL-1."""
        return 4

    def expert(self, asked: bool | None) -> bool:
        if asked is False:
            raise SetupError("the two-player game is always played with the Expert variant (VAR-1, DUEL-4)")
        return True

    def usual_bandits(self) -> list[str] | None:
        return ["+".join(pair) for pair in SUGGESTED]

    def random_bandits(self, players: i64) -> list[str] | None:
        return [f"{CHANCE}+{CHANCE}"] * int(players)
