"""Playouts side by side: positions that are played on together, so that a network can judge many of them at once.

Each step answers one question in every position: `look` writes what the asked seats see and may do, and `play` gives
their answers.  A playout ends when the searching seat is asked again after the horizon, or when the game is over.
"""

from typing import Final

from folsom.kernel.core import Core
from folsom.kernel.fast import append, i64, vec
from folsom.learning.batch import Numbers
from folsom.learning.heuristic import Heuristic
from folsom.learning.observation import Cells, Observer

MOST_ANSWERS: Final = 64  # of a seat in a playout, about: later ones have the luck of the next seat's first
SPREAD: Final = 1640531535  # odd: multiplied by it, neighbouring numbers become very different ones
LUCK: Final = 0x7FFFFFFF


class Lanes:
    """Some positions.

    Those that began alike also draw alike: the network's n-th answer for a seat has the same `luck` in each of them.
    So what differs between two first answers is less a matter of chance.
    """

    def __init__(self, observer: Observer, heuristic: Heuristic, seat: i64) -> None:
        self.observer = observer
        self.heuristic = heuristic
        self.seat = seat
        self.allies = observer.allies()
        self.worlds: list[Core] = []
        self.seeds = vec[i64]()  # of each position: equal if they began alike
        self.by_heuristic = vec[i64]()  # 1: the heuristic answers there for the seats of the other sides
        self.given = vec[i64]()  # how many answers each seat has given, position after position
        self.live = vec[i64]()  # the positions in which something is asked; only the first `asked` count
        self.asked: i64 = 0
        self.cells = Cells()  # what the asked seats see, position after position
        self.ends = vec[i64]()  # where the cells of each asked position end
        self.legal = Cells()  # their answers: place among the asked × number of actions + index of the action
        self.luck = vec[i64]()  # of each asked position

    def add(self, world: Core, action: i64, seed: i64, by_heuristic: bool) -> None:
        """Add a copy of a position, after an answer; the heuristic or the network answers for the other sides."""
        s = world.copy()
        s.apply(action)
        self.seeds = append(self.seeds, seed)
        self.by_heuristic = append(self.by_heuristic, 1 if by_heuristic else 0)
        for _ in range(self.observer.seats):
            self.given = append(self.given, 0)
        self.live = append(self.live, len(self.worlds))
        self.ends = append(self.ends, 0)
        self.luck = append(self.luck, 0)
        self.worlds.append(s)
        self.asked += 1

    def look(self) -> i64:
        """Write what is asked; returns in how many positions something still is."""
        self.cells.clear()
        self.legal.clear()
        left: i64 = 0
        for k in range(self.asked):
            lane = self.live[k]
            s = self.worlds[lane]
            if self.finished(s, self.by_heuristic[lane] > 0):
                continue
            self.live[left] = lane
            self.luck[left] = self.draw(lane, s.actor)
            self.observer.write(s, s.actor, self.cells)
            self.ends[left] = self.cells.size
            self.observer.write_mask(s, self.legal, left * len(self.observer.actions))
            left += 1
        self.asked = left
        return left

    def finished(self, s: Core, by_heuristic: bool) -> bool:
        """Whether a playout ends here; what the network is not asked is played first."""
        while not s.over:
            if s.offered == 1:
                s.apply(s.options[0])
            elif by_heuristic and s.actor // self.allies != self.seat // self.allies:
                s.apply(self.heuristic.choose(s))
            else:
                break
        return s.over or (s.actor == self.seat and self.heuristic.stop(s))

    def draw(self, lane: i64, seat: i64) -> i64:
        """A number that depends on how the position began, and on how many answers a seat has given since."""
        at = lane * self.observer.seats + seat
        self.given[at] += 1
        mixed = ((self.seeds[lane] + seat * MOST_ANSWERS + self.given[at]) & LUCK) * SPREAD & LUCK
        return ((mixed ^ mixed >> 15) * SPREAD & LUCK) >> 7

    def play(self, indices: Numbers) -> None:
        """Give an answer in each position in which something is asked: its index among the observer's actions."""
        for k in range(self.asked):
            s = self.worlds[self.live[k]]
            s.apply(self.observer.action(s, indices[k]))
