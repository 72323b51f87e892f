"""Texts for people: no labels of the notation, no choice twice, and lists in the order of the picture."""

import re

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import PAUSE_AT_ONCE, Moments
from tools.visitor import DESK, PHONE, Visitor

LABEL = re.compile(r"\b[PJSW]\d+\b|\bBullet \d|\bCaboose\b|\bbandit-\d")
# The labels of the choices on the train, from left to right.
ALONG = """() => [...document.querySelectorAll(".targets button")]
  .map((one) => ({ at: one.getBoundingClientRect(), said: one.getAttribute("aria-label") }))
  .sort((a, b) => a.at.x + a.at.width / 2 - b.at.x - b.at.width / 2 || b.at.y - a.at.y)
  .map((one) => one.said)"""
# Steps through a replay until a step that is shown has been paused.
STEP_UNTIL_PAUSED = """() => {
  if (document.querySelector('button[title="Continue"]')) return true;
  document.querySelector('button[title="One step forward"]').click();
  return false;
}"""
LISTED = """() => [...document.querySelectorAll(".others button > span")]
  .map((one) => one.innerText.replaceAll("\\u00a0", " "))"""
# A letter may touch the rim of a portrait, never the middle, where the face is.
ON_FACES = """() => [...document.querySelectorAll(".seats .portrait")].filter((one) => {
  const [face, letter] = [one.querySelector("svg"), one.querySelector("b")].map((it) => it.getBoundingClientRect());
  const [left, right] = [face.x + face.width * 0.28, face.x + face.width * 0.72];
  const foot = face.y + face.height * 0.8;
  return letter.right > left && letter.x < right && letter.y < foot;
}).length"""


def look(name: str, connected: VisitorFactory, moments: Moments, seat: int = 0, **how: object) -> Visitor:
    visitor = connected(f"/t/{moments[name].key}", token=moments[name].tokens[seat], **how)
    if seat == 0:
        visitor.asked()
    return visitor


def test_identical_loot_is_one_choice_and_the_best_comes_first(connected: VisitorFactory, moments: Moments) -> None:
    visitor = look("robbing", connected, moments)
    listed = visitor.page.evaluate(LISTED)
    assert len(listed) == len({one.split(" ×")[0] for one in listed}) > 1
    assert any(" ×" in one for one in listed)
    assert visitor.page.evaluate(ALONG) == listed
    dollars = [int(found[1]) for one in listed if (found := re.search(r"\$(\d+)", one))]
    assert dollars == sorted(dollars, reverse=True)


def test_the_list_has_the_order_of_the_train(connected: VisitorFactory, moments: Moments) -> None:
    """The Locomotive is drawn at the right, and listed last."""
    visitor = look("stealing", connected, moments)
    listed = visitor.page.evaluate(LISTED)
    assert len(listed) >= 3
    assert visitor.page.evaluate(ALONG) == listed


def test_no_label_of_the_notation_is_shown(connected: VisitorFactory, moments: Moments) -> None:
    visitor = look("robbing", connected, moments)
    visitor.page.locator("nav.tools .tools button").nth(0).click()  # the log
    visitor.page.locator(".log li").first.wait_for()
    assert LABEL.findall(visitor.page.locator("body").inner_text()) == []
    labels = visitor.page.evaluate(
        "() => [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join('; ')"
    )
    assert LABEL.findall(labels) == []


def test_the_prompt_asks_the_player_and_names_them_to_others(connected: VisitorFactory, moments: Moments) -> None:
    asked = {"en": "Play a card", "fr": "Jouez une carte", "de": "Spiele eine Karte"}
    waiting = {"en": "Waiting for Ann", "fr": "On attend Ann", "de": "Warte auf Ann"}
    for language in asked:
        own = look("planning", connected, moments, language=language)
        assert own.page.locator("#prompt").inner_text().startswith(asked[language])
        other = look("planning", connected, moments, 1, language=language)
        other.page.locator("#prompt").get_by_text(waiting[language]).wait_for()


def test_everybody_at_one_device_is_called_by_name(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["curtain"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0])
    visitor.page.locator("main.curtain").wait_for()
    assert visitor.page.locator("h1").inner_text() == "Pass the device to Ann"


def test_no_letter_covers_a_face(connected: VisitorFactory, moments: Moments) -> None:
    for name in ("planning", "duel"):
        for size in (DESK, (PHONE[0], 664)):
            assert look(name, connected, moments, size=size).page.evaluate(ON_FACES) == 0, (name, size)


def test_face_down_is_drawn_as_the_back_of_a_card(connected: VisitorFactory, moments: Moments) -> None:
    visitor = look("ghost", connected, moments)
    assert visitor.button("Play face down").locator("[data-shape]").get_attribute("data-shape") == "u-face-down"


def test_a_card_does_not_stay_raised_after_a_tap(connected: VisitorFactory, moments: Moments) -> None:
    visitor = look("planning", connected, moments, size=(PHONE[0], 664), touch=True)
    fingers = visitor.tools()
    fingers.send("Emulation.setEmulatedMedia", {"features": [{"name": "hover", "value": "none"}]})
    card = visitor.page.locator(".hand .card.playable").first
    still = card.evaluate("(card) => card.getBoundingClientRect().y")
    card.hover()
    assert card.evaluate("(card) => card.getBoundingClientRect().y") == still


def test_a_replay_waits_for_nobody_and_does_not_shift(connected: VisitorFactory, moments: Moments) -> None:
    """The page has room for the Pause button before anything is shown."""
    table = moments["end"]
    visitor = connected(f"/replay/{table.key}", token=table.tokens[0], speed=1, motion="full")
    below = visitor.page.locator("select.field")
    below.wait_for()
    assert "thinking" not in visitor.page.locator("header.top").inner_text()
    assert visitor.page.get_by_title("Watch the last card again").count() == 1
    line = "(one) => one.getBoundingClientRect().y"
    still = below.evaluate(line)
    visitor.page.evaluate(PAUSE_AT_ONCE, None)
    visitor.page.wait_for_function(STEP_UNTIL_PAUSED, polling=300)
    assert below.evaluate(line) == still
