"""The kinds of facts of the base game: their names, what each viewer sees, and their words."""

from folsom.express import codes as c
from folsom.express.base import outcomes as o
from folsom.express.base import point_types as p
from folsom.express.interface.common_events import (
    CARDS_SENTENCES,
    describe_bandit,
    describe_cards,
    describe_nothing,
    describe_seat,
)
from folsom.express.interface.event_text import EventText
from folsom.express.interface.fact_kinds import FactKind, MoveReason, always
from folsom.express.interface.names import (
    bandit_name,
    card_owner,
    kind_name,
    point_at_place,
    slug,
    token_name,
)
from folsom.express.state import State
from folsom.interface.title import Points
from folsom.kernel.core import Fact

REASONS = [
    MoveReason(c.BY_CARD, "card"),
    MoveReason(c.BY_PUNCH, "punch"),
    MoveReason(c.BY_PUSH, "push"),
    MoveReason(c.BY_FLIGHT, "flight"),
    MoveReason(c.BY_EVENT, "event"),
    MoveReason(c.AT_START, "start"),
]
SHOOTERS = {c.THE_MARSHAL: "Marshal", c.PASSENGERS: "passengers"}
SIDES = ("one", "team")


# ---- rounds and turns
def describe_round(t: EventText) -> p.RoundBegins:
    card = t.s.rules.round_cards[t.b]
    turns = [t.s.rules.turns[kind].name for kind in card.turns]
    t.named.update(
        round=t.a + 1, card=t.words(f"round.{slug(card.name)}"), turns=", ".join(t.words(f"turn.{x}") for x in turns)
    )
    return {"round": t.a + 1, "card": card.name, "turns": turns}


def round_name(s: State, fact: Fact) -> str:
    return s.rules.round_cards[fact[2]].name


def describe_turn(t: EventText) -> p.TurnBegins:
    kind = t.s.rules.turns[t.b].name
    t.named.update(turn=t.a + 1, kind=t.words(f"turn.{kind}"))
    return {"turn": t.a + 1, "kind": kind}


def describe_played(t: EventText) -> p.Played:
    """PLAN-4, PLAN-5."""
    points: p.Played = {"seat": t.name_seat(), "face_down": bool(t.c)}
    t.sentence = "open"
    if t.c:
        t.sentence = "own" if t.mine() else "hidden"
    if not t.c or t.mine():
        points["card"] = kind_name(t.s, t.a, t.b)
        points["bandit"] = bandit_name(t.s, card_owner(t.s, t.a, t.b))
        t.named["card"] = t.speech.card(t.a, t.b)
    return points


def is_face_down(s: State, fact: Fact) -> bool:
    return bool(fact[3])


def describe_turned(t: EventText) -> p.Turned:
    t.named["card"] = t.speech.kind(t.s.seats[t.a].kind(t.b))
    return {
        "seat": t.name_seat(),
        "bandit": t.name_bandit(card_owner(t.s, t.a, t.b)),
        "card": kind_name(t.s, t.a, t.b),
    }


def describe_no_effect(t: EventText) -> p.NoEffect:
    points: p.NoEffect = {"bandit": t.name_bandit(t.a), "card": t.s.rules.card_names[t.b]}
    op: int = t.s.rules.verbs[t.b]
    t.sentence = t.s.rules.ops[op].name
    if t.c in (c.FORBIDDEN, c.FORBIDDEN_HERE):
        t.sentence = points["why"] = forbidden_by(t.s, t.a, t.b) if t.c == c.FORBIDDEN else forbidden_here(t.s)
        t.named["card"] = t.speech.kind(t.b)
    elif t.b == c.FIRE and t.c == c.NO_BULLETS:
        t.sentence = "empty"
    return points


def forbidden_by(s: State, who: int, kind: int) -> str:
    """Why a bandit's cards of a kind no longer have an effect; the box with that rule returns the reason."""
    for interface in s.rules.interfaces:
        why = interface.forbidden_by(s, who, kind)
        if why:
            return why
    raise ValueError(f"no box says why {s.rules.card_names[kind]} of {bandit_name(s, who)} is forbidden")


def forbidden_here(s: State) -> str:
    """Why cards have no effect in certain places."""
    return next(interface.forbidden_here for interface in s.rules.interfaces if interface.forbidden_here)


# ---- what the cards do
def describe_moved(t: EventText) -> p.Moved:
    why = t.s.rules.reasons[t.c].name
    t.sentence = why if t.b != t.s.ground.off else f"{why}-off"
    t.named.update(place=t.speech.place(t.b), to=t.speech.way(t.b))
    return {"bandit": t.name_bandit(t.a), **point_at_place(t.s, t.b), "why": why}


def shows_a_place(s: State, fact: Fact) -> bool:
    return s.rules.reasons[fact[3]].discloses


def describe_stayed(t: EventText) -> p.Stayed:
    """DJANGO-1, PRINT-2: an end of the train; TCAR-6: no push applies."""
    t.named["place"] = t.speech.place(t.c)
    t.sentence = "end" if t.s.ground.car[t.c] >= 0 else "unpushed"
    return {"bandit": t.name_bandit(t.a), "why": t.s.rules.reasons[t.b].name}


def describe_shot(t: EventText) -> p.Shot:
    target = bandit_name(t.s, t.b)
    t.named.update(target=target, bullet=t.c)
    return {"bandit": t.name_bandit(t.a), "target": target, "bullet": t.c}


def describe_neutral(t: EventText) -> p.NeutralBullet:
    return {"bandit": t.name_bandit(t.a), "by": SHOOTERS[t.b] if t.b in SHOOTERS else t.s.rules.figures[t.b]}


def describe_punched(t: EventText) -> p.Punched:
    target = bandit_name(t.s, t.b)
    t.named["target"] = target
    return {"bandit": t.name_bandit(t.a), "target": target}


def describe_token(t: EventText) -> Points:
    """COMP-6: only players who know the face of a token see it."""
    face, knowers = t.c & 0xFFFF, t.c >> 16
    known = face if knowers >> (0 if t.seat is None else t.seat + 1) & 1 else None
    kind = t.s.rules.token_kinds[t.s.rules.tokens[t.b]]
    t.named["token"] = kind.describe(t.words, known)
    points: p.AboutToken = {
        "bandit": t.name_bandit(t.a),
        "token": t.b,
        "label": token_name(t.s, t.b),
        "loot": kind.name,
        "value": kind.value(known),
    }
    return {**points, **kind.points(known)}


def has_a_face(s: State, fact: Fact) -> bool:
    """Whether the token is face down, so that only some players may know it."""
    return bool(s.rules.face_down >> fact[2] & 1)


def describe_marshal(t: EventText) -> p.MarshalMoved:
    t.named["to"] = t.speech.car(t.a, "to.car")
    return {"car": t.a}


# ---- the Round cards' events, and the end
def describe_event(t: EventText) -> p.EventBegins:
    t.sentence = t.s.rules.ops[t.a].name
    return {"event": t.sentence}


def event_name(s: State, fact: Fact) -> str:
    return s.rules.ops[fact[1]].name


def describe_strongbox(t: EventText) -> p.SecondStrongbox:
    t.named["place"] = t.speech.place(t.b)
    return {**point_at_place(t.s, t.b), "token": t.a, "label": token_name(t.s, t.a)}


def describe_cash(t: EventText) -> p.Cash:
    t.named["dollars"] = t.b
    return {"bandit": t.name_bandit(t.a), "dollars": t.b}


def name_side(t: EventText) -> list[int]:
    """The seats that the fact is about; in teams both partners together (TEAM-7, TEAM-8)."""
    seats = list(range(t.a, t.a + t.s.rules.allies))
    t.named["name"] = t.speech.listed([t.speech.seat(seat) for seat in seats])
    t.sentence = SIDES[len(seats) > 1]
    return seats


def describe_side(t: EventText) -> p.AboutSide:
    """END-2, END-3."""
    return {"seats": name_side(t)}


def describe_score(t: EventText) -> p.SideScore:
    """END-1."""
    seats = name_side(t)
    t.named["dollars"] = abs(t.b)
    if t.b < 0:
        t.sentence += "-below-zero"
    return {"seats": seats, "dollars": t.b}


FACTS = [
    FactKind(c.F_FIRST, "first", p.First, describe_seat),
    FactKind(c.F_ROUND, "round", p.RoundBegins, describe_round, discloses=always, detail=round_name),
    FactKind(c.F_TURN, "turn", p.TurnBegins, describe_turn),
    FactKind(c.F_DREW, "drew", p.Drew, describe_cards, CARDS_SENTENCES, hides=always, discloses=always),
    FactKind(c.F_PLAYED, "played", p.Played, describe_played, ("open", "own", "hidden"), hides=is_face_down),
    FactKind(c.F_DREW_NONE, "passed", p.Passed, describe_seat),
    FactKind(c.F_TURNED, "turned", p.Turned, describe_turned, discloses=is_face_down),
    FactKind(
        c.F_NOTHING,
        "nothing",
        p.NoEffect,
        describe_no_effect,
        ("move", "floor", "rob", "fire", "empty", "punch", "marshal"),
        outcome=o.outcome_of_nothing,
    ),
    FactKind(
        c.F_MOVED,
        "moved",
        p.Moved,
        describe_moved,
        ("card", "punch", "push", "flight", "event", "start"),
        discloses=shows_a_place,
    ),
    FactKind(c.F_STAYED, "stayed", p.Stayed, describe_stayed, ("end", "unpushed")),
    FactKind(c.F_SHOT, "shot", p.Shot, describe_shot, outcome=o.outcome_of_shot),
    FactKind(c.F_NEUTRAL, "neutral", p.NeutralBullet, describe_neutral, outcome=o.outcome_of_neutral),
    FactKind(c.F_STOCK_GONE, "stock-gone", p.StockGone, describe_nothing),
    FactKind(
        c.F_TOOK, "took", p.Took, describe_token, hides=has_a_face, discloses=has_a_face, outcome=o.outcome_of_taking
    ),
    FactKind(c.F_PUNCHED, "punched", p.Punched, describe_punched, outcome=o.outcome_of_punch),
    FactKind(
        c.F_DROPPED,
        "dropped",
        p.Dropped,
        describe_token,
        hides=has_a_face,
        discloses=has_a_face,
        outcome=o.outcome_of_losing,
    ),
    FactKind(
        c.F_GRABBED,
        "grabbed",
        p.Grabbed,
        describe_token,
        hides=has_a_face,
        discloses=has_a_face,
        outcome=o.outcome_of_taking,
    ),
    FactKind(c.F_MARSHAL, "marshal", p.MarshalMoved, describe_marshal),
    FactKind(
        c.F_EVENT,
        "event",
        p.EventBegins,
        describe_event,
        (
            "angry-marshal",
            "swivel-arm",
            "braking",
            "take-it-all",
            "rebellion",
            "pickpocketing",
            "revenge",
            "conductor",
        ),
        detail=event_name,
    ),
    FactKind(c.F_BOX, "strongbox", p.SecondStrongbox, describe_strongbox),
    FactKind(
        c.F_LOST, "lost", p.Lost, describe_token, hides=has_a_face, discloses=has_a_face, outcome=o.outcome_of_losing
    ),
    FactKind(c.F_CASH, "cash", p.Cash, describe_cash, outcome=o.outcome_of_cash),
    FactKind(c.F_SPARED, "spared", p.Spared, describe_bandit),
    FactKind(c.F_SCORE, "score", p.SideScore, describe_score, ("one", "team", "one-below-zero", "team-below-zero")),
    FactKind(c.F_GUNSLINGER, "gunslinger", p.Gunslinger, describe_side, SIDES),
    FactKind(c.F_WON, "won", p.Won, describe_side, SIDES),
    FactKind(c.F_STEALING, "stealing", p.StealingBegins, describe_nothing),
    FactKind(c.F_NO_WINNER, "no-winner", p.NoWinner, describe_nothing),
]
