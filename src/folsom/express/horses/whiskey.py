"""Whiskey: drawing or playing more in a standard turn, and losing it to a Punch."""

from typing import Final

from folsom.express.bags import cards_in
from folsom.express.base.punch import PunchLoot
from folsom.express.base.schemin import offer_cards, play, why_not_played
from folsom.express.codes import HIDDEN, KEEP, LOSE, PASS, PLAY, USE
from folsom.express.horses.coach import Coach, coach_of
from folsom.express.horses.components import DRAWN
from folsom.express.horses.steps import DRINK, F_DRANK, F_NO_CARD
from folsom.express.ops import AskSeat
from folsom.express.points import Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

# Kinds of loot that a Punch may name, after those of the base game (WHISKEY-1).
FULL: Final = 3
HALF: Final = 4
HALF_OLD: Final = 5


def old_flask(c: Coach) -> i64:
    """The Old Whiskey as a mask, which is empty if it is not in this game."""
    return bit(c.old) if c.old >= 0 else 0


def of_kind(c: Coach, loot: i64, kind: i64) -> i64:
    """The full Whiskeys among these tokens, the half-full ones, or the half-full Old Whiskey."""
    flasks = loot & c.flasks
    old = old_flask(c)
    if kind == FULL:
        return flasks & ~c.half
    return flasks & c.half & ~old if kind == HALF else flasks & c.half & old


class DropLoot(PunchLoot):
    """WHISKEY-1: a random one of the full Whiskeys falls; half-full ones are alike."""

    def of_kind(self, s: State, victim: i64, kind: i64) -> i64:
        if not FULL <= kind <= HALF_OLD:
            return super().of_kind(s, victim, kind)
        c = coach_of(s)
        mask = of_kind(c, s.bandits[victim].loot, kind)
        return mask if kind == FULL else mask & -mask


class Whiskey(Rule):
    """WHISKEY-1 to WHISKEY-4."""

    def __init__(self, cites: str, flasks: i64) -> None:
        super().__init__(cites)
        self.flasks = flasks

    def loot(self, s: State, who: i64, victim: i64) -> None:
        loot = s.bandits[victim].loot
        if loot & self.flasks:
            c = coach_of(s)
            for kind in range(FULL, HALF_OLD + 1):
                if of_kind(c, loot, kind):
                    s.add(LOSE + kind)

    def plan(self, s: State, seat: i64, turn: i64) -> None:
        q = s.seats[seat]
        first = s.bandits[q.first].loot & self.flasks
        second: i64 = 0
        if s.rules.pawns == 2:
            second = s.bandits[q.second].loot & self.flasks
        if (first or second) and s.card.kinds[turn].plain:
            c = coach_of(s)
            offer_flasks(s, c, first, q.hand)
            offer_flasks(s, c, second, q.hand)

    def plan_hides(self, s: State, seat: i64, turn: i64) -> bool:
        """Only the holder knows whether a full Whiskey is the Old one, which needs two cards to play."""
        q = s.seats[seat]
        mine = s.bandits[q.first].loot
        if s.rules.pawns == 2:
            mine |= s.bandits[q.second].loot
        full = mine & self.flasks & ~coach_of(s).half
        return bool(full) and s.card.kinds[turn].plain

    def plan_cites(self, s: State, seat: i64, turn: i64, action: i64) -> str:
        if not USE <= action < KEEP or not self.flasks & bit(action - USE):
            return ""
        c = coach_of(s)
        q = s.seats[seat]
        mine = s.bandits[q.first].loot
        if s.rules.pawns == 2:
            mine |= s.bandits[q.second].loot
        if s.card.kinds[turn].plain and mine & old_flask(c) & bit(action - USE):
            return "WHISKEY-3"
        return self.cites

    def planned(self, s: State, seat: i64, turn: i64, action: i64) -> None:
        if not USE <= action < KEEP:
            return
        c = coach_of(s)
        token = action - USE
        old = token == c.old
        drink(s, c, token)
        if old:
            s.push(DRINK, seat, turn)
        else:
            s.rules.cards.draw(s, seat, DRAWN)
        s.push(DRINK, seat, turn)


def offer_flasks(s: State, c: Coach, flasks: i64, hand: i64) -> None:
    """Offer one of each kind that the holder can tell apart; the Old Whiskey needs two cards to play (WHISKEY-3)."""
    old = old_flask(c)
    full = flasks & ~c.half & ~old
    half = flasks & c.half & ~old
    s.add_all(USE, full & -full | half & -half)
    if flasks & old and cards_in(hand) >= 2:
        s.add(USE + c.old)


def drink(s: State, c: Coach, token: i64) -> None:
    """WHISKEY-4: a full Whiskey becomes half-full, and everybody sees its kind; a half-full one becomes empty."""
    who: i64 = 0
    while not s.bandits[who].loot >> token & 1:
        who += 1
    b = s.bandits[who]
    old: i64 = 1 if token == c.old else 0
    if c.half >> token & 1:
        c.half &= ~bit(token)
        b.loot &= ~bit(token)
        s.report(F_DRANK, who, token, old + 2)
        return
    token = s.mix(who, b.loot & c.flasks & ~c.half, token)
    c.half |= bit(token)
    s.unveil(token)
    s.report(F_DRANK, who, token, old)


class Drink(AskSeat):
    """WHISKEY-2, WHISKEY-5: a card to play, if there is one; x is the turn."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        seat = s.seats[who]
        offer_cards(s, seat.hand, PLAY)
        if seat.may_hide:
            offer_cards(s, seat.hand, HIDDEN)
        if s.offered == 0:
            s.add(PASS)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == PASS:
            s.report(F_NO_CARD, who, 0, 0)
        else:
            play(s, who, x, action & 15, action >= HIDDEN)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.seats[who].empty_handed()

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return why_not_played(s, who, x, action) or self.cites
