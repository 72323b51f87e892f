"""Heuristics for the Marshal: which bandits to arrest, hit and punch for his goals."""

from folsom.express.base.steps import PUNCH_LOOT, PUNCH_WAY
from folsom.express.codes import AIM, FIRE, GO, LOSE, MOVE, PUNCH, STRONGBOX
from folsom.express.heuristics.cards import Outlook
from folsom.express.heuristics.spots import others_near
from folsom.express.marshal.arrest import within_reach
from folsom.express.marshal.house_rules import PRISONERS
from folsom.express.marshal.law import BOXES, CYLINDER, ENEMY, LEAD, MAIL, PRISON, TARGET, Law, law_of, met
from folsom.express.marshal.steps import ARREST, DO_ARREST, FLOOR_PLUS, MOVE_PLUS
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64


def has_goal(s: State, law: Law, goal: i64) -> bool:
    """Whether the Marshal has drawn a goal and not met it yet."""
    for number in range(law.drawn):
        if law.goal(number) == goal:
            return not met(s, law, goal)
    return False


def wanted(s: State, law: Law) -> i64:
    """The bandits whose arrest helps him: those with a warrant, or all with Arch Enemy."""
    mask: i64 = 0
    for number in range(law.drawn):
        if law.goal(number) < TARGET:
            mask |= bit(law.goal(number))
    if has_goal(s, law, ENEMY):
        mask = s.bandits_among(bit(s.bandit_count) - 1)
    return mask & ~law.arrested


def suspects(s: State, law: Law) -> i64:
    """The bandits that hold loot that he has to save."""
    saved: i64 = 0
    if has_goal(s, law, MAIL):
        saved |= law.mail
    if has_goal(s, law, BOXES):
        saved |= s.rules.kinds[STRONGBOX]
    mask: i64 = 0
    for who in range(s.bandit_count):
        if s.bandits[who].loot & saved:
            mask |= bit(who)
    return mask


def next_card(s: State, who: i64) -> i64:
    """The kind of a player's next card on the pile; -1: there is none."""
    for k in range(s.shown, s.piled):
        if s.pile[k] & 15 == who:
            return s.pile[k] >> 4 & 15
    return -1


def laid(s: State, who: i64, kind: i64) -> bool:
    """Whether a player has a card of this kind on the pile that is not resolved yet."""
    for k in range(s.shown, s.piled):
        if s.pile[k] & 15 == who and s.pile[k] >> 4 & 15 == kind:
            return True
    return False


def promise_of_marshal_card(s: State, o: Outlook, kind: i64) -> i64:
    """For the Marshal: a card in a turn of Schemin'."""
    law = law_of(s)
    company = s.bandits_among(s.here[o.place])
    in_reach = s.bandits_among(within_reach(s, o.place))
    sure = o.moved == 0
    if kind == ARREST:
        if not sure:
            return 26
        return 70 if in_reach & wanted(s, law) else 28 if in_reach & ~law.arrested else 8 if in_reach else 3
    if kind == FIRE:
        keen: i64 = 14 if has_goal(s, law, CYLINDER) or has_goal(s, law, LEAD) else 0
        if not s.bandits[o.who].bullets:
            return 1
        return 14 + keen if not sure else 20 + keen if others_near(s, o.who, o.place) else 5
    if kind == PUNCH:
        return 8 if not sure else 44 if company & suspects(s, law) else 12 if company else 2
    if kind == MOVE_PLUS or kind == FLOOR_PLUS:
        return 10 if sure and in_reach & wanted(s, law) else 40
    if kind == MOVE:
        return 6 if sure and in_reach & wanted(s, law) else 20
    return 6


def promise_of_marshal_answer(s: State, op: i64, who: i64, action: i64, promise: i64) -> i64:
    """For the Marshal: an answer while cards are resolved."""
    law = law_of(s)
    if AIM <= action < AIM + s.bandit_count:
        if op == DO_ARREST:
            return promise_of_arrest(s, law, action - AIM)
        unhit = not law.hit >> (action - AIM) & 1
        return 12 + (40 if unhit and has_goal(s, law, LEAD) else 6 if unhit else 0)
    if GO <= action < GO + s.ground.off and op != PUNCH_WAY:
        return promise_of_marshal_move(s, law, who, action - GO)
    if op == PUNCH_LOOT and s.rules.kinds[action - LOSE & 7] & law.mail:
        return 70 if has_goal(s, law, MAIL) else 20
    return promise


def promise_of_arrest(s: State, law: Law, victim: i64) -> i64:
    promise: i64 = 60 if wanted(s, law) >> victim & 1 else 8 if law.arrested >> victim & 1 else 20
    if has_goal(s, law, PRISON):
        for prisoner in range(len(PRISONERS)):
            if law.holder(prisoner) == victim:
                promise += 40
    return promise


def promise_of_marshal_move(s: State, law: Law, who: i64, place: i64) -> i64:
    """For the Marshal: go to wanted bandits; before a Fire card, go near any bandit."""
    following = next_card(s, who)
    if following == FIRE:
        return 26 if others_near(s, who, place) else 6
    company = s.bandits_among(s.here[place] if following == PUNCH else within_reach(s, place))
    sought = suspects(s, law) if following == PUNCH else wanted(s, law)
    promise = 6 + 6 * count(company & ~law.arrested)
    if company & sought:
        promise += 30
    return promise + nearness(s, sought, place)


def nearness(s: State, sought: i64, place: i64) -> i64:
    """A bonus for being close to the nearest sought bandit."""
    nearest: i64 = 6
    for who in range(s.bandit_count):
        if sought >> who & 1 and s.bandits[who].place < 2 * s.ground.cars + 2:
            away = s.ground.car[s.bandits[who].place] - s.ground.car[place]
            if away < 0:
                away = -away
            if away < nearest:
                nearest = away
    return 2 * (6 - nearest)
