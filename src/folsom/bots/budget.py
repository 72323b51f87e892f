"""How long a planner may think."""

import time
from dataclasses import dataclass
from math import ceil, inf

from folsom.interface.errors import SetupError, shown


@dataclass(frozen=True)
class Budget:
    """Milliseconds of CPU time, or iterations; with iterations, the same seed leads to the same answer."""

    milliseconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.milliseconds, self.iterations) if value is not None]
        kind = int if self.milliseconds is None else int | float
        if len(given) != 1 or isinstance(given[0], bool) or not isinstance(given[0], kind) or not 0 < given[0] < inf:
            raise SetupError(f"a budget is either milliseconds or iterations, above 0, not {shown(self)}")

    @property
    def half(self) -> "Budget":
        """Half of the budget, for each of two searches."""
        if self.iterations is not None:
            return Budget(iterations=ceil(self.iterations / 2))
        assert self.milliseconds is not None
        return Budget(milliseconds=self.milliseconds / 2)

    @property
    def large(self) -> bool:
        """Whether it pays to look far ahead (docs/notes/bots.md)."""
        return (self.milliseconds or 0) >= 100 or (self.iterations or 0) >= 10_000


class Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.granted = 0
        self.began = self.batch_began = time.thread_time()

    def fits(self) -> bool:
        """Whether half of what was done since iterations were last granted would still fit into a budget of time.

        Many playouts side by side take hardly longer than a few, so their number says little about their time.
        """
        if self.budget.milliseconds is None:
            return True
        now = time.thread_time()
        return self.budget.milliseconds / 1000 - (now - self.began) >= (now - self.batch_began) / 2

    def next(self, wanted: int, lead: int) -> int:
        """How many iterations to do next: 0 when the budget is used up or the rest could not change the answer."""
        left = self.left()
        granted = 0 if lead > left else ceil(min(wanted, left))
        self.granted += granted
        self.batch_began = time.thread_time()
        return granted

    def left(self) -> float:
        """How many iterations are left; with a time budget, estimated from the pace so far."""
        if self.budget.iterations is not None:
            return self.budget.iterations - self.granted
        assert self.budget.milliseconds is not None
        used = 1000 * (time.thread_time() - self.began)
        rest = max(0.0, self.budget.milliseconds - used)
        return self.granted * rest / used if self.granted and used else inf
