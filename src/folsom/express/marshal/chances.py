"""For bots: the Marshal's chance of winning, estimated from his progress towards each goal."""

from math import exp

from folsom.express.marshal.house_rules import ARCH_ENEMY, GOALS_TO_WIN, SPECIAL_TARGETS, WARRANTS
from folsom.express.marshal.law import (
    BRAWL,
    CYLINDER,
    ENEMY,
    GOALS,
    LEAD,
    PRISON,
    TARGET,
    Law,
    law_of,
    marshal_of,
    met,
)
from folsom.express.rules import ROUNDS
from folsom.express.state import State
from folsom.kernel.bits import bit, count
from folsom.kernel.fast import i64


def chance_of_marshal(s: State) -> float:
    """The chance that enough of his goals are met at the end, as if goals were independent (MP-END-2)."""
    law = law_of(s)
    met_by_now: list[float] = [1.0]  # the chance of each number of goals met
    for number in range(law.drawn):
        met_by_now = with_one_more(met_by_now, chance_of_goal(s, law, law.goal(number)))
    if law.drawn < GOALS:
        unknown = chance_of_unknown_goal(s, law)
        for _ in range(law.drawn, GOALS):
            met_by_now = with_one_more(met_by_now, unknown)
    chance = 0.0
    for number in range(GOALS_TO_WIN, GOALS + 1):
        chance += met_by_now[number]
    return chance


def with_one_more(chances: list[float], chance: float) -> list[float]:
    more: list[float] = [0.0] * (len(chances) + 1)
    for number in range(len(chances)):
        more[number] += chances[number] * (1.0 - chance)
        more[number + 1] += chances[number] * chance
    return more


def chance_of_unknown_goal(s: State, law: Law) -> float:
    """The chance that a goal not yet drawn is met at the end."""
    warrants = s.bandits_among(bit(s.bandit_count) - 1)
    targets = law.targets
    for number in range(law.drawn):
        goal = law.goal(number)
        if goal >= TARGET:
            targets &= ~bit(goal - TARGET)
        else:
            warrants &= ~bit(goal)
    total = 0.0
    weight = 0.0
    for goal in range(s.bandit_count):
        if warrants >> goal & 1:
            total += chance_of_goal(s, law, goal) * float(WARRANTS) / float(s.rules.outlaws)
            weight += float(WARRANTS) / float(s.rules.outlaws)
    kinds = float(count(law.targets))
    for number in range(8):
        if targets >> number & 1:
            total += chance_of_goal(s, law, TARGET + number) * float(SPECIAL_TARGETS) / kinds
            weight += float(SPECIAL_TARGETS) / kinds
    return total / weight if weight > 0.0 else 0.5


def chance_of_goal(s: State, law: Law, goal: i64) -> float:
    """The chance that a goal is met at the end, from what remains to be done and the number of rounds left."""
    left = float(ROUNDS - s.round)
    if met(s, law, goal):
        return 1.0 if is_permanent(goal) else 1.0 - 0.1 * left
    if goal < TARGET:
        return chance_of_arrest(s, goal, left)
    if goal == CYLINDER:
        bullets = law.first if law.first < law.second else law.second
        return logistic(1.2 * left - float(bullets))
    if goal == LEAD:
        return logistic(1.3 * left - float(s.rules.outlaws - count(law.hit)))
    if goal == ENEMY:
        return logistic(0.7 * left - float(ARCH_ENEMY - count(law.arrested)))
    if goal == BRAWL:
        return 0.0
    return (0.12 if goal == PRISON else 0.08) * left


def is_permanent(goal: i64) -> bool:
    """Whether a goal, once met, stays met."""
    return goal < TARGET or goal == CYLINDER or goal == LEAD or goal == ENEMY


def chance_of_arrest(s: State, who: i64, left: float) -> float:
    """The chance that a bandit is arrested for the first time: higher if the Marshal is near."""
    marshal = s.bandits[marshal_of(s)].place
    place = s.bandits[who].place
    if place == s.ground.off or marshal == s.ground.off:
        return 0.0
    car = s.ground.car[place]
    away = car - s.marshal if car >= s.marshal else s.marshal - car
    each = 0.36 if place == marshal else 0.3 if away <= 1 else 0.24
    missed = 1.0
    while left >= 1.0:
        missed *= 1.0 - each
        left -= 1.0
    return 1.0 - missed


def logistic(ahead: float) -> float:
    """From 0 to 1; 0.5 if the expected progress is exactly what is needed."""
    return 1.0 / (1.0 + exp(-1.6 * ahead))
