"""The four kinds of turns of the base game."""

from folsom.express.base.steps import PLAN, SCHEME
from folsom.express.ops import Turn
from folsom.express.state import State
from folsom.kernel.fast import i64


class InTurn(Turn):
    """PLAN-4 to PLAN-7: in order from the First Player, in either direction, once or twice, face up or face down."""

    def __init__(self, name: str, way: i64, twice: i64, dark: bool, plain: bool) -> None:
        super().__init__(name, dark, plain)
        self.way = way  # 1 clockwise, -1 counter-clockwise
        self.twice = twice  # 1: everybody has two turns in a row

    def step(self, s: State, turn: i64, step: i64) -> None:
        seats = s.rules.seats
        if step < seats << self.twice:
            seat = s.first + (step >> self.twice) * self.way
            if seat >= seats:
                seat -= seats
            elif seat < 0:
                seat += seats
            s.push(PLAN, seat, turn | step << 8)
        else:
            s.push(SCHEME, 0, turn + 1)


def standard() -> Turn:
    return InTurn("standard", 1, 0, False, True)


def tunnel() -> Turn:
    return InTurn("tunnel", 1, 0, True, False)


def speeding_up() -> Turn:
    return InTurn("speeding-up", 1, 1, False, False)


def switching() -> Turn:
    return InTurn("switching", -1, 0, False, False)
