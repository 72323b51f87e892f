"""The server's metrics, in the text format of Prometheus.

https://prometheus.io/docs/instrumenting/exposition_formats/
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """A number that only grows, for each combination of labels."""

    def __init__(self, name: str, words: str, *labels: str) -> None:
        self.name, self.words, self.labels = name, words, labels
        self.values: dict[tuple[str, ...], int] = {} if labels else {(): 0}

    def add(self, *values: str, amount: int = 1) -> None:
        self.values[values] = self.values.get(values, 0) + amount

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.words, "counter")
        for values, number in sorted(self.values.items()):
            yield f"{self.name}{labelled(self.labels, values)} {number}"


class Gauge:
    """A number that is computed when metrics are read."""

    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = name, words
        self.read: Callable[[], float] = lambda: 0

    def follow(self, read: Callable[[], float]) -> None:
        self.read = read

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.words, "gauge")
        yield f"{self.name} {self.read()}"


class Histogram:
    """Counts durations by size."""

    def __init__(self, name: str, words: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name, self.words, self.bounds = name, words, tuple(bounds)
        self.counts = [0] * (len(self.bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.words, "histogram")
        total = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All metrics."""

    def __init__(self) -> None:
        self.tables = Gauge("folsom_tables", "Tables in memory.")
        self.connections = Gauge("folsom_connections", "Open sockets.")
        self.bots_waiting = Gauge("folsom_bots_waiting", "Bot decisions that wait for a process.")
        self.bots_busy = Gauge("folsom_bots_busy", "Bot processes that are thinking.")
        self.loop_lag = Gauge("folsom_loop_lag_seconds", "The largest delay of the event loop in the last 15 seconds.")
        self.memory = Gauge("process_resident_memory_bytes", "Resident memory of the server.")
        self.files = Gauge("process_open_fds", "Open file descriptors.")
        self.most_files = Gauge("process_max_fds", "Limit of open file descriptors.")
        self.decisions = Counter("folsom_decisions_total", "Decisions stored and sent.")
        self.decision_seconds = Histogram("folsom_decision_seconds", "Time from a command to its update.")
        self.store_seconds = Histogram("folsom_store_seconds", "Time to store an entry.")
        self.refused = Counter("folsom_refused_total", "Refused commands and requests.", "code")
        self.dropped = Counter("folsom_dropped_total", "Connections closed by the server.", "why")
        self.requests = Counter("folsom_requests_total", "Responses to requests.", "route", "method", "status")

    def text(self) -> str:
        every = (
            *(self.tables, self.connections, self.bots_waiting, self.bots_busy),
            *(self.loop_lag, self.memory, self.files, self.most_files),
            *(self.decisions, self.decision_seconds, self.store_seconds, self.refused, self.dropped, self.requests),
        )
        return "".join(f"{line}\n" for metric in every for line in metric.lines())


def heading(name: str, words: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {words}"
    yield f"# TYPE {name} {kind}"


def labelled(labels: Sequence[str], values: Sequence[str]) -> str:
    """Labels in braces; values need no escaping: they are our own routes, methods and codes."""
    pairs = [f'{label}="{value}"' for label, value in zip(labels, values, strict=True)]
    return "{" + ",".join(pairs) + "}" if pairs else ""
