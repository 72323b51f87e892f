"""What a box shows of itself: in events, options, views, scenes, checks and observations.

A box's rules stand in its own files; this is its outside.  `interface/` asks every box of a game in the order in which
the boxes were added, and names none of them.
"""

from folsom.express.state import State


class BoxInterface:
    """A box that has nothing of a kind to show leaves a method as it is."""

    def audit(self, s: State) -> None:
        """Raise AssertionError unless everything that the box has added is there, once."""
