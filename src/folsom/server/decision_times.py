"""How long bots think.  A bot with a single answer takes as long as with several, or it would show its hand (ADR 2)."""

import random
from collections import deque

from folsom import bots

REMEMBERED = 32  # thoughts of each bot
UNKNOWN = 0.1  # seconds for a planner that has not thought here yet and counts no milliseconds


class DecisionTimes:
    """How long each bot has thought lately, in one process."""

    def __init__(self) -> None:
        self.thoughts: dict[str, deque[float]] = {}

    def add(self, name: str, seconds: float) -> None:
        self.thoughts.setdefault(name, deque(maxlen=REMEMBERED)).append(seconds)

    def typical(self, name: str, bot: bots.Bot) -> float:
        """The seconds of one of its thoughts; before the first one, of its budget."""
        lately = self.thoughts.get(name)
        if lately:
            return random.choice(lately)
        if not isinstance(bot, bots.Planner):
            return 0.0
        return bot.budget.milliseconds / 1000 if bot.budget.milliseconds else UNKNOWN
