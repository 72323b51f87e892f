"""Marshal & Prisoners, chosen and played in a browser, as the Marshal and as a bandit."""

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import CARDS, LIST, OVER, TRAIN, Visitor


def new_table(player: Visitor, players: int) -> None:
    """Choose Marshal & Prisoners for a new table."""
    page = player.page
    page.get_by_label("Your name").fill("Robin")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="Marshal & Prisoners").check()
    page.get_by_role("radio", name=str(players), exact=True).check()


def play(player: Visitor, chance: random.Random) -> None:
    while player.asked() != OVER:
        player.click(chance.sample([CARDS, TRAIN, LIST], 3), chance)
    player.page.get_by_role("heading", name="The robbery is over").wait_for()


def test_a_person_is_the_marshal_against_bots(connected: VisitorFactory) -> None:
    player = connected()
    new_table(player, 3)
    player.page.get_by_role("group", name="Who is the Marshal?").get_by_role("radio", name="Seat 1").check()
    player.page.get_by_label("Seat 2", exact=True).last.select_option("drifter")
    player.page.get_by_label("Seat 3", exact=True).last.select_option("drifter")
    player.button("Start at once").click()
    expect(player.page.locator(".seat.mine strong")).to_have_text("Marshal")
    expect(player.page.locator(".seat.mine .loot")).not_to_contain_text("$")
    play(player, random.Random(1))


def test_a_person_is_a_bandit_and_a_bot_the_marshal(connected: VisitorFactory) -> None:
    """The host chooses in the waiting room: Mei for themselves, the Marshal for a bot."""
    player = connected()
    new_table(player, 4)
    player.button("Open the table").click()
    page = player.page
    for seat in (2, 3, 4):
        page.get_by_label(f"Add a bot, Seat {seat}").select_option("drifter")
    page.get_by_role("button", name="Mei").click()
    page.get_by_role("heading", name="You are Mei").wait_for()
    page.get_by_label("Bandit, Seat 3").select_option("Marshal")
    expect(page.get_by_role("button", name="Marshal", disabled=True)).to_be_visible()
    player.button("Start the game").click()
    expect(page.locator(".seat.mine strong")).to_have_text("Mei")
    expect(page.locator(".seat strong").nth(2)).to_have_text("Marshal")
    play(player, random.Random(2))


def test_the_marshal_sees_their_goals_on_a_phone(connected: VisitorFactory, moments: Moments) -> None:
    """As icons next to the pile, and in words in a dialog; a bandit has neither."""
    table = moments["law"]
    player = connected(f"/t/{table.key}", token=table.tokens[0], size=(390, 664), touch=True)
    player.asked()
    expect(player.page.locator(".seat.mine")).to_contain_text("Goals drawn: 4 of 5")
    player.button("Your goals").tap()
    goals = player.page.get_by_role("dialog", name="Your goals").get_by_role("listitem")
    expect(goals).to_have_count(4)
    expect(goals.filter(has_text=re.compile("Arrest [A-Z]"))).to_have_count(2)
    bandit = connected(f"/t/{table.key}", token=table.tokens[1], size=(390, 664))
    expect(bandit.page.locator(".seat.mine")).to_contain_text("$")
    assert bandit.button("Your goals").count() == 0


def test_the_marshals_posters_show_goals_and_no_money(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["law-end"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    poster = player.page.locator(".poster").filter(has_text="Marshal")
    expect(poster.locator(".sum")).to_contain_text(re.compile(r"[0-5]/5"))
    expect(poster).not_to_contain_text("$")
    player.button("Share the poster").click()
    shared = player.page.locator("dialog svg[role=img]")
    expect(shared).to_contain_text("Marshal upheld the law")
    expect(shared).to_contain_text("THE LAW")
    expect(shared).to_contain_text("4/5")


# The first answers take the longest.
SLOW = """() => {
  const real = window.fetch;
  let wait = 1000;
  window.fetch = async (...asked) => {
    if (String(asked[0]).includes("/api/setups")) {
      wait -= 50;
      await new Promise((done) => setTimeout(done, wait));
    }
    return real(...asked);
  };
}"""


def test_quick_choices_on_a_slow_connection_are_all_kept(connected: VisitorFactory) -> None:
    player = connected()
    page = player.page
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="3", exact=True).wait_for()
    page.evaluate(SLOW)
    page.get_by_role("radio", name="Marshal & Prisoners").check()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radio", name="Per decision").check()
    player.button("Open the table").click()
    expect(page.get_by_label(re.compile("Add a bot, Seat"))).to_have_count(2)
    for chosen in ("3 players", "Marshal & Prisoners", "60 seconds per decision"):
        expect(page.get_by_role("listitem").filter(has_text=chosen)).to_be_visible()


def test_choices_that_the_variant_excludes_are_disabled(connected: VisitorFactory) -> None:
    """Mei is a box in other games, and one of the bandits here; only this variant allows seven or eight players."""
    player = connected()
    page = player.page
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("radio", name="8", exact=True)).to_be_disabled()
    page.get_by_label("Mei", exact=True).check()
    page.get_by_role("radio", name="Marshal & Prisoners").check()
    expect(page.get_by_label("Mei", exact=True)).to_be_disabled()
    expect(page.get_by_label("Mei", exact=True)).not_to_be_checked()
    page.get_by_role("radio", name="8", exact=True).check()
    expect(page.get_by_role("radio", name="Standard")).to_be_disabled()
    assert page.get_by_role("group", name="Who is the Marshal?").get_by_role("radio").count() == 9
