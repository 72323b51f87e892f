"""What is deleted: by whoever plays alone, to make way for another table, and after a time that settings say."""

from typing import TYPE_CHECKING

from folsom.server.refusal import Refusal
from folsom.server.settings import KeepDays
from folsom.server.store import OVER, PLAYING, WAITING, Brief, Person

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

AT_ONCE = 200  # tables that are looked at in one step
DAY = 86_400_000  # milliseconds
COUNTED = 30 * DAY  # a table that nobody has touched for so long bars nobody from another one


class Retention:
    """Goes through all tables, some at a time, again and again."""

    def __init__(self, tables: "TableRegistry", keep: KeepDays) -> None:
        self.tables = tables
        self.keep = keep
        self.last = ""  # the id of the table that was looked at last

    async def sweep(self) -> None:
        found = await self.tables.store.briefs(self.last, AT_ONCE)
        self.last = found[-1].id if len(found) == AT_ONCE else ""
        for brief in found:
            if self.is_expired(brief):
                await delete_unless_used(self.tables, brief.id)

    def is_expired(self, brief: Brief) -> bool:
        days = self.days(brief)
        return days is not None and self.tables.clock() - brief.touched > days * DAY

    def days(self, brief: Brief) -> float | None:
        if brief.status == OVER:
            return self.keep.finished
        return self.keep.quick if brief.people <= 1 else self.keep.unfinished


async def delete(tables: "TableRegistry", key: str, person: Person) -> None:
    """What somebody asks for who is there with bots alone."""
    async with tables.locked_room(key) as room:
        if (room.table.holders or [room.table.host]) != [person.id]:
            raise Refusal("not-yours", "only who is alone at a table may delete it")
        await tables.delete(room)


async def free_table_slot(tables: "TableRegistry", person: Person, public: bool = False) -> None:
    """Somebody takes another seat: of too many games with bots the oldest is given up, other tables are not."""
    limits = tables.settings.limits
    most = limits.tables_per_person
    held = [
        brief for brief in await tables.store.unfinished(person.id, most) if brief.touched > tables.clock() - COUNTED
    ]
    if public and sum(brief.public and brief.status == WAITING for brief in held) >= limits.public_seats_per_person:
        raise Refusal("too-many", "You wait at too many public tables already; leave one of them first.")
    if len(held) < most:
        return
    for brief in reversed(held):
        if brief.status == PLAYING and brief.people == 1 and await delete_unless_used(tables, brief.id):
            return
    raise Refusal("too-many", f"You hold seats at {most} tables that are not over; finish or leave some of them first.")


async def delete_unless_used(tables: "TableRegistry", id: str) -> bool:
    """Whether it is gone; a table at which somebody is stays."""
    room = tables.rooms.get(id)
    if room is None:
        await tables.store.delete(id)
        return True
    async with room.lock:
        if room.clients or not tables.is_current_room(room):
            return False
        await tables.delete(room)
        return True
