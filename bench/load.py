"""The load generator, in its own process: it reads commands as lines of JSON, and answers in JSON."""

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvloop

from bench.protocols import BoardgameIo, Folsom, GameProtocol, Table
from bench.websocket_client import WebSocketClient

AT_ONCE = 20  # tables set up at the same time
HOLD = 30.0  # seconds that the last moves may take


class Load:
    """The tables and connections of the load generator; its public methods are the commands."""

    def __init__(self, protocol: GameProtocol) -> None:
        self.protocol = protocol
        self.tables: list[Table] = []
        self.watchers: list[WebSocketClient] = []
        self.moves = 0

    async def open(self, tables: int) -> dict[str, Any]:
        """Open tables, with four connections each, up to this number."""
        created = self.protocol.create_tables(tables - len(self.tables))
        for start in range(0, len(created), AT_ONCE):
            started = (self.protocol.start_table(key, tokens) for key, tokens in created[start : start + AT_ONCE])
            self.tables += await asyncio.gather(*started)
        return {}

    async def watch(self, number: int) -> dict[str, Any]:
        """Open this many connections of spectators."""
        token = self.protocol.new_spectator()
        for count in range(number):
            self.watchers.append(await self.protocol.watch(self.tables[count % len(self.tables)], token))
        return {}

    async def leave(self) -> dict[str, Any]:
        for socket in (*self.watchers, *(socket for table in self.tables for socket in table.sockets)):
            socket.transport.close()
        self.tables, self.watchers = [], []
        await asyncio.sleep(0.5)
        return {}

    async def move(self, table: Table) -> float:
        """Make a move; return the time at which all four players have seen it."""
        table.done = asyncio.get_running_loop().create_future()
        self.protocol.move(table)
        self.moves += 1
        return await table.done

    # ---- measuring
    async def closed(self) -> dict[str, Any]:
        """Play all games to the end, each as fast as possible."""
        with self.counted() as found:
            await asyncio.gather(*(self.play_out(table) for table in self.tables))
        return found

    async def play_out(self, table: Table) -> None:
        while not table.over:
            await self.move(table)

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """Play at a fixed rate per table, whatever the server does.

        A move that has to wait for the previous one is measured from when it was due.
        """
        times: list[float] = []
        start = time.perf_counter() + 0.2
        with self.counted() as found:
            await asyncio.gather(
                *(
                    self.play_paced(table, start + number / len(self.tables) / rate, start + seconds, rate, times)
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
        """Measure moves, bytes of updates, seconds, and the CPU use of the load generator itself."""
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
    """Exit after an error in a connection, which the main task would wait for in vain."""
    print(context, file=sys.stderr, flush=True)
    os._exit(1)


async def main(name: str, host: str) -> None:
    asyncio.get_running_loop().set_exception_handler(fail)
    load = Load(Folsom(host) if name == Folsom.name else BoardgameIo(host))
    for line in sys.stdin:  # blocking is fine: nothing else is happening
        command, arguments = json.loads(line)
        print(json.dumps(await getattr(load, command)(*arguments)), flush=True)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
