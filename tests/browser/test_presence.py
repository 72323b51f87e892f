"""Presence: the network is lost and restored, a seat is left and taken again."""

import random
import time

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.server.clients import FastServer, create_table
from tools.visitor import Visitor

LOST, BACK = "Connection lost", "Reconnected."
AT_ONCE = 10_000  # milliseconds: without the browser's events the page would notice nothing


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
