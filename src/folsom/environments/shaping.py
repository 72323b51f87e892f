"""How much dollars count before the end of a game: checked once, for every kind of environment."""

from math import inf

from folsom.interface.errors import SetupError, shown


def weight(shaping: object) -> float:
    """How much a thousand dollars count."""
    if isinstance(shaping, bool) or not isinstance(shaping, int | float) or not 0 <= shaping < inf:
        raise SetupError(f"shaping is a number from 0 on, not {shown(shaping)}")
    return float(shaping)
