"""Teams as a variant that hosts can choose."""

from folsom.express.rules import Rules
from folsom.express.teams.box import teams
from folsom.express.variant import Variant


class Teams(Variant):
    """TEAM-1: partners sit side by side."""

    def add(self, r: Rules) -> None:
        teams(r)
