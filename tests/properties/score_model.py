"""The scores computed a second time, from the image of the last position and from all shots.

Nothing here calls the rules: values, ransoms and stations are written out a second time.
"""

from collections import Counter
from typing import Any

from folsom.express.codes import F_FIRST, F_NEUTRAL, F_SCORE, F_SHOT, F_WON
from folsom.express.horses.steps import F_POODLE
from folsom.kernel.core import Fact
from tests.properties.configurations import Base
from tests.properties.ground_model import HOSTAGES, Spot, spot_names

PURSES, JEWELS, STRONGBOXES = range(18), range(18, 24), range(24, 27)
NEUTRAL = 8
FIXED = {"Zealot": 700, "Minister": 900, "Teacher": 800, "Poodle": 1000}


class Final:
    """A position at the end of the game."""

    def __init__(self, base: Base, image: dict[str, Any], facts: list[Fact]) -> None:
        self.base = base
        self.image = image
        self.card = image["card"]
        self.bandits = image["bandits"]
        self.seats = image["seats"]
        parts: dict[str, int] = {}
        for extra in image["extras"]:
            parts.update(extra)
        self.taken = parts.get("taken", 0)
        names = self.place_names()
        self.spots: list[Spot] = [names[b["place"]] for b in self.bandits]
        self.shots = [(a, b) for code, a, b, _ in facts if code == F_SHOT]
        self.wounds = wounds_of_the_last_round(facts)
        self.allies = 2 if base.variant == "teams" else 1
        self.purses, self.jewels, self.boxes = PURSES, JEWELS, STRONGBOXES
        self.seen: Counter[str] = Counter()

    def place_names(self) -> tuple[Spot, ...]:
        cars = {"duel": 4, "pairs": self.base.players + 1}.get(self.base.variant, self.base.players)
        return spot_names(cars, self.base.horses, self.base.timecar)

    # ---- sides
    def side(self, who: int) -> int:
        return int(self.bandits[who]["seat"]) // self.allies

    def members(self, side: int) -> list[int]:
        return [who for who in range(len(self.bandits)) if self.side(who) == side]

    @property
    def sides(self) -> range:
        return range(self.base.players // self.allies)

    # ---- what somebody has
    def tokens(self, who: int, kind: range) -> list[int]:
        return [token for token in kind if self.bandits[who]["loot"] >> token & 1]

    def loot(self, who: int) -> int:
        """END-1; a Strongbox is counted by itself, as it may be shared."""
        purses = sum(250 + 50 * (self.image["faces"] >> 3 * token & 7) for token in self.tokens(who, self.purses))
        return int(
            purses + 500 * len(self.tokens(who, self.jewels)) + self.bandits[who]["cash"] + self.strongboxes(who)
        )

    def strongboxes(self, who: int) -> int:
        """EVENT-SHARE: rounded down box by box."""
        if self.card != "Sharing the Loot":
            return 1000 * len(self.tokens(who, self.boxes))
        mates = self.mates(who)
        total = sum(1000 // len(mates) for q in mates for _ in self.tokens(q, self.boxes))
        self.seen["score EVENT-SHARE"] += total != 1000 * len(self.tokens(who, self.boxes))
        return total

    def mates(self, who: int) -> list[int]:
        """The bandits on somebody's spot."""
        return [q for q, spot in enumerate(self.spots) if spot == self.spots[who]]

    def ransom(self, who: int) -> int:
        guest = HOSTAGES[self.taken >> 4 * who & 15]
        if guest == "Old Lady":
            value = 500 * len(self.tokens(who, self.jewels))
        elif guest == "Banker":
            value = 1000 if self.tokens(who, self.boxes) else 0
        elif guest == "Poker Player":
            value = 250 * len(self.tokens(who, self.purses))
        elif guest == "Photographer":
            value = 200 * self.foreign_bullets(self.bandits[who]["seat"])
        else:
            value = FIXED.get(guest, 0)
        if guest:
            self.seen["score HOST-1"] += 1
            self.seen[f"ransom of the {guest}"] += bool(value)
        return value

    def foreign_bullets(self, seat: int) -> int:
        """HOST-PHOTOGRAPHER: of others, among the cards of one player."""
        mine = [who for who in range(len(self.bandits)) if self.side(who) == seat // self.allies]
        return sum(number for colour, number in self.bullets(seat).items() if colour not in (*mine, NEUTRAL))

    def bullets(self, seat: int) -> Counter[int]:
        """The Bullets among a player's cards: deck, hand, discard, on top of the deck."""
        q, piles = self.seats[seat], self.image["piles"][seat]
        found: Counter[int] = Counter(piles.get("top", ()))
        for bag in (q["deck_bullets"], q["hand_bullets"], piles.get("bullets", 0)):
            for colour in range(NEUTRAL + 1):
                found[colour] += bag >> 5 * colour & 31
        return found

    def mortal(self, who: int) -> int:
        """EVENT-MORTAL."""
        if self.card != "Mortal Bullet":
            return 0
        self.seen["score EVENT-MORTAL"] += bool(self.wounds[who])
        return -150 * self.wounds[who]

    def caught(self, who: int) -> bool:
        """EVENT-ESCAPE; and EVENT-FALL, which has the same effect."""
        if self.card == "Deadly Fall":
            return self.spots[who][0] == "off"
        return self.card == "Escape" and self.spots[who][0] not in ("coach", "off")

    # ---- sides
    def money(self, side: int) -> int:
        total = 0
        several = len(self.members(side)) > 1
        for who in self.members(side):
            dollars = self.loot(who) + self.ransom(who) + self.mortal(who)
            if several and self.caught(who):
                self.seen["score EVENT-ESCAPE"] += bool(dollars)
                dollars = 0
            total += dollars
        return total

    def gunslingers(self) -> list[int]:
        """END-2, PAIR-5, TEAM-7: hits on a bandit's own side do not count; there is none in the two-player game."""
        if self.base.variant == "duel":
            return []
        fired = [sum(self.side(a) == side for a, _ in self.shots) for side in self.sides]
        own = [sum(self.side(a) == self.side(b) == side for a, b in self.shots) for side in self.sides]
        if self.base.variant in ("pairs", "teams"):
            fired = [number - less for number, less in zip(fired, own, strict=True)]
        return [side for side in self.sides if fired[side] == max(fired)]

    def scores(self) -> tuple[list[int], list[int]]:
        """What each side has, and which of them win."""
        totals = [self.money(side) for side in self.sides]
        for side in self.gunslingers():
            totals[side] += 1000
        free = [side for side in self.sides if not all(self.caught(who) for who in self.members(side))]
        self.seen["loses EVENT-ESCAPE"] += len(free) < len(totals)
        self.seen["below zero"] += any(total < 0 for total in totals)
        received = [sum(self.bandits[who]["received"] for who in self.members(side)) for side in self.sides]
        ranks = {side: (totals[side], -received[side]) for side in free}
        return totals, [side for side in free if ranks[side] == max(ranks.values())]


def wounds_of_the_last_round(facts: list[Fact]) -> Counter[int]:
    """Who got how many Bullets since the First Player changed for the last time, the Poodle's among them."""
    last = max(k for k, fact in enumerate(facts) if fact[0] == F_FIRST)
    found: Counter[int] = Counter()
    for code, a, b, _ in facts[last:]:
        if code == F_SHOT:
            found[b] += 1
        elif code in (F_NEUTRAL, F_POODLE):
            found[a] += 1
    return found


def check_scores(final: Final, facts: list[Fact]) -> Counter[str]:
    """The reported scores and winners are those of the model."""
    totals, winners = final.scores()
    told = [b for code, _, b, _ in facts if code == F_SCORE]
    won = [a // final.allies for code, a, _, _ in facts if code == F_WON]
    assert told == totals, f"scores {told}, not {totals}"
    assert won == winners, f"winners {won}, not {winners}"
    return final.seen
