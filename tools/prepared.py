"""Tables played up to a certain moment, written to a database as the server would have written them.

Games are played at random, from one seed after another, until one reaches the moment.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from folsom.game import registry
from folsom.game.game import Game
from folsom.server import entries as e
from folsom.server.monotonic_clock import MonotonicClock
from folsom.server.people import People
from folsom.server.permissions import validated
from folsom.server.room import ENCODE
from folsom.server.sqlite import SqliteStore
from folsom.server.store import OVER, Person
from folsom.server.table import Table
from folsom.server.table_registry import row_of

CLOCK = MonotonicClock()
VIEWER = 0  # the seat whose view is shown
SEEDS = 400
Moment = Callable[[Game], bool]
Chooser = Callable[[Game, int, random.Random], int]


class NeverSeen(Exception):
    """None of the games reached the moment."""


def by_chance(game: Game, seat: int, chance: random.Random) -> int:
    """A random decision, but never to take back a programme in Colt Super Express."""
    answers = [option.action for option in game.options(seat) if option.verb != "take-back"]
    return chance.choice(answers)


@dataclass(frozen=True)
class Wanted:
    """A table: the game, its players, and the moment to play up to; None waits for its start."""

    game: str = "express"
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    until: Moment | None = None
    names: Sequence[str] = ("Ann", "Ben", "Cora", "Dan", "Eve", "Fay", "Gus", "Hal")
    bot: str | None = None  # the bot in all other seats, instead of people
    picks: Mapping[int, str] = field(default_factory=dict)  # claimed bandits, by seat
    own: int = 1  # seats that the viewer holds: the first ones
    choose: Chooser = by_chance
    public: bool = False


@dataclass(frozen=True)
class Prepared:
    """The key of a table, and the tokens of the people at it."""

    key: str
    tokens: Sequence[str]


def prepare(db: Path, tables: Sequence[Wanted]) -> list[Prepared]:
    """Write tables to a database that no server has open."""

    async def write() -> list[Prepared]:
        store = SqliteStore.open(db)
        try:
            return [await create_table(store, wanted, number) for number, wanted in enumerate(tables)]
        finally:
            await store.close()

    return asyncio.run(write())


async def create_table(store: SqliteStore, wanted: Wanted, number: int) -> Prepared:
    people = People(store, CLOCK)
    guests = [await people.add(name) for name in wanted.names[: wanted.players]]
    code = "".join("ABCDEFGHJK"[int(digit)] for digit in f"{number:06}")
    table, holders, storing = Table(secrets.token_urlsafe(12), code), list[str](), []
    seated = [guests[VIEWER if seat < wanted.own else seat][0] for seat in range(wanted.players)]
    for entry in entries_for(wanted, seated):
        table.apply(entry)
        changed, holders = table.holders != holders, table.holders
        results = table.results() if table.status == OVER and isinstance(entry, e.Acted) else ()
        storing.append(store.append(row_of(table), ENCODE(entry), holders if changed else None, results))
    await asyncio.gather(*storing)
    return Prepared(table.id, [token for _, token in guests])


def entries_for(wanted: Wanted, people: Sequence[Person]) -> list[e.AnyEntry]:
    at, host = CLOCK(), people[VIEWER]
    config = validated(e.TableConfig(wanted.game, wanted.players, wanted.options, public=wanted.public))
    sitting: list[e.Sat | e.Seated] = [
        e.Seated(at=at, seat=seat, bot=wanted.bot)
        if wanted.bot and seat != VIEWER
        else e.Sat(at=at, seat=seat, person=one.id, name=one.name)
        for seat, one in enumerate(people)
    ]
    if wanted.until is None:
        waiting = [one for one in sitting if one.seat % 2 == 0]  # the other seats stay free
        picked = [e.Picked(at=at, seat=seat, bandit=bandit) for seat, bandit in wanted.picks.items()]
        return [e.Created(at=at, host=host.id, name=host.name, config=config, seed=f"{0:064x}"), *waiting, *picked]
    for number in range(1, SEEDS):
        seed = f"{number:064x}"
        first: list[e.AnyEntry] = [
            e.Created(at=at, host=host.id, name=host.name, config=config, seed=seed),
            *sitting,
            e.Started(at=at, options=config.options, rules=registry.title(config.game).rules),
        ]
        acts = played(first, wanted, random.Random(number), people)
        if acts is not None:
            return [*first, *acts]
    raise NeverSeen(f"{wanted.game} with {wanted.players} players, {wanted.options}")


def played(
    first: Sequence[e.AnyEntry], wanted: Wanted, chance: random.Random, people: Sequence[Person]
) -> list[e.Acted] | None:
    """The decisions that lead to the moment; None if this game never reaches it."""
    assert wanted.until
    table = Table("", "")
    for entry in first:
        table.apply(entry)
    assert table.session
    game, acts = table.session.game, list[e.Acted]()
    while not wanted.until(game):
        if game.over:
            return None
        seat = chance.choice(game.to_act)
        act = e.Acted(at=first[0].at, seat=seat, action=wanted.choose(game, seat, chance), by=people[seat].id)
        table.apply(act)
        acts.append(act)
    return acts
