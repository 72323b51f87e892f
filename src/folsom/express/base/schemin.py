"""Schemin': play a card or draw three, turn by turn."""

from typing import Final

from folsom.express.bags import card_bit
from folsom.express.base.steps import HANDS_AWAY, SCHEME, TIDY
from folsom.express.codes import (
    BULLET,
    CHOOSE,
    DRAW,
    F_DREW_NONE,
    F_PLAYED,
    F_STEALING,
    F_TURN,
    HIDDEN,
    PASS,
    PLAY,
    SCHEMING,
)
from folsom.express.ops import AskSeat, Step
from folsom.express.state import State
from folsom.kernel.core import store
from folsom.kernel.fast import i64, vec

DRAWN: Final = 3  # PLAN-1
LATE: Final = 1  # the argument of a step that was postponed until after the event


class Scheme(Step):
    """ROUND-3: one turn after another (x)."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if x < len(s.card.turns):
            s.phase = SCHEMING
            s.turn = x
            if x == 1:  # GHOST-1: in the first turn of a round only
                for q in range(s.rules.seats):
                    s.seats[q].may_hide = 0
            s.report(F_TURN, x, s.card.turns[x], 0)
            s.card.kinds[x].step(s, x, 0)


class Plan(AskSeat):
    """PLAN-1 to PLAN-3.  x: the turn, and from bit 8 on the step of the turn."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        turn = x & 255
        # no variables for the seat and the kind of turn: each costs compiled code a counted reference
        cards = s.seats[who].hand & ~s.card.kinds[turn].barred
        offer_cards(s, cards, PLAY)
        if s.seats[who].may_hide and not s.card.kinds[turn].dark:
            offer_cards(s, cards, HIDDEN)
        if s.cards.can_draw(s, who):
            s.add(DRAW)
        elif s.offered == 0:
            s.add(PASS)
        for rule in s.rules.plan:
            rule.plan(s, who, turn)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        turn = x & 255
        kind = s.card.kinds[turn]
        kind.step(s, turn, (x >> 8) + 1)
        if action < DRAW:
            play(s, who, turn, action & 15, action >= HIDDEN or kind.dark)
        elif action == DRAW:
            s.seats[who].may_hide = 0  # GHOST-1: lost by drawing
            s.cards.draw(s, who, DRAWN)
        elif action == PASS:
            s.report(F_DREW_NONE, who, 0, 0)
        else:
            for rule in s.rules.planned:
                rule.planned(s, who, turn, action)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        """Whether passing is forced: an empty hand, nothing to draw, and no hidden offer of a box."""
        for rule in s.rules.plan:
            if rule.plan_hides(s, who, x & 255):
                return False
        return s.seats[who].empty_handed() and not s.cards.can_draw(s, who)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        if action == DRAW or action == PASS:
            return "PLAN-3"
        cited = why_not_played(s, who, x & 255, action)
        for rule in s.rules.plan:
            if not cited:
                cited = rule.plan_cites(s, who, x & 255, action)
        return cited or self.cites


def why_not_played(s: State, who: i64, turn: i64, action: i64) -> str:
    """The rule that forbids playing a card in hand in this turn, or face down; empty for other actions."""
    if action >= DRAW or not s.seats[who].hand >> 4 * (action & 15) & 15:
        return ""
    kind = s.card.kinds[turn]
    if kind.barred >> 4 * (action & 15) & 15:
        return kind.cites
    if action < HIDDEN:
        return ""
    if s.seats[who].open:
        return s.rules.open_cites
    if kind.dark:
        return "PLAN-5"
    return "GHOST-1" if turn == 0 else "PLAN-4"


def offer_cards(s: State, bag: i64, verb: i64) -> None:
    """Add an action for each kind of card in a bag."""
    s.offered = store_kinds(s.options, s.offered, bag, verb)


def store_kinds(items: vec[i64], index: i64, bag: i64, verb: i64) -> i64:
    """Store the sum of the verb and each kind of card in a bag, as `store_each` does."""
    while bag:
        items[index] = verb
        if bag & 15:
            index += 1
        bag >>= 4
        verb += 1
    return index


def offer_bullets(s: State, bullets: i64) -> None:
    """Add an action for each colour of Bullets in a bag."""
    colour: i64 = 0
    while bullets >> 5 * colour:
        if bullets >> 5 * colour & 31:
            s.add(CHOOSE + BULLET + colour)
        colour += 1


def play(s: State, who: i64, turn: i64, card: i64, hidden: bool) -> None:
    """Put a card on the pile and apply the rules about played cards."""
    lay(s, who, card, hidden)
    s.seats[who].may_hide = 0  # GHOST-1: the first card only
    for rule in s.rules.played:
        rule.played(s, who, turn, card)


def lay(s: State, who: i64, card: i64, hidden: bool) -> None:
    """Put a card on the pile."""
    s.seats[who].hand -= card_bit(card)
    down: i64 = 1 if hidden and not s.seats[who].open else 0
    store(s.pile, s.piled, who | card << 4 | down << 8)
    s.piled += 1
    if s.tape is not None:
        s.report(F_PLAYED, who, card, down)


class Tidy(Step):
    """PLAN-8: at the end of Schemin' or, if the Round card says so, after its event (LATE)."""

    def run(self, s: State, who: i64, x: i64) -> None:
        if not put_off(s, x):
            for q in range(s.rules.seats):
                s.cards.tidy(s, q)
        if x != LATE:
            s.report(F_STEALING, 0, 0, 0)


def put_off(s: State, x: i64) -> bool:
    """Whether a step between Schemin' and Stealin', with this argument, is postponed until after the event."""
    return s.card.hands_kept and x != LATE


class HandsAway(Step):
    """Performs the postponed steps between Schemin' and PLAN-8, one after another (x)."""

    def run(self, s: State, who: i64, x: i64) -> None:
        step = s.rules.steps[s.rules.steps.index(SCHEME) + 1 + x]
        if step != TIDY:
            s.push(HANDS_AWAY, 0, x + 1)
        s.rules.ops[step].run(s, 0, LATE)
