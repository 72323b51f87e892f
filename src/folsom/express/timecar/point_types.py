"""The points of events and options of the time-travel car."""

from typing import Annotated, NotRequired

from folsom.express.interface.point_types import AboutBandit, Floor
from folsom.interface.declarations import WHO_KNOWS_IT, OneOf


class SetOut(AboutBandit):
    """Time travel: a bandit has chosen where to appear; only their player knows where."""

    place: NotRequired[Annotated[int, "the number of the place: an index of `view.places`", WHO_KNOWS_IT]]
    car: NotRequired[Annotated[int | None, "the number of its car; None: not in a car, with a `name`", WHO_KNOWS_IT]]
    floor: NotRequired[Annotated[Floor | None, "of `car`", WHO_KNOWS_IT]]
    name: NotRequired[Annotated[str, OneOf("PlaceName"), "the name of a place that is not in a car", WHO_KNOWS_IT]]
