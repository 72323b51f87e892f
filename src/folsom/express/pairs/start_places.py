"""Where a player's two bandits start, and their cards (DUEL-2, DUEL-3, PAIR-2)."""

from typing import Final

from folsom.express.base.setup import draw_first
from folsom.express.base.steps import POSITIONS
from folsom.express.codes import AT_START, CHOOSE
from folsom.express.ops import AskSecretly, Step
from folsom.express.pairs.steps import CHOOSE_REAR, PLACED
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.kernel.fast import i64

# One Move, Floor Change, Robbery, Fire and Punch for each bandit, and one Marshal card.
ELEVEN_CARDS: Final = 0x0001_1111_0011_1111


class PlaceBoth(Step):
    """DUEL-2, PAIR-2: everybody chooses at once."""

    def run(self, s: State, who: i64, x: i64) -> None:
        draw_first(s)
        s.push(PLACED, 0, 0)
        for seat in range(s.rules.seats):
            s.push(CHOOSE_REAR, seat, 0)


class ChooseRear(AskSecretly):
    """DUEL-2, PAIR-2: which bandit starts in the Caboose."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add(CHOOSE)
        s.add(CHOOSE + 1)


class Placed(Step):
    """Reveal the choices together."""

    def run(self, s: State, who: i64, x: i64) -> None:
        caboose = 2 * s.ground.cars
        for q in range(s.rules.seats):
            seat = s.seats[q]
            first_behind = seat.secret - 1 == CHOOSE
            rear = seat.first if first_behind else seat.second
            front = seat.second if first_behind else seat.first
            seat.secret = 0
            s.put(rear, caboose, AT_START)
            s.put(front, caboose - 2, AT_START)


def two_bandits(r: Rules, cites: str) -> None:
    """Add what the two-player game and Pairs share; `cites` is the game's own rule about starting places."""
    r.deck = ELEVEN_CARDS
    r.op(CHOOSE_REAR, "rear", ChooseRear(cites))
    r.op(PLACED, "placed", Placed())
    r.instead(POSITIONS, PlaceBoth(), over="base")
