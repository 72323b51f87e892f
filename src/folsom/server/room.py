"""A table in memory and the clients connected to it."""

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from msgspec import json

from folsom.game.changes import Change
from folsom.game.narrator import Narrator
from folsom.interface.title import Look
from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.job_queue import JobOwner
from folsom.server.store import OVER, Person
from folsom.server.table import Table
from folsom.server.transcript import Transcript
from folsom.server.updates import UpdateBuilder, chat

ENCODE = json.Encoder().encode
# Entries that change only the game or the chat, entries that change only the table, and entries that change the seats.
GAME_ONLY = (e.Acted, e.TookBack, e.Resumed, e.Said)
TABLE_ONLY = (e.Said, e.Muted, e.Followed, e.Ended, e.Allowed, e.Voted)
SEATING = (e.Sat, e.Stood, e.Removed)
PRESENCE_PER_SECOND = 500  # presence messages per second and table


class Client(Protocol):
    """A connected person."""

    person: Person
    language: str
    address: str

    def send(self, text: bytes) -> None: ...
    def disconnect(self, why: str, again: bool) -> None: ...


def text_of(message: m.ServerMessage) -> bytes:
    return ENCODE(message)


class Room:
    """A table and its clients.  Hold the lock to read or change it, so that nobody sees an unstored change."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: dict[Client, None] = {}  # in order of arrival; change it with `add` and `remove`
        self.people: Counter[str] = Counter()  # by person: how many of the clients are theirs
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None
        self.warned: set[tuple[int, int]] = set()  # seat, and the time of the warning
        self.last_used = now
        self.loaded_at = now
        self.left_at: dict[str, int] = {}  # when the host and seat holders disconnected
        self.origin = ""  # the address that created the table, or the host's latest one
        self._narrators: dict[str, Narrator] = {}  # by language
        self._looks: dict[int | None, Look] = {}  # by viewer: the view last sent
        self._whole_texts: dict[tuple[int | None, str], tuple[int, bytes]] = {}  # full updates and their versions
        self._presence = b""  # the presence message last sent
        self._presence_at = -math.inf  # when it was sent
        self._presence_timer: asyncio.TimerHandle | None = None

    def narrator(self, language: str) -> Narrator:
        """The narrator of the game in a language."""
        assert self.table.session
        game = self.table.session.game
        found = self._narrators.get(language)
        if found is None or found.state is not game.narrator.state:  # taking a decision back makes a new game
            found = self._narrators[language] = game.in_language(language)
        return found

    @property
    def job_owner(self) -> JobOwner:
        """The account that pays for thinking bots."""
        return JobOwner(self.table.host, self.origin, bool(self.clients))

    # ---- presence
    def viewers(self, client: Client) -> Sequence[int | None]:
        """The seats from which a client sees the game; None is the spectators' view."""
        return self.table.seats_of(client.person.id) or [None]

    def add(self, client: Client) -> None:
        self.clients[client] = None
        self.people[client.person.id] += 1

    def remove(self, client: Client) -> None:
        del self.clients[client]
        self.people[client.person.id] -= 1
        if not self.people[client.person.id]:
            del self.people[client.person.id]

    def remove_all(self) -> None:
        self.clients.clear()
        self.people.clear()

    def note_departure(self, person: str, now: int) -> None:
        if person == self.table.host or person in self.table.holders:
            self.left_at[person] = now

    def seconds_away(self, person: str, now: int) -> float:
        """For how many seconds a person has been disconnected, counted at most from the loading of the table."""
        if person in self.people:
            return 0.0
        return (now - self.left_at.get(person, self.loaded_at)) / 1000

    # ---- sending
    def send_missed(self, client: Client, seen: int | None, now: int) -> None:
        """Send a client what it has missed since version `seen`, or everything if `seen` is None."""
        table = self.table
        if seen is not None and seen > table.version:
            seen = None
        client.send(text_of(table.now()))
        said = chat(table, seen or 0)
        if said:
            client.send(text_of(said))
        self.send_game(client, seen, now)

    def send_game(self, client: Client, seen: int | None, now: int) -> None:
        """Send the game as a client sees it, whole or since version `seen`."""
        if self.table.transcript:
            self._send_transcript(client, self.table.transcript)
        elif self.table.session:
            builder = UpdateBuilder(self.table, self.table.session, now, seen)
            missed = self.table.session.changes_since(self.viewers(client), builder.facts)
            for seat, changes in missed.items():
                client.send(self._whole_text(builder, seat, client.language, changes, seen is None))

    def _whole_text(
        self, builder: UpdateBuilder, seat: int | None, language: str, missed: list[Change], new: bool
    ) -> bytes:
        """A full update for a viewer; without a clock it is encoded once for all clients that have seen nothing."""
        table, key = self.table, (seat, language)
        lasting = new and builder.clock_times is None
        if lasting and key in self._whole_texts and self._whole_texts[key][0] == table.version:
            return self._whole_texts[key][1]
        assert table.session
        self._looks[seat] = table.session.game.look(seat)
        text = text_of(builder.snapshot(self.narrator(language), seat, missed))
        if lasting:
            self._whole_texts[key] = table.version, text
        return text

    def _send_transcript(self, client: Client, transcript: Transcript) -> None:
        """Send a finished game from its transcript; the final view comes from the game if it can still be replayed."""
        language, table = client.language, self.table
        for seat in self.viewers(client):
            seen = table.session.game.look(seat) if table.session else None
            view = {**seen[0], **seen[1]} if seen else None
            client.send(text_of(transcript.update(table.version, seat, language, view)))

    def publish(self, entry: e.AnyEntry, now: int) -> None:
        """Send the latest entry to all clients.  The game update comes last: a client that has it has everything."""
        table = self.table
        kind = type(entry)
        if kind is e.Said and (said := chat(table, table.version - 1)):
            self._broadcast(text_of(said))
        if kind not in GAME_ONLY or table.voted == table.version or (kind is e.Acted and table.status == OVER):
            self._broadcast(text_of(table.now()))
        if kind in SEATING:
            self.announce_presence()
        if table.session and kind not in TABLE_ONLY:
            self._publish_game(now)

    def _publish_game(self, now: int) -> None:
        """An update is encoded once for each viewer and language, however many clients get it."""
        table, texts = self.table, dict[tuple[int | None, str], bytes]()
        assert table.session
        builder = UpdateBuilder(table, table.session, now, table.version - 1)
        viewers = [(client, self.viewers(client)) for client in self.clients]
        seen = {seat for _, seats in viewers for seat in seats}
        changes = builder.changes({seat: look for seat, look in self._looks.items() if seat in seen})
        self._looks = {seat: found.seen for seat, found in changes.items()}
        self._whole_texts = {}
        for client, seats in viewers:
            language = client.language
            for seat in seats:
                text = texts.get((seat, language))
                if text is None:
                    narrator = self.narrator(language)
                    if seat in changes:
                        update = builder.update(narrator, seat, changes[seat])
                    else:
                        self._looks[seat] = table.session.game.look(seat)
                        update = builder.snapshot(narrator, seat, [])
                    text = texts[seat, language] = text_of(update)
                client.send(text)

    def presence(self) -> bytes:
        """The message that lists the connected seat holders and counts the spectators."""
        holders = [person for person in self.table.holders if person in self.people]
        return text_of(m.Presence(people=holders, watching=len(self.people) - len(holders)))

    def announce_presence(self) -> None:
        """Send presence to all clients if it has changed.  The more clients there are, the less often it is sent."""
        loop = asyncio.get_running_loop()
        if self._presence_timer is None:
            wait = self._presence_at + len(self.clients) / PRESENCE_PER_SECOND - loop.time()
            if wait > 0:
                self._presence_timer = loop.call_later(wait, self._send_presence)
            else:
                self._send_presence()

    def _send_presence(self) -> None:
        self._presence_timer = None
        presence = self.presence()
        if presence != self._presence:
            self._presence, self._presence_at = presence, asyncio.get_running_loop().time()
            self._broadcast(presence)

    def warn(self, seat: int, seconds: int) -> None:
        self._broadcast(text_of(m.Warning(seat=seat, seconds=seconds)))

    def _broadcast(self, text: bytes) -> None:
        for client in list(self.clients):
            client.send(text)
