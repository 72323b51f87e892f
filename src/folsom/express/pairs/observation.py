"""Pairs in observations: the pairs, the chosen cards, and Cover."""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver, each
from folsom.express.ops import Turn
from folsom.express.pairs.cast import LEADERS, MATES, Dealt
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class PairsObserver(BoxObserver):
    """Everything in it is public."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.mate: i64 = -1
        self.left: i64 = -1
        self.took: i64 = -1
        self.covered: i64 = -1

    def add_last(self) -> None:
        of = self.of
        self.mate = of.field("mate of", each(list(LEADERS), list(MATES)))
        self.left = of.field("pair left", list(LEADERS))
        self.took = of.field("took a card of choice", of.seat_names)
        self.covered = of.field("has covered", of.seat_names)

    def more_cards(self, turn: Turn) -> i64:
        """One card with Cover."""
        return 1 if turn.plain else 0

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        for extra in s.extras:
            if isinstance(extra, Dealt):
                self.write_dealt(s, extra, seat, cells)

    def write_dealt(self, s: State, dealt: Dealt, seat: i64, cells: Cells) -> None:
        of = self.of
        of.mask(dealt.left, cells, self.left)
        for pair in range(3):
            if dealt.mate[pair] >= 0:
                cells[self.mate + 3 * pair + dealt.mate[pair]] = 1.0
        for q in range(of.seats):
            k = of.seat_of[seat * of.seats + q]
            if dealt.took >> q & 1:
                cells[self.took + k] = 1.0
            if s.turn >= 0 and dealt.covered >> 4 * q & 15 == s.turn + 1:
                cells[self.covered + k] = 1.0
