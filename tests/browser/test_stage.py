"""The show plays events in order and at the chosen speed, and ends with the latest view."""

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import HIDE, PAUSE_AT_ONCE, Moments
from tests.server.clients import FastServer, create_table
from tools.visitor import PATIENCE, Visitor

# What screen readers announce from now on: every line that is added to the live region.
LISTEN = """() => {
  window.heard = [];
  const listener = new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes) {
      if (line.nodeType === Node.ELEMENT_NODE) window.heard.push(line.textContent);
    }
  });
  listener.observe(document.querySelector("[role=log]"), { childList: true });
}"""
# The animations of the stage: of pieces, and of the effects above them.
MOVING = """() => document.getAnimations()
  .filter((one) => !("animationName" in one) && one.effect?.target?.closest(".world"))"""
RATES = f"() => ({MOVING})().map((one) => one.playbackRate)"
# Shows a step of the replay: how long it lasted, and the rates of its animations.
STEP = f"""(name) => new Promise((done) => {{
  const begun = performance.now();
  const rates = [];
  document.querySelector(`button[title="${{name}}"]`).click();
  const look = () => {{
    rates.push(...({MOVING})().map((one) => one.playbackRate));
    if (document.querySelector("button[title=Pause]")) requestAnimationFrame(look);
    else done([performance.now() - begun, rates]);
  }};
  requestAnimationFrame(look);
}})"""
# Nothing is shown, and nothing has arrived for half a second.
SETTLED = """() => {
  const now = document.querySelectorAll(".log li").length;
  if (now !== window.counted || document.querySelector("button[title=Pause]")) {
    [window.counted, window.since] = [now, performance.now()];
  }
  return performance.now() - window.since > 500;
}"""
NEXT, AGAIN = "One step forward", "Watch the last card again"
MOVES = 31  # a step of the finished game; bandits move in the next ones, each in two seconds


class Watcher:
    """A spectator, and the only person who plays at the table: after each of their decisions the bots decide."""

    def __init__(self, connected: VisitorFactory, server: FastServer, **how: Any) -> None:
        token = server.person("Ann")
        config = {"game": "express", "players": 4, "options": {"boxes": ["horses"]}}
        key = create_table(server, token, config, ["me", *["drifter"] * 3], start=True)["id"]
        self.chance = random.Random(7)
        self.player = connected(f"/t/{key}", token=token)
        self.decide(5)
        self.eyes = connected(f"/t/{key}", token=server.person("Wim"), motion="full", **how)
        self.quick = connected(f"/t/{key}", token=server.person("Xenia"))
        self.eyes.button("Log").click()
        self.eyes.page.evaluate(LISTEN)
        self.known = 0
        self.known = len(self.log)

    def decide(self, times: int = 1) -> None:
        for _ in range(times):
            self.player.answer(self.chance)

    def paused(self, key: str | None = None) -> None:
        """Decide until something is shown, and pause it at once. Some answers are secret, and show nothing."""
        self.eyes.page.evaluate(PAUSE_AT_ONCE, key)
        go_on = self.eyes.button("Continue")
        for _ in range(10):
            self.decide()
            self.player.asked()
            self.player.known = None
            if go_on.is_visible():
                return
        go_on.wait_for()

    def settled(self) -> None:
        """Wait until everything has arrived and has been shown."""
        self.player.asked()
        self.player.known = None
        self.eyes.until(SETTLED, patience=4 * PATIENCE)

    @property
    def log(self) -> list[str]:
        """The lines that have arrived since, whether or not they were shown."""
        return self.eyes.page.locator(".log .line").all_text_contents()[self.known :]

    @property
    def received(self) -> list[str]:
        found: list[str] = self.eyes.page.evaluate("() => window.heard")
        return found


def train(visitor: Visitor) -> list[str]:
    """Who and what is where, car by car."""
    return visitor.page.locator("ol.told li").all_text_contents()


def test_a_pause_holds_back_everything_that_arrives(connected: VisitorFactory, server: FastServer) -> None:
    """Then it is shown, and announced once and in order, also what arrived while something else was being shown."""
    table = Watcher(connected, server, speed=1)
    table.paused()
    before, shown = table.received, train(table.eyes)
    table.decide(4)
    table.player.asked()
    table.player.known = None
    table.eyes.page.wait_for_timeout(2500)  # longer than any event takes, and than the limit for one that hangs
    assert table.received == before
    assert train(table.eyes) == shown
    assert len(table.log) > max(10, len(before))
    table.eyes.page.get_by_role("combobox", name="Speed").select_option("4")
    table.eyes.button("Continue").click()
    table.settled()
    assert table.received == table.log
    assert train(table.eyes) == train(table.quick)


def test_keys_pause_the_show_and_change_its_speed(connected: VisitorFactory, server: FastServer) -> None:
    table = Watcher(connected, server, speed=0.5)
    keys = table.eyes.page.keyboard
    table.paused(key="s")
    speed = table.eyes.page.get_by_role("combobox", name="Speed")
    for key, shown in (("-", "0.5"), ("+", "1"), ("+", "2"), ("-", "1")):
        keys.press(key)
        expect(speed).to_have_value(shown)
    keys.press("s")
    table.settled()
    assert train(table.eyes) == train(table.quick)


def test_the_show_can_be_cut_short(connected: VisitorFactory, server: FastServer) -> None:
    """By a button, by the speed, or because the page is hidden: everything is announced all the same."""
    table = Watcher(connected, server, speed=0.5)
    for way in ("skip", "instant", "hidden"):
        table.eyes.page.get_by_role("combobox", name="Speed").select_option("0.5")
        table.paused()
        table.decide(5)
        table.player.asked()
        table.player.known = None
        table.eyes.button("Continue").click()
        pause = table.eyes.button("Pause")
        assert len(table.log) - len(table.received) > 10, way
        if way == "skip":
            table.eyes.button("Skip").click()
        elif way == "instant":
            table.eyes.page.get_by_role("combobox", name="Speed").select_option("0")
        else:
            table.eyes.page.evaluate(HIDE)
        pause.wait_for(state="detached", timeout=5000)  # what is left would take three times as long
        table.settled()
        assert table.received == table.log, way
        assert train(table.eyes) == train(table.quick), way


def test_programmes_are_revealed_card_by_card(connected: VisitorFactory, moments: Moments) -> None:
    """In the replay of Colt Super Express: every card is face down until it is resolved."""
    table = moments["super-end"]
    eyes = connected(f"/replay/{table.key}", token=table.tokens[0], motion="full", speed=0.5)
    opened, down = (eyes.page.locator(f".slot{kind}") for kind in (":not(.face-down, .empty)", ".face-down"))
    more = "known => document.querySelectorAll('.slot:not(.face-down, .empty)').length > known"
    eyes.page.get_by_role("slider").fill("11")  # four players have programmed all of their cards but one
    expect(opened).to_have_count(0)
    eyes.button(NEXT).click()
    eyes.until(more, 0)
    eyes.button("Pause").click()
    found = opened.count()
    assert (found > 0, found + down.count()) == (True, 12)
    eyes.button("Continue").click()
    eyes.until(more, found)


def shown_again(connected: VisitorFactory, moments: Moments, step: int, **how: Any) -> Visitor:
    """A visitor at a step of the replay of a finished game."""
    table = moments["end"]
    visitor = connected(f"/replay/{table.key}", token=table.tokens[0], **how)
    visitor.page.locator("input[type=range]").fill(str(step))
    return visitor


def test_a_higher_speed_takes_less_time(connected: VisitorFactory, moments: Moments) -> None:
    lasted = []
    visitor = shown_again(connected, moments, MOVES, motion="full")
    for speed in (0.5, 1, 2, 4, 0):
        visitor.page.get_by_role("combobox", name="Speed").select_option(str(speed))
        visitor.page.locator("input[type=range]").fill(str(MOVES))
        steps = [visitor.page.evaluate(STEP, NEXT) for _ in range(2)]
        lasted.append(sum(time for time, _ in steps))
        assert {rate for _, rates in steps for rate in rates} == ({speed} if speed else set())
    slowest, *_, fastest, at_once = lasted
    assert slowest > fastest > at_once, lasted


def test_the_speed_changes_while_something_moves(connected: VisitorFactory, moments: Moments) -> None:
    visitor = shown_again(connected, moments, MOVES, motion="full", speed=0.5)
    visitor.button(NEXT).click()
    visitor.until(f"() => ({RATES})().length && ({RATES})().every((rate) => rate === 0.5)")
    visitor.page.get_by_role("combobox", name="Speed").select_option("2")
    visitor.until(f"() => ({RATES})().length && ({RATES})().every((rate) => rate === 2)")


def test_without_motion_a_step_still_takes_its_time(connected: VisitorFactory, moments: Moments) -> None:
    visitor = shown_again(connected, moments, MOVES, motion="none", speed=1)
    time, rates = visitor.page.evaluate(STEP, NEXT)
    assert rates == []
    assert time > 300


def test_the_last_step_can_be_shown_again(connected: VisitorFactory, moments: Moments) -> None:
    """A step that arrives during the repetition is shown afterwards; nothing is announced twice."""
    visitor = shown_again(connected, moments, MOVES, motion="full", speed=2)
    visitor.page.evaluate(LISTEN)
    visitor.page.evaluate(STEP, NEXT)
    after, received = train(visitor), visitor.page.evaluate("() => window.heard")
    assert received
    _, rates = visitor.page.evaluate(STEP, AGAIN)
    assert rates
    assert train(visitor) == after
    assert visitor.page.evaluate("() => window.heard") == received
    visitor.button(AGAIN).click()
    visitor.button("Pause").wait_for()
    visitor.page.evaluate(STEP, NEXT)
    at_the_end, told = train(visitor), visitor.page.evaluate("() => window.heard")
    assert told[: len(received)] == received
    assert len(told) > len(received)
    visitor.page.locator("input[type=range]").fill(str(MOVES + 2))
    assert train(visitor) == at_the_end


def test_a_step_that_was_not_shown_can_be_shown_afterwards(connected: VisitorFactory, moments: Moments) -> None:
    visitor = shown_again(connected, moments, MOVES, motion="full", speed=0)
    _, rates = visitor.page.evaluate(STEP, NEXT)
    assert rates == []
    after = train(visitor)
    _, rates = visitor.page.evaluate(STEP, AGAIN)
    assert set(rates) == {1}
    assert train(visitor) == after
