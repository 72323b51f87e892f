"""A bubble says why a card of Colt Express has no effect: for every reason, in every language, on a small phone.

The test intercepts the server's messages, and adds an event for every reason that the engine declares to one of them.
"""

import json
from importlib.resources import files
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from folsom import lessons
from folsom.express.boxes import INTERFACES
from folsom.interface.words import load
from tests.browser.conftest import VisitorFactory
from tools.visitor import CARDS, PATIENCE, Visitor

LANGUAGES = ("en", "fr", "de")
SMALL = (360, 640)
NEXT = {"en": "Next", "fr": "Suite", "de": "Weiter"}
NO_EFFECT = ("nothing", "stayed")  # kinds of events

# The text of each bubble, and whether all of it was inside the picture.
NOTE_BUBBLES = """() => {
  window.said = {};
  const look = () => {
    const picture = document.querySelector(".picture").getBoundingClientRect();
    for (const bubble of document.querySelectorAll(".effects b")) {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const inside = left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom;
      window.said[bubble.textContent] ||= inside;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
ALL_SAID = "texts => texts.every((text) => text in window.said)"


def declared_events(language: str) -> list[tuple[str, str]]:
    """The kind and the text of every event of Colt Express that reports that something had no effect."""
    folders = [files(f"folsom.express.{box.folder}") / "words" for box in INTERFACES]
    names = load([folder for folder in dict.fromkeys(folders) if folder.is_dir()], language).entries
    places = {"bandit": "Cheyenne", "card": names["card.floor"], "place": names["about.name.time-car"]}
    found = []
    for box in INTERFACES:
        declared = [(kind.name, kind.shades) for kind in box.facts()]
        declared += [(addition.name, addition.shades) for addition in box.fact_additions()]
        keys = [(kind, f"event.{kind}.{shade}") for kind, shades in declared for shade in shades if kind in NO_EFFECT]
        found += [(kind, names[key].format(**places)) for kind, key in keys]
    return found


def add_events(visitor: Visitor, told: list[tuple[str, str]]) -> None:
    """Add these events before the learner's second decision, to two of the bandits in turn."""
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
        for number, (kind, words) in enumerate(told, start=last["number"] + 1):
            points = {"bandit": ("Doc", "Belle")[number % 2], "card": "Move", "why": "card"}
            event = {"number": number, "kind": kind, "words": words, "points": points, "changes": None}
            message["events"].append(last | event)
        added = len(told)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            add(message)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    visitor.page.route_web_socket(lambda url: True, connect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_without_effect_has_its_bubble(language: str, connected: VisitorFactory) -> None:
    told = declared_events(language)
    visitor = connected(None, language=language, size=SMALL, speed=8, motion="full")
    add_events(visitor, told)
    visitor.go("/learn")
    taken = lessons.find("first")
    visitor.page.locator("button", has=visitor.page.get_by_text(taken.title[language], exact=True)).click()
    for _ in takewhile(lambda step: not step.accepts, taken.steps):
        visitor.button(NEXT[language]).click()
    visitor.asked()
    visitor.page.evaluate(NOTE_BUBBLES)
    card = taken.tasks[0].accepts[0].split()[-1]
    visitor.page.locator(f"{CARDS}[data-about='card:{card}']").click()
    visitor.page.wait_for_function(ALL_SAID, arg=[words for _, words in told], timeout=8 * PATIENCE)
    said = visitor.page.evaluate("() => window.said")
    assert [words for _, words in told if not said[words]] == [], "cut off at an edge of the picture"
