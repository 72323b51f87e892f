"""What a picture would show: a game fits the screen, and nothing that is written is cut off."""

import pytest

from tests.browser.conftest import TrackedRequest
from tests.browser.screens import Moments
from tools.moments import MOMENTS
from tools.visitor import DESK, LAPTOP, PHONE, Visitor

GAMES = [name for name, wanted in MOMENTS.items() if wanted.until and not name.endswith(("end", "finale"))]
FITS = "() => document.documentElement.scrollHeight <= innerHeight"
CUT = """() => [...document.querySelectorAll("header *, main *, section *, nav *")]
  .filter(one => one instanceof HTMLElement && one.childElementCount === 0 && one.innerText)
  .filter(one => !one.closest(".hidden-text, .told, .you") && getComputedStyle(one).clipPath === "none")
  .filter(one => getComputedStyle(one).overflowX !== "visible")
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 6)
  .map(one => one.innerText)"""


def look(name: str, connected: TrackedRequest, moments: Moments, size: tuple[int, int]) -> Visitor:
    """In German: its words are the longest."""
    visitor = connected(f"/t/{moments[name].key}", token=moments[name].tokens[0], size=size, language="de")
    visitor.asked()
    visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    return visitor


@pytest.mark.parametrize("size", [DESK, LAPTOP])
def test_a_game_needs_no_scrolling(size: tuple[int, int], connected: TrackedRequest, moments: Moments) -> None:
    high = [name for name in GAMES if not look(name, connected, moments, size).page.evaluate(FITS)]
    assert high == []


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE])
def test_no_word_of_a_game_is_cut_off(size: tuple[int, int], connected: TrackedRequest, moments: Moments) -> None:
    cut = {name: look(name, connected, moments, size).page.evaluate(CUT) for name in GAMES}
    assert {name: words for name, words in cut.items() if words} == {}
