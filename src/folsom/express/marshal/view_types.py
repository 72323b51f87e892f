"""What everybody sees of the Round cards of Marshal & Prisoners: their part of a view."""

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True)
class FallView:
    """The Round cards of Marshal & Prisoners: all of this is public."""

    fallen: Annotated[tuple[str, ...], "bandits that fell off the train (Deadly Fall)"]
