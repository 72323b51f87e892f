"""Codes of tables: six letters that can be told to a friend.

A code can be guessed, so it is good only while people gather: until the game begins, and while somebody has been there
lately.  Wrong ones are counted, of each address and of all together.  The id of a table cannot be guessed; the link
that holds it is good for ever.
"""

import re
import secrets
from typing import TYPE_CHECKING

from folsom.server.limits import Buckets, hourly
from folsom.server.refusal import Refusal
from folsom.server.settings import Limits
from folsom.server.store import WAITING, Row

if TYPE_CHECKING:
    from folsom.server.table_registry import TableRegistry

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # neither I nor O, which look like numbers
LENGTH = 6
SHAPE = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
LIFETIME = 3600_000  # milliseconds that a code outlives the last thing that happened at its table
EVERYBODY = ""


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class Codes:
    """Finds the table that somebody names."""

    def __init__(self, tables: "TableRegistry", limits: Limits) -> None:
        self.tables = tables
        self.wrong_of_address = hourly(limits.wrong_codes_per_address_per_hour)
        self.wrong_of_all = Buckets(limits.wrong_codes_per_second, limits.wrong_codes_burst)

    async def table_id(self, key: str, address: str) -> str:
        """The id of a table, from its code or its id; that there is a table with this id is not said."""
        code = key.upper()
        if not SHAPE.fullmatch(code):
            return key
        if not (self.wrong_of_address.has_token(address) and self.wrong_of_all.has_token(EVERYBODY)):
            raise Refusal("too-many", "Too many wrong codes; wait a little, or come by the link of the table.")
        row = await self.tables.store.row_by_code(code)
        if row is None or not self.is_valid(row):
            self.wrong_of_address.take(address)
            self.wrong_of_all.take(EVERYBODY)
            raise Refusal("unknown", "there is no such table")
        return row.id

    def is_valid(self, row: Row) -> bool:
        """A table in memory is one at which somebody was a short while ago."""
        return row.status == WAITING and (row.id in self.tables.rooms or row.touched > self.tables.clock() - LIFETIME)
