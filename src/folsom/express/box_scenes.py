"""A box's part of scenes (docs/notation.md): lines, figures and tokens, and how they are drawn, read and checked.

`interface/` calls every box of a game, in the order in which the boxes were added.  A scene is read in this order:

1. the first line, seats, wagons and cells, for which the boxes declare their words;
2. `before_tokens` of each box, then the tokens and the bandits, then `after_tokens`;
3. the cards, then `after_cards`; the position is now complete, and is audited;
4. the agenda, for which a box may have a `first_step`, then `after_agenda`;
5. `check_step` for every step of an agenda, `oddities`, and finally `check_answer`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from folsom.express.state import State
from folsom.interface.lines import Line, Word

if TYPE_CHECKING:
    from folsom.express.interface.read_tokens import Tokens

TOKEN = re.compile(r"(?P<letter>[A-Z])(?P<value>[0-9]{1,4}|\?|/)?(#(?P<label>[0-9]{1,3}))?(\((?P<knowers>[^)]*)\))?")


def token_parts(word: Word) -> re.Match[str]:
    """The letter, value, label and knowers of a word that is known to be a token."""
    found = TOKEN.fullmatch(word.text)
    assert found is not None
    return found


@dataclass
class DrawnBandit:
    """`Doc/5/r2[P250 J $250]`."""

    word: Word
    name: str
    left: int | None
    received: int | None
    tokens: list[Word] = field(default_factory=list)
    held: list[Word] = field(default_factory=list)  # words that boxes add in a bandit's brackets
    cash: int = 0


@dataclass
class Drawn:
    """One spot: a floor of a car, or the only cell of another line."""

    line: str
    car: int = -1
    place_name: str = ""  # of a line of one spot
    bandits: list[DrawnBandit] = field(default_factory=list)
    tokens: list[Word] = field(default_factory=list)
    figures: list[Word] = field(default_factory=list)

    def place(self, s: State) -> int:
        if self.place_name:
            return s.ground.names.index(self.place_name)
        return s.ground.off if self.car < 0 else 2 * self.car + (self.line == "roof")


@dataclass
class Scene:
    """A scene as written: lines that occur once, lines that may be repeated, and the spots."""

    once: dict[str, Line]
    often: list[Line]
    rows: list[Drawn]

    def figures(self, text: str) -> list[tuple[Drawn, Word]]:
        """The spots where a figure is drawn, with its words."""
        return [(row, figure) for row in self.rows for figure in row.figures if figure.text == text]

    def lines(self, word: str) -> list[Line]:
        """All repeatable lines that begin with a word."""
        return [line for line in self.often if line.word.text == word]


@dataclass(frozen=True)
class Figure:
    """A word in a spot that is neither a bandit nor a token: where it is allowed, and why nowhere else."""

    lines: tuple[str, ...]
    reason: str
    beside_cars: bool = False  # also allowed in the line of a car that another box adds
    single: bool = False  # only one exists


@dataclass(frozen=True)
class Mark:
    """A mark after the letter of a token: a pattern, the letters it fits, and why it fits no others."""

    pattern: str
    letters: str
    reason: str


@dataclass(frozen=True)
class Oddity:
    """Something that can be drawn but never occurs in play: its word for the line `anyway`, and a description."""

    word: str
    problem: str
    bandit: int = -1  # the bandit concerned, or
    line: str = ""  # the line concerned,
    seat: int = -1  # and its seat


class BoxReader:
    """Reads a box's part of one scene."""

    def __init__(self, s: State, scene: Scene) -> None:
        self.s = s
        self.scene = scene

    def before_tokens(self) -> None:
        """Read what must be known before tokens are placed."""

    def more_tokens(self) -> list[Word]:
        """Tokens in lines of the box; `after_tokens` has to place them."""
        return []

    def tokens_of(self, kind: str) -> list[int]:
        """The tokens of a kind that are in this game."""
        known = self.s.rules.token_kinds[kind]
        tokens = enumerate(self.s.rules.tokens)
        return [token for token, other in tokens if other == kind and known.in_game(self.s, token)]

    def check_token(self, word: Word, letter: str, value: str | None) -> None:
        """Check a token of this box; its value has already matched a `Mark`."""

    def take_token(self, number: int, letter: str, value: str | None) -> None:
        """Note the face of a token that is being placed."""

    def after_tokens(self, tokens: "Tokens") -> None:
        """Called when all drawn tokens have been placed."""

    def after_cards(self) -> None:
        """Called when all cards have been placed."""

    def first_step(self) -> int:
        """The step of the round at which a scene with an unresolved pile begins; -1: Stealin'."""
        return -1

    def after_agenda(self) -> None:
        """Called when the agenda is known."""


class BoxScenes:
    """Declares a box's words, draws its part of a scene, and checks it; a box overrides only what it needs."""

    once: tuple[str, ...] = ()  # lines that occur once,
    by_seat: tuple[str, ...] = ()  # lines that occur once for each seat,
    by_bandit: tuple[str, ...] = ()  # or once for each bandit
    cells: Mapping[str, str] = {}  # lines of a single spot, and the names of their places
    cars: tuple[str, ...] = ()  # those of these lines that are cars
    figures: Mapping[str, Figure] = {}
    held: tuple[str, ...] = ()  # words in a bandit's brackets
    letters: Mapping[str, str] = {}  # the letters of tokens, and their kinds
    marks: tuple[Mark, ...] = ()
    anyway: tuple[str, ...] = ()  # the words of its oddities
    names: tuple[str, ...] = ()  # names that occur only in its own lines
    hint = ""  # what a spot may contain, for error messages
    keeping: tuple[str, str] | None = None  # the question of which cards to keep, and the step that asks it

    # ---- drawing
    def slot(self, s: State) -> int:
        """The index of the extra that these lines describe, so that no `extra` line is needed; -1: none."""
        return -1

    def heading(self, s: State) -> Iterator[str]:
        """Lines before the spots that the box adds."""
        yield from ()

    def cell(self, s: State, place: int, words: list[str]) -> list[str]:
        """The words of a spot, with the box's own; the boxes are called in reverse order."""
        return words

    def holds(self, s: State, who: int) -> list[str]:
        """The contents of a bandit's brackets other than loot and cash."""
        return []

    def token(self, s: State, number: int) -> tuple[str, bool]:
        """A token of this box without its label, and whether the text implies that everybody knows its face."""
        raise NotImplementedError

    def of_seat(self, s: State, seat: int) -> Iterator[str]:
        """Lines after a seat's cards."""
        yield from ()

    def elsewhere(self, s: State) -> int:
        """Tokens off the train that are drawn in a spot."""
        return 0

    def notes(self, s: State) -> Iterator[str]:
        """Lines after the spots."""
        yield from ()

    # ---- reading and checking
    def reader(self, s: State, scene: Scene) -> BoxReader:
        return BoxReader(s, scene)

    def away(self, s: State) -> int:
        """Bandits off the train that the box accounts for."""
        return 0

    def check_step(self, s: State, word: Word, op: int, who: int, x: int) -> None:
        """Raise an error unless a step of an agenda finds its bandits where it needs them.

        The steps below it are already on the agenda.
        """

    def check_answer(self, s: State, question: str, seat: int) -> None:
        """Raise a Fault if a seat that is being asked has already given more answers than it may."""

    def oddities(self, s: State) -> Iterator[Oddity]:
        """Everything in a position and on its agenda that is odd under the box's rules."""
        yield from ()


def unaccounted(s: State) -> int:
    """Bandits off the train that no box accounts for: not yet on board, or lost."""
    off: int = s.here[s.ground.off]
    for box in s.rules.interfaces:
        off &= ~box.scenes.away(s)
    return off
