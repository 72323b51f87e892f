"""The page is for everybody: assistive technology, large text, narrow screens, little motion, three languages."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import TrackedRequest
from tests.browser.screens import SCREENS, Moments, show, walk
from tools.visitor import NARROW, PHONE, Visitor

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SERIOUS = ("serious", "critical")
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
NAMES = ["aria-label", "title", "placeholder", "aria-valuetext"]
TEXT = """names => {
  const named = [...document.querySelectorAll(names.map(name => `[${name}]`).join())];
  const spoken = named.flatMap(one => names.map(name => one.getAttribute(name) ?? ""));
  return [document.body.innerText, document.title, ...spoken].join("\\n");
}"""
ENDLESS = """() => document.getAnimations()
  .filter(one => one.playState === "running" && one.effect.getTiming().iterations === Infinity)
  .map(one => one.animationName ?? String(one))"""
SETTLED = """() => document.getAnimations()
  .every(one => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
SMALL = """() => [...document.querySelectorAll("button, a.button, select, summary, input:not(.unseen)")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }))
  .map(one => [one.outerHTML.slice(0, 160), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
  .map(([html, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`)"""
VIOLATIONS = "async options => (await axe.run(options)).violations"  # where axe has been loaded
KEY = re.compile(
    r"\{\w+\}|\bundefined\b|\bNaN\b|\[object|\b(?:game|page|lobby|make|waiting|settings|end|replay)\.[a-z]\w+"
)
RULE = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")  # the number of a rule is the same in every language
# Words that no French or German sentence of the page holds, and no name of a player or a bandit.
ENGLISH = re.compile(
    r"\b(?:the|and|with|your|you|of|to|is|are|his|her|cards?|players?|rounds?|roof|inside|loot|plays?|draws?|moves?)\b",
    re.IGNORECASE,
)


def in_the_way(visitor: Visitor, forced: bool = False) -> list[str]:
    """What is seriously in the way of assistive technology, once no colour fades any more.

    Forced colours are chosen by the system, not by us.
    """
    visitor.page.wait_for_function(SETTLED)
    rules = {"color-contrast": {"enabled": not forced}}
    options = {"runOnly": {"type": "tag", "values": STANDARDS}, "resultTypes": ["violations"], "rules": rules}
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes']]}"
        for one in visitor.page.evaluate(VIOLATIONS, options)
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_for_everybody(name: str, connected: TrackedRequest, moments: Moments) -> None:
    """Nothing serious is in the way of assistive technology, and nothing has to be scrolled sideways: not with text of
    twice its size, nor at the width of a small phone, nor in the colours of somebody's system.  In German: its words
    are the longest, and none is missing."""
    visitor = show(name, connected, moments, language="de")
    assert untranslated(visitor, "de") == set()
    visitor.page.evaluate(Axe().axe_script)
    assert in_the_way(visitor) == []
    visitor.page.emulate_media(forced_colors="active")
    assert in_the_way(visitor, forced=True) == []
    visitor.page.emulate_media(forced_colors="none", contrast="more")
    assert in_the_way(visitor) == []
    visitor.page.emulate_media(contrast="no-preference")
    visitor.page.evaluate("() => document.documentElement.style.setProperty('--text-size', 2)")
    visitor.page.wait_for_function(FITS)
    assert in_the_way(visitor) == []
    visitor.page.evaluate("() => document.documentElement.style.setProperty('--text-size', 1)")
    visitor.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    visitor.page.wait_for_function(FITS)


def test_a_thumb_finds_everything_that_can_be_pressed(connected: TrackedRequest, moments: Moments) -> None:
    """On a phone: 44 pixels each way."""
    small = {name: visitor.page.evaluate(SMALL) for name, visitor in walk(connected, moments, size=PHONE)}
    assert set(small) == set(SCREENS)
    assert {name: those for name, those in small.items() if those} == {}


@pytest.mark.parametrize("name", ["lobby", "waiting", "planning", "stealing", "horses", "super", "replay", "end"])
def test_nothing_is_read_aloud_that_says_nothing(name: str, connected: TrackedRequest, moments: Moments) -> None:
    """Every picture, button and list that assistive technology is told of has something to say, and says it once."""
    visitor = show(name, connected, moments)
    tree = visitor.context.new_cdp_session(visitor.page).send("Accessibility.getFullAXTree")["nodes"]
    told = [node for node in tree if not node["ignored"]]
    said = [(node["role"]["value"], spoken(node, "name"), spoken(node, "description")) for node in told]
    assert [role for role, words, _ in said if role in ("image", "button", "link", "combobox") and not words] == []
    assert [words for _, words, more in said if words and words == more] == []


def spoken(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()


def untranslated(visitor: Visitor, language: str) -> set[str]:
    """Lines that hold a key instead of words, or English words."""
    assert visitor.page.evaluate("() => document.documentElement.lang") == language
    lines = RULE.sub("", visitor.page.evaluate(TEXT, NAMES)).splitlines()
    return {line for line in lines if KEY.search(line) or ENGLISH.search(line)}


def test_no_french_word_is_missing(connected: TrackedRequest, moments: Moments) -> None:
    missing = {name: untranslated(visitor, "fr") for name, visitor in walk(connected, moments, language="fr")}
    assert set(missing) == set(SCREENS)
    assert {name: lines for name, lines in missing.items() if lines} == {}


def test_the_language_changes_in_play(connected: TrackedRequest, moments: Moments) -> None:
    table = moments["planning"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0])
    visitor.asked()
    english = visitor.page.locator("#prompt").inner_text()
    visitor.button("Menu").click()
    visitor.button("Settings").click()
    visitor.page.get_by_role("radio", name="Deutsch").check()
    visitor.page.keyboard.press("Escape")
    visitor.button("Menü").wait_for()
    visitor.page.wait_for_function("english => document.querySelector('#prompt').innerText !== english", arg=english)


@pytest.mark.parametrize("name", ["lobby", "stealing", "super"])
def test_nothing_moves_for_who_wants_no_motion(name: str, connected: TrackedRequest, moments: Moments) -> None:
    visitor = show(name, connected, moments, calm=True, motion="system", speed=1, size=PHONE)
    visitor.page.wait_for_timeout(100)
    assert visitor.page.evaluate(ENDLESS) == []
