"""How long a planner may think."""

import time
from dataclasses import dataclass
from math import inf

from folsom.kernel.errors import SetupError, shown


@dataclass(frozen=True)
class Budget:
    """Milliseconds of CPU time, or iterations: with these the same seed gives the same answer."""

    milliseconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.milliseconds, self.iterations) if value is not None]
        kind = int if self.milliseconds is None else int | float
        if len(given) != 1 or isinstance(given[0], bool) or not isinstance(given[0], kind) or not 0 < given[0] < inf:
            raise SetupError(f"a budget is either milliseconds or iterations, above 0, not {shown(self)}")


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.until = None if budget.milliseconds is None else time.thread_time() + budget.milliseconds / 1000

    def next(self, wanted: int) -> int:
        """How many iterations may come next, 0 if the time is up."""
        if self.iterations is not None:
            granted = min(wanted, self.iterations)
            self.iterations -= granted
            return granted
        assert self.until is not None
        return wanted if time.thread_time() < self.until else 0
