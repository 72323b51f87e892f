"""Notifications of absent players: only a Chromium with windows shows them."""

import random
import time
from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.conftest import Left, VisitorFactory
from tests.browser.screens import HIDE
from tests.browser.test_presence import two_people, until_asked
from tests.server.clients import FastServer
from tools import chromium as programs
from tools.visitor import Visitor, launched

# The notifications that the browser shows now.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker?.getRegistration();
  const notices = (await worker?.getNotifications()) ?? [];
  return notices.map(({ title, body, tag }) => ({ title, body, tag }));
}"""
# Clicks the notification.  Only a real click may bring a tab to the front, so this returns the tab's address instead.
PRESS = """async () => {
  const brought = new Promise((resolve) => {
    WindowClient.prototype.focus = async function () { resolve(this.url); return this; };
    self.clients.openWindow = async (address) => { resolve(`new ${address}`); return null; };
    setTimeout(() => resolve("none"), 15_000);
  });
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return brought;
}"""
# Without a service worker, the page itself shows notifications.
WITHOUT_WORKER = """() => {
  window.notices = [];
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: undefined });
  window.Notification = class extends window.Notification {
    constructor(title, options) {
      super(title, options);
      const notice = { title, body: options.body, shown: false };
      window.notices.push(notice);
      this.addEventListener("show", () => (notice.shown = true));
    }
  };
}"""


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, programs.find()) as browser:
        yield browser


@pytest.fixture(scope="module")
def left(chromium: Browser) -> Left:
    return defaultdict(list)


def call_ann(connected: VisitorFactory, server: FastServer, before: str = "() => undefined") -> Visitor:
    """Ann is asked while she looks at her table, then while she looks elsewhere."""
    chance = random.Random(3)
    ann, ben = two_people(connected, server, notify=True)
    ann.context.grant_permissions(["notifications"])
    ann.page.evaluate(before)
    until_asked(ann, ben, chance)
    assert ann.page.title().startswith("● Your turn!")
    assert ann.page.evaluate(SHOWN) == [], "a player at the table gets no notification"
    ann.page.evaluate(HIDE)  # before the answer: the next question may arrive at once
    ann.answer(chance)
    until_asked(ann, ben, chance)
    return ann


def notices(visitor: Visitor, number: int) -> list[dict[str, str]]:
    """The notifications, once there are this many."""
    deadline = time.monotonic() + 30
    while len(found := visitor.page.evaluate(SHOWN)) != number:
        assert time.monotonic() < deadline, found
        visitor.page.wait_for_timeout(20)
    return list(found)


def test_a_player_who_looks_elsewhere_is_notified(connected: VisitorFactory, server: FastServer) -> None:
    """By the service worker; a click on the notification closes it and brings back its tab."""
    ann = call_ann(connected, server)
    (notice,) = notices(ann, 1)
    assert notice["title"] == "Your turn!"
    assert notice["body"] == ann.page.locator("#prompt").inner_text()
    (worker,) = ann.context.service_workers
    assert worker.evaluate(PRESS) == ann.page.url
    notices(ann, 0)


def test_the_notification_closes_when_the_player_comes_back(connected: VisitorFactory, server: FastServer) -> None:
    ann = call_ann(connected, server)
    notices(ann, 1)
    ann.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    notices(ann, 0)


def test_without_service_workers_the_page_shows_the_notification(connected: VisitorFactory, server: FastServer) -> None:
    ann = call_ann(connected, server, WITHOUT_WORKER)
    ann.until("() => window.notices.length && window.notices.every((notice) => notice.shown)")
    first = ann.page.evaluate("() => window.notices[0]")
    assert first["title"] == "Your turn!"
    assert first["body"]


def test_permission_is_asked_for_by_the_switch(connected: VisitorFactory) -> None:
    visitor = connected()
    visitor.context.grant_permissions(["notifications"])
    visitor.page.reload()
    visitor.page.locator("header button").first.click()
    switch = visitor.page.get_by_label("Notify me when it is my turn")
    switch.check()
    visitor.until("() => JSON.parse(localStorage['folsom.settings']).notify")


def test_a_permission_is_not_left_to_the_next_visitor(connected: VisitorFactory, left: Left) -> None:
    visitor = connected()
    visitor.context.grant_permissions(["notifications"])
    assert visitor.page.evaluate("() => Notification.permission") == "granted"
    visitor.make_room()
    visitor.go()
    assert visitor.page.evaluate("() => Notification.permission") != "granted"
