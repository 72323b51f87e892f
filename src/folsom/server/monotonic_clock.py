"""The server's time: milliseconds since 1970, unaffected by changes of the system clock."""

import time

EARLIEST = 1_767_225_600_000  # the beginning of 2026: a clock that shows less has not been set
AHEAD = 24 * 3_600_000  # milliseconds that a stored time may be ahead of the system clock and still be trusted


class MonotonicClock:
    """Reads the system clock once, and then adds the time of the monotonic clock.

    `latest` is the latest stored time: if the system clock has been set back since, time continues from there, so that
    later entries have later times.  A stored time far in the future is assumed to be a mistake and ignored, unless the
    system clock is obviously wrong: a machine without a battery starts in 1970.
    """

    def __init__(self, latest: int = 0) -> None:
        now = time.time_ns() // 1_000_000
        trusted = latest <= now + AHEAD or now < EARLIEST
        self.start = max(now, latest) if trusted else now
        self.begun = time.monotonic_ns()

    def __call__(self) -> int:
        return self.start + (time.monotonic_ns() - self.begun) // 1_000_000
