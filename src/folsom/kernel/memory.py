"""What views were built of, kept for the next ones: what looks the same is the same object, and is not built again."""

from typing import Any


class Memory:
    """Belongs to one game, and is told when its position changes."""

    def __init__(self) -> None:
        self.moment: dict[str, Any] = {}  # what everybody sees alike now
        self.board: dict[Any, Any] = {}  # how what lies open looks now, for each who knows something else,
        self.pile: dict[Any, Any] = {}  # and how played cards do
        self.asking: Any = None  # a position in which any seat may be turned to
        self._before: dict[str, Any] = {}  # the moment before
        self._kept: dict[Any, tuple[Any, dict[Any, Any]]] = {}

    def pass_on(self) -> None:
        """The position has changed."""
        self.asking = None
        if self.moment:
            self._before, self.moment = self.moment, {}

    def note(self, moment: dict[str, Any]) -> None:
        """A new moment; what looks as it did before stays the same object."""
        before = self._before
        for name, value in moment.items():
            had = before.get(name)
            if had is not value and had == value:
                moment[name] = had
        self.moment = moment

    def looks(self, what: object, stamp: object) -> dict[Any, Any]:
        """How something looks, for each who sees it otherwise; empty if it has changed: the stamp says how it is."""
        kept = self._kept.get(what)
        if kept is None or kept[0] != stamp:
            kept = self._kept[what] = stamp, {}
        return kept[1]
