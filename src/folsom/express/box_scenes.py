"""What a box adds to scenes (docs/notation.md): lines, figures, tokens; how they are drawn, read and checked.

`interface/` asks every box of a game, in the order in which the boxes were added.  A scene is read in this order:

1. the first line, seats, wagons and cells, for which the boxes declare their words;
2. `before_tokens` of each box, then the tokens and the bandits, then `after_tokens`;
3. the cards, then `after_cards`; now everything is there, and is audited;
4. what comes next, for which a box may have a `first_step`, then `after_agenda`;
5. `check_step` for every step of an agenda, `oddities`, and last of all `check_answer`.
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
    held: list[Word] = field(default_factory=list)  # what boxes put on a bandit's card
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
    """A scene as written: lines that occur once, lines for one seat each, and the spots."""

    once: dict[str, Line]
    often: list[Line]
    rows: list[Drawn]

    def figures(self, text: str) -> list[tuple[Drawn, Word]]:
        """Where a figure is drawn."""
        return [(row, figure) for row in self.rows for figure in row.figures if figure.text == text]

    def lines(self, word: str) -> list[Line]:
        """All lines that begin with a word and say whose they are."""
        return [line for line in self.often if line.word.text == word]


@dataclass(frozen=True)
class Figure:
    """A word in a spot that is neither a bandit nor a token: where it is allowed, and why nowhere else."""

    lines: tuple[str, ...]
    reason: str
    beside_cars: bool = False  # it is also allowed in the line of a car that another box adds
    single: bool = False  # there is one of it


@dataclass(frozen=True)
class Mark:
    """A mark after the letter of a token: a pattern, the letters it is for, and why it is for no others."""

    pattern: str
    letters: str
    reason: str


@dataclass(frozen=True)
class Oddity:
    """A position that can be drawn, but never occurs in play: its word in the line `anyway`, and the oddity."""

    word: str
    problem: str
    bandit: int = -1  # the one it is about; or
    line: str = ""  # the line it is about,
    seat: int = -1  # of a seat


class BoxReader:
    """Reads what a box adds to one scene."""

    def __init__(self, s: State, scene: Scene) -> None:
        self.s = s
        self.scene = scene

    def before_tokens(self) -> None:
        """Reads what must be known before tokens are placed."""

    def more_tokens(self) -> list[Word]:
        """Tokens in lines of the box; `after_tokens` has to take them."""
        return []

    def tokens_of(self, kind: str) -> list[int]:
        """The tokens of a kind that can be in this game."""
        known = self.s.rules.token_kinds[kind]
        tokens = enumerate(self.s.rules.tokens)
        return [token for token, other in tokens if other == kind and known.in_game(self.s, token)]

    def check_token(self, word: Word, letter: str, value: str | None) -> None:
        """A token of this box is drawn; `Mark` has allowed its value."""

    def take_token(self, number: int, letter: str, value: str | None) -> None:
        """It goes to its place: note its face."""

    def after_tokens(self, tokens: "Tokens") -> None:
        """All drawn tokens are in their places."""

    def after_cards(self) -> None:
        """The cards are where they belong."""

    def first_step(self) -> int:
        """The step of the round with which a scene begins whose pile is still to be resolved; -1: Stealin'."""
        return -1

    def after_agenda(self) -> None:
        """It is settled what comes next."""


class BoxScenes:
    """Declares the words of a box, draws what it adds, and checks it; a box that adds nothing leaves all as it is."""

    once: tuple[str, ...] = ()  # lines that occur once,
    by_seat: tuple[str, ...] = ()  # those that occur once for each seat,
    by_bandit: tuple[str, ...] = ()  # and for each bandit
    cells: Mapping[str, str] = {}  # lines of one spot, and the names of their places;
    cars: tuple[str, ...] = ()  # those of them that are cars
    figures: Mapping[str, Figure] = {}
    held: tuple[str, ...] = ()  # words in a bandit's brackets
    letters: Mapping[str, str] = {}  # of tokens, and their kinds
    marks: tuple[Mark, ...] = ()
    anyway: tuple[str, ...] = ()  # the words of its oddities
    names: tuple[str, ...] = ()  # that only its own lines have
    hint = ""  # what a spot may hold, for error messages
    keeping: tuple[str, str] | None = None  # a question which cards to keep, and the step of the round that asks it

    # ---- drawing
    def slot(self, s: State) -> int:
        """Which of the extras these lines draw, so no `extra` line is needed; -1: none."""
        return -1

    def heading(self, s: State) -> Iterator[str]:
        """Lines before the spots that the box adds."""
        yield from ()

    def cell(self, s: State, place: int, words: list[str]) -> list[str]:
        """The words of a spot, with the box's own; the boxes that were added last are asked first."""
        return words

    def holds(self, s: State, who: int) -> list[str]:
        """What a bandit's brackets contain besides loot and cash."""
        return []

    def token(self, s: State, number: int) -> tuple[str, bool]:
        """A token of this box without its label, and whether it says itself that everybody knows it."""
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
        """Bandits off the train whose whereabouts the box knows."""
        return 0

    def check_step(self, s: State, word: Word, op: int, who: int, x: int) -> None:
        """Raise an error unless a step of an agenda finds its bandits where it needs them.

        The steps below it are on the agenda.
        """

    def check_answer(self, s: State, question: str, seat: int) -> None:
        """Raise a Fault if a seat that is asked has given more answers than it may."""

    def oddities(self, s: State) -> Iterator[Oddity]:
        """Everything odd in a position and on its agenda that a rule of the box is about."""
        yield from ()


def unaccounted(s: State) -> int:
    """Bandits off the train whose whereabouts no box knows: still to come on board, or lost."""
    off: int = s.here[s.ground.off]
    for box in s.rules.interfaces:
        off &= ~box.scenes.away(s)
    return off
