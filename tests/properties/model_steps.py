"""Compares what the engine offers and does, frame by frame, with the naive model of the ground."""

from collections import Counter

from folsom.express.base.steps import DO_FIRE, DO_FLOOR, DO_MOVE, DO_PUNCH, PUNCH_WAY
from folsom.express.codes import AIM, F_SHOT, GO
from folsom.express.horses import steps as h
from folsom.express.state import State
from folsom.kernel.core import Fact
from tests.properties.ground_model import AHEAD, Spot, Table, spot_names, table_of

MODELLED = {
    DO_MOVE: "move",
    DO_FLOOR: "floor",
    DO_FIRE: "fire",
    DO_PUNCH: "punch",
    PUNCH_WAY: "knock",
    h.DO_RIDE: "ride",
    h.FLEE: "flee",
    h.SPEED: "higher-speed",
    h.PANT: "panting-horses",
    h.FALL_BACK: "fall-back",
}


class Modelled:
    """One frame: the model's prediction before it is performed, and whether it came true."""

    def __init__(self, s: State, op: int, who: int, x: int) -> None:
        self.s, self.op, self.who = s, op, who
        self.first_printing = any(rule.cites == "PRINT-1" for rule in s.rules.all)
        self.table = table_of(s, self.first_printing)
        if s.rules.ops[op].asks:
            self.check_offer(x)

    def check_offer(self, x: int) -> None:
        """Exactly the options of the model; also if there is only one, so that nobody is asked."""
        s, t, who = self.s, self.table, self.who
        offered = s.offered
        kept = [s.options[k] for k in range(offered)]
        s.offered = 0
        s.rules.ops[self.op].offer(s, who, x)
        found = s.legal()
        s.offered = 0
        for action in kept:
            s.add(action)
        if self.op in (DO_FIRE, DO_PUNCH):
            targets = t.targets_of_fire(who) if self.op == DO_FIRE else t.targets_of_punch(who)
            assert {action - AIM for action in found} == targets, f"{MODELLED[self.op]}: {found}, not {targets} of {t}"
            return
        names = spot_names(t.cars, t.coach is not None, t.time)
        spots = {names[action - GO] for action in found}
        assert len(spots) == len(found)
        assert spots == self.ways(x), f"{MODELLED[self.op]}: {spots}, not {self.ways(x)} of {t}"

    def ways(self, x: int) -> set[Spot]:
        t, who = self.table, self.who
        if self.op == PUNCH_WAY:
            return t.knocks(x)
        if self.op == h.FLEE:
            return t.flights()
        return {DO_MOVE: t.moves, DO_FLOOR: t.floors, h.DO_RIDE: t.rides}[self.op](who)

    def check_result(self, facts: list[Fact]) -> Counter[str]:
        """The result, before anybody who waits there takes effect."""
        seen: Counter[str] = Counter()
        after = table_of(self.s, self.first_printing)
        seen[f"modelled {MODELLED[self.op]}"] += 1
        if self.op == DO_FIRE:
            for code, a, b, _ in facts:
                if code == F_SHOT:
                    assert after.spots[b] == self.table.pushed(a, b), f"pushed to {after.spots[b]} of {self.table}"
                    seen["modelled pushes"] += after.spots[b] != self.table.spots[b]
        elif self.op == h.DO_RIDE:
            self.check_ride(after)
        elif self.op in (h.SPEED, h.PANT, h.FALL_BACK):
            expected = {h.SPEED: higher_speed, h.PANT: panting_horses, h.FALL_BACK: fall_back}[self.op]
            expected(self.table, self.s.rules.seats)
            for name in ("spots", "coach", "horses"):
                assert getattr(after, name) == getattr(self.table, name), f"{MODELLED[self.op]}: {name} of {after}"
        return seen

    def check_ride(self, after: Table) -> None:
        """The Horse goes where its rider goes, or away with the rider."""
        t, who = self.table, self.who
        if after.spots[who] != t.spots[who] or after.horses != t.horses:
            t.horses[t.car_of(t.spots[who])] -= 1
            if after.spots[who][0] != "off":
                t.horses[t.car_of(after.spots[who])] += 1
        assert after.horses == t.horses, f"the Horse is elsewhere: {after}"


def higher_speed(t: Table, players: int) -> None:
    """EVENT-SPEED."""
    t.spots = [(min(int(spot[0]) + 1, t.cars), "roof") if is_train_roof(spot) else spot for spot in t.spots]
    horses = dict.fromkeys(t.horses, 0)
    for car, number in t.horses.items():
        horses[min(car + 1, t.cars)] += number
    t.horses = horses
    fall_back(t, players)


def fall_back(t: Table, players: int) -> None:
    """COACH-6."""
    assert t.coach is not None
    t.coach = min(t.coach + 1, t.cars)


def panting_horses(t: Table, players: int) -> None:
    """EVENT-PANT."""
    for _ in range(1 if players <= 4 else 2):
        behind = [car for car in range(AHEAD, t.cars + 1) if t.horses[car]]
        if behind:
            t.horses[behind[-1]] -= 1


def is_train_roof(spot: Spot) -> bool:
    return isinstance(spot[0], int) and spot[1] == "roof"
