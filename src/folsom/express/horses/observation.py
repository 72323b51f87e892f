"""Horses & Stagecoach in observations."""

from typing import TYPE_CHECKING

from folsom.express.box_observer import BoxObserver, each
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.horses.components import HOSTAGES
from folsom.express.horses.steps import BOARD, JUMP
from folsom.express.state import State
from folsom.kernel.fast import i64
from folsom.learning.observation import Cells

if TYPE_CHECKING:
    from folsom.express.observation_fields import ExpressFields


class HorsesObserver(BoxObserver):
    """The Stagecoach, the Shotgun, Horses, Hostages and Whiskeys."""

    def __init__(self, of: "ExpressFields") -> None:
        super().__init__(of)
        self.cars: list[str] = [str(k) for k in range(of.rules.grounds[0].cars + 1)]
        self.wagon: i64 = -1
        self.coach: i64 = -1
        self.gun: i64 = -1
        self.horses: i64 = -1
        self.left: i64 = -1
        self.hostage: i64 = -1
        self.gone: i64 = -1
        self.round_bullets: i64 = -1
        self.half: i64 = -1

    def add_question(self) -> None:
        self.wagon = self.of.field("wagon to board", self.cars)

    def add_fields(self) -> None:
        of = self.of
        self.coach = of.field("coach beside", self.cars)
        self.gun = of.field("shotgun on the train", [""])
        self.horses = of.field("horses", ["ahead", *self.cars])
        self.left = of.field("hostage left", list(HOSTAGES))
        self.hostage = of.field("has hostage", each(of.bandit_names, list(HOSTAGES)))
        self.gone = of.field("escaped", of.bandit_names)
        self.round_bullets = of.field("bullets in this round", of.bandit_names)
        self.half = of.field("half-full", of.token_names)

    def more_pile(self) -> i64:
        """A card for each half of the Old Whiskey."""
        return 2

    def write_question(self, seat: i64, op: i64, x: i64, cells: Cells) -> None:
        if op == BOARD or op == JUMP:
            cells[self.wagon + x] = 1.0

    def write(self, s: State, seat: i64, cells: Cells) -> None:
        of = self.of
        c = coach_of(s)
        cells[self.coach + c.at] = 1.0
        if c.gun:
            cells[self.gun] = 1.0
        for rank in range(FRONT, s.ground.cars + FRONT + 2):
            horses = c.horses >> 4 * rank & 15
            if horses:
                cells[self.horses + rank - FRONT] = float(horses) / 4.0
        of.mask(c.left, cells, self.left)
        of.mask(c.half, cells, self.half)
        for who in range(s.bandit_count):
            k = of.bandit_of[seat * of.bandit_count + who]
            hostage = hostage_of(c, who)
            if hostage >= 0:
                cells[self.hostage + k * 8 + hostage] = 1.0
            if c.gone >> who & 1:
                cells[self.gone + k] = 1.0
            received = s.bandits[who].received - (c.before >> 8 * who & 255)
            if received:
                cells[self.round_bullets + k] = float(received) / 4.0
