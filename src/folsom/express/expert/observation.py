"""The Expert variant in observations: discards, and which of their cards everybody has seen."""

from typing import TYPE_CHECKING

from folsom.express.bags import bullets_in, cards_in
from folsom.express.box_observer import BoxObserver, each
from folsom.express.piles import Piles
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class ExpertObserver(BoxObserver):
    """A player sees all of their own discard."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.size: i64 = -1
        self.fresh: i64 = -1
        self.tucked_size: i64 = -1
        self.discarded: i64 = -1
        self.discarded_bullets: i64 = -1
        self.sure: i64 = -1
        self.tucked: i64 = -1
        self.own: i64 = -1
        self.own_bullets: i64 = -1

    def add_cards(self) -> None:
        of = self.of
        who = of.seat_names
        self.size = of.field("cards in discard", who)
        self.fresh = of.field("possible bullets in hand", who)
        self.tucked_size = of.field("possible bullets in discard", who)
        self.discarded = of.field("discarded", each(who, of.cards))
        self.discarded_bullets = of.field("bullet discarded", each(who, of.colours))
        self.sure = of.field("bullet surely in hand", each(who, of.colours))
        self.tucked = of.field("bullet surely in discard", each(who, of.colours))
        self.own = of.field("own card in discard", of.cards)
        self.own_bullets = of.field("own bullet in discard", of.colours)

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        for number in range(self.of.seats):
            piles = s.rules.cards.piles(s, number)
            assert piles is not None
            self.write_piles(piles, seat, number, cells)

    def write_piles(self, piles: Piles, seat: i64, number: i64, cells: Cells) -> None:
        of = self.of
        k = of.seat_of[seat * of.seats + number]
        colours = of.bandit_count + 1
        size = cards_in(piles.cards) + bullets_in(piles.bullets)
        if size:
            cells[self.size + k] = float(size) / 8.0
        if piles.drawn:
            cells[self.fresh + k] = float(piles.drawn) / 8.0
        if piles.tucked_limit:
            cells[self.tucked_size + k] = float(piles.tucked_limit) / 8.0
        of.bag(piles.open_cards, cells, self.discarded + k * len(of.cards))
        of.bullets_in(piles.open_bullets, seat, cells, self.discarded_bullets + k * colours)
        of.bullets_in(piles.sure, seat, cells, self.sure + k * colours)
        of.bullets_in(piles.tucked, seat, cells, self.tucked + k * colours)
        if number == seat:
            of.bag(piles.cards, cells, self.own)
            of.bullets_in(piles.bullets, seat, cells, self.own_bullets)
