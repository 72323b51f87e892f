"""`bench server`: moves per second of CPU time, the latency of moves, memory, and start-up time."""

import resource
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench import stored
from bench.command import Command
from bench.goals import short
from bench.hosts import Host, boardgameio, cores, folsom, install
from bench.machine import describe
from bench.protocols import SEATS, BoardgameIo, Folsom
from bench.report import grid

MARK = "bench server"
BUSY = 0.85  # of a core: above this, the load generator distorts the measured times


Memory = tuple[float, float]
"""Bytes of a table with its four connections, and of a connection."""


@dataclass(frozen=True)
class Plan:
    """The extent of a measurement."""

    rounds: int = 3
    tables: int = 50  # of the closed loop
    paced: tuple[tuple[int, float], ...] = ((50, 1.0), (500, 1.0), (2000, 0.25))  # tables, moves a second at each
    seconds: float = 20.0
    stored: int = 100_000


QUICK = Plan(rounds=1, tables=10, paced=((10, 1.0), (50, 1.0)), seconds=3.0, stored=2000)


@dataclass
class Found:
    """The measurements of one server."""

    closed: list[dict[str, Any]] = field(default_factory=list)
    paced: dict[int, dict[str, Any]] = field(default_factory=dict)  # by the number of tables
    memory: dict[int, Memory] = field(default_factory=dict)

    @property
    def rates(self) -> list[float]:
        return [one["moves"] / one["cpu"] for one in self.closed]


def measure_rate(start: Callable[[], Host], tables: int) -> dict[str, Any]:
    """Whole games, after as many others to warm up just-in-time compilers."""
    with start() as host:
        host.ask("open", tables)
        host.ask("closed")
        host.ask("leave")
        host.ask("open", tables)
        return host.ask("closed")


def measure_many_tables(
    start: Callable[[], Host], tables: int, rate: float, seconds: float
) -> tuple[dict[str, Any], Memory]:
    """Many tables at a fixed rate; the memory of each is the growth of the server."""
    with start() as host:
        empty = host.memory()
        host.ask("open", tables)
        paced = host.ask("paced", rate, seconds)
        full = host.memory()
        host.ask("watch", tables)
        return paced, ((full - empty) / tables, (host.memory() - full) / tables)


def main(words: Sequence[str]) -> None:
    command = Command(words, "bench server", "Measure the server.", "a rough look with few tables", MARK)
    plan = QUICK if command.quick else Plan()
    allow_many_files()
    missing = install()
    with tempfile.TemporaryDirectory() as place:
        found, startup = run(plan, Path(place), not missing)
    places = cores()
    machine = describe(places[0] if places else None)
    text = report(plan, found, startup, machine)
    print(text)
    if missing:
        print(f"\nboardgame.io was not measured: {missing}.")
    data = {name: {"closed": one.closed, "paced": one.paced, "memory": one.memory} for name, one in found.items()}
    command.keep(text, {"machine": machine, "start": startup, **data})


def allow_many_files() -> None:
    """Raise the limit of open files, which both processes inherit: each connection needs one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(plan: Plan, place: Path, with_peer: bool) -> tuple[dict[str, Found], dict[str, list[tuple[float, float]]]]:
    """Measure the servers in turns, so that changes in the speed of the machine affect both."""
    files = (place / f"{number}.db" for number in range(plan.rounds + len(plan.paced)))
    starts: dict[str, Callable[[], Host]] = {Folsom.name: lambda: folsom(next(files))}
    if with_peer:
        starts[BoardgameIo.name] = boardgameio
    found = {name: Found() for name in starts}
    for number in range(plan.rounds):
        print(f"round {number + 1} of {plan.rounds}", file=sys.stderr)
        for name, start in starts.items():
            found[name].closed.append(measure_rate(start, plan.tables))
    for tables, rate in plan.paced:
        print(f"{tables} tables", file=sys.stderr)
        for name, start in starts.items():
            one = found[name]
            one.paced[tables], one.memory[tables] = measure_many_tables(start, tables, rate, plan.seconds)
    startup = {}
    for words, tables in (("a table", 8), (f"{plan.stored:,} tables".replace(",", " "), plan.stored)):
        db = place / f"stored{tables}.db"
        stored.fill(db, tables)
        startup[words] = [stored.start(db) for _ in range(plan.rounds)]
    return found, startup


# ---- the report


def rate_table(found: dict[str, Found]) -> str:
    rows = []
    for name, one in found.items():
        size = sum(each["bytes"] for each in one.closed) / sum(SEATS * each["moves"] for each in one.closed)
        wall = max(each["moves"] / each["seconds"] for each in one.closed)
        figures = [short(value) for value in (max(one.rates), median(one.rates), min(one.rates), wall, size)]
        rows.append([name, *figures, f"{max(each['load'] for each in one.closed):.0%}"])
    return grid(["moves/s of CPU", "best", "median", "worst", "by the clock", "bytes an update", "load busy"], rows)


def pace_table(plan: Plan, found: dict[str, Found]) -> str:
    rows = []
    for tables, rate in plan.paced:
        for name, one in found.items():
            each = one.paced[tables]
            times = [f"{1000 * each[key]:.1f}" for key in ("p50", "p99", "worst")]
            busy = f"{each['cpu'] / each['seconds']:.0%}"
            sent = f"{each['moves'] / each['seconds']:.0f}"
            rows.append([f"{tables} tables, {rate:g} moves/s each: {name}", sent, *times, busy, f"{each['load']:.0%}"])
    return grid(["ms from a move to all four", "moves/s", "p50", "p99", "worst", "server busy", "load busy"], rows)


def memory_table(plan: Plan, found: dict[str, Found]) -> str:
    rows = []
    for tables, _ in plan.paced:
        for name, one in found.items():
            table, connection = one.memory[tables]
            sizes = (table, connection, table - SEATS * connection)
            rows.append([f"{tables} tables: {name}", *(f"{size / 1024:.0f}" for size in sizes)])
    return grid(["kB", "a table with its four connections", "a connection", "a table alone"], rows)


def start_table(startup: dict[str, list[tuple[float, float]]]) -> str:
    rows = []
    for words, times in startup.items():
        best = [min(one[which] for one in times) for which in (0, 1)]
        rows.append([f"with {words} stored", *(f"{value:.2f}" for value in best)])
    return grid(["seconds from the command", "to its greeting", "to a table from the disk"], rows)


def goal_table(plan: Plan, found: dict[str, Found], startup: dict[str, list[tuple[float, float]]]) -> str:
    ours, words = found[Folsom.name], {True: "reached", False: "missed"}
    rows = []
    if BoardgameIo.name in found:
        ratio = max(ours.rates) / max(found[BoardgameIo.name].rates)
        rows.append(["moves per second of CPU ÷ boardgame.io", "≥ 2", f"{ratio:.2f}", words[ratio >= 2]])
    if 500 in ours.paced:
        p99 = 1000 * ours.paced[500]["p99"]
        rows.append(["p99 at 500 tables, 1 move/s each", "≤ 50 ms", f"{p99:.0f} ms", words[p99 <= 50]])
    slowest = max(one[1] for times in startup.values() for one in times)
    rows.append([f"start with {plan.stored} stored tables", "< 2 s", f"{slowest:.2f} s", words[slowest < 2]])
    return grid(["goal", "", "found", ""], rows)


def report(
    plan: Plan, found: dict[str, Found], startup: dict[str, list[tuple[float, float]]], machine: dict[str, str]
) -> str:
    busy = [each["load"] for one in found.values() for each in one.paced.values()]
    doubt = "" if max(busy) < BUSY else " The load generator was at its limit, which distorts some times."
    pinned = "one core for the server, one for the load" if cores() else "server and load on the same core"
    length = f"{plan.rounds} rounds of {plan.tables} whole games; {plan.seconds:g} s at each pace; {pinned}.{doubt}"
    return "\n\n".join(
        [
            "\n".join(f"- {key}: {value}" for key, value in machine.items() if key != "beside"),
            length,
            rate_table(found),
            pace_table(plan, found),
            memory_table(plan, found),
            start_table(startup),
            goal_table(plan, found, startup),
        ]
    )
