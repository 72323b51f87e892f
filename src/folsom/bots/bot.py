"""What a bot is, and the two that do not search."""

from collections.abc import Sequence
from typing import Any

from folsom.kernel.dice import Dice, seeded
from folsom.kernel.mind import Mind
from folsom.kernel.title import Option, Score
from folsom.table import titles


class Bot:
    """Answers questions; `seed` decides what it leaves to chance, so that a game with bots can be played again."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.dice: Dice = seeded(seed)
        self.fault = ""  # why it does not decide any more, in a sentence: bots from outside may fail

    def decide(self, view: Any, legal: Sequence[int]) -> int:
        """One of the actions that the seat of this view may take."""
        raise NotImplementedError

    def choose(self, view: Any, options: Sequence[Option]) -> Option:
        """The same with options."""
        chosen = self.decide(view, [option.action for option in options])
        return next(option for option in options if option.action == chosen)

    def end(self, scores: Sequence[Score] = ()) -> None:
        """The game is over, or left, if there are no scores.  Whoever made a bot calls this once."""


class Drifter(Bot):
    """Does anything."""

    def decide(self, view: Any, legal: Sequence[int]) -> int:
        return legal[self.dice.below(len(legal))]


class Greenhorn(Bot):
    """Does what promises most at first sight: takes loot, avoids the Marshal, does not fire at nothing."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.minds: dict[str, Mind] = {}

    def decide(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        title = titles.title(view.setup.game)
        mind = self.minds.setdefault(title.name, title.mind({}, 1, True))
        world = title.redeal(view, seeded(self.dice.below(1 << 30)))
        world.turn_to(view.seat)
        return mind.best(world)
