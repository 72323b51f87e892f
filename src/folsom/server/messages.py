"""What crosses the socket: JSON objects with a `type`.  docs/protocol.md and the client's types are made from these.

A client says hello, and is sent the table, and for each of its seats an update that holds everything (`first` is 0).
From then on it is sent whatever changes.  A client that comes back names the version it has seen and is sent what it
has missed.  Every wish has an `id` of the client's choice, and is answered by `done` or `refused` with the same one.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from folsom.interface.title import Option, Score
from folsom.server.entries import TableConfig

PROTOCOL = 2

Id = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]  # of a table, a person, a bot, a bandit, a language
Line = Annotated[str, Meta(min_length=1, max_length=300)]  # of chat, and of the notation


# ---- from the client


class Message(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client sends."""


class Hello(Message, tag="hello"):
    """The first message: who comes to which table, speaking which language."""

    protocol: int
    token: Token
    table: Key  # its id or its code
    language: Key = "en"
    seen: Version | None = None  # the version of the table last seen, if its updates are still held


class Command(Message):
    """Something that the server shall do."""

    id: Id


class Play(Command, tag="play"):
    """Answer the question put to a seat: an option's number, or its text."""

    seat: Seat
    version: Version  # that the answer is given to
    action: int | Line


class Back(Command, tag="back"):
    """Take the seat's latest decision back."""

    seat: Seat
    version: Version


class Why(Command, tag="why"):
    """Why may a seat not do this?  Answered by `because`."""

    seat: Seat
    action: int | Line


class Hint(Command, tag="hint"):
    """What would a strong bot do?  Answered by `advice`."""

    seat: Seat


class Sit(Command, tag="sit"):
    """Take a free seat."""

    seat: Seat


class Stand(Command, tag="stand"):
    """Leave a seat; in a running game a bot goes on, until one returns."""

    seat: Seat


class Return(Command, tag="return"):
    """Play again oneself."""

    seat: Seat


class Pick(Command, tag="pick"):
    """Be this bandit; null leaves it to chance."""

    seat: Seat
    bandit: Key | None


class SeatBot(Command, tag="bot"):
    """The host puts a bot into a seat that is free, or whose person has been away for a while: then an `outlaw`."""

    seat: Seat
    bot: Key


class Remove(Command, tag="remove"):
    """The host frees a seat before the game; its person may not sit down again."""

    seat: Seat


class Allow(Command, tag="allow"):
    """The host lets somebody sit down again who was removed."""

    person: Key


class Vote(Command, tag="vote"):
    """Vote that somebody leave before the game or, in a game, that a bot go on for who is away or does not decide."""

    seat: Seat


class Change(Command, tag="change", rename={"config": "wishes"}):
    """The host wants to play something else."""

    config: TableConfig


class Start(Command, tag="start"):
    """The host begins the game."""


class Rematch(Command, tag="rematch"):
    """The same people and bots again, at a new table."""


class Say(Command, tag="say"):
    """Say something to everybody at the table."""

    text: Line


class Mute(Command, tag="mute"):
    """The host mutes somebody for the whole table, or lets him speak again."""

    person: Key
    on: bool


class Speak(Command, tag="language"):
    """From now on in this language; the table and the game are sent again."""

    language: Key


AnyMessage = (
    Hello
    | Play
    | Back
    | Why
    | Hint
    | Sit
    | Stand
    | Return
    | Pick
    | SeatBot
    | Remove
    | Allow
    | Vote
    | Change
    | Start
    | Rematch
    | Say
    | Mute
    | Speak
)


# ---- from the server


class Answer(Struct, kw_only=True, tag_field="type"):
    """Whatever the server sends."""


class Welcome(Answer, tag="welcome"):
    """The answer to hello."""

    protocol: int
    folsom: str  # the version of the library
    person: str
    name: str
    table: str


class Chair(Struct, frozen=True):
    """A seat: `open`, held by a `person`, or by a `bot`, which may keep it for a person."""

    seat: int
    kind: str
    person: str | None
    name: str | None
    bot: str | None
    pick: str | None  # the bandit that is wanted


class Votes(Struct, frozen=True):
    """Who wants somebody to leave a seat, or a bot to go on in it."""

    seat: int
    people: list[str]


class Absent(Struct, frozen=True):
    """Somebody who was removed."""

    person: str
    name: str


class TableNow(Answer, tag="table", rename={"config": "wishes"}):
    """Everything about a table but its game."""

    id: str
    code: str
    version: int
    status: str  # waiting, playing, over
    config: TableConfig
    host: str
    chairs: list[Chair]
    muted: list[str]
    barred: list[Absent]
    votes: list[Votes]
    commitment: str  # the hash of the seed
    seed: str | None  # when the game is over
    scores: list[Score]  # when the game is over
    rematch: str | None  # the table where it goes on
    ended: str | None  # why a game cannot go on or be shown: its `rules` have changed, or its `replay` differs


class Told(Struct, frozen=True):
    """An event, and what it changed in the view; null where that is not told."""

    number: int
    kind: str
    words: str
    points: Any
    changes: Any


class Update(Answer, tag="update"):
    """The game as a seat sees it now, and what it saw happen.

    Whatever the client has of the events from number `first` on is replaced by `events`: a decision that is taken back
    takes its events away.  An event of an update carries `changes`: what it changed in the view.  The view before, the
    changes of the events in turn, and then those of `view` give the view that there is now.
    """

    version: int
    seat: int | None  # null: what spectators see
    first: int
    events: list[Told]
    view: Any  # the View of the game; if it is not whole, what else has changed in it
    whole: bool
    question: str
    options: list[Option]
    back: bool  # the latest decision can be taken back
    clock: dict[str, int] | None  # seat -> milliseconds left for those who are asked


class Chat(Answer, tag="chat"):
    """Lines of chat, from number `first` on: at first the latest 100, `/api/tables/{key}/chat` has the others."""

    version: int
    first: int
    lines: list["ChatLine"]


class ChatLine(Struct, frozen=True):
    """What somebody said."""

    at: int
    person: str
    name: str
    text: str


class Here(Answer, tag="here"):
    """Who is connected: people by id, and how many watch."""

    people: list[str]
    watching: int


class Done(Answer, tag="done"):
    """A wish is fulfilled; the table has this version now."""

    id: int
    version: int


class Refused(Answer, tag="refused"):
    """A wish that was not fulfilled; nothing has changed.  Without an `id` it was no wish."""

    id: int | None
    code: str  # refusal.py has them all
    words: str
    rule: str | None = None


class Because(Answer, tag="because"):
    """Why not; null if one may."""

    id: int
    rule: str | None
    words: str | None


class Figure(Struct, frozen=True):
    """What the bot found out about an option."""

    text: str
    words: str
    chance: float
    money: float


class Advice(Answer, tag="advice"):
    """What a strong bot would do, and what it found out."""

    id: int
    words: str
    figures: list[Figure]


class Warning(Answer, tag="warning"):
    """A seat has so many seconds left."""

    seat: int
    seconds: int


class Goodbye(Answer, tag="goodbye"):
    """The server ends the connection: come back at once if `again`."""

    why: str  # stopping, slow, refused, renewed, deleted
    again: bool
