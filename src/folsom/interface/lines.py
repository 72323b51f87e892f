"""The lines of a scene: words with their positions, so that an error can point at them."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from folsom.interface.errors import NotationError, SetupError, shown
from folsom.interface.spelling import Spelled
from folsom.interface.validation import fold, listing

Chosen = TypeVar("Chosen")


@dataclass(frozen=True)
class Word:
    """A piece of a line and its column (from 1)."""

    text: str
    line: int
    column: int

    def error(self, message: str) -> NotationError:
        return NotationError(message, self.line, self.column)

    def cut(self, separator: str) -> list["Word"]:
        """Split at separators outside brackets and strip the pieces; an empty list if the word is empty."""
        pieces: list[Word] = []
        depth = start = 0
        for at, letter in enumerate(self.text + separator):
            depth += (letter in "[(") - (letter in "])")
            if letter == separator and (depth <= 0 or at == len(self.text)):
                piece = self.text[start:at]
                if piece.strip() or separator != " ":
                    pieces.append(
                        Word(piece.strip(), self.line, self.column + start + len(piece) - len(piece.lstrip()))
                    )
                start = at + 1
        return [] if len(pieces) == 1 and not pieces[0].text else pieces

    def ask(self, choose: Callable[..., Chosen], *asked: object) -> Chosen:
        """Validate this word as a host's choice would be; a SetupError becomes an error that points at it."""
        try:
            return choose(*asked)
        except SetupError as problem:
            raise self.error(str(problem)) from None

    def number(self, low: int, high: int) -> int:
        """A whole number within these bounds."""
        if not re.fullmatch("[0-9]{1,6}", self.text) or not low <= int(self.text) <= high:
            wanted = f"a number from {low} to {high}" if low < high else str(low)
            raise self.error(f"{shown(self.text)} should be {wanted}")
        return int(self.text)


def unreadable(text: str, known: Sequence[str]) -> NotationError:
    """The error for an action that matches none of the known texts; it points at the first word that does not fit."""
    words = words_of(text)
    if not words:
        return NotationError(f"an action is missing; it begins with one of: {', '.join(verbs_of(known))}")
    verb = words[0]
    forms = [one for one in known if fold(one.split()[0]) == fold(verb.text)]
    if not forms:
        return verb.error(f"cannot read {shown(verb.text)}; an action begins with one of: {', '.join(verbs_of(known))}")
    fitting = 1
    while fitting < len(words) and begins(forms, words[: fitting + 1]):
        fitting += 1
    goes_like = f"{verb.text!r} goes like: {listing(forms, text)}"
    if fitting < len(words):
        return words[fitting].error(f"cannot read {shown(words[fitting].text)}; {goes_like}")
    last = words[-1]
    return Word("", last.line, last.column + len(last.text)).error(f"something is missing here; {goes_like}")


def begins(forms: Sequence[str], words: list[Word]) -> bool:
    """Whether one of these texts begins with these words."""
    said = fold("".join(word.text for word in words))
    return any(fold(form).startswith(said) for form in forms)


def verbs_of(known: Sequence[str]) -> list[str]:
    return sorted({one.split()[0] for one in known})


def words_of(text: str) -> list[Word]:
    """The words of a text, separated by any white space."""
    return [
        Word(found[0], number, found.start() + 1)
        for number, line in enumerate(text.splitlines(), 1)
        for found in re.finditer(r"\S+", line)
    ]


@dataclass(frozen=True)
class Line:
    """A line: its first word, and the rest."""

    word: Word
    rest: Word

    def owned(self) -> tuple[Word, Word]:
        """Split `Doc: Move, Fire` into its owner and the rest."""
        if ":" not in self.rest.text:
            raise self.rest.error(f"{self.word.text!r} needs a seat and a colon, as in '{self.word.text} Doc: …'")
        owner, what = self.rest.text.split(":", 1)
        column = self.rest.column + len(owner) + 1 + len(what) - len(what.lstrip())
        return Word(owner.strip(), self.rest.line, self.rest.column), Word(what.strip(), self.rest.line, column)


def lines(text: str) -> list[Line]:
    """The non-empty lines of a scene."""
    found = []
    for number, raw in enumerate(text.splitlines(), 1):
        if raw.strip():
            first = raw.split(None, 1)[0]
            start = raw.index(first)
            rest = raw[start + len(first) :]
            column = start + len(first) + 1 + len(rest) - len(rest.lstrip())
            found.append(Line(Word(first, number, start + 1), Word(rest.strip(), number, column)))
    return found


def sorted_lines(
    text: str, once: tuple[str, ...], often: tuple[str, ...], needed: tuple[str, ...]
) -> tuple[dict[str, Line], list[Line]]:
    """The lines of a scene: those allowed once, by their first word, and those allowed repeatedly."""
    found = lines(text)
    single: dict[str, Line] = {}
    several: list[Line] = []
    for line in found:
        word = line.word.text
        if word in often:
            several.append(line)
        elif word not in once:
            raise line.word.error(f"unknown line {shown(word)}; a line begins with one of: {', '.join(once + often)}")
        elif word in single:
            raise line.word.error(f"there are two lines {word!r}: one is line {single[word].word.line}")
        else:
            single[word] = line
    for word in needed:
        if word not in single:
            raise found[0].word.error(f"the scene has no line {word!r}")
    return single, several


# ---- impossible positions
class Fault(AssertionError):
    """An error in a position as a whole: the lines that may cause it, the likeliest first, and their owner."""

    def __init__(self, reason: str, *blamed: str, owner: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.blamed = blamed
        self.owner = owner


UNREADABLE = (ArithmeticError, AssertionError, LookupError, NotImplementedError, TypeError, ValueError)
LEADING_ON = ("agenda", "next")  # lines that say what happens next


@contextmanager
def placed(spelled: Spelled) -> Iterator[None]:
    """Report anything wrong with a scene as a NotationError that points into its text.

    Other exceptions mean that no game can go on from this position.  Their messages would not help the author of a
    scene, so they are only attached as the cause.
    """
    try:
        yield
    except NotationError as error:
        at = spelled.written_at(error.line, error.column)
        raise NotationError(error.reason, error.line, at) from None
    except Fault as fault:
        raise blame(spelled, fault) from None
    except UNREADABLE as problem:
        said = problem.args[0] if isinstance(problem, AssertionError) and problem.args else None
        reason = said if isinstance(said, str) and said else "no game can go on from here"
        raise blame(spelled, Fault(reason, *LEADING_ON)) from problem


def blame(spelled: Spelled, fault: Fault) -> NotationError:
    """An error that points at the likeliest line, or else at the first line, for the whole scene."""
    written = lines(spelled.text)
    for word in fault.blamed:
        for line in written:
            if line.word.text == word and (not fault.owner or {*fault.owner.split("+")} & owners(line)):
                at = spelled.written_at(line.word.line, line.word.column)
                return NotationError(fault.reason, line.word.line, at)
    first = written[0].word
    at = spelled.written_at(first.line, first.column)
    return NotationError(f"the position as a whole is impossible: {fault.reason}", first.line, at)


def owners(line: Line) -> set[str]:
    """The bandits to whom a line belongs: `hand Doc: …`, `hand Tuco+Doc: …`, `pile Doc: …, Tuco: …`."""
    named = [owner.strip() for owner in re.findall("([^,:]+):", line.rest.text)]
    return {name for owner in named for name in owner.split("+")}
