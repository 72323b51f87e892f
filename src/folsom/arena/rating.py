"""Ratings: the strengths under which the games would be likely, with how sure they are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from folsom.arena.playing import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A strength and its standard deviation, in openskill's units: everybody begins with 25 and 25/3."""

    mean: float
    deviation: float


def model() -> "PlackettLuce | None":
    """Plackett and Luce's, without the drift that openskill allows people: a bot does not learn between two games."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce(tau=0.0)


def rate(names: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """Winners before all others, who are equal; the order of the games matters a little.  Nothing without openskill.

    Whoever holds several sides of a game learns from all of them, on the average.
    """
    luce = model()
    if luce is None:
        return {}
    start = luce.rating()
    ratings = {name: Rating(start.mu, start.sigma) for name in names}
    for result in results:
        known = [[luce.rating(ratings[name].mean, ratings[name].deviation)] for name in result.sides]
        ranks = [0.0 if side in result.won else 1.0 for side in range(len(known))]
        learnt = luce.rate(known, ranks=ranks)
        for name in dict.fromkeys(result.sides):
            mine = [learnt[side][0] for side, holder in enumerate(result.sides) if holder == name]
            mean = sum(one.mu for one in mine) / len(mine)
            ratings[name] = Rating(mean, sqrt(sum(one.sigma**2 for one in mine) / len(mine)))
    return ratings
