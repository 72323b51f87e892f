"""Validation of the host's choices: each function returns a value, or raises an error that says what would be valid."""

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Any

from folsom.interface.errors import SetupError, shown
from folsom.interface.title import Setup

CHANCE = "?"  # in a list of names: left to chance
USUAL = 4  # the default
MARKS = re.compile(r"[\s!'’]|(?<=[^\W\d_])-(?=[^\W\d_])")  # hyphens between letters, not those before numbers
MOST_LISTED = 12


def fold(text: str) -> str:
    """Normalise a name for comparison: capitals, spaces, hyphens and marks do not matter (`Mail car`, `mail-car`)."""
    return MARKS.sub("", text.casefold())


def listing(known: Sequence[str], wanted: str) -> str:
    """The known names, or if there are many, those most similar to the wanted one and the number of the others."""
    if len(known) <= MOST_LISTED:
        return ", ".join(known)
    nearest = sorted(known, key=lambda one: -SequenceMatcher(None, fold(one), fold(wanted)).ratio())[:MOST_LISTED]
    return f"{', '.join(nearest)} and {len(known) - MOST_LISTED} more"


def unknown(what: str, word: object, known: Sequence[str]) -> str:
    close = get_close_matches(shown(word), known, 1, 0.5)
    hint = f"; did you mean {close[0]!r}?" if close else f"; there are: {', '.join(known)}" if known else ""
    return f"unknown {what} {shown(word)}{hint}"


def whole_number(what: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError(f"{what} is a whole number, not {shown(value)}")
    return value


def one_of(what: str, value: object, known: Sequence[str]) -> str:
    """One of these words; capitals, spaces and hyphens do not matter."""
    for word in known:
        if isinstance(value, str) and fold(value) == fold(word):
            return word
    raise SetupError(unknown(what, value, known))


def names_from(what: str, asked: object, number: int) -> list[object]:
    if isinstance(asked, str) or not isinstance(asked, Sequence):
        raise SetupError(f"{what} is a list of {number} names, not {shown(asked)}")
    if len(asked) != number:
        raise SetupError(f"{what} is a list of {number} names here, not of {len(asked)}")
    return list(asked)


def no_name_twice(what: str, names: Sequence[str]) -> None:
    for name in names:
        if name != CHANCE and names.count(name) > 1:
            raise SetupError(f"{name} is named twice in {what}")


Completer = Callable[[int | None, Mapping[str, Any]], Setup]


def usual_players(complete: Completer, options: Mapping[str, Any], numbers: Sequence[int]) -> int:
    """The default number of players: four, or the only number that fits the other options."""
    possible = [number for number in numbers if can_be_met(complete, number, options)]
    if len(possible) > 1 and USUAL not in possible:
        raise SetupError(f"say how many play: with these options it can be {' or '.join(map(str, possible))}")
    return possible[0] if len(possible) == 1 else USUAL


def can_be_met(complete: Completer, players: int, options: Mapping[str, Any]) -> bool:
    try:
        complete(players, options)
    except SetupError:
        return False
    return True
