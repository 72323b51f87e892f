"""What an event changed: the fields of a view that are others now, and of tables only the rows.

A *table* is a field that is a list of rows: places, bandits, the pile.  A change gives the rows of a table that differ,
by their numbers; one that follows the last row is added.  A table that has become shorter is given whole, like any
other field.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from folsom.kernel.title import Look

Change = dict[str, Any]


Looks = Mapping[int | None, Look]  # by viewer


class Changes:
    """What has changed for a viewer: event by event, and after the last of them; and how everything looks then."""

    def __init__(self, seen: Look, comparison: "Comparison") -> None:
        self.events: list[Change] = []
        self.rest: Change = {}
        self.seen = seen
        self._comparison = comparison

    def add(self, look: Look) -> None:
        """One more event has happened."""
        self.events.append(self._comparison.change(self.seen, look))
        self.seen = look

    def end(self, before: Look, look: Look) -> None:
        """A question is asked again.  Between two of them nobody looks at who is asked: that is as it was before."""
        seen = self.seen
        if seen is not before:
            seen = {**before[0], **seen[0]}, {**before[1], **seen[1]}
        self.rest = self._comparison.change(seen, look)
        self.seen = look


def compared(before: Looks, looks: Iterable[Looks]) -> dict[int | None, Changes]:
    """What changed for each viewer from one look to the next; at each event only some may have seen it."""
    comparison = Comparison()
    found = {seat: Changes(look, comparison) for seat, look in before.items()}
    for seen in looks:
        for seat, look in seen.items():
            found[seat].add(look)
    return found


class Comparison:
    """Compares looks.  What several viewers see alike is the same object, and is compared once."""

    def __init__(self) -> None:
        self._kept: list[object] = []  # lest something new takes the identity of something that is gone
        self._known: dict[tuple[int, int], Any] = {}
        self._alike: dict[tuple[int, int], Change] = {}

    def change(self, before: Look, after: Look) -> Change:
        """The fields of a look that are not as they were."""
        self._kept += before, after
        key = id(before[0]), id(after[0])
        if key not in self._alike:
            self._alike[key] = self._fields(before[0], after[0])
        return {**self._alike[key], **self._fields(before[1], after[1])}

    def _fields(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Change:
        found, known = {}, self._known
        for name, value in after.items():
            had = before[name]
            if had is not value:
                key = id(had), id(value)
                if key not in known:
                    known[key] = difference(had, value)
                if known[key] is not None:
                    found[name] = known[key][0]
        return found


def difference(before: Any, after: Any) -> tuple[Any] | None:
    """What has to be put in the place of a field: all of it, or some rows; None if it is as it was."""
    if type(before) is tuple and type(after) is tuple and 0 < len(before) <= len(after):
        count = len(before)
        rows = {
            number: row
            for number, row in enumerate(after)
            if number >= count or (row is not before[number] and row != before[number])
        }
        if not rows:
            return None
        return (rows,) if len(rows) < len(after) else (after,)
    return None if before == after else (after,)


def apply(fields: Mapping[str, Any], change: Change) -> dict[str, Any]:
    """The fields of a view after a change."""
    return {**fields, **{name: put(fields.get(name), value) for name, value in change.items()}}


def put(before: Any, value: Any) -> Any:
    """A field after its change: a table has some rows replaced, anything else is new."""
    if not isinstance(before, list | tuple) or not isinstance(value, Mapping):
        return value
    rows = [*before, *[None] * (max(int(number) for number in value) + 1 - len(before))]
    for number, row in value.items():
        rows[int(number)] = row
    return type(before)(rows)
