"""Personal links: the page asks before it changes to another person, and can change back."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.server.clients import FastServer, create_table
from tools.visitor import Visitor

KEPT = "() => localStorage.getItem('folsom.token')"
EARLIER = "() => localStorage.getItem('folsom.earlier')"


def name_shown(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_label("Your name")).to_have_value(name)


@pytest.mark.parametrize("nonsense", ["x", "é", "%00", "a" * 12 + "." + "b" * 32, ""])
def test_an_invalid_link_changes_nothing(connected: VisitorFactory, server: FastServer, nonsense: str) -> None:
    token = server.person("Ann")
    ann = connected(None, token=token)
    ann.allowed = True  # the browser reports that the token was refused
    ann.go(f"/#me={nonsense}")
    name_shown(ann, "Ann")
    ann.page.get_by_text("You are still Ann").first.wait_for()
    assert "me=" not in ann.page.url
    assert ann.page.evaluate(KEPT) == token
    ann.page.reload()
    name_shown(ann, "Ann")


def test_the_page_asks_before_it_changes_to_another_person(connected: VisitorFactory, server: FastServer) -> None:
    token, other = server.person("Ann"), server.person("Eve")
    ann = connected(f"/#me={other}", token=token)
    dialog = ann.page.get_by_role("dialog", name="Be Eve in this browser?")
    dialog.get_by_text("You are currently Ann.").wait_for()
    assert ann.page.evaluate(KEPT) == token
    dialog.get_by_role("button", name="No, stay Ann").click()
    dialog.wait_for(state="detached")
    name_shown(ann, "Ann")
    assert ann.page.evaluate(KEPT) == token
    ann.go(f"/?again#me={other}")
    ann.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert ann.page.evaluate(KEPT) == token


def test_the_page_can_change_back_to_an_earlier_person(connected: VisitorFactory, server: FastServer) -> None:
    token, other = server.person("Ann"), server.person("Eve")
    create_table(server, token, {"game": "super", "players": 3})
    ann = connected(f"/#me={other}", token=token)
    ann.button("Yes, be Eve").click()
    name_shown(ann, "Eve")
    assert ann.page.evaluate(KEPT) == other
    assert json.loads(ann.page.evaluate(EARLIER)) == [token]
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_text("Who I was here before").click()
    ann.button("Be Ann again").click()
    name_shown(ann, "Ann")
    ann.page.get_by_role("heading", name="My tables").wait_for()
    assert ann.page.evaluate(KEPT) == token
    ann.button("Forget Eve").click()
    assert json.loads(ann.page.evaluate(EARLIER)) == []


def test_the_page_asks_even_if_it_has_no_person_yet(connected: VisitorFactory, server: FastServer) -> None:
    somebody = connected(f"/#me={server.person('Eve')}")
    somebody.button("No").click()
    name_shown(somebody, "")
    assert somebody.page.evaluate(KEPT) is None


def test_a_link_to_a_table_leads_to_the_seat_of_its_person(connected: VisitorFactory, server: FastServer) -> None:
    token, other = server.person("Ann"), server.person("Ann")
    key = create_table(server, other, {"game": "super", "players": 3})["id"]
    ann = connected(f"/t/{key}#me={other}", token=token)
    ann.page.get_by_text("currently another person, also called Ann").wait_for()
    ann.button("Yes, be Ann").click()
    ann.button("Stand up").wait_for()


def test_a_link_can_be_replaced_and_a_person_deleted(connected: VisitorFactory, server: FastServer) -> None:
    token = server.person("Ann")
    ann = connected("/", token=token)
    ann.page.get_by_text("My personal link").click()
    ann.button("Replace the link").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Replace the link").click()
    ann.until("old => localStorage.getItem('folsom.token') !== old", token)
    new = ann.page.evaluate(KEPT)
    assert server.get("/api/people/me", token).status == 401
    assert server.get("/api/people/me", new).json["name"] == "Ann"
    ann.button("Delete this person").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete this person").click()
    name_shown(ann, "")
    assert ann.page.evaluate(KEPT) is None
    assert server.get("/api/people/me", new).status == 401


def test_a_game_with_bots_can_be_given_up(connected: VisitorFactory, server: FastServer) -> None:
    token = server.person("Ann")
    seats: list[str | None] = ["me", "drifter", "drifter"]
    keys = [create_table(server, token, {"game": "super", "players": 3}, seats, start=True)["id"] for _ in range(2)]
    ann = connected(f"/t/{keys[0]}", token=token)
    ann.button("Menu").click()
    ann.button("Give up this game").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Give up this game").click()
    name_shown(ann, "Ann")
    assert server.get(f"/api/tables/{keys[0]}").status == 404
    ann.page.get_by_role("button", name="Delete: Colt Super Express").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Give up this game").click()
    expect(ann.page.get_by_role("heading", name="My tables")).to_have_count(0)
    assert server.get(f"/api/tables/{keys[1]}").status == 404
