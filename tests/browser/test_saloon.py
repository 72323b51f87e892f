"""Bandits are claimed in the waiting room, and teams and pairs are shown."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tests.server.clients import FastServer, create_table
from tools.visitor import DESK, PHONE, Visitor

THREE = {"game": "express", "players": 3, "options": {}}


def standee(visitor: Visitor, bandit: str) -> Locator:
    """A bandit on the shelf."""
    return visitor.page.locator(".shelf").get_by_role("button", name=re.compile(f"^{bandit} "))


def test_a_bandit_is_claimed_by_one_and_shown_to_all(connected: VisitorFactory, server: FastServer) -> None:
    key = create_table(server, (token := server.person("Ann")), THREE)["id"]
    ann = connected(f"/t/{key}", token=token)
    standee(ann, "Ghost").click()
    ann.page.get_by_role("heading", name="You are Ghost").wait_for()
    ann.page.get_by_text(re.compile("^In the first turn of a round Ghost may play")).last.wait_for()
    ben = connected(f"/t/{key}", token=server.person("Ben"))
    expect(standee(ben, "Ghost")).to_be_disabled()
    expect(standee(ben, "Ghost")).to_contain_text("Ann")
    standee(ben, "Tuco").click()  # sits down and claims at once
    expect(standee(ann, "Tuco")).to_contain_text("Ben")
    expect(standee(ben, "Tuco")).to_have_attribute("aria-pressed", "true")
    standee(ben, "Belle").click()  # instead of Tuco
    expect(standee(ann, "Tuco")).to_contain_text("Claim")
    expect(standee(ann, "Belle")).to_contain_text("Ben")
    ann.button("Leave it to chance").click()
    expect(standee(ben, "Ghost")).to_contain_text("Claim")
    ann.page.get_by_role("heading", name="Drawn at random").wait_for()


def test_two_bandits_are_claimed_in_the_two_player_game(connected: VisitorFactory, server: FastServer) -> None:
    config = {"game": "express", "players": 2, "options": {"variant": "duel"}}
    key = create_table(server, (token := server.person("Ann")), config, ["me", "drifter"])["id"]
    ann = connected(f"/t/{key}", token=token)
    standee(ann, "Ghost").click()
    expect(standee(ann, "Ghost")).to_have_attribute("aria-pressed", "true")
    standee(ann, "Belle").click()
    ann.page.get_by_role("heading", name="You are Belle and Ghost").wait_for()
    ann.button("Start the game").click()
    expect(ann.page.locator(".seat.mine")).to_contain_text("Ghost + Belle")


def test_play_now_and_a_rematch_ask_for_the_bandit(connected: VisitorFactory, moments: Moments) -> None:
    player = connected()
    player.page.get_by_role("button", name=re.compile("^Your bandit")).click()
    standee(player, "Doc").click()
    expect(player.page.get_by_role("button", name=re.compile("^Your bandit"))).to_contain_text("Doc")
    player.button("Play now").click()
    expect(player.page.locator(".seat.mine")).to_contain_text("Doc")


def test_the_lobby_requests_bandits_only_when_somebody_chooses_one(connected: VisitorFactory) -> None:
    asked: list[str] = []
    ann = connected("/rules")
    ann.listen("request", lambda request: asked.append(request.url))
    ann.go("/")
    ann.page.locator("#name").wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert any(url.endswith("/api/tables") for url in asked)
    assert not any(url.endswith("/api/setups") for url in asked)
    ann.page.get_by_role("button", name="Your bandit").click()
    standee(ann, "Ghost").click()
    ann.page.get_by_role("button", name="Your bandit Ghost").wait_for()


def test_partners_share_a_plate_with_their_joint_money(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["teams"]
    for size in (DESK, PHONE):
        player = connected(f"/t/{table.key}", token=table.tokens[0], size=size)
        player.asked()
        teams = player.page.locator(".team")
        expect(teams).to_have_count(2)
        assert [team.locator(".seat").count() for team in teams.all()] == [2, 2]
        for team in teams.all():
            expect(team.get_by_text(re.compile(r"^together \$"))).to_be_visible()
        own, partner = (name.inner_text() for name in teams.first.locator(".seat strong").all())
        teams.first.locator(".seat").first.click()
        details = player.page.get_by_role("dialog", name=re.compile(own))
        expect(details).to_contain_text(f"Partner: {partner}")
        expect(details).to_contain_text("together $")


def test_the_waiting_room_shows_the_team_of_each_seat(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["waiting-teams"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    seats = player.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    for seat, team in zip(seats.all(), (1, 1, 2, 2), strict=True):
        expect(seat).to_contain_text(f"Team {team}")


def test_pairs_are_chosen_by_their_pictures_and_powers(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["choosing"]
    for size in (DESK, PHONE):
        player = connected(f"/t/{table.key}", token=table.tokens[0], size=size)
        player.asked()
        assert "bandit-" not in player.page.locator("body").inner_text()
        pairs = player.page.locator(".others button")
        expect(pairs).to_have_count(3)
        for pair in pairs.all():
            expect(pair.locator(".portrait")).to_have_count(2)
        expect(pairs.filter(has_text="Doc draws seven cards")).to_have_count(1)
        player.page.locator(".seat").first.click()
        expect(player.page.get_by_role("dialog", name="Ann")).to_contain_text("Not chosen yet")
        assert "bandit-" not in player.page.locator("body").inner_text()
