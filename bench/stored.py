"""How fast a server starts that has very many tables on its disk."""

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


def begun(number: int) -> tuple[Table, list[bytes]]:
    """A table at which four people have begun to play."""
    table = Table(f"table{number:011}", f"{number:06}")
    config = validated(e.TableConfig("express", len(NAMES)))
    entries: list[e.AnyEntry] = [e.Created(at=number, host="p0", name=NAMES[0], config=config, seed=fair_seed())]
    entries += [e.Sat(at=number, seat=k, person=f"p{k}", name=name) for k, name in enumerate(NAMES)]
    entries.append(e.Started(at=number, options=config.options, rules=registry.title(config.game).rules))
    for entry in entries:
        table.apply(entry)
    return table, [json.encode(entry) for entry in entries]


def fill(db: Path, tables: int) -> None:
    """So many tables, all alike."""
    connection = database.prepare(db, database.migrations())
    table, entries = begun(0)
    row = row_of(table)
    with connection:
        connection.execute("begin")
        for number in range(tables):
            key = f"table{number:011}"
            values = (key, f"{number:06}", row.game, row.status, row.public, row.version, number, row.wake, row.summary)
            connection.execute(f"insert into tables ({ROW}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            connection.executemany(
                "insert into entries values (?, ?, ?)", [(key, place, body) for place, body in enumerate(entries, 1)]
            )
    connection.close()


def start(db: Path) -> tuple[float, float]:
    """Seconds until the server says that it is there, and until it has shown a table from the file."""
    begin = time.perf_counter()
    with folsom(db) as host:
        urlopen(f"http://{host.address}/api/tables/table00000000007").close()
        return host.started, time.perf_counter() - begin
