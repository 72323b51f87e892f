"""The part of the state that all games share: dice, agenda, offer and tape.

Pending work is data.  A *frame* is one integer: the step (op), the seat or bandit (who), and one argument (x).  The
agenda is a stack of frames; `run` pops and performs them until one of them leaves a question.  A position can therefore
be copied, saved and resumed at any decision by copying integers.  A frame never holds anything hidden: the agenda is
public.

Choices made at the same time are consecutive frames of one secret op.  They may be answered in any order: a secret op
only notes the answer, and the frame below them reveals all answers.
"""

from typing import Final

from folsom.kernel.bits import BLANK, lowest
from folsom.kernel.dice import Dice
from folsom.kernel.fast import i64, mypyc_attr, vec

# Lengths of fixed-size buffers; an IndexError means that one was too short.
DEEPEST: Final = 40
MOST_OPTIONS: Final = 48
NOWHERE: Final = -1  # no frame

Fact = tuple[int, int, int, int]


class Tape:
    """Receives every fact as it happens; search does not attach one.

    A tape that is followed also keeps a copy of the position at each fact until it is cleared, to work out later what
    each fact changed.
    """

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.followed = False
        self.positions: list[Core] = []

    def record(self, core: "Core", fact: Fact) -> None:
        self.facts.append(fact)
        if self.followed:
            self.positions.append(core.copy())


def store(items: vec[i64], index: i64, item: i64) -> None:
    """Set an entry of an array: to set one of a final attribute directly, compiled code counts a reference to it."""
    items[index] = item


def store_each(items: vec[i64], index: i64, verb: i64, mask: i64) -> i64:
    """Store the sum of the verb and each number in a mask, from an index on; returns the index after them.

    A number that is not in the mask is stored, too, and overwritten: processors cannot predict a branch here.
    """
    while mask:
        items[index] = verb
        index += mask & 1
        mask >>= 1
        verb += 1
    return index


@mypyc_attr(acyclic=True)
class Core:
    """A game's state adds its fields and implements `act`, `take`, `secret`, `asks_seat`, `copy` and `copy_from`."""

    __slots__ = ("dice", "agenda", "depth", "options", "offered", "actor", "over", "stop", "tape")

    def __init__(self, dice: Dice) -> None:
        # Final, because compiled code then counts fewer references to them (see `store`).
        self.dice: Final = dice
        self.agenda: Final = BLANK[:DEEPEST]
        self.depth: i64 = 0
        self.options: Final = BLANK[:MOST_OPTIONS]
        self.offered: i64 = 0
        self.actor: i64 = 0
        self.over = False  # no more questions: the game has ended, or a scene has stopped
        self.stop: i64 = NOWHERE  # the frame before which a scene stops
        self.tape: Tape | None = None

    # ---- what a game supplies
    def act(self, op: i64, who: i64, x: i64) -> bool:
        """Perform a frame; True if it left a question, with its legal actions in `options`."""
        raise NotImplementedError

    def take(self, op: i64, who: i64, x: i64, action: i64) -> None:
        """Perform the answer to a question."""
        raise NotImplementedError

    def secret(self, op: i64) -> bool:
        """Whether answers to this question are only noted."""
        raise NotImplementedError

    def asks_seat(self, op: i64, who: i64) -> i64:
        """The seat that has to answer a question."""
        raise NotImplementedError

    def copy(self) -> "Core":
        raise NotImplementedError

    def copy_from(self, other: "Core") -> None:
        """Copy another state of the same rules into this one; allocates nothing."""
        raise NotImplementedError

    # ---- copying
    def assign_core(self, other: "Core") -> None:
        """Copy the kernel's part of the other state, without its tape."""
        self.dice.assign(other.dice)
        self.depth = other.depth
        agenda = self.agenda
        for i in range(other.depth):
            agenda[i] = other.agenda[i]
        self.offered = other.offered
        options = self.options
        for j in range(other.offered):
            options[j] = other.options[j]
        self.actor = other.actor
        self.over = other.over
        self.stop = other.stop
        self.tape = None

    # ---- dice
    def one_of(self, mask: i64) -> i64:
        """A random number from a mask that is not empty."""
        rest = mask & (mask - 1)
        if not rest:
            if not mask:
                raise ValueError("there is nothing to draw from")
            return lowest(mask)
        total: i64 = 1
        while rest:
            rest &= rest - 1
            total += 1
        skip = self.dice.below(total)
        while skip:
            mask &= mask - 1
            skip -= 1
        return lowest(mask)

    # ---- agenda
    def push(self, op: i64, who: i64, x: i64) -> None:
        self.push_frame(op | who << 8 | x << 16)

    def push_frame(self, frame: i64) -> None:
        store(self.agenda, self.depth, frame)
        self.depth += 1

    def run(self) -> None:
        """Perform frames until one of them leaves a question, the game is over, or a scene stops."""
        while self.depth:
            top = self.depth - 1  # with the index in a variable, compiled code counts no reference to the agenda
            frame = self.agenda[top]
            if frame == self.stop:
                break
            self.depth = top
            if self.act(frame & 255, frame >> 8 & 255, frame >> 16):
                self.depth += 1  # a question stays on the agenda until it is answered
                return
        self.offered = 0
        self.over = True
        if not self.depth:
            self.stop = NOWHERE  # the game ended before it

    def ended(self) -> bool:
        """Whether the game is over."""
        return self.over and not self.depth

    def stopped(self) -> bool:
        """Whether a scene has reached its stop: nothing is asked, and the next step stays on the agenda."""
        return self.over and self.depth > 0

    def apply(self, action: i64) -> None:
        """Answer the question on top, unchecked; for search."""
        top = self.depth - 1
        frame = self.agenda[top]
        self.depth = top
        self.take(frame & 255, frame >> 8 & 255, frame >> 16, action)
        self.run()

    def waiting(self) -> list[int]:
        """Depths of the frames that may be answered now: the top one and, for a secret op, those of this op below."""
        if self.over:
            return []
        top = self.depth - 1
        op = self.agenda[top] & 255
        found: list[int] = [top]
        if self.secret(op):
            while top > 0 and self.agenda[top - 1] & 255 == op:
                top -= 1
                found.append(top)
        return found

    def asked_in_secret(self) -> int:
        """The secret question on top, without its seat, as several seats may be asked at once; -1 if it is open."""
        if self.over:
            return -1
        frame = self.agenda[self.depth - 1]
        return frame & ~(255 << 8) if self.secret(frame & 255) else -1

    def to_act(self) -> list[int]:
        """The seats that have to decide now."""
        seats: list[int] = []
        for depth in self.waiting():
            frame = self.agenda[depth]
            seat: int = self.asks_seat(frame & 255, frame >> 8 & 255)
            if seat not in seats:
                seats.append(seat)
        return sorted(seats)

    def turn_to(self, seat: i64) -> bool:
        """Bring a question for this seat to the top, with its offer; False if there is none."""
        for depth in self.waiting():
            frame = self.agenda[depth]
            if self.asks_seat(frame & 255, frame >> 8 & 255) == seat:
                if depth < self.depth - 1 or self.actor != seat or not self.offered:
                    self.raise_frame(depth)
                return True
        return False

    def offers(self, seat: i64) -> list[int]:
        """The legal actions of a seat, even if another seat's question is on top."""
        if seat not in self.to_act():
            return []
        if self.actor == seat:
            return self.legal()
        other = self.copy()
        other.turn_to(seat)
        return other.legal()

    def raise_frame(self, depth: i64) -> None:
        """Bring one of the waiting frames to the top and make its offer; they may be answered in any order."""
        frame = self.agenda[depth]
        while depth < self.depth - 1:
            self.agenda[depth] = self.agenda[depth + 1]
            depth += 1
        self.agenda[depth] = frame
        self.run()

    def frames(self) -> list[int]:
        """The agenda, from the bottom up."""
        return [self.agenda[i] for i in range(self.depth)]

    # ---- offer and tape
    def add(self, action: i64) -> None:
        store(self.options, self.offered, action)
        self.offered += 1

    def add_all(self, verb: i64, mask: i64) -> None:
        """Add an action for each number in a mask."""
        self.offered = store_each(self.options, self.offered, verb, mask)

    def legal(self) -> list[int]:
        """The actions that may answer the question on top."""
        return [self.options[i] for i in range(self.offered)]

    def narrow(self, actions: list[int]) -> None:
        """Keep only these actions in the offer on top."""
        left: i64 = 0
        for i in range(self.offered):
            if self.options[i] in actions:
                self.options[left] = self.options[i]
                left += 1
        self.offered = left

    def report(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        """Write a fact to the tape, if one is attached."""
        if self.tape is not None:
            self.write(fact, a, b, c)

    def write(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        """Write a fact; apart from `report`, so that compiled code tests for a tape without a call."""
        assert self.tape is not None
        self.tape.record(self, (fact, a, b, c))


def playout(s: Core) -> i64:
    """Play at random to the end; returns the number of decisions."""
    decisions: i64 = 0
    dice = s.dice
    while not s.over:
        drawn = dice.below(s.offered)
        s.apply(s.options[drawn])
        decisions += 1
    return decisions
