"""The kinds of facts of Horses & Stagecoach."""

from folsom.express.base.outcomes import RATE
from folsom.express.base.score import side_of
from folsom.express.codes import PUNCH
from folsom.express.horses import point_types as p
from folsom.express.horses import steps as h
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.components import HOSTAGES, TEACHER, ZEALOT
from folsom.express.horses.names import beside_car, beside_words, hostage_words
from folsom.express.horses.stations import caught
from folsom.express.interface.common_events import CARDS_SENTENCES, describe_bandit, describe_cards, describe_seat
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactAddition, FactKind, MoveReason, always
from folsom.express.interface.names import bandit_name, token_name
from folsom.express.state import State
from folsom.interface.title import Outcome

FORBIDDING = ("teacher", "zealot", "escaped")
REASONS = [MoveReason(h.BY_SHOTGUN, "shotgun")]
RANSOM, CAUGHT = 300.0, -400.0  # dollars, roughly


def forbidden_by(s: State, who: int, kind: int) -> str:
    """What forbids a card: a Hostage (HOST-2), or the bandit's escape."""
    hostage = hostage_of(coach_of(s), who)
    if hostage == TEACHER and kind == PUNCH:
        return "teacher"
    if hostage == ZEALOT and kind == h.RIDE:
        return "zealot"
    return "escaped" if coach_of(s).gone >> who & 1 else ""


def describe_rode(t: EventText) -> p.Rode:
    """RIDE-2: where the Horse was and where it goes."""
    if t.b == t.c:
        t.sentence = "stays"
        t.named["beside"] = beside_words(t.speech, t.b, "beside")
    else:
        t.sentence = "goes"
        t.named.update(start=beside_words(t.speech, t.b, "from"), end=beside_words(t.speech, t.c, "to.car"))
    return {"bandit": t.name_bandit(t.a), "start": beside_car(t.s, t.b), "end": beside_car(t.s, t.c)}


def describe_coach(t: EventText) -> p.CoachFellBack:
    t.named["to"] = t.speech.car(t.a, "to.car")
    return {"car": t.a}


def describe_hostage(t: EventText) -> p.HostageTaken:
    t.named["hostage"] = hostage_words(t.words, t.b)
    return {"bandit": t.name_bandit(t.a), "hostage": HOSTAGES[t.b]}


def describe_drank(t: EventText) -> p.Drank:
    """WHISKEY-4: its kind is public now."""
    old, empty = bool(t.c & 1), bool(t.c & 2)
    t.sentence = "empty" if empty else "half"
    t.named["token"] = t.speech.token(t.b, int(old))
    return {
        "bandit": t.name_bandit(t.a),
        "token": t.b,
        "label": token_name(t.s, t.b),
        "old": old,
        "empty": empty,
    }


def describe_horse_gone(t: EventText) -> p.HorseGone:
    t.named["beside"] = beside_words(t.speech, t.a, "beside")
    return {"start": beside_car(t.s, t.a)}


def describe_flask_gone(t: EventText) -> p.FlaskGone:
    t.named["token"] = t.speech.token(t.a, t.b)
    return {"token": t.a, "label": token_name(t.s, t.a), "old": bool(t.b)}


def describe_caught(t: EventText) -> p.Caught:
    """EVENT-ESCAPE: a side with two bandits can still win with one of them caught."""
    points: p.Caught = {"bandit": t.name_bandit(t.a)}
    if t.s.rules.pawns == 1 and t.s.rules.allies == 1:
        t.sentence = "one"
        return points
    t.sentence = "side"
    side = [who for who in range(t.s.bandit_count) if side_of(t.s, who) == side_of(t.s, t.a)]
    if t.a == side[-1] and all(caught(t.s, who) for who in side):
        t.sentence = "last"
        t.named["name"] = t.speech.listed([bandit_name(t.s, who) for who in side])
    return points


def outcome_of_hostage(t: EventText) -> Outcome | None:
    return Outcome(t.words("outcome.hostage", rate=RATE), RANSOM) if t.about_me(t.a) else None


def outcome_of_caught(t: EventText) -> Outcome | None:
    return Outcome(t.words("outcome.caught", rate=RATE), CAUGHT) if t.about_me(t.a) else None


FACTS = [
    FactKind(h.F_RIDES_ON, "rides-on", p.RidesOn, describe_bandit),
    FactKind(h.F_RODE, "rode", p.Rode, describe_rode, ("goes", "stays")),
    FactKind(h.F_ESCAPED, "escaped", p.Escaped, describe_bandit),
    FactKind(h.F_FELLED, "felled", p.Felled, describe_bandit),
    FactKind(h.F_COACH, "coach", p.CoachFellBack, describe_coach),
    FactKind(h.F_HOSTAGE, "hostage", p.HostageTaken, describe_hostage, outcome=outcome_of_hostage),
    FactKind(h.F_POODLE, "poodle", p.PoodleBullet, describe_bandit),
    FactKind(h.F_DRANK, "drank", p.Drank, describe_drank, ("half", "empty"), discloses=always),
    FactKind(h.F_NO_CARD, "no-card", p.NoCard, describe_seat),
    FactKind(h.F_WILL_DRAW, "will-draw", p.WillDraw, describe_seat),
    FactKind(h.F_SAVED, "saved", p.Saved, describe_cards, CARDS_SENTENCES, hides=always),
    FactKind(h.F_HORSE_GONE, "horse-gone", p.HorseGone, describe_horse_gone),
    FactKind(h.F_FLASK_GONE, "flask-gone", p.FlaskGone, describe_flask_gone, discloses=always),
    FactKind(h.F_CAUGHT, "caught", p.Caught, describe_caught, ("one", "side", "last"), outcome=outcome_of_caught),
]
ADDITIONS = [
    FactAddition("nothing", ("ride", *FORBIDDING)),
    FactAddition("moved", ("shotgun",)),
    FactAddition(
        "event",
        (
            "panting-horses",
            "shot-of-whiskey",
            "lawmans-whiskey",
            "higher-speed",
            "rage",
            "sharing",
            "escape",
            "mortal-bullet",
        ),
    ),
    FactAddition("took", points=p.FlaskFace),
    FactAddition("dropped", points=p.FlaskFace),
]
