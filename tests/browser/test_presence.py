"""Presence: the network is lost and restored, a seat is left and taken again, absent players are notified."""

import random
import time

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import HIDE
from tests.server.clients import FastServer, create_table
from tools.visitor import Visitor

LOST, BACK = "Connection lost", "Reconnected."
AT_ONCE = 10_000  # milliseconds: without the browser's events the page would notice nothing
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


def two_people(connected: VisitorFactory, server: FastServer, **how: object) -> tuple[Visitor, Visitor]:
    """Ann and Ben at a table with a bot; the game waits for Ben."""
    tokens = [server.person(name) for name in ("Ann", "Ben")]
    config = {"game": "express", "players": 3, "options": {}}
    key = create_table(server, tokens[0], config, ["me", None, "drifter"])["id"]
    ann, ben = connected(f"/t/{key}", token=tokens[0], **how), connected(f"/t/{key}", token=tokens[1])
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    return ann, ben


def until_asked(player: Visitor, other: Visitor, chance: random.Random) -> None:
    """The other player decides until it is this player's turn."""
    deadline = time.monotonic() + 30
    while not player.waiting():
        assert time.monotonic() < deadline
        if other.waiting():
            other.answer(chance)
        else:
            player.page.wait_for_timeout(20)


def test_the_page_knows_at_once_that_the_network_is_gone(connected: VisitorFactory, server: FastServer) -> None:
    """And that it is back; the question is still there."""
    ann, ben = two_people(connected, server)
    until_asked(ann, ben, random.Random(1))
    question = ann.page.locator("#prompt").inner_text()
    ann.allowed = True  # the browser rightly reports failed requests
    ann.context.set_offline(True)
    ann.page.get_by_role("status").get_by_text(LOST).wait_for(timeout=AT_ONCE)
    expect(ann.page.get_by_role("log")).to_contain_text(LOST)
    ann.context.set_offline(False)
    ann.page.get_by_role("status").get_by_text(LOST).wait_for(state="detached", timeout=AT_ONCE)
    expect(ann.page.get_by_role("log")).to_contain_text(BACK)
    ann.allowed = False
    expect(ann.page.locator("#prompt")).to_have_text(question)
    ann.answer(random.Random(1))


def test_the_lobby_says_that_the_device_is_offline(connected: VisitorFactory) -> None:
    visitor = connected()
    visitor.context.set_offline(True)
    visitor.page.get_by_role("log").get_by_text("This device is offline.").wait_for(state="attached")
    visitor.page.locator(".notes").get_by_text("This device is offline.").wait_for()
    visitor.context.set_offline(False)
    visitor.page.get_by_role("log").get_by_text("This device is online again.").wait_for(state="attached")


def test_a_seat_is_left_to_a_bot_and_taken_again(connected: VisitorFactory, server: FastServer) -> None:
    chance = random.Random(2)
    ann, ben = two_people(connected, server)
    until_asked(ann, ben, chance)
    ann.button("Menu").click()
    ann.button("Leave the seat to a bot").click()
    leave = ann.page.get_by_role("dialog", name="Leave your seat?")
    leave.get_by_role("button", name="Leave the seat to a bot").click()
    ann.page.get_by_text("A bot is playing for you.").wait_for()
    assert ann.page.locator(".hand .card").count() == 0
    assert ann.page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    ben.asked()  # the bot has decided
    ben.known = None
    ann.button("Take over from the bot").click()
    ann.page.get_by_text("A bot is playing for you.").wait_for(state="detached")
    ann.known = None
    until_asked(ann, ben, chance)
    ann.answer(chance)


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
    ann.page.wait_for_function("() => window.notices.length && window.notices.every((notice) => notice.shown)")
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
    visitor.page.wait_for_function("() => JSON.parse(localStorage['folsom.settings']).notify")
