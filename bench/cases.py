"""What is played: a name and a set-up for each case."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Case:
    """A way to play Colt Express or Colt Super Express."""

    name: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "express"


MAIN = Case("4 players", 4)  # the one that the goals speak of

CASES = (
    MAIN,
    Case("2 players (duel)", 2),
    Case("3 players", 3),
    Case("5 players", 5),
    Case("6 players", 6),
    Case("4, expert", 4, {"expert": True}),
    Case("3, pairs", 3, {"variant": "pairs"}),
    Case("4, teams", 4, {"variant": "teams"}),
    Case("Super, 4", 4, game="super"),
    Case("Super, 4, both modules", 4, {"boxes": ["reflex", "horse"]}, "super"),
    Case("Super, 7, both modules", 7, {"boxes": ["reflex", "horse"]}, "super"),
)
