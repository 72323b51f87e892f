"""The page in a Chromium whose processor is slowed down: `python3 dev.py bench page`."""

import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.guests import House
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


def slow_visitor(browser: Browser, house: House, **how: Any) -> Visitor:
    visitor = Visitor(browser, house.host, motion="full", speed=1, **how)
    visitor.context.new_cdp_session(visitor.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return visitor


def first_view(browser: Browser, house: House, path: str, sign: str, token: str | None) -> float:
    """Seconds until it is there, in a browser that has never been here."""
    visitor = slow_visitor(browser, house, token=token)
    visitor.page.add_init_script(SHOWN % sign)
    visitor.page.goto(f"http://{house.host}{path}")
    shown: float = visitor.page.wait_for_function("() => window.shown", timeout=2 * PATIENCE).json_value()
    visitor.leave()
    return shown / 1000


def frame_rate(browser: Browser, house: House, table: Prepared) -> float:
    """Frames a second while a game is shown again."""
    visitor = slow_visitor(browser, house, token=table.tokens[0])
    visitor.go(f"/replay/{table.key}")
    visitor.page.locator("input[type=range]").fill("60")
    visitor.button("Play").click()
    rate: float = visitor.page.evaluate(FRAMES, SECONDS)
    visitor.leave()
    return rate


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        db = Path(place, "folsom.db")
        tables = dict(zip(TABLES, prepare(db, [MOMENTS[name] for name in TABLES]), strict=True))
        with House(db) as house, started_chromium() as browser:
            print(f"Chromium {browser.version}, {SLOWER} times slower; load of the machine {os.getloadavg()[0]:.1f}")
            planning = tables["planning"]
            views = {
                "lobby": ("/", "#name", None),
                "table": (f"/t/{planning.key}", "[data-asked]", planning.tokens[0]),
            }
            for name, (path, sign, token) in views.items():
                times = [first_view(browser, house, path, sign, token) for _ in range(ROUNDS)]
                print(f"first view of the {name}: {statistics.median(times):.2f} s (best {min(times):.2f} s)")
            rates = [frame_rate(browser, house, tables["end"]) for _ in range(2)]
            print(f"frames a second of the show: {statistics.mean(rates):.0f} (best {max(rates):.0f})")
