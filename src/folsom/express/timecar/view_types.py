"""What a seat may know of the time-travel car: its part of a view."""

from dataclasses import dataclass


@dataclass(frozen=True)
class JourneyView:
    """The time-travel car: who is away is public; where the bandit will appear, only its player knows (TCAR-8)."""

    bandit: str | None
    destination: str | None
