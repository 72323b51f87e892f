"""A card shows a ghost of its bandit where the plan leads: on hover, on focus and on a long press."""

import pytest
from playwright.sync_api import expect

from folsom import lessons
from tests.browser.conftest import VisitorFactory
from tools.visitor import Visitor

GHOST, BUBBLE = ".trail .ghost", "#explained.ready"
SMALL = (390, 664)


def begin(connected: VisitorFactory, **how: object) -> Visitor:
    """The first lesson, at its first task: the pile has Doc's Robbery, then others' Punch and Marshal cards."""
    visitor = connected("/learn", **how)
    lesson = lessons.find("first")
    visitor.page.get_by_text(lesson.title["en"], exact=True).first.click()
    for _ in range(2):
        visitor.button("Next").click()
    visitor.asked()
    visitor.page.locator(".hand [data-plan]").first.wait_for()
    return visitor


def test_hovering_a_card_shows_where_it_leads(connected: VisitorFactory) -> None:
    page = begin(connected, size=(1280, 720)).page
    page.locator(".hand .card", has_text="Move").hover()
    expect(page.locator(GHOST)).to_have_count(2)
    assert sorted(page.locator(".trail .mark").all_inner_texts()) == ["?", "?"]
    expect(page.locator(BUBBLE)).to_contain_text("If nobody interferes")
    expect(page.locator(BUBBLE)).to_contain_text("Uncertain: other players' cards come first.")
    page.mouse.move(5, 5)
    expect(page.locator(GHOST)).to_have_count(0)


def test_a_card_that_may_do_nothing_is_marked_and_says_why(connected: VisitorFactory) -> None:
    """The Robbery in the pile takes the only loot; others may still change that."""
    page = begin(connected).page
    card = page.locator(".hand .card", has_text="Robbery")
    expect(card.locator(".dead")).to_have_text("?")
    assert "may do nothing" in (card.get_attribute("aria-label") or "")
    card.hover()
    expect(page.locator(BUBBLE)).to_contain_text("Doc finds nothing to rob.")
    expect(page.locator(".hand .card .dead")).to_have_count(1)


def test_a_focused_card_shows_its_plan_and_describes_it_to_screen_readers(connected: VisitorFactory) -> None:
    page = begin(connected).page
    page.keyboard.press("Tab")
    card = page.locator(".hand .card", has_text="Floor")
    card.focus()
    expect(page.locator(GHOST)).to_have_count(1)
    assert card.get_attribute("aria-describedby") == "explained"
    expect(page.locator(BUBBLE)).to_contain_text("Doc ends up here: Second class, roof.")
    page.locator("#prompt").focus()
    expect(page.locator(GHOST)).to_have_count(0)


@pytest.mark.parametrize("calm", [False, True])
def test_a_long_press_shows_the_plan_and_covers_no_ghost(calm: bool, connected: VisitorFactory) -> None:
    """The bubble is above or below the ghost; touching something else closes both."""
    visitor = begin(connected, size=SMALL, touch=True, calm=calm)
    page = visitor.page
    box = page.locator(".hand .card", has_text="Floor").bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.tools()
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(BUBBLE).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ghost, bubble = page.locator(GHOST).bounding_box(), page.locator(BUBBLE).bounding_box()
    assert ghost
    assert bubble
    assert ghost["y"] + ghost["height"] <= bubble["y"] or bubble["y"] + bubble["height"] <= ghost["y"]
    page.touchscreen.tap(5, 400)
    expect(page.locator(GHOST)).to_have_count(0)
