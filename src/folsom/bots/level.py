"""A rung of the ladder: a trained network plays where one knows the set-up, and a planner elsewhere."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from folsom.bots.bot import Bot
from folsom.bots.guided import Guided
from folsom.bots.policy import Policy
from folsom.interface.errors import SetupError
from folsom.interface.title import Setup


class Level(Bot):
    """It refuses no set-up: without numpy, and in games that the network was not trained for, the other one plays."""

    def __init__(self, name: str, seed: int, learned: Policy | Guided, otherwise: Bot) -> None:
        super().__init__(name, seed)
        self.learned = learned
        self.otherwise = otherwise
        self.budget = learned.budget

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


@cache
def temperatures(level: str) -> Mapping[str, float]:
    """How much a level leaves to chance, by game."""
    file = files("folsom.network") / "trained" / "levels.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {game: levels[level] for game, levels in table.items()}
