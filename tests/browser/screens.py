"""Every screen of the page, and how to get there."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Error

from tests.browser.conftest import VisitorFactory
from tools.prepared import Prepared
from tools.visitor import Visitor

Moments = dict[str, Prepared]
AT_A_TABLE = (
    "waiting",
    "waiting-teams",
    "choosing",
    "planning",
    "stealing",
    "tunnel",
    "horses",
    "turmoil",
    "super",
    "teams",
    "duel",
    "law",
    "law-end",
    "end",
    "teams-end",
    "super-end",
    "curtain",
)
ELSEWHERE = ("lobby", "new", "replay", "naming")


def open_menu(visitor: Visitor) -> None:
    visitor.page.locator("nav.tools button.menu").click()


def open_panel(name: str) -> Callable[[Visitor], None]:
    """Opens a panel with its button, or on a phone through the menu."""

    def press(visitor: Visitor) -> None:
        tool = visitor.page.locator(f"nav.tools button.{name}")
        if tool.is_visible():
            tool.click()
            return
        open_menu(visitor)
        visitor.page.locator(f"dialog button[data-panel={name}]").click()

    return press


def open_leave(visitor: Visitor) -> None:
    open_menu(visitor)
    visitor.page.locator("dialog .menu > button").nth(3).click()


THOUGHT = 120_000  # milliseconds that a strong bot may need on a busy machine


def open_hint(visitor: Visitor) -> None:
    visitor.page.keyboard.press("i")
    visitor.page.locator("dialog .words").wait_for(timeout=THOUGHT)


DIALOGS: dict[str, Callable[[Visitor], None]] = {
    "menu": open_menu,
    "keys": lambda visitor: visitor.page.keyboard.press("?"),
    "details": lambda visitor: visitor.page.locator(".seats button").first.click(),
    "log": open_panel("log"),
    "chat": open_panel("chat"),
    "pile": lambda visitor: visitor.page.locator("[aria-haspopup=dialog]").click(),
    "hint": open_hint,
    "leave": open_leave,
}
# A page under test cannot really be hidden, so this only makes the browser report that it is.
HIDE = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Pauses the show the moment it begins, however short it is and however busy the machine.
PAUSE_AT_ONCE = """(key) => {
  const pause = () => {
    const button = document.querySelector("button[title=Pause]");
    if (!button) return;
    watch.disconnect();
    if (key) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    else button.click();
  };
  const watch = new MutationObserver(pause);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  pause();
}"""
SHOWN_AT = {"replay": "end", "hint": "front"}  # bots give no advice in games between people
SCREENS = (*ELSEWHERE, "settings", *AT_A_TABLE, *DIALOGS)


def show(name: str, connected: VisitorFactory, moments: Moments, **how: object) -> Visitor:
    """A visitor at this screen."""
    path, token = address(name, moments)
    visitor = connected(path, token=token, **how)
    arrange(name, visitor)
    return visitor


def walk(connected: VisitorFactory, moments: Moments, **how: object) -> Iterator[tuple[str, Visitor]]:
    """One visitor at every screen in turn: a new page for each would take twice as long."""
    visitor = connected("/", **how)
    for name in SCREENS:
        path, token = address(name, moments)
        try:
            visitor.become(token)
            visitor.go(path)
            arrange(name, visitor)
        except Error as problem:
            problem.add_note(f"on the screen {name}")
            raise
        yield name, visitor


def address(name: str, moments: Moments) -> tuple[str, str | None]:
    """The path of a screen, and the token of the person who looks at it."""
    table = moments[name if name in moments else SHOWN_AT.get(name, "planning")]
    if name == "naming":
        return f"/t/{table.key}", None
    path = {
        "lobby": "/",
        "settings": "/",
        "new": "/new",
        "replay": f"/replay/{table.key}",
    }.get(name, f"/t/{table.key}")
    return path, table.tokens[0]


def arrange(name: str, visitor: Visitor) -> None:
    """Waits until the screen is complete, and opens its dialog if it has one."""
    if name == "settings":
        visitor.page.locator("header button").first.click()
    elif name.startswith("waiting"):
        visitor.page.locator(".codes svg").wait_for()
    elif name == "replay":
        visitor.page.locator("input[type=range]").wait_for()
    elif name in AT_A_TABLE or name in DIALOGS:
        visitor.asked()
        if name in DIALOGS:
            DIALOGS[name](visitor)
    visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")
