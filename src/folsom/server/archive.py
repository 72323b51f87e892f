"""Games that are over: their records, and their course step by step."""

from dataclasses import replace

from folsom.kernel.dice import FAIR
from folsom.server.messages import Update
from folsom.server.refusal import Refusal
from folsom.server.room import Room
from folsom.server.store import OVER
from folsom.table import begin, titles
from folsom.table.game import Game
from folsom.table.record import Record

MOST_STEPS = 100


def finished(room: Room) -> Game:
    course = room.table.course
    if room.table.status != OVER or course is None:
        raise Refusal("not-now", "the game is not over yet")
    return course.game


def record(room: Room) -> Record:
    """All that is needed to play it again and to check it."""
    game, chairs = finished(room), room.table.chairs
    return replace(
        game.record(),
        people=tuple(seat for seat, chair in enumerate(chairs) if chair.person is not None),
        bots=tuple("" if chair.person is not None else chair.bot or "" for chair in chairs),
        commitment=game.commitment,
    )


def steps(room: Room, seat: int | None, language: str, first: int, count: int) -> list[Update]:
    """A game from the decision number `first` on, as a seat saw it; number 0 is the beginning."""
    game = finished(room)
    if seat is not None and not 0 <= seat < game.players:
        raise Refusal("unknown", f"there is no seat {seat}")
    if first < 0 or not 0 < count <= MOST_STEPS:
        raise Refusal("malformed", f"steps are counted from 0 on, at most {MOST_STEPS} at once")
    title = titles.title(game.setup.game)
    again = begin.start(title, game.setup, FAIR, room.table.seed, language)
    shown = []
    for number in range(min(first + count, len(game.actions) + 1)):
        facts = again.facts if number else 0
        if number:
            again.play(*game.actions[number - 1])
        if number >= first:
            shown.append(step(again, seat, number, facts))
    return shown


def step(game: Game, seat: int | None, number: int, facts: int) -> Update:
    """What there is to see after so many decisions, and what happened since so many facts."""
    first, events = game.events_after(seat, facts)
    return Update(
        version=number,
        seat=seat,
        first=first,
        events=events,
        view=game.view(seat),
        whole=True,
        question="",
        options=[],
        back=False,
        clock=None,
    )
