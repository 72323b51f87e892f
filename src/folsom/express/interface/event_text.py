"""A fact from the point of view of one seat."""

from folsom.express.interface.names import Speech, bandit_name
from folsom.express.state import State
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact


class EventText:
    """A fact from the point of view of one seat: the names for its words, and which of several sentences is used."""

    def __init__(self, s: State, fact: Fact, seat: int | None, words: Catalogue) -> None:
        self.s = s
        self.code, self.a, self.b, self.c = fact
        self.seat = seat
        self.words = words
        self.speech = Speech(s, words)
        self.named: dict[str, object] = {}
        self.sentence = ""  # which sentence of several
        self.number = -1  # of things, for a sentence with plural forms; -1: it has none

    def name_seat(self) -> int:
        """Name the seat that the fact is about in its words."""
        self.named["name"] = self.speech.seat(self.a)
        return self.a

    def name_bandit(self, who: int) -> str:
        """Name a bandit in its words."""
        name = bandit_name(self.s, who)
        self.named["bandit"] = name
        return name

    def about_me(self, who: int) -> bool:
        """Whether the viewer is the seat of this bandit."""
        return self.s.bandits[who].seat == self.seat

    def about_us(self, who: int) -> bool:
        """Whether the viewer is the seat of this bandit or its partner."""
        allies = self.s.rules.allies
        return self.seat is not None and self.s.bandits[who].seat // allies == self.seat // allies

    def mine(self) -> bool:
        """Whether the viewer is the seat that the fact is about."""
        return self.seat == self.a
