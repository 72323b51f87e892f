"""The rules of Colt Super Express a second time, as simply as possible: each place is a list of names.

It does not use the engine.  The two are compared round by round.
"""

from dataclasses import dataclass, field

INSIDE, ROOF = "inside", "roof"


@dataclass
class Model:
    """A position between two rounds; lists go from the front of a line to its rear."""

    seats: list[str]
    horse: bool
    last: int
    first: str
    places: dict[tuple[int, str], list[str]]
    forward: set[str]
    stunned: set[str]
    loot: dict[str, list[int]]
    waiting: set[str] = field(default_factory=set)  # off the train, with the next card not yet revealed
    out: set[str] = field(default_factory=set)
    winners: list[str] = field(default_factory=list)
    taker: str | None = None  # who takes the wagon of this round
    mover: int = 0  # the seat whose card is resolved, and how many it has after that
    cards_left: int = 0

    # ---- a round
    def round(self, programmes: dict[str, list[str]]) -> None:
        start = self.seats.index(self.first)
        order = self.seats[start:] + self.seats[:start]
        for k in range(3):
            for name in order:
                self.reveal(name, programmes[name][k] if name in programmes else "", cards_left=2 - k)
                if len(self.aboard()) == 1:
                    self.winners = self.aboard()
                    return
        self.end()

    def aboard(self) -> list[str]:
        return [name for line in self.places.values() for name in line]

    def where(self, name: str) -> tuple[int, str]:
        return next(place for place, line in self.places.items() if name in line)

    def reveal(self, name: str, card: str, cards_left: int) -> None:
        self.cards_left, self.mover = cards_left, self.seats.index(name)
        if name in self.out:
            return
        if name in self.waiting:
            self.waiting.remove(name)
            if card == "Horse":
                self.ride(name)
            else:
                self.out.add(name)
        elif name in self.stunned:
            self.stunned.remove(name)
            if card == "Reflex":
                self.shoot(name)
        else:
            self.resolve(name, card)

    def resolve(self, name: str, card: str) -> None:
        match card:
            case "Turn":
                self.forward ^= {name}
            case "Floor":
                self.change_floor(name)
            case "Move":
                self.carry(name, -1 if name in self.forward else 1, own_card=True)
            case "Shoot":
                self.shoot(name)
            case "Reflex":
                self.stunned.add(name)
            case "Horse":
                self.places[self.where(name)].remove(name)
                self.ride(name)

    # ---- cards
    def change_floor(self, name: str) -> None:
        car, floor = self.where(name)
        self.places[car, floor].remove(name)
        self.enter(name, (car, ROOF if floor == INSIDE else INSIDE), at_rear=name in self.forward)

    def shoot(self, name: str) -> None:
        car, floor = self.where(name)
        line = self.places[car, floor]
        at = line.index(name)
        if name in self.forward:
            ahead = line[:at][::-1] + [x for c in range(car - 1, -1, -1) for x in self.places[c, floor][::-1]]
        else:
            ahead = line[at + 1 :] + [x for c in range(car + 1, self.last + 1) for x in self.places[c, floor]]
        for target in ahead:
            if target not in self.stunned:
                self.stunned.add(target)
                self.carry(target, -1 if name in self.forward else 1, own_card=False)
                return

    # ---- ways to come and go
    def ride(self, name: str) -> None:
        self.forward.add(name)
        self.stunned.discard(name)
        self.places[0, INSIDE].insert(0, name)

    def enter(self, name: str, place: tuple[int, str], at_rear: bool) -> None:
        line = self.places[place]
        line.insert(len(line) if at_rear else 0, name)

    def carry(self, name: str, way: int, own_card: bool) -> None:
        car, floor = self.where(name)
        self.places[car, floor].remove(name)
        if 0 <= car + way <= self.last:
            self.enter(name, (car + way, floor), at_rear=way < 0)
        else:
            self.fall(name, own_card)

    def fall(self, name: str, own_card: bool) -> None:
        """With Horse a bandit waits for its next card, if there is one in this round."""
        self.stunned.discard(name)
        behind = (self.seats.index(name) - self.seats.index(self.first)) % len(self.seats)
        acting = (self.mover - self.seats.index(self.first)) % len(self.seats)
        to_come = self.cards_left + (0 if own_card or behind < acting else 1)
        (self.waiting if self.horse and to_come else self.out).add(name)

    # ---- the end of a round
    def end(self) -> None:
        lost = self.places.pop((self.last, ROOF)) + self.places.pop((self.last, INSIDE))
        self.out |= set(lost)
        self.stunned -= set(lost)
        self.last -= 1
        left = self.aboard()
        if len(left) > 1:
            self.taker = self.farthest()
        if len(left) > 1 and self.last:
            start = self.seats.index(self.first)
            order = self.seats[start + 1 :] + self.seats[: start + 1]
            self.first = next(name for name in order if name in left)
        elif len(left) == 1:
            self.winners = left
        elif not left:
            self.count(lost)

    def farthest(self) -> str:
        return next(
            self.places[car, floor][-1]
            for car in range(self.last, -1, -1)
            for floor in (ROOF, INSIDE)
            if self.places[car, floor]
        )

    def count(self, among: list[str]) -> None:
        best = max((len(self.loot[name]), max(self.loot[name], default=0)) for name in among)
        self.winners = [n for n in among if (len(self.loot[n]), max(self.loot[n], default=0)) == best]
