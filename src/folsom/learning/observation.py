"""Observations for learning programs: numbers in a fixed order, and a mask over a fixed list of actions.

Each game subclasses `Observer`.  It reads a state, but writes only what the View of the seat contains: tests compare
it with a second implementation that uses Views alone (`Title.view_fields`).
"""

from typing import Final, final

from folsom.kernel.bits import count
from folsom.kernel.core import Core
from folsom.kernel.dice import Dice
from folsom.kernel.fast import append, i64, vec

WAIT: Final = 0  # the index of the action of a seat that has nothing to decide
WAITING: Final = "wait"  # its name
NO_FRAME: Final = -1


@final
class Cells:
    """The indices and values of the numbers that are not 0, in the order in which they are written.

    The lists grow as needed and are reused: only their first `size` entries count.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.room: i64 = 256
        self.indices = vec[i64]([0] * self.room)
        self.values = vec[float]([0.0] * self.room)

    def __setitem__(self, index: i64, value: float) -> None:
        if self.size == self.room:
            self.grow()
        self.indices[self.size] = index
        self.values[self.size] = value
        self.size += 1

    def grow(self) -> None:
        for _ in range(self.room):
            self.indices = append(self.indices, 0)
            self.values = append(self.values, 0.0)
        self.room *= 2

    def clear(self) -> None:
        self.size = 0


class Observer:
    """One per set-up; `fields` and `actions` are the names of the numbers and of the actions, by index.

    `table` maps a question and an action, `op << 8 | action`, to the action's index, or -1 if there is none.
    """

    def __init__(self, seats: i64, actions: list[str], table: list[int]) -> None:
        self.seats = seats
        self.fields: list[str] = []
        self.groups: list[tuple[str, int, int]] = []  # name, first index, how many
        self.actions = actions
        self.table = vec[i64](table)

    def field(self, group: str, names: list[str]) -> i64:
        """Add a group of consecutive numbers; returns the index of the first."""
        first = len(self.fields)
        self.groups.append((group, first, len(names)))
        for name in names:
            self.fields.append(f"{group}: {name}" if name else group)
        return first

    # ---- what a game supplies
    def start(self, dice: Dice) -> Core:
        """A game at its first decision."""
        raise NotImplementedError

    def write(self, s: Core, seat: i64, cells: Cells) -> None:
        """Write what the seat may know: each index at most once, and no zeros."""
        raise NotImplementedError

    def relative(self, seat: i64, action: i64) -> i64:
        """An action as seen from a seat: a bandit that it points at is counted from there."""
        return action

    def winners(self, s: Core) -> i64:
        """The seats that have won, as a mask, once the game is over."""
        raise NotImplementedError

    def dollars(self, s: Core) -> list[int]:
        """The money of each seat's side if the game ended now."""
        raise NotImplementedError

    def allies(self) -> i64:
        """How many seats win together."""
        return 1

    # ---- actions
    def question(self, s: Core, seat: i64) -> i64:
        """The frame that a seat has to answer now, or NO_FRAME."""
        if s.over:
            return NO_FRAME
        depth = s.depth - 1
        op = s.agenda[depth] & 255
        together = s.secret(op)
        while depth >= 0:
            frame = s.agenda[depth]
            if frame & 255 != op:
                break
            if s.asks_seat(op, frame >> 8 & 255) == seat:
                return frame
            if not together:
                break
            depth -= 1
        return NO_FRAME

    def index(self, op: i64, seat: i64, action: i64) -> i64:
        """The index of an action that answers this question."""
        return self.table[op << 8 | self.relative(seat, action)]

    def action(self, s: Core, index: i64) -> i64:
        """The action with this index that answers the question on top, or -1 if it is not offered."""
        op = s.agenda[s.depth - 1] & 255
        for k in range(s.offered):
            if self.index(op, s.actor, s.options[k]) == index:
                return s.options[k]
        return -1

    def write_mask(self, s: Core, cells: Cells, base: i64) -> None:
        """Write a 1 for each answer to the question on top; their indices begin at `base`."""
        op = s.agenda[s.depth - 1] & 255
        for k in range(s.offered):
            index = self.index(op, s.actor, s.options[k])
            if index < 0:
                raise ValueError(f"action {s.options[k]}, offered by op {op}, has no index")
            cells[base + index] = 1.0

    # ---- rewards
    def shares(self, s: Core, zero_sum: bool) -> list[float]:
        """The winning sides share 1; with `zero_sum`, the average share is subtracted from everybody's."""
        winners = self.winners(s)
        won = count(winners) // self.allies()  # sides
        if won == 0:
            return [0.0] * self.seats
        found: list[float] = []
        for seat in range(self.seats):
            mine = 1.0 / float(won) if winners >> seat & 1 else 0.0
            found.append(mine - float(self.allies()) / float(self.seats) if zero_sum else mine)
        return found

    def leads(self, s: Core) -> list[float]:
        """By how many thousand dollars each seat's side is ahead of the average of the other sides."""
        dollars = self.dollars(s)
        sides = float(self.seats // self.allies())
        average = float(sum(dollars)) / float(self.seats)
        return [(float(mine) - average) * sides / (sides - 1.0) / 1000.0 for mine in dollars]
