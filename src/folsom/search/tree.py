"""A tree of one player's decisions, grown over many worlds that this player could be in.

Each iteration plays out one of the worlds: the tree chooses the player's answers as far as it reaches; the heuristic
chooses all others.  A node stands for the player's answers so far, in any world (open loop), so nothing that the player
does not know can influence the choice.
"""

from math import log, sqrt
from typing import Final

from folsom.kernel.core import Core
from folsom.kernel.fast import append, i64, vec
from folsom.learning.heuristic import Heuristic

ROOT: Final = 0
EXPLORE: Final = 0.5  # how much it tries what has been tried little


class Tree:
    """Nodes in flat arrays: first child, next sibling, and statistics."""

    def __init__(self, explore: float) -> None:
        self.explore = explore
        self.first = vec[i64]([-1])
        self.next = vec[i64]([-1])
        self.action = vec[i64]([-1])
        self.visits = vec[i64]([0])
        self.offered = vec[i64]([0])  # how often it could be chosen
        self.total: list[float] = [0.0]  # sums of value and money over all its iterations
        self.money: list[float] = [0.0]

    def child(self, node: i64, action: i64) -> i64:
        at = self.first[node]
        while at >= 0 and self.action[at] != action:
            at = self.next[at]
        return at

    def grow(self, node: i64, action: i64) -> i64:
        at = len(self.action)
        self.first = append(self.first, -1)
        self.next = append(self.next, self.first[node])
        self.action = append(self.action, action)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total.append(0.0)
        self.money.append(0.0)
        self.first[node] = at
        return at

    def select(self, s: Core, node: i64) -> i64:
        """The child to visit: one that was never tried, or else the most promising one."""
        fresh: i64 = 0
        best: i64 = -1
        highest = -1.0
        for k in range(s.offered):
            at = self.child(node, s.options[k])
            if at < 0:
                fresh += 1
            else:
                self.offered[at] += 1
                if fresh == 0:
                    promise = self.promise(at)
                    if promise > highest:
                        highest = promise
                        best = at
        if fresh == 0:
            return best
        skip = s.dice.below(fresh)
        for k in range(s.offered):
            if self.child(node, s.options[k]) < 0:
                if skip == 0:
                    at = self.grow(node, s.options[k])
                    self.offered[at] += 1
                    return at
                skip -= 1
        raise ValueError("there was nothing to try")

    def promise(self, at: i64) -> float:
        tried = float(self.visits[at])
        return self.total[at] / tried + self.explore * sqrt(log(float(self.offered[at])) / tried)


class Search:
    """Iterations from one decision of a seat."""

    def __init__(self, heuristic: Heuristic, seat: i64, explore: float) -> None:
        self.heuristic = heuristic
        self.seat = seat
        self.tree = Tree(explore)
        self.path = vec[i64]([0] * 512)
        self.decisions: i64 = 0  # in all iterations

    def iterate(self, world: Core, number: i64) -> None:
        """Run this many iterations in this world, which is not changed."""
        s = world.copy()
        for _ in range(number):
            s.copy_from(world)
            self.once(s)

    def once(self, s: Core) -> None:
        tree = self.tree
        heuristic = self.heuristic
        node: i64 = ROOT
        length: i64 = 0
        growing = True
        heuristic.set_out(s)
        while not s.over and not heuristic.stop(s):
            if growing and s.actor == self.seat:
                before = len(tree.action)
                node = tree.select(s, node)
                growing = before == len(tree.action)
                self.path[length] = node
                length += 1
                action = tree.action[node]
            else:
                action = heuristic.choose(s)
            self.decisions += 1
            s.apply(action)
        value = heuristic.value(s, self.seat)
        tree.visits[ROOT] += 1
        for k in range(length):
            tree.visits[self.path[k]] += 1
            tree.total[self.path[k]] += value
            tree.money[self.path[k]] += heuristic.dollars

    def lead(self) -> int:
        """How many more visits the most visited answer has than the second."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        at = tree.first[ROOT]
        while at >= 0:
            if tree.visits[at] > most:
                second = most
                most = tree.visits[at]
            elif tree.visits[at] > second:
                second = tree.visits[at]
            at = tree.next[at]
        return most - second

    def best(self) -> i64:
        """The answer that was tried most often; of equal ones, that with the highest value."""
        tree = self.tree
        best: i64 = tree.first[ROOT]
        at = tree.next[best]
        while at >= 0:
            more = tree.visits[at] - tree.visits[best]
            if more > 0 or (more == 0 and tree.total[at] > tree.total[best]):
                best = at
            at = tree.next[at]
        return tree.action[best]

    def visits_of(self, action: i64) -> int:
        at = self.tree.child(ROOT, action)
        return self.tree.visits[at] if at >= 0 else 0

    def value_of(self, action: i64) -> float:
        at = self.tree.child(ROOT, action)
        return self.tree.total[at] / float(self.tree.visits[at]) if at >= 0 and self.tree.visits[at] else 0.0

    def money_of(self, action: i64) -> float:
        at = self.tree.child(ROOT, action)
        return self.tree.money[at] / float(self.tree.visits[at]) if at >= 0 and self.tree.visits[at] else 0.0
