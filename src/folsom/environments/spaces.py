"""The actions and observation fields of a set-up, which a learning program needs before the first game."""

from collections.abc import Sequence
from typing import Any

from folsom.game import registry
from folsom.game.observers import action_indices, observer_of
from folsom.interface.title import Setup, Title
from folsom.kernel.core import Core
from folsom.kernel.dice import seeded
from folsom.learning.observation import WAIT, Observer


class Space:
    """The fixed lists of actions and fields of one set-up.

    Action 0 is `wait`, the only action of a seat that is not asked.  Every other action is a text in the notation, with
    bandits and seats counted from the seat that acts, so that one policy can play all seats.
    """

    def __init__(self, title: Title, setup: Setup, observer: Observer) -> None:
        self.title = title
        self.setup = setup
        self.observer = observer

    def names(self) -> list[str]:
        """The name of every action, by index."""
        return list(self.observer.actions)

    def fields(self) -> list[str]:
        """The name of every number in an observation, by index."""
        return list(self.observer.fields)

    def groups(self) -> list[tuple[str, int, int]]:
        """The groups of fields: name, first index, number of fields."""
        return list(self.observer.groups)

    def describe(self, index: int) -> str:
        """An action index in words, for error messages."""
        known = 0 <= index < len(self.observer.actions)
        return f"action {index} ({self.observer.actions[index]})" if known else f"action {index}, which does not exist,"

    def indices(self, view: Any, legal: Sequence[int]) -> list[int]:
        """The indices of the engine's actions that the seat of a view may take: for bots, which have only a view."""
        core = self.title.redeal(view, seeded(0))  # the question is public, so it is the same in every world
        return action_indices(core, self.setup, view.seat, legal)

    def mask_of(self, core: Core, seat: int) -> list[int]:
        """The indices that a seat may choose now: its legal answers, or only `wait`."""
        if seat not in core.to_act():
            return [WAIT]
        return action_indices(core, self.setup, seat, core.offers(seat))


def space(game: str, players: int | None = None, **options: Any) -> Space:
    """The actions and fields of a set-up, described as for `new_game`."""
    title = registry.title(game)
    return space_of(title, title.setup(players, options))


def space_of(title: Title, setup: Setup) -> Space:
    """The same for a complete set-up."""
    return Space(title, setup, observer_of(setup))
