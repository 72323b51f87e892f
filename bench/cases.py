"""The benchmark cases: a name and a set-up for each."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Case:
    """A way to play Colt Express or Colt Super Express."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "express"


MAIN = Case("4 players", 4)  # the one that the goals refer to

# The same four bandits with each box: their decisions/s compared with those of MAIN are the price of the box.
BOXED = (
    Case("4, horses", 4, {"boxes": ["horses"]}),
    Case("4, time-travel car", 4, {"boxes": ["timecar"]}),
    Case("4, both boxes", 4, {"boxes": ["horses", "timecar"]}),
    Case("4 and the Marshal", 5, {"variant": "marshal"}),
)

CASES = (
    MAIN,
    *BOXED,
    Case("2 players (duel)", 2),
    Case("3 players", 3),
    Case("5 players", 5),
    Case("6 players", 6),
    Case("4, expert", 4, {"expert": True}),
    Case("3, pairs", 3, {"variant": "pairs"}),
    Case("4, teams", 4, {"variant": "teams"}),
    Case("4, teams, expert, both boxes", 4, {"variant": "teams", "expert": True, "boxes": ["horses", "timecar"]}),
    Case("Super, 4", 4, game="super"),
    Case("Super, 4, both modules", 4, {"boxes": ["reflex", "horse"]}, "super"),
    Case("Super, 7, both modules", 7, {"boxes": ["reflex", "horse"]}, "super"),
)
