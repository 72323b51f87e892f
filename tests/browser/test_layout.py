"""The game fits every screen: hand, pile, plates and question are visible at once, nothing scrolls or is cut off."""

from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.conftest import VisitorFactory
from tests.browser.screens import Moments
from tools.moments import MOMENTS, PLAYED_ON
from tools.visitor import SCREENS, Visitor

WITHOUT_HAND = ("end", "teams-end", "super-end", "law-end", "curtain")
GAMES = [name for name, wanted in MOMENTS.items() if wanted.until and name not in (*PLAYED_ON, *WITHOUT_HAND)]
LARGE = (
    "choosing",
    "stealing",
    "full",
    "teams-six",
    "super",
    "long",
    "law",
)  # the fullest ones are also checked in large text
THUMB = 44

# What a player would miss on this screen, in words; an empty list if the game fits.
MISSED = """(thumb) => {
  const missed = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth || scrollY) missed.push("the page scrolls");
  const box = (one) => one.getBoundingClientRect();
  const inside = ({ left, top, right, bottom }, room) =>
    left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const seen = (what, one) => inside(box(one), screen) || missed.push(`${what} leaves the screen`);

  const places = [...document.querySelectorAll(".hand li")];
  for (const [n, place] of places.entries()) {
    const [card, here] = [place.querySelector(".card"), box(place)];
    seen(card.getAttribute("aria-label"), card);
    const next = places[n + 1] && box(places[n + 1]);
    const end = next && next.top < here.bottom - 8 && next.left > here.left ? next.left : box(card).right;
    if (end - box(card).left < thumb - 1 || box(card).height < thumb - 1)
      missed.push(`only ${Math.round(end - box(card).left)} pixels of ${card.getAttribute("aria-label")} are seen`);
  }
  for (const plate of document.querySelectorAll(".seat")) {
    seen("a plate", plate);
    const name = document.createRange();
    name.selectNodeContents(plate.querySelector("strong"));
    if (!name.toString().trim()) missed.push("a plate has no name");
    const counted = plate.querySelector(".loot b");
    for (const [tags, a, words] of [[".away", box(name), name], [".thinking", box(counted), counted.innerText]])
      for (const tag of plate.querySelectorAll(tags)) {
        const b = box(tag);
        if (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 2 && b.bottom > a.top + 2)
          missed.push(`${words} is covered by "${tag.innerText}"`);
      }
  }
  if (!document.querySelector(".seat.mine .you")) missed.push("no plate is marked as the player's own");
  for (const one of document.querySelectorAll(".prompt.asked, .round, nav.tools button.menu")) seen(one.className, one);

  // A long list of answers scrolls within the dock; everything else can be pressed at once.
  for (const button of document.querySelectorAll(".does button, nav.tools button, .few button, .seat")) {
    const { left, top, width, height } = box(button);
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width && !button.disabled && !button.contains(found)) missed.push(`${button.outerHTML} is covered`);
  }

  const film = document.querySelector(".film");
  const now = film?.querySelector(".now .mini");
  if (now && !inside(box(now), box(film))) missed.push("the card being resolved is outside the pile");

  const parts = [".round ol", ".seats", ".film", ".belongings", ".prompt.asked", ".hand", ".others", ".does"]
    .concat("nav.tools")
    .flatMap((part) => [...document.querySelectorAll(part)].map((one) => [part, box(one)]))
    .filter(([, one]) => one.width && one.height);
  for (const [n, [first, a]] of parts.entries())
    for (const [second, b] of parts.slice(n + 1))
      if (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
        missed.push(`${first} and ${second} overlap`);
  for (const text of document.querySelectorAll(".world .token text"))
    if (text.textContent.length > 1 && text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize) < 11.95)
      missed.push(`${text.textContent} is too small to read`);

  const stage = box(document.querySelector("main"));
  if (stage.height < 0.25 * innerHeight) missed.push(`the stage is ${stage.height} pixels high`);
  return missed;
}"""

# Texts that do not fit into their elements.
CUT = """() => [...[...document.querySelectorAll("header *, main *, section *, nav *")]
  .filter(one => one instanceof HTMLElement && one.childElementCount === 0 && one.innerText)
  .filter(one => !one.closest(".hidden-text, .told, .you") && getComputedStyle(one).clipPath === "none")
  .filter(one => getComputedStyle(one).overflowX !== "visible")
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 6)
  .map(one => `${one.innerText} is cut off`),
  ...[...document.querySelectorAll(".belongings li")]
    .filter(one => one.getBoundingClientRect().bottom > innerHeight)
    .map(one => `${one.innerText} is below the screen`)]"""


def missed(visitor: Visitor, text: int = 100) -> Any:
    """What a player would miss on this screen, once everything is in its place."""
    faults = f"(thumb) => [...({MISSED})(thumb), ...{f'({CUT})()' if text == 100 else '[]'}]"
    try:
        visitor.until(f"(thumb) => ({faults})(thumb).length === 0", THUMB)
    except TimeoutError:
        return visitor.page.evaluate(faults, THUMB)
    return []


def resized(visitor: Visitor, size: tuple[int, int], text: int) -> Visitor:
    """Waits until the size is drawn: the page does not learn of a size that changes again before the next frame."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate("(text) => document.documentElement.style.setProperty('--text-size', text / 100)", text)
    visitor.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return visitor


@pytest.mark.parametrize("name", GAMES)
def test_the_game_fits_every_screen(name: str, connected: VisitorFactory, moments: Moments) -> None:
    """In German, whose words are the longest."""
    table = moments[name]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], language="de")
    visitor.asked()
    visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    texts = (100, 200) if name in LARGE else (100,)  # per cent
    # Not both texts at each size: the page would be laid out for the next size in the wrong text first.
    faults = {f"{size} {text} %": missed(resized(visitor, size, text), text) for text in texts for size in SCREENS}
    assert {screen: those for screen, those in faults.items() if those} == {}


def test_the_card_being_resolved_is_seen_in_a_round_of_five_turns(connected: VisitorFactory, moments: Moments) -> None:
    table = moments["stealing"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], size=(1280, 800))
    visitor.asked()
    assert visitor.page.locator(".round li").count() == 5
    assert visitor.page.locator(".film .now").count() == 1
    assert missed(visitor) == []


def test_the_fullest_game_has_six_players_and_a_hand_of_twelve(connected: VisitorFactory, moments: Moments) -> None:
    """The game called "full", which the first test checks, really is full."""
    table = moments["full"]
    visitor = connected(f"/t/{table.key}", token=table.tokens[0], size=SCREENS[0])
    visitor.asked()
    assert visitor.page.locator(".hand .card").count() >= 12
    assert visitor.page.locator(".seat").count() == 6
