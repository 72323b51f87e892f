"""A cache of the parts of views: what looks the same is the same object, and is not built again."""

from typing import Any


class Memory:
    """Belongs to one game, which calls `changed` when its position changes."""

    def __init__(self) -> None:
        self.moment: dict[str, Any] = {}  # what everybody sees alike now
        self.pile: dict[Any, Any] = {}  # how played cards look now
        self.asking: Any = None  # a position in which any seat may be turned to
        self.position: Any = None  # the position that was looked at last,
        self.news: Any = None  # and what differs from the one before
        self._number = 0  # of moments
        self._own: dict[int, tuple[int, dict[str, Any]]] = {}  # what each viewer saw alone, and at which moment
        self._before: dict[str, Any] = {}  # the moment before
        self._rows: dict[tuple[str, int], dict[int, Any]] = {}
        self._kept: dict[Any, tuple[Any, dict[Any, Any]]] = {}

    def pass_on(self) -> None:
        """The position has changed."""
        self.asking = None
        if self.moment:
            self._before, self.moment = self.moment, {}
            self._number += 1

    def note(self, moment: dict[str, Any]) -> None:
        """A new moment."""
        self.moment = moment

    def own_before(self, viewer: int) -> dict[str, Any] | None:
        """What a viewer saw alone the moment before, if the viewer looked then."""
        found = self._own.get(viewer)
        return found[1] if found and found[0] == self._number - 1 else None

    def keep_own(self, viewer: int, own: dict[str, Any]) -> None:
        self._own[viewer] = self._number, own

    def rows(self, kind: str, number: int) -> dict[int, Any]:
        """How a row of a table looks, for each group of viewers who know the same of it, as far as it was built."""
        return self._rows.setdefault((kind, number), {})

    def forget(self, kind: str, number: int) -> None:
        """A row looks different now."""
        self._rows.pop((kind, number), None)

    def stay(self) -> None:
        """Nothing looks different from the moment before."""
        self.moment = self._before

    def had(self, name: str) -> Any:
        """What something looked like the moment before; None if nobody looked."""
        return self._before.get(name)

    def looks(self, what: object, stamp: object) -> dict[Any, Any]:
        """How something looks, for each group of viewers who see it alike; empty if its stamp has changed."""
        kept = self._kept.get(what)
        if kept is None or kept[0] != stamp:
            kept = self._kept[what] = stamp, {}
        return kept[1]
