"""The Horses & Stagecoach part of a view."""

from typing import Annotated

from folsom.interface.view_row import view_row


@view_row
class CoachView:
    """Horses & Stagecoach: all of this is public."""

    car: Annotated[int, "the car that the Stagecoach faces"]
    shotgun: Annotated[str, "the name of the place where the Shotgun is: `coach roof`, or the roof of that car"]
    horses: Annotated[tuple[int, ...], "how many stand beside each car, from the Locomotive on"]
    horses_ahead: Annotated[int, "how many stand beside a car in front of the Locomotive"]
    hostages: Annotated[tuple[str, ...], "those that nobody has taken"]
    taken: Annotated[tuple[str | None, ...], "the Hostage of each bandit, by number"]
    escaped: Annotated[tuple[str, ...], "bandits that rode away for good"]
    round_bullets: Annotated[
        tuple[int, ...], "how many Bullets each bandit has received in this round, by number (Mortal Bullet)"
    ]
