"""A table in memory, and who is connected to it."""

import asyncio
from typing import Any, Protocol

from msgspec import json

from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.showing import Showing, chat
from folsom.server.store import OVER, Person
from folsom.server.table import Table
from folsom.table.game import Game

ENCODE = json.Encoder().encode


class Guest(Protocol):
    """Somebody at the other end of a connection."""

    person: Person
    language: str

    def send(self, text: bytes) -> None: ...
    def leave(self, why: str, again: bool) -> None: ...


def text_of(message: m.Answer) -> bytes:
    return ENCODE(message)


class Room:
    """Whoever looks at its table or changes it holds its lock: so nobody sees what is not yet stored."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots, by their seats
        self.timer: asyncio.TimerHandle | None = None
        self.warned: set[tuple[int, int]] = set()  # seat, and when the warning was due
        self.used = now
        self._told: dict[str, Game] = {}  # the game in each language that somebody speaks
        self._shown: dict[int | None, Any] = {}  # the view that everybody has who sees the game from a seat

    def told_in(self, language: str) -> Game:
        """The game in a language."""
        assert self.table.course
        game = self.table.course.game
        told = self._told.get(language)
        if told is None or told.actions is not game.actions:  # a decision that is taken back makes another game
            told = self._told[language] = game.in_language(language)
        return told

    # ---- who is here
    def viewers(self, guest: Guest) -> list[int | None]:
        """The seats that somebody sees the game from."""
        seats: list[int | None] = [*self.table.seats_of(guest.person.id)]
        return seats or [None]

    def people_here(self) -> list[str]:
        return list(dict.fromkeys(guest.person.id for guest in self.guests))

    def may_host(self, person: str) -> bool:
        """The host; while he is away, whoever holds a seat."""
        table = self.table
        return person == table.host or (table.host not in self.people_here() and bool(table.seats_of(person)))

    # ---- telling
    def welcome(self, guest: Guest, seen: int | None, now: int) -> None:
        """Everything that somebody has missed; without a version that he has seen, everything there is."""
        table = self.table
        if seen is not None and seen > table.version:
            seen = None
        guest.send(text_of(table.now()))
        said = chat(table, seen or 0)
        if said:
            guest.send(text_of(said))
        if table.course:
            showing = Showing(table, table.course, now)
            for seat in self.viewers(guest):
                game = self.told_in(guest.language)
                view = self._shown[seat] = game.view(seat)
                guest.send(text_of(showing.update(game, view, seen)))

    def publish(self, entry: e.AnyEntry, now: int) -> None:
        """Tell everybody of the latest entry: of the game last, so that who has seen that has seen everything."""
        table = self.table
        said = chat(table, table.version - 1)
        self._tell_all(b"" if said is None else text_of(said))
        ended = table.status == OVER and isinstance(entry, e.Acted)
        if ended or not isinstance(entry, e.Said | e.Resumed | e.Acted | e.TookBack):
            self._tell_all(text_of(table.now()))
        if isinstance(entry, e.Sat | e.Stood):
            self.tell_who_is_here()
        if table.course and not isinstance(entry, e.Said | e.Muted | e.Followed):
            self._publish_game(now)

    def _publish_game(self, now: int) -> None:
        """Each viewer's update is made once in each language, however many look on."""
        table, before, texts = self.table, self._shown, dict[tuple[int | None, str], bytes]()
        assert table.course
        showing = Showing(table, table.course, now)
        self._shown = {}
        for guest in list(self.guests):
            for seat in self.viewers(guest):
                key = (seat, guest.language)
                if key not in texts:
                    game, had = self.told_in(guest.language), before.get(seat)
                    view = self._shown[seat] = game.view(seat)
                    texts[key] = text_of(showing.update(game, view, table.version - 1, had))
                guest.send(texts[key])

    def tell_who_is_here(self) -> None:
        here = self.people_here()
        holders = set(self.table.holders())
        watching = sum(person not in holders for person in here)
        self._tell_all(text_of(m.Here(people=[one for one in here if one in holders], watching=watching)))

    def warn(self, seat: int, seconds: int) -> None:
        self._tell_all(text_of(m.Warning(seat=seat, seconds=seconds)))

    def _tell_all(self, text: bytes) -> None:
        if text:
            for guest in list(self.guests):
                guest.send(text)
