"""A round, from the draw to the next First Player."""

from folsom.express.bags import bullets_in, cards_in
from folsom.express.base.steps import FINISH, HANDS_AWAY, ROUND, STEAL
from folsom.express.codes import (
    ENDING,
    F_EVENT,
    F_FIRST,
    F_NOTHING,
    F_ROUND,
    F_TURNED,
    FORBIDDEN,
    FORBIDDEN_HERE,
    OTHERS,
    SCHEMING,
    STEALING,
)
from folsom.express.ops import Step
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.core import store
from folsom.kernel.fast import i64


class Round(Step):
    """ROUND-1: a round is a list of steps, to which boxes add theirs; performs step x, then the next."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if x < len(s.rules.round):
            s.push(ROUND, 0, x + 1)
            step = s.rules.round[x]
            s.rules.ops[step].run(s, 0, 0)


class Begin(Step):
    """Begin a round with an empty pile."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.round += 1
        s.phase = SCHEMING
        s.card = s.rules.no_card
        s.turn = -1
        s.piled = 0
        s.shown = 0
        s.done = 0


class DrawUp(Step):
    """ROUND-2: everybody fills their hand from a shuffled deck (ACT-4).

    Until then the latest Bullets are known to be in the deck: cards that were kept (KEEP-1) are older.
    """

    def run(self, s: State, who: i64, x: i64) -> None:
        for q in range(s.rules.seats):
            size = s.rules.full_hand(s, q)
            seat = s.seats[q]
            seat.bullets_on_top = 0
            s.cards.draw(s, q, size - cards_in(seat.hand) - bullets_in(seat.hand_bullets))


class Reveal(Step):
    """SETUP-5, ROUND-3: nobody knows the order of the Round deck, so each card is drawn when it is revealed."""

    def run(self, s: State, who: i64, x: i64) -> None:
        deck = s.rules.regular if s.round < ROUNDS - 1 else s.rules.stations
        card = s.one_of(deck & ~s.seen)
        s.seen |= bit(card)
        s.card = s.rules.round_cards[card]
        s.report(F_ROUND, s.round, card, 0)


class Steal(Step):
    """ACT-1, ACT-3: the cards of the pile, one after another (x), each by the bandit on it."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.phase = STEALING
        s.turn = -1
        if s.done < s.shown:
            put_away(s)
        if x < s.piled:
            s.push(STEAL, 0, x + 1)
            entry = s.pile[x]
            player = entry & 15
            card = entry >> 4 & 15
            down = entry >> 8
            if down:
                store(s.pile, x, player | card << 4)
            s.shown = x + 1
            if s.tape is not None:
                s.report(F_TURNED, player, card, down)
            seat = s.seats[player]
            who = seat.bandit(card)
            kind = seat.kind(card)
            if s.bandits[who].barred >> kind & 1:
                s.report(F_NOTHING, who, kind, FORBIDDEN)
            elif s.ground.barred[s.bandits[who].place] >> kind & 1:
                s.report(F_NOTHING, who, kind, FORBIDDEN_HERE)
            else:
                s.push(s.rules.verbs[kind], who, 0)


def put_away(s: State) -> None:
    """Return the resolved card on top to its owner (ACT-3; TEAM-5: a partner's card to the partner)."""
    entry = s.pile[s.done]
    player = entry & 15
    card = entry >> 4 & 15
    home = player
    if card & OTHERS:
        home = s.bandits[s.seats[player].bandit(card)].seat
    s.cards.resolved(s, home, card if home == player else card ^ OTHERS)
    s.done += 1


class Event(Step):
    """The event of the Round card, after Stealin'."""

    def run(self, s: State, who: i64, x: i64) -> None:
        s.phase = ENDING
        if s.card.hands_kept:
            s.push(HANDS_AWAY, 0, 0)
        if s.card.event >= 0:
            s.report(F_EVENT, s.card.event, 0, 0)
            s.push(s.card.event, 0, 0)


class Next(Step):
    """ROUND-4, END-1."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if s.round + 1 < ROUNDS:
            s.first = (s.first + s.rules.first_step) % s.rules.seats
            s.report(F_FIRST, s.first, 0, 0)
            s.push(ROUND, 0, 0)
        else:
            s.push(FINISH, 0, 0)
