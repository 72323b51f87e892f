"""What requests and their answers hold.  The document of the HTTP interface is made from these (openapi.py)."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from folsom.server.archive import MOST_STEPS
from folsom.server.entries import Clock, TableConfig
from folsom.server.messages import ChatLine, Key, Seat, Update
from folsom.server.store import Tally

Time = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds since 1970


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes with a request: nothing in it is left unread."""


class NameBody(Body, frozen=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class SetupBody(Body, frozen=True, rename={"config": "wishes"}):
    """What somebody thinks of playing."""

    config: TableConfig


class Verdict(Struct, frozen=True, rename={"config": "wishes"}):
    """What would be played, with complete options; or null, and why it cannot be played."""

    config: TableConfig | None
    words: str | None


class NewTable(Body, frozen=True, rename={"config": "wishes"}):
    """A table; for each seat `me`, the name of a bot, or null for whoever comes."""

    config: TableConfig
    seats: Annotated[list[Key | None], Meta(max_length=16)] | None = None
    start: bool = False


class GameQuery(Body, frozen=True):
    """Which game?"""

    game: Annotated[Key, Meta(description="`express` or `super`")]


class RecordsQuery(Body, frozen=True):
    """Only what is older than this time."""

    before: Annotated[
        Time | UnsetType,
        Meta(description="only those last touched before this time, in milliseconds since 1970; left out: the latest"),
    ] = UNSET


class ChatQuery(Body, frozen=True):
    """Which lines of chat: those before this number, or the latest."""

    before: Annotated[
        int, Meta(ge=0, le=2**31 - 1, description="only those before this number; left out: the latest")
    ] = 2**31 - 1


class ChatLines(Struct, frozen=True):
    """Lines of chat, from number `first` on."""

    first: int
    lines: list[ChatLine]


class StepsQuery(Body, frozen=True):
    """Which steps of a game, as which seat saw them, in which language."""

    seat: Annotated[Seat | UnsetType, Meta(description="as this seat saw it, from 0; left out: as spectators did")] = (
        UNSET
    )
    language: Annotated[Key, Meta(description="of its words: `en`, and what else `/api/about` lists")] = "en"
    first: Annotated[int, Meta(ge=0, le=2**31 - 1, description="the number of the first step, from 0")] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_STEPS, description="how many steps")] = 50


class ApiError(Struct, frozen=True):
    """Why a request was refused: for programs, for people, and the rule of the game that forbids it."""

    code: str
    words: str
    rule: str | None = None


class Health(Struct, frozen=True, omit_defaults=True):
    """The server is there and can store something.  It is `ok`, or `damaged` and can play where no damage is."""

    status: str
    words: str = ""  # what is damaged


class Done(Struct, frozen=True):
    """It is done; there is nothing to tell."""


class Choice(Struct, frozen=True):
    """An option of a game: one of the values, or with `many` a list of them; null leaves it to the game."""

    values: list[Any]
    many: bool
    default: Any


class GameAbout(Struct, frozen=True):
    """A game, for how many, and what can be chosen."""

    name: str
    players: tuple[int, int]
    options: dict[str, Choice]


class About(Struct, frozen=True):
    """What this server is and what can be played here."""

    folsom: str
    protocol: int
    languages: list[str]
    games: list[GameAbout]
    levels: list[str]
    temperaments: list[str]


class Token(Struct, frozen=True):
    """Somebody new; the token is told this once."""

    person: str
    name: str
    token: str


class Me(Struct, frozen=True):
    """Somebody, and how he fared by game."""

    person: str
    name: str
    tallies: list[Tally]


class Summary(Struct, frozen=True):
    """A table as it is listed."""

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
    alone: bool | UnsetType = UNSET  # nobody holds a seat but one person; tables of older versions do not say


class Tables(Struct, frozen=True):
    """Some tables."""

    tables: list[Summary]


class Steps(Struct, frozen=True):
    """A part of a finished game, an update for each decision."""

    steps: list[Update]


class Statistics(Struct, frozen=True):
    """How bandits and bots fared in a game."""

    bandits: list[Tally]
    bots: list[Tally]
