"""What a viewer of a table is sent.  A viewer is a seat, or None for spectators; what it sees is built for it alone."""

from typing import Any

from folsom.server.course import Course
from folsom.server.messages import Chat, Update
from folsom.server.store import PLAYING
from folsom.server.table import Table
from folsom.table.game import Game


class Showing:
    """A table at a moment: what is the same for everybody who looks on is found out once."""

    def __init__(self, table: Table, course: Course, now: int) -> None:
        self.table = table
        self.course = course
        self.clock = clock(table, now)
        self.people = table.people_at_play() if table.status == PLAYING else []

    def update(self, game: Game, view: Any, since: int | None, before: Any = None) -> Update:
        """The game in a view, and the events after version `since`, or all; `game` speaks the viewer's language.

        `before` is the view that the viewer has: then it is sent only what looks different.
        """
        seat: int | None = view.seat
        facts = None if since is None else self.course.facts_at(since)
        first = 0 if facts is None else game.events_until(seat, facts)
        return Update(
            version=self.table.version,
            seat=seat,
            first=first,
            events=game.events(seat, first),
            view=view if before is None else changes(before, view),
            whole=before is None,
            question="" if seat is None else game.question(seat),
            options=[] if seat is None else game.options(seat),
            back=seat in self.people and self.course.can_take_back(seat, self.people) is not None,
            clock=self.clock,
        )


def changes(before: Any, view: Any) -> dict[str, Any]:
    """The fields of a view that are not as they were; most are the very same objects, which need no comparison."""
    had = vars(before)
    return {name: value for name, value in vars(view).items() if value is not had[name] and value != had[name]}


def clock(table: Table, now: int) -> dict[str, int] | None:
    """How many milliseconds everybody has who has to decide."""
    if table.clocks is None:
        return None
    ends = {str(seat): table.clocks.until(seat) for seat in table.people_to_act()}
    return {seat: max(0, end - now) for seat, end in ends.items() if end is not None} or None


def chat(table: Table, since: int) -> Chat | None:
    """What was said after a version."""
    lines = [line for version, line in table.chat if version > since]
    return Chat(version=table.version, first=len(table.chat) - len(lines), lines=lines) if lines else None
