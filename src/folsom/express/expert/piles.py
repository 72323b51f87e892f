"""The Expert variant's part of the state: the discard piles."""

from folsom.express.piles import Piles
from folsom.express.points import Extra
from folsom.kernel.fast import append, i64, vec


class Discards(Extra):
    """The piles of every seat; `ExpertCards` handles how they are shown and dealt."""

    def __init__(self, seats: i64) -> None:
        self.of = vec[Piles](capacity=seats)
        for _ in range(seats):
            self.of = append(self.of, Piles())

    def copy(self) -> Extra:
        o = Discards(len(self.of))
        o.assign(self)
        return o

    def assign(self, other: Extra) -> None:
        assert isinstance(other, Discards)
        for q in range(len(self.of)):
            self.of[q].assign(other.of[q])
