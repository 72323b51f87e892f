"""Who may do what at a table: each wish becomes the entry that is stored, or is refused."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from folsom.kernel.errors import FolsomError, IllegalAction, NotationError, SetupError
from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.clocks import fault
from folsom.server.course import Course
from folsom.server.refusal import Refusal
from folsom.server.store import OVER, PLAYING, WAITING, Person
from folsom.server.table import Chair, Table
from folsom.server.text import readable
from folsom.server.workers import check_bot
from folsom.table import titles

STAND_IN = "outlaw"  # plays for who leaves a running game


class Wisher(NamedTuple):
    """Who wishes something, in which language he is answered, and who is here."""

    person: Person
    language: str
    here: Sequence[str] = ()  # people by id


def checked(wishes: e.Wishes) -> e.Wishes:
    """What a host wants to be played, with complete options, or the reason why it cannot be."""
    try:
        setup = titles.title(wishes.game).setup(wishes.players, wishes.options)
    except SetupError as error:
        raise Refusal("illegal", str(error)) from None
    wrong = fault(wishes.clock)
    if wrong:
        raise Refusal("illegal", wrong)
    return e.Wishes(setup.game, setup.players, dict(setup.options), wishes.clock, wishes.public)


def entry_for(table: Table, wisher: Wisher, wish: m.Wish, at: int) -> e.AnyEntry:
    """The entry that fulfils a wish."""
    match wish:
        case m.Play():
            return play(table, wisher, wish, at)
        case m.Back():
            return back(table, wisher, wish, at)
        case m.Say():
            return say(table, wisher, wish, at)
        case m.Sit() | m.Stand() | m.Return() | m.Pick():
            return entry_for_seat(table, wisher, wish, at)
        case m.Start() | m.Change() | m.SeatBot() | m.Remove() | m.Mute():
            return entry_for_host(table, wisher, wish, at)
    raise Refusal("malformed", "this cannot be wished for")


def entry_for_seat(table: Table, wisher: Wisher, wish: m.Sit | m.Stand | m.Return | m.Pick, at: int) -> e.AnyEntry:
    match wish:
        case m.Sit():
            return sit(table, wisher, wish, at)
        case m.Stand():
            return stand(table, wisher, wish, at)
        case m.Return():
            return come_back(table, wisher, wish, at)
        case m.Pick():
            return pick(table, wisher, wish, at)


def entry_for_host(
    table: Table, wisher: Wisher, wish: m.Start | m.Change | m.SeatBot | m.Remove | m.Mute, at: int
) -> e.AnyEntry:
    if not may_host(table, wisher):
        raise Refusal("not-host", "only the host may do this")
    match wish:
        case m.Start():
            return start(table, at)
        case m.Change():
            return change(table, wish, at)
        case m.SeatBot():
            return seat_bot(table, wisher, wish, at)
        case m.Remove():
            return remove(table, wish, at)
        case m.Mute():
            return mute(table, wisher, wish, at)


# ---- the game


def play(table: Table, wisher: Wisher, wish: m.Play, at: int) -> e.Acted:
    course = at_play(table, wisher, wish.seat)
    not_stale(table, course, wish)
    game = course.game.in_language(wisher.language)
    try:
        return e.Acted(at=at, seat=wish.seat, action=game.read(wish.seat, wish.action), by=wisher.person.id)
    except IllegalAction as error:
        raise Refusal("illegal", str(error), error.rule or None) from None
    except NotationError as error:
        raise Refusal("illegal", error.reason) from None


def back(table: Table, wisher: Wisher, wish: m.Back, at: int) -> e.TookBack:
    course = at_play(table, wisher, wish.seat)
    not_stale(table, course, wish)
    number = course.can_take_back(wish.seat, table.people_at_play())
    if number is None:
        raise Refusal("not-now", "there is nothing that can still be taken back")
    return e.TookBack(at=at, seat=wish.seat, act=number)


def not_stale(table: Table, course: Course, wish: m.Play | m.Back) -> None:
    """An answer is to the question that its sender saw; what others do meanwhile does not matter."""
    if wish.version > table.version:
        raise Refusal("stale", "the game has not come so far yet")
    if wish.version < course.asked[wish.seat]:
        raise Refusal("stale", "the game has gone on: this answers an earlier question")


def at_play(table: Table, wisher: Wisher, seat: int) -> Course:
    """The game, if this wisher decides for the seat in it."""
    only(table, PLAYING)
    chair = own_chair(table, wisher, seat)
    if chair.bot is not None:
        raise Refusal("not-now", "a bot plays in this seat: return first")
    assert table.course
    return table.course


def why_not(table: Table, wisher: Wisher, wish: m.Why) -> m.Because:
    """Why a seat may not do something."""
    course = at_play(table, wisher, wish.seat)
    try:
        reason = course.game.in_language(wisher.language).why_not(wish.seat, wish.action)
    except FolsomError as error:
        raise Refusal("illegal", str(error)) from None
    return m.Because(id=wish.id, rule=reason.rule if reason else None, words=reason.words if reason else None)


# ---- seats


def sit(table: Table, wisher: Wisher, wish: m.Sit, at: int) -> e.Sat:
    only(table, WAITING)
    if not chair_of(table, wish.seat).free:
        raise Refusal("taken", "this seat is taken")
    return e.Sat(at=at, seat=wish.seat, person=wisher.person.id, name=wisher.person.name)


def stand(table: Table, wisher: Wisher, wish: m.Stand, at: int) -> e.Stood | e.Seated:
    chair = own_chair(table, wisher, wish.seat)
    if table.status == WAITING:
        return e.Stood(at=at, seat=wish.seat)
    only(table, PLAYING)
    if chair.bot is not None:
        raise Refusal("not-now", "a bot plays in this seat already")
    return e.Seated(at=at, seat=wish.seat, bot=STAND_IN)


def come_back(table: Table, wisher: Wisher, wish: m.Return, at: int) -> e.Returned:
    only(table, PLAYING)
    if own_chair(table, wisher, wish.seat).bot is None:
        raise Refusal("not-now", "you play in this seat already")
    return e.Returned(at=at, seat=wish.seat)


def pick(table: Table, wisher: Wisher, wish: m.Pick, at: int) -> e.Picked:
    only(table, WAITING)
    chair = chair_of(table, wish.seat)
    if not may_host(table, wisher) or chair.person is not None:
        own_chair(table, wisher, wish.seat)
    picks = [one.pick for one in table.chairs]
    picks[wish.seat] = wish.bandit
    with_picks(table, picks)
    return e.Picked(at=at, seat=wish.seat, bandit=wish.bandit)


def change(table: Table, wish: m.Change, at: int) -> e.Changed:
    only(table, WAITING)
    wishes = checked(wish.wishes)
    if any(not chair.free for chair in table.chairs[wishes.players :]):
        raise Refusal("taken", "somebody sits in a seat that would not be there any more")
    return e.Changed(at=at, wishes=wishes)


def seat_bot(table: Table, wisher: Wisher, wish: m.SeatBot, at: int) -> e.Seated:
    check_bot(wish.bot)
    chair = chair_of(table, wish.seat)
    if table.status == OVER:
        raise Refusal("not-now", "the game is over")
    if table.status == WAITING and chair.person is not None:
        raise Refusal("taken", "somebody sits here; free the seat first")
    if chair.plays in wisher.here and chair.plays != wisher.person.id:
        raise Refusal("taken", "who plays here is not away")
    return e.Seated(at=at, seat=wish.seat, bot=wish.bot)


def remove(table: Table, wish: m.Remove, at: int) -> e.Stood:
    only(table, WAITING)
    if chair_of(table, wish.seat).free:
        raise Refusal("not-now", "nobody sits here")
    return e.Stood(at=at, seat=wish.seat)


def start(table: Table, at: int) -> e.Started:
    only(table, WAITING)
    if any(chair.free for chair in table.chairs):
        raise Refusal("not-now", "there are free seats: people or bots have to sit there")
    options = with_picks(table, [chair.pick for chair in table.chairs])
    return e.Started(at=at, options=options, rules=titles.title(table.wishes.game).rules)


def with_picks(table: Table, picks: list[str | None]) -> dict[str, Any]:
    """The options of the set-up with the bandits that were picked; where none was, as the host wished."""
    wishes = table.wishes
    if not any(picks):
        return wishes.options
    taken = {name for pick in picks if pick for name in pick.lower().split("+")}
    wished = wishes.options["bandits"] or ["?"] * len(picks)
    left = ["?" if taken.intersection(own.lower().split("+")) else own for own in wished]
    options = {**wishes.options, "bandits": [pick or own for pick, own in zip(picks, left, strict=True)]}
    try:
        return dict(titles.title(wishes.game).setup(wishes.players, options).options)
    except SetupError as error:
        raise Refusal("illegal", str(error)) from None


def say(table: Table, wisher: Wisher, wish: m.Say, at: int) -> e.Said:
    if wisher.person.id in table.muted:
        raise Refusal("muted", "the host has muted you")
    return e.Said(at=at, person=wisher.person.id, name=wisher.person.name, text=readable(wish.text))


def mute(table: Table, wisher: Wisher, wish: m.Mute, at: int) -> e.Muted:
    known = {*wisher.here, *table.holders, *table.muted, *(line.person for _, line in table.chat)}
    if wish.person not in known:
        raise Refusal("unknown", "there is nobody like that at this table")
    return e.Muted(at=at, person=wish.person, on=wish.on)


# ---- manners


def may_host(table: Table, wisher: Wisher) -> bool:
    """The host; while he is away, whoever holds a seat."""
    person = wisher.person.id
    return person == table.host or (table.host not in wisher.here and bool(table.seats_of(person)))


def only(table: Table, status: str) -> None:
    if table.status != status:
        words = {WAITING: "the game has begun already", PLAYING: "no game is being played here now"}
        raise Refusal("not-now", words[status])


def chair_of(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("unknown", f"there is no seat {seat}: the seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def own_chair(table: Table, wisher: Wisher, seat: int) -> Chair:
    chair = chair_of(table, seat)
    if chair.person != wisher.person.id:
        raise Refusal("not-yours", "this is not your seat")
    return chair
