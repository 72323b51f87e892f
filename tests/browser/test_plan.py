"""Where a plan leads: a card that is looked at shows a ghost of its bandit, by mouse, keyboard and finger."""

import pytest
from playwright.sync_api import expect

from folsom import lessons
from tests.browser.conftest import TrackedRequest
from tools.visitor import Visitor

GHOST, BUBBLE = ".trail .ghost", "#explained.ready"
SMALL = (390, 664)


def begin(connected: TrackedRequest, **how: object) -> Visitor:
    """The first lesson, at its first task: Doc's Robbery lies in the pile, then a Punch and the Marshal of others."""
    visitor = connected("/learn", **how)
    lesson = lessons.find("first")
    visitor.page.get_by_text(lesson.title["en"], exact=True).first.click()
    for _ in range(2):
        visitor.button("Next").click()
    visitor.asked()
    visitor.page.locator(".hand [data-plan]").first.wait_for()
    return visitor


def test_hovering_a_card_shows_where_it_leads(connected: TrackedRequest) -> None:
    page = begin(connected, size=(1280, 720)).page
    page.locator(".hand .card", has_text="Move").hover()
    expect(page.locator(GHOST)).to_have_count(2)
    assert sorted(page.locator(".trail .mark").all_inner_texts()) == ["1", "2?", "2?"]
    expect(page.locator(BUBBLE)).to_contain_text("If nobody interferes")
    expect(page.locator(BUBBLE)).to_contain_text("Unsure: other players' cards come first.")
    page.mouse.move(5, 5)
    expect(page.locator(GHOST)).to_have_count(0)


def test_a_dead_card_is_marked_and_says_so(connected: TrackedRequest) -> None:
    """The only loot is taken by the Robbery that lies in the pile; others may still change that."""
    page = begin(connected).page
    card = page.locator(".hand .card", has_text="Robbery")
    expect(card.locator(".dead")).to_have_text("?")
    assert "may do nothing" in (card.get_attribute("aria-label") or "")
    card.hover()
    expect(page.locator(BUBBLE)).to_contain_text("Doc finds nothing to rob.")
    expect(page.locator(".hand .card .dead")).to_have_count(1)


def test_the_keyboard_shows_it_and_a_screen_reader_hears_it(connected: TrackedRequest) -> None:
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
def test_a_long_press_shows_it_in_sight(calm: bool, connected: TrackedRequest) -> None:
    """The bubble leaves the ghost free; touching something else takes both away."""
    visitor = begin(connected, size=SMALL, touch=True, calm=calm)
    page = visitor.page
    box = page.locator(".hand .card", has_text="Floor").bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(BUBBLE).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ghost, bubble = page.locator(GHOST).bounding_box(), page.locator(BUBBLE).bounding_box()
    assert ghost
    assert bubble
    assert ghost["y"] + ghost["height"] <= bubble["y"] or bubble["y"] + bubble["height"] <= ghost["y"]
    page.touchscreen.tap(5, 400)
    expect(page.locator(GHOST)).to_have_count(0)
