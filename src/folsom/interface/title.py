"""The interface of a game: everything that the rest of the program may use of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Self

from folsom.interface.declarations import Declaration
from folsom.interface.errors import SetupError
from folsom.interface.view_cache import Memory
from folsom.interface.words import LANGUAGES, Catalogue
from folsom.kernel.core import Core, Fact, Tape
from folsom.kernel.dice import Dice
from folsom.learning.heuristic import Heuristic
from folsom.learning.observation import Observer

Points = Mapping[str, Any]  # what an option or event points at: names and numbers, lists of them, or None (hidden)

Look = tuple[dict[str, Any], dict[str, Any]]
"""The fields of a view by name: those that everybody sees alike, one object for all viewers, and those of one seat.

Values that have not changed are usually the same objects.
"""

Looks = Mapping[int | None, Look]  # by viewer


Asked = tuple[int, int]  # a seat, and the number of its question


@dataclass(frozen=True)
class Setup:
    """A complete, validated set-up in plain JSON values; equal set-ups are the same game."""

    game: str
    players: int
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Claims:
    """The bandits that may be in a game, and how many of them each player may claim before it begins."""

    bandits: tuple[str, ...] = ()
    each: int = 0


class Given:
    """Links an offered option to its question.

    The slot is not a dataclass field, so it is neither compared nor sent.
    """

    __slots__ = ("_asked",)
    _asked: Asked

    @property
    def asked(self) -> Asked | None:
        """The seat that was asked and the number of its question; None if no game offered the option."""
        return getattr(self, "_asked", None)

    def given(self, asked: Asked | None) -> Self:
        object.__setattr__(self, "_asked", asked)
        return self


@dataclass(frozen=True, slots=True)
class Option(Given):
    """A legal action: its number, its text in the notation, its words, and what it points at."""

    action: int
    verb: str
    text: str
    words: str
    points: Points

    def __reduce__(self) -> "tuple[Callable[..., Option], tuple[Any, ...]]":
        return given_option, (self.asked, self.action, self.verb, self.text, self.words, self.points)


def given_option(asked: Asked | None, *said: Any) -> Option:
    """Rebuild an option that was copied or sent from another process."""
    return Option(*said).given(asked)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one seat saw it."""

    number: int
    kind: str
    words: str
    points: Points


@dataclass(frozen=True)
class Reason:
    """Why something is not possible: the rule that forbids it, and an explanation."""

    rule: str
    words: str


@dataclass(frozen=True)
class Outcome:
    """The meaning of a fact for a seat: a sentence with a placeholder for its frequency, `{rate}`, and its worth."""

    words: str
    worth: float  # roughly, in dollars or loot cards; negative if it is bad for the seat


@dataclass(frozen=True)
class Power:
    """A bandit's power: its rule, and a sentence about it."""

    rule: str
    words: str


@dataclass(frozen=True)
class Loot:
    """A piece of the loot that a seat ends with, face up."""

    kind: Annotated[str, "`purse`, `jewel`, `strongbox`, `cash`, or `loot-card`"]
    dollars: Annotated[int, "what it is worth"]


@dataclass(frozen=True)
class Score:
    """The final score of a seat; in teams both partners have the same."""

    seat: Annotated[int, "the number of the seat, from 0"]
    dollars: Annotated[int, "the money of the seat; in Teams, of both partners together"]
    won: Annotated[bool, "whether the seat has won"]
    lines: Annotated[Mapping[str, int], "the parts of the score, and tie-breakers: `Score.lines` in library.md"]
    loot: Annotated[tuple[Loot, ...], "the loot piece by piece, Purses opened"] = ()


@dataclass(frozen=True)
class PlannedCard:
    """What a planned card does if nobody interferes."""

    card: Annotated[str, "its name, as in the hand"]
    bandit: Annotated[str, "the bandit that it is about"]
    at: Annotated[int | None, "its place in the pile or programme, from 0; `None`: it is in hand, and would be next"]
    places: Annotated[
        tuple[int, ...],
        "where the bandit may stand then: places of the view by number, or `len(places)`, off the train; "
        "empty where there are too many ways to follow",
    ]
    facing: Annotated[str | None, "where the bandit looks then; `None` where that does not matter"]
    options: Annotated[tuple[str, ...], "what can be chosen for it as things stand, in words"]
    nothing: Annotated[str | None, "why it does nothing, in a sentence; `None` if it does something"]
    warning: Annotated[str | None, "what neutral Bullets do to the bandit on the way, in words; `None` if none hits it"]
    unsure: Annotated[
        tuple[str, ...],
        "why it may turn out otherwise: `hidden` cards or open `cards` of others come before it, others may `still` "
        "lay cards before it, others `answer` a question about it, or it depends on the seat's own `choice`",
    ]


@dataclass(frozen=True)
class Forecast:
    """Where a seat's plan leads if nobody interferes, using only what the seat knows."""

    laid: Annotated[tuple[PlannedCard, ...], "the seat's cards that lie in the pile or programme, in order"] = ()
    hand: Annotated[tuple[PlannedCard, ...], "each card in hand, if it were laid next"] = ()


class Title(ABC):
    """A game.  `seat` is a number from 0, or None for a spectator."""

    name: str
    languages: tuple[str, ...] = LANGUAGES
    far = 1  # the horizon of a bot with much time to think (learning/heuristic.py)
    heuristic_opponents = False  # whether the heuristic plays the opponents in half of the playouts of a network
    rules = 1  # the version of the rules: increased by every change that alters some game or its events (ADR 7)

    @abstractmethod
    def setup(self, players: int | None, options: Mapping[str, Any]) -> Setup:
        """Validate and complete the host's choices, or raise SetupError."""

    @abstractmethod
    def declaration(self) -> Declaration:
        """The options of set-ups, and the types of everything that the game sends."""

    def rule_pages(self) -> dict[str, tuple[str, ...]]:
        """The rule-book pages of this game and the boxes or variants each is about; an empty tuple means all."""
        return {}

    def unchanged(self, setup: Setup, rules: int) -> bool:
        """Whether this set-up plays exactly as it did under an earlier version of the rules."""
        return rules == self.rules

    def sides(self, setup: Setup) -> list[list[int]]:
        """The groups of seats that win together; one seat each if the game has no teams."""
        return [[seat] for seat in range(setup.players)]

    def claims(self, setup: Setup) -> Claims:
        """What players may claim before the game."""
        return Claims()

    def roles(self, core: Core) -> list[str]:
        """The role of each seat, if roles differ; otherwise an empty list."""
        return []

    def power(self, setup: Setup, bandit: str, words: Catalogue) -> Power | None:
        """A bandit's power in this game; None if bandits have none."""
        return None

    @abstractmethod
    def start(self, setup: Setup, dice: Dice, tape: Tape | None) -> Core:
        """A game at its first decision."""

    @abstractmethod
    def options(self, core: Core, seat: int, words: Catalogue) -> list[Option]:
        """The legal actions of a seat; none if it is not its turn."""

    def answers(self, action: int) -> bool:
        """Whether an action answers a question.  Nobody waits for others that a game may offer, such as taking back."""
        return True

    @abstractmethod
    def read_action(self, core: Core, seat: int, text: str) -> int:
        """The action that a text means for this seat now; raises NotationError."""

    @abstractmethod
    def why_not(self, core: Core, seat: int, action: "int | str", words: Catalogue) -> Reason | None:
        """Why a seat may not take an action, given by number or text; None if it may."""

    @abstractmethod
    def question(self, core: Core, seat: int, words: Catalogue) -> str:
        """The question that a seat is asked now, as a sentence; empty if there is none."""

    @abstractmethod
    def seat_name(self, core: Core, seat: int, words: Catalogue) -> str:
        """The name of a seat: its bandits."""

    def only_seen_by(self, fact: Fact) -> int | None:
        """The only seat that notices a fact, or None if everybody does; `event` decides what they see of it."""
        return None

    @abstractmethod
    def event(self, core: Core, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
        """A fact as an event for a seat that notices it."""

    def outcome(self, core: Core, fact: Fact, seat: int, words: Catalogue) -> Outcome | None:
        """The meaning of a fact for a seat, or None if it does not matter to players."""
        return None

    @abstractmethod
    def alike(self, core: Core, fact: Fact) -> bool:
        """Whether everybody sees a fact as spectators do, so that one event serves all."""

    @abstractmethod
    def fact_name(self, core: Core, fact: Fact) -> str:
        """The name of a fact in statistics: its kind of event, or the name of a Round card or of its event."""

    @abstractmethod
    def discloses(self, core: Core, fact: Fact) -> bool:
        """Whether a fact reveals anything that was hidden from somebody, apart from dice and secret answers."""

    @abstractmethod
    def view(self, core: Core, setup: Setup, seat: int | None, memory: Memory | None = None) -> Any:
        """Everything that a seat may know, as a frozen dataclass of plain values.

        It may reuse parts from the memory, which belongs to this position and is notified when the position changes.
        """

    @abstractmethod
    def looks(
        self, core: Core, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
    ) -> Looks:
        """The fields of some views; in a position that has not settled yet, those about the question are left out."""

    def forecast(self, view: Any, words: Catalogue) -> Forecast:
        """Where the plan of this view's seat leads; empty outside the planning phase."""
        return Forecast()

    def round_of(self, view: Any) -> int:
        """The round that a view shows, from 1; 0 before the first, or if the game has no rounds."""
        return 0

    @abstractmethod
    def redeal(self, view: Any, dice: Dice) -> Core:
        """A random position that is consistent with what this view's seat knows."""

    def heuristic(self, weights: Mapping[str, float], horizon: int, sharp: bool) -> Heuristic:
        """The game's heuristic for search; `weights` replace some of its defaults."""
        raise SetupError(f"nobody has taught bots to think about {self.name}")

    def observer(self, setup: Setup) -> Observer:
        """The observer of this set-up for learning programs, with the list of its actions."""
        raise SetupError(f"there are no observations of {self.name}")

    def view_fields(self, view: Any) -> dict[str, float]:
        """The numbers that an observer writes, by name, computed from a View alone; zeros may be left out."""
        raise SetupError(f"there are no observations of {self.name}")

    @abstractmethod
    def scores(self, core: Core) -> Sequence[Score]:
        """The score of each seat if the game ended now."""

    @abstractmethod
    def draw(self, core: Core, setup: Setup) -> str:
        """The complete position as a scene; `read_scene` reads it back."""

    @abstractmethod
    def read_scene(self, text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, Core]:
        """The position that a scene describes, at its first decision; raises NotationError."""

    @abstractmethod
    def picture(self, view: Any, words: Catalogue, width: int) -> str:
        """A view drawn as text for a terminal of this width."""

    @abstractmethod
    def catalogue(self, language: str) -> Catalogue:
        """The words of a language; raises SetupError."""

    @abstractmethod
    def audit(self, core: Core) -> None:
        """Raise AssertionError unless everything is conserved: cards, Bullets, tokens, pawns."""

    @abstractmethod
    def image(self, core: Core) -> dict[str, Any]:
        """The complete position in plain values, for comparison."""
