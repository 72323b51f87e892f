"""The end of a game: WANTED posters of all players, and the winner's as a picture to share."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.visitor import DESK, LAPTOP, NARROW, PHONE, Visitor

SIZE = (1200, 630)
FITTING = """() => document.fonts.status === "loaded" && [...document.querySelectorAll(".wanted")]
  .every(one => one.scrollWidth <= one.clientWidth + 1)"""


def posters(visitor: Visitor) -> list[str]:
    return visitor.page.locator("ol.scores > li").all_inner_texts()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_posters_are_in_order_of_rank(size: tuple[int, int], connected: VisitorFactory, moments: Moments) -> None:
    table = moments["end"]
    player = connected(f"/t/{table.key}", token=table.tokens[0], size=size)
    player.asked()
    expect(player.page.get_by_role("list", name="Scores")).to_be_visible()
    first, *others = posters(player)
    assert "1st" in first
    assert all(re.search("2nd|3rd|4th", text) for text in others)
    sums = [int(text.replace("$", "").replace(",", "").split()[-1]) for text in sums_of(player)]
    assert sums[1:] == sorted(sums[1:], reverse=True)
    assert all("Bullets received" in text for text in [first, *others])  # they break ties


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE, NARROW])
def test_the_headline_fits_its_poster_in_every_language(
    size: tuple[int, int], connected: VisitorFactory, moments: Moments
) -> None:
    """Only French is checked: its headline is the longest."""
    for name in ("end", "law-end"):
        table = moments[name]
        player = connected(f"/t/{table.key}", token=table.tokens[0], size=size, language="fr")
        player.asked()
        player.until(FITTING)


def sums_of(visitor: Visitor) -> list[str]:
    return visitor.page.locator("ol.scores > li .sum").all_inner_texts()


def test_partners_share_a_poster(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["teams-end"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    player.asked()
    found = posters(player)
    assert len(found) == 2
    assert all(" + " in text for text in found)


def test_the_winners_poster_is_a_picture_without_names_by_default(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["end"]
    player = connected(f"/t/{table.key}", token=table.tokens[0])
    player.asked()
    player.button("Share the poster").click()
    drawn = player.page.locator("dialog .picture svg")
    people = re.compile("Ann|Ben|Cora|Dan")
    expect(drawn).not_to_contain_text(people)
    with player.page.expect_download() as waiting:
        player.button("Share or save the picture").click()
    picture = waiting.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == SIZE
    assert len(picture) > 50_000  # too large for an empty one
    player.page.get_by_label("With the players' names").check()
    expect(drawn).to_contain_text(people)
