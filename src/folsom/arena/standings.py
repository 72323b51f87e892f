"""The results of the games for each contestant."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from folsom.arena.match import Result
from folsom.arena.rating import Rating, rate
from folsom.bulk.figures import Spread, Wins


@dataclass
class Standing:
    """The results of one contestant, over all sides that it held.

    The interval of the wins is Wilson's, which assumes independent games.  The games of a deal are nearly independent;
    of several sides in one game only one can win, which makes the interval rather too wide (docs/bots.md).
    """

    name: str
    wins: Wins = field(default_factory=Wins)
    scores: Spread = field(default_factory=Spread)
    rating: Rating | None = None

    def add(self, score: int, won: Fraction) -> None:
        self.wins.merge(Wins(1, won))
        self.scores.add(score)


def standings(names: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """All standings, from the best to the worst; players who win together share the win."""
    ratings = rate(names, results)
    return counted([Standing(name, rating=ratings.get(name)) for name in names], results, "")


def standings_by_role(names: Sequence[str], results: Sequence[Result]) -> dict[str, list[Standing]]:
    """The same for each role, without ratings: ratings do not distinguish roles."""
    roles = sorted({role for result in results for role in result.roles}, reverse=True)
    return {role: counted([Standing(name) for name in names], results, role) for role in roles}


def counted(table: list[Standing], results: Sequence[Result], role: str) -> list[Standing]:
    """The contestants that have played in this role (any role if it is empty), from the best to the worst."""
    found = {standing.name: standing for standing in table}
    for result in results:
        for side, (name, score) in enumerate(zip(result.sides, result.scores, strict=True)):
            if not role or result.roles[side] == role:
                found[name].add(score, Fraction(1, len(result.won)) if side in result.won else Fraction(0))
    return sorted((one for one in table if one.wins.games), key=lambda standing: -standing.wins.share())
