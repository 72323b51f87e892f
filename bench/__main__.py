"""Runs the benchmarks: `python3 dev.py bench --help`."""

import sys

from bench import browser, peers, server
from bench.cases import CASES
from bench.clock import pin
from bench.command import Command
from bench.machine import describe
from bench.report import MARK, as_data, report
from bench.run import Budget, run

FULL, QUICK = Budget(rounds=7, seconds=0.15), Budget(rounds=3, seconds=0.03)


def main() -> None:
    if sys.argv[1:2] == ["server"]:
        server.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["page"]:
        browser.main(sys.argv[2:])
        return
    about = "Measure the engine; `bench server --help` for the server, `bench page --help` for the page."
    command = Command(sys.argv[1:], "bench", about, "a rough look in a quarter of a minute", MARK)
    core = pin()
    machine = describe(core)
    libraries = peers.available()
    results = run(CASES, libraries, QUICK if command.quick else FULL, lambda line: print(line, file=sys.stderr))
    text = report(results, machine)
    print(text)
    for name in peers.NEEDS:
        if name not in libraries:
            print(f"\n{name} is not installed here and was not measured.")
    command.keep(text, as_data(results, machine))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
