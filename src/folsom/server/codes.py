"""Table codes: six letters that can be read out to a friend.

A code can be guessed, so it is valid only while players gather: until the game starts, and only if the table was used
recently.  Wrong codes are limited per address and in total.  The id of a table cannot be guessed; a link that contains
it is always valid.
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

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like digits
LENGTH = 6
SHAPE = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
LIFETIME = 3600_000  # milliseconds that a code stays valid after the latest change of its table
EVERYBODY = ""


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class Codes:
    """Finds tables by code."""

    def __init__(self, tables: "TableRegistry", limits: Limits) -> None:
        self.tables = tables
        self.wrong_of_address = hourly(limits.wrong_codes_per_address_per_hour)
        self.wrong_of_all = Buckets(limits.wrong_codes_per_second, limits.wrong_codes_burst)

    async def table_id(self, key: str, address: str) -> str:
        """The id of a table, from its code or its id; whether an id exists is not checked."""
        code = key.upper()
        if not SHAPE.fullmatch(code):
            return key
        if not (self.wrong_of_address.has_token(address) and self.wrong_of_all.has_token(EVERYBODY)):
            raise Refusal("too-many", "Too many wrong codes; wait a little, or use the link of the table.")
        row = await self.tables.store.row_by_code(code)
        if row is None or not self.is_valid(row):
            self.wrong_of_address.take(address)
            self.wrong_of_all.take(EVERYBODY)
            raise Refusal("unknown", "there is no such table")
        return row.id

    def is_valid(self, row: Row) -> bool:
        """Whether the code of a table is valid; a table in memory was used recently."""
        return row.status == WAITING and (row.id in self.tables.rooms or row.touched > self.tables.clock() - LIFETIME)
