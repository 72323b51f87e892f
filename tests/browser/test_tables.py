"""How people meet at a table, and what they can do there."""

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.browser import qr
from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tests.server.clients import FastServer, create_table
from tools.visitor import DESK, PHONE, Visitor

CONFIG = {"game": "express", "players": 3, "options": {}, "clock": {"kind": "decision", "seconds": 60}}


def test_a_code_leads_to_the_table_and_the_host_may_mute(connected: VisitorFactory, server: FastServer) -> None:
    key = create_table(server, (token := server.person("Ann")), CONFIG)["id"]
    host = connected(f"/t/{key}", token=token)
    host.page.get_by_text("60 seconds per decision").wait_for()
    code = host.page.locator(".code").inner_text()
    client = connected()
    client.page.get_by_label("Your name").fill("Ben")
    client.page.get_by_label("Table code").fill(code.lower())
    client.button("Join").click()
    client.page.get_by_label("Say something").fill("Howdy")
    client.button("Send").click()
    host.page.get_by_text("People in this chat").click()
    host.button("Mute Ben for everybody").click()
    client.page.get_by_text("The host has muted you.").wait_for()
    expect(client.button("Send")).to_be_disabled()
    host.button("Let Ben speak again").click()
    expect(client.button("Send")).to_be_enabled()


def test_a_guest_who_joins_by_code_or_link_is_seated_and_the_host_sees_it(
    connected: VisitorFactory, server: FastServer
) -> None:
    table = create_table(server, (token := server.person("Ann")), CONFIG)
    host = connected(f"/t/{table['id']}", token=token)
    start = host.button("Start the game")
    expect(start).to_be_disabled()
    by_code = connected()
    by_code.page.get_by_label("Your name").fill("Ben")
    by_code.page.get_by_label("Table code").fill(table["code"])
    by_code.button("Join").click()
    expect(seat_of(by_code, "Ben")).to_contain_text("you")
    expect(seat_of(host, "Ben")).to_be_visible()
    by_link = connected(f"/t/{table['id']}")
    expect(by_link.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    expect(by_link.page.get_by_text(re.compile(r"^Colt Express, \d players, about \d+ minutes$"))).to_be_visible()
    by_link.page.get_by_label("Your name").fill("Cora")
    by_link.button("Join").click()
    expect(seat_of(by_link, "Cora")).to_contain_text("you")
    expect(seat_of(host, "Cora")).to_be_visible()
    expect(start).to_be_enabled()
    late = connected(f"/t/{table['id']}", token=server.person("Dan"))
    late.page.get_by_text("All seats are taken: you are watching.").wait_for()
    expect(late.button("Join")).to_have_count(0)


def test_a_known_person_who_opens_the_link_joins_or_only_watches(connected: VisitorFactory, server: FastServer) -> None:
    table = create_table(server, server.person("Ann"), CONFIG)
    known = connected(f"/t/{table['id']}", token=server.person("Ben"))
    known.button("Join").click()
    expect(seat_of(known, "Ben")).to_contain_text("you")
    watcher = connected(f"/t/{table['id']}")
    watcher.page.get_by_label("Your name").fill("Cora")
    watcher.button("Only watch").click()
    watcher.button("Join").wait_for()
    expect(seat_of(watcher, "Cora")).to_have_count(0)
    again = connected("/", token=server.person("Dan"))
    again.page.get_by_label("Table code").fill(table["code"])
    again.button("Join").click()
    expect(seat_of(again, "Dan")).to_contain_text("you")
    full = connected("/", token=server.person("Eve"))
    full.page.get_by_label("Table code").fill(table["code"])
    full.button("Join").click()
    expect(full.page.get_by_text("All seats are taken: you are watching.").first).to_be_visible()
    expect(seat_of(full, "Eve")).to_have_count(0)


def seat_of(visitor: Visitor, name: str) -> Locator:
    """A person's seat in the waiting room."""
    return visitor.page.get_by_role("listitem").filter(has=visitor.page.get_by_text(name, exact=True))


def test_anybody_may_hide_another_persons_chat_from_themselves(connected: VisitorFactory, server: FastServer) -> None:
    """Only this browser hides them; other people see everything, and so does this one when the choice is undone."""
    tokens = {name: server.person(name) for name in ("Ann", "Ben", "Cora")}
    key = create_table(server, tokens["Ann"], CONFIG)["id"]
    ann, ben, cora = (connected(f"/t/{key}", token=token) for token in tokens.values())
    say(ben, "Howdy")
    cora.page.get_by_text("People in this chat").click()
    expect(cora.button("Mute Ben for everybody")).to_have_count(0)
    cora.button("Hide Ben from me").click()
    say(ben, "Anybody here?")
    say(ann, "I am")
    chat = cora.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("I am")
    expect(chat).not_to_contain_text("Howdy")
    expect(chat).not_to_contain_text("Anybody here?")
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("Anybody here?")
    cora.page.reload()
    expect(chat).to_contain_text("I am")
    expect(chat).not_to_contain_text("Howdy")
    cora.page.get_by_text("People in this chat").click()
    cora.button("Show me Ben again").click()
    expect(chat).to_contain_text("Howdy")


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.button("Send").click()
    expect(visitor.page.get_by_role("log", name="Chat")).to_contain_text(text)


def test_the_qr_code_of_an_invitation_is_its_link(connected: VisitorFactory, server: FastServer) -> None:
    """Even on a phone, where a module has few pixels."""
    key = create_table(server, (token := server.person("Ann")), CONFIG)["id"]
    for size in (DESK, PHONE):
        host = connected(f"/t/{key}", token=token, size=size, drawn=True)
        code = host.page.locator(".codes svg")
        code.wait_for()
        link = host.page.get_by_label("Link", exact=True).input_value()
        assert urlsplit(link).netloc == server.host
        assert qr.read(qr.seen(host.page, code)) == link


def test_refusals_are_in_the_language_of_the_page(connected: VisitorFactory, server: FastServer) -> None:
    for language, words in {"fr": "Cela n'existe pas ici", "de": "Das gibt es hier nicht"}.items():
        client = connected("/t/ZZZZZZ", token=server.person("Ben"), language=language)
        client.page.get_by_text(words).wait_for()


def test_a_bot_with_a_temperament_can_be_seated(connected: VisitorFactory, server: FastServer) -> None:
    key = create_table(server, (token := server.person("Ann")), CONFIG)["id"]
    host = connected(f"/t/{key}", token=token)
    host.page.get_by_label("Add a bot, Seat 2").select_option("outlaw:greedy")
    host.page.get_by_role("strong").get_by_text("Outlaw, greedy", exact=True).wait_for()


def test_choices_that_do_not_combine_are_disabled_and_say_why(connected: VisitorFactory, server: FastServer) -> None:
    host = connected("/new", token=server.person("Ann"))
    host.page.get_by_role("radio", name="5", exact=True).check()
    numbers = {"Two-player game": "2 players", "Pairs": "2 or 3 players", "Teams": "4 or 6 players"}
    for variant, number in numbers.items():
        expect(host.page.get_by_role("radio", name=variant)).to_be_disabled()
        host.page.get_by_text(f"{variant}: for {number}").wait_for()
    host.page.get_by_role("radio", name="2", exact=True).check()
    host.page.get_by_role("radio", name="Two-player game").check()
    expert = host.page.get_by_label("Expert variant")
    expect(expert).to_be_checked()
    expect(expert).to_be_disabled()
    host.page.get_by_text("the variant “Two-player game” is always played with it").wait_for()


def test_a_personal_link_makes_another_browser_the_same_person(connected: VisitorFactory, server: FastServer) -> None:
    ann = connected("/", token=server.person("Ann"))
    link = ann.page.locator("input[readonly]").last.input_value()
    assert "#me=" in link
    other = connected(link.removeprefix(f"http://{server.host}"))
    other.button("Yes, be Ann").click()
    expect(other.page.get_by_label("Your name")).to_have_value("Ann")
    assert "#me=" not in other.page.url  # nobody passes it on by mistake


def test_the_record_can_be_downloaded(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["end"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    with player.page.expect_download() as waiting:
        player.button("Download the record").click()
    assert re.fullmatch(r"folsom-.+\.json", waiting.value.suggested_filename)
    assert json.loads(waiting.value.path().read_text(encoding="utf-8"))["digest"]


def test_a_card_can_be_dragged_onto_the_train_or_onto_the_pile(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["planning"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    cards = player.page.locator(".hand .card")
    before = cards.count() if player.asked() else 0
    for onto in (player.page.locator("main .train"), player.page.get_by_role("region", name="Common pile")):
        player.page.locator(".hand .card.playable").last.drag_to(onto)
        expect(cards).to_have_count(before - 1)
        player.button("Take back").click()
        expect(cards).to_have_count(before)


def test_only_time_travellers_read_where_they_will_appear(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["away"]
    player, other = (connected(f"/t/{table.key}", token=token) for token in table.tokens[:2])
    player.asked()
    said = player.page.locator(".dock .programme").inner_text()
    assert said.startswith("Cheyenne: travelling in time, will reappear: ")
    for visitor, known in ((player, said), (other, "Cheyenne: travelling in time")):
        visitor.page.keyboard.press("w")
        visitor.page.get_by_role("log").get_by_text(re.compile(f"{known}$")).wait_for(state="attached")


def test_on_a_phone_the_strip_scrolls_the_train(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["planning"]
    player = connected(f"/t/{table.key}", token=table.tokens[0], size=PHONE)
    player.asked()
    strip = player.page.get_by_role("navigation", name="The whole train").get_by_role("button")
    scroller = player.page.locator(".scroller")
    strip.first.click()
    player.until("() => document.querySelector('.scroller').scrollLeft === 0")
    strip.last.click()
    player.until("() => document.querySelector('.scroller').scrollLeft > 100")
    assert scroller.evaluate("it => getComputedStyle(it).overflowX") == "auto"  # what scrolls can be swiped
