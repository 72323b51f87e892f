"""The page explains why: cards without effect, choices that are not possible, and lines of the log."""

import json

import pytest
from playwright.sync_api import expect

import folsom
from folsom import lessons
from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import PHONE, Visitor

LANGUAGES = ("en", "fr", "de")
NEXT = {"en": "Next", "fr": "Suite", "de": "Weiter"}
MINUTES = 600_000  # milliseconds

# Bubbles disappear by themselves, so their texts are noted as they appear.
NOTE_BUBBLES = """() => {
    window.said = [];
    new MutationObserver(() => {
        for (const bubble of document.querySelectorAll(".effects b")) {
            const said = bubble.textContent;
            if (!window.said.includes(said)) window.said.push(said);
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""


def begin(visitor: Visitor, lesson: str, texts: int) -> None:
    """Begin a lesson, and read this many texts up to its first task."""
    language = json.loads(visitor.page.evaluate("localStorage.getItem('folsom.settings')"))["language"]
    title = lessons.find(lesson).title[language]
    visitor.page.locator(".name", has_text=title).and_(visitor.page.get_by_text(title, exact=True)).click()
    for _ in range(texts):
        visitor.button(NEXT[language]).click()
    visitor.asked()


@pytest.mark.parametrize("motion", ["full", "none"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_effect_says_why_at_its_bandit(language: str, motion: str, connected: VisitorFactory) -> None:
    lesson = lessons.find("rob")
    game = folsom.scene(lesson.scene, language=language)
    game.play(lesson.learner, "rob J1")
    why = next(event.words for event in game.events(lesson.learner) if event.kind == "nothing")
    visitor = connected("/learn", language=language, speed=2, motion=motion)
    begin(visitor, "rob", 1)
    visitor.page.evaluate(NOTE_BUBBLES)
    visitor.page.locator(".targets .loot").filter(has=visitor.page.locator("[data-shape=t-jewel]")).click()
    visitor.until("why => window.said.includes(why)", why)


def test_hovering_says_why_a_bandit_cannot_be_shot_at_and_by_which_rule(connected: VisitorFactory) -> None:
    visitor = connected("/learn")
    begin(visitor, "fire", 2)
    visitor.page.locator(".body[data-why='fire Doc']").hover()
    bubble = visitor.page.locator("#explained")
    expect(bubble).to_contain_text("On the roofs you fire at the nearest bandits in line of sight")
    expect(bubble.locator("a[href='/rules#FIRE-4']")).to_have_count(1)


def test_the_keyboard_reaches_the_reason_why_something_cannot_be_chosen(connected: VisitorFactory) -> None:
    """One Tab stop after the possible choices; arrows lead to the others, and "?" to the rule."""
    visitor = connected("/learn")
    begin(visitor, "fire", 2)
    shut = visitor.page.get_by_role("toolbar", name="What cannot be chosen, and why")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Tab")
    expect(shut.locator("button:focus")).to_have_count(1)
    expect(shut.locator("button[tabindex='0']")).to_have_count(1)
    visitor.page.keyboard.press("Home")
    doc = shut.get_by_role("button", name="Doc")
    for _ in range(shut.get_by_role("button").count()):
        if doc.evaluate("button => button === document.activeElement"):
            break
        visitor.page.keyboard.press("ArrowRight")
    expect(doc).to_be_focused()
    assert doc.get_attribute("aria-disabled") == "true"
    expect(visitor.page.locator("#explained")).to_contain_text("On the roofs you fire at the nearest bandits")
    expect(doc).to_have_attribute("aria-describedby", "explained")
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("#explained a[href='/rules#FIRE-4']")).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(doc).to_be_focused()


def test_a_long_press_says_why_a_place_cannot_be_reached(connected: VisitorFactory) -> None:
    visitor = connected("/learn", size=PHONE, touch=True)
    begin(visitor, "end", 1)
    place = visitor.page.locator("[data-why='move 0 roof']")
    place.scroll_into_view_if_needed()
    place.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(visitor.page.locator("#explained")).to_contain_text("Inside, a Move goes one car forward or back")


def test_a_focused_card_says_why_it_cannot_be_played(connected: VisitorFactory) -> None:
    visitor = connected("/learn")
    begin(visitor, "whiskey", 1)
    visitor.page.locator(".hand .card").first.focus()
    for _ in range(3):
        if visitor.page.evaluate("document.activeElement.matches('.bullet')"):
            break
        visitor.page.keyboard.press("Tab")
    expect(visitor.page.locator("#explained .reason")).to_contain_text("Bullets cannot be played.")
    expect(visitor.page.locator(".hand .bullet[aria-describedby=explained]")).to_have_count(1)


def test_a_line_of_the_log_leads_to_its_cause_and_its_rule(connected: VisitorFactory) -> None:
    visitor = connected("/learn")
    begin(visitor, "fire", 2)
    visitor.button("Log").click()
    visitor.page.get_by_role("button", name="Django fires at Doc.").click()
    because = visitor.page.locator(".because")
    expect(because.get_by_role("link", name="FIRE-1")).to_have_attribute("href", "/rules#FIRE-1")
    because.get_by_role("button", name="Django: Fire.").click()
    expect(visitor.page.locator(".line[aria-expanded=true]")).to_have_text("Django: Fire.")
    expect(visitor.page.locator(".line[aria-expanded=true]")).to_be_focused()


def test_a_returning_player_reads_what_happened_to_them(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["stealing"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0])
    visitor.asked()
    away = visitor.page.get_by_role("complementary", name="While you were away")
    expect(away).to_have_count(0)
    visitor.until("() => localStorage.getItem('folsom.seen') !== null")
    long_ago = f'localStorage.getItem(\'folsom.seen\').replace(/"at":(\\d+)/, (_, at) => `"at":${{at - {MINUTES}}}`)'
    nothing_seen = f'{long_ago}.replace(/"events":\\d+/, \'"events":0\')'
    with visitor.page.add_init_script(f"localStorage.setItem('folsom.seen', {nothing_seen})"):
        visitor.page.reload()
    expect(away).to_be_visible()
    away.get_by_role("button", name="Log").click()
    expect(away).to_have_count(0)
    expect(visitor.page.get_by_role("complementary", name="Log")).to_be_visible()


def test_a_player_who_thinks_for_long_was_not_away(connected: VisitorFactory) -> None:
    visitor = connected("/learn", clock=True)
    begin(visitor, "marshal", 1)
    for _ in range(5):
        visitor.page.clock.fast_forward(30_000)
    visitor.page.get_by_role("button", name="The Marshal goes").first.click()
    visitor.page.get_by_role("button", name="The Marshal goes").last.click()
    expect(visitor.page.locator(".lesson .count")).to_have_text("3 of 3")
    expect(visitor.page.locator(".away")).to_have_count(0)
