"""What everybody sees of the Water Tower."""

from dataclasses import dataclass
from typing import TypedDict


@dataclass(frozen=True)
class TowerView:
    """The Water Tower behind the Caboose."""

    water: int  # how often it can still spout


class Spouted(TypedDict):
    """The Water Tower spouted."""

    water: int
