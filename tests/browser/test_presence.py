"""Coming and going: the network is lost and found, a seat is left and taken again, who looks elsewhere is called."""

import random
import time

from playwright.sync_api import expect

from tests.browser.conftest import TrackedRequest
from tests.browser.screens import HIDE
from tests.server.clients import FastServer, create_table
from tools.visitor import Visitor

LOST, BACK = "Connection lost", "Connected again."
AT_ONCE = 10_000  # milliseconds: without the browser's word it would never be known
# What the browser shows now, as it says itself.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker?.getRegistration();
  const notices = (await worker?.getNotifications()) ?? [];
  return notices.map(({ title, body, tag }) => ({ title, body, tag }));
}"""
# Press it.  Only a real finger may bring a tab to the front: which one it would be is told instead.
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
# A browser whose pages have no service worker shows notifications itself.
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


def two_people(connected: TrackedRequest, server: FastServer, **how: object) -> tuple[Visitor, Visitor]:
    """Ann and Ben at a table with a bot; without Ben, nothing goes on."""
    tokens = [server.person(name) for name in ("Ann", "Ben")]
    config = {"game": "express", "players": 3, "options": {}}
    key = create_table(server, tokens[0], config, ["me", None, "drifter"])["id"]
    ann, ben = connected(f"/t/{key}", token=tokens[0], **how), connected(f"/t/{key}", token=tokens[1])
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    return ann, ben


def until_asked(player: Visitor, other: Visitor, chance: random.Random) -> None:
    """The other one decides until it is this player's turn."""
    deadline = time.monotonic() + 30
    while not player.waiting():
        assert time.monotonic() < deadline
        if other.waiting():
            other.answer(chance)
        else:
            player.page.wait_for_timeout(20)


def test_the_page_knows_at_once_that_the_network_is_gone(connected: TrackedRequest, server: FastServer) -> None:
    """And that it is back; what somebody was asked is still there."""
    ann, ben = two_people(connected, server)
    until_asked(ann, ben, random.Random(1))
    question = ann.page.locator("#prompt").inner_text()
    ann.allowed = True  # that nothing can be reached is rightly complained about
    ann.context.set_offline(True)
    ann.page.get_by_role("status").get_by_text(LOST).wait_for(timeout=AT_ONCE)
    expect(ann.page.get_by_role("log")).to_contain_text(LOST)
    ann.context.set_offline(False)
    ann.page.get_by_role("status").get_by_text(LOST).wait_for(state="detached", timeout=AT_ONCE)
    expect(ann.page.get_by_role("log")).to_contain_text(BACK)
    ann.allowed = False
    expect(ann.page.locator("#prompt")).to_have_text(question)
    ann.answer(random.Random(1))


def test_the_lobby_says_that_the_device_is_offline(connected: TrackedRequest) -> None:
    visitor = connected()
    visitor.context.set_offline(True)
    visitor.page.get_by_role("log").get_by_text("This device is offline.").wait_for(state="attached")
    visitor.page.locator(".notes").get_by_text("This device is offline.").wait_for()
    visitor.context.set_offline(False)
    visitor.page.get_by_role("log").get_by_text("This device is online again.").wait_for(state="attached")


def test_a_seat_is_left_to_a_bot_and_taken_again(connected: TrackedRequest, server: FastServer) -> None:
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


def call_ann(connected: TrackedRequest, server: FastServer, before: str = "() => undefined") -> Visitor:
    """Ann is asked while she looks at her table, then while she looks elsewhere."""
    chance = random.Random(3)
    ann, ben = two_people(connected, server, notify=True)
    ann.context.grant_permissions(["notifications"])
    ann.page.evaluate(before)
    until_asked(ann, ben, chance)
    assert ann.page.title().startswith("● Your turn!")
    assert ann.page.evaluate(SHOWN) == [], "who looks is not disturbed"
    ann.answer(chance)
    ann.page.evaluate(HIDE)
    until_asked(ann, ben, chance)
    return ann


def notices(visitor: Visitor, number: int) -> list[dict[str, str]]:
    """What the browser shows, as soon as it is so much."""
    deadline = time.monotonic() + 30
    while len(found := visitor.page.evaluate(SHOWN)) != number:
        assert time.monotonic() < deadline, found
        visitor.page.wait_for_timeout(20)
    return list(found)


def test_who_looks_elsewhere_is_called(connected: TrackedRequest, server: FastServer) -> None:
    """By a notification of the service worker; pressed, it brings back the tab that it came from, and is gone."""
    ann = call_ann(connected, server)
    (notice,) = notices(ann, 1)
    assert notice["title"] == "Your turn!"
    assert notice["body"] == ann.page.locator("#prompt").inner_text()
    (worker,) = ann.context.service_workers
    assert worker.evaluate(PRESS) == ann.page.url
    notices(ann, 0)


def test_who_comes_back_is_not_called_any_more(connected: TrackedRequest, server: FastServer) -> None:
    ann = call_ann(connected, server)
    notices(ann, 1)
    ann.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    notices(ann, 0)


def test_a_browser_without_service_workers_calls_itself(connected: TrackedRequest, server: FastServer) -> None:
    ann = call_ann(connected, server, WITHOUT_WORKER)
    ann.page.wait_for_function("() => window.notices.length && window.notices.every((notice) => notice.shown)")
    first = ann.page.evaluate("() => window.notices[0]")
    assert first["title"] == "Your turn!"
    assert first["body"]


def test_permission_is_asked_for_by_the_switch(connected: TrackedRequest) -> None:
    visitor = connected()
    visitor.context.grant_permissions(["notifications"])
    visitor.page.reload()
    visitor.page.locator("header button").first.click()
    switch = visitor.page.get_by_label("Notify me when it is my turn")
    switch.check()
    visitor.page.wait_for_function("() => JSON.parse(localStorage['folsom.settings']).notify")
