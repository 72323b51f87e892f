"""The train, the Stagecoach and the time-travel car, modelled a second time: spots, and which are neighbours.

A spot is a car and a floor, `(2, "roof")`; the Stagecoach's are `("coach", "inside")` and `("coach", "roof")`; the
time-travel car is `("time", "")`.  Nothing here uses the engine's Ground; distances are found step by step.
"""

from dataclasses import dataclass
from functools import cache

from folsom.express.state import State

Spot = tuple[int | str, str]
COACH_IN: Spot = ("coach", "inside")
COACH_ROOF: Spot = ("coach", "roof")
TIME: Spot = ("time", "")
OFF: Spot = ("off", "")
SHOTGUN = 16
HOSTAGES = ("", "Zealot", "Minister", "Old Lady", "Teacher", "Banker", "Poodle", "Photographer", "Poker Player")
AHEAD = -1  # the time-travel car, where Horses are concerned


@dataclass
class Table:
    """The pieces on the table, as far as they matter for actions."""

    cars: int  # the number of the Caboose
    coach: int | None  # the car that the Stagecoach faces
    time: bool
    first_printing: bool
    gun: bool  # the Shotgun is on the train
    spots: list[Spot]
    names: list[str]
    guests: list[str]
    sides: list[int]  # the side of each bandit
    bullets: list[int]
    horses: dict[int, int]
    escape: bool
    fall: bool  # it is the round of the Deadly Fall

    # ---- neighbours
    def inside_neighbours(self, car: int) -> set[Spot]:
        found: set[Spot] = {(k, "inside") for k in (car - 1, car + 1) if 0 <= k <= self.cars}
        return found | {TIME} if car == 0 and self.time else found

    def roof_neighbours(self, spot: Spot) -> set[Spot]:
        """Roofs that one step of a Move leads to; the time-travel car counts among them."""
        if spot == COACH_ROOF:
            return {(self.coach or 0, "roof")}
        if spot == TIME:
            return {(0, "roof")}
        car = int(spot[0])
        found: set[Spot] = {(k, "roof") for k in (car - 1, car + 1) if 0 <= k <= self.cars}
        if car == self.coach:
            found.add(COACH_ROOF)
        if car == 0 and self.time:
            found.add(TIME)
        return found

    # ---- Move, Floor Change, Ride
    def moves(self, who: int) -> set[Spot]:
        """MOVE-1, MOVE-2, COACH-1, COACH-2, TCAR-2, HOST-OLDLADY."""
        spot = self.spots[who]
        if spot == COACH_IN:
            return set()
        if spot[1] == "inside":
            return self.inside_neighbours(int(spot[0]))
        reached, edge = {spot}, {spot}
        for _ in range(1 if self.guests[who] == "Old Lady" else 3):
            edge = {after for before in edge for after in self.roof_neighbours(before)} - reached
            reached |= edge
        return reached - {spot} | ({(0, "inside")} if spot == TIME else set())

    def floors(self, who: int) -> set[Spot]:
        """FLOOR-1, COACH-1, TCAR-2, MEI-1."""
        car, floor = self.spots[who]
        other = "roof" if floor == "inside" else "inside"
        if isinstance(car, int) and self.power(who, "Mei"):
            return {(k, other) for k in (car - 1, car, car + 1) if 0 <= k <= self.cars}
        return set() if car == "time" else {(car, other)}

    def rides(self, who: int) -> set[Spot]:
        """RIDE-1 to RIDE-3, TCAR-2, EVENT-ESCAPE."""
        car = self.car_of(self.spots[who])
        if not self.horses.get(car):
            return set()
        found: set[Spot] = set()
        for k in range(car - 3, car + 4):
            if 0 <= k <= self.cars:
                found.add((k, "inside"))
            if k == AHEAD and self.time:
                found.add(TIME)
            if k == self.coach:
                found.add(COACH_IN)
        return found | {OFF} if self.escape else found

    def car_of(self, spot: Spot) -> int:
        """The car next to which somebody is."""
        if spot == TIME:
            return AHEAD
        return (self.coach or 0) if spot[0] == "coach" else int(spot[0])

    # ---- Fire
    def targets_of_fire(self, who: int) -> set[int]:
        """FIRE-2 to FIRE-4, COACH-1, COACH-3, GUN-5, TCAR-4; TUCO-1 or PRINT-1; BELLE-1."""
        if not self.bullets[who]:
            return set()
        spot = self.spots[who]
        found = self.anybody(self.beside(spot))
        if spot == TIME or (spot[1] == "roof" and spot != COACH_ROOF):
            found |= self.line_of_sight(spot, 1) | self.line_of_sight(spot, -1)
        return self.without_belle(found | self.by_power(who, spot))

    def beside(self, spot: Spot) -> set[Spot]:
        """Where a bandit may fire regardless of anybody in between."""
        coach: Spot = (-9 if self.coach is None else self.coach, "inside")
        if spot == COACH_IN:
            return {coach}
        if spot == COACH_ROOF:
            return {TIME, *((k, "roof") for k in range(self.cars + 1))}
        if spot == TIME:
            return {(0, "inside"), COACH_ROOF}
        if spot[1] == "roof":
            return {COACH_ROOF}
        return self.inside_neighbours(int(spot[0])) | ({COACH_IN} if spot == coach else set())

    def line_of_sight(self, spot: Spot, way: int) -> set[int]:
        """The bandits on the nearest occupied roof in this direction; the Shotgun hides everybody behind him."""
        car = (AHEAD if spot == TIME else int(spot[0])) + way
        while (AHEAD if self.time else 0) <= car <= self.cars:
            there = self.anybody({TIME if car == AHEAD else (car, "roof")})
            if there or (self.gun and car == self.coach):
                return there
            car += way
        return set()

    def by_power(self, who: int, spot: Spot) -> set[int]:
        if self.power(who, "Tuco") and not self.first_printing and spot != TIME:
            return self.anybody(self.floors(who))
        strangers = [q for q in self.anybody({spot}) if self.sides[q] != self.sides[who]]
        if self.power(who, "Django") and self.first_printing and spot[0] in range(self.cars + 1) and not strangers:
            floor: set[Spot] = {(k, spot[1]) for k in range(self.cars + 1)}
            return self.anybody(floor - {spot})
        return set()

    def pushed(self, who: int, target: int) -> Spot:
        """DJANGO-1, PRINT-1, COACH-3, COACH-4, TCAR-6: where a target is after a shot of this bandit."""
        start, end = self.spots[who], self.spots[target]
        if not self.power(who, "Tuco" if self.first_printing else "Django"):
            return end
        if "coach" in (start[0], end[0]) or end == TIME or start[0] == end[0]:
            return end
        car = int(end[0]) + (1 if start == TIME or int(start[0]) < int(end[0]) else -1)
        if car == AHEAD and self.time and not (self.fall and end[1] == "roof"):
            return TIME
        if self.fall and end in ((0, "roof"), (self.cars, "roof")):
            return end  # EVENT-FALL: the question about the direction comes first
        return (car, end[1]) if 0 <= car <= self.cars else end

    # ---- Punch
    def targets_of_punch(self, who: int) -> set[int]:
        """PUNCH-1, GUN-2, BELLE-1."""
        found = self.anybody({self.spots[who]}) - {who}
        if self.spots[who] == COACH_ROOF and not self.gun:
            found.add(SHOTGUN)
        return self.without_belle(found)

    def knocks(self, target: int) -> set[Spot]:
        """PUNCH-3, COACH-8, TCAR-5, PRINT-2, EVENT-FALL."""
        spot = self.spots[target]
        if spot == TIME:
            return {(0, "inside")}
        if spot[0] == "coach":
            return {(self.coach or 0, spot[1])}
        car = int(spot[0])
        found: set[Spot] = {(k, spot[1]) for k in (car - 1, car + 1) if 0 <= k <= self.cars}
        if car == self.coach:
            found.add(("coach", spot[1]))
        if car == 0 and self.time:
            found.add(TIME)
        if self.first_printing and (car == self.cars or (car == 0 and not self.time)):
            found.add(spot)
        if self.fall and spot[1] == "roof":
            found.add(OFF)
        return found

    def flights(self) -> set[Spot]:
        """GUN-3."""
        car = self.coach or 0
        return {(k, "roof") for k in (car - 1, car + 1) if 0 <= k <= self.cars}

    # ---- who
    def anybody(self, spots: set[Spot]) -> set[int]:
        return {q for q, spot in enumerate(self.spots) if spot in spots}

    def power(self, who: int, name: str) -> bool:
        return self.names[who] == name and self.guests[who] != "Poker Player"

    def without_belle(self, found: set[int]) -> set[int]:
        rest = {q for q in found if q == SHOTGUN or not self.power(q, "Belle")}
        return rest or found


@cache
def spot_names(cars: int, horses: bool, time: bool) -> tuple[Spot, ...]:
    """The engine's numbers of places, in words; the last one is off the train."""
    found: list[Spot] = [(car, floor) for car in range(cars + 1) for floor in ("inside", "roof")]
    found += [COACH_IN, COACH_ROOF] if horses else []
    found += [TIME] if time else []
    return (*found, OFF)


def table_of(s: State, first_printing: bool) -> Table:
    """The pieces of a position."""
    horses, time = "horses" in s.rules.boxes, "timecar" in s.rules.boxes
    cars = (s.ground.places - 2 * horses - time) // 2 - 1
    names = spot_names(cars, horses, time)
    parts: dict[str, int] = {}
    for extra in s.extras:
        parts.update(extra.show(s, -1))
    stable = parts.get("horses", 0)
    return Table(
        cars=cars,
        coach=parts.get("at"),
        time=time,
        first_printing=first_printing,
        gun=bool(parts.get("gun")),
        spots=[names[b.place] for b in s.bandits],
        names=[s.rules.characters[b.character].name for b in s.bandits],
        guests=[HOSTAGES[parts.get("taken", 0) >> 4 * who & 15] for who in range(s.bandit_count)],
        sides=[b.seat // s.rules.allies for b in s.bandits],
        bullets=[b.bullets for b in s.bandits],
        horses={car: stable >> 4 * (car + 2) & 15 for car in range(AHEAD, cars + 1)},
        escape=s.card.name == "Escape",
        fall=s.card.name == "Deadly Fall",
    )
