"""Runs the benchmarks: `python3 dev.py bench --help`."""

import argparse
import json
import sys
from pathlib import Path

from bench import browser, peers, server
from bench.cases import CASES
from bench.clock import pin
from bench.machine import describe
from bench.report import as_data, put_into, report
from bench.run import Budget, run

FULL, QUICK = Budget(rounds=7, seconds=0.15), Budget(rounds=3, seconds=0.03)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 dev.py bench",
        description="Measure the engine; `bench server --help` for the server, `bench page --help` for the page.",
    )
    parser.add_argument("--quick", action="store_true", help="a rough look in a quarter of a minute")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure to a file")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the tables between the marks of a page")
    return parser.parse_args()


def main() -> None:
    if sys.argv[1:2] == ["server"]:
        server.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["page"]:
        browser.main(sys.argv[2:])
        return
    asked = arguments()
    page = asked.write.read_text(encoding="utf-8") if asked.write else ""
    if asked.write:
        put_into(page, "")  # fails now rather than in three minutes if the page has no marks
    core = pin()
    machine = describe(core)
    libraries = peers.available()
    results = run(CASES, libraries, QUICK if asked.quick else FULL, lambda line: print(line, file=sys.stderr))
    text = report(results, machine)
    print(text)
    for name in peers.NEEDS:
        if name not in libraries:
            print(f"\n{name} is not installed here and was not measured.")
    if asked.json:
        asked.json.write_text(json.dumps(as_data(results, machine), indent=1, ensure_ascii=False), encoding="utf-8")
    if asked.write:
        asked.write.write_text(put_into(page, text), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
