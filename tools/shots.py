"""Screenshots of every screen, and of full games at every supported size: `python3 dev.py shots [FOLDER]`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from folsom.interface.words import LANGUAGES
from tests.server.clients import FastServer
from tools import event_shots
from tools.moments import MOMENTS
from tools.prepared import Prepared, prepare
from tools.visitor import ANSWERS, DESK, LAPTOP, PHONE, SCREENS, Visitor, started_chromium

SIZES = {"desk": DESK, "laptop": LAPTOP, "phone": PHONE}
Then = Callable[[Visitor], object]


def nothing(_: Visitor) -> None:
    """Do nothing: the screen is complete as soon as it is opened."""


def asked(visitor: Visitor) -> None:
    visitor.asked()


def open_settings(visitor: Visitor) -> None:
    visitor.page.locator("header button").first.click()


def open_menu(visitor: Visitor) -> None:
    visitor.asked()
    visitor.page.locator("nav.tools button.menu").click()


def open_log(visitor: Visitor) -> None:
    """Use its button or, on a phone, the menu."""
    visitor.asked()
    button = visitor.page.locator("nav.tools button.log")
    if not button.is_visible():
        visitor.page.locator("nav.tools button.menu").click()
        button = visitor.page.locator("dialog button[data-panel=log]")
    button.click()


def open_details(visitor: Visitor) -> None:
    visitor.asked()
    visitor.page.locator(".seats button").first.click()


def open_pile(visitor: Visitor) -> None:
    visitor.asked()
    visitor.page.locator("button.head").click()


def show_keys(visitor: Visitor) -> None:
    visitor.asked()
    visitor.page.keyboard.press("?")


def play_in_pairs(visitor: Visitor) -> None:
    """Choose an impossible combination, which is explained."""
    visitor.page.get_by_role("radio", name="3", exact=True).check()
    visitor.page.get_by_role("radio", name="Duos").check()
    visitor.page.locator(".warning").first.wait_for()


def in_the_middle(visitor: Visitor) -> None:
    visitor.page.locator("input[type=range]").fill("60")


def open_poster(visitor: Visitor) -> None:
    visitor.asked()
    visitor.button("Share the poster").click()


OTHERWISE = (
    "waiting",
    "waiting-teams",
    "long",
    "round-end",
    "round-end-again",
)  # moments that are shown in other ways
STRANGERS = ("naming",)  # seen by a visitor who is new to the server

# A name, the table it shows, the path, what to do there, and the language.
PICTURES: tuple[tuple[str, str, str, Then, str], ...] = (
    ("lobby", "end", "/", nothing, "en"),
    ("settings", "end", "/", open_settings, "en"),
    ("new-table", "end", "/new", nothing, "en"),
    ("new-table-de", "end", "/new", nothing, "de"),
    ("impossible-fr", "end", "/new", play_in_pairs, "fr"),
    ("naming", "waiting", "/t/{}", nothing, "en"),
    *((f"waiting-room-{language}", "waiting", "/t/{}", nothing, language) for language in LANGUAGES),
    ("waiting-room-teams", "waiting-teams", "/t/{}", nothing, "en"),
    *((name, name, "/t/{}", asked, "en") for name in MOMENTS if name not in OTHERWISE),
    ("log", "planning", "/t/{}", open_log, "en"),
    ("menu", "planning", "/t/{}", open_menu, "en"),
    ("details", "front", "/t/{}", open_details, "en"),
    ("pile-de", "stealing", "/t/{}", open_pile, "de"),
    ("keys", "planning", "/t/{}", show_keys, "en"),
    ("replay", "end", "/replay/{}", in_the_middle, "en"),
    ("planning-fr", "planning", "/t/{}", asked, "fr"),
    ("stealing-fr", "stealing", "/t/{}", asked, "fr"),
    ("long-de", "long", "/t/{}", asked, "de"),
    ("horses-de", "horses", "/t/{}", asked, "de"),
    ("end-de", "end", "/t/{}", asked, "de"),
    ("end-fr", "end", "/t/{}", asked, "fr"),
    *((f"choosing-{language}", "choosing", "/t/{}", asked, language) for language in LANGUAGES[1:]),
    ("poster", "end", "/t/{}", open_poster, "en"),
)


# Games that are shown at every size.
HELD = ("full", "stealing", "crowded", "coach", "super")


def take(folder: Path) -> int:
    """Take all screenshots; return their number."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        db = Path(place, "folsom.db")
        tables = dict(zip(MOMENTS, prepare(db, list(MOMENTS.values())), strict=True))
        with FastServer(db) as server, started_chromium() as browser:
            for size, pixels in SIZES.items():
                for name, table, path, then, language in PICTURES:
                    picture = folder / f"{name}-{size}.png"
                    token = None if name in STRANGERS else tables[table].tokens[0]
                    address = path.format(tables[table].key)
                    snap(browser, server, address, then, picture, token=token, size=pixels, language=language)
            held = take_at_every_size(browser, server, tables, folder)
            between = take_intermissions(browser, server, tables["round-end"], folder)
    return len(SIZES) * len(PICTURES) + held + between


def take_at_every_size(browser: Browser, server: FastServer, tables: dict[str, Prepared], folder: Path) -> int:
    """Full games at every supported size, with normal text and text of twice the size; return their number."""
    looks = [(name, size, text) for name in HELD for size in SCREENS for text in (100, 200)]
    for name, (width, height), text in looks:
        picture = folder / f"{name}-{width}x{height}{'-large-text' if text > 100 else ''}.png"
        how = {"token": tables[name].tokens[0], "size": (width, height), "text": text}
        snap(browser, server, f"/t/{tables[name].key}", asked, picture, **how)
    return len(looks)


def take_intermissions(browser: Browser, server: FastServer, table: Prepared, folder: Path) -> int:
    """The page between two rounds: it appears only once, so all visitors are there before it; return their number."""
    how: dict[str, Any] = {"token": table.tokens[0], "speed": 0.5, "intermission": True}
    looks = [(f"intermission-{size}", pixels, "en") for size, pixels in SIZES.items()]
    looks += [(f"intermission-{language}-phone", PHONE, language) for language in LANGUAGES[1:]]
    visitors = [Visitor(browser, server.host, size=pixels, language=language, **how) for _, pixels, language in looks]
    for visitor in visitors:
        visitor.go(f"/t/{table.key}")
        visitor.asked()
    visitors[0].page.locator(ANSWERS).first.click()
    for (name, _, _), visitor in zip(looks, visitors, strict=True):
        visitor.page.locator("#intermission").wait_for(timeout=60_000)
        visitor.page.screenshot(path=folder / f"{name}.png", animations="disabled")
    for visitor in visitors:
        visitor.leave()
    return len(looks)


def snap(browser: Browser, server: FastServer, address: str, then: Then, picture: Path, **how: Any) -> None:
    visitor = Visitor(browser, server.host, **how)
    visitor.go(address)
    visitor.page.wait_for_load_state("networkidle")
    then(visitor)
    visitor.page.wait_for_timeout(300)  # until everything has faded in
    visitor.page.screenshot(path=picture, full_page=True, animations="disabled")
    for fault in visitor.leave():
        print(f"{picture.name}: {fault}", file=sys.stderr)


if __name__ == "__main__":
    goal = Path(sys.argv[1] if len(sys.argv) > 1 else "shots")
    print(f"{take(goal) + event_shots.take(goal / 'events')} pictures in {goal}")
