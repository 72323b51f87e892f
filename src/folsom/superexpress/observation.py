"""Observations of Colt Super Express for learning programs.

The identity of a bandit makes no difference in this game, so it is left out; so are revealed cards, because questions
are only asked when all cards are back in hand.
"""

from typing import Final

from folsom.kernel.bits import bit
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64, vec
from folsom.learning.observation import Cells, Observer
from folsom.superexpress.codes import ABOARD, BACK, INSIDE, PROGRAMME, ROOF
from folsom.superexpress.end import LOOT
from folsom.superexpress.setup import start
from folsom.superexpress.state import State
from folsom.superexpress.train import WIDTH, Rules

CARDS: Final = ("Turn", "Floor", "Move", "Shoot", "Reflex", "Horse")


class SuperObserver(Observer):
    """Seats are counted from the observing one; a bandit has the number of its seat."""

    def __init__(self, rules: Rules, actions: list[str], table: list[int]) -> None:
        super().__init__(rules.seats, actions, table)
        self.rules = rules
        seats = [f"seat {k}" for k in range(rules.seats)]
        self.slots = vec[i64]([-1] * len(CARDS))  # the index of each card among those of this game
        cards: list[str] = []
        for card in range(len(CARDS)):
            if rules.cards >> card & 1:
                self.slots[card] = len(cards)
                cards.append(CARDS[card])
        self.kinds: i64 = len(cards)
        self.cars = rules.seats + 2
        self.over = self.field("over", [""])
        self.wagons = self.field("wagons", [str(k) for k in range(self.cars)])
        self.first = self.field("first", seats)
        self.asked = self.field("asked", seats)
        self.ready = self.field("ready", seats)
        self.aboard = self.field("aboard", seats)
        self.roof = self.field("on a roof", seats)
        self.back = self.field("faces back", seats)
        self.stunned = self.field("stunned", seats)
        self.rank = self.field("rank in its line", seats)
        self.at = self.field("car", [f"{seat} in {car}" for seat in seats for car in range(self.cars)])
        self.loot = self.field("loot card", [f"{seat} has {value}" for seat in seats for value in LOOT])
        self.hand = self.field("hand", cards)
        self.programme = self.field("programme", [f"{k + 1} {card}" for k in range(PROGRAMME) for card in cards])

    def start(self, dice: Dice) -> Core:
        return start(self.rules, dice, None)

    def winners(self, s: Core) -> i64:
        assert isinstance(s, State)
        return s.winners

    def dollars(self, s: Core) -> list[int]:
        assert isinstance(s, State)
        found: list[int] = []
        for who in range(s.bandit_count):
            total: i64 = 0
            for card in range(len(LOOT)):
                if s.pawns[who].loot >> card & 1:
                    total += LOOT[card]
            found.append(total)
        return found

    def write(self, s: Core, seat: i64, cells: Cells) -> None:
        assert isinstance(s, State)
        if s.ended():
            cells[self.over] = 1.0
        cells[self.wagons + s.last] = 1.0
        cells[self.first + (s.first - seat + s.bandit_count) % s.bandit_count] = 1.0
        for who in range(s.bandit_count):
            self.write_pawn(s, who, (who - seat + s.bandit_count) % s.bandit_count, cells)
            if self.question(s, who) >= 0:
                cells[self.asked + (who - seat + s.bandit_count) % s.bandit_count] = 1.0
        for floor in range(INSIDE, ROOF + 1):
            for k in range(s.size[floor]):
                who = s.line[floor * WIDTH + k]
                cells[self.rank + (who - seat + s.bandit_count) % s.bandit_count] = float(k + 1) / 8.0
        mine = s.pawns[seat]
        for card in range(len(CARDS)):
            if mine.hand >> card & 1:
                cells[self.hand + self.slots[card]] = 1.0
        for k in range(mine.noted):
            cells[self.programme + k * self.kinds + self.slots[mine.card(k)]] = 1.0

    def write_pawn(self, s: State, who: i64, k: i64, cells: Cells) -> None:
        pawn = s.pawns[who]
        if pawn.noted == PROGRAMME:
            cells[self.ready + k] = 1.0
        for card in range(len(LOOT)):
            if pawn.loot & bit(card):
                cells[self.loot + k * len(LOOT) + card] = 1.0
        if pawn.status != ABOARD:
            return
        cells[self.aboard + k] = 1.0
        cells[self.at + k * self.cars + pawn.car] = 1.0
        if pawn.floor == ROOF:
            cells[self.roof + k] = 1.0
        if pawn.facing == BACK:
            cells[self.back + k] = 1.0
        if pawn.stunned:
            cells[self.stunned + k] = 1.0
