"""`anyway Marshal, round`: what is odd in a scene is refused, unless it is said to be meant."""

from folsom.express.interface.names import bandit_name
from folsom.express.interface.oddities import MARSHAL, ODDITIES, ROUND, SHOTGUN, oddities
from folsom.express.interface.read_cards import seat_of
from folsom.express.interface.read_train import Drawn
from folsom.express.state import State
from folsom.interface.errors import NotationError
from folsom.interface.lines import Line, Word


def check_oddities(s: State, once: dict[str, Line], often: list[Line], rows: list[Drawn]) -> None:
    """To be called when all is read, the agenda too."""
    meant = read_anyway(once)
    if ROUND not in meant:
        check_seen(once)
    for word, whose, problem in oddities(s):
        if word not in meant:
            raise odd(place_of(s, once, often, rows, word, whose), problem, word)


def read_anyway(once: dict[str, Line]) -> list[str]:
    """What the scene means though it is odd."""
    known = {word.lower(): word for word in ODDITIES}
    meant = once["anyway"].rest.cut(",") if "anyway" in once else []
    for word in meant:
        if word.text.lower() not in known:
            raise word.error(f"'anyway' names what is odd, and meant: {', '.join(ODDITIES)}; not {word.text!r}")
    return [known[word.text.lower()] for word in meant]


def odd(at: Word, problem: str, word: str) -> NotationError:
    return at.error(f"{problem}; if this is meant, add the line 'anyway {word}'")


def check_seen(once: dict[str, Line]) -> None:
    """There is one of each Round card: a position shows only that it was seen, not how often."""
    shown = [once["round"].rest.text.partition(" ")[2].strip()] if "round" in once else []
    for word in once["seen"].rest.cut(",") if "seen" in once else []:
        if word.text in shown:
            raise odd(word, f"{word.text!r} was seen before: there is one of each Round card (SETUP-5)", ROUND)
        shown.append(word.text)


def place_of(s: State, once: dict[str, Line], often: list[Line], rows: list[Drawn], word: str, whose: int) -> Word:
    """Where the odd thing stands in the scene."""
    if word in (MARSHAL, SHOTGUN):
        return next(b.word for row in rows for b in row.bandits if b.name == bandit_name(s, whose))
    if word == ROUND:
        return once["round"].rest if "round" in once else once["express"].word
    return next(owner for line in often if line.word.text == "veil" and seat_of(s, owner := line.owned()[0]) == whose)
