"""The page in a Chromium whose processor is slowed down: `python3 dev.py bench page`."""

import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.clients import FastServer
from tools.moments import MOMENTS
from tools.prepared import Prepared, prepare
from tools.visitor import PATIENCE, Visitor, started_chromium

SLOWER = 4  # times
ROUNDS = 5
SECONDS = 5
TABLES = ("planning", "end")
# When something is first in the page, in milliseconds since the address was entered.
SHOWN = """(() => {
  const look = () => {
    if (document.querySelector(%r)) window.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
FRAMES = """seconds => new Promise(done => {
  const begun = performance.now();
  let frames = 0;
  const count = now => {
    frames += 1;
    if (now - begun < 1000 * seconds) requestAnimationFrame(count);
    else done(frames / ((now - begun) / 1000));
  };
  requestAnimationFrame(count);
})"""


class Watched(Visitor):
    """A visitor whose processor is slowed down, and whose page is asked how long it has worked."""

    def __init__(self, browser: Browser, server: FastServer, slower: int, token: str | None) -> None:
        super().__init__(browser, server.host, token, motion="full", speed=1)
        self.tools = self.context.new_cdp_session(self.page)
        self.tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self) -> float:
        """Milliseconds of the processor for the main thread: what else the machine does hardly changes them."""
        found = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


def first_view(
    browser: Browser, server: FastServer, path: str, sign: str, token: str | None, slower: int
) -> tuple[float, float]:
    """Seconds until it is there, in a browser that has never been here, and the work for it."""
    visitor = Watched(browser, server, slower, token)
    visitor.page.add_init_script(SHOWN % sign)
    visitor.page.goto(f"http://{server.host}{path}")
    shown: float = visitor.page.wait_for_function("() => window.shown", timeout=2 * PATIENCE).json_value()
    visitor.page.evaluate(DRAWN)
    worked = visitor.worked()
    visitor.leave()
    return shown / 1000, worked


def frame_rate(browser: Browser, server: FastServer, table: Prepared, slower: int) -> tuple[float, float]:
    """Frames a second while a game is shown again, and the work for one of them."""
    visitor = Watched(browser, server, slower, table.tokens[0])
    visitor.go(f"/replay/{table.key}")
    visitor.page.locator("input[type=range]").fill("60")
    visitor.button("Play").click()
    before = visitor.worked()
    rate: float = visitor.page.evaluate(FRAMES, SECONDS)
    worked = visitor.worked() - before
    visitor.leave()
    return rate, worked / (rate * SECONDS)


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        db = Path(place, "folsom.db")
        tables = dict(zip(TABLES, prepare(db, [MOMENTS[name] for name in TABLES]), strict=True))
        with FastServer(db) as server, started_chromium() as browser:
            print(f"Chromium {browser.version}, {SLOWER} times slower; load of the machine {os.getloadavg()[0]:.1f}")
            planning = tables["planning"]
            views = {
                "lobby": ("/", "#name", None),
                "table": (f"/t/{planning.key}", "[data-asked]", planning.tokens[0]),
            }
            for name, (path, sign, token) in views.items():
                times = [first_view(browser, server, path, sign, token, SLOWER)[0] for _ in range(ROUNDS)]
                works = [first_view(browser, server, path, sign, token, 1)[1] for _ in range(ROUNDS)]
                print(f"first view of the {name}: {spread(times, 2)} s; its work, not slowed down: {spread(works)} ms")
            rates = [frame_rate(browser, server, tables["end"], SLOWER)[0] for _ in range(ROUNDS)]
            works = [frame_rate(browser, server, tables["end"], 1)[1] for _ in range(ROUNDS)]
            print(f"frames a second of the show: {spread(rates)}; work for one, not slowed down: {spread(works, 1)} ms")


def spread(figures: list[float], digits: int = 0) -> str:
    return f"{statistics.median(figures):.{digits}f} ({min(figures):.{digits}f} to {max(figures):.{digits}f})"
