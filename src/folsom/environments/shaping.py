"""The weight of dollars before the end of a game, for all environments."""

from math import inf

from folsom.interface.errors import SetupError, shown


def weight(shaping: object) -> float:
    """The checked weight of a thousand dollars."""
    if isinstance(shaping, bool) or not isinstance(shaping, int | float) or not 0 <= shaping < inf:
        raise SetupError(f"shaping is a number from 0 on, not {shown(shaping)}")
    return float(shaping)
