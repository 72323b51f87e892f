"""Benchmarks of the page in a Chromium with a slowed-down processor: `python3 dev.py bench page`."""

import os
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser

from bench.command import Command
from bench.machine import describe
from bench.report import grid
from tests.server.clients import FastServer
from tools.moments import MOMENTS
from tools.prepared import Prepared, prepare
from tools.visitor import PATIENCE, Visitor, started_chromium

MARK = "bench page"
SLOWER = 4  # times
ROUNDS, QUICK = 7, 2
LONGEST = 60  # seconds, after which measuring the show ends even without a close-up
SETTLING = 1000  # milliseconds: a new Chromium window is busy at first
STEP = 60  # of the replayed game: one bandit moves, then another one shoots
TABLES = ("planning", "end")
# When an element first appears on the page, in milliseconds since the address was entered.
SHOWN = """(() => {
  const look = () => {
    if (document.querySelector(%r)) window.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Frames and seconds until the end of the first close-up: in total, and during the close-up.
FRAMES = """longest => new Promise(done => {
  const letterbox = document.getElementsByClassName("letterbox");
  const all = [0, 0], near = [0, 0];
  const begun = performance.now();
  let before = begun;
  const count = now => {
    for (const one of letterbox.length ? [all, near] : [all]) {
      one[0] += 1;
      one[1] += (now - before) / 1000;
    }
    before = now;
    const over = near[0] && !letterbox.length;
    if (!over && now - begun < 1000 * longest) requestAnimationFrame(count);
    else done([all, near]);
  };
  requestAnimationFrame(count);
})"""


class NoCloseUp(Exception):
    """The part of the show that was measured had no close-up."""


@dataclass
class Figure:
    """What is measured in every round, with a slow processor; and the CPU time it takes at full speed."""

    name: str
    unit: str
    goal: float
    more: bool = False  # whether more is better
    digits: int = 0
    found: list[float] = field(default_factory=list)
    works: list[float] = field(default_factory=list)  # milliseconds of the main thread

    @property
    def met(self) -> bool:
        middle = statistics.median(self.found)
        return middle >= self.goal if self.more else middle <= self.goal

    def row(self) -> list[str]:
        goal = f"{'≥' if self.more else '≤'} {self.goal:g} {self.unit}"
        works = f"{spread(self.works, 1)} ms" if self.works else ""
        verdict = "reached" if self.met else "missed"
        return [self.name, f"{spread(self.found, self.digits)} {self.unit}", goal, verdict, works]


def figures() -> dict[str, Figure]:
    return {
        "lobby": Figure("first view of the lobby", "s", 1.0, digits=2),
        "table": Figure("first view of a table", "s", 1.5, digits=2),
        "show": Figure("the show", "frames/s", 50, more=True),
        "close-up": Figure("its close-up", "frames/s", 50, more=True),
    }


class Watched(Visitor):
    """A visitor whose processor can be slowed down, and whose page reports its CPU time."""

    def __init__(self, browser: Browser, server: FastServer, token: str | None) -> None:
        super().__init__(browser, server.host, token, motion="full", speed=1)
        self.context.set_default_timeout(4 * PATIENCE)
        self.page.wait_for_timeout(SETTLING)
        self.meter = self.tools()
        self.meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def slow_down(self, times: int) -> None:
        self.meter.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def worked(self) -> float:
        """The CPU time of the main thread in milliseconds: it hardly depends on what else the machine does."""
        found = self.meter.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


def first_view(
    browser: Browser, server: FastServer, path: str, sign: str, token: str | None, slower: int
) -> tuple[float, float]:
    """Seconds until an element appears, in a browser that has cached nothing, and the CPU time it took."""
    visitor = Watched(browser, server, token)
    visitor.slow_down(slower)
    visitor.page.add_init_script(SHOWN % sign)
    visitor.page.goto(f"http://{server.host}{path}")
    shown: float = visitor.page.wait_for_function("() => window.shown").json_value()
    visitor.page.evaluate(DRAWN)
    worked = visitor.worked()
    visitor.leave()
    return shown / 1000, worked


def frame_rates(browser: Browser, server: FastServer, table: Prepared, slower: int) -> tuple[float, float, float]:
    """Frames per second while a game is replayed, those during a close-up, and the CPU time of a frame."""
    visitor = Watched(browser, server, table.tokens[0])
    visitor.go(f"/replay/{table.key}")
    visitor.page.locator("input[type=range]").fill(str(STEP))
    visitor.button("Play").click()
    visitor.slow_down(slower)
    before = visitor.worked()
    (frames, seconds), (near, near_seconds) = visitor.page.evaluate(FRAMES, LONGEST)
    worked = visitor.worked() - before
    visitor.leave()
    if not near:
        raise NoCloseUp
    return frames / seconds, near / near_seconds, worked / frames


def measure(browser: Browser, server: FastServer, tables: Mapping[str, Prepared], found: Mapping[str, Figure]) -> None:
    """Measure one round."""
    planning = tables["planning"]
    views = {
        "lobby": ("/", "#name", None),
        "table": (f"/t/{planning.key}", "[data-asked]", planning.tokens[0]),
    }
    for name, (path, sign, token) in views.items():
        found[name].found.append(first_view(browser, server, path, sign, token, SLOWER)[0])
        found[name].works.append(first_view(browser, server, path, sign, token, 1)[1])
    show, near, _ = frame_rates(browser, server, tables["end"], SLOWER)
    found["show"].found.append(show)
    found["close-up"].found.append(near)
    found["show"].works.append(frame_rates(browser, server, tables["end"], 1)[2])


def main(words: Sequence[str]) -> None:
    command = Command(words, "bench page", "Measure the page in a browser.", "a rough look in two rounds", MARK)
    rounds = QUICK if command.quick else ROUNDS
    found = figures()
    load = f"{os.getloadavg()[0]:.1f}"  # of others, before this begins
    with tempfile.TemporaryDirectory() as place:
        db = Path(place, "folsom.db")
        tables = dict(zip(TABLES, prepare(db, [MOMENTS[name] for name in TABLES]), strict=True))
        with FastServer(db) as server, started_chromium() as browser:
            version = browser.version
            for number in range(rounds):
                print(f"round {number + 1} of {rounds}", file=sys.stderr)
                measure(browser, server, tables, found)
    machine = {**describe(None), "browser": f"Chromium {version}", "load before": load}
    text = report(found, machine, rounds)
    print(text)
    samples = {name: {"found": one.found, "works": one.works} for name, one in found.items()}
    command.keep(text, {"machine": machine, **samples})


def report(found: Mapping[str, Figure], machine: Mapping[str, str], rounds: int) -> str:
    """The median of all rounds, and the range."""
    told = ("date", "Folsom", "processor", "browser", "load before")  # what a browser's figures depend on
    lines = [f"- {key}: {machine[key]}" for key in told if key in machine]
    heading = [f"{rounds} rounds", f"{SLOWER} times slower", "goal", "", "work at full speed"]
    return "\n".join((*lines, "", grid(heading, [one.row() for one in found.values()])))


def spread(found: Sequence[float], digits: int = 0) -> str:
    return f"{statistics.median(found):.{digits}f} ({min(found):.{digits}f}–{max(found):.{digits}f})"
