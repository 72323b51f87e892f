"""One run: all engines and libraries take turns, in several rounds."""

import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import folsom
from bench import own, peers
from bench.cases import MAIN, Case
from bench.worker import Worker

COMPILED, PURE = "compiled", "pure"
EXTENSIONS = ("*.so", "*.pyd")

Key = tuple[str, str, str]
"""Who (`compiled`, `pure`, `peers`), the case or library, the measure."""


@dataclass(frozen=True)
class Budget:
    """The length of a run: the number of rounds, and the seconds for each measurement."""

    rounds: int
    seconds: float


@dataclass
class Samples:
    """The measurements of one thing, one per round."""

    values: list[float]
    less_is_more: bool = False

    @property
    def best(self) -> float:
        return min(self.values) if self.less_is_more else max(self.values)

    @property
    def worst(self) -> float:
        return max(self.values) if self.less_is_more else min(self.values)

    @property
    def median(self) -> float:
        return median(self.values)


@dataclass
class Results:
    """Everything a run found."""

    budget: Budget
    samples: dict[Key, Samples]
    bytes_of_state: dict[tuple[str, str], float]
    same_games: bool  # whether all engines played the same games from the same dice

    def has(self, who: str) -> bool:
        return any(key[0] == who for key in self.samples)

    def ratios(self, one: Key, other: Key) -> Samples:
        """One thing in terms of another, round by round."""
        return Samples([a / b for a, b in zip(self.samples[one].values, self.samples[other].values, strict=True)])


@dataclass(frozen=True)
class Task:
    """Something to measure in every round."""

    worker: Worker
    case: str
    measure: str


def copy_pure(into: Path) -> None:
    """Copy the package without its extension modules."""
    package = Path(folsom.__file__).parent
    shutil.copytree(package, into / "folsom", ignore=shutil.ignore_patterns("__pycache__", *EXTENSIONS))


@contextmanager
def workers(with_peers: bool) -> Iterator[list[Worker]]:
    """A process for each available engine, and one for the other libraries."""
    with ExitStack() as stack:
        found: list[Worker] = []
        if folsom.compiled:
            place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            copy_pure(place)
            found += [Worker(COMPILED), Worker(PURE, place)]
        else:
            found.append(Worker(PURE))
        if with_peers:
            found.append(Worker(peers.NAME))
        for worker in found:
            stack.callback(worker.close)
        yield found


def plan(all_workers: Sequence[Worker], cases: Sequence[Case], libraries: Sequence[str]) -> list[Task]:
    """A round.  Measurements to compare are taken close together, because the speed of a machine varies."""
    engines = [worker for worker in all_workers if worker.name != peers.NAME]
    others = [worker for worker in all_workers if worker.name == peers.NAME]
    tasks = []
    for case in cases:
        for measure in own.MEASURES:
            tasks += [Task(worker, case.name, measure) for worker in engines]
            if case == MAIN:
                twin = {"core": "decisions", "copies": "copies", "searches": "searches"}.get(measure)
                for worker in others:
                    tasks += [Task(worker, name, twin) for name in libraries if twin in peers.MEASURES[name]]
    return tasks


def run(
    cases: Sequence[Case], libraries: Sequence[str], budget: Budget, progress: Callable[[str], None] = lambda _: None
) -> Results:
    """Measure everything."""
    with workers(bool(libraries)) as found:
        engines = [worker for worker in found if worker.name != peers.NAME]
        facts = {(worker.name, case.name): worker.ask(case.name, "facts") for case in cases for worker in engines}
        for (name, _), fact in facts.items():
            assert fact["compiled"] == (name == COMPILED), f"{name} is not what it should be"
        tasks = plan(found, cases, libraries)
        values: defaultdict[Key, list[float]] = defaultdict(list)
        for task in tasks:  # warm-up: the first time is slower
            task.worker.ask(task.case, task.measure, 0.0)
        for number in range(budget.rounds):
            progress(f"round {number + 1} of {budget.rounds}")
            for task in tasks:
                for unit, rate in task.worker.ask(task.case, task.measure, budget.seconds).items():
                    values[task.worker.name, task.case, unit].append(rate)
            bare = engines[0].importing("sys")
            for worker in engines:
                values[worker.name, "", "import"].append(worker.importing("folsom") - bare)
    return Results(
        budget=budget,
        samples={key: Samples(found, key[2] == "import") for key, found in values.items()},
        bytes_of_state={key: fact["bytes"] for key, fact in facts.items()},
        same_games=all(len({facts[worker.name, case.name]["games"] for worker in engines}) == 1 for case in cases),
    )
