"""`folsom rules`: the numbered rules, one by one or as a list."""

from folsom.kernel.words import Catalogue
from folsom.rulebook import Rule, find, rules
from folsom.terminal.screen import Screen, catalogue

FIRST_WORDS = 60


def run(number: str | None) -> int:
    """Print a rule; a list of those that begin so; a list of all."""
    screen, words = Screen(), catalogue("en")
    found = rules() if number is None else find(number)
    if len(found) == 1:
        tell(screen, words, found[0])
    else:
        for one in found:
            screen.line(f"{one.id:<14}{one.page.removesuffix('.md'):<14}{first_words(one.plain())}")
    return 0


def tell(screen: Screen, words: Catalogue, one: Rule) -> None:
    """A rule in full."""
    screen.line(f"{one.id}   {one.page}, {one.section}", "\x1b[1m")
    screen.say(one.plain())
    if one.certainty:
        screen.line(words("rules.certainty", certainty=one.certainty))


def first_words(text: str) -> str:
    return text if len(text) <= FIRST_WORDS else text[:FIRST_WORDS].rsplit(" ", 1)[0] + " …"
