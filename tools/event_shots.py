"""Key frames of every event, from the drawing page: `python -m tools.event_shots [FOLDER]`."""

import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser

from tools import page
from tools.event_fixtures import FOLDER as FIXTURES
from tools.visitor import started_chromium

SLOW = 0.25  # the speed of the show, so that even a busy machine takes each frame in time
FRAMES = (500, 1000, 1500)  # milliseconds of the show
STAGES = {
    "desk": (1440, 484),
    "phone": (390, 290),
    "landscape": (732, 262),
}  # sizes of the train on the page
PAUSE_AFTER = "(ms) => new Promise((done) => { stage.resume(); setTimeout(() => (stage.pause(), done()), ms); })"
EVENTS = sorted(path.stem for path in FIXTURES.glob("event-*.json"))
OTHERS = ("rides-on", "moved-start", "moved-time", "uncoupled")


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, format: str, *args: object) -> None:
        return


@contextmanager
def drawing_page() -> Iterator[str]:
    """The address of the drawing page, built and served for as long as it is needed."""
    with tempfile.TemporaryDirectory() as place:
        page.npm("exec", "--", "vite", "build", "--config", "gallery.config.ts", "--outDir", place, "--emptyOutDir")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=place))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        finally:
            server.shutdown()


def film(browser: Browser, address: str, name: str, size: tuple[int, int], picture: Path) -> None:
    """Play a fixture slowly, and take its key frames."""
    width, height = size
    with browser.new_page(viewport={"width": width, "height": height}) as shown:
        shown.goto(f"{address}?scene={name}&bare&speed={SLOW}")
        shown.locator(".world .piece").first.wait_for(state="attached")
        shown.evaluate("() => { play(); stage.pause(); }")
        before = 0
        for frame in FRAMES:
            shown.evaluate(PAUSE_AFTER, (frame - before) / SLOW)
            shown.screenshot(path=picture.with_name(f"{picture.stem}-{frame}.png"))
            before = frame


def take(folder: Path, names: Iterable[str] = (*EVENTS, *OTHERS)) -> int:
    """Take all screenshots; return their number."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    with drawing_page() as address, started_chromium() as browser:
        for name in names:
            for stage, size in STAGES.items():
                film(browser, address, name, size, folder / f"{name}-{stage}.png")
                number += len(FRAMES)
    return number


if __name__ == "__main__":
    goal = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    print(f"{take(goal, sys.argv[2:] or (*EVENTS, *OTHERS))} pictures in {goal}")
