"""Lessons as people take them: by mouse, by keyboard alone and by touch, in three languages, with every wrong step."""

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from folsom import lessons
from folsom.lessons import Lesson
from tests.browser.conftest import VisitorFactory
from tools.visitor import CARDS, LIST, PATIENCE, PHONE, TRAIN, Visitor

LANGUAGES = ("en", "fr", "de")
WAYS = ("mouse", "keyboard", "touch")
NEXT = {"en": "Next", "fr": "Suite", "de": "Weiter"}
ALL = {"en": "All lessons", "fr": "Toutes les leçons", "de": "Alle Lektionen"}
PLAY_ON = {"en": "Keep playing", "fr": "Continuer la partie", "de": "Weiterspielen"}
LATER = 4 * PATIENCE  # after an animation or a new table
DOUBLE_TAP = 600  # milliseconds: the page ignores the second of two faster taps, which may hit a different answer
FIRST = "first"
BASE = [lesson for lesson in lessons.all_lessons() if lesson.group in (FIRST, "express")]
OTHERS = [lesson for lesson in lessons.all_lessons() if lesson not in BASE]


def chosen(way: int, language: int) -> list[Lesson]:
    """Each lesson of the base game occurs in every way and in every language, each of the others once."""
    return [lesson for number, lesson in enumerate(BASE) if (number + way) % 3 == language] + OTHERS[
        3 * way + language :: 9
    ]


class Learner:
    """A visitor who takes a lesson, and the server's answers to their decisions."""

    def __init__(self, visitor: Visitor, way: str) -> None:
        self.visitor, self.way = visitor, way
        self.page = visitor.page
        self.answers: list[dict[str, Any]] = []
        self.tapped = 0.0
        visitor.listen("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(str(frame)))

    def hear(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] in ("done", "refused"):
            self.answers.append(message)

    def press(self, button: Locator) -> None:
        if self.way == "keyboard":
            self.reach(button)
            self.page.keyboard.press("Enter")
        else:
            self.point_at(button)

    def point_at(self, thing: Locator) -> None:
        if self.way == "touch":
            self.page.wait_for_timeout(max(0, DOUBLE_TAP - 1000 * (time.monotonic() - self.tapped)))
            thing.tap()
            self.tapped = time.monotonic()
        else:
            thing.click()

    def reach(self, button: Locator) -> None:
        """Move the focus there with the Tab key alone."""
        button.wait_for(timeout=LATER)
        for _ in range(100):
            if button.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key does not lead there")

    def try_answer(self, number: int) -> dict[str, Any]:
        """Give one of the possible answers; the server's reply."""
        before = len(self.answers)
        found = self.page.locator(", ".join((CARDS, LIST) if self.way == "keyboard" else (CARDS, TRAIN, LIST)))
        one = found.nth(number % found.count())
        if self.way == "keyboard":
            self.page.keyboard.press(one.get_attribute("aria-keyshortcuts") or "")
        else:
            self.point_at(one)
            menu = self.page.locator(".menu button")  # several answers are about one bandit
            if menu.count():
                self.point_at(menu.nth(number % menu.count()))
        for _ in range(300):
            if len(self.answers) > before:
                break
            self.page.wait_for_timeout(50)
        assert len(self.answers) > before, "the server did not answer"
        return self.answers[-1]


def follow(learner: Learner, lesson: Lesson, language: str) -> None:
    """Try answers until the right one: backwards from the last by keyboard, otherwise from the first."""
    panel = learner.page.locator(".lesson")
    for number, step in enumerate(lesson.steps):
        expect(panel.locator(".words")).to_contain_text(step.texts[language], timeout=LATER)
        if not step.accepts:
            if number < len(lesson.steps) - 1:
                learner.press(learner.visitor.button(NEXT[language]))
            continue
        learner.page.locator(", ".join((CARDS, TRAIN, LIST))).first.wait_for()
        for attempt in range(40):
            answer = learner.try_answer(-1 - attempt if learner.way == "keyboard" else attempt)
            if answer["type"] == "done":
                break
            assert (answer["code"], answer["words"]) == ("lesson", step.wrong[language])
            expect(panel.locator(".wrong")).to_have_text(step.wrong[language])
            expect(learner.page.locator(".notes button")).to_have_count(0)  # nothing covers the lesson


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_lessons_can_be_completed(way: str, language: str, connected: VisitorFactory) -> None:
    size = {"size": PHONE, "touch": True} if way == "touch" else {}
    visitor = connected(None, language=language, new=True, **size)
    learner = Learner(visitor, way)
    visitor.go("/learn")
    for lesson in chosen(WAYS.index(way), LANGUAGES.index(language)):
        row = visitor.page.locator("button", has=visitor.page.get_by_text(lesson.title[language], exact=True))
        learner.press(row)
        follow(learner, lesson, language)
        if lesson.name == FIRST:
            learner.press(visitor.button(PLAY_ON[language]))
            expect(visitor.page.locator(".lesson")).to_have_count(0)
            visitor.asked()
            visitor.go("/learn")
        else:
            learner.press(visitor.button(ALL[language]))
        expect(row).to_contain_text("✓")


def test_every_lesson_of_the_base_game_is_taken_in_every_way_and_language() -> None:
    taken = [
        (lesson.name, way, language) for way in range(3) for language in range(3) for lesson in chosen(way, language)
    ]
    for lesson in BASE:
        assert {way for name, way, _ in taken if name == lesson.name} == {0, 1, 2}
        assert {language for name, _, language in taken if name == lesson.name} == {0, 1, 2}
    assert {name for name, _, _ in taken} == {lesson.name for lesson in lessons.all_lessons()}


def test_the_first_lesson_can_be_skipped_at_any_moment(connected: VisitorFactory) -> None:
    visitor = connected("/", new=True)
    visitor.button("Play now").click()
    visitor.button("Next").click()
    visitor.button("Skip the lesson").click()
    expect(visitor.page.locator(".lesson")).to_have_count(0)
    visitor.asked()
    visitor.page.locator(CARDS).last.click()  # what the lesson would have refused
    visitor.asked()
    visitor.go("/")
    visitor.button("Play now").click()
    visitor.asked()
    expect(visitor.page.locator(".lesson")).to_have_count(0)


def test_the_first_lesson_goes_on_after_an_absence_and_can_be_taken_again(connected: VisitorFactory) -> None:
    """Play now leads back to it, and once it has been skipped, How to play begins it anew."""
    visitor = connected("/", new=True)
    visitor.button("Play now").click()
    for _ in range(2):
        visitor.button("Next").click()
    visitor.asked()
    begun = visitor.page.url
    visitor.page.locator(CARDS).filter(has_text="Move").click()
    count = visitor.page.locator(".lesson .count")
    expect(count).to_have_text("4 of 10", timeout=LATER)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Continue").wait_for()
    visitor.button("Play now").click()
    expect(count).to_have_text("4 of 10", timeout=LATER)
    assert visitor.page.url == begun
    visitor.button("Skip the lesson").click()
    visitor.go("/learn")
    visitor.page.get_by_role("button", name="Your first minute").click()
    expect(count).to_have_text("1 of 10", timeout=LATER)


def test_a_phone_shows_the_learners_own_bandit_at_first(connected: VisitorFactory) -> None:
    visitor = connected("/learn", size=PHONE, touch=True)
    visitor.page.get_by_role("button", name="Super Express").click()
    expect(visitor.page.locator("[data-id='figure:Doc']")).to_be_in_viewport()


NOTE_STEP = """() => {
    window.steps = [];
    new MutationObserver(() => {
        const bubble = document.querySelector(".effects b");
        if (bubble) window.steps.push(document.querySelector(".lesson .count").textContent);
    }).observe(document.querySelector(".effects"), { childList: true });
}"""


def test_the_next_text_waits_until_every_decision_has_been_shown(connected: VisitorFactory) -> None:
    visitor = connected("/learn", speed=2, motion="full")
    visitor.page.get_by_role("button", name="Rob").click()
    visitor.button("Next").click()
    visitor.asked()
    visitor.page.evaluate(NOTE_STEP)
    visitor.page.locator(".targets .loot").filter(has=visitor.page.locator("[data-shape=t-jewel]")).click()
    expect(visitor.page.locator(".lesson .count")).to_have_text("3 of 3", timeout=LATER)
    assert set(visitor.page.evaluate("() => window.steps")) == {"2 of 3"}


def test_the_first_lesson_shows_its_results_on_a_phone(connected: VisitorFactory) -> None:
    """No text covers the results of a plan; each card that hurts the learner is shown until they tap, once."""
    visitor = connected("/", new=True, size=PHONE, touch=True, motion="full", speed=2, seasoned=False)
    page = visitor.page
    visitor.button("Play now").tap()
    for _ in range(2):
        visitor.button("Next").tap()
    for number, card in enumerate(("Move", "Floor Change", "Robbery"), start=3):
        expect(page.locator(".lesson .count")).to_have_text(f"{number} of 10", timeout=LATER)
        visitor.asked()
        page.locator(CARDS).filter(has_text=card).tap()
    expect(page.locator(".lesson")).to_contain_text("Watch what happens.")
    assert page.locator("main").evaluate("main => main.clientHeight") > 0.3 * PHONE[1]
    headlines = []
    for _ in range(2):
        page.locator(".letterbox button").wait_for(timeout=LATER)
        headlines.append(page.locator(".letterbox strong").inner_text())
        page.locator(".letterbox button").tap()
        expect(page.locator(".letterbox button")).to_have_count(0)
    assert headlines == ["You lose $400", "The Marshal hits you"]
    expect(page.locator(".lesson .count")).to_have_text("6 of 10", timeout=LATER)


def test_a_lesson_can_be_read_by_keyboard_from_its_first_text_on(connected: VisitorFactory) -> None:
    visitor = connected("/", new=True)
    visitor.button("Play now").focus()
    visitor.page.keyboard.press("Enter")
    for number in (1, 2):
        expect(visitor.page.locator(".lesson .count")).to_have_text(f"{number} of 10", timeout=LATER)
        expect(visitor.button("Next")).to_be_focused()
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".lesson .count")).to_have_text("3 of 10")
    visitor.page.keyboard.press("1")
    expect(visitor.page.locator(".lesson .count")).to_have_text("4 of 10", timeout=LATER)


def test_there_is_no_hint_button_during_a_lesson(connected: VisitorFactory) -> None:
    visitor = connected("/", new=True)
    visitor.button("Play now").click()
    visitor.asked()
    expect(visitor.button("Hint")).to_have_count(0)
    visitor.button("Skip the lesson").click()
    expect(visitor.button("Hint")).to_be_visible()
