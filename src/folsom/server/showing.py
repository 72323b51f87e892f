"""What a viewer of a table is sent.  A viewer is a seat, or None for spectators; what it sees is built for it alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw, json

from folsom.kernel.title import Event, Look
from folsom.server.clocks import NONE
from folsom.server.course import Course
from folsom.server.messages import Chat, Update
from folsom.server.store import PLAYING
from folsom.server.table import Table
from folsom.table.game import Game

ENCODE = json.Encoder().encode


class Showing:
    """A table at a moment: what is the same for everybody who looks on is found out, and written, once.

    What is told are the events after version `since`, or all.
    """

    def __init__(self, table: Table, course: Course, now: int, since: int | None) -> None:
        self.table = table
        self.facts = 0 if since is None else course.facts_at(since)
        self.clock = clock(table, now)
        self.back = course.who_can_take_back(table.people_at_play()) if table.status == PLAYING else []
        self.texts = Texts()

    def update(self, game: Game, seat: int | None, seen: Look, before: Look | None) -> Update:
        """The game as a seat sees it; `game` speaks the viewer's language.

        `before` is what the viewer has seen already: then it is sent only what looks different.
        """
        first, events = game.events_after(seat, self.facts)
        options = [] if seat is None else game.options(seat)
        return Update(
            version=self.table.version,
            seat=seat,
            first=first,
            events=self.texts.events(events),
            view={**seen[0], **seen[1]} if before is None else self.texts.changes(before, seen),
            whole=before is None,
            question="" if seat is None or not options else game.question(seat),
            options=options,
            back=seat in self.back,
            clock=self.clock,
        )


class Texts:
    """JSON of what several viewers are sent, made once: what they see alike is one object, and so is what they had."""

    def __init__(self) -> None:
        self._events: dict[int, Raw] = {}  # by their identity; the game keeps them
        self._texts: dict[tuple[int, int], Raw | None] = {}  # by what was and what is; None if it looks the same
        self._alike: dict[tuple[int, int], dict[str, Raw]] = {}  # what has changed for everybody
        self._kept: list[Look] = []  # lest something new takes the identity of something that is gone

    def events(self, told: Sequence[Event]) -> list[Any]:
        texts = self._events
        for event in told:
            if id(event) not in texts:
                texts[id(event)] = Raw(ENCODE(event))
        return [texts[id(event)] for event in told]

    def changes(self, before: Look, seen: Look) -> dict[str, Raw]:
        """The fields of a view that are not as they were."""
        self._kept += before, seen
        alike = id(before[0]), id(seen[0])
        if alike not in self._alike:
            self._alike[alike] = self._changes(before[0], seen[0])
        return {**self._alike[alike], **self._changes(before[1], seen[1])}

    def _changes(self, before: Mapping[str, Any], seen: Mapping[str, Any]) -> dict[str, Raw]:
        """Most are the very same object, which needs no comparison."""
        found, texts = {}, self._texts
        for name, value in seen.items():
            had = before[name]
            if value is not had:
                key = id(had), id(value)
                if key not in texts:
                    texts[key] = None if value == had else Raw(ENCODE(value))
                text = texts[key]
                if text is not None:
                    found[name] = text
        return found


def clock(table: Table, now: int) -> dict[str, int] | None:
    """How many milliseconds everybody has who has to decide."""
    if table.clocks is None or table.clocks.clock.kind == NONE:
        return None
    ends = {str(seat): table.clocks.until(seat) for seat in table.people_to_act()}
    return {seat: max(0, end - now) for seat, end in ends.items() if end is not None} or None


def chat(table: Table, since: int) -> Chat | None:
    """What was said after a version."""
    lines = [line for version, line in table.chat if version > since]
    return Chat(version=table.version, first=len(table.chat) - len(lines), lines=lines) if lines else None
