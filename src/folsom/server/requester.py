"""The sender of a command, and the checks of sender and seat that several commands share."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from folsom.server.refusal import Refusal
from folsom.server.settings import PlayerTimeouts
from folsom.server.store import PLAYING, WAITING, Person
from folsom.server.table import Chair, Table


class Requester(NamedTuple):
    """The sender of a command, with everything that their permissions depend on."""

    person: Person
    language: str
    here: Collection[str] = ()  # the ids of all connected people
    seconds_away: Callable[[str], float] = lambda _: 0.0  # by person id: for how long they have been disconnected
    timeouts: PlayerTimeouts = PlayerTimeouts()


def may_host(table: Table, requester: Requester) -> bool:
    """Whether the requester is the host, or holds a seat while the host has been away for some time."""
    person = requester.person.id
    return person == table.host or (
        person in table.holders and requester.seconds_away(table.host) >= requester.timeouts.away
    )


def require_status(table: Table, status: str) -> None:
    if table.status != status:
        words = {WAITING: "the game has begun already", PLAYING: "no game is being played here now"}
        raise Refusal("not-now", words[status])


def chair_of(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("unknown", f"there is no seat {seat}: the seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def own_chair(table: Table, requester: Requester, seat: int) -> Chair:
    chair = chair_of(table, seat)
    if chair.person != requester.person.id:
        raise Refusal("not-yours", "this is not your seat")
    return chair
