"""The kinds of facts of the base game: their names, what each viewer sees, and their words."""

from folsom.express import codes as c
from folsom.express.base import outcomes as o
from folsom.express.base import point_types as p
from folsom.express.interface.event_text import Telling
from folsom.express.interface.fact_kinds import FactKind, MoveReason, always
from folsom.express.interface.names import (
    bandit_name,
    card_owner,
    kind_name,
    point_at_place,
    slug,
    token_name,
)
from folsom.express.interface.tellers import CARDS_SHADES, tell_bandit, tell_cards, tell_nothing, tell_seat
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
def tell_round(t: Telling) -> p.RoundBegins:
    card = t.s.rules.round_cards[t.b]
    turns = [t.s.rules.turns[kind].name for kind in card.turns]
    t.named.update(
        round=t.a + 1, card=t.words(f"round.{slug(card.name)}"), turns=", ".join(t.words(f"turn.{x}") for x in turns)
    )
    return {"round": t.a + 1, "card": card.name, "turns": turns}


def round_name(s: State, fact: Fact) -> str:
    return s.rules.round_cards[fact[2]].name


def tell_turn(t: Telling) -> p.TurnBegins:
    kind = t.s.rules.turns[t.b].name
    t.named.update(turn=t.a + 1, kind=t.words(f"turn.{kind}"))
    return {"turn": t.a + 1, "kind": kind}


def tell_played(t: Telling) -> p.Played:
    """PLAN-4, PLAN-5."""
    points: p.Played = {"seat": t.name_seat(), "face_down": bool(t.c)}
    t.shade = "open"
    if t.c:
        t.shade = "own" if t.mine() else "hidden"
    if not t.c or t.mine():
        points["card"] = kind_name(t.s, t.a, t.b)
        points["bandit"] = bandit_name(t.s, card_owner(t.s, t.a, t.b))
        t.named["card"] = t.speech.card(t.a, t.b)
    return points


def is_face_down(s: State, fact: Fact) -> bool:
    return bool(fact[3])


def tell_turned(t: Telling) -> p.Turned:
    t.named["card"] = t.speech.kind(t.s.seats[t.a].kind(t.b))
    return {
        "seat": t.name_seat(),
        "bandit": t.name_bandit(card_owner(t.s, t.a, t.b)),
        "card": kind_name(t.s, t.a, t.b),
    }


def tell_no_effect(t: Telling) -> p.NoEffect:
    points: p.NoEffect = {"bandit": t.name_bandit(t.a), "card": t.s.rules.card_names[t.b]}
    op: int = t.s.rules.verbs[t.b]
    t.shade = t.s.rules.ops[op].name
    if t.c in (c.FORBIDDEN, c.FORBIDDEN_HERE):
        t.shade = points["why"] = forbidden_by(t.s, t.a, t.b) if t.c == c.FORBIDDEN else forbidden_here(t.s)
        t.named["card"] = t.speech.kind(t.b)
    elif t.b == c.FIRE and t.c == c.NO_BULLETS:
        t.shade = "empty"
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
def tell_moved(t: Telling) -> p.Moved:
    why = t.s.rules.reasons[t.c].name
    t.shade = why if t.b != t.s.ground.off else f"{why}-off"
    t.named.update(place=t.speech.place(t.b), to=t.speech.way(t.b))
    return {"bandit": t.name_bandit(t.a), **point_at_place(t.s, t.b), "why": why}


def shows_a_place(s: State, fact: Fact) -> bool:
    return s.rules.reasons[fact[3]].discloses


def tell_stayed(t: Telling) -> p.Stayed:
    """DJANGO-1, PRINT-2: an end of the train; TCAR-6: no push applies."""
    t.named["place"] = t.speech.place(t.c)
    t.shade = "end" if t.s.ground.car[t.c] >= 0 else "unpushed"
    return {"bandit": t.name_bandit(t.a), "why": t.s.rules.reasons[t.b].name}


def tell_shot(t: Telling) -> p.Shot:
    target = bandit_name(t.s, t.b)
    t.named.update(target=target, bullet=t.c)
    return {"bandit": t.name_bandit(t.a), "target": target, "bullet": t.c}


def tell_neutral(t: Telling) -> p.NeutralBullet:
    return {"bandit": t.name_bandit(t.a), "by": SHOOTERS[t.b] if t.b in SHOOTERS else t.s.rules.figures[t.b]}


def tell_punched(t: Telling) -> p.Punched:
    target = bandit_name(t.s, t.b)
    t.named["target"] = target
    return {"bandit": t.name_bandit(t.a), "target": target}


def tell_token(t: Telling) -> Points:
    """COMP-6: only players who know the face of a token see it."""
    face, knowers = t.c & 0xFFFF, t.c >> 16
    known = face if knowers >> (0 if t.seat is None else t.seat + 1) & 1 else None
    kind = t.s.rules.token_kinds[t.s.rules.tokens[t.b]]
    t.named["token"] = kind.told(t.words, known)
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


def tell_marshal(t: Telling) -> p.MarshalMoved:
    t.named["to"] = t.speech.car(t.a, "to.car")
    return {"car": t.a}


# ---- the Round cards' events, and the end
def tell_event(t: Telling) -> p.EventBegins:
    t.shade = t.s.rules.ops[t.a].name
    return {"event": t.shade}


def event_name(s: State, fact: Fact) -> str:
    return s.rules.ops[fact[1]].name


def tell_strongbox(t: Telling) -> p.SecondStrongbox:
    t.named["place"] = t.speech.place(t.b)
    return {**point_at_place(t.s, t.b), "token": t.a, "label": token_name(t.s, t.a)}


def tell_cash(t: Telling) -> p.Cash:
    t.named["dollars"] = t.b
    return {"bandit": t.name_bandit(t.a), "dollars": t.b}


def name_side(t: Telling) -> list[int]:
    """The seats that the fact is about; in teams both partners together (TEAM-7, TEAM-8)."""
    seats = list(range(t.a, t.a + t.s.rules.allies))
    t.named["name"] = t.speech.listed([t.speech.seat(seat) for seat in seats])
    t.shade = SIDES[len(seats) > 1]
    return seats


def tell_side(t: Telling) -> p.AboutSide:
    """END-2, END-3."""
    return {"seats": name_side(t)}


def tell_score(t: Telling) -> p.SideScore:
    """END-1."""
    seats = name_side(t)
    t.named["dollars"] = abs(t.b)
    if t.b < 0:
        t.shade += "-below-zero"
    return {"seats": seats, "dollars": t.b}


FACTS = [
    FactKind(c.F_FIRST, "first", p.First, tell_seat),
    FactKind(c.F_ROUND, "round", p.RoundBegins, tell_round, discloses=always, detail=round_name),
    FactKind(c.F_TURN, "turn", p.TurnBegins, tell_turn),
    FactKind(c.F_DREW, "drew", p.Drew, tell_cards, CARDS_SHADES, hides=always, discloses=always),
    FactKind(c.F_PLAYED, "played", p.Played, tell_played, ("open", "own", "hidden"), hides=is_face_down),
    FactKind(c.F_DREW_NONE, "passed", p.Passed, tell_seat),
    FactKind(c.F_TURNED, "turned", p.Turned, tell_turned, discloses=is_face_down),
    FactKind(
        c.F_NOTHING,
        "nothing",
        p.NoEffect,
        tell_no_effect,
        ("move", "floor", "rob", "fire", "empty", "punch", "marshal"),
        outcome=o.outcome_of_nothing,
    ),
    FactKind(
        c.F_MOVED,
        "moved",
        p.Moved,
        tell_moved,
        ("card", "punch", "push", "flight", "event", "start"),
        discloses=shows_a_place,
    ),
    FactKind(c.F_STAYED, "stayed", p.Stayed, tell_stayed, ("end", "unpushed")),
    FactKind(c.F_SHOT, "shot", p.Shot, tell_shot, outcome=o.outcome_of_shot),
    FactKind(c.F_NEUTRAL, "neutral", p.NeutralBullet, tell_neutral, outcome=o.outcome_of_neutral),
    FactKind(c.F_STOCK_GONE, "stock-gone", p.StockGone, tell_nothing),
    FactKind(c.F_TOOK, "took", p.Took, tell_token, hides=has_a_face, discloses=has_a_face, outcome=o.outcome_of_taking),
    FactKind(c.F_PUNCHED, "punched", p.Punched, tell_punched, outcome=o.outcome_of_punch),
    FactKind(
        c.F_DROPPED,
        "dropped",
        p.Dropped,
        tell_token,
        hides=has_a_face,
        discloses=has_a_face,
        outcome=o.outcome_of_losing,
    ),
    FactKind(
        c.F_GRABBED,
        "grabbed",
        p.Grabbed,
        tell_token,
        hides=has_a_face,
        discloses=has_a_face,
        outcome=o.outcome_of_taking,
    ),
    FactKind(c.F_MARSHAL, "marshal", p.MarshalMoved, tell_marshal),
    FactKind(
        c.F_EVENT,
        "event",
        p.EventBegins,
        tell_event,
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
    FactKind(c.F_BOX, "strongbox", p.SecondStrongbox, tell_strongbox),
    FactKind(c.F_LOST, "lost", p.Lost, tell_token, hides=has_a_face, discloses=has_a_face, outcome=o.outcome_of_losing),
    FactKind(c.F_CASH, "cash", p.Cash, tell_cash, outcome=o.outcome_of_cash),
    FactKind(c.F_SPARED, "spared", p.Spared, tell_bandit),
    FactKind(c.F_SCORE, "score", p.SideScore, tell_score, ("one", "team", "one-below-zero", "team-below-zero")),
    FactKind(c.F_GUNSLINGER, "gunslinger", p.Gunslinger, tell_side, SIDES),
    FactKind(c.F_WON, "won", p.Won, tell_side, SIDES),
    FactKind(c.F_STEALING, "stealing", p.StealingBegins, tell_nothing),
    FactKind(c.F_NO_WINNER, "no-winner", p.NoWinner, tell_nothing),
]
