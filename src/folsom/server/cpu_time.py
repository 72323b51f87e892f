"""Measures the CPU time of coroutines: the time while they run, not while they wait."""

from collections.abc import Callable, Coroutine, Generator
from time import perf_counter, thread_time
from types import TracebackType
from typing import Any, Generic, TypeVar

T = TypeVar("T")
LONG = 0.001  # seconds; a longer time may include other processes


class CpuMeter:
    """Measures with the wall clock, which is cheap to read, up to the CPU time of the thread."""

    def __init__(self) -> None:
        self.worked = thread_time()  # CPU time of the thread at the last read

    def since(self, begun: float) -> float:
        """The approximate CPU time since a value of `perf_counter`."""
        seconds = perf_counter() - begun
        return seconds if seconds < LONG else min(seconds, self.read())

    def read(self) -> float:
        """The CPU time of the thread since the last read; must be called regularly."""
        before, self.worked = self.worked, thread_time()
        return self.worked - before


METER = CpuMeter()


class Metered(Generic[T]):
    """An awaitable that reports the CPU time of a coroutine after each of its steps."""

    def __init__(self, work: Coroutine[Any, Any, T], report: Callable[[float], None]) -> None:
        self.work = work
        self.report = report

    def __await__(self) -> "MeteredSteps[T]":
        return MeteredSteps(self.work, self.report)


class MeteredSteps(Generator[Any, Any, T]):
    """Delegates to the coroutine and measures each step."""

    def __init__(self, work: Coroutine[Any, Any, T], report: Callable[[float], None]) -> None:
        self.work = work
        self.report = report

    def send(self, value: Any) -> Any:
        begun = perf_counter()
        try:
            return self.work.send(value)
        finally:
            self.report(METER.since(begun))

    def throw(
        self,
        kind: type[BaseException] | BaseException,
        value: BaseException | object = None,
        traceback: TracebackType | None = None,
    ) -> Any:
        begun = perf_counter()
        try:
            return self.work.throw(value if isinstance(value, BaseException) else kind)
        finally:
            self.report(METER.since(begun))

    def close(self) -> None:
        self.work.close()


async def metered(work: Coroutine[Any, Any, T], report: Callable[[float], None]) -> T:
    """`Metered` as a coroutine, for `create_task`."""
    result: T = await Metered(work, report)
    return result
