"""The box's part of the state, and the car in front of the Locomotive."""

from folsom.express.ground import FRONT, Ground
from folsom.express.points import EVERYTHING, Extra
from folsom.express.state import State
from folsom.express.timecar.steps import SLOT
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class Journey(Extra):
    """The bandit that is away in time, and its destination, which only its player knows (TCAR-8)."""

    def __init__(self, car: i64) -> None:
        self.car = car  # its place
        self.who: i64 = -1
        self.to: i64 = -1  # a place; -1: not chosen yet

    def copy(self) -> Extra:
        o = Journey(self.car)
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Journey)
        self.who = other.who
        self.to = other.to

    def same(self, other: Extra) -> bool:
        assert isinstance(other, Journey)
        return self.who == other.who and self.to == other.to

    def show(self, s: State, seat: i64) -> dict[str, int]:
        mine = self.who >= 0 and (seat == EVERYTHING or seat == s.bandits[self.who].seat)
        return {"who": self.who, "chosen": 1 if self.to >= 0 else 0, "to": self.to if mine else -1}

    def read(self, s: State, shown: dict[str, int]) -> None:
        self.who = shown["who"]
        self.to = shown["to"]
        if shown["chosen"] and self.to < 0:
            self.to = s.one_of(destinations(s))

    def redeal(self, s: State, seat: i64) -> None:
        """Nothing to do: `read` has already drawn a hidden destination, all equally likely."""


def journey_of(s: State) -> Journey:
    extra = s.extras[s.rules.slots[SLOT]]
    assert isinstance(extra, Journey)
    return extra


def destinations(s: State) -> i64:
    """TCAR-8: the inside of any car, or of a vehicle beside the train."""
    return s.ground.train_insides | s.ground.beside_inside


def in_front(g: Ground) -> i64:
    """Add a place in front of the Locomotive, next to both its floors (TCAR-1, TCAR-2, TCAR-4 to TCAR-6)."""
    car = g.add_place("time-car", "TCAR-2", "TCAR-4", "TCAR-5")
    g.rank[car] = FRONT
    g.entry[FRONT] = car
    g.door[car] = 1
    g.walk1[car] = bit(0) | bit(1)
    g.walk1[0] |= bit(car)
    g.walk1[1] |= bit(car)
    g.shove[car] = bit(0)
    g.shove[0] |= bit(car)
    g.shove[1] |= bit(car)
    g.fore[0] = car
    g.fore[1] = car
    g.back[car] = 1
    g.sight |= bit(car)
    g.near[car] = bit(0) | g.beside_roof
    g.near[0] |= bit(car)
    for place in range(car):
        if g.beside_roof >> place & 1:
            g.near[place] |= bit(car)
    g.roofs |= bit(car)
    g.close()
    return car
