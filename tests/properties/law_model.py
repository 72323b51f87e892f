"""The scores of a game with a Marshal player, computed a second time (MP-END-1 to MP-END-3, MP-GOAL-1, MP-GOAL-2).

Nothing here calls the rules: goals, Brawler cards, Prisoners and posters are counted independently, arrests and hits
from the facts.
"""

from typing import Any

from folsom.express.codes import F_MOVED
from folsom.express.marshal.steps import BY_ARREST, F_BRAWLER, F_FREED, F_LOCKED_UP
from folsom.kernel.core import Fact
from tests.properties.configurations import Base
from tests.properties.ground_model import Spot, spot_names
from tests.properties.score_model import Final

CELL: Spot = ("cell", "")
TARGETS = ("cylinder", "lead", "enemy", "mail", "prison", "brawlers", "strongboxes")
WARRANTS = 8  # goals below this are warrants


class LawFinal(Final):
    """The end of a game with a Marshal player, who has the last character."""

    def __init__(self, base: Base, image: dict[str, Any], facts: list[Fact]) -> None:
        super().__init__(base, image, facts)
        parts: dict[str, int] = {}
        for extra in image["extras"]:
            parts.update(extra)
        self.parts = parts
        characters = [b["character"] for b in self.bandits]
        self.marshal = characters.index(max(characters))
        more = base.players == 8  # MP-SET-12
        self.purses = range(18 + more)
        self.jewels = range(18 + more, 24 + more)
        self.boxes = range(24 + more, 26 + more + base.horses)
        self.arrested = {a for code, a, _, c in facts if code == F_MOVED and c == BY_ARREST}
        self.hit = {b for a, b in self.shots if a == self.marshal}
        self.brawled = [(a, b) for code, a, b, _ in facts if code == F_BRAWLER]
        self.freed: dict[int, int] = {}  # by freed Prisoner: who has them
        for code, a, b, _ in facts:
            if code == F_FREED:
                self.freed[b] = a
            elif code == F_LOCKED_UP:
                del self.freed[b]

    def place_names(self) -> tuple[Spot, ...]:
        """The cell is the first place after those of the train."""
        cars = min(self.base.players - 1, 5) + 1  # MP-SET-3
        found = spot_names(cars, self.base.horses, self.base.timecar)
        return (*found[: 2 * cars + 2], CELL, *found[2 * cars + 2 :])

    # ---- money
    def mail(self, who: int) -> list[int]:
        """The two Mailbags are the last tokens."""
        first = self.boxes.stop + 6 * self.base.horses  # after six Whiskeys
        return self.tokens(who, range(first, first + 2))

    def loot(self, who: int) -> int:
        mail = sum(1200 if token == self.parts["rich"] else 200 for token in self.mail(who))
        return super().loot(who) + mail

    def mates(self, who: int) -> list[int]:
        """MP-MAR-5: the Marshal is not a bandit."""
        return [mate for mate in super().mates(who) if mate != self.marshal]

    def money(self, side: int) -> int:
        if side == self.marshal:
            return 0
        poster = 0 if side in self.arrested else 500
        brawls = sum(dollars for who, dollars in self.brawled if who == side)
        prisoners = 200 * sum(who == side for who in self.freed.values())
        return super().money(side) + poster + brawls + prisoners

    def gunslingers(self) -> list[int]:
        fired = {side: sum(a == side for a, _ in self.shots) for side in self.sides if side != self.marshal}
        return [side for side, number in fired.items() if number == max(fired.values())]

    # ---- goals
    def met(self, goal: int) -> bool:
        if goal < WARRANTS:
            return goal in self.arrested
        bandits = [who for who in self.sides if who != self.marshal]
        kind = TARGETS[goal - WARRANTS]
        if kind == "cylinder":
            return 0 in (self.parts["first"], self.parts["second"])
        if kind == "lead":
            return self.hit == set(bandits)
        if kind == "enemy":
            return len(self.arrested) >= 3
        if kind == "mail":
            return sum(len(self.mail(who)) for who in bandits) <= 1
        if kind == "prison":
            return len(self.freed) <= (1 if len(bandits) < 5 else 2)
        if kind == "brawlers":
            return len(self.brawled) <= (1 if len(bandits) < 5 else 2)
        return not any(self.tokens(who, self.boxes) for who in bandits)

    def scores(self) -> tuple[list[int], list[int]]:
        totals, _ = super().scores()
        able = [side for side in self.sides if side != self.marshal and not self.caught(side)]
        if self.card == "Crime Doesn't Pay!":
            able = [side for side in able if self.spots[side] != CELL]
        ranks = {side: (totals[side], -self.bandits[side]["received"]) for side in able}
        winners = [side for side in able if ranks[side] == max(ranks.values())]
        goals = [(self.parts["goals"] >> 4 * number & 15) - 1 for number in range(5)]
        fell = self.card == "Deadly Fall" and self.spots[self.marshal][0] == "off"
        if sum(self.met(goal) for goal in goals) < 4 or fell:
            return totals, winners
        return totals, sorted([self.marshal, *self.poorest(totals)])

    def poorest(self, totals: list[int]) -> list[int]:
        """EVENT-GUILTY."""
        if self.card != "Guilty Conscience":
            return []
        least = min(totals[side] for side in self.sides if side != self.marshal)
        found = [side for side in self.sides if side != self.marshal and totals[side] == least]
        return found if len(found) == 1 else []
