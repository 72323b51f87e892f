"""The time-travel car's part of a view."""

from typing import Annotated

from folsom.interface.view_row import view_row


@view_row
class JourneyView:
    """The time-travel car: who is away is public; only their player knows where the bandit will appear (TCAR-8)."""

    bandit: Annotated[str | None, "who is away in time, if anybody"]
    destination: Annotated[
        str | None,
        "the name of the place where the bandit will appear; `None` for all but its player, and before it is chosen",
    ]
