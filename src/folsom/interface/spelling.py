"""Spelling in scenes: capitals, spaces, hyphens and apostrophes do not matter (`mail-car`, `MAIL CAR`)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from folsom.interface.validation import fold

PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+|[0-9]+")
BETWEEN = r"[ \t'’-]*"
MARKS = re.compile(r"[ \t'’!-]")


@dataclass(frozen=True)
class Spelled:
    """A scene with canonical names, and for each line the original column of each character."""

    text: str
    columns: list[list[int]]

    def written_at(self, line: int, column: int) -> int:
        """The original column, from 1."""
        columns = self.columns[line - 1] if line <= len(self.columns) else []
        if not columns:
            return column
        return columns[min(column, len(columns)) - 1] + max(column - len(columns), 0)


class Names:
    """Names that may occur in a line."""

    def __init__(self, names: Sequence[str], lower: bool = False) -> None:
        self.spelled = {bare(name): name for name in names}
        longest_first = sorted(names, key=len, reverse=True)
        self.pattern = re.compile("|".join(pattern(name) for name in longest_first), re.IGNORECASE)
        self.lower = lower  # everything else in such a line is in lower case

    def respell(self, text: str) -> tuple[str, list[int]]:
        """The text with canonical names, and the original column, from 1, of each of its characters."""
        if self.lower and text.lower().isascii():
            text = text.lower()
        pieces: list[str] = []
        columns: list[int] = []
        done = 0
        for found in self.pattern.finditer(text) if self.spelled else ():
            name = self.spelled[bare(found[0])]
            pieces += [text[done : found.start()], name]
            columns += range(done + 1, found.start() + 1)
            columns += [min(found.start() + at, found.end() - 1) + 1 for at in range(len(name))]
            done = found.end()
        return "".join([*pieces, text[done:]]), [*columns, *range(done + 1, len(text) + 1)]


def bare(name: str) -> str:
    """A name without any of the marks that `pattern` allows between its parts."""
    return MARKS.sub("", name.casefold())


def pattern(name: str) -> str:
    """A pattern for any spelling of a name; a single letter, which means a token, may be followed by a number."""
    inner = BETWEEN.join(PARTS.findall(name)) + "!" * name.endswith("!") + "?" * name.endswith("!")
    return f"(?<![A-Za-z0-9]){inner}(?![A-Za-z{'0-9' * (len(name) > 1)}])"


class Spelling:
    """The names in a game's scenes: first words of lines, names by the first word of their line, and other names."""

    def __init__(self, words: Sequence[str], by_line: Mapping[str, Names], others: Names) -> None:
        self.words = {fold(word): word for word in words}
        apart = [r"\s+".join(word.split("-")) for word in words if "-" in word]  # `time car`
        self.first = re.compile(rf"\s*((?:{'|'.join(apart)})(?!\S)|\S*)" if apart else r"\s*(\S*)", re.IGNORECASE)
        self.by_line = by_line
        self.others = others

    def respell(self, text: str) -> Spelled:
        lines: list[str] = []
        columns: list[list[int]] = []
        for raw in text.splitlines():
            found = self.first.match(raw)
            assert found is not None
            word = self.words.get(fold(found[1]), found[1])
            rest, places = self.by_line.get(word, self.others).respell(raw[found.end() :])
            lines.append(raw[: found.start(1)] + word + rest)
            start = [
                *range(1, found.start(1) + 1),
                *(min(found.start(1) + k, found.end()) + 1 for k in range(len(word))),
            ]
            columns.append([*start, *(found.end() + place for place in places)])
        return Spelled("\n".join(lines), columns)
