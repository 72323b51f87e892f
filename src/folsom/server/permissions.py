"""Who may do what at a table: a command becomes the entry to be stored, or is refused."""

from collections.abc import Sequence
from typing import Any

from folsom import lessons
from folsom.game import registry
from folsom.interface.errors import FolsomError, IllegalAction, NotationError, SetupError
from folsom.interface.validation import CHANCE
from folsom.lessons.lesson import in_language
from folsom.server import entries as e
from folsom.server import messages as m
from folsom.server.clocks import NONE, clock_error
from folsom.server.game_session import GameSession
from folsom.server.refusal import Refusal
from folsom.server.requester import Requester, chair_of, may_host, own_chair, require_status
from folsom.server.store import OVER, PLAYING, WAITING
from folsom.server.table import STAND_IN, Chair, Table, name_in_seat
from folsom.server.text import clean_name, clean_text
from folsom.server.votes import vote
from folsom.server.worker_pool import check_bot

PUBLIC_CLOCK = e.Clock("decision", 120)  # strangers must not keep each other waiting for ever


def validated(config: e.TableConfig) -> e.TableConfig:
    """A table configuration with complete options; Refusal if it cannot be played."""
    try:
        setup = registry.title(config.game).setup(config.players, config.options)
    except SetupError as error:
        raise Refusal("illegal", str(error)) from None
    wrong = clock_error(config.clock)
    if wrong:
        raise Refusal("illegal", wrong)
    if config.lesson is not None:
        raise Refusal("illegal", "a lesson has a table of its own: POST /api/lessons/{key}")
    clock = PUBLIC_CLOCK if config.public and config.clock.kind == NONE else config.clock
    return e.TableConfig(setup.game, setup.players, dict(setup.options), clock, config.public, config.forecast)


def entry_for(table: Table, requester: Requester, command: m.Command, at: int) -> e.AnyEntry:
    """The entry that a command becomes."""
    match command:
        case m.Play():
            return play(table, requester, command, at)
        case m.Back():
            return take_back(table, requester, command, at)
        case m.Say():
            return say(table, requester, command, at)
        case m.Sit() | m.Stand() | m.Return() | m.Pick():
            return entry_for_seat(table, requester, command, at)
        case m.Vote():
            return vote(table, requester, command, at)
        case m.LeaveLesson():
            return leave_lesson(table, requester, at)
        case m.Start() | m.SeatBot():
            return entry_for_deputy(table, requester, command, at)
        case m.Change() | m.Remove() | m.Allow() | m.Mute():
            return entry_for_host(table, requester, command, at)
    raise Refusal("malformed", "this is not a command")


def entry_for_seat(
    table: Table, requester: Requester, command: m.Sit | m.Stand | m.Return | m.Pick, at: int
) -> e.AnyEntry:
    match command:
        case m.Sit():
            return sit(table, requester, command, at)
        case m.Stand():
            return stand(table, requester, command, at)
        case m.Return():
            return return_to_seat(table, requester, command, at)
        case m.Pick():
            return pick(table, requester, command, at)


def entry_for_deputy(table: Table, requester: Requester, command: m.Start | m.SeatBot, at: int) -> e.AnyEntry:
    """Commands of the host that seat holders may also send once the host has been away for some time."""
    if not may_host(table, requester):
        if requester.person.id in table.holders and table.host not in requester.here:
            raise Refusal("too-soon", "the host has only just left: wait a little")
        raise Refusal("not-host", "only the host may do this")
    match command:
        case m.Start():
            return start(table, at)
        case m.SeatBot():
            return seat_bot(table, requester, command, at)


def entry_for_host(
    table: Table, requester: Requester, command: m.Change | m.Remove | m.Allow | m.Mute, at: int
) -> e.AnyEntry:
    """Commands that only the host may send."""
    if requester.person.id != table.host:
        raise Refusal("not-host", "only the host may do this")
    match command:
        case m.Change():
            return change(table, command, at)
        case m.Remove():
            return remove(table, requester, command, at)
        case m.Allow():
            return allow(table, command, at)
        case m.Mute():
            return mute(table, requester, command, at)


# ---- the game


def play(table: Table, requester: Requester, command: m.Play, at: int) -> e.Acted:
    session = session_for(table, requester, command.seat)
    check_not_stale(table, session, command)
    narrator = session.game.in_language(requester.language)
    try:
        action = narrator.read(command.seat, command.action)
        check_task(table, session, requester, command.seat, action)
        return e.Acted(at=at, seat=command.seat, action=action, by=requester.person.id)
    except IllegalAction as error:
        raise Refusal("illegal", str(error), error.rule or None) from None
    except NotationError as error:
        raise Refusal("illegal", error.reason) from None


def check_task(table: Table, session: GameSession, requester: Requester, seat: int, action: int) -> None:
    """In a lesson, refuse what is not its task, and say why."""
    lesson = table.lesson
    if lesson is None or seat != lesson.learner:
        return
    task = lesson.task(session.decisions_of(seat))
    if task is not None and action not in [session.game.read(seat, text) for text in task.accepts]:
        raise Refusal("lesson", in_language(task.wrong, requester.language), task.rule or None)


def leave_lesson(table: Table, requester: Requester, at: int) -> e.LeftLesson:
    require_status(table, PLAYING)
    if table.lesson is None:
        raise Refusal("not-now", "no lesson is given here")
    own_chair(table, requester, table.lesson.learner)
    return e.LeftLesson(at=at)


def take_back(table: Table, requester: Requester, command: m.Back, at: int) -> e.TookBack:
    session = session_for(table, requester, command.seat)
    check_not_stale(table, session, command)
    number = session.can_take_back(command.seat, table.people_at_play())
    if number is None:
        raise Refusal("not-now", "there is nothing left to take back")
    return e.TookBack(at=at, seat=command.seat, decision=number)


def check_not_stale(table: Table, session: GameSession, command: m.Play | m.Back) -> None:
    """Check that an answer belongs to the current question; decisions of others in between do not matter."""
    if command.version > table.version:
        raise Refusal("stale", "the game has not reached this version yet")
    if command.version < session.asked[command.seat]:
        raise Refusal("stale", "the game has gone on: this answers an earlier question")


def session_for(table: Table, requester: Requester, seat: int) -> GameSession:
    """The game, if the requester decides for this seat."""
    require_status(table, PLAYING)
    chair = own_chair(table, requester, seat)
    if chair.bot is not None:
        raise Refusal("not-now", "a bot plays in this seat: return to it first")
    assert table.session
    return table.session


def why_not(table: Table, requester: Requester, command: m.Why) -> m.Because:
    """Why a seat may not do something."""
    session = session_for(table, requester, command.seat)
    try:
        reason = session.game.in_language(requester.language).why_not(command.seat, command.action)
    except FolsomError as error:
        raise Refusal("illegal", str(error)) from None
    return m.Because(id=command.id, rule=reason.rule if reason else None, words=reason.words if reason else None)


def forecast(table: Table, requester: Requester, command: m.Plan) -> m.PlanForecast:
    """Where the plan of a seat leads."""
    session = session_for(table, requester, command.seat)
    if not table.config.forecast:
        raise Refusal("not-now", "at this table nobody is told where a plan leads")
    found = session.forecast(command.seat, requester.language)
    return m.PlanForecast(id=command.id, laid=list(found.laid), hand=list(found.hand))


# ---- seats


def sit(table: Table, requester: Requester, command: m.Sit, at: int) -> e.Sat:
    require_status(table, WAITING)
    seat = free_seat(table, requester) if command.seat is None else command.seat
    chair = chair_of(table, seat)
    renamed = chair.person == requester.person.id and command.name is not None
    if not chair.free and not renamed:
        raise Refusal("taken", "this seat is taken")
    if requester.person.id in table.barred:
        raise Refusal("barred", "you were removed from this table")
    if table.config.public and requester.person.id in table.holders and not renamed:
        raise Refusal("not-now", "at a public table everybody has one seat")
    name = name_in_seat(requester.person, table.chairs) if command.name is None else clean_name(command.name)
    return e.Sat(at=at, seat=seat, person=requester.person.id, name=name)


def free_seat(table: Table, requester: Requester) -> int:
    """The first free seat, for a person who has none; to take a second one, they must name it."""
    if requester.person.id in table.holders:
        raise Refusal("not-now", "you have a seat already")
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.free), None)
    if seat is None:
        raise Refusal("taken", "no seat is free")
    return seat


def stand(table: Table, requester: Requester, command: m.Stand, at: int) -> e.Stood | e.Seated:
    chair = own_chair(table, requester, command.seat)
    if table.status == WAITING:
        return e.Stood(at=at, seat=command.seat)
    require_status(table, PLAYING)
    if chair.bot is not None:
        raise Refusal("not-now", "a bot plays in this seat already")
    return e.Seated(at=at, seat=command.seat, bot=STAND_IN)


def return_to_seat(table: Table, requester: Requester, command: m.Return, at: int) -> e.Returned:
    require_status(table, PLAYING)
    if own_chair(table, requester, command.seat).bot is None:
        raise Refusal("not-now", "you play in this seat already")
    return e.Returned(at=at, seat=command.seat)


def pick(table: Table, requester: Requester, command: m.Pick, at: int) -> e.Picked:
    require_status(table, WAITING)
    chair = chair_of(table, command.seat)
    if not may_host(table, requester) or chair.person is not None:
        own_chair(table, requester, command.seat)
    return e.Picked(at=at, seat=command.seat, bandit=claimed(table.config, table.chairs, command.seat, command.bandit))


def claimed(config: e.TableConfig, chairs: Sequence[Chair], seat: int, bandit: str | None) -> str | None:
    """The bandits that a seat claims, as the game spells them; refused if another seat has claimed one of them."""
    if bandit is None:
        return None
    wanted = set(bandit.lower().split("+")) - {CHANCE}
    for other, chair in enumerate(chairs):
        twice = wanted.intersection((chair.pick or "").lower().split("+")) if other != seat else ()
        for name in twice:
            raise Refusal("taken", f"{name.capitalize()} is claimed already, by {chair.name or chair.bot}")
    picks = [chair.pick for chair in chairs]
    picks[seat] = bandit
    spelled: str = with_picks(config, picks)["bandits"][seat]
    return spelled


def change(table: Table, command: m.Change, at: int) -> e.Changed:
    require_status(table, WAITING)
    config = validated(command.config)
    if any(not chair.free for chair in table.chairs[config.players :]):
        raise Refusal("taken", "somebody sits in a seat that would be removed")
    return e.Changed(at=at, config=config)


def seat_bot(table: Table, requester: Requester, command: m.SeatBot, at: int) -> e.Seated:
    check_bot(command.bot)
    chair = chair_of(table, command.seat)
    if table.status == OVER:
        raise Refusal("not-now", "the game is over")
    if table.status == WAITING and chair.person is not None:
        raise Refusal("taken", "somebody sits here; free the seat first")
    if chair.person not in (None, requester.person.id):
        check_stand_in(table, requester, chair, command.bot)
    return e.Seated(at=at, seat=command.seat, bot=command.bot)


def check_stand_in(table: Table, requester: Requester, chair: Chair, bot: str) -> None:
    """An opponent must not replace a player with a weak bot, nor during a short loss of connection."""
    assert chair.person is not None
    if requester.person.id != table.host:
        raise Refusal("not-host", "only the host may do this alone; you can vote for it")
    if bot != STAND_IN:
        raise Refusal("illegal", f"only {STAND_IN} can play for a person")
    if chair.player in requester.here:
        raise Refusal("taken", "the person in this seat is connected")
    if chair.player and requester.seconds_away(chair.player) < requester.timeouts.away:
        raise Refusal("too-soon", "the person in this seat has only just left: wait a little")


def remove(table: Table, requester: Requester, command: m.Remove, at: int) -> e.Removed | e.Stood:
    require_status(table, WAITING)
    chair = chair_of(table, command.seat)
    if chair.free:
        raise Refusal("not-now", "nobody sits here")
    if chair.person in (None, requester.person.id):
        return e.Stood(at=at, seat=command.seat)
    return e.Removed(at=at, seat=command.seat)


def allow(table: Table, command: m.Allow, at: int) -> e.Allowed:
    if command.person not in table.barred:
        raise Refusal("unknown", "this person was not removed")
    return e.Allowed(at=at, person=command.person)


def start(table: Table, at: int) -> e.Started:
    require_status(table, WAITING)
    require_no_free_seat(table.chairs)
    options = with_picks(table.config, [chair.pick for chair in table.chairs])
    name = table.config.lesson
    scene = lessons.find(name).scene if name else None
    return e.Started(at=at, options=options, rules=registry.title(table.config.game).rules, scene=scene)


def require_no_free_seat(chairs: Sequence[Chair]) -> None:
    if any(chair.free for chair in chairs):
        raise Refusal("not-now", "there are free seats: a person or a bot has to take each")


def with_picks(config: e.TableConfig, picks: list[str | None]) -> dict[str, Any]:
    """The options of the set-up with the picked bandits; seats without a pick keep the host's choice."""
    if not any(picks):
        return config.options
    taken = {name for pick in picks if pick for name in pick.lower().split("+")}
    preferred = config.options["bandits"] or ["?"] * len(picks)
    left = ["?" if taken.intersection(own.lower().split("+")) else own for own in preferred]
    options = {**config.options, "bandits": [pick or own for pick, own in zip(picks, left, strict=True)]}
    try:
        return dict(registry.title(config.game).setup(config.players, options).options)
    except SetupError as error:
        raise Refusal("illegal", str(error)) from None


def say(table: Table, requester: Requester, command: m.Say, at: int) -> e.Said:
    if requester.person.id in table.muted:
        raise Refusal("muted", "the host has muted you")
    return e.Said(at=at, person=requester.person.id, name=requester.person.name, text=clean_text(command.text))


def mute(table: Table, requester: Requester, command: m.Mute, at: int) -> e.Muted:
    known = {*requester.here, *table.holders, *table.muted, *(line.person for _, line in table.chat)}
    if command.person not in known:
        raise Refusal("unknown", "this person is not at the table")
    return e.Muted(at=at, person=command.person, on=command.on)
