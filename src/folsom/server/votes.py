"""Votes to remove a person before the game or, during it, to let a bot play for them."""

from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.clocks import NONE
from folsom.server.refusal import Refusal
from folsom.server.requester import Requester, chair_of
from folsom.server.store import OVER, PLAYING, WAITING
from folsom.server.table import STAND_IN, Chair, Table


def vote(table: Table, requester: Requester, command: m.Vote, at: int) -> e.Voted | e.Seated | e.Removed:
    """Record a vote; the one that completes a majority of the other connected players takes effect at once."""
    if table.status == OVER:
        raise Refusal("not-now", "the game is over")
    chair = chair_of(table, command.seat)
    if requester.person.id not in table.holders:
        raise Refusal("not-yours", "only people with a seat may vote")
    if chair.player in (None, requester.person.id):
        raise Refusal("not-now", "nobody else plays in this seat")
    if table.status == PLAYING:
        check_overdue(table, requester, command.seat, at)
    before = table.votes.get(command.seat, [])
    if requester.person.id in before:
        raise Refusal("taken", "you have voted already")
    voters = [one for one in table.holders if one in requester.here and one != chair.person]
    given = sum(one in before or one == requester.person.id for one in voters)
    if given < votes_needed(table, requester, chair, len(voters)):
        return e.Voted(at=at, seat=command.seat, person=requester.person.id)
    if table.status == WAITING:
        return e.Removed(at=at, seat=command.seat)
    return e.Seated(at=at, seat=command.seat, bot=STAND_IN)


def votes_needed(table: Table, requester: Requester, chair: Chair, voters: int) -> int:
    """More than half; before the game, one vote alone never removes a connected person."""
    assert chair.person is not None
    alone = table.status == PLAYING or requester.seconds_away(chair.person) >= requester.timeouts.away
    return max(1 if alone else 2, voters // 2 + 1)


def check_overdue(table: Table, requester: Requester, seat: int, at: int) -> None:
    """In a game, votes count only against a person who is away, or takes long where there is no clock."""
    person, clocks = table.chairs[seat].person, table.clocks
    assert person is not None
    assert clocks
    if requester.seconds_away(person) >= requester.timeouts.away:
        return
    if clocks.clock.kind != NONE:
        raise Refusal("not-now", "the clock decides for players who take too long")
    if at - clocks.since.get(seat, at) < 1000 * requester.timeouts.idle:
        raise Refusal("too-soon", "the person in this seat may still return or decide: wait a little")
