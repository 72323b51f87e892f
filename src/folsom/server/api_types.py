"""The types of HTTP requests and responses.  openapi.py describes them."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from folsom.server.archive import MOST_STEPS
from folsom.server.entries import Clock, TableConfig
from folsom.server.messages import ChatLine, Key, Seat, Update
from folsom.server.store import Tally

Time = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds since 1970


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A request body or query; unknown fields are refused."""


class NameBody(Body, frozen=True):
    """A person's name."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class SetupBody(Body, frozen=True):
    """A table configuration to check."""

    config: TableConfig


class Verdict(Struct, frozen=True):
    """The configuration with complete options; or null, and the reason why it cannot be played."""

    config: TableConfig | None
    words: str | None = None
    bandits: Annotated[list[str], "those that may be in the game"] = []
    claims: Annotated[int, "how many of them each player may claim before the game"] = 0
    sides: Annotated[list[list[int]], "the seats that win together"] = []


class NewTable(Body, frozen=True):
    """A table; `seats` has `me`, the name of a bot, or null (free) for each seat.

    `bandit` is claimed for the first seat that is `me`.
    """

    config: TableConfig
    seats: Annotated[list[Key | None], Meta(max_length=16)] | None = None
    start: bool = False
    bandit: Key | None = None


class GameQuery(Body, frozen=True):
    """Which game."""

    game: Annotated[Key, Meta(description="`express` or `super`")]


class RecordsQuery(Body, frozen=True):
    """Only games last touched before a time."""

    before: Annotated[
        Time | UnsetType,
        Meta(description="only games last touched before this time, in milliseconds since 1970; by default the latest"),
    ] = UNSET


class ChatQuery(Body, frozen=True):
    """Which lines of chat: those before a number, or the latest."""

    before: Annotated[
        int, Meta(ge=0, le=2**31 - 1, description="only lines before this number; by default the latest")
    ] = 2**31 - 1


class ChatLines(Struct, frozen=True):
    """Lines of chat, from number `first` on."""

    first: int
    lines: list[ChatLine]


class StepsQuery(Body, frozen=True):
    """Which steps of a game, from which seat, in which language."""

    seat: Annotated[
        Seat | UnsetType, Meta(description="the seat, from 0, whose view is shown; by default the spectators' view")
    ] = UNSET
    language: Annotated[Key, Meta(description="of the texts: `en`, or another one that `/api/about` lists")] = "en"
    first: Annotated[int, Meta(ge=0, le=2**31 - 1, description="the number of the first step, from 0")] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_STEPS, description="how many steps")] = 50


class LanguageQuery(Body, frozen=True):
    """In which language."""

    language: Annotated[Key, Meta(description="of the texts: `en`, or another one that `/api/about` lists")] = "en"


class LessonBrief(Struct, frozen=True):
    """A lesson as lists show it."""

    name: str
    group: Annotated[str, "lessons of one group belong together"]
    title: str
    minutes: Annotated[int, "how long it takes, roughly"]
    game: str


class Lessons(Struct, frozen=True):
    """All lessons, in order."""

    lessons: list[LessonBrief]


class LessonStep(Struct, frozen=True):
    """A text; if it is a `task`, the next step follows when the learner has done it, else when they have read it."""

    about: Annotated[str, "the part of the screen that it is about; empty: none"]
    words: str
    task: bool
    card: Annotated[str | None, "the action text of the card in hand that the task asks for, if it is about one"]
    rule: Annotated[str | None, "the number of the rule that it teaches"]


class LessonText(Struct, frozen=True):
    """A lesson with its steps."""

    lesson: LessonBrief
    learner: Annotated[int, "the seat of the learner"]
    steps: list[LessonStep]


class ErrorBody(Struct, frozen=True):
    """Why a request was refused: a code for programs, words for people, and the game rule that forbids it, if any."""

    code: str
    words: str
    rule: str | None = None


class Health(Struct, frozen=True, omit_defaults=True):
    """The server runs and can store.  With status `damaged`, only undamaged tables can be played."""

    status: str
    words: Annotated[str, "what is damaged"] = ""


class Done(Struct, frozen=True):
    """It is done; there is nothing to return."""


class Choice(Struct, frozen=True):
    """An option of a game: one of the values, or with `many` a list of them; null leaves the choice to the game."""

    values: list[Any]
    many: bool
    default: Any


class GameAbout(Struct, frozen=True):
    """A game, its smallest and largest number of players, and its options."""

    name: str
    players: tuple[int, int]
    options: dict[str, Choice]


class About(Struct, frozen=True):
    """The versions of this server, and what can be played here."""

    folsom: str
    protocol: int
    languages: list[str]
    games: list[GameAbout]
    levels: list[str]
    temperaments: list[str]


class Token(Struct, frozen=True):
    """A person and their token, which is shown only this once."""

    person: str
    name: str
    token: str


class Me(Struct, frozen=True):
    """A person, and their results by game."""

    person: str
    name: str
    tallies: list[Tally]


class Summary(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    code: str
    game: str
    status: str
    players: int
    people: list[str]
    bots: list[str]
    boxes: list[str]
    variant: str | None
    clock: Clock
    public: bool
    touched: int
    alone: Annotated[bool | UnsetType, "at most one person holds a seat; missing for tables of older versions"] = UNSET
    lesson: Annotated[
        str | UnsetType | None, "the lesson that is given there; missing for tables of older versions"
    ] = UNSET


class Tables(Struct, frozen=True):
    """Some tables."""

    tables: list[Summary]


class Steps(Struct, frozen=True):
    """Part of a finished game: an update for each decision."""

    steps: list[Update]


class Statistics(Struct, frozen=True):
    """The results of bandits and bots in a game."""

    bandits: list[Tally]
    bots: list[Tally]
