"""The part of the state for the Marshal player and the prison."""

from typing import Final

from folsom.express.base.fire import BULLETS
from folsom.express.codes import STRONGBOX
from folsom.express.marshal.house_rules import (
    ARCH_ENEMY,
    BRAWLERS,
    BRAWLERS_LEFT,
    BRAWLERS_LEFT_MANY,
    FEW,
    LOCKED_UP,
    LOCKED_UP_MANY,
    MAIL_SAVED,
    MANY,
    NOT_WITH_FEW,
    PRISONERS,
    PRISONERS_IN_GAME,
    RICH,
    SPECIAL_TARGETS,
    TARGETS,
    WARRANTS,
)
from folsom.express.marshal.steps import FLOOR_PLUS, LAW_SLOT, MOVE_PLUS
from folsom.express.points import EVERYTHING, Extra
from folsom.express.state import State
from folsom.kernel.bits import bit, count, lowest
from folsom.kernel.fast import i64, vec

GOALS: Final = 5
PICKS: Final = 2520  # a multiple of every number up to ten
TARGET: Final = 8  # a goal below this is the Arrest Warrant of that bandit, from here on a Special Target
UNSEEN: Final = -1  # a drawn goal, for viewers who do not know it
CYLINDER: Final = TARGET
LEAD: Final = TARGET + 1
ENEMY: Final = TARGET + 2
MAIL: Final = TARGET + 3
PRISON: Final = TARGET + 4
BRAWL: Final = TARGET + 5
BOXES: Final = TARGET + 6


class Law(Extra):
    """Goals, cylinders, Brawler cards, Prisoners, Wanted Posters and Mailbags."""

    def __init__(self, cell: i64, targets: i64, powers: vec[i64]) -> None:
        self.cell = cell  # its place
        self.targets = targets  # the Special Targets in the game (MP-SET-6)
        self.powers = powers  # the power that each Prisoner lends (MP-PRIS-1)
        self.mail: i64 = 0  # the Mailbag tokens
        self.rich: i64 = -1  # the one with $1200
        self.goals: i64 = 0  # in the order of drawing: 4 bits each, + 1
        self.drawn: i64 = 0  # the number of goals drawn
        self.shown: i64 = 0  # those that everybody has seen (EVENT-RUMORS)
        self.first: i64 = BULLETS  # Bullets in the Marshal's two cylinders
        self.second: i64 = BULLETS
        self.hit: i64 = 0  # bandits that he has hit
        self.arrested: i64 = 0  # bandits whose Wanted Poster is turned over
        self.brawlers: i64 = 0  # the holder of each Brawler card, + 1: 4 bits each, from Gold on
        self.locked: i64 = 0  # Prisoners beside the cell
        self.freed: i64 = 0  # the holder of each freed Prisoner, + 1: 4 bits each
        self.copied: i64 = 0  # positions on the pile: of Brilliant Ideas that copied (MP-IDEA-3),
        self.topped: i64 = 0  # and of cards with a + on which he has played another (MP-PLUS-1)

    def copy(self) -> Extra:
        o = Law(self.cell, self.targets, self.powers)
        o.mail = self.mail
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Law)
        self.rich = other.rich
        self.goals = other.goals
        self.drawn = other.drawn
        self.shown = other.shown
        self.first = other.first
        self.second = other.second
        self.hit = other.hit
        self.arrested = other.arrested
        self.brawlers = other.brawlers
        self.locked = other.locked
        self.freed = other.freed
        self.copied = other.copied
        self.topped = other.topped

    def same(self, other: Extra) -> bool:
        assert isinstance(other, Law)
        return (
            self.rich == other.rich
            and self.goals == other.goals
            and self.drawn == other.drawn
            and self.shown == other.shown
            and self.first == other.first
            and self.second == other.second
            and self.hit == other.hit
            and self.arrested == other.arrested
            and self.brawlers == other.brawlers
            and self.locked == other.locked
            and self.freed == other.freed
            and self.copied == other.copied
            and self.topped == other.topped
        )

    def start(self, s: State) -> None:
        """Place the Mailbags, and choose the Prisoners (MP-SET-4, MP-SET-5)."""
        s.floor[0 if many(s) else 2 * s.ground.cars] |= self.mail
        self.rich = s.one_of(self.mail)
        left = bit(len(PRISONERS)) - 1
        for _ in range(PRISONERS_IN_GAME):
            prisoner = s.one_of(left)
            left &= ~bit(prisoner)
            self.locked |= bit(prisoner)

    # ---- Mailbags
    def dollars(self, token: i64) -> i64:
        return RICH if token == self.rich else 0

    def swap(self, one: i64, other: i64) -> None:
        if self.rich == one:
            self.rich = other
        elif self.rich == other:
            self.rich = one

    def lends(self, s: State, who: i64) -> i64:
        """The powers of the Prisoners that a bandit has freed (MP-PRIS-1)."""
        powers: i64 = 0
        for prisoner in range(len(PRISONERS)):
            if self.holder(prisoner) == who:
                powers |= self.powers[prisoner]
        return powers

    def fits(self, at: i64) -> i64:
        """MP-PLUS-1: only on a card with a + can another card be played at once."""
        return bit(MOVE_PLUS) | bit(FLOOR_PLUS) if self.topped >> at & 1 else -1

    # ---- what each seat may know
    def goal(self, number: i64) -> i64:
        """A goal that was drawn; UNSEEN if it is hidden."""
        return (self.goals >> 4 * number & 15) - 1

    def knows_goal(self, s: State, seat: i64, number: i64) -> bool:
        return seat == EVERYTHING or bool(self.shown >> number & 1) or seat == marshal_of(s)

    def show(self, s: State, seat: i64) -> dict[str, int]:
        goals: i64 = 0
        for number in range(self.drawn):
            if self.knows_goal(s, seat, number):
                goals |= (self.goal(number) + 1) << 4 * number
        return {
            "rich": self.rich if self.knows_mail(s, seat) else -1,
            "goals": goals,
            "drawn": self.drawn,
            "shown": self.shown,
            "first": self.first,
            "second": self.second,
            "hit": self.hit,
            "arrested": self.arrested,
            "brawlers": self.brawlers,
            "locked": self.locked,
            "freed": self.freed,
            "copied": self.copied,
            "topped": self.topped,
        }

    def knows_mail(self, s: State, seat: i64) -> bool:
        """A seat that has seen one of the two Mailbags knows the other as well."""
        if seat == EVERYTHING:
            return True
        first = lowest(self.mail)
        return s.knows(seat, first) or s.knows(seat, first + 1)

    def read(self, s: State, shown: dict[str, int]) -> None:
        self.rich = shown["rich"]
        self.goals = shown["goals"]
        self.drawn = shown["drawn"]
        self.shown = shown["shown"]
        self.first = shown["first"]
        self.second = shown["second"]
        self.hit = shown["hit"]
        self.arrested = shown["arrested"]
        self.brawlers = shown["brawlers"]
        self.locked = shown["locked"]
        self.freed = shown["freed"]
        self.copied = shown["copied"]
        self.topped = shown["topped"]
        for prisoner in range(len(PRISONERS)):
            if self.holder(prisoner) >= 0:
                s.empower(self.holder(prisoner))
        for token in range(len(s.rules.tokens)):
            if self.mail & s.public_faces & bit(token):
                s.unveil(token)  # at the end, wherever they are

    def redeal(self, s: State, seat: i64) -> None:
        """Draw the goals that this seat has not seen, and choose which Mailbag is which."""
        if self.rich < 0:
            self.rich = s.one_of(self.mail)
        for number in range(self.drawn):
            if self.goal(number) == UNSEEN:
                self.goals |= (draw_goal(s, self) + 1) << 4 * number

    # ---- Prisoners and Brawler cards
    def holder(self, prisoner: i64) -> i64:
        """The bandit who has freed a Prisoner, or -1."""
        return (self.freed >> 4 * prisoner & 15) - 1

    def brawler(self, card: i64) -> i64:
        """The bandit who has a Brawler card, or -1."""
        return (self.brawlers >> 4 * card & 15) - 1


def law_of(s: State) -> Law:
    extra = s.extras[s.rules.slots[LAW_SLOT]]
    assert isinstance(extra, Law)
    return extra


def marshal_of(s: State) -> i64:
    """The Marshal's pawn, which has the number of his seat; -1 before the seats are cast."""
    for who in range(s.bandit_count):
        if not s.is_bandit(who):
            return who
    return -1


# ---- goals
def draw_goal(s: State, law: Law) -> i64:
    """MP-SET-6: nobody knows the order of the goals, so each is drawn when it is needed."""
    warrants = s.bandits_among(bit(s.bandit_count) - 1)
    targets = law.targets
    left_warrants: i64 = WARRANTS
    left_targets: i64 = SPECIAL_TARGETS
    for number in range(law.drawn):
        goal = law.goal(number)
        if goal >= TARGET:
            targets &= ~bit(goal - TARGET)
            left_targets -= 1
        elif goal >= 0:
            warrants &= ~bit(goal)
            left_warrants -= 1
    warrant = s.dice.below(left_warrants + left_targets) < left_warrants
    drawn = pick(warrants if warrant else targets, s.dice.below(PICKS))
    return drawn if warrant else TARGET + drawn


def pick(mask: i64, number: i64) -> i64:
    """One member of a mask, by a number below PICKS: the number of dice rolls must not depend on hidden goals."""
    skip = number % count(mask)
    while skip:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)


def special_targets(outlaws: i64) -> i64:
    """MP-SET-6: the Special Targets in a game with this many bandits."""
    mask: i64 = 0
    for k in range(len(TARGETS)):
        if outlaws > FEW or TARGETS[k] not in NOT_WITH_FEW:
            mask |= bit(k)
    return mask


def met(s: State, law: Law, goal: i64) -> bool:
    """Whether a goal is met now (MP-GOAL-1, MP-GOAL-2, MP-END-1)."""
    if goal < TARGET:
        return bool(law.arrested >> goal & 1)
    if goal == CYLINDER:
        return not law.first or not law.second
    if goal == LEAD:
        return law.hit == s.bandits_among(bit(s.bandit_count) - 1)
    if goal == ENEMY:
        return count(law.arrested) >= ARCH_ENEMY
    if goal == PRISON:
        return count(law.locked) >= to_lock_up(s)
    if goal == BRAWL:
        return not law.brawlers >> 4 * (len(BRAWLERS) - to_keep(s)) & 15
    held: i64 = 0
    for who in range(s.bandit_count):
        held |= s.bandits[who].loot
    if goal == MAIL:
        return count(law.mail & ~held) >= MAIL_SAVED
    return not held & s.rules.kinds[STRONGBOX]


def many(s: State) -> bool:
    """Whether the house rules for many bandits apply."""
    return s.rules.outlaws >= MANY


def to_lock_up(s: State) -> i64:
    """How many Prisoners have to be locked up at the end."""
    return LOCKED_UP_MANY if many(s) else LOCKED_UP


def to_keep(s: State) -> i64:
    """How many Brawler cards have to be left at the end."""
    return BRAWLERS_LEFT_MANY if many(s) else BRAWLERS_LEFT


def goals_met(s: State) -> i64:
    law = law_of(s)
    number: i64 = 0
    for k in range(law.drawn):
        if met(s, law, law.goal(k)):
            number += 1
    return number
