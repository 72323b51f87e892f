"""The terminal's screen: lines, questions, and clearing it so that a hand stays secret."""

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence
from importlib.resources import files
from itertools import zip_longest

from folsom.interface.words import Catalogue, load

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and the scrollback
BOLD, DIM, PLAIN = "\x1b[1m", "\x1b[2m", "\x1b[0m"
WIDEST = 110  # longer lines are hard to read
NARROW = 20  # no text is folded narrower than this
NUMBER = 6  # columns before the words of a numbered option
WORDS = files("folsom.terminal") / "words"
ENGLISH = "en"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set
LOW = 32  # rows; with fewer, a picture and many options fit only if they are drawn compactly


def system_language() -> str:
    """The language that the environment names; English if there is no catalogue for it."""
    setting = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    language = setting[:2].lower()
    return language if (WORDS / f"{language}.toml").is_file() else ENGLISH


def catalogue(language: str) -> Catalogue:
    """The terminal's catalogue; the English one for a language that the game will refuse."""
    return load([WORDS], language if (WORDS / f"{language}.toml").is_file() else ENGLISH)


class Screen:
    """Standard input and output, styled and wrapped for people."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.interactive = self.terminal and sys.stdin.isatty()
        self.styled = self.terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        if self.interactive:
            edit_lines()

    def line(self, text: str = "", style: str = "") -> None:
        """Print text without wrapping it."""
        print(self.with_style(text, style))

    def with_style(self, text: str, style: str) -> str:
        return f"{style}{text}{PLAIN}" if style and self.styled else text

    def width(self) -> int:
        """The maximum width of a line."""
        return min(shutil.get_terminal_size().columns, WIDEST)

    def low(self) -> bool:
        """Whether the terminal has few rows."""
        return self.terminal and shutil.get_terminal_size().lines < LOW

    def say(self, text: str, first: str = "", style: str = "") -> None:
        """Print a wrapped paragraph; further lines are indented by the width of `first`."""
        lines = textwrap.wrap(text, self.width(), initial_indent=first, subsequent_indent=" " * len(first))
        self.line("\n".join(lines), style)

    def ask(self, prompt: str) -> str:
        """Read a line; EOFError at the end of the input."""
        return input(prompt).strip()

    def clear(self) -> None:
        """Clear everything that was shown; without a screen, print an empty line instead."""
        print(CLEAR if self.terminal else "", end="" if self.terminal else "\n", flush=True)


def edit_lines() -> None:
    """Enable line editing where it is available, without a history: nobody can recall what another person typed."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def reason(error: OSError) -> str:
    """The message of an operating system error, without its number."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as aligned columns: the first column is left-aligned, the others right-aligned."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]


def folded(text: str, width: int) -> list[str]:
    """A numbered option, wrapped; further lines are indented to its text."""
    return [text] if len(text) <= width else textwrap.wrap(text, max(width, NARROW), subsequent_indent=" " * NUMBER)


def two_columns(cells: Sequence[str], width: int) -> list[str]:
    """The cells in two columns, or in one if there is no room."""
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
