"""A level of the ladder: a trained network plays the set-ups that it knows, another bot plays the rest."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from folsom.bots.bot import Bot
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup


class Level(Bot):
    """Accepts every set-up: without numpy, and in games that the network was not trained for, the other bot plays."""

    def __init__(self, name: str, seed: int, learned: Bot, otherwise: Bot) -> None:
        super().__init__(name, seed)
        self.learned = learned
        self.otherwise = otherwise
        self.budget = otherwise.budget

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        return self.player(view.setup).answer(view, legal)

    def player(self, setup: Setup) -> Bot:
        return self.learned if able(self.learned, setup) else self.otherwise


def able(bot: Bot, setup: Setup) -> bool:
    """Whether a bot plays such games."""
    try:
        bot.prepare(setup)
    except SetupError:
        return False
    return True


def temperatures(level: str, temperament: bool = False) -> Mapping[str, float]:
    """How much a level leaves to chance, by game."""
    return {game: (levels["temperaments"] if temperament else levels)[level] for game, levels in table().items()}


@cache
def table() -> Mapping[str, Any]:
    return tomllib.loads((files("folsom.network") / "trained" / "levels.toml").read_text(encoding="utf-8"))
