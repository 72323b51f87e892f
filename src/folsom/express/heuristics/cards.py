"""How promising a card is in a turn of Schemin'."""

from folsom.express.bags import cards_in
from folsom.express.codes import DRAW, FIRE, FLOOR, HIDDEN, MARSHAL, MOVE, OTHERS, PASS, PUNCH, ROB
from folsom.express.heuristics.spots import best_loot, flees, loot_near, others_near
from folsom.express.points import OTHER
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64


class Outlook:
    """Where a bandit will be after the cards laid so far, as far as its player can tell."""

    def __init__(self) -> None:
        self.who: i64 = -1
        self.place: i64 = 0
        self.moved: i64 = 0  # Moves laid: each makes the place less certain
        self.robs: i64 = 0
        self.fires: i64 = 0

    def look(self, s: State, seat: i64, who: i64) -> None:
        self.who = who
        self.place = s.bandits[who].place
        self.moved = 0
        self.robs = 0
        self.fires = 0
        if self.place >= s.ground.off:
            self.moved = 1
            self.place = 2 * s.ground.cars
        for k in range(s.shown, s.piled):
            entry = s.pile[k]
            if entry & 15 == seat:
                card = entry >> 4 & 15
                if s.seats[seat].bandit(card) == who:
                    self.note(s, s.seats[seat].kind(card))

    def note(self, s: State, kind: i64) -> None:
        for heuristic in s.rules.heuristics:
            after = heuristic.after(s, self.place, kind)
            if after != OTHER:
                self.arrive(after)
                return
        if kind == MOVE or kind > MARSHAL:
            self.moved += 1
        elif kind == FLOOR:
            other = s.ground.other[self.place]
            if other >= 0:
                self.place = other
        elif kind == ROB:
            self.robs += 1
        elif kind == FIRE:
            self.fires += 1

    def arrive(self, place: i64) -> None:
        """The bandit arrives somewhere by a card of a box."""
        if place >= 0:
            self.place = place
        else:
            self.moved += 1


def promise_of_card(s: State, o: Outlook, kind: i64) -> i64:
    """From 1 (useless) upward."""
    if kind == ROB:
        return promise_of_rob(s, o)
    if kind == FIRE:
        return promise_of_fire(s, o)
    if kind == PUNCH:
        if o.moved:
            return 6
        company = s.here[o.place] & ~bit(o.who)
        return 20 if company else 3
    if kind == MOVE:
        here = 0 if o.moved else best_loot(s, o.place, o.robs)
        return 8 if here else 20 if loot_near(s, o.place) else 12
    if kind == FLOOR:
        other = s.ground.other[o.place]
        if other < 0:
            return 1
        if not o.moved and flees(s, other):
            return 2
        return 16 if best_loot(s, other, 0) and not best_loot(s, o.place, o.robs) else 6
    if kind == MARSHAL:
        return promise_of_marshal(s, o)
    return 8


def promise_of_rob(s: State, o: Outlook) -> i64:
    if o.moved:
        near = loot_near(s, o.place)
        return 24 if near else 5
    found = best_loot(s, o.place, o.robs)
    return 30 + found // 10 if found else 2


def promise_of_fire(s: State, o: Outlook) -> i64:
    if s.bandits[o.who].bullets <= o.fires:
        return 1
    if o.moved:
        return 14
    return 18 if others_near(s, o.who, o.place) else 6


def promise_of_marshal(s: State, o: Outlook) -> i64:
    """Send the Marshal to other bandits, not to the player's own."""
    caught: i64 = 0
    for step in range(-1, 2, 2):
        car = s.marshal + step
        if 0 <= car <= s.ground.cars:
            there = s.here[2 * car]
            if there and not there >> o.who & 1:
                caught += count(there)
    return 8 + 8 * caught


def promise_of_turn(s: State, o: Outlook, seat: i64, action: i64) -> i64:
    """An answer in a turn of Schemin': a card, or drawing."""
    q = s.seats[seat]
    if action == DRAW:
        held = cards_in(q.hand)
        return 30 if held == 0 else 16 if held <= 1 else 8 if held <= 2 else 2
    if action == PASS:
        return 1
    card = action & 15
    if action >= HIDDEN + 16:
        return 10
    who = q.bandit(card)
    if o.who != who:
        o.look(s, seat, who)
    promise = promise_of_card(s, o, q.kind(card))
    for heuristic in s.rules.heuristics:
        promise = heuristic.card(s, o, q.kind(card), promise)
    if q.second >= 0 and card & OTHERS and not q.pawns >> q.second & 1:
        promise = promise * 3 // 4 if promise > 1 else 1
    return promise + 1 if action >= HIDDEN else promise
