"""The story of a finished game: what each seat saw happen, and saw at last.  It is stored and never computed again.

It is made once, in a process for bots, soon after the game: under other rules the same decisions might be another game.
"""

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from folsom.game import begin
from folsom.game.record import Record
from folsom.server.messages import Told, Update

SPECTATOR = "null"
LEVEL = 9  # of compression: it is done once, beside the server


class TranscriptEvent(Struct, frozen=True, array_like=True):
    """An event in all languages, without its number, which is another one for each seat."""

    kind: str
    points: Raw
    words: Mapping[str, str]  # by language


class Transcript(Struct, frozen=True):
    """What everybody saw of a game."""

    record: str
    events: list[TranscriptEvent]
    seen: Mapping[str, list[int]]  # viewer -> numbers of events
    views: Mapping[str, Raw]  # viewer -> what they saw at last

    def update(self, version: int, seat: int | None, language: str, view: Any = None) -> Update:
        """All that a seat saw; `view` is what it saw at last if that can be shown as it would be today."""
        key = viewer(seat)
        events = [Told(number, *self.told(index, language), None) for number, index in enumerate(self.seen[key])]
        return Update(
            version=version,
            seat=seat,
            first=0,
            events=events,
            view=self.views[key] if view is None else view,
            whole=True,
            question="",
            options=[],
            back=False,
            clock=None,
        )

    def told(self, index: int, language: str) -> tuple[str, str, Any]:
        event = self.events[index]
        return event.kind, event.words.get(language) or event.words["en"], event.points


def viewer(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def write(record: str) -> bytes:
    """The story of a record, compressed."""
    game = begin.replay(Record.from_json(record))
    tongues = {language: game.in_language(language) for language in game.title.languages}
    numbers: dict[bytes, int] = {}
    events: list[TranscriptEvent] = []
    seen: dict[str, list[int]] = {}
    views: dict[str, Raw] = {}
    for seat in (None, *range(game.players)):
        told = seen[viewer(seat)] = []
        for versions in zip(*(tongue.events(seat) for tongue in tongues.values()), strict=True):
            words = {language: event.words for language, event in zip(tongues, versions, strict=True)}
            said = TranscriptEvent(versions[0].kind, Raw(msgspec.json.encode(versions[0].points)), words)
            number = numbers.setdefault(msgspec.json.encode(said), len(events))
            if number == len(events):
                events.append(said)
            told.append(number)
        views[viewer(seat)] = Raw(msgspec.json.encode(game.view(seat)))
    return zlib.compress(msgspec.json.encode(Transcript(record, events, seen, views)), LEVEL)


def read(transcript: bytes) -> Transcript:
    return msgspec.json.decode(zlib.decompress(transcript), type=Transcript)
