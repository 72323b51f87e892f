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
from folsom.server.log import say
from folsom.server.messages import Update
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.showing import Texts
from folsom.server.store import OVER, StoreError

if TYPE_CHECKING:
    from folsom.server.hall import Hall

MOST_STEPS = 100
STORIES = 5.0  # seconds between two looks at games that have ended
AT_ONCE = 64  # stories that are written in one look
LAST_STORIES = 2.0  # seconds to write stories before the server stops


def finished(room: Room) -> Game:
    table = room.table
    if table.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    if table.course is None:
        raise Refusal("rules", "the rules have changed since: this game cannot be replayed by this version")
    return table.course.game


def record(room: Room) -> Record:
    """All that is needed to play it again and to check it."""
    if room.table.story:
        return Record.from_json(room.table.story.record)
    game, chairs = finished(room), room.table.chairs
    return replace(
        game.record(),
        people=tuple(seat for seat, chair in enumerate(chairs) if chair.person is not None),
        bots=tuple("" if chair.person is not None else chair.bot or "" for chair in chairs),
        commitment=game.commitment,
    )


# ---- stories
async def keep_stories(hall: "Hall") -> None:
    """Write the stories of games that have ended, also of those that ended before there were any."""
    while True:
        try:
            await write_stories(hall)
        except StoreError as error:  # the disk may work again the next time
            say("no story is written", error=error)
        await asyncio.sleep(STORIES)


async def write_stories(hall: "Hall") -> None:
    for key in await hall.store.untold(AT_ONCE + len(hall.storyless)):
        if key not in hall.storyless:
            try:
                await write_story(hall, key)
            except Refusal as refusal:
                hall.storyless.add(key)
                say("no story is written", words=refusal.words)


async def write_story(hall: "Hall", key: str) -> None:
    loaded = key in hall.rooms
    async with hall.held(key) as room:
        told = record(room).to_json() if room.table.course else None
    await hall.store.keep_story(key, await hall.workers.story(key, told) if told else b"")
    if not loaded and not room.guests:
        hall.forget(room)


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
        events=Texts().events(events, changes.events),
        view=game.view(seat),
        whole=True,
        question="",
        options=[],
        back=False,
        clock=None,
    )
