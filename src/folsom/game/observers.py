"""The observers of set-ups: each is created once and shared by all games with its set-up."""

from collections.abc import Sequence
from functools import lru_cache

from folsom.game import registry
from folsom.interface.title import Setup
from folsom.kernel.core import Core
from folsom.learning.observation import Observer


def observer_of(setup: Setup) -> Observer:
    """The observer for games with this set-up."""
    return shared(Key(setup))


def action_indices(core: Core, setup: Setup, seat: int, legal: Sequence[int]) -> list[int]:
    """The indices of a seat's legal actions in the observer's list of actions."""
    observer = observer_of(setup)
    op = observer.question(core, seat) & 255
    return [int(observer.index(op, seat, action)) for action in legal]


class Key:
    """A hashable key for a set-up, which itself contains lists and has no hash."""

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
