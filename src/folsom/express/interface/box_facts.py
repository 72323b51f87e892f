"""Facts of the boxes as events: each says to whom it shows what."""

from collections.abc import Callable

from folsom.express.base.score import side_of
from folsom.express.codes import PUNCH
from folsom.express.ground import FRONT
from folsom.express.horses import steps as h
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.components import HOSTAGES, TEACHER, ZEALOT
from folsom.express.horses.stations import caught
from folsom.express.interface.event_text import Telling, tell_cards
from folsom.express.interface.names import bandit_name, point_at_place, token_name
from folsom.express.state import State
from folsom.express.timecar import steps as t_car

KINDS: dict[int, str] = {
    h.F_RIDES_ON: "rides-on",
    h.F_RODE: "rode",
    h.F_ESCAPED: "escaped",
    h.F_FELLED: "felled",
    h.F_COACH: "coach",
    h.F_HOSTAGE: "hostage",
    h.F_POODLE: "poodle",
    h.F_DRANK: "drank",
    h.F_NO_CARD: "no-card",
    h.F_WILL_DRAW: "will-draw",
    h.F_SAVED: "saved",
    h.F_HORSE_GONE: "horse-gone",
    h.F_FLASK_GONE: "flask-gone",
    h.F_CAUGHT: "caught",
    t_car.F_SET_OUT: "set-out",
}
SECRET: tuple[int, ...] = (h.F_SAVED, t_car.F_SET_OUT)
DISCLOSING: tuple[int, ...] = (h.F_DRANK, h.F_FLASK_GONE)


def barred_by(s: State, who: int, kind: int) -> str:
    """Why a bandit's cards of a kind have no effect any more: a Hostage (HOST-2), or the bandit rode away."""
    hostage = hostage_of(coach_of(s), who)
    if hostage == TEACHER and kind == PUNCH:
        return "teacher"
    return "zealot" if hostage == ZEALOT and kind == h.RIDE else "escaped"


def tell_bandit(t: Telling) -> None:
    t.about_bandit(t.a)


def tell_seat(t: Telling) -> None:
    t.about_seat()


def tell_rode(t: Telling) -> None:
    """RIDE-2: from where to where the Horse goes."""
    t.about_bandit(t.a)
    t.points.update(start=stand(t.b), end=stand(t.c))
    if t.b == t.c:
        t.shade = "stays"
        t.named["beside"] = t.speech.stand(t.b, "beside")
    else:
        t.shade = "goes"
        t.named.update(start=t.speech.stand(t.b, "from"), end=t.speech.stand(t.c, "to.car"))


def stand(rank: int) -> int | str:
    """Where a Horse stands: a car, or the time-travel car."""
    return "time-car" if rank == FRONT else rank - FRONT - 1


def tell_coach(t: Telling) -> None:
    t.points["car"] = t.a
    t.named["to"] = t.speech.car(t.a, "to.car")


def tell_hostage(t: Telling) -> None:
    t.about_bandit(t.a)
    t.points["hostage"] = HOSTAGES[t.b]
    t.named["hostage"] = t.speech.hostage(t.b)


def tell_drank(t: Telling) -> None:
    """WHISKEY-4: its kind is public now."""
    t.about_bandit(t.a)
    t.points.update(token=t.b, label=token_name(t.s, t.b), old=bool(t.c & 1), empty=bool(t.c & 2))
    t.named["token"] = t.speech.token(t.b, t.c & 1)
    t.shade = "empty" if t.c & 2 else "half"


def tell_horse_gone(t: Telling) -> None:
    t.points["start"] = stand(t.a)
    t.named["beside"] = t.speech.stand(t.a, "beside")


def tell_flask_gone(t: Telling) -> None:
    t.points.update(token=t.a, label=token_name(t.s, t.a), old=bool(t.b))
    t.named["token"] = t.speech.token(t.a, t.b)


def tell_caught(t: Telling) -> None:
    """EVENT-ESCAPE: where a side has two bandits, one that is caught may still win with the other."""
    t.about_bandit(t.a)
    if t.s.rules.pawns == 1 and t.s.rules.allies == 1:
        t.shade = "one"
        return
    t.shade = "side"
    side = [who for who in range(t.s.bandit_count) if side_of(t.s, who) == side_of(t.s, t.a)]
    if t.a == side[-1] and all(caught(t.s, who) for who in side):
        t.shade = "last"
        t.named["name"] = t.speech.listed([bandit_name(t.s, who) for who in side])


def tell_set_out(t: Telling) -> None:
    """TCAR-8: where to, only its player knows."""
    t.about_bandit(t.a)
    t.shade = "hidden"
    if t.seat == t.s.bandits[t.a].seat:
        t.shade = "open"
        t.points.update(point_at_place(t.s, t.b))
        t.named["place"] = t.speech.place(t.b)


TELLERS: dict[int, Callable[[Telling], None]] = {
    h.F_RIDES_ON: tell_bandit,
    h.F_RODE: tell_rode,
    h.F_ESCAPED: tell_bandit,
    h.F_FELLED: tell_bandit,
    h.F_COACH: tell_coach,
    h.F_HOSTAGE: tell_hostage,
    h.F_POODLE: tell_bandit,
    h.F_DRANK: tell_drank,
    h.F_NO_CARD: tell_seat,
    h.F_WILL_DRAW: tell_seat,
    h.F_SAVED: tell_cards,
    h.F_HORSE_GONE: tell_horse_gone,
    h.F_FLASK_GONE: tell_flask_gone,
    h.F_CAUGHT: tell_caught,
    t_car.F_SET_OUT: tell_set_out,
}
