"""A visitor with a real browser, who can look and press, and who notes any errors on the page."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Playwright,
    Request,
    StorageState,
    WebSocketRoute,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tools import chromium

PATIENCE = 15_000  # milliseconds: a machine may be busy
DESK, LAPTOP, PHONE, NARROW = (1440, 900), (1024, 768), (390, 844), (320, 640)
# All supported screens: phones, a phone in landscape, tablets, laptops, desktops.
SCREENS = (
    *((360, 640), (390, 664), (390, 844), (844, 390), (768, 1024), (1024, 768)),
    *((1280, 720), (1440, 900), (1920, 1080), (2560, 1440)),
)
CARDS, TRAIN = ".hand .card.playable", ".targets button"
LIST = ".others button:not([data-verb=take-back])"  # taking back does not answer a question
ANSWERS = ", ".join((CARDS, TRAIN, LIST))
OVER, CURTAIN = "over", "curtain"

# The current question, identified by the version of the table; or what else there is to do.
QUESTION = """([known, answers]) => {
  if (document.querySelector("ol.scores")) return "over";
  if (document.querySelector("main.curtain")) return "curtain";
  const asked = document.querySelector("[data-asked]")?.dataset.asked;
  return asked && asked !== known && document.querySelector(answers) ? asked : null;
}"""

# Calls a function with each frame until it returns something true; null if that takes too long.
POLL = """async ([given, patience]) => {
  const ask = FUNCTION;
  const late = new Promise((done) => setTimeout(done, patience, "late"));
  for (;;) {
    const found = ask(given);
    if (found) return found;
    if ((await Promise.race([late, new Promise(requestAnimationFrame)])) === "late") return null;
  }
}"""
TITLED = "() => document.querySelector('h1')?.checkVisibility()"

# What has the focus, any open menu or dialog, and the text of the page: why a test waits in vain.
FOCUSED = """() => [
  document.activeElement?.outerHTML.slice(0, 200),
  ...Array.from(document.querySelectorAll("[role=menu], dialog"), (open) => open.textContent),
  document.body.innerText.slice(0, 600),
]"""

STORE = """(kept) => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}"""

# Nothing is drawn, and there is no landscape, but layout, focus and clicks work as usual.
UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { opacity: 0 } .scenery, .smoke { display: none }");
  document.adoptedStyleSheets.push(sheet);
}"""


@contextmanager
def started_chromium() -> Iterator[Browser]:
    """A running Chromium, closed at the end."""
    with sync_playwright() as playwright, launched(playwright, chromium.find()) as browser:
        yield browser


@contextmanager
def launched(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    """This Chromium while it runs."""
    if program is None:
        raise FileNotFoundError(chromium.MISSING)
    browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """A visitor has their own browser context, with one page; animations are off by default.

    A `new` visitor has not played yet: "Play now" begins with a lesson.  With a `clock`, the test controls the time on
    the page.  A game in which nothing is `drawn` takes half the CPU time.  Reusing a context that another visitor has
    `left`, with its page, is ten times as fast as creating one.
    """

    def __init__(
        self,
        browser: Browser,
        host: str,
        token: str | None = None,
        size: tuple[int, int] = DESK,
        calm: bool = False,
        touch: bool = False,
        new: bool = False,
        clock: bool = False,
        drawn: bool = True,
        left: BrowserContext | None = None,
        **preferences: Any,
    ) -> None:
        self.host = host
        self.touch, self.clock = touch, clock
        usual = {
            "language": "en",
            "speed": 0,
            "sound": False,
            "motion": "none",
            "seasoned": True,
            "intermission": False,
        }
        settings = {**usual, **preferences}
        self.preferences = {"folsom.settings": json.dumps(settings)}
        if not new:
            self.preferences["folsom.lessons"] = json.dumps(["first"])
        self.faults: list[str] = []
        self.allowed = False  # whether faults are expected now
        self.known: str | None = None
        kept = self.kept(token)
        if left:
            left.pages[0].evaluate(STORE, kept)
        self.context = left or browser.new_context(has_touch=touch, storage_state=stored(host, kept))
        self.context.set_default_timeout(PATIENCE)
        self.page = left.pages[0] if left else self.context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
        if clock:
            self.page.clock.install()
        self.reusable = True
        self.leaving = ExitStack()
        if not drawn:
            self.leaving.enter_context(self.page.add_init_script(UNDRAWN))
        self.listen("console", self._hear)
        self.listen("pageerror", lambda error: self._fault(f"uncaught: {error}"))
        self.listen("requestfailed", self._miss)
        self.listen("request", self._look)
        self.listen("websocket", lambda socket: self._check_host(socket.url))

    def kept(self, token: str | None) -> dict[str, str]:
        """What this person's browser stores."""
        return {**self.preferences, **({"folsom.token": token} if token else {})}

    def become(self, token: str | None) -> None:
        """Become somebody else from the next page on."""
        self.page.evaluate(STORE, self.kept(token))
        self.known = None

    def listen(self, event: Any, hear: Callable[..., None]) -> None:
        """Hear of events on the page, until the visitor leaves."""
        self.page.on(event, hear)
        self.leaving.callback(self.page.remove_listener, event, hear)

    def intercept(self, connect: Callable[[WebSocketRoute], None]) -> None:
        """Let the test pass on the messages of the next sockets.  This cannot be undone: nobody may reuse the page."""
        self.page.route_web_socket(lambda _: True, connect)
        self.reusable = False

    def tools(self) -> CDPSession:
        """The developer tools of the page, until the visitor leaves."""
        tools = self.context.new_cdp_session(self.page)
        self.leaving.callback(tools.detach)
        return tools

    def _hear(self, message: ConsoleMessage) -> None:
        left = message.location["url"].endswith("/favicon.ico")  # asked for where `make_room` goes, never by the page
        if message.type in ("error", "warning") and not left:
            self._fault(f"{message.type}: {message.text} {message.location}")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the response arrived
            self._fault(f"failed: {request.url} {request.failure}")

    def _look(self, request: Request) -> None:
        if not request.url.startswith(("blob:", "data:")):
            self._check_host(request.url)

    def _check_host(self, url: str) -> None:
        if urlsplit(url).netloc != self.host:
            self.faults.append(f"another host: {url}")

    def _fault(self, text: str) -> None:
        if not self.allowed:
            self.faults.append(text)

    def go(self, path: str = "/") -> None:
        self.known = None
        self.page.goto(f"http://{self.host}{path}")
        self.until(TITLED)

    def until(self, function: str, arg: Any = None, patience: float = PATIENCE) -> Any:
        """Wait until a function of the page returns something true; return it.

        Playwright's `wait_for_function` loads a large script into every document first, which takes a tenth of a visit.
        It is used where the test controls the time: frames and deadlines depend on it.
        """
        if self.clock:
            return self.page.wait_for_function(function, arg=arg, timeout=patience).json_value()
        found = self.page.evaluate(POLL.replace("FUNCTION", function), [arg, patience])
        if found is None:
            raise PlaywrightTimeout(f"not true within {patience} ms: {function}")
        return found

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # ---- playing
    def asked(self) -> str:
        """Wait for the next question; return its version, OVER or CURTAIN."""
        try:
            found: str = self.until(QUESTION, [self.known, ANSWERS])
        except PlaywrightTimeout as error:
            raise AssertionError(f"no question after {self.known}: {self.page.evaluate(FOCUSED)}") from error
        self.known = found
        return found

    def waiting(self) -> bool:
        """Whether there is something to do now."""
        return self.page.evaluate(QUESTION, [self.known, ANSWERS]) is not None

    def click(self, ways: Sequence[str], chance: random.Random) -> str:
        """Answer with the mouse, in the first of these ways that is available; return which one it was."""
        way = next(one for one in ways if self.page.locator(one).count())
        found = self.page.locator(way)
        found.nth(chance.randrange(found.count())).click()
        if self.page.locator("[role=menuitem]").count():
            self.page.locator("[role=menuitem]").last.click()
        return way

    def press(self, chance: random.Random, along_the_train: bool) -> str:
        """Answer with the keyboard: along the train, or with a digit; return the key."""
        keys = self.page.keyboard
        if along_the_train and self.page.locator(TRAIN).count():
            keys.press("ArrowRight")
            for _ in range(chance.randrange(3)):
                keys.press(chance.choice(["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"]))
            keys.press("Enter")
            if self.page.locator("[role=menuitem]").count():
                keys.press("ArrowDown")
                keys.press("Enter")
            return "Enter"
        digits = self.page.locator(f"{CARDS}[aria-keyshortcuts], {LIST}[aria-keyshortcuts]")
        digit = digits.nth(chance.randrange(digits.count())).get_attribute("aria-keyshortcuts") or ""
        keys.press(digit)
        return digit

    def swipe(self, place: Locator, across: int) -> None:
        """Touch there, drag by this many pixels to the right or left, and release."""
        box = place.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        finger = self.tools()
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 11):
            point = {"x": x + across * step / 10, "y": y}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def answer(self, chance: random.Random) -> bool:
        """Answer the next question in any way, and raise a curtain; False when the game is over."""
        found = self.asked()
        if found == OVER:
            return False
        if found == CURTAIN:
            self.page.locator("main.curtain button").click()
            self.known = None
        else:
            self.click(chance.sample([CARDS, TRAIN, LIST], 3), chance)
        return True

    def leave(self) -> list[str]:
        """Close the browser context; return what went wrong in it."""
        self.context.close()
        return self.faults

    def make_room(self) -> BrowserContext | None:
        """Leave the browser context to the next visitor, unless it would keep traces of this one."""
        if self.context.service_workers or not self.reusable:
            self.context.close()
            return None
        for page in self.context.pages[1:]:
            page.close()
        self.context.clear_permissions()
        self.context.set_offline(False)
        # Ends everything that the page was doing.  An empty page by `route` would also empty the browser's cache.
        self.page.goto(f"http://{self.host}/icon.svg")
        self.tools().send("Page.resetNavigationHistory")
        self.leaving.close()
        self.page.emulate_media(forced_colors="null", contrast="null")
        return self.context


def stored(host: str, kept: dict[str, str]) -> StorageState:
    """The storage state of a browser that has stored these values for one host."""
    return {
        "cookies": [],
        "origins": [{"origin": f"http://{host}", "localStorage": [{"name": k, "value": v} for k, v in kept.items()]}],
    }
