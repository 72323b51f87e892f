"""Keeps games moving: starts bots when it is their turn, sends clock warnings, and acts when time runs out."""

import asyncio
import hashlib
from typing import TYPE_CHECKING

from folsom.interface.errors import FolsomError
from folsom.server import entries as e
from folsom.server.clocks import NONE
from folsom.server.log import log_event
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import PLAYING
from folsom.server.table import STAND_IN
from folsom.server.worker_pool import WorkerPool

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

TRIES = 5  # after this many failures a bot pauses until the next update of its table


class Scheduler:
    """Runs after each change of a table."""

    def __init__(self, tables: "TableRegistry", workers: WorkerPool) -> None:
        self.tables = tables
        self.workers = workers

    def update(self, room: Room) -> None:
        """Start the bots that have to decide, and set the timer for people."""
        if room.table.status != PLAYING or self.tables.closing:
            self.stop(room)
            return
        if room.clients or room.table.people_at_play():  # games between bots pause while nobody watches
            for seat in room.table.bots_to_act():
                self._start_bot(room, seat)
        self._set_timer(room)

    def stop(self, room: Room) -> None:
        """Cancel the bots and the timer of a table."""
        for task in room.bot_tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        room.bot_tasks.clear()
        if room.timer:
            room.timer.cancel()
            room.timer = None

    # ---- bots
    def _start_bot(self, room: Room, seat: int) -> None:
        if seat not in room.bot_tasks:
            room.bot_tasks[seat] = self.tables.spawn(self._run_bot(room, seat))

    async def _run_bot(self, room: Room, seat: int) -> None:
        """Decide for a seat: as its own bot, or as the stand-in for a person whose time is up."""
        failures, decided = 0, False
        try:
            while not decided and failures < TRIES:
                try:
                    await self._wait_for_take_back(room)
                    decided = await self._decide(room, seat)
                except Refusal as refusal:
                    failures += 1
                    log_event("bot failed", words=refusal.words)
        finally:
            if room.bot_tasks.get(seat) is asyncio.current_task():
                del room.bot_tasks[seat]
                if decided:  # a person who has returned has a clock again
                    self._set_timer(room)

    async def _decide(self, room: Room, seat: int) -> bool:
        """Decide for a seat; False to try again, because a person has taken a decision back or returned."""
        async with room.lock:
            session = room.table.session
            name = self._deciding_bot(room, seat)
            if session is None or name is None or not self.tables.is_current_room(room):
                return True
            scripted = self._scripted_action(room, seat)
            view, legal, asked = session.game.view(seat), session.game.legal(seat), session.asked[seat]
            seed = seed_of(room.table.seed, room.table.version, seat)
        action = (
            await self.workers.decide(room.table.id, view, legal, name, seed, room.job_owner)
            if scripted is None
            else scripted
        )
        async with room.lock:
            same = room.table.session is session and session.asked[seat] == asked
            if not same or self._deciding_bot(room, seat) != name:
                return False
            room.bot_tasks.pop(seat, None)
            await self.tables.write(room, e.Acted(at=self.tables.clock(), seat=seat, action=action, by=name))
            self.tables.metrics.decisions.add()
            return True

    def _scripted_action(self, room: Room, seat: int) -> int | None:
        """This seat's next action in the lesson's script; None if there is none, or if it is not legal."""
        lesson, session = room.table.lesson, room.table.session
        if lesson is None or session is None:
            return None
        text = lesson.scripted(seat, session.decisions_of(seat))
        try:
            return None if text is None else session.game.read(seat, text)
        except FolsomError:
            return None

    def _deciding_bot(self, room: Room, seat: int) -> str | None:
        """The bot that decides for this seat now, if any."""
        table = room.table
        if seat in table.bots_to_act():
            return table.chairs[seat].bot
        until = table.clocks.deadline(seat) if table.clocks and seat in table.people_to_act() else None
        return STAND_IN if until is not None and until <= self.tables.clock() else None

    async def _wait_for_take_back(self, room: Room) -> None:
        """At a table of several people, give the person who decided last a moment to take it back."""
        table = room.table
        people = table.people_at_play()
        if len(people) > 1 and table.session and table.session.decisions and table.session.decisions[-1].by_person:
            await asyncio.sleep(max(0.0, self.tables.settings.bot_delay - (self.tables.clock() - table.touched) / 1000))

    # ---- clocks
    def _set_timer(self, room: Room) -> None:
        """Set the timer to the next warning or deadline."""
        if room.timer:
            room.timer.cancel()
            room.timer = None
        clocks, times = room.table.clocks, list[int]()
        if clocks is None or clocks.clock.kind == NONE:
            return
        for seat in room.table.people_to_act():
            until = clocks.deadline(seat)
            if until is None or seat in room.bot_tasks:
                continue
            times += [at for at, _ in clocks.warnings(seat) if (seat, at) not in room.warned]
            times.append(until)
        if times:
            wait = max(0, min(times) - self.tables.clock()) / 1000
            room.timer = asyncio.get_running_loop().call_later(min(wait, 86400.0), self._on_timer, room)

    def _on_timer(self, room: Room) -> None:
        room.timer = None
        now, clocks = self.tables.clock(), room.table.clocks
        assert clocks
        for seat in room.table.people_to_act():
            due = [one for one in clocks.warnings(seat) if one[0] <= now and (seat, one[0]) not in room.warned]
            room.warned.update((seat, at) for at, _ in due)
            if due:
                room.warn(seat, due[-1][1])
            until = clocks.deadline(seat)
            if until is not None and until <= now:
                self._start_bot(room, seat)
        self._set_timer(room)


def seed_of(secret: str, version: int, seat: int) -> int:
    """The seed of a bot's random choices: unpredictable, and different after a decision is taken back."""
    digest = hashlib.blake2b(f"bot {version} {seat}".encode(), key=bytes.fromhex(secret), digest_size=4).digest()
    return int.from_bytes(digest, "little")
