"""The interface of a game: everything that the rest of the program knows about it."""

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
"""The fields of a view by their names: those that everybody sees alike, one object for all, and those of a seat.

Values that have not changed are mostly the same objects.
"""

Looks = Mapping[int | None, Look]  # by viewer


Asked = tuple[int, int]  # a seat, and the number of its question


@dataclass(frozen=True)
class Setup:
    """A game that can be played: complete, checked, in plain JSON values; two equal set-ups are the same game."""

    game: str
    players: int
    options: Mapping[str, Any]


class Given:
    """An option that a game has offered belongs to one question.

    The slot is not a field of the dataclass, so it is neither compared nor sent.
    """

    __slots__ = ("_asked",)
    _asked: Asked

    @property
    def asked(self) -> Asked | None:
        """The seat that was asked, and the number of its question; None if no game offered it."""
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
    """An option that comes from another process, or is a copy."""
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
    """Why something is not possible: the rule that forbids it, and a sentence."""

    rule: str
    words: str


@dataclass(frozen=True)
class Outcome:
    """What a fact means for a seat: a sentence with a place for how often, `{rate}`, and roughly what it is worth."""

    words: str
    worth: float  # in dollars, or loot cards; below 0 if it is bad for the seat


@dataclass(frozen=True)
class Power:
    """What a bandit can do: its rule, and a sentence."""

    rule: str
    words: str


@dataclass(frozen=True)
class Loot:
    """A piece of what a seat ends with, face up."""

    kind: Annotated[str, "`purse`, `jewel`, `strongbox`, `cash`, or `loot-card`"]
    dollars: Annotated[int, "what it is worth"]


@dataclass(frozen=True)
class Score:
    """What a seat ends with; in teams both partners have the same."""

    seat: Annotated[int, "the number of the seat, from 0"]
    dollars: Annotated[int, "the money of the seat; in Teams, of both partners together"]
    won: Annotated[bool, "whether the seat has won"]
    lines: Annotated[Mapping[str, int], "the parts of the score, and tie-breakers: `Score.lines` in library.md"]
    loot: Annotated[tuple[Loot, ...], "the loot piece by piece, Purses opened"] = ()


@dataclass(frozen=True)
class PlannedCard:
    """What a card of a plan does if nobody interferes."""

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
    unsure: Annotated[
        tuple[str, ...],
        "why it may turn out otherwise: `hidden` cards or open `cards` of others come before it, others may `still` "
        "lay cards before it, others `answer` a question about it, or it depends on one's own `choice`",
    ]


@dataclass(frozen=True)
class Forecast:
    """Where the plan of a seat leads if nobody interferes: from public knowledge and the seat's own alone."""

    laid: Annotated[tuple[PlannedCard, ...], "the seat's cards that lie in the pile or programme, in order"] = ()
    hand: Annotated[tuple[PlannedCard, ...], "each card in hand, if it were laid next"] = ()


class Title(ABC):
    """A game.  `seat` is a number from 0, or None for a spectator."""

    name: str
    languages: tuple[str, ...] = LANGUAGES
    far = 1  # the horizon of a bot with much time to think (learning/heuristic.py)
    rules = 1  # their version: raised by every change after which some game, or its events, would differ (ADR 7)

    @abstractmethod
    def setup(self, players: int | None, options: Mapping[str, Any]) -> Setup:
        """Check and complete what a host asks for, or raise SetupError."""

    @abstractmethod
    def declaration(self) -> Declaration:
        """What can be chosen, and the types of all that the game shows and tells."""

    def rule_pages(self) -> dict[str, tuple[str, ...]]:
        """The pages of the rule book about this game, and the boxes or variants of each; none: of all games."""
        return {}

    def unchanged(self, setup: Setup, rules: int) -> bool:
        """Whether this set-up is played exactly as under an earlier version of the rules."""
        return rules == self.rules

    def sides(self, setup: Setup) -> list[list[int]]:
        """The seats that win together; each for itself where a game has no teams."""
        return [[seat] for seat in range(setup.players)]

    def roles(self, core: Core) -> list[str]:
        """What each seat plays, where not all play the same; else nothing."""
        return []

    def power(self, setup: Setup, bandit: str, words: Catalogue) -> Power | None:
        """What a bandit can do in this game; None where bandits have no powers."""
        return None

    @abstractmethod
    def start(self, setup: Setup, dice: Dice, tape: Tape | None) -> Core:
        """A game at its first decision."""

    @abstractmethod
    def options(self, core: Core, seat: int, words: Catalogue) -> list[Option]:
        """What a seat may do now; nothing if it is not its turn."""

    def answers(self, action: int) -> bool:
        """Whether an action answers a question.  A game may offer more, such as taking back: nobody waits for that."""
        return True

    @abstractmethod
    def read_action(self, core: Core, seat: int, text: str) -> int:
        """The action that a text means for this seat now, or NotationError."""

    @abstractmethod
    def why_not(self, core: Core, seat: int, action: "int | str", words: Catalogue) -> Reason | None:
        """Why a seat may not do this (an action's number or text), or None if it may."""

    @abstractmethod
    def question(self, core: Core, seat: int, words: Catalogue) -> str:
        """What a seat is asked now, in a sentence; empty if nothing."""

    @abstractmethod
    def seat_name(self, core: Core, seat: int, words: Catalogue) -> str:
        """The name of a seat: its bandits."""

    def only_seen_by(self, fact: Fact) -> int | None:
        """The one seat that sees that something happens, or None if all do; `event` says what they see of it."""
        return None

    @abstractmethod
    def event(self, core: Core, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
        """A fact as a seat that sees it saw it."""

    def outcome(self, core: Core, fact: Fact, seat: int, words: Catalogue) -> Outcome | None:
        """What a fact means for a seat, if players would count it; otherwise None."""
        return None

    @abstractmethod
    def alike(self, core: Core, fact: Fact) -> bool:
        """Whether everybody sees a fact as spectators do; then one event serves them all."""

    @abstractmethod
    def fact_name(self, core: Core, fact: Fact) -> str:
        """What a fact counts as in statistics: its kind of event, for a Round card and its event their names."""

    @abstractmethod
    def discloses(self, core: Core, fact: Fact) -> bool:
        """Whether a fact tells anybody what was hidden from them, dice and secret answers apart."""

    @abstractmethod
    def view(self, core: Core, setup: Setup, seat: int | None, memory: Memory | None = None) -> Any:
        """What a seat may know, built from scratch: a frozen dataclass of plain values.

        What the memory holds may be in it: it belongs to this position, and is told when that changes.
        """

    @abstractmethod
    def looks(
        self, core: Core, setup: Setup, viewers: Iterable[int | None], memory: Memory, settled: bool = True
    ) -> Looks:
        """The fields of some views; those about the question are left out of a position that has not settled yet."""

    def forecast(self, view: Any, words: Catalogue) -> Forecast:
        """Where the plan of the seat of this view leads; nothing while nobody plans."""
        return Forecast()

    def round_of(self, view: Any) -> int:
        """The round that a view shows, from 1; 0 before the first, or where a game has no rounds."""
        return 0

    @abstractmethod
    def redeal(self, view: Any, dice: Dice) -> Core:
        """A position that the seat of this view could be in."""

    def heuristic(self, weights: Mapping[str, float], horizon: int, sharp: bool) -> Heuristic:
        """The game's heuristic for search; `weights` replace some of its defaults."""
        raise SetupError(f"nobody has taught bots to think about {self.name}")

    def observer(self, setup: Setup) -> Observer:
        """What learning programs see of this set-up, and the list of its actions."""
        raise SetupError(f"there are no observations of {self.name}")

    def view_fields(self, view: Any) -> dict[str, float]:
        """The numbers that an observer writes, by name and from a View alone; those that are 0 may be left out."""
        raise SetupError(f"there are no observations of {self.name}")

    @abstractmethod
    def scores(self, core: Core) -> Sequence[Score]:
        """What each seat has, as if the game ended now."""

    @abstractmethod
    def draw(self, core: Core, setup: Setup) -> str:
        """The whole position as a scene; `read_scene` reads it back."""

    @abstractmethod
    def read_scene(self, text: str, dice: Dice, tape: Tape | None) -> tuple[Setup, Core]:
        """The position that a scene draws, at its first decision, or NotationError."""

    @abstractmethod
    def picture(self, view: Any, words: Catalogue, width: int) -> str:
        """A view drawn as text for a terminal of this width."""

    @abstractmethod
    def catalogue(self, language: str) -> Catalogue:
        """The words of a language, or SetupError."""

    @abstractmethod
    def audit(self, core: Core) -> None:
        """Raise AssertionError unless everything is conserved: cards, Bullets, tokens, pawns."""

    @abstractmethod
    def image(self, core: Core) -> dict[str, Any]:
        """Everything in a position in plain values, for comparison."""
