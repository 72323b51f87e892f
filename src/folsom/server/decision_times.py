"""How long bots usually think.  With a single option a bot takes as long as with several, to hide it (ADR 2)."""

import random
from collections import deque

from folsom import bots

REMEMBERED = 32  # decisions remembered per bot
UNKNOWN = 0.1  # seconds, for a planner without a time budget that has not decided yet


class DecisionTimes:
    """Recent thinking times of each bot in this process."""

    def __init__(self) -> None:
        self.seconds: dict[str, deque[float]] = {}

    def add(self, name: str, seconds: float) -> None:
        self.seconds.setdefault(name, deque(maxlen=REMEMBERED)).append(seconds)

    def typical(self, name: str, bot: bots.Bot) -> float:
        """The seconds of a recent decision, chosen at random; before the first one, the bot's budget."""
        recent = self.seconds.get(name)
        if recent:
            return random.choice(recent)
        if bot.budget is None:
            return 0.0
        return bot.budget.milliseconds / 1000 if bot.budget.milliseconds else UNKNOWN
