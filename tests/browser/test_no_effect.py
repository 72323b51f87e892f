"""Every way in which a card or an event can have no effect shows its bubble, in every language, on a small phone.

The server's messages pass through the test, which adds to one of them an event of every kind that the engine declares.
"""

import json
from importlib.resources import files
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from folsom import lessons
from folsom.express.boxes import INTERFACES
from folsom.interface.words import load
from folsom.superexpress.interface.facts import KINDS
from tests.browser.conftest import VisitorFactory
from tools.visitor import CARDS, LIST, PATIENCE, Visitor

LANGUAGES = ("en", "fr", "de")
SMALL = (360, 640)
NEXT = {"en": "Next", "fr": "Suite", "de": "Weiter"}
NO_EFFECT = {"express": ("nothing", "stayed"), "super": ("misses", "lost", "wagon-gone")}  # kinds of events
OFF_THE_TRAIN = ("lost", "wagon-gone")  # they happen to a bandit that is no longer there, or to nobody
LESSONS = {"express": "first", "super": "super"}  # by their game
SMALLEST = 15  # pixels of a letter

# The text of each bubble, whether it was finally all in the picture, in readable letters, and whose faces it covered.
NOTE_BUBBLES = """(smallest) => {
  window.said = {};
  window.covered = {};
  const face = (figure) => {
    const { x, y, width, height } = figure.getBoundingClientRect();
    return [x + width / 2, y + height / 3];
  };
  const look = () => {
    const picture = document.querySelector(".picture").getBoundingClientRect();
    for (const bubble of document.querySelectorAll(".effects b")) {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const inside = left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom;
      const readable = parseFloat(getComputedStyle(bubble).fontSize) >= smallest;
      window.said[bubble.textContent] = inside && readable;
      window.covered[bubble.textContent] = [...document.querySelectorAll("[data-id^='figure:'] .body")]
        .filter((figure) => {
          const [x, y] = face(figure);
          return x > left && x < right && y > top && y < bottom;
        })
        .map((figure) => figure.closest("[data-id]").dataset.id.split(":")[1]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
ALL_SAID = "texts => texts.every((text) => text in window.said) && !document.querySelector('.effects b')"


def declared_events(game: str, language: str) -> list[tuple[str, str]]:
    """The kind and the words of every event of a game which says that something had no effect."""
    if game == "super":
        folders = [files("folsom.superexpress.interface") / "words"]
        declared = [(kind.name, kind.sentences) for kind in KINDS]
    else:
        folders = list(dict.fromkeys(files(f"folsom.express.{box.folder}") / "words" for box in INTERFACES))
        declared = [(kind.name, kind.sentences) for box in INTERFACES for kind in box.facts()]
        declared += [(addition.name, addition.sentences) for box in INTERFACES for addition in box.fact_additions()]
    names = load([folder for folder in folders if folder.is_dir()], language).entries
    places = {"bandit": "Cheyenne", "card": names["card.floor"], "place": names.get("about.name.time-car")}
    found = [(kind, sentences or ("",)) for kind, sentences in declared if kind in NO_EFFECT[game]]
    keys = [(kind, f"event.{kind}.{one}".rstrip(".")) for kind, sentences in found for one in sentences]
    return [(kind, names[key].format(**places)) for kind, key in keys]


def add_events(visitor: Visitor, events: list[tuple[str, str]]) -> None:
    """Insert these events before the learner's next decision: for two bandits in turn, or for one that is gone."""
    added = 0

    def add(message: dict[str, Any]) -> None:
        nonlocal added
        if message["type"] != "update":
            return
        message["first"] += added
        for event in message["events"]:
            event["number"] += added
        if added or not message["events"] or not message["options"]:
            return
        last = message["events"][-1]
        for number, (kind, words) in enumerate(events, start=last["number"] + 1):
            bandit = "Cheyenne" if kind in OFF_THE_TRAIN else ("Doc", "Belle")[number % 2]
            points = {"bandit": bandit, "card": "Move", "why": "card"}
            event = {"number": number, "kind": kind, "words": words, "points": points, "changes": None}
            message["events"].append(last | event)
        added = len(events)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            add(message)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    visitor.intercept(connect)


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_without_effect_has_its_bubble(game: str, language: str, connected: VisitorFactory) -> None:
    events = declared_events(game, language)
    visitor = connected(None, language=language, size=SMALL, speed=8, motion="full")
    add_events(visitor, events)
    visitor.go("/learn")
    taken = lessons.find(LESSONS[game])
    visitor.page.locator("button", has=visitor.page.get_by_text(taken.title[language], exact=True)).click()
    for _ in takewhile(lambda step: not step.accepts, taken.steps):
        visitor.button(NEXT[language]).click()
    visitor.asked()
    visitor.page.evaluate(NOTE_BUBBLES, SMALLEST)
    card = taken.tasks[0].accepts[0].split()[-1]
    visitor.page.locator(f"{CARDS}[data-about='card:{card}']").click()
    visitor.until(ALL_SAID, [words for _, words in events], patience=8 * PATIENCE)
    said = visitor.page.evaluate("() => window.said")
    assert [words for _, words in events if not said[words]] == [], "cut off at an edge of the picture, or too small"


def test_a_bubble_on_a_roof_leaves_its_bandits_face_free(connected: VisitorFactory) -> None:
    """A lesson leaves little room above the roofs: the bubble is then beside the bandit."""
    visitor = connected("/", size=SMALL, new=True, speed=2, motion="full")
    page = visitor.page
    visitor.button("Play now").click()
    for _ in range(2):
        visitor.button("Next").click()
    for number, card in enumerate(("Move", "Floor", "Robbery"), start=3):
        expect(page.locator(".lesson .count")).to_have_text(f"{number} of 10", timeout=2 * PATIENCE)
        visitor.asked()
        page.locator(f"{CARDS}[data-about='card:{card}']").click()
    for _ in range(2):
        visitor.button("Next").click(timeout=2 * PATIENCE)
    visitor.asked()
    page.evaluate(NOTE_BUBBLES, SMALLEST)
    page.locator(LIST).filter(has_text="Second class").click()
    words = "Belle has nobody in sight."
    visitor.until(ALL_SAID, [words], patience=2 * PATIENCE)
    assert page.evaluate("words => window.said[words]", words), "cut off"
    assert "Belle" not in page.evaluate("words => window.covered[words]", words)
