"""Whole games, played in a browser as people play them."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.wire import Proxy
from tests.server.clients import FastServer, create_table
from tools.prepared import Prepared
from tools.visitor import CARDS, CURTAIN, LIST, OVER, PHONE, TRAIN, Visitor

LONGEST = 120.0  # seconds for a game


def play(players: Sequence[Visitor], chance: random.Random, decisions: int | None = None) -> None:
    """Players who are asked answer, for this many decisions or until all have seen the end."""
    deadline, made = time.monotonic() + LONGEST, 0
    while made != decisions and not all(player.known == OVER for player in players):
        assert time.monotonic() < deadline, "the game took too long"
        asked = [player for player in players if player.known != OVER and player.waiting()]
        made += sum(player.answer(chance) for player in asked[:1])
        if not asked:
            players[0].page.wait_for_timeout(20)


def test_a_game_by_mouse(connected: VisitorFactory) -> None:
    """From the lobby to the rematch: clicking alternately on the cards, on the train and in the list."""
    chance = random.Random(1)
    player = connected()
    player.page.get_by_label("Your name").fill("Robin")
    player.page.get_by_role("radio", name="Drifter").check()
    player.button("Play now").click()
    used: Counter[str] = Counter()
    for _ in range(4):  # a short game may ask nothing on the train
        while player.asked() != OVER:
            by_list = used.total() % 3 == 2
            used[player.click([LIST, TRAIN, CARDS] if by_list else [TRAIN, CARDS, LIST], chance)] += 1
        player.page.get_by_role("heading", name="The robbery is over").wait_for()
        assert len(totals(player)) == 4
        player.button("Rematch").click()
        player.page.get_by_role("list", name="Scores").wait_for(state="detached")
        if used[TRAIN]:
            break
    assert set(used) == {CARDS, TRAIN, LIST}
    assert player.asked() != OVER


def test_a_game_by_keyboard_alone(connected: VisitorFactory) -> None:
    """From the lobby on, without a mouse: Tab and Enter, digits, arrows, letters."""
    chance = random.Random(2)
    player = connected()
    keys = player.page.keyboard
    walk_to(player, "#name")
    keys.type("Robin")
    expect(player.button("Play now")).to_be_enabled()  # once the tables are listed
    keys.press("Enter")
    used: Counter[str] = Counter()
    for _ in range(4):  # a short game may ask nothing on the train
        while player.asked() != OVER:
            used[player.press(chance, along_the_train=used.total() % 5 > 0)] += 1
        if used["Enter"]:
            break
        walk_to(player, ".does .big")
        keys.press("Enter")
        player.page.get_by_role("list", name="Scores").wait_for(state="detached")
    assert 0 < used["Enter"] < used.total(), used
    walk_to(player, "a[href^='/replay/']")
    keys.press("Enter")
    player.page.get_by_role("heading", name="Watch again").wait_for()


def walk_to(player: Visitor, target: str) -> None:
    """Press Tab until the target has the focus."""
    for _ in range(60):
        if player.page.evaluate("target => document.activeElement.matches(target)", target):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def test_keys_take_back_and_announce_the_hand(connected: VisitorFactory, moments: dict[str, Prepared]) -> None:
    table = moments["planning"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    player.asked()
    expect(player.button("Hint")).to_have_count(0)  # bots give no advice in games between people
    before = player.page.locator(".hand .card").count()
    player.page.keyboard.press("h")
    player.page.get_by_role("log").get_by_text("In your hand").wait_for(state="attached")
    player.page.locator(CARDS).first.click()
    take_back(player, before)


def take_back(player: Visitor, before: int) -> None:
    """Take back a card that was played from a hand of this size; the question comes back too."""
    cards = player.page.locator(".hand .card")
    expect(cards).to_have_count(before - 1)
    player.button("Take back").wait_for()
    player.page.keyboard.press("Escape")
    expect(cards).to_have_count(before)
    player.asked()


def test_every_card_of_a_large_hand_has_a_key(connected: VisitorFactory, moments: dict[str, Prepared]) -> None:
    table = moments["hand"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    player.asked()
    cards = player.page.locator(".hand .card")
    before = cards.count()
    keys = [card.get_attribute("aria-keyshortcuts") for card in cards.all()]
    assert len(set(keys)) == before > 10
    played = player.page.locator(f"{CARDS}[aria-keyshortcuts]").last
    key = played.get_attribute("aria-keyshortcuts") or ""
    assert key.isalpha()
    player.page.keyboard.press(key)
    take_back(player, before)


def test_swiping_scrolls_the_train_and_chooses_nothing(connected: VisitorFactory, moments: dict[str, Prepared]) -> None:
    table = moments["stealing"]
    player = connected(f"/t/{table.key}", token=table.tokens[0], size=PHONE, touch=True)
    question = player.asked()
    train = player.page.locator(".scroller.scrolls")
    place = "node => node.scrollLeft"
    for across in (-200, 200):
        before = train.evaluate(place)
        player.swipe(train, across)
        moved = (
            "([node, from, across]) => Math.abs(from - node.scrollLeft) > 100 && from > node.scrollLeft === across > 0"
        )
        player.until(moved, [train.element_handle(), before, across])
    assert player.page.locator("[data-asked]").get_attribute("data-asked") == question


def test_bullets_of_a_round_that_will_cost_money_are_shown(
    connected: VisitorFactory, moments: dict[str, Prepared]
) -> None:
    table = moments["mortal"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    player.asked()
    hits = player.page.locator(".seats .wounds")
    assert hits.count() > 0
    hits.first.click()
    words = hits.first.locator(".hidden-text").text_content() or ""
    assert "this round" in words
    player.page.get_by_role("dialog").get_by_text(words).wait_for()


def test_a_game_with_horses_survives_a_lost_connection(connected: VisitorFactory, server: FastServer) -> None:
    """Two people meet by the link, with a bot; one connection breaks in the middle, and is restored automatically."""
    chance = random.Random(3)
    host = connected()
    host.page.get_by_label("Your name").fill("Ann")
    host.page.get_by_role("link", name="New table").click()
    host.page.get_by_role("radio", name="3", exact=True).check()
    host.page.get_by_label("Horses & Stagecoach").check()
    host.page.get_by_label("Seat 2").select_option("drifter")
    host.button("Open the table").click()
    host.page.get_by_role("heading", name="Who are you?").wait_for()
    proxy = Proxy(server.port)
    client = connected(urlsplit(host.page.url).path, host=proxy.host)
    client.page.get_by_label("Your name").fill("Ben")
    client.button("Join").click()
    host.button("Start the game").click()
    play([host, client], chance, decisions=15)
    client.allowed = True  # the browser rightly reports failed requests now
    proxy.cut()
    client.page.get_by_role("status").get_by_text("Connection lost").wait_for()
    proxy.mend()
    client.page.get_by_role("status").get_by_text("Connection lost").wait_for(state="detached")
    client.allowed = False
    client.known = None  # the latest answer may have been lost, so that the same question is asked again
    play([host, client], chance)
    assert totals(host) == totals(client)
    client.allowed = True
    proxy.cut()


def totals(player: Visitor) -> list[str]:
    """The final sum of each player: the details differ between viewers."""
    return player.page.locator("ol.scores > li .sum").all_inner_texts()


def test_super_express_with_three_people(connected: VisitorFactory, server: FastServer) -> None:
    tokens = [server.person(name) for name in ("Ann", "Ben", "Cora")]
    config = {"game": "super", "players": 3, "options": {"boxes": ["reflex", "horse"]}}
    key = create_table(server, tokens[0], config)["id"]
    sizes = [(1440, 900), PHONE, (1024, 768)]
    players = [connected(f"/t/{key}", token=token, size=size) for token, size in zip(tokens, sizes, strict=True)]
    for player in players[1:]:
        player.button("Sit here").first.click()
        player.button("Stand up").wait_for()
    players[0].button("Start the game").click()
    play(players, random.Random(4))
    assert totals(players[0]) == totals(players[1]) == totals(players[2])


def test_teams(connected: VisitorFactory, server: FastServer) -> None:
    """Two people and two bots; partners sit next to each other, and both win or lose."""
    tokens = [server.person(name) for name in ("Ann", "Ben")]
    config = {"game": "express", "players": 4, "options": {"variant": "teams"}}
    key = create_table(server, tokens[0], config, ["me", None, "drifter", "drifter"])["id"]
    players = [connected(f"/t/{key}", token=token) for token in tokens]
    players[1].button("Sit here").click()
    players[0].button("Start the game").click()
    play(players, random.Random(5))
    assert totals(players[0]) == totals(players[1])


def test_pass_and_play_with_a_curtain(connected: VisitorFactory, server: FastServer) -> None:
    """While the curtain is down, nothing of anybody's hand is in the page."""
    chance, token = random.Random(6), server.person("Ann")
    config = {"game": "express", "players": 3, "options": {}}
    key = create_table(server, token, config, ["me", "me", "drifter"], start=True)["id"]
    player = connected(f"/t/{key}", token=token)
    curtains = 0
    while True:
        found = player.asked()
        if found == OVER:
            break
        if found == CURTAIN:
            curtains += 1
            assert player.page.locator(".card, .hand, .others, .targets, .train, .pile").count() == 0
            said = player.page.get_by_role("log").inner_text()
            assert "In your hand" not in said
            player.page.locator("main.curtain button").click()
            player.known = None
        else:
            player.click(chance.sample([CARDS, TRAIN, LIST], 3), chance)
    assert curtains > 10


# The vertical position of a card in each of 20 frames.
PLACES = """async (card) => {
  const seen = [];
  for (let k = 0; k < 20; k++) {
    await new Promise(requestAnimationFrame);
    seen.push(card.getBoundingClientRect().y);
  }
  return seen;
}"""


def test_a_card_that_rises_stays_under_the_pointer(connected: VisitorFactory) -> None:
    """Even at its lower edge, where it might otherwise drop and rise again and again."""
    player = connected()
    player.page.get_by_label("Your name").fill("Robin")
    player.button("Play now").click()
    player.asked()
    card = player.page.locator(CARDS).nth(3)  # in the middle of the fan, where cards stand upright
    box = card.bounding_box()
    assert box
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)
    places = card.evaluate(PLACES)
    assert places[-1] < box["y"]
    assert len(set(places[2:])) == 1
