"""What a viewer of a table is sent.  A viewer is a seat, or None for spectators; what it sees is built for it alone."""

from typing import Any

from folsom.server.course import Course
from folsom.server.messages import Chat, Update
from folsom.server.store import PLAYING
from folsom.server.table import Table
from folsom.table.game import Game


def update(
    table: Table, course: Course, game: Game, view: Any, since: int | None, now: int, before: Any = None
) -> Update:
    """The game in a view, and the events after version `since`, or all of them; `game` speaks the viewer's language.

    `before` is the view that the viewer has: then it is sent only what looks different.
    """
    seat: int | None = view.seat
    facts = None if since is None else course.facts_at(since)
    first = 0 if facts is None else game.events_until(seat, facts)
    return Update(
        version=table.version,
        seat=seat,
        first=first,
        events=game.events(seat, first),
        view=view if before is None else changes(before, view),
        whole=before is None,
        question="" if seat is None else game.question(seat),
        options=[] if seat is None else game.options(seat),
        back=seat is not None and can_take_back(table, course, seat),
        clock=clock(table, now),
    )


def changes(before: Any, view: Any) -> dict[str, Any]:
    """The fields of a view that are not as they were; most are the very same objects, which need no comparison."""
    had = vars(before)
    return {name: value for name, value in vars(view).items() if value is not had[name] and value != had[name]}


def can_take_back(table: Table, course: Course, seat: int) -> bool:
    if table.status != PLAYING or table.chairs[seat].bot is not None:
        return False
    return course.can_take_back(seat, table.people_at_play()) is not None


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
