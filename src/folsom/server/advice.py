"""Advice from a strong bot: what to do now, and which decision of a past round cost the person most.

It is computed in the worker pool, only from views of the person's own seat.
"""

from folsom.bots import Figure, Moment, hindsight
from folsom.server import advice_types
from folsom.server import messages as m
from folsom.server.game_session import GameSession
from folsom.server.job_queue import JobOwner
from folsom.server.permissions import session_for
from folsom.server.refusal import Refusal
from folsom.server.requester import Requester, own_chair
from folsom.server.room import Client, Room
from folsom.server.store import OVER
from folsom.server.table import Table
from folsom.server.worker_pool import WorkerPool


async def advise(workers: WorkerPool, room: Room, client: Client, command: m.Hint) -> m.Advice:
    """What a strong bot would do in the seat."""
    async with room.lock:
        game = session_for_advice(room.table, client, command.seat).game
        if command.seat not in game.to_act:
            raise Refusal("not-now", "you have nothing to decide")
        view = game.view(command.seat)
    explanation = await workers.explain(client.person.id, view, client.language, 0, owner_of(client))
    return m.Advice(id=command.id, words=explanation.words, figures=[figure(one) for one in explanation.figures])


async def review(workers: WorkerPool, room: Room, client: Client, command: m.Review) -> m.Reviewed:
    """The decision of a round that cost the seat most; decisions of a bot that played for the person do not count."""
    async with room.lock:
        session = session_for_advice(room.table, client, command.seat)
        found = moments(session, command.seat, command.round, client.language)
    person, owner = client.person.id, owner_of(client)
    costs = [await workers.cost(person, one.view, one.action, owner) for one in found]
    for k in hindsight.costliest(costs):
        explanation = await workers.explain(person, found[k].view, client.language, 0, owner, found[k].action)
        if mistake := hindsight.mistake(found[k], explanation):
            worst = advice_types.Mistake(found[k].asked, found[k].after, figure(mistake.chosen), figure(mistake.best))
            break
    else:
        worst = None
    return m.Reviewed(id=command.id, round=command.round, decisions=len(found), worst=worst)


def owner_of(client: Client) -> JobOwner:
    """The person who asks for advice is charged for it, not the host; the table's bots do not wait for it."""
    return JobOwner(client.person.id, client.address)


def session_for_advice(table: Table, client: Client, seat: int) -> GameSession:
    """The game, if the person in this seat may get advice: not while people play against each other."""
    requester = Requester(client.person, client.language)
    if table.status == OVER and table.session:
        own_chair(table, requester, seat)
        return table.session
    session = session_for(table, requester, seat)
    if len(table.people_at_play()) > 1:
        raise Refusal("not-now", "bots give no advice in games between people")
    return session


def moments(session: GameSession, seat: int, number: int, language: str) -> list[Moment]:
    """The decisions of the person in this seat in a round that is over."""
    game = session.game
    if game.title.round_of(game.view(seat)) <= number and not game.over:
        raise Refusal("not-now", f"round {number} is not over yet")
    actions = [(one.seat, one.action) for one in session.decisions]
    found = hindsight.moments(session.begin(followed=False), actions, seat, number, language)
    return [one for one in found if session.decisions[one.number].by_person]


def figure(one: Figure) -> advice_types.Figure:
    return advice_types.Figure(one.text, one.words, one.chance, one.money, one.reason)
