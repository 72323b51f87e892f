"""The page is accessible: assistive technology, large text, narrow screens, reduced motion, three languages."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import VisitorFactory
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
# Axe looks at every element many times, and most are shapes of drawings, which mean nothing by themselves.
LEAVE_OUT_SHAPES = """() => document
  .querySelectorAll("svg :is(path, ellipse, circle, rect):not([tabindex], [role], [aria-label])")
  .forEach((one) => one.remove())"""
# Colours are checked only where something is drawn.
DRAW = """() => {
  document.adoptedStyleSheets = [];
  return document.documentElement.checkVisibility({ opacityProperty: true });
}"""
VIOLATIONS = "async options => (await axe.run(options)).violations"  # needs axe on the page
KEY = re.compile(
    r"\{\w+\}|\bundefined\b|\bNaN\b|\[object|\b(?:game|page|lobby|make|waiting|settings|end|replay)\.[a-z]\w+"
)
RULE = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")  # rule numbers are the same in every language
# English words that occur in no French or German text of the page, and in no name of a player or a bandit.
ENGLISH = re.compile(
    r"\b(?:the|and|with|your|you|of|to|is|are|his|her|cards?|players?|rounds?|roof|inside|loot|plays?|draws?|moves?)\b",
    re.IGNORECASE,
)


def violations(visitor: Visitor, forced: bool = False) -> list[str]:
    """Serious accessibility violations, once all transitions have ended.

    The contrast of forced colours is not checked: the system chooses them.
    """
    visitor.page.evaluate(LEAVE_OUT_SHAPES)
    visitor.until(SETTLED)
    rules = {"color-contrast": {"enabled": not forced}}
    options = {"runOnly": {"type": "tag", "values": STANDARDS}, "resultTypes": ["violations"], "rules": rules}
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes']]}"
        for one in visitor.page.evaluate(VIOLATIONS, options)
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_accessible(name: str, connected: VisitorFactory, moments: Moments) -> None:
    """There is no serious violation, not even with forced colours, more contrast or text twice as large, and nothing
    scrolls sideways with large text or at the width of a small phone.  In German, whose words are the longest; none
    may be missing.  What is read aloud has a name."""
    visitor = show(name, connected, moments, language="de")
    assert untranslated(visitor, "de") == set()
    check_names(visitor)
    visitor.page.evaluate(LEAVE_OUT_SHAPES)
    assert visitor.page.evaluate(DRAW)
    visitor.page.evaluate(Axe().axe_script)
    assert violations(visitor) == []
    visitor.page.emulate_media(forced_colors="active")
    assert violations(visitor, forced=True) == []
    visitor.page.emulate_media(forced_colors="none", contrast="more")
    assert violations(visitor) == []
    visitor.page.emulate_media(contrast="no-preference")
    visitor.page.evaluate("() => document.documentElement.style.setProperty('--text-size', 2)")
    visitor.until(FITS)
    assert violations(visitor) == []
    visitor.page.evaluate("() => document.documentElement.style.setProperty('--text-size', 1)")
    visitor.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    visitor.until(FITS)


def check_names(visitor: Visitor) -> None:
    """Every picture, button, link and list has a name for assistive technology, which no description repeats."""
    tree = visitor.tools().send("Accessibility.getFullAXTree")["nodes"]
    told = [node for node in tree if not node["ignored"]]
    said = [(node["role"]["value"], spoken(node, "name"), spoken(node, "description")) for node in told]
    assert len(said) > 5
    assert [role for role, words, _ in said if role in ("image", "button", "link", "combobox") and not words] == []
    assert [words for _, words, more in said if words and words == more] == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_text_twice_as_large_fits_a_phone(language: str, connected: VisitorFactory) -> None:
    """In the languages with the longest words, no screen outside a game scrolls sideways."""
    visitor = connected("/", size=PHONE, language=language, text=200)
    wide = []
    for path in ("/", "/rules", "/learn", "/new"):
        visitor.go(path)
        visitor.page.locator("main .button").first.wait_for()
        if not visitor.page.evaluate(FITS):
            wide.append(path)
    assert wide == []


def spoken(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()


def untranslated(visitor: Visitor, language: str) -> set[str]:
    """Lines that contain a key instead of its text, or English words."""
    assert visitor.page.evaluate("() => document.documentElement.lang") == language
    lines = RULE.sub("", visitor.page.evaluate(TEXT, NAMES)).splitlines()
    return {line for line in lines if KEY.search(line) or ENGLISH.search(line)}


def test_no_french_word_is_missing(connected: VisitorFactory, moments: Moments) -> None:
    missing = {name: untranslated(visitor, "fr") for name, visitor in walk(connected, moments, language="fr")}
    assert set(missing) == set(SCREENS)
    assert {name: lines for name, lines in missing.items() if lines} == {}


def test_every_control_is_large_enough_for_a_thumb(connected: VisitorFactory, moments: Moments) -> None:
    """On a phone, at least 44 pixels each way."""
    small = {name: visitor.page.evaluate(SMALL) for name, visitor in walk(connected, moments, size=PHONE)}
    assert set(small) == set(SCREENS)
    assert {name: those for name, those in small.items() if those} == {}


def test_the_language_can_change_during_a_game(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["planning"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0])
    visitor.asked()
    english = visitor.page.locator("#prompt").inner_text()
    visitor.button("Menu").click()
    visitor.button("Settings").click()
    visitor.page.get_by_role("radio", name="Deutsch").check()
    visitor.page.keyboard.press("Escape")
    visitor.button("Menü").wait_for()
    visitor.until("english => document.querySelector('#prompt').innerText !== english", english)


@pytest.mark.parametrize("name", ["lobby", "stealing", "super"])
def test_nothing_moves_with_reduced_motion(name: str, connected: VisitorFactory, moments: Moments) -> None:
    visitor = show(name, connected, moments, calm=True, motion="system", speed=1, size=PHONE, drawn=True)
    visitor.page.wait_for_timeout(100)
    assert visitor.page.evaluate(ENDLESS) == []
