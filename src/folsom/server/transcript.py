"""The transcript of a finished game: the events that each seat saw, and its final view.

It is written once, in a bot process, soon after the game, and never computed again: under changed rules the same
decisions might lead to a different game.
"""

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from folsom.game import begin
from folsom.game.record import Record
from folsom.server.messages import SentEvent, Update, looking_back

SPECTATOR = "null"
LEVEL = 9  # of compression, done once and outside the server process


class TranscriptEvent(Struct, frozen=True, array_like=True):
    """An event in all languages, without its number, which differs between seats."""

    kind: str
    points: Raw
    words: Mapping[str, str]  # by language


class Transcript(Struct, frozen=True):
    """What all viewers saw of a game."""

    record: str
    events: list[TranscriptEvent]
    seen: Mapping[str, list[int]]  # viewer -> indices of events
    views: Mapping[str, Raw]  # viewer -> final view

    def update(self, version: int, seat: int | None, language: str, view: Any = None) -> Update:
        """The whole game as a viewer saw it; `view` replaces the stored final view."""
        key = viewer(seat)
        events = [
            SentEvent(number, *self.event_fields(index, language), None) for number, index in enumerate(self.seen[key])
        ]
        return looking_back(version, seat, 0, events, self.views[key] if view is None else view)

    def event_fields(self, index: int, language: str) -> tuple[str, str, Any]:
        event = self.events[index]
        return event.kind, event.words.get(language) or event.words["en"], event.points


def viewer(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def write(record: str) -> bytes:
    """The transcript of a record, compressed."""
    game = begin.replay(Record.from_json(record))
    games = {language: game.in_language(language) for language in game.title.languages}
    known: dict[bytes, int] = {}
    events: list[TranscriptEvent] = []
    seen: dict[str, list[int]] = {}
    views: dict[str, Raw] = {}
    for seat in (None, *range(game.players)):
        indices = seen[viewer(seat)] = []
        for versions in zip(*(one.events(seat) for one in games.values()), strict=True):
            words = {language: version.words for language, version in zip(games, versions, strict=True)}
            event = TranscriptEvent(versions[0].kind, Raw(msgspec.json.encode(versions[0].points)), words)
            index = known.setdefault(msgspec.json.encode(event), len(events))
            if index == len(events):
                events.append(event)
            indices.append(index)
        views[viewer(seat)] = Raw(msgspec.json.encode(game.view(seat)))
    return zlib.compress(msgspec.json.encode(Transcript(record, events, seen, views)), LEVEL)


def read(transcript: bytes) -> Transcript:
    return msgspec.json.decode(zlib.decompress(transcript), type=Transcript)
