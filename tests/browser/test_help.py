"""Bubbles explain everything on the table, and the page contains the rules."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import DESK, PHONE, Visitor

SMALL = (PHONE[0], 664)
BUBBLE = "#explained.ready"
# Whether a bubble covers what it explains.
COVERS = """([thing, bubble]) => {
  const [a, b] = [thing, bubble].map((one) => one.getBoundingClientRect());
  return a.right > b.x && b.right > a.x && a.bottom > b.y && b.bottom > a.y;
}"""


def at_table(connected: VisitorFactory, moments: Moments, name: str = "planning", **how: object) -> Visitor:
    visitor = connected(f"/t/{moments[name].key}", token=moments[name].tokens[0], **how)
    visitor.asked()
    return visitor


def covers(visitor: Visitor, thing: Locator) -> bool:
    bubble = visitor.page.locator(BUBBLE).element_handle()
    covered: bool = visitor.page.evaluate(COVERS, [thing.element_handle(), bubble])
    return covered


@pytest.mark.parametrize(
    "thing", [".hand .card", ".seats button", ".round li", ".piece.figure .body", ".piece.token .body"]
)
def test_hovering_shows_a_bubble_next_to_what_it_explains(
    thing: str, connected: VisitorFactory, moments: Moments
) -> None:
    visitor = at_table(connected, moments, size=DESK)
    found = visitor.page.locator(thing).first
    found.hover(force=True, position={"x": 6, "y": 6} if thing == ".seats button" else None)
    bubble = visitor.page.locator(BUBBLE)
    bubble.wait_for()
    assert bubble.locator("strong").first.inner_text()
    assert bubble.get_by_role("link").first.get_attribute("href", timeout=1000)
    assert not covers(visitor, found)
    visitor.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_the_keyboard_explains_what_is_focused(connected: VisitorFactory, moments: Moments) -> None:
    """And returns the focus: Escape closes the bubble, and takes nothing back."""
    visitor = at_table(connected, moments)
    page = visitor.page
    plate = page.locator(".seats button").first
    page.keyboard.press("Tab")  # from here on the browser shows the focus
    plate.focus()
    page.locator(BUBBLE).wait_for()
    assert plate.get_attribute("aria-describedby") == "explained"
    page.keyboard.press("?")
    expect(page.locator(f"{BUBBLE} a").first).to_be_focused()
    assert page.locator(f"{BUBBLE} section").count() > 3  # its numbers are explained too
    page.keyboard.press("Escape")
    expect(plate).to_be_focused()
    expect(page.locator(BUBBLE)).to_have_count(0)
    assert visitor.known == page.locator("[data-asked]").get_attribute("data-asked")


def test_a_long_press_explains_a_card_and_does_not_play_it(connected: VisitorFactory, moments: Moments) -> None:
    visitor = at_table(connected, moments, size=SMALL, touch=True)
    card = visitor.page.locator(".hand .card.playable").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.tools()
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    bubble = visitor.page.locator(BUBBLE)
    bubble.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not covers(visitor, card)
    assert visitor.known == visitor.page.locator("[data-asked]").get_attribute("data-asked")
    visitor.page.touchscreen.tap(point["x"], point["y"])  # the first touch outside the bubble only closes it
    expect(bubble).to_have_count(0)
    visitor.page.wait_for_timeout(300)
    assert visitor.known == visitor.page.locator("[data-asked]").get_attribute("data-asked")


RULES = {
    "en": ("Rules", "in the order they were played"),
    "fr": ("Règles", "dans l'ordre où elles ont été jouées"),
    "de": ("Regeln", "in der sie gespielt wurden"),
}
HOUSE_RULE = {"en": "House rule", "fr": "Règle maison", "de": "Hausregel"}


@pytest.mark.parametrize("language", list(RULES))
def test_a_link_leads_to_a_rule_in_the_language_of_the_reader(
    language: str, connected: VisitorFactory, moments: Moments
) -> None:
    title, words = RULES[language]
    visitor = connected("/rules#ACT-1", token=moments["planning"].tokens[0], language=language, size=SMALL)
    rule = visitor.page.locator("#ACT-1")
    rule.wait_for()
    assert visitor.page.locator("h1").inner_text() == title
    assert words in rule.inner_text()
    expect(rule).to_be_in_viewport()
    assert "marked" in (rule.get_attribute("class") or "")
    assert HOUSE_RULE[language] in visitor.page.locator("#MP-SET-3").inner_text()
    assert HOUSE_RULE[language] not in rule.inner_text()
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_an_invitation_and_the_menu_of_a_game_lead_to_the_rules(connected: VisitorFactory, moments: Moments) -> None:
    for name, token in (("waiting", None), ("waiting", moments["waiting"].tokens[0])):
        visitor = connected(f"/t/{moments[name].key}", token=token)
        expect(visitor.page.get_by_role("link", name="Rules", exact=True)).to_have_attribute("href", "/rules")
    visitor = connected(f"/t/{moments['planning'].key}", token=moments["planning"].tokens[0])
    visitor.asked()
    visitor.button("Menu").click()
    with visitor.page.expect_popup() as opened:
        visitor.page.get_by_role("link", name="Rules", exact=True).click()
    opened.value.get_by_label("Search the rules").wait_for()


def test_the_rules_are_found_from_the_lobby_and_searched(connected: VisitorFactory) -> None:
    visitor = connected("/")
    visitor.page.get_by_role("link", name="Rules", exact=True).click()
    search = visitor.page.get_by_label("Search the rules")
    search.fill("tunnel face down")
    expect(visitor.page.locator("#PLAN-5")).to_be_visible()
    expect(visitor.page.locator("#MOVE-1")).to_have_count(0)
    search.fill("no such words")
    expect(visitor.page.get_by_role("status").filter(has_text="No rule contains these words.")).to_be_visible()
