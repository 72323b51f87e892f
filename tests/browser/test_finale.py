"""The end of a game: its last events are shown before the scores."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import PAUSE_AT_ONCE, Moments
from tools.visitor import ANSWERS, PATIENCE, Visitor

# What screen readers announce and what the page shows, from now on until the scores appear.
WATCH = """() => {
  window.told = [];
  window.seen = [];
  const look = () => {
    if (document.querySelector("ol.scores")) return;
    for (const place of document.querySelectorAll(".dock, .banner")) window.seen.push(place.textContent);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  const listener = new MutationObserver((changes) => {
    if (document.querySelector("ol.scores")) return;
    for (const change of changes) for (const line of change.addedNodes) {
      if (line.nodeType === Node.ELEMENT_NODE) window.told.push(line.textContent);
    }
  });
  listener.observe(document.querySelector("[role=log]"), { childList: true });
}"""
# Of a finished game's events of some kinds: which were announced, and which of those the page did not show.
MISSED = """async ([key, kinds]) => {
  const token = localStorage.getItem("folsom.token");
  const headers = { Authorization: `Bearer ${token}` };
  const path = `/api/tables/${key}/steps?seat=0&language=en&count=100`;
  const events = [];
  for (let first = 0; ; first += 100) {
    const answer = await fetch(`${path}&first=${first}`, { headers });
    const { steps } = await answer.json();
    events.push(...steps.flatMap((step) => step.events));
    if (steps.length < 100) break;
  }
  const wanted = events.filter((one) => kinds.includes(one.kind) && window.told.includes(one.words));
  const missed = wanted.filter((one) => !window.seen.some((text) => text.includes(one.words.replace(/\\.$/, ""))));
  return [wanted.map((one) => one.kind), missed.map((one) => one.words)];
}"""
KINDS = {"finale": ["turned", "event", "won"], "super-finale": ["reveals", "uncoupled", "won"]}


@pytest.mark.parametrize("name", KINDS)
def test_the_last_cards_are_shown_before_the_scores(name: str, connected: VisitorFactory, moments: Moments) -> None:
    """The same person watches on several screens with different settings."""
    table = moments[name]

    def arrive(**how: object) -> Visitor:
        visitor = connected(f"/t/{table.key}", token=table.tokens[0], **how)
        visitor.asked()
        visitor.page.evaluate(WATCH)
        return visitor

    moving, still = arrive(motion="full", speed=4), arrive(motion="none", speed=4)
    paused = arrive(motion="full", speed=0.5)
    paused.page.evaluate(PAUSE_AT_ONCE, None)
    at_once = arrive(motion="full", speed=0)
    at_once.page.locator(ANSWERS).first.click()
    expect(scores(at_once)).to_be_visible()
    for eyes in (moving, still):
        expect(scores(eyes)).to_be_visible(timeout=8 * PATIENCE)
        kinds, missed = eyes.page.evaluate(MISSED, [table.key, KINDS[name]])
        assert set(kinds) == set(KINDS[name])
        assert missed == []
    paused.button("Continue").wait_for()
    expect(scores(paused)).to_have_count(0)
    paused.button("Skip").click()
    expect(scores(paused)).to_be_visible()
    assert paused.page.evaluate("() => document.activeElement.tagName") == "H1"


def scores(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("heading", name="The robbery is over")
