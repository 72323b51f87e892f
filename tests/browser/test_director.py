"""How the show presents events: close-ups, captions, the card being played, and what happens to the viewer."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import DIALOGS, Moments
from tools.visitor import ANSWERS, PATIENCE, PHONE, Visitor

# Pauses the show the moment an element appears on the page.
PAUSE_AT = """(selector) => {
  const look = () => {
    const [found, pause] = [selector, "button[title=Pause]"].map((one) => document.querySelector(one));
    if (!found || !pause) return;
    watch.disconnect();
    pause.click();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.lens')).transform).a"
CAPTION = ".letterbox strong"
SHOT = re.compile(r"^\w+ shot you$")


def test_a_player_sees_on_every_screen_that_they_are_shot(connected: VisitorFactory, moments: Moments) -> None:
    """The same person watches on several screens with different settings."""
    table = moments["under-fire"]

    def arrive(pause: str | None = None, **how: object) -> Visitor:
        visitor = connected(f"/t/{table.key}", token=table.tokens[0], **how)
        visitor.asked()
        if pause:
            visitor.page.evaluate(PAUSE_AT, pause)
        return visitor

    hit = "body:has(.letterbox strong) .figure [data-shape$='-hit']"
    near, phone = arrive(hit, motion="full", speed=1), arrive(hit, motion="full", speed=2, size=PHONE)
    fast, still = arrive(CAPTION, motion="full", speed=4), arrive(CAPTION, motion="none", speed=1)
    first = arrive(motion="full", speed=4, seasoned=False)
    arrive().page.locator(ANSWERS).first.click()
    for eyes in (near, phone, fast, still):
        eyes.button("Continue").wait_for(timeout=4 * PATIENCE)
        expect(eyes.page.locator(CAPTION)).to_have_text(SHOT)
        expect(eyes.page.locator(".current strong")).to_contain_text(": Fire")
        expect(eyes.page.locator(".seat.struck")).to_have_count(1)
    assert near.page.evaluate(SCALE) > 1.1
    assert fast.page.evaluate(SCALE) == still.page.evaluate(SCALE) == 1
    go_on = first.page.locator(".letterbox button")
    go_on.wait_for(timeout=4 * PATIENCE)
    expect(first.page.locator(CAPTION)).to_have_text("Django has nobody to punch.")  # their own card
    first.page.keyboard.press("Space")
    expect(first.page.locator(CAPTION)).to_have_text(SHOT, timeout=4 * PATIENCE)
    expect(first.page.locator(".letterbox p span")).to_contain_text("A Bullet that hit you.")
    expect(go_on).to_be_focused()
    first.page.wait_for_timeout(1500)  # longer than it stays for experienced players
    expect(first.page.locator(CAPTION)).to_have_text(SHOT)
    first.page.keyboard.press("Space")
    expect(go_on).to_have_count(0)
    for eyes in (near, still):
        eyes.button("Skip").click()
        expect(eyes.page.locator(".letterbox")).to_have_count(0)
        assert eyes.page.evaluate(SCALE) == 1


def test_the_log_lists_a_theft_under_what_happened_to_me(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["robbed"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0])
    visitor.asked()
    DIALOGS["log"](visitor)
    visitor.page.get_by_role("radio", name="What happened to me").check()
    expect(visitor.page.locator(".log li.me", has_text=re.compile(r"Cheyenne .*Purse"))).not_to_have_count(0)
    expect(visitor.page.locator(".log li:not(.me)")).to_have_count(0)
