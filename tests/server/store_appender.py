"""Processes that write to a store and print what was acknowledged, until they are killed or the disk fails.

`python -m tests.server.store_appender PATH BYTES` starts one for each input line; no file grows beyond BYTES.
"""

import asyncio
import os
import resource
import sys
from pathlib import Path

from folsom.server.sqlite import SqliteStore
from folsom.server.store import PLAYING, Row, StoreError

TABLES = 8
MOST = 5000  # entries of a table


def row(table: str, version: int) -> Row:
    return Row(table, f"code {table}", "express", PLAYING, True, version, version, None, b"{}")


def body(table: str, version: int) -> bytes:
    return f"{table} {version} ".encode() * (1 + version % 40)


async def append(store: SqliteStore, table: str) -> None:
    stored = len(await store.entries(table))
    for version in range(stored + 1, stored + 1 + MOST):
        await store.append(row(table, version), body(table, version))
        print(table, version, "stored", flush=True)


async def append_all(path: Path, size: int) -> None:
    print("started", os.getpid(), flush=True)
    store = SqliteStore.open(path)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    work = [asyncio.create_task(append(store, f"t{number}")) for number in range(TABLES)]
    outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert all(isinstance(outcome, StoreError) for outcome in outcomes), outcomes
    print("failed", store.fault, flush=True)
    try:
        await store.append(row("late", 1), b"late")
    except StoreError as error:
        print("late", error, flush=True)
    await store.close()


def main(path: Path, size: int) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(append_all(path, size))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print()  # a killed process may have printed only part of a line
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
