"""Between two rounds an optional dialog shows what has changed and what comes next."""

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import ANSWERS, Visitor

# Notes the text of the dialog, and when it opens and closes: it closes by itself.
WATCH = """() => {
  const look = () => {
    const dialog = document.querySelector("dialog[aria-labelledby=intermission]");
    if (dialog && !window.programme) window.programme = { text: dialog.innerText, opened: performance.now() };
    if (!dialog && window.programme && !window.programme.closed) window.programme.closed = performance.now();
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
LONGEST = 16_000  # milliseconds at half speed


def test_the_intermission_shows_the_standings_and_what_comes_next(connected: VisitorFactory, moments: Moments) -> None:
    """The same person watches on several screens with different settings."""
    table = moments["round-end"]

    def arrive(**how: object) -> Visitor:
        visitor = connected(f"/t/{table.key}", token=table.tokens[0], **how)
        visitor.asked()
        visitor.page.evaluate(WATCH)
        return visitor

    shown = arrive(motion="full", speed=4, intermission=True)
    calm = arrive(motion="none", speed=4, intermission=True)
    hasty = arrive(motion="full", speed=4)
    at_once = arrive(motion="full", speed=0, intermission=True)
    at_once.page.locator(ANSWERS).first.click()
    for eyes in (shown, calm):
        eyes.until("() => window.programme?.closed", patience=120_000)  # by itself
        text = eyes.page.evaluate("() => window.programme.text")
        assert "Standings" in text  # and no changes: these pages did not see the round begin
        assert "Next: round" in text
        assert "$" in text
        spoken = eyes.page.get_by_role("log").get_by_text("of 5 is over.")
        expect(spoken.first).to_be_attached()
    expect(hasty.page.locator("[data-asked]")).to_be_attached(timeout=120_000)
    for eyes in (hasty, at_once):
        assert eyes.page.evaluate("() => window.programme === undefined")


def test_a_key_ends_the_intermission(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["round-end-again"]
    player = connected(f"/t/{table.key}", token=table.tokens[0], motion="none", speed=0.5, intermission=True)
    player.asked()
    player.page.evaluate(WATCH)
    player.page.locator(ANSWERS).first.click()
    player.page.get_by_role("dialog", name="Intermission").wait_for(timeout=120_000)
    player.page.keyboard.press("Space")
    player.until("() => window.programme?.closed")
    assert player.page.evaluate("() => window.programme.closed - window.programme.opened") < LONGEST
