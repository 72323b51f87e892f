"""How promising an answer is while cards are resolved."""

from folsom.express.base.score import side_of
from folsom.express.base.steps import DO_FIRE, DO_MARSHAL, DO_PUNCH, PUNCH_LOOT, PUNCH_WAY
from folsom.express.codes import AIM, GO, JEWEL, KEEP, LOSE, PURSE, SEND, STRONGBOX, TAKE, TO_ME
from folsom.express.heuristics.spots import best_loot, flees, loot_near, worth_of
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64


def promise_of_answer(s: State, op: i64, who: i64, x: i64, action: i64) -> i64:
    """From 1 (foolish) upward; boxes may adjust it."""
    promise = promise_of_base(s, op, who, x, action)
    for heuristic in s.rules.heuristics:
        promise = heuristic.answer(s, op, who, x, action, promise)
    return promise


def promise_of_base(s: State, op: i64, who: i64, x: i64, action: i64) -> i64:
    if action >= KEEP:
        return 4
    if action >= SEND:
        return promise_of_sending(s, who, action - SEND) if op == DO_MARSHAL else 8
    if action >= AIM:
        return promise_of_target(s, who, action - AIM, op)
    if action >= TAKE:
        return 4 + worth_of(s, bit(action - TAKE)) // 20
    if action >= GO:
        if op == PUNCH_WAY:
            return promise_of_knock(s, who, x, action - GO)
        return promise_of_place(s, who, action - GO)
    if op == PUNCH_LOOT:
        return promise_of_drop(action - LOSE)
    return 4


def promise_of_place(s: State, who: i64, place: i64) -> i64:
    """A place to go to: towards loot, away from the Marshal."""
    if flees(s, place):
        return 1
    if place >= s.ground.off:
        return 40
    here = best_loot(s, place, 0)
    promise = 6 + here // 12 + loot_near(s, place) // 60
    if s.marshal - 1 <= place >> 1 <= s.marshal + 1 and not place & 1 and place < 2 * s.ground.cars + 2:
        promise = promise * 2 // 3
    return promise if promise else 1


def promise_of_target(s: State, who: i64, target: i64, op: i64) -> i64:
    """A target to hit: preferably the richest, not the player's own side."""
    if target >= s.bandit_count:
        return 50
    if side_of(s, target) == side_of(s, who):
        return 1
    loot = s.bandits[target].loot
    promise = 8 + 3 * count(loot)
    if op == DO_PUNCH:
        promise += worth_of(s, loot) // 10
    elif op == DO_FIRE:
        beyond = s.ground.beyond(s.bandits[who].place, s.bandits[target].place)
        if beyond >= 0 and flees(s, beyond):
            promise += 6
    return promise


def promise_of_drop(kind: i64) -> i64:
    if kind == STRONGBOX:
        return 60
    if kind == JEWEL:
        return 24
    if kind == PURSE + TO_ME:
        return 30
    return 10 if kind == PURSE else 3


def promise_of_knock(s: State, who: i64, victim: i64, place: i64) -> i64:
    """A place to send a bandit: to the Marshal and away from loot; for an ally, the opposite."""
    if side_of(s, victim) == side_of(s, who):
        return promise_of_place(s, victim, place)
    if flees(s, place) or place >= s.ground.off:
        return 60
    return 14 - best_loot(s, place, 0) // 100


def promise_of_sending(s: State, who: i64, car: i64) -> i64:
    caught = s.here[2 * car]
    promise: i64 = 10
    for q in range(s.bandit_count):
        if caught >> q & 1:
            if side_of(s, q) == side_of(s, who):
                promise -= 8
            else:
                promise += 12
    return promise if promise > 1 else 1
