"""PAIR-1: Ghost, Doc and Belle each get a mate, and each player chooses a pair."""

from typing import Final

from folsom.express.base.setup import Cast, become
from folsom.express.codes import CHOOSE
from folsom.express.ops import AskSeat
from folsom.express.pairs.steps import CHOOSE_PAIR, F_PAIR
from folsom.express.points import Extra
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64, vec

LEADERS: Final = ("Ghost", "Doc", "Belle")
MATES: Final = ("Tuco", "Django", "Cheyenne")


class Dealt(Extra):
    """The three pairs, those that are left, and the seats that have chosen a card this round (PAIR-3)."""

    def __init__(self) -> None:
        self.mate = vec[i64]([-1, -1, -1])
        self.left: i64 = 7
        self.took: i64 = 0
        self.covered: i64 = 0  # the turn, from 1, in which each seat has given Cover: 4 bits per seat (PAIR-4)

    def copy(self) -> Extra:
        o = Dealt()
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Dealt)
        for pair in range(3):
            self.mate[pair] = other.mate[pair]
        self.left = other.left
        self.took = other.took
        self.covered = other.covered

    def show(self, s: State, seat: i64) -> dict[str, int]:
        return {
            "mate of Ghost": self.mate[0],
            "mate of Doc": self.mate[1],
            "mate of Belle": self.mate[2],
            "left": self.left,
            "took": self.took,
            "covered": self.covered,
        }

    def read(self, s: State, shown: dict[str, int]) -> None:
        mates: list[int] = [shown["mate of " + leader] for leader in LEADERS]
        if sorted(mates) not in ([0, 1, 2], [-1, -1, -1]) or not 0 <= shown["left"] < 8 or not 0 <= shown["took"] < 8:
            raise ValueError("the three mates are numbered from 0 to 2; left and took are sets of pairs and seats")
        if not 0 <= shown["covered"] < 4096:
            raise ValueError("covered has 4 bits for each of three seats")
        for pair in range(3):
            self.mate[pair] = mates[pair]
        self.left = shown["left"]
        self.took = shown["took"]
        self.covered = shown["covered"]


def dealt_of(s: State, slot: i64) -> Dealt:
    extra = s.extras[slot]
    assert isinstance(extra, Dealt)
    return extra


class DealPairs(Cast):
    """Pairs as named by the host, or dealt and then chosen in seat order."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot = slot

    def run(self, s: State, who: i64, x: i64) -> None:
        if s.rules.cast:
            super().run(s, who, x)
            return
        dealt = dealt_of(s, self.slot)
        mates: i64 = 7
        for pair in range(3):
            mate = s.one_of(mates)
            mates &= ~bit(mate)
            dealt.mate[pair] = mate
        seat = s.rules.seats - 1
        while seat >= 0:
            s.push(CHOOSE_PAIR, seat, 0)
            seat -= 1


class ChoosePair(AskSeat):
    """PAIR-1: one of the pairs that are left, which everybody sees."""

    def __init__(self, cites: str, slot: i64) -> None:
        super().__init__(cites, False)
        self.slot = slot

    def offer(self, s: State, who: i64, x: i64) -> None:
        dealt = dealt_of(s, self.slot)
        s.add_all(CHOOSE, dealt.left)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        dealt = dealt_of(s, self.slot)
        pair = action - CHOOSE
        dealt.left &= ~bit(pair)
        seat = s.seats[who]
        become(s, seat.first, s.rules.character_named(LEADERS[pair]))
        become(s, seat.second, s.rules.character_named(MATES[dealt.mate[pair]]))
        s.report(F_PAIR, who, seat.first, seat.second)
