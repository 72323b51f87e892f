"""The interface of a bot, and the two bots that neither search nor learn."""

from collections.abc import Sequence
from typing import Any

from folsom.bots.budget import Budget
from folsom.game import registry
from folsom.game.worlds import narrow
from folsom.interface.errors import IllegalAction, shown
from folsom.interface.title import Option, Score, Setup
from folsom.kernel.dice import Dice, seeded
from folsom.learning.heuristic import Heuristic


class Bot:
    """Answers questions; `seed` determines its random choices, so a game with bots can be repeated."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.dice: Dice = seeded(seed)
        self.budget: Budget | None = None  # of bots that search
        self.fault = ""  # why it has stopped deciding, in a sentence: external bots may fail

    def prepare(self, setup: Setup) -> None:
        """Raise SetupError if this bot cannot play such games.  Call this before the bot's first decision."""

    def decide(self, view: Any, legal: Sequence[int]) -> int:
        """Choose one of these actions, which the seat of this view may take.

        An action that answers no question (taking back a programme) is chosen only if there is no other.
        """
        if view.seat is None:
            raise IllegalAction("a bot decides for a seat by what that seat sees, Game.view(seat), not for spectators")
        if not legal:
            raise IllegalAction("a bot needs an action to choose from, and was given none")
        for action in legal:
            if not hasattr(action, "__index__"):
                raise IllegalAction(f"a bot decides between numbers, as Game.legal gives them, not {shown(action)}")
        title = registry.title(view.setup.game)
        return self.answer(view, [action for action in legal if title.answers(action)] or legal)

    def choose(self, view: Any, options: Sequence[Option]) -> Option:
        """Like `decide`, but with options."""
        for option in options:
            if not isinstance(option, Option):
                raise IllegalAction(f"a bot chooses from options, as Game.options gives them, not {shown(option)}")
        offered = {option.action: option for option in options}
        return offered[self.decide(view, list(offered))]

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        """Choose one of these actions, of which there is at least one; each bot overrides this."""
        raise NotImplementedError

    def end(self, scores: Sequence[Score] = ()) -> None:
        """The game is over, or was abandoned if there are no scores.  Call this once for each bot."""


class Drifter(Bot):
    """Chooses at random."""

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        return legal[self.dice.below(len(legal))]


class Sense(Bot):
    """Does what looks best at first sight: takes loot, avoids the Marshal, does not fire at nothing."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.heuristics: dict[str, Heuristic] = {}

    def answer(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        title = registry.title(view.setup.game)
        heuristic = self.heuristics.setdefault(title.name, title.heuristic({}, 1, True))
        world = title.redeal(view, seeded(self.dice.below(1 << 30)))
        world.turn_to(view.seat)
        narrow(world, legal)
        return heuristic.best(world)
