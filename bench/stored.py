"""How fast a server with very many stored tables starts."""

import time
from pathlib import Path
from urllib.request import urlopen

from msgspec import json

from bench.hosts import folsom
from folsom.game import registry
from folsom.kernel.dice import fair_seed
from folsom.server import database
from folsom.server import entries as e
from folsom.server.permissions import validated
from folsom.server.sqlite import ROW
from folsom.server.table import Table
from folsom.server.table_registry import row_of

NAMES = ("Belle", "Doc", "Django", "Tuco")


def started_table(number: int) -> tuple[Table, list[bytes]]:
    """A table with a game that four people have just started."""
    table = Table(f"table{number:011}", f"{number:06}")
    now = time.time_ns() // 1_000_000  # the server deletes old tables
    config = validated(e.TableConfig("express", len(NAMES)))
    entries: list[e.AnyEntry] = [e.Created(at=now, host="p0", name=NAMES[0], config=config, seed=fair_seed())]
    entries += [e.Sat(at=now, seat=k, person=f"p{k}", name=name) for k, name in enumerate(NAMES)]
    entries.append(e.Started(at=now, options=config.options, rules=registry.title(config.game).rules))
    for entry in entries:
        table.apply(entry)
    return table, [json.encode(entry) for entry in entries]


def fill(db: Path, tables: int) -> None:
    """Write a database with this many equal tables."""
    connection = database.prepare(db, database.migrations())
    table, entries = started_table(0)
    row = row_of(table)
    with connection:
        connection.execute("begin")
        for number in range(tables):
            key = f"table{number:011}"
            others = row.game, row.status, row.public, row.version, row.touched, row.wake, row.summary
            connection.execute(
                f"insert into tables ({ROW}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)", (key, f"{number:06}", *others)
            )
            connection.executemany(
                "insert into entries values (?, ?, ?)", [(key, place, body) for place, body in enumerate(entries, 1)]
            )
    connection.close()


def start(db: Path) -> tuple[float, float]:
    """Seconds until the server prints its greeting, and until it has sent a stored table."""
    begin = time.perf_counter()
    with folsom(db) as host:
        urlopen(f"http://{host.address}/api/tables/table00000000007").close()
        return host.started, time.perf_counter() - begin
