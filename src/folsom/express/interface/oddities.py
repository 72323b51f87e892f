"""Positions that can be drawn but never occur in play.  A scene has to declare them: `anyway Marshal, round`."""

from collections.abc import Iterator

from folsom.express.box_scenes import Oddity
from folsom.express.state import State


def oddities(s: State) -> Iterator[Oddity]:
    """Everything odd in a position and on its agenda."""
    for box in s.rules.interfaces:
        yield from box.scenes.oddities(s)


def words(s: State) -> list[str]:
    """The oddities that a scene of this position must declare."""
    return list(dict.fromkeys(oddity.word for oddity in oddities(s)))
