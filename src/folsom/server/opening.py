"""New tables: as a host wants them, or as the game before left them."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from folsom.kernel.dice import fair_seed
from folsom.server import entries as e
from folsom.server.codes import new_code
from folsom.server.etiquette import checked, start
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import OVER, Person, StoreError
from folsom.server.table import Chair, Table
from folsom.server.workers import check_bot

if TYPE_CHECKING:
    from folsom.server.hall import Hall

ID_BYTES = 12  # 16 characters
ME = "me"
TRIES = 5  # a code may be taken


async def new_table(
    hall: "Hall", person: Person, wishes: e.Wishes, seats: Sequence[str | None] | None, begin: bool
) -> Room:
    """`seats` says who sits where: ME, a bot by its name, or None for a free seat."""
    wishes = checked(wishes)
    return await open_table(hall, person, wishes, chairs_for(person, wishes.players, seats), begin)


def chairs_for(person: Person, players: int, seats: Sequence[str | None] | None) -> list[Chair]:
    if seats is None:
        seats = [ME] + [None] * (players - 1)
    if len(seats) != players:
        raise Refusal("illegal", f"there are {players} seats, not {len(seats)}")
    chairs = []
    for seat in seats:
        if seat not in (None, ME):
            check_bot(str(seat))
        chairs.append(Chair(person.id, person.name) if seat == ME else Chair(bot=seat))
    return chairs


async def open_table(hall: "Hall", host: Person, wishes: e.Wishes, chairs: Sequence[Chair], begin: bool) -> Room:
    """Store a table that has just been set."""
    for _ in range(TRIES):
        table = Table(secrets.token_urlsafe(ID_BYTES), new_code())
        try:
            await store_table(hall, table, host, wishes, chairs, begin)
        except StoreError:
            continue
        return hall.take_in(table)
    raise Refusal("busy", "the table could not be stored; try again")


async def store_table(
    hall: "Hall", table: Table, host: Person, wishes: e.Wishes, chairs: Sequence[Chair], begin: bool
) -> None:
    """All entries go to the disk together; the first one fails if the code is taken, and then so do the others."""
    at = hall.clock()
    storing = [hall.store_entry(table, e.Created(at=at, host=host.id, name=host.name, wishes=wishes, seed=fair_seed()))]
    for seat, chair in enumerate(chairs):
        if chair.person is not None and chair.name is not None:
            storing.append(hall.store_entry(table, e.Sat(at=at, seat=seat, person=chair.person, name=chair.name)))
        elif chair.bot is not None:
            storing.append(hall.store_entry(table, e.Seated(at=at, seat=seat, bot=chair.bot)))
    if begin:
        storing.append(hall.store_entry(table, start(table, at)))
    for result in await asyncio.gather(*storing, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result


async def rematch(hall: "Hall", room: Room, person: Person) -> None:
    """The same people and bots again; the caller holds the lock.  Who plays against bots alone begins at once."""
    table = room.table
    if table.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only who has played may ask for a rematch")
    if table.rematch is not None:
        raise Refusal("taken", "somebody has set the next table already")
    chairs = [Chair(c.person, c.name, None if c.person else c.bot) for c in table.chairs]
    following = await open_table(hall, person, table.wishes, chairs, begin=len(table.holders) == 1)
    await hall.write(room, e.Followed(at=hall.clock(), table=following.table.id))
