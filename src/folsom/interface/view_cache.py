"""A cache of the parts of views: a part that looks the same is the same object, and is not rebuilt."""

from typing import Any


class Memory:
    """Belongs to one game, which calls `changed` when its position changes."""

    def __init__(self) -> None:
        self.moment: dict[str, Any] = {}  # the current fields that everybody sees alike
        self.pile: dict[Any, Any] = {}  # the current looks of played cards
        self.asking: Any = None  # a copy of the position, to turn to any seat
        self.position: Any = None  # the position last looked at,
        self.news: Any = None  # and its differences from the one before
        self._number = 0  # of the current moment
        self._own: dict[int, tuple[int, dict[str, Any]]] = {}  # each viewer's private fields, and their moment
        self._before: dict[str, Any] = {}  # the fields of the previous moment
        self._rows: dict[tuple[str, int], dict[int, Any]] = {}
        self._kept: dict[Any, tuple[Any, dict[Any, Any]]] = {}

    def changed(self) -> None:
        """Start a new moment: the position has changed."""
        self.asking = None
        if self.moment:
            self._before, self.moment = self.moment, {}
            self._number += 1

    def note(self, moment: dict[str, Any]) -> None:
        """Store the fields of the current moment."""
        self.moment = moment

    def own_before(self, viewer: int) -> dict[str, Any] | None:
        """A viewer's private fields at the previous moment; None if they were not built then."""
        found = self._own.get(viewer)
        return found[1] if found and found[0] == self._number - 1 else None

    def keep_own(self, viewer: int, own: dict[str, Any]) -> None:
        self._own[viewer] = self._number, own

    def rows(self, kind: str, number: int) -> dict[int, Any]:
        """The looks of a row of a table that have been built, one for each group of viewers with the same knowledge."""
        return self._rows.setdefault((kind, number), {})

    def forget(self, kind: str, number: int) -> None:
        """Drop a row that looks different now."""
        self._rows.pop((kind, number), None)

    def stay(self) -> None:
        """Reuse the previous moment: nothing looks different."""
        self.moment = self._before

    def had(self, name: str) -> Any:
        """A field of the previous moment; None if it was not built."""
        return self._before.get(name)

    def looks(self, what: object, stamp: object) -> dict[Any, Any]:
        """The looks of something, one for each group of viewers who see it alike; empty if its stamp has changed."""
        kept = self._kept.get(what)
        if kept is None or kept[0] != stamp:
            kept = self._kept[what] = stamp, {}
        return kept[1]
