"""The server's time: milliseconds since 1970 that no change of the machine's clock moves."""

import time

AHEAD = 24 * 3_600_000  # milliseconds that stored times may be ahead of the machine's clock and still be believed


class MonotonicClock:
    """Reads the time of day once, and counts on by the monotonic clock.

    `latest` is the latest time that was stored: a clock that was turned back since starts there, so that what is stored
    later is later.  A time that is far ahead was wrong itself, and is not believed.
    """

    def __init__(self, latest: int = 0) -> None:
        now = time.time_ns() // 1_000_000
        self.start = latest if now < latest <= now + AHEAD else now
        self.begun = time.monotonic_ns()

    def __call__(self) -> int:
        return self.start + (time.monotonic_ns() - self.begun) // 1_000_000
