"""Heuristics for bandits in a game with a Marshal player: they avoid him, and value Prisoners."""

from folsom.express.base.steps import DO_FIRE, DO_PUNCH, PUNCH_LOOT, PUNCH_WAY
from folsom.express.codes import AIM, CHOOSE, FLOOR, GO, LOSE, MOVE, PUNCH
from folsom.express.heuristics.cards import Outlook
from folsom.express.heuristics.weights import Weights
from folsom.express.marshal.arrest import within_reach
from folsom.express.marshal.house_rules import BRAWLERS, PRISONERS
from folsom.express.marshal.hunt import laid, next_card, promise_of_marshal_answer, promise_of_marshal_card
from folsom.express.marshal.law import Law, law_of, marshal_of
from folsom.express.marshal.steps import ARREST, DO_IDEA, FLOOR_PLUS, IDEA, MOVE_PLUS
from folsom.express.points import OTHER, UNSURE, BoxHeuristic
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.kernel.bits import count
from folsom.kernel.fast import i64


class LawHeuristic(BoxHeuristic):
    """Heuristics for all players; those for the Marshal are in `hunt.py`."""

    def after(self, s: State, place: i64, kind: i64) -> i64:
        if kind == MOVE_PLUS:
            return UNSURE
        if kind == FLOOR_PLUS:
            return s.ground.other[place]
        if kind == IDEA:
            law = law_of(s)
            return 2 * s.ground.cars if place == law.cell else place
        return place if kind == ARREST else OTHER

    def card(self, s: State, outlook: Outlook, kind: i64, promise: i64) -> i64:
        if not s.is_bandit(outlook.who):
            return promise_of_marshal_card(s, outlook, kind)
        return promise_of_bandit_card(s, outlook, kind, promise)

    def answer(self, s: State, op: i64, who: i64, x: i64, action: i64, promise: i64) -> i64:
        if not s.is_bandit(who):
            return promise_of_marshal_answer(s, op, who, action, promise)
        return promise_of_bandit_answer(s, op, who, action, promise)

    def hopes(self, s: State, who: i64, weights: Weights) -> float:
        """For a bandit: the danger of the cell, and the value of Prisoners' powers."""
        if not s.is_bandit(who):
            return 0.0
        law = law_of(s)
        left = float(ROUNDS - s.round)
        place = s.bandits[who].place
        marshal = s.bandits[marshal_of(s)].place
        hope = 0.0
        if place == law.cell:
            hope -= 8.0 * weights.fear + 50.0 * left
        elif within_reach(s, marshal) >> who & 1:
            hope -= (3.0 if law.arrested >> who & 1 else 8.0) * weights.fear
        for prisoner in range(len(PRISONERS)):
            if law.holder(prisoner) == who:
                hope += 40.0 * left
        return hope


def next_brawler(law: Law) -> i64:
    """The dollars of the top Brawler card; 0 if all are gone."""
    for card in range(len(BRAWLERS)):
        if law.brawler(card) < 0:
            return BRAWLERS[card]
    return 0


def promise_of_bandit_card(s: State, o: Outlook, kind: i64, promise: i64) -> i64:
    law = law_of(s)
    if o.place == law.cell:
        return 80 if kind == IDEA else 1
    if kind == IDEA:
        return promise_of_idea(s, law, o)
    if o.moved == 0 and o.place == s.bandits[marshal_of(s)].place:
        if kind == PUNCH:
            return promise + next_brawler(law) // 40
        if kind == MOVE or kind == FLOOR:
            return promise + 6
    return promise


def promise_of_idea(s: State, law: Law, o: Outlook) -> i64:
    """Freeing somebody is worth most; elsewhere the card may copy another."""
    if o.place < 2 * s.ground.cars or not (law.locked or s.here[law.cell]):
        return 9
    return 16 if o.moved else 34


def promise_of_bandit_answer(s: State, op: i64, who: i64, action: i64, promise: i64) -> i64:
    law = law_of(s)
    if action >= CHOOSE:
        return promise_of_prisoner(s, law, who, action - CHOOSE) if op == DO_IDEA else promise
    if action >= AIM:
        return promise_of_bandit_target(s, law, op, action - AIM, promise)
    if GO <= action < GO + s.ground.off and op != PUNCH_WAY:
        return promise_of_way(s, law, who, action - GO, promise)
    if op == PUNCH_WAY and action - GO == s.bandits[marshal_of(s)].place:
        return 40
    if op == PUNCH_LOOT and s.rules.kinds[action - LOSE & 7] & law.mail:
        return 40
    return promise


def promise_of_prisoner(s: State, law: Law, who: i64, prisoner: i64) -> i64:
    """Prefer a power that the bandit does not have yet to an additional card."""
    if prisoner >= len(PRISONERS):
        return 12
    return 12 if law.powers[prisoner] & s.bandits[who].powers else 16


def promise_of_bandit_target(s: State, law: Law, op: i64, target: i64, promise: i64) -> i64:
    if op == DO_IDEA:
        return 6 + 5 * count(s.bandits[target].loot)
    if target == marshal_of(s):
        if op == DO_PUNCH:
            return 12 + next_brawler(law) // 8
        if op == DO_FIRE:
            return promise + 6
    return promise


def promise_of_way(s: State, law: Law, who: i64, place: i64, promise: i64) -> i64:
    """Prefer to stay away from the Marshal, except to punch him, and to go to the prison with a Brilliant Idea."""
    if place == s.bandits[marshal_of(s)].place and next_card(s, who) == PUNCH and next_brawler(law):
        return promise + next_brawler(law) // 30
    if s.ground.car[place] == s.marshal:
        return promise // 2 + 1 if law.arrested >> who & 1 else promise // 4 + 1
    if place >= 2 * s.ground.cars and law.locked and laid(s, who, IDEA):
        return promise + 20
    return promise
