"""Games that are over: their records, their stories, and their course step by step."""

import asyncio
from dataclasses import replace
from time import thread_time
from typing import TYPE_CHECKING

from msgspec import json

from folsom.game import begin, registry
from folsom.game.game import Game
from folsom.game.record import Record
from folsom.interface.title import Look
from folsom.kernel.dice import FAIR
from folsom.server.log import log_event
from folsom.server.messages import Update
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import OVER, StoreError
from folsom.server.updates import JsonCache

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

MOST_STEPS = 100
TRANSCRIPT_PAUSE = 5.0  # seconds between two looks at games that have ended
AT_ONCE = 64  # stories that are written in one look
LAST_TRANSCRIPTS = 2.0  # seconds to write stories before the server stops


def finished(room: Room) -> Game:
    table = room.table
    if table.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    if table.session is None:
        raise Refusal("rules", "the rules have changed since: this game cannot be replayed by this version")
    return table.session.game


def record(room: Room) -> Record:
    """All that is needed to play it again and to check it."""
    if room.table.transcript:
        return Record.from_json(room.table.transcript.record)
    game, chairs = finished(room), room.table.chairs
    return replace(
        game.record(),
        people=tuple(seat for seat, chair in enumerate(chairs) if chair.person is not None),
        bots=tuple("" if chair.person is not None else chair.bot or "" for chair in chairs),
        commitment=game.commitment,
    )


# ---- stories
async def transcript_loop(tables: "TableRegistry") -> None:
    """Write the stories of games that have ended, also of those that ended before there were any."""
    while True:
        try:
            await write_transcripts(tables)
        except StoreError as error:  # the disk may work again the next time
            log_event("no story is written", error=error)
        await asyncio.sleep(TRANSCRIPT_PAUSE)


async def write_transcripts(tables: "TableRegistry") -> None:
    for key in await tables.store.without_transcript(AT_ONCE + len(tables.without_transcript)):
        if key not in tables.without_transcript:
            try:
                await write_transcript(tables, key)
            except Refusal as refusal:
                tables.without_transcript.add(key)
                log_event("no story is written", words=refusal.words)


async def write_transcript(tables: "TableRegistry", key: str) -> None:
    loaded = key in tables.rooms
    async with tables.locked_room(key) as room:
        told = record(room).to_json() if room.table.session else None
    await tables.store.save_transcript(key, await tables.workers.transcript(key, told) if told else b"")
    if not loaded and not room.clients:
        tables.unload(room)


# ---- step by step
def steps(room: Room, seat: int | None, language: str, first: int, count: int) -> list[Update]:
    """A game from the decision number `first` on, as a seat saw it; number 0 is the beginning."""
    game = finished(room)
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal("unknown", f"there is no seat {seat}")
    if first < 0 or not 0 < count <= MOST_STEPS:
        raise Refusal("malformed", f"steps are counted from 0 on, at most {MOST_STEPS} at once")
    again = begin.start(registry.title(game.setup.game), game.setup, FAIR, room.table.seed, language)
    again.follow()
    shown = [step(again, seat, 0, None)] if first == 0 else []
    for number, action in enumerate(game.actions[: first + count - 1], 1):
        before = (again.look(seat), again.facts) if number >= first else None
        again.play(*action)
        if before:
            shown.append(step(again, seat, number, before))
    return shown


def steps_text(room: Room, seat: int | None, language: str, first: int, count: int) -> tuple[bytes, float]:
    """The same as JSON, and the CPU time that it took; for a thread of its own."""
    begun = thread_time()
    text = json.encode({"steps": steps(room, seat, language, first, count)})
    return text, thread_time() - begun


def step(game: Game, seat: int | None, number: int, before: tuple[Look, int] | None) -> Update:
    """What there is to see after so many decisions, and what happened since a look at it."""
    look, facts = before or (game.look(seat), 0)
    told, events = game.events_after(seat, facts)
    changes = game.changes({seat: look}, facts)[seat]
    return Update(
        version=number,
        seat=seat,
        first=told,
        events=JsonCache().events(events, changes.events),
        view=game.view(seat),
        whole=True,
        question="",
        options=[],
        back=False,
        clock=None,
    )
