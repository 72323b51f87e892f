"""Creates tables: with a given configuration, or as a rematch."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from folsom.kernel.dice import fair_seed
from folsom.lessons import Lesson
from folsom.server import entries as e
from folsom.server.codes import new_code
from folsom.server.permissions import claimed, require_no_free_seat, start, validated
from folsom.server.refusal import Refusal
from folsom.server.retention import free_table_slot
from folsom.server.room import Room
from folsom.server.store import OVER, Person, StoreError
from folsom.server.table import Chair, Table, name_in_seat
from folsom.server.worker_pool import check_bot

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

ID_BYTES = 12  # 16 characters
ME = "me"
PARTNER = "greenhorn"  # the bot that plays the other seats of a lesson when their scripts end
TRIES = 5  # a code may be taken


async def new_table(
    tables: "TableRegistry",
    person: Person,
    config: e.TableConfig,
    seats: Sequence[str | None] | None,
    begin: bool,
    bandit: str | None,
) -> Room:
    """Create a table.  `seats` has an entry for each seat: ME, the name of a bot, or None for a free seat.

    `bandit` is claimed for the person's first seat.
    """
    config = validated(config)
    chairs = chairs_for(person, config.players, seats)
    claim_bandit(config, chairs, person, bandit)
    if begin:
        require_no_free_seat(chairs)
    await free_table_slot(tables, person)
    return await open_table(tables, person, config, chairs, begin)


def claim_bandit(config: e.TableConfig, chairs: Sequence[Chair], person: Person, bandit: str | None) -> None:
    seat = next((seat for seat, chair in enumerate(chairs) if chair.person == person.id), None)
    if seat is not None:
        chairs[seat].pick = claimed(config, chairs, seat, bandit)


async def new_lesson(tables: "TableRegistry", person: Person, lesson: Lesson) -> Room:
    """Create a table for a lesson, which begins at once."""
    setup = lesson.setup
    config = e.TableConfig(setup.game, setup.players, dict(setup.options), lesson=lesson.name)
    seats = [ME if seat == lesson.learner else PARTNER for seat in range(setup.players)]
    await free_table_slot(tables, person)
    return await open_table(tables, person, config, chairs_for(person, setup.players, seats), begin=True)


def chairs_for(person: Person, players: int, seats: Sequence[str | None] | None) -> list[Chair]:
    if seats is None:
        seats = [ME] + [None] * (players - 1)
    if len(seats) != players:
        raise Refusal("illegal", f"there are {players} seats, not {len(seats)}")
    chairs: list[Chair] = []
    for seat in seats:
        if seat not in (None, ME):
            check_bot(str(seat))
        chairs.append(Chair(person.id, name_in_seat(person, chairs)) if seat == ME else Chair(bot=seat))
    return chairs


async def open_table(
    tables: "TableRegistry", host: Person, config: e.TableConfig, chairs: Sequence[Chair], begin: bool
) -> Room:
    """Store a new table; tries again with another code if the code is taken."""
    for _ in range(TRIES):
        table = Table(secrets.token_urlsafe(ID_BYTES), new_code())
        try:
            await store_table(tables, table, host, config, chairs, begin)
        except StoreError:
            continue
        return tables.add_room(table)
    raise Refusal("busy", "the table could not be stored; try again")


async def store_table(
    tables: "TableRegistry", table: Table, host: Person, config: e.TableConfig, chairs: Sequence[Chair], begin: bool
) -> None:
    """Store all entries together; if the code is taken, the first one fails and all others with it."""
    at = tables.clock()
    storing = [
        tables.store_entry(table, e.Created(at=at, host=host.id, name=host.name, config=config, seed=fair_seed()))
    ]
    for seat, chair in enumerate(chairs):
        if chair.person is not None and chair.name is not None:
            storing.append(tables.store_entry(table, e.Sat(at=at, seat=seat, person=chair.person, name=chair.name)))
        elif chair.bot is not None:
            storing.append(tables.store_entry(table, e.Seated(at=at, seat=seat, bot=chair.bot)))
        if chair.pick is not None:
            storing.append(tables.store_entry(table, e.Picked(at=at, seat=seat, bandit=chair.pick)))
    if begin:
        storing.append(tables.store_entry(table, start(table, at)))
    for result in await asyncio.gather(*storing, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result


async def rematch(tables: "TableRegistry", room: Room, person: Person, bandit: str | None = None) -> None:
    """Create a table with the same people and bots; the caller holds the lock.  A game against bots starts at once.

    Claims of bandits are not carried over; the person who asks may claim one.
    """
    table = room.table
    if table.status != OVER:
        raise Refusal("not-now", "the game is not over yet")
    if not table.seats_of(person.id):
        raise Refusal("not-yours", "only players of this game may ask for a rematch")
    if table.rematch is not None:
        raise Refusal("taken", "there is a rematch already")
    chairs = [Chair(c.person, c.name, None if c.person else c.bot) for c in table.chairs]
    config = structs.replace(table.config, lesson=None)
    claim_bandit(config, chairs, person, bandit)
    following = await open_table(tables, person, config, chairs, begin=len(table.holders) == 1)
    await tables.write(room, e.Followed(at=tables.clock(), table=following.table.id))
