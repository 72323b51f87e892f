"""The interface of persistent storage: people, tables and their entries.

A table is the sequence of its entries.  Everything else that is stored of a table can be computed from them; it serves
to find the table by code, by person, or by the time at which it must be woken.  An awaited change is on the disk when
the await returns.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

WAITING, PLAYING, OVER = "waiting", "playing", "over"


class StoreError(Exception):
    """Nothing was stored, or nothing could be read."""


@dataclass(frozen=True)
class Person:
    """A person; `secret` is the hash of the secret that only their browser knows."""

    id: str
    name: str
    secret: bytes
    created: int  # milliseconds since 1970, like all times


class Row(NamedTuple):
    """A table's fields that can be read without its entries."""

    id: str
    code: str
    game: str
    status: str  # WAITING, PLAYING or OVER
    public: bool
    version: int  # the number of entries
    touched: int  # the time of the latest entry
    wake: int | None  # when a bot or a clock has to act even if nobody is connected
    summary: bytes  # JSON for lists


class Brief(NamedTuple):
    """The fields that determine how long a table is kept."""

    id: str
    status: str
    touched: int
    public: bool
    people: int  # the number of people who hold a seat


@dataclass(frozen=True)
class Result:
    """The result of a seat, for statistics of people, bots and bandits."""

    seat: int
    person: str | None
    bot: str | None
    bandits: tuple[str, ...]
    dollars: int
    won: bool


@dataclass(frozen=True)
class Ending:
    """The stored end of a game, which is shown even if the rules change."""

    scores: bytes | None  # JSON; None for games that ended before scores were stored
    transcript: bytes | None  # None until it is written, empty if it cannot be


@dataclass(frozen=True)
class Tally:
    """The number of games and wins of a person, bot or bandit, and the total money."""

    name: str
    games: int
    wins: int
    dollars: int


class Store(Protocol):
    """Implemented by sqlite.py."""

    damage: str  # a sentence about known damage; empty if there is none

    async def check_writable(self, at: int) -> None:
        """Write a test value; StoreError if that fails."""

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
        """Store entry number `row.version` of a table, counted from 1, and its new row.

        `people` are all seat holders, if they have changed; `results` and `scores` come with the entry that ends the
        game.  Unless it is the next entry, nothing is stored and StoreError is raised.
        """

    async def delete(self, id: str) -> None:
        """Delete a table except the results of its game, which are part of the statistics."""

    async def row(self, id: str) -> Row | None: ...
    async def row_by_code(self, code: str) -> Row | None: ...
    async def entries(self, id: str) -> list[bytes]: ...
    async def chat_entries(self, id: str, skip: int, count: int) -> list[bytes]:
        """The latest `count` chat entries of a table before the last `skip`, in order."""

    async def public(self, limit: int) -> list[Row]:
        """Public tables that are not over, the most recently touched first."""

    async def tables_of(self, person: str, limit: int) -> list[Row]:
        """Tables where a person holds a seat, the most recently touched first."""

    async def unfinished(self, person: str, limit: int) -> list[Brief]:
        """Unfinished tables where a person holds a seat, the most recently touched first."""

    async def briefs(self, after: str, limit: int) -> list[Brief]:
        """Tables after an id, in the order of their ids."""

    async def records(self, limit: int, before: int | None) -> list[Row]:
        """Public tables that are over and were last touched before a time, the latest first."""

    async def latest(self) -> int:
        """The time of the latest entry of any table."""

    async def due(self, until: int, limit: int) -> list[Row]:
        """Tables with seat holders that must be woken by a time, the earliest first."""

    async def results(self, id: str) -> list[Result]:
        """The results of a finished game, by seat."""

    async def ending(self, id: str) -> Ending | None: ...
    async def without_transcript(self, limit: int) -> list[str]:
        """The ids of tables with finished games whose transcript is not written yet."""

    async def save_transcript(self, id: str, transcript: bytes) -> None: ...
    async def bandit_tallies(self, game: str) -> list[Tally]: ...
    async def bot_tallies(self, game: str) -> list[Tally]: ...
    async def person_tallies(self, person: str) -> list[Tally]:
        """A person's tally for each game."""

    async def close(self) -> None:
        """Finish pending writes and accept no more."""
