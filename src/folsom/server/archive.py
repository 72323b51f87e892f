"""Finished games: their records, their transcripts, and their replay step by step."""

import asyncio
from dataclasses import replace
from time import thread_time
from typing import TYPE_CHECKING

from msgspec import json

from folsom.game.game import Game
from folsom.game.record import Record
from folsom.interface.title import Look
from folsom.server.log import log_event
from folsom.server.messages import Update, looking_back
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import OVER, StoreError
from folsom.server.updates import JsonCache

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

MOST_STEPS = 100
TRANSCRIPT_PAUSE = 5.0  # seconds between two checks for finished games
AT_ONCE = 64  # transcripts written in one check
LAST_TRANSCRIPTS = 2.0  # seconds for writing transcripts before the server stops


def finished(room: Room) -> Game:
    table = room.table
    if table.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    if table.session is None:
        raise Refusal("rules", "the rules have changed since: this version cannot replay the game")
    return table.session.game


def record(room: Room) -> Record:
    """The record of a finished game, with which it can be replayed and verified."""
    if room.table.transcript:
        return Record.from_json(room.table.transcript.record)
    game, chairs = finished(room), room.table.chairs
    return replace(
        game.record(),
        people=tuple(seat for seat, chair in enumerate(chairs) if chair.person is not None),
        bots=tuple("" if chair.person is not None else chair.bot or "" for chair in chairs),
        commitment=game.commitment,
    )


# ---- transcripts
async def transcript_loop(tables: "TableRegistry") -> None:
    """Write the transcripts of finished games, including games that an earlier version left without one."""
    while True:
        try:
            await write_transcripts(tables)
        except StoreError as error:  # the disk may work again next time
            log_event("transcript not written", error=error)
        await asyncio.sleep(TRANSCRIPT_PAUSE)


async def write_transcripts(tables: "TableRegistry") -> None:
    for key in await tables.store.without_transcript(AT_ONCE + len(tables.without_transcript)):
        if key not in tables.without_transcript:
            try:
                await write_transcript(tables, key)
            except Refusal as refusal:
                tables.without_transcript.add(key)
                log_event("transcript not written", words=refusal.words)


async def write_transcript(tables: "TableRegistry", key: str) -> None:
    loaded = key in tables.rooms
    async with tables.locked_room(key) as room:
        written = record(room).to_json() if room.table.session else None
    await tables.store.save_transcript(key, await tables.workers.transcript(key, written) if written else b"")
    if not loaded and not room.clients:
        tables.unload(room)


# ---- steps
def steps(room: Room, seat: int | None, language: str, first: int, count: int) -> list[Update]:
    """A game from decision number `first` on, as a viewer saw it; number 0 is the starting position."""
    game = finished(room)
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal("unknown", f"there is no seat {seat}")
    if first < 0 or not 0 < count <= MOST_STEPS:
        raise Refusal("malformed", f"steps are counted from 0, at most {MOST_STEPS} at once")
    assert room.table.session
    again = room.table.session.begin(language)
    shown = [step(again, seat, 0, None)] if first == 0 else []
    for number, action in enumerate(game.actions[: first + count - 1], 1):
        before = (again.look(seat), again.facts) if number >= first else None
        again.play(*action)
        if before:
            shown.append(step(again, seat, number, before))
    return shown


def steps_text(room: Room, seat: int | None, language: str, first: int, count: int) -> tuple[bytes, float]:
    """The steps as JSON, and the CPU time that they took; runs in a worker thread."""
    begun = thread_time()
    text = json.encode({"steps": steps(room, seat, language, first, count)})
    return text, thread_time() - begun


def step(game: Game, seat: int | None, number: int, before: tuple[Look, int] | None) -> Update:
    """The view after this many decisions, and the events since `before`."""
    look, facts = before or (game.look(seat), 0)
    first, events = game.events_after(seat, facts)
    changes = game.changes({seat: look}, facts)[seat]
    return looking_back(number, seat, first, JsonCache().events(events, changes.events), game.view(seat))
