"""What lasts: people, tables and what happened at them.

A table is its entries, in order; everything else that is stored of it can be computed from them and is there to be
found: by a code, by a person, by the time at which it wants to be woken.  Whoever awaits a change knows, when the
await returns, that it is on the disk.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class StoreError(Exception):
    """Nothing was stored."""


@dataclass(frozen=True)
class Person:
    """Somebody with a name; the secret is known to his browser alone, here is its hash."""

    id: str
    name: str
    secret: bytes
    created: int  # milliseconds since 1970, as all times


class Row(NamedTuple):
    """What is found of a table without reading its entries."""

    id: str
    code: str
    game: str
    status: str  # WAITING, PLAYING or OVER
    public: bool
    version: int  # how many entries it has
    touched: int  # when the last one was written
    wake: int | None  # when it has to be woken, be anybody there or not: for a bot or a clock
    summary: bytes  # JSON, as it is listed


class Brief(NamedTuple):
    """What decides how long a table is kept."""

    id: str
    status: str
    touched: int
    public: bool
    people: int  # who hold a seat


@dataclass(frozen=True)
class Result:
    """How a seat ended: for statistics of people, bots and bandits."""

    seat: int
    person: str | None
    bot: str | None
    bandits: tuple[str, ...]
    dollars: int
    won: bool


@dataclass(frozen=True)
class Ending:
    """How a game is shown when it is over, whatever becomes of the rules."""

    scores: bytes | None  # JSON; None for games that ended before they were kept
    transcript: bytes | None  # None until it is written, empty if it never can be


@dataclass(frozen=True)
class Tally:
    """How often somebody or a bandit played and won, and the money of all these games."""

    name: str
    games: int
    wins: int
    dollars: int


class Store(Protocol):
    """SQLite stands behind it (sqlite.py)."""

    damage: str  # what is damaged, in a sentence; empty if nothing is known to be

    async def check_writable(self, at: int) -> None:
        """Write something; StoreError if nothing can be written."""

    async def add_person(self, person: Person) -> None: ...
    async def person(self, id: str) -> Person | None: ...
    async def rename(self, id: str, name: str) -> None: ...
    async def change_secret(self, id: str, secret: bytes) -> None: ...

    def append(
        self,
        row: Row,
        entry: bytes,
        people: Sequence[str] | None = None,
        results: Sequence[Result] = (),
        scores: bytes | None = None,
    ) -> "asyncio.Future[None]":
        """Store the entry number `row.version` of a table, counted from 1, and what is found of it from now on.

        `people` are all who hold a seat, if that has changed; `results` and `scores` come with the entry that ends the
        game.  StoreError, and nothing is stored, unless it is the next entry.
        """

    async def delete(self, id: str) -> None:
        """Everything of a table but the results of its game, which are counted already."""

    async def row(self, id: str) -> Row | None: ...
    async def row_by_code(self, code: str) -> Row | None: ...
    async def entries(self, id: str) -> list[bytes]: ...
    async def chat_entries(self, id: str, skip: int, count: int) -> list[bytes]:
        """So many lines of a table's chat, in order: the latest of all but the last `skip`."""

    async def public(self, limit: int) -> list[Row]:
        """Public tables that are not over, the latest touched first."""

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """Where somebody holds a seat, the latest touched first."""

    async def unfinished(self, person: str, limit: int) -> list[Brief]:
        """Where somebody holds a seat and the game is not over, the latest touched first."""

    async def briefs(self, after: str, limit: int) -> list[Brief]:
        """All tables, in the order of their ids."""

    async def records(self, limit: int, before: int | None) -> list[Row]:
        """Public tables that are over, the latest first, last touched before a time."""

    async def latest(self) -> int:
        """When anything was last stored."""

    async def due(self, until: int, limit: int) -> list[Row]:
        """Tables where somebody holds a seat that have to be woken by then, the earliest first."""

    async def results(self, id: str) -> list[Result]:
        """Of a finished game, seat by seat."""

    async def ending(self, id: str) -> Ending | None: ...
    async def without_transcript(self, limit: int) -> list[str]:
        """Finished games, by the ids of their tables, whose story is not written yet."""

    async def save_transcript(self, id: str, transcript: bytes) -> None: ...
    async def bandit_tallies(self, game: str) -> list[Tally]: ...
    async def bot_tallies(self, game: str) -> list[Tally]: ...
    async def person_tallies(self, person: str) -> list[Tally]:
        """By game."""

    async def close(self) -> None:
        """Finish what has begun, and take nothing more."""
