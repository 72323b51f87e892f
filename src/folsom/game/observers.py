"""The observer of a set-up: made once, and shared by all that look at games of it."""

from functools import lru_cache

from folsom.game import registry
from folsom.interface.title import Setup
from folsom.learning.observation import Observer


def observer_of(setup: Setup) -> Observer:
    """What learning programs see of games of this set-up."""
    return shared(Key(setup))


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
