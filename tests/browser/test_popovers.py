"""Everything on full tables explains itself: by mouse, by keyboard, and by touch on a small phone.

Each table is checked once in each way, in one visit.  The test sets the page's clock, so it need not wait for hovering
and long presses.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from folsom import rulebook
from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import DESK, Visitor

SMALL = (360, 640)
TABLES = {"planning": "en", "coach": "fr", "law": "de", "horses": "en", "super": "fr"}  # moments, each in a language
LONG_ENOUGH = 500  # milliseconds until hovering or a long press opens a bubble
RULES = {rule.id for rule in rulebook.rules()}
PATIENCE = 4000  # for the server's reason why something cannot be chosen

# Everything that must explain itself, or be inside something that does.
ASKED = ", ".join(
    (
        *(".seat", ".seat .faces > *", ".seat .stats .loot > *", ".seat .stats .count", ".seat .badge", ".seat .first"),
        *(".round", ".round li", ".hand .card", ".gear > *", ".loot p", ".heap li", ".goals, .signs"),
        *(".pile .head", ".pile .turn", ".pile li:not(.slot)", "span.slot:not(.empty)", "li > b:first-child"),
        *(".piece .body", ".hull text.count", ".targets .figure", ".targets .loot", ".shut button"),
    )
)
# Helpers in the page.  `things` has everything with an explanation; things that look the same and explain the same are
# one entry.
PREPARE = """() => {
  const ANSWERS = "[data-about], [data-why]";
  const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96];
  const GRID = SHARES.flatMap((across) => SHARES.map((down) => [across, down]));
  window.silent = (asked) => [...document.querySelectorAll(asked)]
    .filter((one) => one.checkVisibility() && !one.closest(ANSWERS))
    .map((one) => one.outerHTML.slice(0, 120));

  window.things = new Map();
  for (const thing of document.querySelectorAll(ANSWERS)) {
    if (!thing.checkVisibility()) continue;
    const { about = "", why = "" } = thing.dataset;
    const name = [thing.tagName, thing.getAttribute("class"), about, why].join(" ");
    things.set(name, [...(things.get(name) ?? []), thing]);
  }

  // A point where one of these things is not covered by anything else.
  window.reach = (name) => {
    for (const thing of things.get(name)) {
      thing.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
      const { x, y, width, height } = thing.getBoundingClientRect();
      const at = GRID.map(([across, down]) => [x + width * across, y + height * down]);
      const point = at.find(([px, py]) => document.elementFromPoint(px, py)?.closest(ANSWERS) === thing);
      if (point) return point;
    }
    return null;
  };

  window.hasFocus = (name) => things.get(name).includes(document.activeElement);
  window.focused = (name) => {
    things.get(name)[0].focus();
    return hasFocus(name);
  };

  // The number of different things with an explanation; tokens of a kind differ only in their value.
  window.different = () => {
    const all = [...document.querySelectorAll("[data-about]")].map((one) => one.dataset.about.split(":"));
    return new Set(all.map(([kind, name]) => `${kind}:${name}`)).size;
  };

  // What the bubble says; null while there is none.  With `whole`, it also explains everything inside the thing.
  window.told = ([name, whole]) => {
    const [bubble, ...others] = document.querySelectorAll("#explained.ready");
    if (!bubble) return null;
    const { left, right, top, bottom, x, y, width } = bubble.getBoundingClientRect();
    const thing = things.get(name)[0];
    const area = thing.matches(".head") ? thing.parentElement : thing;
    const inside = whole ? [...area.querySelectorAll("[data-about]")] : [];
    const expected = new Set([thing, ...inside].flatMap((one) => one.dataset.about || []));
    const sections = [...bubble.querySelectorAll("section:not(.plan)")].map((one) => ({
      title: one.querySelector("strong").textContent.trim(),
      text: one.querySelector("p").textContent.trim(),
      link: one.querySelector("a")?.getAttribute("href") ?? null,
      shown: one.querySelector("a")?.textContent ?? null,
      reason: one.matches(".reason"),
    }));
    if (!expected.size && !sections.length) return null; // the server has not sent the reason yet
    return {
      single: !others.length,
      inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      inFront: bubble.contains(document.elementFromPoint(x + width / 2, y + 6)),
      missing: expected.size - sections.filter(({ reason }) => !reason).length,
      sections,
    };
  };
}"""
ELSEWHERE = (5, 5)
CLOSED = "() => !document.querySelector('#explained')"


def at_table(connected: VisitorFactory, moments: Moments, name: str, **how: Any) -> Visitor:
    """A visitor at a table, whose page has a clock that the test controls."""
    visitor = connected(
        f"/t/{moments[name].key}", token=moments[name].tokens[0], language=TABLES[name], clock=True, **how
    )
    visitor.asked()
    visitor.page.evaluate(PREPARE)
    return visitor


def names(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate("() => [...things.keys()]")
    return found


def problems(visitor: Visitor, name: str, whole: bool) -> Iterator[str]:
    """What is wrong with the popover that is open for a thing."""
    try:
        told = visitor.until("(what) => told(what)", [name, whole], PATIENCE)
    except Error:
        yield f"{name}: explains nothing"
        return
    yield from (f"{name}: not {fact}" for fact in ("single", "inside", "inFront") if not told[fact])
    if told["missing"]:
        yield f"{name}: {told['missing']} of the things in it are not explained"
    for section in told["sections"]:
        rule = (section["link"] or "").removeprefix("/rules#")
        if not section["title"] or not section["text"]:
            yield f"{name}: has no title or no text"
        if not section["reason"] and (not rule or rule not in section["shown"] or rule not in RULES):
            yield f"{name}: {section['title']} has no rule"


def assert_nothing_is_silent(visitor: Visitor) -> None:
    assert visitor.page.evaluate("(asked) => silent(asked)", ASKED) == []


@pytest.mark.parametrize("table", TABLES)
def test_everything_explains_itself_by_mouse(table: str, connected: VisitorFactory, moments: Moments) -> None:
    visitor = at_table(connected, moments, table, size=DESK)
    assert_nothing_is_silent(visitor)
    wrong: list[str] = []
    for name in names(visitor):
        at = visitor.page.evaluate("(name) => reach(name)", name)
        if at is None:
            wrong.append(f"{name}: is covered")
            continue
        visitor.page.mouse.move(*at)
        visitor.page.clock.fast_forward(LONG_ENOUGH)
        wrong += problems(visitor, name, whole=False)
        visitor.page.keyboard.press("Escape")
        if not visitor.page.evaluate(CLOSED):
            wrong.append(f"{name}: does not close")
    assert wrong == []


@pytest.mark.parametrize("table", TABLES)
def test_everything_explains_itself_by_keyboard(table: str, connected: VisitorFactory, moments: Moments) -> None:
    """Everything focusable, on focus and with "?"; without a focus, "?" lists everything."""
    visitor = at_table(connected, moments, table, size=SMALL)
    keys = visitor.page.keyboard
    keys.press("Tab")  # from here on, the browser shows the focus
    wrong: list[str] = []
    for name in names(visitor):
        if not visitor.page.evaluate("(name) => focused(name)", name):
            continue
        wrong += problems(visitor, name, whole=False)
        keys.press("?")
        wrong += problems(visitor, name, whole=True)
        if not visitor.page.evaluate("() => document.activeElement.matches('#explained a')"):
            wrong.append(f"{name}: its rule does not have the focus")
        keys.press("Escape")
        if not visitor.page.evaluate(CLOSED) or not visitor.page.evaluate("(name) => hasFocus(name)", name):
            wrong.append(f"{name}: does not close, or loses the focus")
    assert wrong == []
    visitor.page.evaluate("() => document.activeElement.blur()")
    keys.press("?")
    listed = visitor.page.locator("dialog .things dt").all_inner_texts()
    assert len(listed) == visitor.page.evaluate("() => different()")


@pytest.mark.parametrize("table", TABLES)
def test_everything_explains_itself_by_touch(table: str, connected: VisitorFactory, moments: Moments) -> None:
    """A long press only explains; a tap elsewhere closes the bubble.  The button of the pile explains its cards."""
    visitor = at_table(connected, moments, table, size=SMALL, touch=True)
    assert_nothing_is_silent(visitor)
    finger = visitor.tools()
    wrong: list[str] = []
    for name in names(visitor):
        at = visitor.page.evaluate("(name) => reach(name)", name)
        if at is None:
            if not visitor.page.evaluate("(name) => things.get(name)[0].matches('.film, .film *')", name):
                wrong.append(f"{name}: is covered")
            continue
        touch = {"x": at[0], "y": at[1]}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        visitor.page.clock.fast_forward(LONG_ENOUGH)
        wrong += problems(visitor, name, whole=True)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        visitor.page.touchscreen.tap(*ELSEWHERE)
        if not visitor.page.evaluate(CLOSED):
            wrong.append(f"{name}: does not close")
    assert wrong == []
    assert visitor.page.locator("[data-asked]").get_attribute("data-asked") == visitor.known


def test_a_popover_leads_to_its_rule_among_all_the_others(connected: VisitorFactory, moments: Moments) -> None:
    visitor = at_table(connected, moments, "law", size=SMALL)
    visitor.page.locator(".seat").first.focus()
    visitor.page.keyboard.press("?")
    link = visitor.page.locator("#explained a").first
    expect(link).to_be_focused()
    number = (link.get_attribute("href") or "").removeprefix("/rules#")
    with visitor.page.expect_popup() as opened:
        visitor.page.keyboard.press("Enter")
    rule = opened.value.locator(f"[id='{number}'].marked")
    expect(rule).to_be_in_viewport()
    ids = opened.value.evaluate("() => [...document.querySelectorAll('li[id]')].map(({ id }) => id)")
    assert sorted(ids) == sorted(RULES)


def test_things_in_a_dialog_explain_themselves_in_front_of_it(connected: VisitorFactory, moments: Moments) -> None:
    visitor = at_table(connected, moments, "planning", size=DESK)
    visitor.page.locator(".pile .head").click()
    visitor.page.evaluate(PREPARE)
    name = next(one for one in reversed(names(visitor)) if " card:" in one and one.startswith("LI"))
    visitor.page.locator("dialog li[data-about]").last.hover()
    visitor.page.clock.fast_forward(LONG_ENOUGH)
    assert list(problems(visitor, name, whole=False)) == []
    visitor.page.keyboard.press("Escape")
    assert visitor.page.evaluate(CLOSED)
    assert visitor.page.locator("dialog").is_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")
    visitor.page.locator(".hand .card").first.hover()
    visitor.page.clock.fast_forward(LONG_ENOUGH)
    visitor.page.locator("#explained.ready").wait_for()
