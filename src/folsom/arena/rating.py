"""Ratings: the strengths that best explain the results, with their uncertainty."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from folsom.arena.match import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A strength and its standard deviation, in openskill's units: everybody begins with 25 and 25/3."""

    mean: float
    deviation: float


def model() -> "PlackettLuce | None":
    """The Plackett-Luce model, without the drift that openskill assumes for people: a bot does not change with time."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce(tau=0.0)


def rate(names: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """Ratings by places: winners, then the others by score, then those that failed.  Empty without openskill.

    The order of the games matters a little.  A contestant with several sides gets the mean of their new ratings.
    """
    luce = model()
    if luce is None:
        return {}
    start = luce.rating()
    ratings = {name: Rating(start.mu, start.sigma) for name in names}
    for result in results:
        known = [[luce.rating(ratings[name].mean, ratings[name].deviation)] for name in result.sides]
        learnt = luce.rate(known, ranks=places(result))
        for name in dict.fromkeys(result.sides):
            mine = [learnt[side][0] for side, holder in enumerate(result.sides) if holder == name]
            mean = sum(one.mu for one in mine) / len(mine)
            ratings[name] = Rating(mean, sqrt(sum(one.sigma**2 for one in mine) / len(mine)))
    return ratings


def places(result: Result) -> list[float]:
    """The place of each side, from 0; equal sides share a place, and sides that forfeited come last."""
    order = [
        (side in result.forfeited, side not in result.won, -score if side not in result.won else 0)
        for side, score in enumerate(result.scores)
    ]
    return [float(sorted(set(order)).index(place)) for place in order]
