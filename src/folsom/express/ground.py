"""Movement and sight: tables of places, for one position of the moving parts."""

from typing import Final

from folsom.kernel.bits import bit
from folsom.kernel.fast import i64, vec

SPARE: Final = 3  # places that boxes may add
FRONT: Final = 1  # the rank in front of the Locomotive


class Ground:
    """A place is 2 * car, + 1 on the roof; boxes add places after those of the cars.

    Masks contain places; a chain leads from place to place and ends with -1.  Without moving parts there is one Ground.
    """

    def __init__(self, cars: i64, spare: i64 = SPARE) -> None:
        self.cars = cars  # the number of the Caboose
        self.wagons = cars  # the number of the last wagon of the base game (COMP-5)
        self.places = 2 * cars + 2
        self.off = self.places  # the last place, which leads nowhere: off the train
        slots = self.places + spare + 1
        self.barred = vec[i64]([0] * slots)  # kinds of cards that have no effect there
        self.walk1 = vec[i64]([0] * slots)  # destinations of a Move of up to 1, 2, 3 steps
        self.walk2 = vec[i64]([0] * slots)
        self.walk3 = vec[i64]([0] * slots)
        self.shove = vec[i64]([0] * slots)  # where a Punch may send a bandit
        self.near = vec[i64]([0] * slots)  # places that can be fired at from here, even past other bandits
        self.back = vec[i64]([-1] * slots)  # the next place to the rear and to the front, on this floor
        self.fore = vec[i64]([-1] * slots)
        self.other = vec[i64]([-1] * slots)  # the other floor
        self.door = vec[i64](list(range(slots)))  # itself, or for a place beside the train, the place that it faces
        self.car = vec[i64]([-1] * slots)  # -1: not part of a car
        self.rank = vec[i64]([0] * slots)  # distance from the front, for pushes: Locomotive 2, beside the train 0
        self.entry = vec[i64]([-1] * (cars + FRONT + 2))  # by rank: the place where bandits get in; -1: none
        self.nobody = vec[i64]([0] * slots)
        self.roofs: i64 = 0  # where a Move can be up to three steps
        self.train_roofs: i64 = 0
        self.train_insides: i64 = 0
        self.sight: i64 = 0  # places from which bandits fire along the line of sight
        self.beside_inside: i64 = 0  # of a vehicle beside the train
        self.beside_roof: i64 = 0
        self.names: list[str] = [""] * slots  # in the notation, of places that are not floors of a car
        # For each place, the rules about where a bandit may move, at whom it may fire and where a Punch sends them.
        self.move_cites: list[str] = ["MOVE-3"] * slots
        self.fire_cites: list[str] = ["FIRE-1"] * slots
        self.punch_cites: list[str] = ["PUNCH-3"] * slots
        self.shelter: list[str] = [""] * slots  # the rule that protects everybody in a place

    def add_place(self, name: str, move: str, fire: str, punch: str) -> i64:
        """Add a place and the rules about it; the caller connects it to the others and closes the Ground."""
        place = self.places
        if place + 2 > len(self.near):
            raise ValueError(f"there is no room for {name}: raise SPARE, or let its box refuse some others")
        self.places += 1
        self.off += 1
        self.names[place] = name
        self.move_cites[place] = move
        self.fire_cites[place] = fire
        self.punch_cites[place] = punch
        return place

    def copy(self) -> "Ground":
        """A copy, for a box that extends it in several ways."""
        o = Ground(self.cars, len(self.near) - 2 * self.cars - 3)
        o.wagons = self.wagons
        o.places = self.places
        o.off = self.off
        o.walk1 = self.walk1[:]
        o.walk2 = self.walk2[:]
        o.walk3 = self.walk3[:]
        o.shove = self.shove[:]
        o.near = self.near[:]
        o.barred = self.barred[:]
        o.back = self.back[:]
        o.fore = self.fore[:]
        o.other = self.other[:]
        o.door = self.door[:]
        o.car = self.car[:]
        o.rank = self.rank[:]
        o.entry = self.entry[:]
        o.roofs = self.roofs
        o.train_roofs = self.train_roofs
        o.train_insides = self.train_insides
        o.sight = self.sight
        o.beside_inside = self.beside_inside
        o.beside_roof = self.beside_roof
        o.names = self.names[:]
        o.move_cites = self.move_cites[:]
        o.fire_cites = self.fire_cites[:]
        o.punch_cites = self.punch_cites[:]
        o.shelter = self.shelter[:]
        return o

    def close(self) -> None:
        """Compute walk2 and walk3 from walk1: a Move goes farther than one step only on roofs (MOVE-2)."""
        for place in range(self.places):
            self.walk2[place] = self.farther(place, self.walk1[place])
            self.walk3[place] = self.farther(place, self.walk2[place])

    def farther(self, start: i64, reached: i64) -> i64:
        mask = reached
        for place in range(self.places):
            if reached & self.roofs & bit(place) and self.roofs & bit(start):
                mask |= self.walk1[place] & self.roofs
        return mask & ~bit(start)

    def beyond(self, start: i64, end: i64) -> i64:
        """Where a shot from one place pushes a bandit hit at another (DJANGO-1); the same place at an end of the train.

        -1: such a shot pushes nobody, as between the floors of a car, or from or at a place beside the train.
        """
        here = self.rank[start]
        there = self.rank[end]
        if here == there or not here or not there:
            return -1
        on = self.back[end] if there > here else self.fore[end]
        return on if on >= 0 else end

    def between(self, start: i64, end: i64) -> i64:
        """The places passed on a Move along one floor, without its start and its end."""
        low = self.door[start] if self.door[start] < self.door[end] else self.door[end]
        high = self.door[end] if self.door[start] < self.door[end] else self.door[start]
        mask: i64 = 0
        while low <= high:
            mask |= bit(low)
            low += 2
        return mask & ~(bit(start) | bit(end))


def train(cars: i64, spare: i64 = SPARE) -> Ground:
    """The Locomotive and this many wagons (MOVE-1 to MOVE-3, FIRE-3, FIRE-4, PUNCH-3); the caller closes it."""
    g = Ground(cars, spare)
    for car in range(cars + 1):
        g.entry[car + FRONT + 1] = 2 * car
        for floor in range(2):
            place = 2 * car + floor
            g.car[place] = car
            g.rank[place] = car + FRONT + 1
            g.move_cites[place] = "MOVE-2" if floor else "MOVE-1"
            g.fire_cites[place] = "FIRE-4" if floor else "FIRE-3"
            g.other[place] = place ^ 1
            around: i64 = 0
            if car > 0:
                g.fore[place] = place - 2
                around |= bit(place - 2)
            if car < cars:
                g.back[place] = place + 2
                around |= bit(place + 2)
            g.walk1[place] = around
            g.shove[place] = around
            if floor:
                g.roofs |= bit(place)
                g.train_roofs |= bit(place)
                g.sight |= bit(place)
            else:
                g.train_insides |= bit(place)
                g.near[place] = around
    return g
