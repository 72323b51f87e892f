"""Builds the update messages for the viewers of a table.  A viewer is a seat, or None for spectators.

A view is built for its viewer and contains only what that viewer may know.
"""

from itertools import repeat
from typing import Any

from msgspec import Raw, json

from folsom.game.changes import Change, Changes
from folsom.game.narrator import Narrator
from folsom.interface.title import Event, Looks
from folsom.server.clocks import NONE
from folsom.server.game_session import GameSession
from folsom.server.messages import Chat, SentEvent, Update
from folsom.server.store import PLAYING
from folsom.server.table import Table

ENCODE = json.Encoder().encode


class UpdateBuilder:
    """Builds updates of a table at one moment.  What several viewers share is computed and encoded once.

    Updates contain the events after version `since`, or all events if it is None.
    """

    def __init__(self, table: Table, session: GameSession, now: int, since: int | None) -> None:
        self.table = table
        self.session = session
        self.facts = 0 if since is None else session.facts_at(since)
        self.clock_times = clock_times(table, now)
        self.back = session.seats_to_take_back(table.people_at_play()) if table.status == PLAYING else []
        lesson = table.lesson
        self.task = session.decisions_of(lesson.learner) if lesson else None
        self.texts = JsonCache()

    def changes(self, before: Looks) -> dict[int | None, Changes]:
        """What has changed for viewers that have everything up to version `since`."""
        return self.session.game.changes(before, self.facts)

    def update(self, narrator: Narrator, seat: int | None, changes: Changes) -> Update:
        """An update with the changes for a viewer, narrated in the viewer's language."""
        return self._update(narrator, seat, self.texts.change(changes.rest), changes.events, whole=False)

    def snapshot(self, narrator: Narrator, seat: int | None, missed: list[Change]) -> Update:
        """An update with the whole view, and the changes of the missed events if they are known."""
        shared, own = self.session.game.look(seat)
        return self._update(narrator, seat, {**shared, **own}, missed, whole=True)

    def _update(
        self, narrator: Narrator, seat: int | None, view: object, changes: list[Change], *, whole: bool
    ) -> Update:
        first, events = narrator.events_after(seat, self.facts)
        options = [] if seat is None else narrator.options(seat)
        return Update(
            version=self.table.version,
            seat=seat,
            first=first,
            events=self.texts.events(events, changes),
            view=view,
            whole=whole,
            question="" if seat is None or not options else narrator.question(seat),
            options=options,
            back=seat in self.back,
            clock=self.clock_times,
            task=self.task,
        )


class JsonCache:
    """Encodes each object once: viewers that see the same thing share one object."""

    def __init__(self) -> None:
        self._lists: dict[tuple[int, ...], Raw] = {}  # lists of events with their changes, by identity
        self._events: dict[tuple[int, int], bytes] = {}  # events with their changes
        self._changes: dict[int, Raw] = {}
        self._kept: list[object] = []  # keeps ids from being reused

    def events(self, events: list[Event], changes: list[Change]) -> Any:
        """A list of events with their changes; null where the changes are not known."""
        key = (*map(id, events), *map(id, changes))
        text = self._lists.get(key)
        if text is None:
            pairs = zip(events, changes or repeat(None), strict=bool(changes))
            text = self._lists[key] = Raw(b"[" + b",".join([self._event(*pair) for pair in pairs]) + b"]")
        return text

    def _event(self, event: Event, change: Change | None) -> bytes:
        key = id(event), id(change)
        text = self._events.get(key)
        if text is None:
            sent = SentEvent(event.number, event.kind, event.words, event.points, change)
            text = self._events[key] = ENCODE(sent)
            self._kept += (event, change)
        return text

    def change(self, change: Change) -> Raw:
        text = self._changes.get(id(change))
        if text is None:
            text = self._changes[id(change)] = Raw(ENCODE(change))
            self._kept.append(change)
        return text


def clock_times(table: Table, now: int) -> dict[str, int] | None:
    """The milliseconds left for each seat that has to decide."""
    if table.clocks is None or table.clocks.clock.kind == NONE:
        return None
    ends = {str(seat): table.clocks.deadline(seat) for seat in table.people_to_act()}
    return {seat: max(0, end - now) for seat, end in ends.items() if end is not None} or None


def chat(table: Table, since: int) -> Chat | None:
    """The chat lines after a version, as far as they are in memory."""
    lines = [line for version, line in table.chat if version > since]
    return Chat(version=table.version, first=table.said - len(lines), lines=lines) if lines else None
