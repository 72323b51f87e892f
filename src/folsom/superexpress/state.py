"""The state of a game of Colt Super Express, and the course of a round.

Everyone programs at the same time: PROGRAM is a secret op, and the CARD frame below reveals.  A seat that has finished
leaves the agenda; taking its programme back adds it again.  Taking back is an action out of turn that is in no offer,
so search never goes round in circles, and nobody waits for a player who has finished.
"""

from folsom.kernel.core import Core
from folsom.kernel.fast import i64, mypyc_attr
from folsom.superexpress.actions import reveal
from folsom.superexpress.codes import (
    ABOARD,
    CARD,
    F_PROGRAMS,
    F_ROUND,
    F_TAKES_BACK,
    F_TURN,
    PROGRAM,
    PROGRAMME,
    ROUND,
    TAKE_BACK,
    UNCOUPLE,
)
from folsom.superexpress.end import everyone_aboard, finish, uncouple
from folsom.superexpress.train import Train


@mypyc_attr(acyclic=True)
class State(Train):
    """Everything about a position."""

    # ---- copying
    def copy(self) -> "State":
        o = State(self.rules, self.dice.copy())
        o.assign(self)
        return o

    def assign(self, o: "State") -> None:
        """Copy another state of the same rules into this one; allocates nothing."""
        self.assign_train(o)

    def copy_from(self, other: Core) -> None:
        assert isinstance(other, State)
        self.assign(other)

    # ---- called by the kernel
    def act(self, op: i64, who: i64, x: i64) -> bool:
        if op == PROGRAM:
            self.offered = 0
            self.add_all(0, self.pawns[who].hand)
            self.actor = who
            return True
        if op == CARD:
            self.card(who, x)
        elif op == ROUND:
            self.begin_round()
        elif uncouple(self):
            self.push(ROUND, 0, 0)
        return False

    def take(self, op: i64, who: i64, x: i64, action: i64) -> None:
        if action >= TAKE_BACK:
            self.push(PROGRAM, who, 0)  # the question that was on top
            self.take_back(action - TAKE_BACK)
            return
        pawn = self.pawns[who]
        pawn.note(action)
        self.report(F_PROGRAMS, who, action, pawn.noted)
        if pawn.noted < PROGRAMME:
            self.push(PROGRAM, who, 0)

    def secret(self, op: i64) -> bool:
        return op == PROGRAM

    def asks_seat(self, op: i64, who: i64) -> i64:
        return who

    # ---- a round
    def begin_round(self) -> None:
        self.round += 1
        self.push(CARD, self.first, 0)
        for k in range(self.bandit_count):
            who = self.bandit_count - 1 - k
            self.pawns[who].clear(self.rules.cards)
            if self.pawns[who].status == ABOARD:
                self.push(PROGRAM, who, 0)
        self.report(F_ROUND, self.round, 0, 0)

    def programming(self) -> bool:
        """Whether somebody has not finished, so nothing has been revealed yet (SUP-PLAN-1)."""
        return self.depth > 0 and self.agenda[self.depth - 1] & 255 == PROGRAM

    def may_take_back(self, who: i64) -> bool:
        """Whether a seat can take its programme back: until the last seat has finished."""
        return self.programming() and self.pawns[who].noted > 0

    def take_back(self, who: i64) -> None:
        pawn = self.pawns[who]
        if pawn.noted == PROGRAMME:
            self.push(PROGRAM, who, 0)
        pawn.clear(self.rules.cards)
        self.report(F_TAKES_BACK, who, 0, 0)

    def after(self, who: i64, k: i64) -> i64:
        """The frame after a card: the next card, or the end of the round."""
        other = (who + 1) % self.bandit_count
        if other != self.first:
            return CARD | other << 8 | k << 16
        if k + 1 < PROGRAMME:
            return CARD | other << 8 | (k + 1) << 16
        return UNCOUPLE

    def card(self, who: i64, k: i64) -> None:
        """SUP-ACT-1; after every card, check whether a single bandit is left (SUP-WIN-1)."""
        if who == self.first:
            self.report(F_TURN, k + 1, 0, 0)
        self.push_frame(self.after(who, k))
        reveal(self, who)
        if self.aboard() == 1:
            finish(self, everyone_aboard(self))
