"""`folsom rules`: the numbered rules, one by one or as a list."""

from itertools import groupby

from folsom.game import registry
from folsom.interface.title import Setup
from folsom.interface.words import Catalogue
from folsom.rulebook import Rule, find, rules
from folsom.terminal.screen import BOLD, Screen, catalogue, system_language

FIRST_WORDS = 60


def run(number: str | None) -> int:
    """Print a rule, or list the rules whose numbers begin with this text, or list all."""
    screen, words = Screen(), catalogue(system_language())
    found = rules() if number is None else find(number)
    if len(found) == 1:
        show(screen, words, found[0])
    else:
        for page, of_page in groupby(found, lambda one: one.page):
            screen.line(page_name(words, page), BOLD)
            for one in of_page:
                house = f" ({words('rules.house')})" if one.house else ""
                screen.line(f"  {one.id:<16}{first_words(one.plain())}{house}")
    return 0


def show(screen: Screen, words: Catalogue, one: Rule) -> None:
    """Print a rule in full."""
    screen.line(f"{one.id}   {page_name(words, one.page)}, {one.section}", BOLD)
    screen.say(one.plain())
    if one.certainty:
        screen.line(words("rules.certainty", certainty=one.certainty))


def numbers(screen: Screen, words: Catalogue, setup: Setup) -> None:
    """Print the numbers of all rules of a game, its variant and its boxes, side by side."""
    played = {setup.options.get("variant"), *setup.options.get("boxes", ())}
    pages = registry.title(setup.game).rule_pages()
    in_play = [page for page, parts in pages.items() if not parts or played & set(parts)]
    ids = [one.id for one in rules() if one.page in in_play]
    if not ids:
        screen.line(words("rules.missing"))
        return
    wide = max((len(number) for number in ids), default=0) + 2
    in_row = max(screen.width() // wide, 1)
    screen.line(words("rules.ids"), BOLD)
    for first in range(0, len(ids), in_row):
        screen.line("".join(number.ljust(wide) for number in ids[first : first + in_row]).rstrip())


def page_name(words: Catalogue, page: str) -> str:
    """The name of a page, with a remark if it belongs to no game that can be played yet."""
    built = [known for game in registry.names() for known in registry.title(game).rule_pages()]
    return page if page in built else words("rules.not-built", page=page)


def first_words(text: str) -> str:
    return text if len(text) <= FIRST_WORDS else text[:FIRST_WORDS].rsplit(" ", 1)[0] + " …"
