"""What happens at a table, as it is stored: a table is these entries, in order."""

from typing import Any

from msgspec import Struct


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long people may think: over each decision, or in the whole game, with some more for each decision."""

    kind: str = "none"  # none, decision, player
    seconds: int = 0
    plus: int = 0


class TableConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host wants to be played."""

    game: str
    players: int
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False


class Entry(Struct, kw_only=True, tag_field="kind", omit_defaults=True):
    """One of the kinds below."""

    at: int  # milliseconds since 1970


class Created(Entry, tag="created", rename={"config": "wishes"}):
    """The table's first entry."""

    host: str
    name: str  # of the host
    config: TableConfig
    seed: str  # of the fair dice; shown when the game is over, its hash before


class Changed(Entry, tag="changed", rename={"config": "wishes"}):
    """The host wants to play something else."""

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
    """Whoever sits here leaves all seats before the game, and takes none again unless the host allows it."""

    seat: int


class Allowed(Entry, tag="allowed"):
    """A person who was removed may sit down again."""

    person: str


class Voted(Entry, tag="voted"):
    """A person wants whoever sits here to be removed or, in a game, a bot to go on for them."""

    seat: int
    person: str


class Picked(Entry, tag="picked"):
    """Which bandit a seat wants to be; None leaves it to chance."""

    seat: int
    bandit: str | None


class Seated(Entry, tag="seated"):
    """A bot plays in this seat, for nobody or for the person who holds it."""

    seat: int
    bot: str


class Returned(Entry, tag="returned"):
    """A person plays again in the seat that a bot has kept."""

    seat: int


class Started(Entry, tag="started"):
    """The options of the set-up, complete, with the bandits that were picked, and the version of the game's rules."""

    options: dict[str, Any]
    rules: int = 1


class Acted(Entry, tag="acted", rename={"checksum": "leads"}):
    """A decision."""

    seat: int
    action: int
    by: str = ""  # the person; or the bot's name
    checksum: int | None = None  # a checksum of what came of it, by which a replay that differs is noticed (ADR 7)


class TookBack(Entry, tag="took-back", rename={"decision": "act"}):
    """A decision, by its number from 0, is undone with all that followed, except answers given at the same time."""

    seat: int
    decision: int


class Resumed(Entry, tag="resumed"):
    """The server has been away: clocks run from here."""


class Said(Entry, tag="said"):
    """A line of chat."""

    person: str
    name: str
    text: str


class Muted(Entry, tag="muted"):
    """Somebody must not speak any more, or may again."""

    person: str
    on: bool


class Followed(Entry, tag="followed"):
    """A rematch is played at another table."""

    table: str


class Ended(Entry, tag="ended"):
    """The game cannot be played on: `why` is a reason that the page has words for."""

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
    | Acted
    | TookBack
    | Resumed
    | Said
    | Muted
    | Followed
    | Ended
)
