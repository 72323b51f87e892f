"""What everybody sees of the Water Tower."""

from typing import Annotated, TypedDict

from folsom.interface.view_row import view_row


@view_row
class TowerView:
    """The Water Tower behind the Caboose."""

    water: Annotated[int, "how often it can still spout"]


class Spouted(TypedDict):
    """The Water Tower spouted."""

    water: Annotated[int, "how often the Water Tower can still spout"]
