"""Turmoil: everybody chooses at the same time (TURMOIL-1)."""

from folsom.express.base.schemin import DRAWN, play
from folsom.express.base.steps import PLAN, SCHEME
from folsom.express.codes import DRAW, F_DREW_NONE, HIDDEN, PASS
from folsom.express.horses.steps import F_WILL_DRAW, TURMOIL, UNCOVER
from folsom.express.ops import AskSecretly, Step, Turn
from folsom.express.state import State
from folsom.kernel.fast import i64


class Turmoil(Turn):
    """Secret questions for all seats, and below them the reveal."""

    def step(self, s: State, turn: i64, step: i64) -> None:
        s.push(SCHEME, 0, turn + 1)
        s.push(UNCOVER, 0, turn)
        s.ask_all(TURMOIL, turn)


class ChooseCard(AskSecretly):
    """The question of an ordinary turn."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.rules.ops[PLAN].offer(s, who, x)

    def forced(self, s: State, who: i64, x: i64) -> bool:
        return s.rules.ops[PLAN].forced(s, who, x)

    def why(self, s: State, who: i64, x: i64, action: i64) -> str:
        return s.rules.ops[PLAN].why(s, who, x, action)


class Uncover(Step):
    """Announce the draws, reveal the cards in order, and then draw; x is the turn."""

    def run(self, s: State, who: i64, x: i64) -> None:
        seats = s.rules.seats
        for k in range(seats):
            seat = (s.first + k) % seats
            answer = s.seats[seat].secret - 1
            if answer == DRAW:
                s.report(F_WILL_DRAW, seat, 0, 0)
            elif answer == PASS:
                s.report(F_DREW_NONE, seat, 0, 0)
        for k in range(seats):
            seat = (s.first + k) % seats
            answer = s.seats[seat].secret - 1
            if answer < DRAW:
                play(s, seat, x, answer & 15, answer >= HIDDEN)
        for k in range(seats):
            seat = (s.first + k) % seats
            if s.seats[seat].secret - 1 == DRAW:
                s.seats[seat].may_hide = 0  # GHOST-1: lost by drawing
                s.rules.cards.draw(s, seat, DRAWN)
            s.seats[seat].secret = 0
