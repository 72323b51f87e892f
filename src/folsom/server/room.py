"""A table in memory, and who is connected to it."""

import asyncio
import math
from collections.abc import Sequence
from typing import Protocol

from msgspec import json

from folsom.game.game import Game
from folsom.interface.title import Look
from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.job_queue import JobOwner
from folsom.server.store import OVER, Person
from folsom.server.table import Table
from folsom.server.transcript import Transcript
from folsom.server.updates import UpdateBuilder, chat

ENCODE = json.Encoder().encode
# Which entries change nothing but the game or the chat, nothing but the table, and who sits at it.
GAME_ALONE = (e.Acted, e.TookBack, e.Resumed, e.Said)
TABLE_ALONE = (e.Said, e.Muted, e.Followed, e.Ended, e.Allowed, e.Voted)
SITTING = (e.Sat, e.Stood, e.Removed)
TOLD_PER_SECOND = 500  # people of a table who are told who is here


class Client(Protocol):
    """Somebody at the other end of a connection."""

    person: Person
    language: str
    address: str

    def send(self, text: bytes) -> None: ...
    def leave(self, why: str, again: bool) -> None: ...


def text_of(message: m.Answer) -> bytes:
    return ENCODE(message)


class Room:
    """Whoever looks at its table or changes it holds its lock: so nobody sees what is not yet stored."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots, by their seats
        self.timer: asyncio.TimerHandle | None = None
        self.warned: set[tuple[int, int]] = set()  # seat, and when the warning was due
        self.used = now
        self.opened = now
        self.left: dict[str, int] = {}  # when the host and the people who hold seats went away
        self.origin = ""  # the address from which it was laid, or its host came last
        self._told: dict[str, Game] = {}  # the game in each language that somebody speaks
        self._shown: dict[int | None, Look] = {}  # what everybody has seen who sees the game from a seat
        self._wholes: dict[tuple[int | None, str], tuple[int, bytes]] = {}  # all that is seen, with its version
        self._here = b""  # who is here, as everybody was told
        self._here_at = -math.inf  # when that was
        self._here_later: asyncio.TimerHandle | None = None

    def told_in(self, language: str) -> Game:
        """The game in a language."""
        assert self.table.session
        game = self.table.session.game
        told = self._told.get(language)
        if told is None or told.actions is not game.actions:  # a decision that is taken back makes another game
            told = self._told[language] = game.in_language(language)
        return told

    @property
    def job_owner(self) -> JobOwner:
        """On whose account bots think here."""
        return JobOwner(self.table.host, self.origin, bool(self.clients))

    # ---- who is here
    def viewers(self, client: Client) -> Sequence[int | None]:
        """The seats that somebody sees the game from."""
        return self.table.seats_of(client.person.id) or [None]

    def people_here(self) -> list[str]:
        return list(dict.fromkeys([client.person.id for client in self.clients]))

    def note_who_left(self, person: str, now: int) -> None:
        if person == self.table.host or person in self.table.holders:
            self.left[person] = now

    def away(self, person: str, now: int) -> float:
        """For how many seconds somebody has been away; of what was before the table was loaded nothing is known."""
        if person in self.people_here():
            return 0.0
        return (now - self.left.get(person, self.opened)) / 1000

    # ---- telling
    def welcome(self, client: Client, seen: int | None, now: int) -> None:
        """Everything that somebody has missed; without a version that he has seen, everything there is."""
        table = self.table
        if seen is not None and seen > table.version:
            seen = None
        client.send(text_of(table.now()))
        said = chat(table, seen or 0)
        if said:
            client.send(text_of(said))
        self.show_game(client, seen, now)

    def show_game(self, client: Client, seen: int | None, now: int) -> None:
        """The game as somebody sees it, from the beginning or since a version."""
        if self.table.transcript:
            self._send_transcript(client, self.table.transcript)
        elif self.table.session:
            builder = UpdateBuilder(self.table, self.table.session, now, seen)
            for seat in self.viewers(client):
                client.send(self._whole(builder, seat, client.language, seen))

    def _whole(self, builder: UpdateBuilder, seat: int | None, language: str, seen: int | None) -> bytes:
        """Everything that a seat sees; made once for all who come to see it from the beginning."""
        table, key = self.table, (seat, language)
        lasting = seen is None and builder.clock is None
        if lasting and key in self._wholes and self._wholes[key][0] == table.version:
            return self._wholes[key][1]
        game = self.told_in(language)
        assert table.session
        self._shown[seat] = game.look(seat)
        missed = table.session.changes_since(seat, builder.facts)
        text = text_of(builder.snapshot(game, seat, missed))
        if lasting:
            self._wholes[key] = table.version, text
        return text

    def _send_transcript(self, client: Client, transcript: Transcript) -> None:
        """A finished game as it was seen; the position at last as it looks today, if it is still the same game."""
        language, table = client.language, self.table
        for seat in self.viewers(client):
            seen = self.told_in(language).look(seat) if table.session else None
            view = {**seen[0], **seen[1]} if seen else None
            client.send(text_of(transcript.update(table.version, seat, language, view)))

    def publish(self, entry: e.AnyEntry, now: int) -> None:
        """Tell everybody of the latest entry: of the game last, so that who has seen that has seen everything."""
        table = self.table
        kind = type(entry)
        if kind is e.Said and (said := chat(table, table.version - 1)):
            self._tell_all(text_of(said))
        if kind not in GAME_ALONE or table.voted == table.version or (kind is e.Acted and table.status == OVER):
            self._tell_all(text_of(table.now()))
        if kind in SITTING:
            self.tell_who_is_here()
        if table.session and kind not in TABLE_ALONE:
            self._publish_game(now)

    def _publish_game(self, now: int) -> None:
        """Each viewer's update is made once in each language, however many look on."""
        table, texts = self.table, dict[tuple[int | None, str], bytes]()
        assert table.session
        builder = UpdateBuilder(table, table.session, now, table.version - 1)
        viewers = [(client, self.viewers(client)) for client in self.clients]
        seen = {seat for _, seats in viewers for seat in seats}
        changes = builder.changes({seat: look for seat, look in self._shown.items() if seat in seen})
        self._shown = {seat: found.seen for seat, found in changes.items()}
        self._wholes = {}
        for client, seats in viewers:
            language = client.language
            for seat in seats:
                text = texts.get((seat, language))
                if text is None:
                    game = self.told_in(language)
                    if seat in changes:
                        update = builder.update(game, seat, changes[seat])
                    else:
                        self._shown[seat] = game.look(seat)
                        update = builder.snapshot(game, seat, [])
                    text = texts[seat, language] = text_of(update)
                client.send(text)

    def here(self) -> bytes:
        """Who holds a seat and is here, and how many watch."""
        here = self.people_here()
        holders = set(self.table.holders)
        watching = sum(person not in holders for person in here)
        return text_of(m.Here(people=[one for one in here if one in holders], watching=watching))

    def tell_who_is_here(self) -> None:
        """Tell everybody, if that has changed; the more there are, the less often: many may come at once."""
        loop = asyncio.get_running_loop()
        if self._here_later is None:
            wait = self._here_at + len(self.clients) / TOLD_PER_SECOND - loop.time()
            if wait > 0:
                self._here_later = loop.call_later(wait, self._tell_here)
            else:
                self._tell_here()

    def _tell_here(self) -> None:
        self._here_later = None
        here = self.here()
        if here != self._here:
            self._here, self._here_at = here, asyncio.get_running_loop().time()
            self._tell_all(here)

    def warn(self, seat: int, seconds: int) -> None:
        self._tell_all(text_of(m.Warning(seat=seat, seconds=seconds)))

    def _tell_all(self, text: bytes) -> None:
        for client in list(self.clients):
            client.send(text)
