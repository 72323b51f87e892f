"""The terminal's screen: lines, questions, and clearing it so that a hand stays secret."""

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from importlib.resources import files
from itertools import zip_longest

from folsom.interface.words import Catalogue, load

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has been scrolled out of it
BOLD, DIM, PLAIN = "\x1b[1m", "\x1b[2m", "\x1b[0m"
WIDEST = 110  # longer lines are hard to read
NARROW = 20  # no text is folded narrower than this
NUMBER = 6  # columns before the words of a numbered option
WORDS = files("folsom.terminal") / "words"
ENGLISH = "en"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something
LOW = 32  # rows; on fewer a picture and many options are seen together only when they are drawn close


def spoken() -> str:
    """The language of the person at the terminal, as the system says it; English if there are no words of it."""
    setting = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    language = setting[:2].lower()
    return language if (WORDS / f"{language}.toml").is_file() else ENGLISH


def catalogue(language: str) -> Catalogue:
    """The terminal's own words, in English for a language that the game will refuse."""
    return load([WORDS], language if (WORDS / f"{language}.toml").is_file() else ENGLISH)


class Screen:
    """Standard input and output, as people see them."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.interactive = self.terminal and sys.stdin.isatty()
        self.styled = self.terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        if self.interactive:
            edit_lines()

    def line(self, text: str = "", style: str = "") -> None:
        """Text as it is."""
        print(self.dressed(text, style))

    def dressed(self, text: str, style: str) -> str:
        return f"{style}{text}{PLAIN}" if style and self.styled else text

    def width(self) -> int:
        """Of a line, at most."""
        return min(shutil.get_terminal_size().columns, WIDEST)

    def low(self) -> bool:
        """Whether rows have to be saved."""
        return self.terminal and shutil.get_terminal_size().lines < LOW

    def say(self, text: str, first: str = "", style: str = "") -> None:
        """A paragraph, wrapped; its further lines stand below the text of the first."""
        lines = textwrap.wrap(text, self.width(), initial_indent=first, subsequent_indent=" " * len(first))
        self.line("\n".join(lines), style)

    def ask(self, prompt: str) -> str:
        """What somebody types; EOFError when there is no more."""
        return input(prompt).strip()

    def clear(self) -> None:
        """Clear everything that was shown; without a screen, print an empty line instead."""
        print(CLEAR if self.terminal else "", end="" if self.terminal else "\n", flush=True)


def edit_lines() -> None:
    """Arrow keys and the like where the system has them; nobody can recall what another person typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def reason(error: OSError) -> str:
    """What the operating system refused, without its number."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows below each other, the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def folded(text: str, width: int) -> list[str]:
    """A numbered option; what does not fit stands below its text."""
    return [text] if len(text) <= width else textwrap.wrap(text, max(width, NARROW), subsequent_indent=" " * NUMBER)


def two_columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells below each other, the second half beside the first where there is room."""
    half = (len(cells) + 1) // 2
    wide = max(len(cell) for cell in cells)
    if 2 * wide + 2 > width:
        return list(cells)
    return [
        f"{left:<{wide}}  {right}".rstrip() for left, right in zip_longest(cells[:half], cells[half:], fillvalue="")
    ]


def listed(words: Catalogue, names: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return words("list.and", most=", ".join(names[:-1]), last=names[-1])
