"""One fact, told to one seat."""

from typing import Any

from folsom.express.bags import bullets_in, cards_in
from folsom.express.interface.names import Speech, bandit_name, bullets_of, cards_of
from folsom.express.state import State
from folsom.interface.words import Catalogue
from folsom.kernel.core import Fact


class Telling:
    """One fact, told to one seat: its points, and the names that its words need."""

    def __init__(self, s: State, fact: Fact, seat: int | None, words: Catalogue) -> None:
        self.s = s
        self.code, self.a, self.b, self.c = fact
        self.seat = seat
        self.words = words
        self.speech = Speech(s, words)
        self.points: dict[str, Any] = {}
        self.named: dict[str, object] = {}
        self.shade = ""  # which sentence of several

    def about_seat(self) -> None:
        self.points["seat"] = self.a
        self.named["name"] = self.speech.seat(self.a)

    def about_bandit(self, who: int) -> None:
        self.points["bandit"] = bandit_name(self.s, who)
        self.named["bandit"] = self.points["bandit"]

    def mine(self) -> bool:
        return self.seat == self.a


def tell_cards(t: Telling) -> None:
    """PLAN-9, KEEP-1: how many cards somebody has drawn or kept is public, which they are is not."""
    number: int = cards_in(t.b) + bullets_in(t.c)
    t.about_seat()
    t.points["number"] = number
    t.named["number"] = number
    t.shade = {0: "none", 1: "one"}.get(number, "hidden")
    if t.mine() and number:
        t.shade = "open"
        t.points.update(cards=cards_of(t.s, t.a, t.b), bullets=bullets_of(t.s, t.c))
        t.named["cards"] = t.speech.listed(t.speech.cards(t.a, t.b) + t.speech.bullets(t.c))
