"""Clocks: how long each seat may think.  They depend only on the times of entries, and so survive a restart."""

from collections.abc import Iterable

from folsom.server.entries import Clock

NONE, DECISION, PLAYER = "none", "decision", "player"
KINDS = (NONE, DECISION, PLAYER)
LONGEST = 30 * 24 * 3600  # seconds
WARNINGS = (3600, 60, 10)  # seconds before the deadline; only those shorter than half of the time given


def clock_error(clock: Clock) -> str | None:
    """What is wrong with a clock, in a sentence; None if nothing is."""
    if clock.kind not in KINDS:
        return f"the kind of a clock is one of {', '.join(KINDS)}"
    if clock.kind == NONE:
        return "a clock of kind none has no seconds" if clock.seconds or clock.plus else None
    if not 5 <= clock.seconds <= LONGEST:
        return f"a clock has between 5 and {LONGEST} seconds (30 days)"
    if not 0 <= clock.plus <= 3600 or (clock.plus and clock.kind != PLAYER):
        return "only a clock of kind player has plus, and that is at most 3600 seconds"
    return None


class Clocks:
    """The clocks of all seats."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [1000 * clock.seconds] * players  # milliseconds left when the seat was asked
        self.rest: dict[int, int] = {}  # milliseconds left after the seat's latest decision
        self.since: dict[int, int] = {}  # when each seat that has to decide was asked

    def ask(self, seats: Iterable[int], at: int) -> None:
        """These seats have to decide; the clocks of those that were asked before keep running."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}

    def answer(self, seat: int, at: int) -> None:
        """A seat has decided: subtract the time used, or reset it if the clock is per decision."""
        if seat not in self.since:  # it changes an answer that it has given in secret
            self.take_back(seat)
            return
        self.pause(seat, at)
        self.rest[seat] = self.left[seat]
        self.left[seat] += 1000 * self.clock.plus
        self.skip(seat)

    def skip(self, seat: int) -> None:
        """Stop the clock of a seat that has decided; a bot's thinking does not use up the person's time."""
        self.since.pop(seat, None)
        if self.clock.kind == DECISION:
            self.left[seat] = 1000 * self.clock.seconds

    def pause(self, seat: int, at: int) -> None:
        """Subtract the time that a seat has used so far."""
        if seat in self.since:
            self.left[seat] = max(0, self.left[seat] - (at - self.since[seat]))
            self.since[seat] = at

    def resume(self, seat: int, at: int) -> None:
        """Start counting the time of a seat now."""
        if seat in self.since:
            self.since[seat] = at

    def take_back(self, seat: int) -> None:
        """A seat decides again with the time that it had left: taking back must not gain time."""
        self.left[seat] = self.rest.get(seat, self.left[seat])

    def restart(self, at: int) -> None:
        """Restart all running clocks now: the time while the server was down does not count."""
        self.since = dict.fromkeys(self.since, at)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out."""
        if self.clock.kind == NONE or seat not in self.since:
            return None
        return self.since[seat] + self.left[seat]

    def warnings(self, seat: int) -> list[tuple[int, int]]:
        """The times at which to warn a seat, each with the seconds left."""
        until = self.deadline(seat)
        if until is None:
            return []
        return [(until - 1000 * left, left) for left in WARNINGS if 2000 * left < self.left[seat]]
