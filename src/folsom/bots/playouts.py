"""Playouts: the round is played to its end many times after each answer, and outcomes for the seat are counted."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from folsom.bots.planner import NEAR
from folsom.game import registry
from folsom.interface.words import Catalogue
from folsom.kernel.core import Tape
from folsom.kernel.dice import seeded

ROUNDS = 100  # played out for each answer
SCALE = 10  # "in 7 of 10 rounds"
APART = 2  # of ten: smaller differences may be noise


class Prospect:
    """The outcomes of playouts after an answer: how often each happened, and its total value."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()  # by the words of an outcome
        self.worth: dict[str, float] = {}
        self.rounds = 0

    def note(self, outcomes: Iterable[tuple[str, float]]) -> None:
        """Count one more round."""
        self.rounds += 1
        found: dict[str, float] = {}
        for words, worth in outcomes:
            found[words] = found.get(words, 0.0) + worth
        for words, worth in found.items():
            self.times[words] += 1
            self.worth[words] = self.worth.get(words, 0.0) + worth

    def rate(self, words: str) -> int:
        """In how many of ten rounds it happened."""
        return round(SCALE * self.times[words] / self.rounds)

    def mean(self, words: str) -> float:
        """Its average value per playout."""
        return self.worth.get(words, 0.0) / self.rounds


def together(prospects: Sequence[Prospect]) -> Prospect:
    """The sum of several prospects."""
    total = Prospect()
    for one in prospects:
        total.times += one.times
        total.rounds += one.rounds
        for words, worth in one.worth.items():
            total.worth[words] = total.worth.get(words, 0.0) + worth
    return total


def play_out(view: Any, actions: Sequence[int], words: Catalogue, seed: int) -> list[Prospect]:
    """The prospects of some answers to the question of the view's seat, in the same worlds for each."""
    title = registry.title(view.setup.game)
    heuristic = title.heuristic({}, NEAR, True)
    dice = seeded(seed)
    found = [Prospect() for _ in actions]
    for _ in range(ROUNDS):
        world = title.redeal(view, seeded(dice.below(1 << 30)))
        world.turn_to(view.seat)
        heuristic.begin(world)
        for action, prospect in zip(actions, found, strict=True):
            s, tape = world.copy(), Tape()
            s.tape = tape
            s.apply(action)
            while not s.over and not heuristic.stop(s):
                s.apply(heuristic.choose(s))
            outcomes = [title.outcome(s, fact, view.seat, words) for fact in tape.facts]
            prospect.note((one.words, one.worth) for one in outcomes if one is not None)
    return found


def differences(own: Prospect, other: Prospect) -> list[tuple[float, str]]:
    """The differences between two prospects: how much more each is worth in the first, and its words; best first."""
    found = [
        (own.mean(words) - other.mean(words), words)
        for words in {**own.times, **other.times}
        if abs(own.rate(words) - other.rate(words)) >= APART
    ]
    return sorted(found, key=lambda one: (-one[0], one[1]))
