"""The observer of a set-up: made once, and shared by all that look at games of it."""

from collections.abc import Sequence
from functools import lru_cache

from folsom.game import registry
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.learning.observation import Observer


def observer_of(setup: Setup) -> Observer:
    """The observations of games of this set-up."""
    return shared(Key(setup))


def action_indices(core: Core, setup: Setup, seat: int, legal: Sequence[int]) -> list[int]:
    """The indices, in the list of its observer, of the engine's actions that a seat may take."""
    observer = observer_of(setup)
    op = observer.question(core, seat) & 255
    return [int(observer.index(op, seat, action)) for action in legal]


class Key:
    """A set-up as a key: it holds lists, so it has no hash of its own."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.text = repr((setup.game, setup.players, sorted(setup.options.items())))

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and other.text == self.text


@lru_cache(maxsize=64)
def shared(key: Key) -> Observer:
    return registry.title(key.setup.game).observer(key.setup)
