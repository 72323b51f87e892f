"""The stored entries: a table is the sequence of its entries.

Class and field names may change; tags and stored field names (`rename`) may not: old files must open.
"""

from typing import Annotated, Any

from msgspec import Struct


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long people may think: per `decision`, or per `player` for the whole game, `plus` seconds per decision."""

    kind: Annotated[str, "no clock, a time per decision, or a time per player"] = "none"
    seconds: Annotated[int, "5 to 2592000 (30 days)"] = 0
    plus: Annotated[int, "additional seconds per decision, only with `player`, at most 3600"] = 0


class TableConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how."""

    game: Annotated[str, "Colt Express or Colt Super Express"]
    players: Annotated[int, "the number of seats"]
    options: Annotated[dict[str, Any], "of the set-up, as in library.md; the server completes them"] = {}
    clock: Annotated[Clock, "how long people may think"] = Clock()
    public: Annotated[bool, "whether the table is listed for everybody"] = False
    forecast: Annotated[bool, "whether people may ask where their plan leads"] = True
    lesson: Annotated[str | None, "the name of the lesson that begins the game; set by the server alone"] = None


class Entry(Struct, kw_only=True, tag_field="kind", omit_defaults=True):
    """The base of all entries."""

    at: int  # milliseconds since 1970


class Created(Entry, tag="created", rename={"config": "wishes"}):
    """The table's first entry."""

    host: str
    name: str  # of the host
    config: TableConfig
    seed: str  # of the fair dice; secret until the game is over, only its hash is shown before


class Changed(Entry, tag="changed", rename={"config": "wishes"}):
    """The host has changed the configuration."""

    config: TableConfig


class Sat(Entry, tag="sat"):
    """A person takes a seat."""

    seat: int
    person: str
    name: str


class Stood(Entry, tag="stood"):
    """A seat is free again."""

    seat: int


class Removed(Entry, tag="removed"):
    """Before the game, the person in this seat loses all seats, and may take none until the host allows it."""

    seat: int


class Allowed(Entry, tag="allowed"):
    """A removed person may sit down again."""

    person: str


class Voted(Entry, tag="voted"):
    """A vote to remove the person in this seat or, in a game, to have a bot play for them."""

    seat: int
    person: str


class Picked(Entry, tag="picked"):
    """The bandit that a seat wants to play; None leaves it to chance."""

    seat: int
    bandit: str | None


class Seated(Entry, tag="seated"):
    """A bot plays in this seat, on its own or for the person who holds it."""

    seat: int
    bot: str


class Returned(Entry, tag="returned"):
    """A person plays again in their seat, in place of a bot."""

    seat: int


class Started(Entry, tag="started"):
    """The game has started, with complete options, including picked bandits, and this version of its rules."""

    options: dict[str, Any]
    rules: int = 1
    scene: str | None = None  # the position in which it starts, if not at the beginning


class LeftLesson(Entry, tag="left-lesson"):
    """The learner has left the lesson: from now on everybody may play what they like."""


class Acted(Entry, tag="acted", rename={"checksum": "leads"}):
    """A decision."""

    seat: int
    action: int
    by: str = ""  # a person's id or a bot's name
    checksum: int | None = None  # of what the decision caused; tells whether a replay differs (ADR 7)


class TookBack(Entry, tag="took-back", rename={"decision": "act"}):
    """A decision, by its number from 0, is undone with all that followed, except answers given at the same time."""

    seat: int
    decision: int


class Resumed(Entry, tag="resumed"):
    """The server was down; clocks continue from here."""


class Said(Entry, tag="said"):
    """A line of chat."""

    person: str
    name: str
    text: str


class Muted(Entry, tag="muted"):
    """A person was muted, or may chat again."""

    person: str
    on: bool


class Followed(Entry, tag="followed"):
    """There is a rematch, at another table."""

    table: str


class Ended(Entry, tag="ended"):
    """The game cannot continue: `why` is a code, which the page translates."""

    why: str


AnyEntry = (
    Created
    | Changed
    | Sat
    | Stood
    | Removed
    | Allowed
    | Voted
    | Picked
    | Seated
    | Returned
    | Started
    | LeftLesson
    | Acted
    | TookBack
    | Resumed
    | Said
    | Muted
    | Followed
    | Ended
)
