"""How much CPU time a piece of work on the loop takes: only while it runs, not while it waits."""

from collections.abc import Callable, Coroutine, Generator
from time import perf_counter, thread_time
from types import TracebackType
from typing import Any, Generic, TypeVar

T = TypeVar("T")
LONG = 0.001  # seconds from which on it may have been the machine that was busy, not the work


class CpuMeter:
    """Tells times by the clock, which is cheap to read, but never more than the thread has worked meanwhile."""

    def __init__(self) -> None:
        self.worked = thread_time()  # when it was last looked at

    def since(self, begun: float) -> float:
        """The CPU time, about, since `perf_counter` said this."""
        seconds = perf_counter() - begun
        return seconds if seconds < LONG else min(seconds, self.read())

    def read(self) -> float:
        """How long the thread has worked since the last look; somebody has to look now and then."""
        before, self.worked = self.worked, thread_time()
        return self.worked - before


METER = CpuMeter()


class Metered(Generic[T]):
    """Work whose CPU time is reported after each of its steps."""

    def __init__(self, work: Coroutine[Any, Any, T], report: Callable[[float], None]) -> None:
        self.work = work
        self.report = report

    def __await__(self) -> "Steps[T]":
        return Steps(self.work, self.report)


class Steps(Generator[Any, Any, T]):
    """Passes everything on to the work and looks at the clock before and after."""

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
    """The same, as a coroutine of which a task can be made."""
    result: T = await Metered(work, report)
    return result
