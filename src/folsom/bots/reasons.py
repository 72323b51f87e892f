"""Why one answer is better than another: what happens more or less often after it, in sentences."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Protocol

from folsom.bots.playouts import Prospect, differences, together
from folsom.interface.words import load

MOST = 2  # reasons for an answer
EVEN = 0.01  # of the chance of winning: less is no difference
RICHER = 50  # dollars: less is not worth a sentence, nor are loot cards, which are few


class Estimate(Protocol):
    """A figure, as far as reasons need it."""

    @property
    def chance(self) -> float: ...

    @property
    def money(self) -> float: ...


class Reasons:
    """The answers to one question, each with its prospect."""

    def __init__(
        self, figures: Mapping[int, Estimate], prospects: Mapping[int, Prospect], best: int, language: str
    ) -> None:
        self.figures = figures
        self.prospects = prospects
        self.best = best
        self.words = load([files("folsom.bots") / "words"], language)

    def reason(self, action: int) -> str:
        """The reasons for the best answer; for any other answer, how it compares with the best."""
        own = self.prospects[action]
        rest = [one for other, one in self.prospects.items() if other != self.best]
        if not rest:
            return ""
        other = together(rest) if action == self.best else self.prospects[self.best]
        apart = differences(own, other)
        if action == self.best:
            found = [words for worth, words in apart if worth > 0][:MOST]
        else:
            found = [words for _, words in (*apart[:1], *apart[1:][-1:])]
        if found:
            return self.compared(found, own, other, "otherwise" if action == self.best else "instead")
        return self.in_all(action)

    def in_all(self, action: int) -> str:
        """The sentence for answers that do not differ in any single outcome."""
        best = self.figures[self.best]
        compared = [one for one in self.prospects if one != self.best] if action == self.best else [action]
        others = [self.figures[one] for one in compared]
        more = best.money - sum(other.money for other in others) / len(others)
        if best.chance - max(other.chance for other in others) < EVEN:
            return self.words("reason.even")
        if more >= RICHER:
            key = "richer" if action == self.best else "poorer"
            return self.words(f"reason.{key}", money=10 * round(more / 10))
        return self.words("reason.placed" if action == self.best else "reason.misplaced")

    def compared(self, outcomes: Sequence[str], own: Prospect, other: Prospect, key: str) -> str:
        """Each outcome in a sentence, with how often it happens after both answers."""
        rates = [self.words(f"reason.{key}", times=own.rate(one), other=other.rate(one)) for one in outcomes]
        return " ".join(one.format(rate=rate) for one, rate in zip(outcomes, rates, strict=True))
