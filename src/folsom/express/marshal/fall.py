"""Deadly Fall: bandits are knocked off the train (EVENT-FALL)."""

from folsom.express.base.absence import bar_absent
from folsom.express.base.score import side_of
from folsom.express.codes import FIRE, PUNCH
from folsom.express.marshal.steps import F_FELL, FALL, FALL_SLOT
from folsom.express.ops import Step
from folsom.express.points import Extra, Rule
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class Fallen(Extra):
    """The bandits that have fallen off the train."""

    def __init__(self) -> None:
        self.bandits: i64 = 0

    def copy(self) -> Extra:
        o = Fallen()
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Fallen)
        self.bandits = other.bandits

    def same(self, other: Extra) -> bool:
        assert isinstance(other, Fallen)
        return self.bandits == other.bandits

    def show(self, s: State, seat: i64) -> dict[str, int]:
        return {"fallen": self.bandits}

    def read(self, s: State, shown: dict[str, int]) -> None:
        self.bandits = shown["fallen"]
        bar_absent(s, self.bandits)


def fallen_of(s: State) -> Fallen:
    extra = s.extras[s.rules.slots[FALL_SLOT]]
    assert isinstance(extra, Fallen)
    return extra


class LastingEvent(Step):
    """An event that has been in force since the Round card was revealed: at the end of the round it does nothing."""

    def run(self, s: State, who: i64, x: i64) -> None:
        return


class DeadlyFall(Rule):
    """A Punch on a roof of the train, or Django's shot at one of its ends, may send the target off the train."""

    def ways(self, s: State, verb: i64, who: i64, subject: i64, places: i64) -> i64:
        if s.card.event == FALL:
            g = s.ground
            here = s.bandits[subject].place
            at_an_end = here == 1 or here == 2 * g.cars + 1
            if (verb == PUNCH and g.train_roofs >> here & 1) or (verb == FIRE and at_an_end):
                places |= bit(g.off)
        return places

    def watches(self, s: State) -> i64:
        return bit(s.ground.off)

    def arrive(self, s: State, who: i64, place: i64) -> bool:
        if place == s.ground.off and s.card.event == FALL:
            fallen = fallen_of(s)
            fallen.bandits |= bit(who)
            bar_absent(s, fallen.bandits)
            s.report(F_FELL, who, 0, 0)
        return False

    def score(self, s: State, who: i64, dollars: i64) -> i64:
        """If a side has two bandits, the money of one that fell does not count."""
        fallen = fallen_of(s)
        return 0 if (s.rules.pawns == 2 or s.rules.allies == 2) and fallen.bandits >> who & 1 else dollars

    def loses(self, s: State, side: i64) -> bool:
        fallen = fallen_of(s)
        for who in range(s.bandit_count):
            if side_of(s, who) == side and not fallen.bandits >> who & 1:
                return False
        return True
