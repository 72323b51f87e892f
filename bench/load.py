"""The load on a server, in a process of its own: it does what it is told in lines of JSON, and answers likewise."""

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvloop

from bench.dialects import BoardgameIo, Dialect, Folsom, Table
from bench.wire import Wire

AT_ONCE = 20  # tables that are set up at the same time
HOLD = 30.0  # seconds that the last moves may take


class Load:
    """Tables, and what is done to them."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.tables: list[Table] = []
        self.watchers: list[Wire] = []
        self.moves = 0

    async def open(self, tables: int) -> dict[str, Any]:
        """Until there are so many, with four connections each."""
        laid = self.dialect.lay(tables - len(self.tables))
        for start in range(0, len(laid), AT_ONCE):
            begun = (self.dialect.begin(key, tokens) for key, tokens in laid[start : start + AT_ONCE])
            self.tables += await asyncio.gather(*begun)
        return {}

    async def watch(self, number: int) -> dict[str, Any]:
        """So many more connections."""
        token = self.dialect.stranger()
        for count in range(number):
            self.watchers.append(await self.dialect.watch(self.tables[count % len(self.tables)], token))
        return {}

    async def leave(self) -> dict[str, Any]:
        for wire in (*self.watchers, *(wire for table in self.tables for wire in table.wires)):
            wire.transport.close()
        self.tables, self.watchers = [], []
        await asyncio.sleep(0.5)
        return {}

    async def move(self, table: Table) -> float:
        """One move; when all four have seen it."""
        table.done = asyncio.get_running_loop().create_future()
        self.dialect.move(table)
        self.moves += 1
        return await table.done

    # ---- measuring
    async def closed(self) -> dict[str, Any]:
        """All games to their end, each as fast as it goes."""
        with self.counted() as found:
            await asyncio.gather(*(self.play_out(table) for table in self.tables))
        return found

    async def play_out(self, table: Table) -> None:
        while not table.over:
            await self.move(table)

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """Every table so many moves a second, whatever the server does.

        A move that has to wait for the one before counts from when it was due.
        """
        times: list[float] = []
        begin = time.perf_counter() + 0.2
        with self.counted() as found:
            await asyncio.gather(
                *(
                    self.play_paced(table, begin + number / len(self.tables) / rate, begin + seconds, rate, times)
                    for number, table in enumerate(self.tables)
                )
            )
        times.sort()
        found |= {"p50": at(times, 0.5), "p99": at(times, 0.99), "worst": times[-1]}
        return found

    async def play_paced(self, table: Table, due: float, end: float, rate: float, times: list[float]) -> None:
        clock = time.perf_counter
        while due < end and not table.over and clock() < end + HOLD:
            await asyncio.sleep(due - clock())
            times.append(await self.move(table) - due)
            due += 1 / rate

    @contextmanager
    def counted(self) -> Iterator[dict[str, Any]]:
        """Moves, bytes of updates, seconds, and how busy the load itself was."""
        found: dict[str, Any] = {}
        moves, size = self.moves, sum(table.bytes for table in self.tables)
        wall, cpu = time.perf_counter(), time.process_time()
        yield found
        seconds = time.perf_counter() - wall
        found["moves"] = self.moves - moves
        found["bytes"] = sum(table.bytes for table in self.tables) - size
        found["seconds"] = seconds
        found["load"] = (time.process_time() - cpu) / seconds


def at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]


def fail(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in a connection would be waited for in vain."""
    print(context, file=sys.stderr, flush=True)
    os._exit(1)


async def main(name: str, host: str) -> None:
    asyncio.get_running_loop().set_exception_handler(fail)
    load = Load(Folsom(host) if name == Folsom.name else BoardgameIo(host))
    for line in sys.stdin:  # nothing else happens while it waits
        command, arguments = json.loads(line)
        print(json.dumps(await getattr(load, command)(*arguments)), flush=True)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
