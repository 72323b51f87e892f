"""Clocks: who may think until when.  Computed from the times of entries alone, so that they outlive the server."""

from collections.abc import Iterable

from folsom.server.entries import Clock

NONE, DECISION, PLAYER = "none", "decision", "player"
KINDS = (NONE, DECISION, PLAYER)
LONGEST = 30 * 24 * 3600  # seconds
WARNINGS = (3600, 60, 10)  # seconds before the end; only those shorter than half of the time given


def clock_error(clock: Clock) -> str | None:
    """Why this is no clock, in a sentence."""
    if clock.kind not in KINDS:
        return f"a clock is one of {', '.join(KINDS)}"
    if clock.kind == NONE:
        return "a clock of kind none has no seconds" if clock.seconds or clock.plus else None
    if not 5 <= clock.seconds <= LONGEST:
        return f"a clock gives 5 seconds to {LONGEST}, that is 30 days"
    if not 0 <= clock.plus <= 3600 or (clock.plus and clock.kind != PLAYER):
        return "only a player's clock gives more for each decision, at most 3600 seconds"
    return None


class Clocks:
    """The clocks of all seats."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [1000 * clock.seconds] * players  # milliseconds, when the seat was asked
        self.rest: dict[int, int] = {}  # what was left when the seat last decided
        self.since: dict[int, int] = {}  # when each seat that has to decide was asked

    def ask(self, seats: Iterable[int], at: int) -> None:
        """These seats have to decide; whoever had to before goes on thinking."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}

    def answer(self, seat: int, at: int) -> None:
        """A seat has decided: what it has used is gone, or given anew for the next decision."""
        if seat not in self.since:  # in Colt Super Express one may decide to think again
            self.take_back(seat)
            return
        self.pause(seat, at)
        self.rest[seat] = self.left[seat]
        self.left[seat] += 1000 * self.clock.plus
        self.skip(seat)

    def skip(self, seat: int) -> None:
        """A seat has decided, or a bot that keeps it, at nobody's cost."""
        self.since.pop(seat, None)
        if self.clock.kind == DECISION:
            self.left[seat] = 1000 * self.clock.seconds

    def pause(self, seat: int, at: int) -> None:
        """What a seat has used is gone."""
        if seat in self.since:
            self.left[seat] = max(0, self.left[seat] - (at - self.since[seat]))
            self.since[seat] = at

    def go_on(self, seat: int, at: int) -> None:
        """A seat thinks from now on."""
        if seat in self.since:
            self.since[seat] = at

    def take_back(self, seat: int) -> None:
        """A seat decides anew: it has what it had left, or nobody would ever run out of time."""
        self.left[seat] = self.rest.get(seat, self.left[seat])

    def restart(self, at: int) -> None:
        """The time since everybody was asked does not count."""
        self.since = dict.fromkeys(self.since, at)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat is up."""
        if self.clock.kind == NONE or seat not in self.since:
            return None
        return self.since[seat] + self.left[seat]

    def warnings(self, seat: int) -> list[tuple[int, int]]:
        """When to warn a seat, and how many seconds it has left then."""
        until = self.deadline(seat)
        if until is None:
            return []
        return [(until - 1000 * left, left) for left in WARNINGS if 2000 * left < self.left[seat]]
