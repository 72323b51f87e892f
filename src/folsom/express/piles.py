"""The piles of a seat in a game with a discard: the discard, and the top of the deck."""

from folsom.kernel.bits import BLANK
from folsom.kernel.fast import i64


class Piles:
    """Below the Bullets on top, a deck has no order."""

    def __init__(self) -> None:
        self.cards: i64 = 0  # the discard: Action cards and Bullets
        self.bullets: i64 = 0
        self.open_cards: i64 = 0  # those of them that were discarded openly (EXPERT-1)
        self.open_bullets: i64 = 0
        self.top = BLANK[:]  # colours of the Bullets on the deck, the latest last (EXPERT-4)
        self.tops: i64 = 0
        self.sure: i64 = 0  # Bullets drawn from the top: everybody has seen them go into the hand
        self.tucked: i64 = 0  # those that went on to the discard unseen; at most `tucked_limit` cards there are Bullets
        self.tucked_limit: i64 = 0
        self.drawn: i64 = 0  # cards drawn since Bullets in hand were discarded: at most this many in hand are Bullets

    def lay(self, colour: i64) -> None:
        """Put a Bullet on top of the deck."""
        self.top[self.tops] = colour
        self.tops += 1

    def assign(self, o: "Piles") -> None:
        self.cards = o.cards
        self.bullets = o.bullets
        self.open_cards = o.open_cards
        self.open_bullets = o.open_bullets
        for k in range(o.tops):
            self.top[k] = o.top[k]
        self.tops = o.tops
        self.drawn = o.drawn
        self.sure = o.sure
        self.tucked = o.tucked
        self.tucked_limit = o.tucked_limit
