"""The keyboard reaches everything and gets out again, and closed dialogs return the focus."""

import pytest

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import AT_A_TABLE, DIALOGS, ELSEWHERE, SHOWN_AT, Moments, show
from tools.visitor import Visitor

MOST = 150  # Tab stops on any screen
# The number of Tab stops: everything focusable and visible, within the dialog if one is open.
STOPS = """() => {
  const within = document.querySelector("dialog[open]") ?? document;
  const all = within.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]");
  const groups = new Set();
  return [...all].filter((one) => {
    if (one.tabIndex < 0 || one.disabled || !one.checkVisibility({ visibilityProperty: true })) return false;
    if (one.type !== "radio") return true;
    const known = groups.has(one.name);
    groups.add(one.name);
    return !known; // one for each group of radio buttons
  }).length;
}"""
HERE = """() => {
  window.stops ??= new Map();
  const here = document.activeElement;
  if (here === document.body) return null;
  if (!window.stops.has(here)) window.stops.set(here, window.stops.size);
  return window.stops.get(here);
}"""
OPENED = "dialog[open], aside.panel"


def walk(visitor: Visitor, key: str) -> list[int]:
    """Every stop of this key, until it is back at the first one."""
    visitor.page.evaluate("() => { window.stops = new Map(); }")
    found: list[int] = []
    for _ in range(MOST):
        visitor.page.keyboard.press(key)
        here = visitor.page.evaluate(HERE)
        if here in found:
            assert here == found[0], f"{key} returned to stop {here} instead of the first of {found}"
            return found
        if here is not None:  # between the page's end and its beginning, the browser has the focus
            found.append(here)
    raise AssertionError(f"{key} did not return to its first stop: {found}")


@pytest.mark.parametrize("name", [*ELSEWHERE, "planning", "stealing", "super", "end", "curtain", "log", "chat", "menu"])
def test_tab_gets_everywhere_and_out_again(name: str, connected: VisitorFactory, moments: Moments) -> None:
    visitor = show(name, connected, moments)
    everything = visitor.page.evaluate(STOPS)
    assert everything > 1
    assert len(walk(visitor, "Tab")) == everything
    assert len(walk(visitor, "Shift+Tab")) == everything


OPENERS = {  # by dialog: what opens it
    "menu": "nav.tools button.menu",
    "details": ".seats button >> nth=0",
    "log": "nav.tools button.log",
    "chat": "nav.tools button.chat",
    "pile": "[aria-haspopup=dialog]",
    "hint": ".does button[aria-label=Hint]",
}


@pytest.mark.parametrize("name", OPENERS)
def test_the_focus_returns_to_where_it_was(name: str, connected: VisitorFactory, moments: Moments) -> None:
    """Whether Escape or its button closes it."""
    visitor = show(SHOWN_AT.get(name, "planning"), connected, moments)
    opener = visitor.page.locator(OPENERS[name])
    opened = visitor.page.locator(OPENED)
    for close in ("Escape", "button"):
        opener.press("Enter")
        opened.wait_for()
        assert opened.evaluate("one => one.contains(document.activeElement)")
        if close == "Escape" and name not in ("log", "chat"):  # Escape does not close panels
            visitor.page.keyboard.press("Escape")
        else:
            opened.get_by_role("button", name="Close").click()
        opened.wait_for(state="detached")
        assert opener.evaluate("one => one === document.activeElement"), close


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_focus_returns_from_a_dialog_behind_the_menu(
    number: int, connected: VisitorFactory, moments: Moments
) -> None:
    """Settings, keys, and the question whether to leave."""
    visitor = show("planning", connected, moments)
    opener = visitor.page.locator(OPENERS["menu"])
    opener.focus()
    visitor.page.keyboard.press("Enter")
    menu = visitor.page.locator("dialog .menu > button").nth(number)
    menu.focus()
    visitor.page.keyboard.press("Enter")
    menu.wait_for(state="detached")
    visitor.page.locator("dialog").get_by_role("button", name="Close").press("Enter")
    visitor.page.locator("dialog").wait_for(state="detached")
    assert opener.evaluate("one => one === document.activeElement")


def test_every_dialog_is_covered_here() -> None:
    assert set(OPENERS) | {"keys", "leave"} == set(DIALOGS)
    assert "curtain" in AT_A_TABLE
