"""Formats a run as tables that are readable in a terminal and in Markdown."""

import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bench import peers
from bench.cases import MAIN
from bench.goals import Verdict, short, verdicts
from bench.run import COMPILED, PURE, Results, Samples

MARK = "bench"

UNITS = {
    "games": "random games/s, inside",
    "inside": "decisions/s, inside",
    "core": "decisions/s from Python, `Core`",
    "table": "decisions/s from Python, `Game`",
    "starts": "set-ups/s",
    "copies": "`copy`/s",
    "assigns": "`assign`/s",
    "views": "views/s",
    "redeals": "re-deals/s",
    "searches": "search iterations/s, to the end of the game",
}
HEADINGS = {"games": "games", "inside": "decisions", "core": "`Core`", "table": "`Game`", "starts": "set-ups"} | {
    unit: UNITS[unit].removesuffix("/s") for unit in ("copies", "assigns", "views", "redeals")
}
HEADINGS["searches"] = "iterations"


def grid(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column contains texts, the others numbers."""
    widths = [max(len(row[column]) for row in (heading, *rows)) for column in range(len(heading))]

    def line(cells: Sequence[str]) -> str:
        words, *numbers = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return f"| {' | '.join((words, *numbers))} |"

    rule = f"|{'|'.join('-' * (width + 1) + (':' if column else '-') for column, width in enumerate(widths))}|"
    return "\n".join((line(heading), rule, *map(line, rows)))


def spread(samples: Samples | None) -> list[str]:
    if samples is None:
        return ["", "", ""]
    return [short(samples.best), short(samples.median), short(samples.worst)]


def engines(results: Results) -> list[str]:
    return [name for name in (COMPILED, PURE) if results.has(name)]


def main_table(results: Results) -> str:
    found = engines(results)
    heading = ["", *(f"{name}, {word}" for name in found for word in ("best", "median", "worst"))]
    if len(found) == 2:
        heading.append("compiled ÷ pure")
    rows = []
    for unit, words in UNITS.items():
        row = [words]
        for name in found:
            row += spread(results.samples[name, MAIN.name, unit])
        if len(found) == 2:
            best = [results.samples[name, MAIN.name, unit].best for name in found]
            row.append(f"{best[0] / best[1]:.1f}")
        rows.append(row)
    return grid(heading, rows)


def case_table(results: Results, name: str) -> str:
    cases = list(dict.fromkeys(case for who, case, _ in results.samples if who == name and case))
    rows = []
    for case in cases:
        row = [case]
        for unit in UNITS:
            samples = results.samples[name, case, unit]
            row.append(f"{short(samples.best)} ({short(samples.median)})")
        rows.append([*row, f"{results.bytes_of_state[name, case]:.0f}"])
    return grid(["", *HEADINGS.values(), "bytes"], rows)


def peer_table(results: Results) -> str:
    rows = []
    for name in peers.NEEDS:
        decisions = results.samples.get((peers.NAME, name, "decisions"))
        if decisions is not None:
            others = [results.samples.get((peers.NAME, name, what)) for what in ("copies", "searches")]
            rows.append([name, *spread(decisions), *(cell for kept in others for cell in spread(kept))])
    what = ("decisions/s", "copies/s", "search iterations/s")
    heading = ["", *(f"{one}, {word}" for one in what for word in ("best", "median", "worst"))]
    return grid(heading, rows)


def import_table(results: Results) -> str:
    rows = []
    for name in engines(results):
        times = results.samples[name, "", "import"]
        rows.append([name, *(f"{1000 * value:.0f}" for value in (times.best, times.median, times.worst))])
    return grid(["`import folsom`, ms", "best", "median", "worst"], rows)


def goal_table(results: Results) -> str:
    words = {True: "reached", False: "missed", None: "cannot be told"}
    rows = [[goal.what, goal.goal, goal.found, words[goal.met]] for goal in verdicts(results)]
    return grid(["goal", "at least", "found", ""], rows)


def noise(results: Results) -> str:
    """How much the rounds differ."""
    parts = sorted(1 - kept.worst / kept.best for kept in results.samples.values() if not kept.less_is_more)
    typical, largest = parts[len(parts) // 2], parts[-1]
    return f"The slowest round was {typical:.0%} below the fastest typically, {largest:.0%} at most."


def games_played(results: Results) -> str:
    if len(engines(results)) < 2:
        return ""
    same = "the same games" if results.same_games else "DIFFERENT GAMES, so that nothing here can be compared,"
    return f" Both engines played {same} from the same dice."


def report(results: Results, machine: dict[str, str]) -> str:
    """The complete report."""
    budget = results.budget
    length = f"{budget.rounds} rounds, at least {budget.seconds:g} s of CPU time for each figure of a round."
    found = [
        "\n".join(f"- {key}: {value}" for key, value in machine.items()),
        f"{length} {noise(results)}{games_played(results)}",
        f"### Colt Express, {MAIN.name}",
        main_table(results),
    ]
    if results.has(peers.NAME):
        found += ["### Other libraries, from Python, in the same run", peer_table(results)]
    found += ["### Goals", goal_table(results)]
    for name in engines(results):
        found += [f"### All cases, {name}: per second, best (median)", case_table(results, name)]
    return "\n\n".join([*found, "### Import", import_table(results)])


def as_data(results: Results, machine: dict[str, str]) -> dict[str, Any]:
    """The same for programs, with every sample."""
    goals: list[Verdict] = verdicts(results)
    return {
        "machine": machine,
        "rounds": results.budget.rounds,
        "seconds": results.budget.seconds,
        "same games": results.same_games,
        "figures": [
            {
                **dict(zip(("who", "case", "unit"), key, strict=True)),
                **dict(zip(("best", "median", "worst"), (kept.best, kept.median, kept.worst), strict=True)),
                "samples": kept.values,
            }
            for key, kept in results.samples.items()
        ],
        "bytes of a state": [
            {"who": who, "case": case, "bytes": size} for (who, case), size in results.bytes_of_state.items()
        ],
        "goals": [asdict(goal) for goal in goals],
    }


def put_into(page: str, text: str, mark: str = MARK) -> str:
    """A page with this text between its marks."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    pattern = re.compile(f"{re.escape(begin)}.*{re.escape(end)}", re.DOTALL)
    if not pattern.search(page):
        raise ValueError(f"the page has no place for figures, between {begin} and {end}")
    return pattern.sub(lambda _: f"{begin}\n{text}\n{end}", page, count=1)
