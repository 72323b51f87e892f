"""WebSocket messages: JSON objects with a `type`.  docs/protocol.md and the client's types are generated from them.

A client says hello and gets the table and, for each of its seats, an update with the whole view (`first` is 0).  From
then on it gets every change.  A client that reconnects sends the last version that it has seen and gets what it missed.
Every command has an `id` chosen by the client; the answer, `done` or `refused`, has the same one.

Class names may change.  Tags and field names are the protocol: changing one changes its version.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from folsom.interface.title import Option, PlannedCard, Score
from folsom.server.advice_types import Figure, Mistake
from folsom.server.entries import TableConfig

PROTOCOL = 3

CommandId = Annotated[int, "of the command: a number of the client's choice, which the answer repeats"]
SeatNumber = Annotated[int, "the number of the seat, from 0"]
PersonId = Annotated[str, "the id of a person"]
Id = Annotated[CommandId, Meta(ge=0, le=2**31 - 1)]
Seat = Annotated[SeatNumber, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]  # of a table, a person, a bot, a bandit, a language
Line = Annotated[str, Meta(min_length=1, max_length=300)]  # of chat, and of the notation


# ---- from the client


class ClientMessage(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Any message from a client."""


class Hello(ClientMessage, tag="hello"):
    """The first message: the person, the table and the language."""

    protocol: Annotated[int, f"the version of the protocol: {PROTOCOL}"]
    token: Annotated[Token, "of the person"]
    table: Annotated[Key, "its id or its code"]
    language: Annotated[Key, "`en`, or another one that `/api/about` lists"] = "en"
    seen: Annotated[Version | None, "the version of the table last seen, if the client still has its updates"] = None


class Command(ClientMessage):
    """A request to do something."""

    id: Id


class Play(Command, tag="play"):
    """Answer the question that a seat is asked: an option's number, or its text."""

    seat: Seat
    version: Annotated[Version, "the version of the update that is answered"]
    action: Annotated[int | Line, "the number of an option, or its text"]


class Back(Command, tag="back"):
    """Take back the seat's latest decision."""

    seat: Seat
    version: Annotated[Version, "the version of the newest update"]


class Why(Command, tag="why"):
    """Why may a seat not do this?  Answered by `because`."""

    seat: Seat
    action: Annotated[int | Line, "the number of an option, or its text"]


class Plan(Command, tag="plan"):
    """Where does the plan of a seat lead if nobody interferes?  Answered by `forecast`."""

    seat: Seat


class Hint(Command, tag="hint"):
    """What would a strong bot do?  Answered by `advice`."""

    seat: Seat


class Review(Command, tag="review"):
    """Which of a seat's decisions in a round that is over cost it most?  Answered by `reviewed`."""

    seat: Seat
    round: Annotated[int, Meta(ge=1, le=99), "the number of the round, from 1"]


class Sit(Command, tag="sit"):
    """Take a free seat: a certain one, or the first one if you have none yet; or name the player in your own seat."""

    seat: Annotated[Seat | None, "the number of the seat, from 0; null: the first free one"] = None
    name: Annotated[str | None, "the name of the player, where several people share a device; null: your own"] = None


class Stand(Command, tag="stand"):
    """Leave a seat; in a running game a bot plays until the person returns."""

    seat: Seat


class Return(Command, tag="return"):
    """Play in your own seat again, in place of a bot."""

    seat: Seat


class Pick(Command, tag="pick"):
    """Choose a bandit for a seat; null leaves it to chance."""

    seat: Seat
    bandit: Annotated[Key | None, "the name of a bandit, `Tuco+Ghost` where a seat has two"]


class SeatBot(Command, tag="bot"):
    """The host puts a bot into a free seat, or an `outlaw` into the seat of a person who has been away for a while."""

    seat: Seat
    bot: Annotated[Key, "the name of a bot: `greenhorn`, `legend:greedy`"]


class Remove(Command, tag="remove"):
    """The host frees a seat before the game; its person may not take a seat again."""

    seat: Seat


class Allow(Command, tag="allow"):
    """The host lets a removed person take a seat again."""

    person: Annotated[Key, "the id of a person"]


class Vote(Command, tag="vote"):
    """Vote to remove a person before the game or, in a game, to have a bot play for one who is away or idle."""

    seat: Seat


class Change(Command, tag="change"):
    """The host changes what is played."""

    config: Annotated[TableConfig, "what is played"]


class Start(Command, tag="start"):
    """The host starts the game."""


class LeaveLesson(Command, tag="leave-lesson"):
    """End the lesson at this table; the game goes on without its tasks."""


class Rematch(Command, tag="rematch"):
    """Play again with the same people and bots, at a new table."""

    bandit: Annotated[Key | None, "the bandit that the person who asks wants to play; null leaves it to chance"] = None


class Say(Command, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[Line, "the line of chat"]


class Mute(Command, tag="mute"):
    """The host mutes a person for the whole table, or lets them chat again."""

    person: Annotated[Key, "the id of a person"]
    on: Annotated[bool, "true to mute, false to allow chat again"]


class Speak(Command, tag="language"):
    """Change the language; the table and the game are sent again."""

    language: Annotated[Key, "`en`, or another one that `/api/about` lists"]


AnyClientMessage = (
    Hello
    | Play
    | Back
    | Why
    | Plan
    | Hint
    | Review
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
    | LeaveLesson
    | Rematch
    | Say
    | Mute
    | Speak
)


# ---- from the server


class ServerMessage(Struct, kw_only=True, tag_field="type"):
    """Any message from the server."""


class Welcome(ServerMessage, tag="welcome"):
    """The answer to hello."""

    protocol: Annotated[int, f"the version of the protocol: {PROTOCOL}"]
    folsom: Annotated[str, "the version of the library"]
    person: PersonId
    name: Annotated[str, "the name of the person"]
    table: Annotated[str, "the id of the table"]


class Chair(Struct, frozen=True):
    """A seat: `open`, played by a `person`, or played by a `bot`, which may stand in for a person."""

    seat: SeatNumber
    kind: Annotated[str, "who decides in this seat"]
    person: Annotated[str | None, "the id of the person who holds the seat"]
    name: Annotated[str | None, "the name of the person"]
    bot: Annotated[str | None, "the name of the bot that decides"]
    pick: Annotated[str | None, "the chosen bandit"]


class Votes(Struct, frozen=True):
    """The votes to remove the person in a seat or, in a game, to have a bot play for them."""

    seat: SeatNumber
    people: Annotated[list[str], "the ids of the voters"]


class Absent(Struct, frozen=True):
    """A removed person."""

    person: PersonId
    name: Annotated[str, "the name of the person"]


class TableNow(ServerMessage, tag="table"):
    """Everything about a table except its game."""

    id: Annotated[str, "of the table"]
    code: Annotated[str, "of the table, to tell others; valid until the game starts"]
    version: Annotated[int, "of the table"]
    status: Annotated[str, "the game has not started, has started, or is over"]
    config: Annotated[TableConfig, "what is played"]
    host: Annotated[str, "the id of the host"]
    chairs: Annotated[list[Chair], "the seats in order"]
    muted: Annotated[list[str], "the ids of muted people"]
    barred: Annotated[list[Absent], "removed people, who may not take a seat"]
    votes: Annotated[list[Votes], "by seat"]
    commitment: Annotated[str, "the hash of the seed"]
    seed: Annotated[str | None, "when the game is over"]
    scores: Annotated[list[Score], "when the game is over"]
    rematch: Annotated[str | None, "the id of the rematch's table"]
    ended: Annotated[
        str | None, "why a game cannot continue or be shown: its `rules` have changed, or its `replay` differs"
    ]


class SentEvent(Struct, frozen=True):
    """An event, and what it changed in the view; null where that is not known."""

    number: int
    kind: str
    words: str
    points: Any
    changes: Any


class Update(ServerMessage, tag="update"):
    """The game as a seat sees it now, and the events that it saw.

    `events` replace all events that the client has from number `first` on: a decision that is taken back takes its
    events with it.  Each event carries its `changes` to the view.  Apply the changes of the events in order, then those
    of `view`, to the previous view: the result is the current view.
    """

    version: Annotated[int, "of the table"]
    seat: Annotated[int | None, "null: the spectators' view"]
    first: Annotated[int, "the number of the first one, from 0"]
    events: Annotated[list[SentEvent], "the events that the seat saw, from number `first` on"]
    view: Annotated[Any, "everything that the seat may know now, or the remaining changes"]
    whole: Annotated[bool, "if false, `view` has only changes"]
    question: Annotated[str, "the question in a sentence; empty if there is none"]
    options: Annotated[list[Option], "the legal answers; empty if there is no question"]
    back: Annotated[bool, "whether the seat's latest decision can be taken back"]
    clock: Annotated[dict[str, int] | None, "milliseconds left, by seat that has to decide; null without a clock"]
    task: Annotated[int | None, "in a lesson, how many of its tasks the learner has done; null elsewhere"]


def looking_back(version: int, seat: int | None, first: int, events: list[SentEvent], view: Any) -> Update:
    """A whole update about a finished game, in which nobody is asked anything."""
    return Update(version, seat, first, events, view, True, "", [], False, None, None)


class Chat(ServerMessage, tag="chat"):
    """Lines of chat, from number `first` on: at first the latest 100; `/api/tables/{key}/chat` has the others."""

    version: Annotated[int, "of the table"]
    first: Annotated[int, "the number of the first one, from 0"]
    lines: Annotated[list["ChatLine"], "the lines of chat"]


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    at: Annotated[int, "milliseconds since 1970"]
    person: PersonId
    name: Annotated[str, "the name of the person"]
    text: Annotated[str, "the line of chat"]


class Presence(ServerMessage, tag="presence"):
    """The connected people who hold seats, by id, and the number of spectators."""

    people: Annotated[list[str], "the ids of connected seat holders"]
    watching: Annotated[int, "the number of spectators"]


class Done(ServerMessage, tag="done"):
    """The command was executed; the table has this version now."""

    id: CommandId
    version: Annotated[int, "of the table"]


class Refused(ServerMessage, tag="refused"):
    """The message was refused; nothing has changed.  Without an `id` it was not a command."""

    id: Annotated[int | None, "of the command that is refused; null: of none"]
    code: Annotated[str, "why it is refused"]
    words: Annotated[str, "a sentence for people"]
    rule: Annotated[str | None, "the number of the game rule that forbids it"] = None


class Because(ServerMessage, tag="because"):
    """Why an action is not legal; null if it is legal."""

    id: CommandId
    rule: Annotated[str | None, "the number of the game rule that forbids it"]
    words: Annotated[str | None, "a sentence for people"]


class PlanForecast(ServerMessage, tag="forecast"):
    """Where the plan of a seat leads if nobody interferes; empty while nobody plans.

    It is computed from the seat's view alone.  Bots do not get it.
    """

    id: CommandId
    laid: Annotated[list[PlannedCard], "the seat's cards in the pile or programme, in order"]
    hand: Annotated[list[PlannedCard], "each card in hand, if it were laid next"]


class Advice(ServerMessage, tag="advice"):
    """What a strong bot would do, and its estimates."""

    id: CommandId
    words: Annotated[str, "a sentence for people"]
    figures: Annotated[list[Figure], "by option, the best first"]


class Reviewed(ServerMessage, tag="reviewed"):
    """The decision of a round that cost a seat most."""

    id: CommandId
    round: Annotated[int, "the number of the round, from 1"]
    decisions: Annotated[int, "how many decisions between several answers the seat made in it"]
    worst: Annotated[Mistake | None, "the one that cost most; null: none is worth naming"]


class Warning(ServerMessage, tag="warning"):
    """A seat has only this many seconds left."""

    seat: SeatNumber
    seconds: Annotated[int, "the seconds left"]


class Goodbye(ServerMessage, tag="goodbye"):
    """The server closes the connection; with `again`, reconnect at once."""

    why: Annotated[str, "why the connection is closed"]
    again: Annotated[bool, "whether to reconnect"]
