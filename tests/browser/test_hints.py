"""Hints say what to do and why, and after a round a review names the decision that cost the most."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments, open_hint
from tools.visitor import ANSWERS

PATIENCE = 300_000  # milliseconds: a bot thinks about every decision of a round


def test_a_hint_gives_reasons_and_alternatives(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["front"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0])
    visitor.asked()
    open_hint(visitor)
    dialog = visitor.page.get_by_role("dialog", name="What a strong bot would do")
    rows = dialog.locator(".row")
    expect(rows.first).to_contain_text("% to win")
    reasons = rows.locator("p").all_inner_texts()
    assert len(reasons) == rows.count()
    assert all(reason.endswith(".") for reason in reasons)
    expect(dialog.get_by_role("heading", name="What else you could do")).to_be_visible()


def test_the_costliest_decision_is_shown_between_rounds_and_in_the_log(
    connected: VisitorFactory, moments: Moments
) -> None:
    table = moments["round-end-alone"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], motion="none", speed=0.5, intermission=True)
    visitor.asked()
    visitor.page.locator(ANSWERS).first.click()
    interval = visitor.page.get_by_role("dialog", name="Intermission")
    interval.wait_for(timeout=PATIENCE)
    interval.get_by_role("button", name="What cost me the most?").focus()
    visitor.page.keyboard.press("Enter")
    check_review(visitor.page)
    visitor.page.keyboard.press("Escape")
    expect(interval).to_be_visible()  # it stays open during the review
    interval.get_by_role("button", name="Continue").click()
    expect(interval).to_have_count(0)
    visitor.button("Log").click()
    visitor.page.locator(".log .review").last.click()
    check_review(visitor.page)


def check_review(page: Page) -> None:
    """The review names a mistake and what was better, or says that there was none."""
    dialog = page.locator("dialog").filter(has=page.get_by_role("heading", name="what cost you the most"))
    dialog.locator(".words").wait_for(timeout=PATIENCE)
    if dialog.locator(".row").count():
        expect(dialog.get_by_text("You chose")).to_be_visible()
        expect(dialog.get_by_text("A better choice")).to_be_visible()
    else:
        expect(dialog).to_contain_text("No mistakes worth mentioning")
