"""A process that measures on request and otherwise waits, so that several engines take turns on one core."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import folsom
from bench import own, peers
from bench.cases import CASES
from bench.clock import Batch, rates

ROOT = Path(__file__).resolve().parent.parent


class Worker:
    """The planning process's handle of such a process; `path` is the folder of another `folsom` to import."""

    def __init__(self, name: str, path: Path | None = None) -> None:
        self.name = name
        self.environment = dict(os.environ)
        if path is not None:
            self.environment["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", name],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, case: str, measure: str, seconds: float = 0.0) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([case, measure, seconds]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the process that measures {self.name} has ended, at {measure} of {case}")
        found: dict[str, Any] = json.loads(answer)
        return found

    def importing(self, module: str) -> float:
        """CPU seconds of a new process that imports a module, from its start."""
        program = f"import time, {module}; print(time.process_time())"
        command = [sys.executable, "-c", program]
        return float(subprocess.run(command, env=self.environment, capture_output=True, check=True, text=True).stdout)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Measurer:
    """The main loop of the process: everything is prepared before the first measurement."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.benches: dict[str, own.Bench] = {}
        self.batches: dict[str, dict[str, Batch]] = {}

    def bench(self, case: str) -> own.Bench:
        if case not in self.benches:
            self.benches[case] = own.Bench(next(known for known in CASES if known.name == case))
        return self.benches[case]

    def answer(self, case: str, measure: str, seconds: float) -> dict[str, Any]:
        if measure == "facts":
            return {"compiled": folsom.compiled, **self.bench(case).facts()}
        if case not in self.batches:
            self.batches[case] = peers.batches(case) if self.name == peers.NAME else self.bench(case).batches()
        return rates(self.batches[case][measure], seconds)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the planning process, and with it our input
    measurer = Measurer(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(measurer.answer(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
