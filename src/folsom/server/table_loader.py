"""Loads a table from its stored entries.  A game that would differ under today's rules is not replayed (ADR 7)."""

import asyncio
from collections.abc import Sequence

from msgspec import MsgspecError, json

from folsom.interface.title import Score
from folsom.server import entries as e
from folsom.server import transcript
from folsom.server.log import log_event
from folsom.server.store import OVER, Result, Row, Store
from folsom.server.table import REPLAY, ReplayMismatch, Table

DECODE = json.Decoder(e.AnyEntry).decode
DECODE_SCORES = json.Decoder(list[Score]).decode
AT_ONCE = 50  # entries applied before other tasks run


class DamagedTable(Exception):
    """The stored entries of a table cannot be read."""


async def load(store: Store, row: Row) -> tuple[Table, str | None]:
    """The table, and the reason if its game cannot be replayed."""
    try:
        entries = [DECODE(body) for body in await store.entries(row.id)]
        if len(entries) != row.version:
            raise DamagedTable(f"{len(entries)} of {row.version} entries are stored")
    except MsgspecError as error:
        raise DamagedTable(f"an entry cannot be read: {error}") from None
    table, why = await replayed(row, entries)
    if row.status == OVER:
        await apply_ending(store, table)
        if table.session is None and table.transcript is None:
            table.ended = table.ended or why or REPLAY
    return table, why


async def replayed(row: Row, entries: Sequence[e.AnyEntry]) -> tuple[Table, str | None]:
    try:
        return await applied(Table(row.id, row.code), entries), None
    except ReplayMismatch as differs:
        why = differs.why
    except Exception as error:  # today's rules may reject an old decision in any way
        log_event("replay differs", error=error)
        why = REPLAY
    return await applied(Table(row.id, row.code, replays=False), entries), why


async def applied(table: Table, entries: Sequence[e.AnyEntry]) -> Table:
    for number, entry in enumerate(entries, 1):
        table.apply(entry)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return table


async def apply_ending(store: Store, table: Table) -> None:
    """Set the stored scores of a finished game, and drop the replay if its scores differ."""
    table.status = OVER
    ending, results = await store.ending(table.id), await store.results(table.id)
    if ending is None:
        return
    if table.session and outcome(table.scores) != outcome(results):
        table.session = table.clocks = None
    if ending.scores is not None:
        table.scores = DECODE_SCORES(ending.scores)
    elif table.session is None:  # it ended before scores were stored
        table.scores = [Score(each.seat, each.dollars, each.won, {}) for each in results]
    if ending.transcript:
        table.transcript = transcript.read(ending.transcript)


def outcome(ends: Sequence[Score | Result]) -> list[tuple[int, int, bool]]:
    return [(end.seat, end.dollars, end.won) for end in ends]
