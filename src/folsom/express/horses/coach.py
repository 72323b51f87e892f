"""The box's part of the state, and the Stagecoach beside the train."""

from folsom.express.base.absence import bar_absent
from folsom.express.ground import FRONT, Ground
from folsom.express.horses.components import HOSTAGES, POKER_PLAYER, WHISKEYS
from folsom.express.horses.hostage_terms import bind
from folsom.express.horses.steps import SLOT
from folsom.express.points import EVERYTHING, Extra
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64


class Coach(Extra):
    """The Stagecoach, the Shotgun, the Horses, the Hostages and the Whiskeys."""

    def __init__(self, flasks: i64, strongbox: i64) -> None:
        self.flasks = flasks  # the Whiskey tokens
        self.strongbox = strongbox  # the token that the Shotgun sits on
        self.at: i64 = 0  # the car that the Stagecoach faces
        self.gun: i64 = 0  # 1: the Shotgun is on the train, on the roof next to the Stagecoach
        self.horses: i64 = 0  # the number of Horses at each rank: 4 bits each
        self.left: i64 = 0  # Hostages that nobody has taken
        self.taken: i64 = 0  # the Hostage of each bandit, + 1: 4 bits each
        self.half: i64 = 0  # half-full Whiskeys
        self.old: i64 = -1  # the token that is the Old Whiskey; -1: not in this game
        self.gone: i64 = 0  # bandits that have escaped (EVENT-ESCAPE)
        self.before: i64 = 0  # Bullets that each bandit had received before this round: 8 bits each (EVENT-MORTAL)

    def copy(self) -> Extra:
        o = Coach(self.flasks, self.strongbox)
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Coach)
        self.at = other.at
        self.gun = other.gun
        self.horses = other.horses
        self.left = other.left
        self.taken = other.taken
        self.half = other.half
        self.old = other.old
        self.gone = other.gone
        self.before = other.before

    def same(self, other: Extra) -> bool:
        assert isinstance(other, Coach)
        return (
            self.at == other.at
            and self.gun == other.gun
            and self.horses == other.horses
            and self.left == other.left
            and self.taken == other.taken
            and self.half == other.half
            and self.old == other.old
            and self.gone == other.gone
            and self.before == other.before
        )

    def start(self, s: State) -> None:
        """HSET-1 to HSET-3."""
        s.spare |= self.strongbox
        first = self.first_flask()
        for car in range(1, s.ground.wagons + 1):
            s.floor[2 * car] |= bit(first + car - 1)
        drawn = s.dice.below(WHISKEYS)
        self.old = first + drawn if drawn < s.ground.wagons else -1
        hostages = bit(len(HOSTAGES)) - 1
        for _ in range(s.rules.outlaws * s.rules.pawns - 1):
            hostage = s.one_of(hostages)
            hostages &= ~bit(hostage)
            self.left |= bit(hostage)

    def first_flask(self) -> i64:
        first: i64 = 0
        while not self.flasks >> first & 1:
            first += 1
        return first

    def face(self, token: i64) -> i64:
        return 1 if token == self.old else 0

    def swap(self, one: i64, other: i64) -> None:
        if self.old == one:
            self.old = other
        elif self.old == other:
            self.old = one

    def disarms(self, who: i64) -> bool:
        """HOST-POKER."""
        return hostage_of(self, who) == POKER_PLAYER

    def show(self, s: State, seat: i64) -> dict[str, int]:
        known = self.old >= 0 and (seat == EVERYTHING or s.knows(seat, self.old))
        return {
            "at": self.at,
            "gun": self.gun,
            "horses": self.horses,
            "left": self.left,
            "taken": self.taken,
            "half": self.half,
            "old": self.old if known else -1,
            "gone": self.gone,
            "before": self.before,
        }

    def read(self, s: State, shown: dict[str, int]) -> None:
        self.at = shown["at"]
        self.gun = shown["gun"]
        self.horses = shown["horses"]
        self.left = shown["left"]
        self.taken = shown["taken"]
        self.half = shown["half"]
        self.old = shown["old"]
        self.gone = shown["gone"]
        self.before = shown["before"]
        self.bind_all(s)
        for token in range(len(s.rules.tokens)):
            if self.flasks & s.public_faces & bit(token):
                s.unveil(token)  # including those that have left the game

    def bind_all(self, s: State) -> None:
        """Recompute all restrictions of bandits and seats from the Hostages and the escapes."""
        for who in range(s.bandit_count):
            bind(s, who, hostage_of(self, who))
        bar_absent(s, self.gone)

    def redeal(self, s: State, seat: i64) -> None:
        """WHISKEY-1: choose which of the unknown Whiskeys is the Old Whiskey, unless it was left in the box."""
        if self.old >= 0:
            return
        unknown: list[int] = []
        first = self.first_flask()
        for token in range(first, first + s.ground.wagons):
            if not s.knows(seat, token):
                unknown.append(token)
        drawn = s.dice.below(len(unknown) + WHISKEYS - s.ground.wagons)
        if drawn < len(unknown):
            self.old = unknown[drawn]


def coach_of(s: State) -> Coach:
    extra = s.extras[s.rules.slots[SLOT]]
    assert isinstance(extra, Coach)
    return extra


def flasks_in_game(s: State) -> list[int]:
    """HSET-2: a Whiskey for each wagon; the others stay in the box."""
    first = coach_of(s).first_flask()
    return list(range(first, first + s.ground.wagons))


def hostage_of(c: Coach, who: i64) -> i64:
    """A bandit's Hostage, or -1."""
    return (c.taken >> 4 * who & 15) - 1


def rank_of(s: State, c: Coach, place: i64) -> i64:
    """The distance of a place from the front, including the Stagecoach; 0 off the train."""
    g = s.ground
    return c.at + FRONT + 1 if (g.beside_inside | g.beside_roof) >> place & 1 else g.rank[place]


def beside(train: Ground, at: i64) -> Ground:
    """The train with the Stagecoach beside one of its cars (COACH-1 to COACH-4, COACH-8)."""
    g = train.copy()
    inside = g.add_place("coach inside", "COACH-1", "COACH-1", "COACH-8")
    roof = g.add_place("coach roof", "COACH-2", "COACH-3", "COACH-8")
    g.beside_inside = bit(inside)
    g.beside_roof = bit(roof)
    g.other[inside] = roof
    g.other[roof] = inside
    g.door[inside] = 2 * at
    g.door[roof] = 2 * at + 1
    g.near[inside] = bit(2 * at)
    g.near[2 * at] |= bit(inside)
    g.near[roof] = g.train_roofs
    for car in range(g.cars + 1):
        g.near[2 * car + 1] |= bit(roof)
    g.shove[inside] = bit(2 * at)
    g.shove[2 * at] |= bit(inside)
    g.shove[roof] = bit(2 * at + 1)
    g.shove[2 * at + 1] |= bit(roof)
    g.walk1[roof] = bit(2 * at + 1)
    g.walk1[2 * at + 1] |= bit(roof)
    g.roofs |= bit(roof)
    g.close()
    return g
