"""What an event changes in a view: the fields that differ, and of lists only the rows that differ.

A *table* is a field that is a list of rows: places, bandits, the pile.  A change contains the rows of a table that
differ, by their numbers; a number after the last row adds a row.  If a table has become shorter, the change contains
all of it, as with any other field.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from folsom.interface.title import Look, Looks

Change = dict[str, Any]
Fields = dict[str, Any]
SAME: Final = object()  # marks an unchanged value


class Changes:
    """The changes for a viewer, event by event and after the last one, and the resulting look."""

    def __init__(self, seen: Look, comparison: "Comparison") -> None:
        self.events: list[Change] = []
        self.rest: Change = {}
        self.seen = seen
        self._comparison = comparison

    def add(self, look: Look) -> None:
        """Add the change of one more event."""
        self.events.append(self._comparison.change(self.seen, look, self.seen))
        self.seen = look

    def end(self, before: Look, look: Look) -> None:
        """Add what has changed after the last event.  The field that says who is asked changes only then."""
        self.rest = self._comparison.change(self.seen, look, before)
        self.seen = look


def compared(before: Looks, looks: Iterable[Looks], last: Looks) -> dict[int | None, Changes]:
    """The changes for each viewer from one look to the next; some events are visible only to some viewers."""
    comparison = Comparison()
    found: dict[int | None, Changes] = {}
    for seat, look in before.items():
        found[seat] = Changes(look, comparison)
    for seen in looks:
        for seat, look in seen.items():
            found[seat].add(look)
    for seat, changes in found.items():
        changes.end(before[seat], last[seat])
    return found


class Comparison:
    """Compares looks.  Objects that several viewers share are compared once.

    Objects are recognised by identity, so the caller must keep all looks alive while comparing them.
    """

    def __init__(self) -> None:
        self._values: dict[tuple[int, int], Any] = {}  # replacements for tables, by identities before and after
        self._rows: dict[tuple[int, ...], Any] = {}  # rows of tables, by their numbers and identities
        self._changes: dict[tuple[object, ...], Change] = {}  # changes, by names and identities of values
        self._differing: dict[tuple[int, int], bool] = {}  # pairs of rows that were compared
        self._before: Fields = {}  # the public fields of the two looks compared last
        self._after: Fields = {}
        self._alike: Change = {}  # the change between these two

    def change(self, before: Look, after: Look, first: Look) -> Change:
        """The fields of `after` that differ from `before`, or from `first` if `before` does not have them."""
        if before[0] is not self._before or after[0] is not self._after:
            self._before, self._after, self._alike = before[0], after[0], {}
            self._compare(before[0], after[0], first[0], self._alike)
        alike = self._alike
        if before[1] is after[1]:
            return alike
        found = dict(alike)
        self._compare(before[1], after[1], first[1], found)
        if len(found) == len(alike):
            return alike
        marks: list[object] = []
        for name, value in found.items():
            marks.append(name)
            marks.append(id(value))
        return self._changes.setdefault(tuple(marks), found)

    def _compare(self, before: Fields, after: Fields, first: Fields, found: Change) -> None:
        if before is after:
            return
        for name, value in after.items():
            had = before.get(name, SAME)
            if had is SAME:
                had = first[name]
            if had is not value:
                new = self._value(had, value)
                if new is not SAME:
                    found[name] = new

    def _value(self, before: Any, after: Any) -> Any:
        """The replacement for a field: all of it, or some rows."""
        if not isinstance(before, tuple) or not isinstance(after, tuple) or not 0 < len(before) <= len(after):
            return SAME if before == after else after
        key = id(before), id(after)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._table(before, after)
        return found

    def _table(self, before: tuple[Any, ...], after: tuple[Any, ...]) -> Any:
        rows: dict[int, Any] = {}
        marks: list[int] = []
        for number in range(len(after)):
            row = after[number]
            if number >= len(before) or (row is not before[number] and self._differ(before[number], row)):
                rows[number] = row
                marks.append(number)
                marks.append(id(row))
        if not rows:
            return SAME
        return self._rows.setdefault(tuple(marks), rows) if len(rows) < len(after) else after

    def _differ(self, before: Any, after: Any) -> bool:
        key = id(before), id(after)
        found = self._differing.get(key)
        if found is None:
            found = self._differing[key] = not before == after  # noqa: SIM201 - dataclasses have no __ne__ of their own
        return found


def apply(fields: Mapping[str, Any], change: Change) -> dict[str, Any]:
    """The fields of a view after a change."""
    return {**fields, **{name: put(fields.get(name), value) for name, value in change.items()}}


def put(before: Any, value: Any) -> Any:
    """A field after its change: some rows of a table are replaced, any other value is replaced whole."""
    if not isinstance(before, list | tuple) or not isinstance(value, Mapping):
        return value
    rows = [*before, *[None] * (max(int(number) for number in value) + 1 - len(before))]
    for number, row in value.items():
        rows[int(number)] = row
    return type(before)(rows)
