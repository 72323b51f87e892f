"""What a seat may know of Horses & Stagecoach: its part of a view."""

from dataclasses import dataclass


@dataclass(frozen=True)
class CoachView:
    """Horses & Stagecoach: all of this is public."""

    car: int  # that the Stagecoach faces
    shotgun: str  # the place where he is: `coach roof`, or a roof of the train
    horses: tuple[int, ...]  # how many stand beside each car, from the Locomotive on
    horses_ahead: int  # beside the time-travel car
    hostages: tuple[str, ...]  # that nobody has taken
    taken: tuple[str | None, ...]  # the Hostage of each bandit
    escaped: tuple[str, ...]  # bandits that rode away for good
    round_bullets: tuple[int, ...]  # how many Bullets each bandit has received in this round (EVENT-MORTAL)
