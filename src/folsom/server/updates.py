"""What a viewer of a table is sent.  A viewer is a seat, or None for spectators; what it sees is built for it alone."""

from itertools import repeat
from typing import Any

from msgspec import Raw, json

from folsom.game.changes import Change, Changes
from folsom.game.game import Game
from folsom.interface.title import Event, Looks
from folsom.server.clocks import NONE
from folsom.server.game_session import GameSession
from folsom.server.messages import Chat, Update
from folsom.server.store import PLAYING
from folsom.server.table import Table

ENCODE = json.Encoder().encode


class UpdateBuilder:
    """A table at a moment: what is the same for everybody who looks on is found out, and written, once.

    What is told are the events after version `since`, or all.
    """

    def __init__(self, table: Table, session: GameSession, now: int, since: int | None) -> None:
        self.table = table
        self.session = session
        self.facts = 0 if since is None else session.facts_at(since)
        self.clock = clock(table, now)
        self.back = session.who_can_take_back(table.people_at_play()) if table.status == PLAYING else []
        self.texts = JsonCache()

    def changes(self, before: Looks) -> dict[int | None, Changes]:
        """What has changed for viewers who were sent everything up to version `since`."""
        return self.session.game.changes(before, self.facts)

    def update(self, game: Game, seat: int | None, changes: Changes) -> Update:
        """What has changed for a seat; `game` speaks the viewer's language."""
        return self._update(game, seat, self.texts.change(changes.rest), changes.events, whole=False)

    def snapshot(self, game: Game, seat: int | None, missed: list[Change]) -> Update:
        """The whole game as a seat sees it; and what the events changed that it has missed, if that is known."""
        shared, own = game.look(seat)
        return self._update(game, seat, {**shared, **own}, missed, whole=True)

    def _update(self, game: Game, seat: int | None, view: object, changes: list[Change], *, whole: bool) -> Update:
        first, events = game.events_after(seat, self.facts)
        options = [] if seat is None else game.options(seat)
        return Update(
            version=self.table.version,
            seat=seat,
            first=first,
            events=self.texts.events(events, changes),
            view=view,
            whole=whole,
            question="" if seat is None or not options else game.question(seat),
            options=options,
            back=seat in self.back,
            clock=self.clock,
        )


class JsonCache:
    """JSON of what several viewers are sent, made once: what they see alike is one object."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, ...], Raw] = {}  # events and their changes, by identity,
        self._texts: dict[int, bytes] = {}  # and anything,
        self._kept: list[object] = []  # lest something new takes the identity of something that is gone

    def events(self, told: list[Event], changes: list[Change]) -> Any:
        """The text of a list: events with what they changed; null where that is not known."""
        key = (*map(id, told), *map(id, changes))
        text = self._told.get(key)
        if text is None:
            pairs = zip(told, changes or repeat(None), strict=bool(changes))
            text = self._told[key] = Raw(b"[" + b",".join([self._event(*pair) for pair in pairs]) + b"]")
        return text

    def _event(self, event: Event, change: Change | None) -> bytes:
        return self._text(event)[:-1] + b',"changes":' + self._text(change) + b"}"

    def change(self, change: Change) -> Raw:
        return Raw(self._text(change))

    def _text(self, value: object) -> bytes:
        text = self._texts.get(id(value))
        if text is None:
            text = self._texts[id(value)] = ENCODE(value)
            self._kept.append(value)
        return text


def clock(table: Table, now: int) -> dict[str, int] | None:
    """How many milliseconds everybody has who has to decide."""
    if table.clocks is None or table.clocks.clock.kind == NONE:
        return None
    ends = {str(seat): table.clocks.until(seat) for seat in table.people_to_act()}
    return {seat: max(0, end - now) for seat, end in ends.items() if end is not None} or None


def chat(table: Table, since: int) -> Chat | None:
    """What was said after a version, as far as it is in memory."""
    lines = [line for version, line in table.chat if version > since]
    return Chat(version=table.version, first=table.said - len(lines), lines=lines) if lines else None
