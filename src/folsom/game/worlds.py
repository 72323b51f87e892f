"""Worlds for search: positions that a seat could be in, as far as it knows."""

from collections.abc import Sequence

from folsom.interface.errors import IllegalAction, shown
from folsom.kernel.core import Core


def narrow(world: Core, legal: Sequence[int]) -> None:
    """Restrict the current question to these actions."""
    world.narrow(list(legal))
    if not world.offered:
        raise IllegalAction(f"none of the actions {shown(list(legal))} answers what this seat is asked now")
