"""The Marshal player and the prison in observations."""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver, each
from folsom.express.marshal.house_rules import BRAWLERS, PRISONERS, TARGETS
from folsom.express.marshal.law import GOALS, TARGET, law_of, marshal_of
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class LawObserver(BoxObserver):
    """The goals are included for the Marshal's seat, and for the others once they are shown."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.marshal: i64 = -1
        self.cylinders: i64 = -1
        self.brawlers: i64 = -1
        self.arrested: i64 = -1
        self.hit: i64 = -1
        self.locked: i64 = -1
        self.freed: i64 = -1
        self.drawn: i64 = -1
        self.warrants: i64 = -1
        self.targets: i64 = -1

    def add_fields(self) -> None:
        of = self.of
        self.marshal = of.field("plays the Marshal", of.seat_names)
        self.cylinders = of.field("cylinder", ["1", "2"])
        self.brawlers = of.field("brawler card", each(of.bandit_names, [str(value) for value in BRAWLERS]))
        self.arrested = of.field("arrested", of.bandit_names)
        self.hit = of.field("hit by the Marshal", of.bandit_names)
        self.locked = of.field("prisoner", list(PRISONERS))
        self.freed = of.field("has freed", each(of.bandit_names, list(PRISONERS)))
        self.drawn = of.field("goals drawn", [""])
        self.warrants = of.field("warrant", of.bandit_names)
        self.targets = of.field("target", list(TARGETS))

    def more_pile(self) -> i64:
        """MP-PLUS-1: one Move+ and one Floor Change+."""
        return 2

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        of = self.of
        law = law_of(s)
        marshal = marshal_of(s)
        row = seat * of.bandit_count
        if marshal >= 0:
            cells[self.marshal + of.seat_of[seat * of.seats + marshal]] = 1.0
        cells[self.cylinders] = float(law.first) / 6.0
        cells[self.cylinders + 1] = float(law.second) / 6.0
        for card in range(len(BRAWLERS)):
            who = law.brawler(card)
            if who >= 0:
                cells[self.brawlers + of.bandit_of[row + who] * len(BRAWLERS) + card] = 1.0
        for who in range(s.bandit_count):
            if law.arrested >> who & 1:
                cells[self.arrested + of.bandit_of[row + who]] = 1.0
            if law.hit >> who & 1:
                cells[self.hit + of.bandit_of[row + who]] = 1.0
        of.mask(law.locked, cells, self.locked)
        for prisoner in range(len(PRISONERS)):
            who = law.holder(prisoner)
            if who >= 0:
                cells[self.freed + of.bandit_of[row + who] * len(PRISONERS) + prisoner] = 1.0
        self.write_goals(s, seat, cells)

    def write_goals(self, s: State, seat: i64, cells: Cells) -> None:
        law = law_of(s)
        if law.drawn:
            cells[self.drawn] = float(law.drawn) / float(GOALS)
        for number in range(law.drawn):
            if law.knows_goal(s, seat, number):
                goal = law.goal(number)
                if goal >= TARGET:
                    cells[self.targets + goal - TARGET] = 1.0
                else:
                    cells[self.warrants + self.of.bandit_of[seat * self.of.bandit_count + goal]] = 1.0
