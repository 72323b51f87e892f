"""Deletes tables: at a player's request, to make room for a new table, and after the time set in the settings."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from folsom.server.refusal import Refusal
from folsom.server.settings import KeepDays
from folsom.server.store import OVER, PLAYING, WAITING, Brief, Person
from folsom.server.table import Table

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

AT_ONCE = 200  # tables examined in one sweep
DAY = 86_400_000  # milliseconds
COUNTED = 30 * DAY  # a table untouched for this long does not count towards a person's limit


class Retention:
    """Repeatedly goes through all tables, a batch at a time, and deletes the expired ones."""

    def __init__(self, tables: "TableRegistry", keep: KeepDays) -> None:
        self.tables = tables
        self.keep = keep
        self.last = ""  # the id of the table examined last

    async def sweep(self) -> None:
        found = await self.tables.store.briefs(self.last, AT_ONCE)
        self.last = found[-1].id if len(found) == AT_ONCE else ""
        for brief in found:
            if self.is_expired(brief):
                await delete_if(self.tables, brief.id, self.is_expired)

    def is_expired(self, brief: Brief) -> bool:
        days = self.days(brief)
        return days is not None and self.tables.clock() - brief.touched > days * DAY

    def days(self, brief: Brief) -> float | None:
        if brief.status == OVER:
            return self.keep.finished
        return self.keep.quick if brief.people <= 1 else self.keep.unfinished


async def delete(tables: "TableRegistry", key: str, person: Person) -> None:
    """Delete a table at the request of the only person at it."""
    async with tables.locked_room(key) as room:
        if (room.table.holders or [room.table.host]) != [person.id]:
            raise Refusal("not-yours", "you can delete a table only while nobody else holds a seat at it")
        await tables.delete(room)


async def free_table_slot(tables: "TableRegistry", person: Person, public: bool = False) -> None:
    """Make sure that a person may take another seat: at the limit, delete their oldest game against bots."""
    limits = tables.settings.limits
    most = limits.tables_per_person
    briefs = await tables.store.unfinished(person.id, most)
    held = [brief for brief in briefs if brief.touched > tables.clock() - COUNTED]
    if public and sum(brief.public and brief.status == WAITING for brief in held) >= limits.public_seats_per_person:
        raise Refusal("too-many", "You wait at too many public tables already; leave one of them first.")
    if len(held) < most:
        return
    for brief in reversed(held):
        if is_game_against_bots(brief) and await delete_if(tables, brief.id, is_game_against_bots):
            return
    raise Refusal("too-many", f"You hold seats at {most} tables that are not over; finish or leave some of them first.")


def is_game_against_bots(brief: Brief) -> bool:
    return brief.status == PLAYING and brief.people == 1


async def delete_if(tables: "TableRegistry", id: str, condition: Callable[[Brief], bool]) -> bool:
    """Delete a table without clients if the condition still holds under its lock; return whether it was deleted."""
    room = tables.rooms.get(id)
    if room is None:
        await tables.store.delete(id)
        return True
    async with room.lock:
        if room.clients or not tables.is_current_room(room) or not condition(brief_of(room.table)):
            return False
        await tables.delete(room)
        return True


def brief_of(table: Table) -> Brief:
    return Brief(table.id, table.status, table.touched, table.config.public, len(table.holders))
