"""The rules of the Water Tower.

TOWER-1: a Water Tower stands behind the Caboose; bandits walk to it, and are knocked to it, from the Caboose's roof.
TOWER-2: everybody has a Climb: from a roof of the train up to the Tower, or from the Tower down to any roof.
TOWER-3: two Pocket Watches, worth $400 each, are on its platform.
TOWER-4: it has water for three times: at the event Spout everybody on the Caboose's roof is washed inside.
TOWER-5: Abel may go up to the Tower with a Move from any roof.
"""

from typing import Final

from folsom.express.codes import BY_CARD, BY_EVENT, GO, MOVE
from folsom.express.ground import Ground
from folsom.express.ops import Ask, Step
from folsom.express.points import Extra, Rule
from folsom.express.rules import Rules
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

SLOT: Final = 2  # in Rules.slots
CLIMB: Final = 7  # the kind of card
DO_CLIMB: Final = 136
SPOUT: Final = 137
F_SPOUTED: Final = 70  # the remaining water
FULL: Final = 3
WATCH: Final = "watch"
WATCHES: Final = (400, 400)


class Tower(Extra):
    """How much water is left, and where the Tower is."""

    def __init__(self, place: i64, watches: i64) -> None:
        self.place = place
        self.watches = watches
        self.water: i64 = FULL

    def copy(self) -> Extra:
        o = Tower(self.place, self.watches)
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Tower)
        self.water = other.water

    def same(self, other: Extra) -> bool:
        assert isinstance(other, Tower)
        return self.water == other.water

    def start(self, s: State) -> None:
        """TOWER-3."""
        s.floor[self.place] |= self.watches

    def show(self, s: State, seat: i64) -> dict[str, int]:
        return {"water": self.water}

    def read(self, s: State, shown: dict[str, int]) -> None:
        self.water = shown["water"]


def tower_of(s: State) -> Tower:
    extra = s.extras[s.rules.slots[SLOT]]
    assert isinstance(extra, Tower)
    return extra


def behind(g: Ground) -> i64:
    """TOWER-1."""
    tower = g.add_place("tower", "TOWER-1", "TOWER-1", "TOWER-1")
    roof = 2 * g.cars + 1
    g.door[tower] = roof
    for table in (g.walk1, g.shove, g.near):
        table[tower] = bit(roof)
        table[roof] |= bit(tower)
    g.close()
    return tower


class Climb(Ask):
    """TOWER-2."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        place, tower = s.bandits[who].place, tower_of(s).place
        if place == tower:
            s.add_all(GO, s.ground.train_roofs)
        elif s.ground.train_roofs >> place & 1:
            s.add_all(GO, bit(tower))

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        s.put(who, action - GO, BY_CARD)


class Spout(Step):
    """TOWER-4."""

    def run(self, s: State, who: i64, x: i64) -> None:
        tower = tower_of(s)
        if not tower.water:
            return
        tower.water -= 1
        s.report(F_SPOUTED, tower.water, 0, 0)
        inside = 2 * s.ground.cars
        for q in range(s.bandit_count):
            if s.bandits[q].place == inside + 1:
                s.put(q, inside, BY_EVENT)


class Abel(Rule):
    """TOWER-5."""

    def ways(self, s: State, verb: i64, who: i64, subject: i64, places: i64) -> i64:
        if verb == MOVE and who == subject and s.ground.train_roofs >> s.bandits[who].place & 1:
            places |= bit(tower_of(s).place)
        return places


def watertower(r: Rules) -> None:
    place: i64 = -1
    for ground in r.grounds:
        place = behind(ground)
    r.extra(Tower(place, r.add_tokens(WATCH, list(WATCHES))), SLOT)
    r.op(DO_CLIMB, "climb", Climb("TOWER-2"))
    r.card(CLIMB, "Climb", DO_CLIMB)
    r.deck += bit(4 * CLIMB)
    if r.pawns == 2:
        r.deck += bit(4 * (CLIMB + 8))
    r.op(SPOUT, "spout", Spout())
    for name in ("Spout", "Flood"):
        r.round_card(name, "SSTS", SPOUT, 0, False)
    r.character("Abel", Abel("TOWER-5"))
