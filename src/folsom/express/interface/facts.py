"""Facts of the tape as events: each says to whom it shows what."""

from folsom.express import codes as c
from folsom.express.bags import bullet_bit, cards_in
from folsom.express.interface import box_facts
from folsom.express.interface.event_text import Telling, tell_cards
from folsom.express.interface.names import (
    WHISKEY,
    bandit_name,
    bullets_of,
    card_owner,
    cards_of,
    kind_name,
    point_at_place,
    slug,
    token_name,
)
from folsom.express.state import State
from folsom.interface.title import Event
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact

REASONS = ("card", "punch", "push", "flight", "event", "start", "shotgun", "time")

KINDS: dict[int, str] = {
    c.F_FIRST: "first",
    c.F_ROUND: "round",
    c.F_TURN: "turn",
    c.F_DREW: "drew",
    c.F_PLAYED: "played",
    c.F_DREW_NONE: "passed",
    c.F_TURNED: "turned",
    c.F_NOTHING: "nothing",
    c.F_MOVED: "moved",
    c.F_STAYED: "stayed",
    c.F_SHOT: "shot",
    c.F_NEUTRAL: "neutral",
    c.F_STOCK_GONE: "stock-gone",
    c.F_TOOK: "took",
    c.F_PUNCHED: "punched",
    c.F_DROPPED: "dropped",
    c.F_GRABBED: "grabbed",
    c.F_MARSHAL: "marshal",
    c.F_EVENT: "event",
    c.F_BOX: "strongbox",
    c.F_LOST: "lost",
    c.F_CASH: "cash",
    c.F_SPARED: "spared",
    c.F_SHUFFLED: "shuffled",
    c.F_DROPPED_BULLETS: "bullets-discarded",
    c.F_KEPT: "kept",
    c.F_PAIR: "pair",
    c.F_PARTNER: "partner-card",
    c.F_CHOSE: "chose",
    c.F_NO_COVER: "no-cover",
    c.F_SCORE: "score",
    c.F_GUNSLINGER: "gunslinger",
    c.F_WON: "won",
    c.F_STEALING: "stealing",
    c.F_NO_WINNER: "no-winner",
    **box_facts.KINDS,
}
ABOUT_SEAT = (c.F_FIRST, c.F_DREW_NONE, c.F_SHUFFLED, c.F_NO_COVER)
ABOUT_BANDIT = (c.F_SPARED,)
SHOOTERS = {c.THE_MARSHAL: "Marshal", c.PASSENGERS: "passengers"}
ABOUT_TOKEN = (c.F_TOOK, c.F_DROPPED, c.F_GRABBED, c.F_LOST)
SECRET = (c.F_DREW, c.F_KEPT, c.F_PARTNER, c.F_CHOSE, *box_facts.SECRET)  # its seat sees more than the others
DISCLOSING = (c.F_ROUND, c.F_DREW, c.F_PARTNER, c.F_CHOSE, *box_facts.DISCLOSING)


def name(s: State, fact: Fact) -> str:
    """The kind of a fact for statistics; Round cards and events by name."""
    if fact[0] == c.F_ROUND:
        return f"round: {s.rules.round_cards[fact[2]].name}"
    if fact[0] == c.F_EVENT:
        return f"event: {s.rules.ops[fact[1]].name}"
    return KINDS[fact[0]]


def discloses(s: State, fact: Fact) -> bool:
    """Whether it shows somebody a card, a Purse, a flask or a destination that was hidden from him."""
    code, _, b, last = fact
    if code == c.F_TURNED:
        return bool(last)
    if code == c.F_MOVED:
        return last == c.BY_TIME
    if code in ABOUT_TOKEN:
        return bool(s.rules.face_down >> b & 1)
    return code in DISCLOSING


def alike(s: State, fact: Fact) -> bool:
    """Whether everybody sees it as spectators do."""
    code, _, b, last = fact
    if code == c.F_PLAYED:
        return not last
    if code in ABOUT_TOKEN:
        return not s.rules.face_down >> b & 1
    return code not in SECRET


def event(s: State, number: int, fact: Fact, seat: int | None, words: Catalogue) -> Event:
    """A fact as this seat saw it."""
    t = Telling(s, fact, seat, words)
    if t.code in ABOUT_SEAT:
        t.about_seat()
    elif t.code in ABOUT_BANDIT:
        t.about_bandit(t.a)
    elif t.code in ABOUT_TOKEN:
        tell_token(t)
    elif t.code in TELLERS:
        TELLERS[t.code](t)
    kind = KINDS[t.code]
    key = f"event.{kind}.{t.shade}" if t.shade else f"event.{kind}"
    return Event(number, kind, words(key, **t.named), t.points)


def tell_token(t: Telling) -> None:
    """COMP-6: the face of a Purse is for those who know it."""
    value, knowers = t.c & 0xFFFF, t.c >> 16
    known = knowers >> (0 if t.seat is None else t.seat + 1) & 1
    t.about_bandit(t.a)
    t.points.update(token=t.b, label=token_name(t.s, t.b), loot=t.s.rules.tokens[t.b])
    t.points["value"] = value if known else None
    if t.s.rules.tokens[t.b] == WHISKEY:
        t.points.update(value=0 if known else None, old=bool(value) if known else None)
    t.named["token"] = t.speech.token(t.b, value if known else None)


def tell_round(t: Telling) -> None:
    card = t.s.rules.round_cards[t.b]
    turns = [t.s.rules.turns[kind].name for kind in card.turns]
    t.points.update(round=t.a + 1, card=card.name, turns=turns)
    t.named.update(
        round=t.a + 1, card=t.words(f"round.{slug(card.name)}"), turns=", ".join(t.words(f"turn.{x}") for x in turns)
    )


def tell_turn(t: Telling) -> None:
    kind = t.s.rules.turns[t.b].name
    t.points.update(turn=t.a + 1, kind=kind)
    t.named.update(turn=t.a + 1, kind=t.words(f"turn.{kind}"))


def tell_played(t: Telling) -> None:
    """PLAN-4, PLAN-5."""
    t.about_seat()
    t.points["face_down"] = bool(t.c)
    t.shade = "open"
    if t.c:
        t.shade = "own" if t.mine() else "hidden"
    if not t.c or t.mine():
        t.points["card"] = kind_name(t.s, t.a, t.b)
        t.points["bandit"] = bandit_name(t.s, card_owner(t.s, t.a, t.b))
        t.named["card"] = t.speech.card(t.a, t.b)


def tell_turned(t: Telling) -> None:
    t.about_seat()
    t.about_bandit(card_owner(t.s, t.a, t.b))
    t.points["card"] = kind_name(t.s, t.a, t.b)
    t.named["card"] = t.speech.kind(t.s.seats[t.a].kind(t.b))


def tell_nothing(t: Telling) -> None:
    t.about_bandit(t.a)
    t.points["card"] = t.s.rules.card_names[t.b]
    op: int = t.s.rules.verbs[t.b]
    t.shade = t.s.rules.ops[op].name
    if t.c == c.FORBIDDEN:
        t.shade = t.points["why"] = box_facts.barred_by(t.s, t.a, t.b)
        t.named["card"] = t.speech.kind(t.b)
    elif t.b == c.FIRE and t.c == c.NO_BULLETS:
        t.shade = "empty"


def tell_moved(t: Telling) -> None:
    t.about_bandit(t.a)
    t.shade = REASONS[t.c]
    t.points.update(point_at_place(t.s, t.b), why=t.shade)
    t.named.update(place=t.speech.place(t.b), to=t.speech.way(t.b))
    if t.shade == "time" and t.b == t.s.ground.off:
        t.shade = "away"


def tell_stayed(t: Telling) -> None:
    """DJANGO-1, PRINT-2: an end of the train; TCAR-6: no push applies."""
    t.about_bandit(t.a)
    t.points["why"] = REASONS[t.b]
    t.named["place"] = t.speech.place(t.c)
    t.shade = "end" if t.s.ground.car[t.c] >= 0 else "unpushed"


def tell_shot(t: Telling) -> None:
    t.about_bandit(t.a)
    t.points.update(target=bandit_name(t.s, t.b), bullet=t.c)
    t.named.update(target=t.points["target"], bullet=t.c)


def tell_neutral(t: Telling) -> None:
    t.about_bandit(t.a)
    t.points["by"] = SHOOTERS[t.b] if t.b in SHOOTERS else t.s.rules.figures[t.b]


def tell_punched(t: Telling) -> None:
    t.about_bandit(t.a)
    t.points["target"] = bandit_name(t.s, t.b)
    t.named["target"] = t.points["target"]


def tell_marshal(t: Telling) -> None:
    t.points["car"] = t.a
    t.named["to"] = t.speech.car(t.a, "to.car")


def tell_event(t: Telling) -> None:
    name = t.s.rules.ops[t.a].name
    t.points["event"] = name
    t.shade = name


def tell_box(t: Telling) -> None:
    t.points.update(point_at_place(t.s, t.b), token=t.a, label=token_name(t.s, t.a))
    t.named["place"] = t.speech.place(t.b)


def tell_cash(t: Telling) -> None:
    t.about_bandit(t.a)
    t.points["dollars"] = t.b
    t.named["dollars"] = t.b


def tell_dropped_bullets(t: Telling) -> None:
    t.about_seat()
    t.points["bullets"] = bullets_of(t.s, t.c)
    t.named["bullets"] = t.speech.listed(t.speech.bullets(t.c))


def tell_kept(t: Telling) -> None:
    """EXPERT-3: the others see how many cards were kept, never which."""
    kept: int = cards_in(t.b)
    t.about_seat()
    t.points.update(kept=kept, discarded=t.c)
    t.named.update(kept=kept, discarded=t.c)
    t.shade = "hidden"
    if t.mine() and kept:
        t.shade = "open"
        t.points["cards"] = cards_of(t.s, t.a, t.b)
        t.named["cards"] = t.speech.listed(t.speech.cards(t.a, t.b))


def tell_pair(t: Telling) -> None:
    t.points.update(seat=t.a, bandits=[bandit_name(t.s, t.b), bandit_name(t.s, t.c)])
    t.named.update(number=t.a + 1, first=t.points["bandits"][0], second=t.points["bandits"][1])


def tell_secret_card(t: Telling) -> None:
    """TEAM-3, PAIR-3: that a card came is seen, not which."""
    t.about_seat()
    t.points["number"] = int(t.b >= 0)
    t.shade = "none" if t.b < 0 else "hidden"
    if t.mine() and t.b >= 0:
        t.shade = "open"
        if t.b < c.BULLET:
            t.points["card"] = kind_name(t.s, t.a, t.b)
            t.points["bandit"] = bandit_name(t.s, card_owner(t.s, t.a, t.b))
            t.named["card"] = t.speech.card(t.a, t.b)
        else:
            t.points["bullets"] = bullets_of(t.s, bullet_bit(t.b - c.BULLET))
            t.named["card"] = t.speech.bullet(t.b - c.BULLET)


def tell_side(t: Telling) -> None:
    """END-1 to END-3; in teams both partners together (TEAM-7, TEAM-8)."""
    seats = list(range(t.a, t.a + t.s.rules.allies))
    t.points["seats"] = seats
    t.named["name"] = t.speech.listed([t.speech.seat(seat) for seat in seats])
    t.shade = "team" if len(seats) > 1 else "one"
    if t.code == c.F_SCORE:
        t.points["dollars"] = t.b
        t.named["dollars"] = abs(t.b)
        if t.b < 0:
            t.shade += "-below-zero"


TELLERS = {
    c.F_ROUND: tell_round,
    c.F_TURN: tell_turn,
    c.F_DREW: tell_cards,
    c.F_PLAYED: tell_played,
    c.F_TURNED: tell_turned,
    c.F_NOTHING: tell_nothing,
    c.F_MOVED: tell_moved,
    c.F_STAYED: tell_stayed,
    c.F_SHOT: tell_shot,
    c.F_NEUTRAL: tell_neutral,
    c.F_PUNCHED: tell_punched,
    c.F_MARSHAL: tell_marshal,
    c.F_EVENT: tell_event,
    c.F_BOX: tell_box,
    c.F_CASH: tell_cash,
    c.F_DROPPED_BULLETS: tell_dropped_bullets,
    c.F_KEPT: tell_kept,
    c.F_PAIR: tell_pair,
    c.F_PARTNER: tell_secret_card,
    c.F_CHOSE: tell_secret_card,
    c.F_SCORE: tell_side,
    c.F_GUNSLINGER: tell_side,
    c.F_WON: tell_side,
    **box_facts.TELLERS,
}
